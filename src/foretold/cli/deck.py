"""`foretold deck check FILE`: says whether a deck file can be played with, and what it holds."""

from __future__ import annotations

import argparse
from itertools import groupby
from typing import TYPE_CHECKING

from foretold.words import harmless, say
from foretold.words.layout import table

if TYPE_CHECKING:
    from foretold.rules.all_or_nothing.deck import Deck as Colours
    from foretold.rules.predictions.deck import Deck as Faces

Face = tuple[tuple[str, bool], ...]


def add_arguments(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare what the command takes."""
    commands = parser.add_subparsers(title=say("cli-commands", lang), metavar="COMMAND", required=True)
    about = say("cli-deck-check-about", lang)
    check = commands.add_parser("check", lang=lang, help=about, description=about)
    check.add_argument("file", metavar="FILE", help=say("cli-deck-file", lang))
    check.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check the file and print what the deck holds; a file that breaks a rule raises `InvalidDeck`."""
    from foretold.play.decks import check_file

    print(describe(check_file(args.file), args.lang))
    return 0


def describe(deck: Faces | Colours, lang: str) -> str:
    """Return the contents of a deck in words."""
    from foretold.rules.predictions.deck import Deck as Faces

    game = say(f"game-{deck.game}", lang)
    lines = [say("cli-deck-good", lang, game=game)]
    if deck.name(lang):
        lines.append(say("cli-deck-name", lang, name=deck.name(lang)))
    lines.append(say("cli-deck-cards", lang, count=len(deck.cards)))
    if isinstance(deck, Faces):
        lines.append(say("cli-deck-suits", lang, suits=" > ".join(deck.suit_names(lang).values())))
    lines += ["", _faces(deck, lang) if isinstance(deck, Faces) else _suits(deck, lang)]
    return "\n".join(lines)


def _faces(deck: Faces, lang: str) -> str:
    """Return a table of the effects by rank; a rank whose suits differ has a line for each kind of face."""
    by_rank = groupby(sorted(deck.cards, key=_rank_order), key=_rank)
    rows = []
    for rank, cards in by_rank:
        kinds: dict[Face, list[str]] = {}
        for card in cards:
            kinds.setdefault(tuple(deck.face(card)), []).append(card)
        for face, alike in kinds.items():
            label = _rank_name(rank, lang) if len(kinds) == 1 else " ".join(alike)
            rows.append([label, " · ".join(_effect(effect, starred, lang) for effect, starred in face)])
    return table([say("cli-column-rank", lang), say("cli-column-effects", lang)], rows)


def _suits(deck: Colours, lang: str) -> str:
    """Return a table of the cards by colour; of many ranks only the first and last are shown."""
    names = deck.suit_names(lang)
    suits: dict[str, list[str]] = {letter: [] for letter in names}
    for card in deck.cards:
        suits[card[-1]].append(card)
    rows = [[harmless(names[letter]), " ".join(_shortened(cards))] for letter, cards in suits.items()]
    return table([say("cli-column-suit", lang), say("cli-column-cards", lang)], rows)


def _shortened(cards: list[str]) -> list[str]:
    return cards if len(cards) <= _SHOWN else [*cards[: _SHOWN - 2], "…", cards[-1]]


_SHOWN = 16
_RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "R")


def _rank(card: str) -> str:
    return "R" if card.startswith("R") else card[:-1]


def _rank_order(card: str) -> tuple[int, str]:
    return _RANKS.index(_rank(card)), card


def _rank_name(rank: str, lang: str) -> str:
    if rank.isdigit():
        return rank
    return say("rank-rune" if rank == "R" else f"rank-{rank.lower()}", lang)


def _effect(effect: str, starred: bool, lang: str) -> str:
    name, _, size = effect.partition(" ")
    spoken = say(f"effect-{name}", lang, count=size)
    return f"{spoken} ★" if starred else spoken
