"""The views of both games as types, as docs/library.md describes them: for the schema that other programs read.

The library writes views straight from its records; these types say what is in them, and the tests read every message of
whole games back through them.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Combination = Literal[
    "nothing", "pair", "two-pairs", "three", "straight", "flush", "full-house", "four", "straight-flush"
]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a view: it has these keys and no others."""


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something that happened; which arguments it has depends on its code."""

    turn: int
    fact: str
    seat: int | None = None
    round: int | None = None
    added: int | None = None
    pot: int | None = None
    card: str | None = None
    given: str | None = None
    column: int | None = None
    place: str | None = None
    count: int | None = None
    effect: str | None = None
    target: int | None = None
    viewer: int | None = None
    combination: Combination | None = None
    strength: int | None = None
    runes: int | None = None
    cards: int | None = None
    bet: int | None = None
    colour: str | None = None
    points: int | None = None
    tricks: int | None = None


# All In – Predictions ------------------------------------------------------------------------------------------------


class Pile(Part, frozen=True):
    """The discard pile; the top is null if there is none or nobody may see it."""

    count: int
    top: str | None


class Worth(Part, frozen=True):
    """What a hand is worth."""

    combination: Combination
    strength: int


class PlayedCard(Part, frozen=True):
    """The card being resolved: its effects, and which of them is now."""

    card: str
    effects: list[str]
    step: int


class PredictionsTable(Part, frozen=True):
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


class Announcement(Part, frozen=True):
    """What somebody announced under Hypnosis; it holds for the hand of that moment."""

    turn: int
    seat: int
    combination: Combination


class EyeUse(Part, frozen=True):
    """A use of the Omniscient Eye; the cards are for these two alone."""

    turn: int
    viewer: int
    seat: int
    cards: list[str]


class PredictionsMemory(Part, frozen=True):
    """What a perfect memory adds."""

    hands: list[list[str]]
    deck: list[str]
    pile: list[str | None]
    announced: list[Announcement]
    eye: list[EyeUse]


class PredictionsRound(Part, frozen=True):
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


class PredictionsView(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="game", tag="predictions"):
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


# All or Nothing ------------------------------------------------------------------------------------------------------


class Trick(Part, frozen=True):
    """A finished trick."""

    trick: int
    leader: int
    winner: int
    cards: list[str | None]


class AllOrNothingTable(Part, frozen=True):
    """What can be seen at the table now."""

    round: int
    cards: int
    trick: int
    dealer: int
    trump: str
    trump_colour: str
    points: list[int]
    hand: list[str] | None
    hand_sizes: list[int]
    has_bet: list[bool]
    bets: list[int | None]
    open: list[bool | None]
    tricks: list[int]
    leader: int | None
    played: list[str | None]
    previous_trick: Trick | None


class AllOrNothingMemory(Part, frozen=True):
    """What a perfect memory adds."""

    tricks: list[Trick]
    cannot_have: list[list[str]]
    hands: list[list[str]]
    out_of_play: list[str]


class AllOrNothingRound(Part, frozen=True):
    """A finished round."""

    dealer: int
    trump: str
    bets: list[int]
    open: list[bool]
    tricks: list[int]
    gains: list[int]


class AllOrNothingView(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="game", tag="all-or-nothing"):
    """All that a seat may know of All or Nothing."""

    options: dict[str, Any]
    seat: int | None
    decision: int
    over: bool
    scores: list[int]
    winners: list[int]
    actor: int | None
    asked: Literal["bet", "open", "play"] | None
    legal: list[str]
    table: AllOrNothingTable
    memory: AllOrNothingMemory | None
    last_round: AllOrNothingRound | None


View = PredictionsView | AllOrNothingView
