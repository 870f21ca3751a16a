"""The views, facts and rounds of Alles oder Nichts as types, as docs/library.md describes them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from foretold.games.all_or_nothing.rules.deck import GAME_NAME
from foretold.table.wire import ViewPart, WireTypes


class Trick(ViewPart, frozen=True):
    """A finished trick."""

    trick: int
    leader: int
    winner: int
    cards: list[str | None]


class AllOrNothingTable(ViewPart, frozen=True):
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


class AllOrNothingMemory(ViewPart, frozen=True):
    """What a perfect memory adds."""

    tricks: list[Trick]
    cannot_have: list[list[str]]
    hands: list[list[str]]
    out_of_play: list[str]


class AllOrNothingRound(ViewPart, frozen=True):
    """A finished round."""

    dealer: int
    trump: str
    bets: list[int]
    open: list[bool]
    tricks: list[int]
    gains: list[int]


class AllOrNothingView(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="game", tag=GAME_NAME):
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


def open_table(table: dict[str, Any], seats: list[dict[str, Any]]) -> None:
    """Put secret bets into a spectator's table."""
    table["bets"] = [own["bets"][seat] for seat, own in enumerate(seats)]


WIRE = WireTypes(
    name="AllOrNothing",
    view=AllOrNothingView,
    round=AllOrNothingRound,
    fact_fields={"card": str, "cards": int, "bet": int, "colour": str, "points": int, "tricks": int},
    shown="scores",
    open_table=open_table,
)
