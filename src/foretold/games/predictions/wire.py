"""The views, facts and rounds of All In - Predictions as types, as docs/library.md describes them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from foretold.games.predictions.rules.deck import GAME_NAME
from foretold.table.wire import ViewPart, WireTypes

Combination = Literal[
    "nothing", "pair", "two-pairs", "three", "straight", "flush", "full-house", "four", "straight-flush"
]


class Pile(ViewPart, frozen=True):
    """The discard pile; the top is null if there is none or nobody may see it."""

    count: int
    top: str | None


class Worth(ViewPart, frozen=True):
    """What a hand is worth."""

    combination: Combination
    strength: int


class PlayedCard(ViewPart, frozen=True):
    """The card being resolved: its effects, and which of them is now."""

    card: str
    effects: list[str]
    step: int


class PredictionsTable(ViewPart, frozen=True):
    """What can be seen at the table now."""

    round: int
    turn: int
    first: int
    at_turn: int
    pot: int
    runes: list[int]
    gallery: list[list[str]]
    deck: int
    pile: Pile
    hand: list[str] | None
    worth: Worth | None
    hand_sizes: list[int]
    all_in: int | None
    played: PlayedCard | None
    revealed: list[str | None]
    eye: int | None
    predictions: list[int | None]


class Announcement(ViewPart, frozen=True):
    """What somebody announced under Hypnosis; it holds for the hand of that moment."""

    turn: int
    seat: int
    combination: Combination


class EyeUse(ViewPart, frozen=True):
    """A use of the Omniscient Eye; the cards are for these two alone."""

    turn: int
    viewer: int
    seat: int
    cards: list[str]


class PredictionsMemory(ViewPart, frozen=True):
    """What a perfect memory adds."""

    hands: list[list[str]]
    deck: list[str]
    pile: list[str | None]
    announced: list[Announcement]
    eye: list[EyeUse]


class PredictionsRound(ViewPart, frozen=True):
    """A finished round."""

    first: int
    pot: int
    carry: int
    strongest: int
    hands: list[list[str]]
    combinations: list[Combination]
    strengths: list[int]
    predictions: list[int | None]
    gains: list[int]


class PredictionsView(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="game", tag=GAME_NAME):
    """All that a seat may know of All In – Predictions."""

    options: dict[str, Any]
    seat: int | None
    decision: int
    over: bool
    scores: list[int]
    winners: list[int]
    actor: int | None
    asked: (
        Literal[
            "turn", "take", "swap", "draw", "reveal", "rune", "hypnosis", "eye", "keep", "hide", "discard", "predict"
        ]
        | None
    )
    legal: list[str]
    table: PredictionsTable
    memory: PredictionsMemory | None
    last_round: PredictionsRound | None


def open_table(table: dict[str, Any], seats: list[dict[str, Any]]) -> None:
    """Put into a spectator's table what each seat alone sees: secret predictions, and cards being turned up."""
    table["predictions"] = [own["predictions"][seat] for seat, own in enumerate(seats)]
    table["revealed"] = next((own["revealed"] for own in seats if None not in own["revealed"]), [])


WIRE = WireTypes(
    name="Predictions",
    view=PredictionsView,
    round=PredictionsRound,
    fact_fields={
        "added": int, "pot": int, "card": str, "given": str, "column": int, "place": str, "count": int, "effect": str,
        "target": int, "viewer": int, "combination": Combination, "strength": int, "runes": int,
    },
    shown="hand-shown",
    open_table=open_table,
)  # fmt: skip
