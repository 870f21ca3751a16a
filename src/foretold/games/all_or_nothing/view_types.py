"""The game's views as dictionaries, for type checkers.

Written by scripts/generate, which reads wire.py.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict


class AllOrNothingFact(TypedDict):
    """Something that happened; which arguments it has depends on its code."""

    turn: int
    fact: str
    seat: NotRequired[int]
    round: NotRequired[int]
    card: NotRequired[str]
    cards: NotRequired[int]
    bet: NotRequired[int]
    colour: NotRequired[str]
    points: NotRequired[int]
    tricks: NotRequired[int]


class Trick(TypedDict):
    """A finished trick."""

    trick: int
    leader: int
    winner: int
    cards: list[str | None]


class AllOrNothingTable(TypedDict):
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


class AllOrNothingMemory(TypedDict):
    """What a perfect memory adds."""

    tricks: list[Trick]
    cannot_have: list[list[str]]
    hands: list[list[str]]
    out_of_play: list[str]


class AllOrNothingRound(TypedDict):
    """A finished round."""

    dealer: int
    trump: str
    bets: list[int]
    open: list[bool]
    tricks: list[int]
    gains: list[int]


class AllOrNothingView(TypedDict):
    """All that a seat may know of All or Nothing."""

    game: str
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
    log: NotRequired[list[AllOrNothingFact]]
