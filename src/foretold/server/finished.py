"""What a finished game shows: its record, every seat's replay, and the proof that its cards were fair."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from foretold.play.game import Game
from foretold.play.record import Record
from foretold.play.state import State
from foretold.server.refusals import refuse
from foretold.table import fair
from foretold.table.entries import By
from foretold.table.proof import record_text
from foretold.table.table import Table

Eyes = int | Literal["spectator", "open"]


@dataclass(frozen=True)
class Finished:
    """A game that is over: all that its table knew."""

    game: Game
    text: str
    record: Record
    deciders: list[tuple[int, By]]


class Frame(msgspec.Struct, frozen=True):
    """The game after so many decisions: the last of them, what it told, and what can be seen now."""

    decision: int
    seat: int | None
    action: str | None
    by: str | None
    facts: list[dict[str, Any]]
    view: dict[str, Any]
    hands: list[list[str]] | None = None


class Proof(msgspec.Struct, frozen=True):
    """Why the cards were fair: the commitment is of the seed; seed and salts make the seed of the record."""

    commitment: str
    seed: str
    salts: list[str]
    deal_seed: str
    fork: bool


def finished(table: Table) -> Finished:
    """The game of a table that is over; of one that is not, nothing is told."""
    if table.phase != "over" or table.state is None:
        refuse("game-running")
    text = record_text(table)
    return Finished(table.game, text, Record.from_json(text), list(table.deciders))


def proof(table: Table) -> Proof:
    """The proof of a game that is over."""
    finished(table)
    salts = [seat.salt for seat in table.seats]
    deal_seed = fair.deal_seed(table.seed, salts)
    return Proof(table.commitment, table.seed, salts, deal_seed, table.origin is not None)


def frames(game: Finished, eyes: Eyes, first: int, count: int) -> list[Frame]:
    """The game as somebody saw it, decision by decision: a seat, a spectator, or with all hands open."""
    record = game.record
    state = game.game.deal(record.seed, record.decks, record.reshuffles)
    seen, told = [], 0
    for number in range(min(first + count, len(record.actions) + 1)):
        if number:
            state.apply(record.actions[number - 1])
        if number >= first:
            seen.append(_frame(game, state, eyes, number, told))
        told = state.fact_count
    return seen


def _frame(game: Finished, state: State, eyes: Eyes, number: int, told: int) -> Frame:
    viewer = eyes if isinstance(eyes, int) else None
    seat, by = game.deciders[number - 1] if number else (None, None)
    hands = None
    if eyes == "open":
        hands = [state.glance(seat)["table"]["hand"] for seat in range(game.game.players)]
    return Frame(
        decision=number,
        seat=seat if seat is not None and seat >= 0 else None,
        action=game.record.actions[number - 1] if number else None,
        by=by,
        facts=state.facts(viewer, told),
        view=state.glance(viewer),
        hands=hands,
    )
