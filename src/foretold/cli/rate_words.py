"""Show a tournament: tables for the terminal, and a page with the plots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import TYPE_CHECKING

from foretold.lab.rate_plot import plot
from foretold.words import bot_name, number, say
from foretold.words.layout import table

if TYPE_CHECKING:
    from foretold.lab.estimates import Estimate
    from foretold.lab.rate import Pair, Tournament

_STYLE = (
    ":root{color-scheme:light dark}body{font-family:sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;"
    "line-height:1.5}table{border-collapse:collapse;margin:1rem 0}th,td{padding:.2rem .8rem;text-align:left;"
    "border-bottom:1px solid}svg{max-width:45rem;display:block;margin:2rem 0}"
)

Rows = list[list[str]]


def text(tournament: Tournament, lang: str) -> str:
    """Return the text that the command prints."""
    head, rows = _standings(tournament, lang)
    pairs_head, pairs = _pairs(tournament, lang)
    return "\n".join(
        [
            _title(tournament, lang), _amount(tournament, lang), "",
            table(head, rows, numbers=range(1, len(head))), "",
            table(pairs_head, pairs, numbers=(1,)), "",
            _verdict(tournament, lang), *_notes(lang),
        ]
    )  # fmt: skip


def page(tournament: Tournament, lang: str) -> str:
    """Return an HTML page that needs no other file."""
    title = escape(_title(tournament, lang))
    ratings = [(_name(bot.name, lang), bot.rating) for bot in tournament.bots]
    differences = [(_pair(pair, lang), pair.difference) for pair in tournament.pairs]
    body = [
        f"<h1>{title}</h1>",
        *(f"<p>{escape(line)}</p>" for line in (_amount(tournament, lang), _verdict(tournament, lang))),
        plot(say("rate-plot-ratings", lang), ratings, lambda value: number(value, lang, 1)),
        _html_table(*_standings(tournament, lang)),
        plot(say("rate-plot-differences", lang), differences, lambda value: number(value, lang, 2), zero=True),
        _html_table(*_pairs(tournament, lang)),
        *(f"<p>{escape(line)}</p>" for line in _notes(lang)),
    ]
    head = f'<meta charset="utf-8"><title>{title}</title><style>{_STYLE}</style>'
    parts = ["<!DOCTYPE html>", f'<html lang="{lang}">', f"<head>{head}</head>", "<body>", *body, "</body>", "</html>"]
    return "\n".join(parts) + "\n"


def _html_table(head: Sequence[str], rows: Rows) -> str:
    def line(cells: Sequence[str], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"

    return "\n".join(["<table>", line(head, "th"), *(line(row, "td") for row in rows), "</table>"])


def _title(tournament: Tournament, lang: str) -> str:
    return say("rate-title", lang, game=say(f"game-{tournament.game}", lang), players=tournament.options["players"])


def _amount(tournament: Tournament, lang: str) -> str:
    return say("rate-amount", lang, deals=tournament.deals, games=tournament.games, seed=str(tournament.seed))


def _standings(tournament: Tournament, lang: str) -> tuple[list[str], Rows]:
    head = [say(f"rate-column-{column}", lang) for column in ("bot", "rating", "points", "wins", "score")]
    rows = [
        [
            _name(bot.name, lang),
            _number(bot.rating, lang, 1),
            _number(bot.points, lang, 2),
            _percent(bot.wins, lang),
            _number(bot.score, lang, 1),
        ]
        for bot in tournament.bots
    ]
    return head, rows


def _pairs(tournament: Tournament, lang: str) -> tuple[list[str], Rows]:
    head = [say(f"rate-column-{column}", lang) for column in ("pair", "difference", "settled")]
    rows = [
        [_pair(pair, lang), _number(pair.difference, lang, 3), say("rate-yes" if pair.settled else "rate-no", lang)]
        for pair in tournament.pairs
    ]
    return head, rows


def _verdict(tournament: Tournament, lang: str) -> str:
    if tournament.settled:
        return say("rate-settled", lang)
    return say("rate-open", lang, pairs=", ".join(_pair(pair, lang) for pair in tournament.pairs if not pair.settled))


def _notes(lang: str) -> list[str]:
    return [say(f"rate-about-{topic}", lang) for topic in ("points", "rating", "intervals")]


def _name(name: str, lang: str) -> str:
    """Return the name of a level in a language, numbered from the second on."""
    level, _, count = name.partition("#")
    spoken = bot_name(level, lang)
    return say("rate-name", lang, level=spoken, number=count) if count else spoken


def _pair(pair: Pair, lang: str) -> str:
    return say("rate-pair", lang, better=_name(pair.better, lang), worse=_name(pair.worse, lang))


def _number(estimate: Estimate, lang: str, digits: int) -> str:
    return _with_interval(estimate, lambda value: number(value, lang, digits))


def _percent(estimate: Estimate, lang: str) -> str:
    return _with_interval(estimate, lambda value: say("cli-number-percent", lang, value=value))


def _with_interval(estimate: Estimate, shown: Callable[[float], str]) -> str:
    if estimate.low is None or estimate.high is None:
        return shown(estimate.mean)
    return f"{shown(estimate.mean)} ({shown(estimate.low)} – {shown(estimate.high)})"
