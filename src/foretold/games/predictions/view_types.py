"""The game's views as dictionaries, for type checkers.

Written by scripts/generate, which reads wire.py.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Combination = Literal[
    "nothing", "pair", "two-pairs", "three", "straight", "flush", "full-house", "four", "straight-flush"
]


class PredictionsFact(TypedDict):
    """Something that happened; which arguments it has depends on its code."""

    turn: int
    fact: str
    seat: NotRequired[int]
    round: NotRequired[int]
    added: NotRequired[int]
    pot: NotRequired[int]
    card: NotRequired[str]
    given: NotRequired[str]
    column: NotRequired[int]
    place: NotRequired[str]
    count: NotRequired[int]
    effect: NotRequired[str]
    target: NotRequired[int]
    viewer: NotRequired[int]
    combination: NotRequired[Combination]
    strength: NotRequired[int]
    runes: NotRequired[int]


class Pile(TypedDict):
    """The discard pile; the top is null if there is none or nobody may see it."""

    count: int
    top: str | None


class Worth(TypedDict):
    """What a hand is worth."""

    combination: Combination
    strength: int


class PlayedCard(TypedDict):
    """The card being resolved: its effects, and which of them is now."""

    card: str
    effects: list[str]
    step: int


class PredictionsTable(TypedDict):
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


class Announcement(TypedDict):
    """What somebody announced under Hypnosis; it holds for the hand of that moment."""

    turn: int
    seat: int
    combination: Combination


class EyeUse(TypedDict):
    """A use of the Omniscient Eye; the cards are for these two alone."""

    turn: int
    viewer: int
    seat: int
    cards: list[str]


class PredictionsMemory(TypedDict):
    """What a perfect memory adds."""

    hands: list[list[str]]
    deck: list[str]
    pile: list[str | None]
    announced: list[Announcement]
    eye: list[EyeUse]


class PredictionsRound(TypedDict):
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


class PredictionsView(TypedDict):
    """All that a seat may know of All In – Predictions."""

    game: str
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
    log: NotRequired[list[PredictionsFact]]
