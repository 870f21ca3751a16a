"""Write the report page: what was played, every group of figures by section, and how the intervals are made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from html import escape
from importlib.resources import files
from itertools import groupby
from typing import TYPE_CHECKING, Any

from foretold.lab.report.figure import FigurePart
from foretold.lab.report.labels import Labels
from foretold.lab.results import Results
from foretold.words import number, say

if TYPE_CHECKING:
    from foretold import Game


def page(results: Results, lang: str) -> str:
    """Return the report of a simulation, in one language."""
    tables = table_names(results.games, lang)
    title = say("lab-title", lang, game=say(f"game-{results.games[0].name}", lang))
    style = files("foretold.lab.report").joinpath("style.css").read_text(encoding="utf-8")
    part = FigurePart(Labels(results.games[0], lang), results.games[0].name, tables)
    sections = [
        (name, "".join(part.html(figures) for figures in group))
        for name, group in groupby(_by_section(results), key=lambda figures: figures.group.section)
    ]
    links = "".join(
        f'<li><a href="#section-{name}">{escape(say(f"lab-section-{name}", lang))}</a></li>' for name, _ in sections
    )
    body = "".join(
        f'<section aria-labelledby="section-{name}"><h2 id="section-{name}">{escape(say(f"lab-section-{name}", lang))}'
        f'</h2><div class="figures">{content}</div></section>'
        for name, content in sections
    )
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f'<style>{style}</style></head><body><header><p class="brand">Foretold</p><h1>{escape(title)}</h1>'
        f'<p class="lead">{escape(say("lab-lead", lang))}</p>{_facts(results, tables, lang)}'
        f'<nav aria-label="{escape(say("lab-sections", lang))}"><ul>{links}</ul></nav></header><main>{body}</main>'
        f"{_foot(results, lang)}</body></html>\n"
    )


def _by_section(results: Results) -> list[Any]:
    """Return the figures by section, sections in the order of their first figure."""
    order = list(dict.fromkeys(figures.group.section for figures in results.figures))
    return sorted(results.figures, key=lambda figures: order.index(figures.group.section))


def table_names(games: tuple[Game, ...], lang: str) -> list[str]:
    """Return what distinguishes the tables: the options in which they differ; nothing if there is one table."""
    if len(games) == 1:
        return [""]
    written = [_all_options(game, lang) for game in games]
    differing = [name for name in written[0] if written[0][name] != written[1][name]]
    if not differing:
        return ["A", "B"]
    names = [", ".join(f"{name}={_value(options[name])}" for name in differing) for options in written]
    # Two decks may bear one name: most begin as copies of the built-in one.
    return names if names[0] != names[1] else [f"{name} ({number})" for number, name in enumerate(names, start=1)]


def _all_options(game: Game, lang: str) -> Mapping[str, Any]:
    """Return every option, default or not; a deck by its name, and by its content where two have the same name."""
    return {**asdict(game.settings), "deck": _DeckName(game.deck.name(lang), game.deck.content)}


class _DeckName:
    """A deck that is shown by its name and compared by its content."""

    def __init__(self, name: str, content: Mapping[str, Any]) -> None:
        self.name = name
        self._content = content

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _DeckName) and self._content == other._content

    def __hash__(self) -> int:
        return hash(self.name)

    def __str__(self) -> str:
        return self.name


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return "–" if value is None else str(value)


def _facts(results: Results, tables: list[str], lang: str) -> str:
    """Return a line about what was played."""
    first = results.games[0]
    options = ", ".join(
        f"{name}={_value(value if name != 'deck' else first.deck.name(lang))}"
        for name, value in first.options.items()
        if name != "players"
    )
    levels = list(dict.fromkeys(results.levels))
    facts = {
        "lab-fact-games": number(results.count, lang),
        "lab-fact-players": str(first.players),
        "lab-fact-bots": ", ".join(f"{results.levels.count(level)} × {say(f'bot-{level}', lang)}" for level in levels),
        "lab-fact-seed": str(results.seed),
    }
    if options:
        facts["lab-fact-options"] = options
    if len(tables) > 1:
        facts["lab-fact-compared"] = " · ".join(tables)
    items = "".join(
        f"<div><dt>{escape(say(name, lang))}</dt><dd>{escape(value)}</dd></div>" for name, value in facts.items()
    )
    return f'<dl class="facts">{items}</dl>'


def _foot(results: Results, lang: str) -> str:
    """Explain how to read the figures, and how to reproduce them."""
    paragraphs = ["lab-intervals", "lab-association", *(["lab-paired"] if len(results.games) > 1 else [])]
    told = "".join(f"<p>{escape(say(name, lang))}</p>" for name in paragraphs)
    return f"<footer><h2>{escape(say('lab-reading', lang))}</h2>{told}</footer>"
