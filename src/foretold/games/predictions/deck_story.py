"""A deck file in words: which rank or card has which effects."""

from __future__ import annotations

from itertools import groupby

from foretold.games.predictions.rules.deck import Deck
from foretold.words import say
from foretold.words.layout import table

Face = tuple[tuple[str, bool], ...]
_RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "R")


def faces_table(deck: Deck, lang: str) -> str:
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
