"""What a finished game shows: its record, every seat's replay, and the proof that its cards were fair."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, cast

import msgspec

from foretold.play.game import Game
from foretold.play.record import Record
from foretold.play.state import State
from foretold.server.refusals import refuse
from foretold.table import fair
from foretold.table.entries import By, Ending
from foretold.table.proof import record_text
from foretold.table.seats import SeatState
from foretold.table.settings import ForBot
from foretold.table.table import Table
from foretold.table.views import AllOrNothingRound, Fact, PredictionsRound, View

Eyes = int | Literal["spectator", "open"]


class Player(msgspec.Struct, frozen=True):
    """Who sat at the table: somebody by the name they gave, or a bot of a level."""

    kind: Literal["person", "bot"]
    level: str | None
    name: str


@dataclass(frozen=True)
class Finished:
    """A game that is over: all that its table knew."""

    game: Game
    text: str
    record: Record
    deciders: list[tuple[int, By]]
    players: list[Player]
    scores: list[int]
    winners: list[int]
    rounds: list[dict[str, Any]]
    fork: bool
    ending: Ending | None
    ended_at: int | None


class Frame(msgspec.Struct, frozen=True):
    """The game after so many decisions: the last of them, what it told, and what can be seen now."""

    decision: int
    seat: int | None
    action: str | None
    by: str | None
    facts: list[Fact]
    view: View
    hands: list[list[str]] | None = None


class Outcome(msgspec.Struct, frozen=True, kw_only=True, tag_field="game"):
    """How a game ended.

    For each finished round, `ends` has the decision that ended it and `totals` what everybody had then; `ending` says
    why a game ended before its time. A `fork` went on with another game's cards, which have their own proof.
    """

    options: dict[str, Any]
    players: list[Player]
    scores: list[int]
    winners: list[int]
    decisions: int
    ends: list[int]
    totals: list[list[int]]
    fork: bool
    ending: Ending | None
    ended_at: int | None


class PredictionsOutcome(Outcome, frozen=True, kw_only=True, tag="predictions"):
    """How a game of All In – Predictions ended, with the showdown of every round."""

    rounds: list[PredictionsRound]


class AllOrNothingOutcome(Outcome, frozen=True, kw_only=True, tag="all-or-nothing"):
    """How a game of All or Nothing ended, with the bets and tricks of every round."""

    rounds: list[AllOrNothingRound]


AnyOutcome = PredictionsOutcome | AllOrNothingOutcome


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
    return gathered(table, table.state)


def gathered(table: Table, state: State) -> Finished:
    """All that a table knows, secrets included."""
    text = record_text(table)
    sight = state.glance(None)
    return Finished(
        table.game,
        text,
        Record.from_json(text),
        list(table.deciders),
        [_player(seat) for seat in table.seats],
        sight["scores"],
        sight["winners"],
        state.rounds(),
        table.origin is not None,
        table.ending,
        table.ended_at,
    )


def _player(seat: SeatState) -> Player:
    if isinstance(seat.chair, ForBot):
        return Player("bot", seat.chair.level, "")
    return Player("person", None, seat.name)


def outcome(game: Finished) -> AnyOutcome:
    """How a game ended, round by round."""
    ends, totals = _round_ends(game)
    kind = PredictionsOutcome if game.record.game == "predictions" else AllOrNothingOutcome
    return kind(
        options=game.record.options,
        players=game.players,
        scores=game.scores,
        winners=game.winners,
        decisions=len(game.record.actions),
        ends=ends,
        totals=totals,
        fork=game.fork,
        ending=game.ending,
        ended_at=game.ended_at,
        rounds=cast("Any", game.rounds),  # written as the library makes them; the types say what is in them
    )


def _round_ends(game: Finished) -> tuple[list[int], list[list[int]]]:
    """After how many decisions each finished round was over, and what everybody had then."""
    record = game.record
    state = game.game.deal(record.seed, record.decks, record.reshuffles)
    ends: list[int] = []
    totals: list[list[int]] = []
    for number, action in enumerate(record.actions, 1):
        before = state.rounds_dealt
        state.apply(action)
        if state.rounds_dealt > before or state.is_over:
            ends.append(number)
            totals.append(list(state.scores))
    return ends, totals


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
    view, hands = state.glance(viewer), None
    if eyes == "open":
        hands = _open(view, [state.glance(seat)["table"] for seat in range(game.game.players)])
    return Frame(
        decision=number,
        seat=seat if seat is not None and seat >= 0 else None,
        action=game.record.actions[number - 1] if number else None,
        by=by,
        facts=cast("list[Fact]", state.all_facts(told) if eyes == "open" else state.facts(viewer, told)),
        view=cast("View", view),
        hands=hands,
    )


def _open(view: dict[str, Any], tables: list[dict[str, Any]]) -> list[list[str]]:
    """Put into a spectator's view what each seat alone sees on the table; returns everybody's hand."""
    table = view["table"]
    for key in ("bets", "predictions"):
        if key in table:
            table[key] = [own[key][seat] for seat, own in enumerate(tables)]
    if "revealed" in table:
        table["revealed"] = next((own["revealed"] for own in tables if None not in own["revealed"]), [])
    return [own["hand"] for own in tables]
