"""Finished games: the record, the replay for every seat, and the proof that the cards were dealt fairly."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Literal, cast

import msgspec

from foretold.games.package import GamePackage
from foretold.games.registry import package, packages
from foretold.play.game import Game
from foretold.play.record import Record
from foretold.play.state import State
from foretold.server.refusals import refuse
from foretold.table.entries import By, Ending
from foretold.table.proof import record_text
from foretold.table.seats import SeatState
from foretold.table.settings import ForBot
from foretold.table.table import Table
from foretold.table.views import Fact, View
from foretold.table.wire import wire_types

Eyes = int | Literal["spectator", "open"]


class Player(msgspec.Struct, frozen=True):
    """Who sat at the table: somebody by the name they gave, or a bot of a level."""

    kind: Literal["person", "bot"]
    level: str | None
    name: str


@dataclass(frozen=True)
class Finished:
    """A game that is over, with everything that its table knew."""

    game: Game
    text: str
    record: Record
    deciders: list[tuple[int, By]]
    players: list[Player]
    scores: list[int]
    winners: list[int]
    rounds: list[dict[str, Any]]
    shown: list[list[int]]
    fork: bool
    ending: Ending | None
    ended_at: int | None


class Frame(msgspec.Struct, frozen=True):
    """The game after a number of decisions: the last decision, its facts, and the view."""

    decision: int
    seat: int | None
    action: str | None
    by: str | None
    facts: list[Fact]
    view: View
    hands: list[list[str]] | None = None


class GameOutcome(msgspec.Struct, frozen=True, kw_only=True, tag_field="game"):
    """The result of a game.

    For each finished round, `ends` has the decision that ended it, `totals` the scores at that point, and `shown` the
    seats in the order in which they showed their hands or bets. `ending` says why a game ended early. A `fork`
    continues with the cards of another game, which have their own proof.
    """

    options: dict[str, Any]
    players: list[Player]
    scores: list[int]
    winners: list[int]
    decisions: int
    ends: list[int]
    totals: list[list[int]]
    shown: list[list[int]]
    fork: bool
    ending: Ending | None
    ended_at: int | None


@cache
def outcome_type(package: GamePackage) -> Any:
    """Return the type of a game's result, with its rounds."""
    wire = wire_types(package)
    return msgspec.defstruct(
        f"{wire.name}Outcome",
        [("rounds", cast("Any", list)[wire.round])],
        bases=(GameOutcome,),
        namespace={"__doc__": "How a game ended, with every round."},
        module=__name__, frozen=True, kw_only=True, tag=package.slug,
    )  # fmt: skip


if TYPE_CHECKING:
    AnyOutcome = Any
else:
    AnyOutcome = reduce(or_, (outcome_type(package) for package in packages().values()))


class Proof(msgspec.Struct, frozen=True):
    """The proof of a fair deal: its events in order, and the seed of the cards that follows from them."""

    commitment: str
    seed: str
    salts: list[str]
    events: list[str]
    deal_seed: str
    fork: bool


def ended(table: Table) -> tuple[Table, State]:
    """Return a finished table and the last state of its game; refuse one that is not over.

    What `gathered` reads of them does not change any more, so that slow work may be done in another thread.
    """
    if table.phase != "over" or table.state is None:
        refuse("game-running")
    return table, table.state


def gathered(table: Table, state: State) -> Finished:
    """Collect everything that a table knows, secrets included."""
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
        _orders_shown(state, len(table.seats)),
        table.origin is not None,
        table.ending,
        table.ended_at,
    )


def _orders_shown(state: State, players: int) -> list[list[int]]:
    """Return for each finished round the seats in the order in which they showed their hands, or were scored.

    A game that names no such fact has its seats in their own order.
    """
    shown = wire_types(package(state.game.name)).shown
    if not shown:
        return [list(range(players)) for _ in state.rounds()]
    seats = [fact["seat"] for fact in state.facts(None) if fact["fact"] == shown]
    return [seats[start : start + players] for start in range(0, len(seats), players)]


def _player(seat: SeatState) -> Player:
    if isinstance(seat.chair, ForBot):
        return Player("bot", seat.chair.level, "")
    return Player("person", None, seat.name)


def outcome(game: Finished) -> AnyOutcome:
    """Return the result of a game, round by round."""
    ends, totals = _round_ends(game)
    return outcome_type(package(game.record.game))(
        options=game.game.told(game.record.options),
        players=game.players,
        scores=game.scores,
        winners=game.winners,
        decisions=len(game.record.actions),
        ends=ends,
        totals=totals,
        shown=game.shown,
        fork=game.fork,
        ending=game.ending,
        ended_at=game.ended_at,
        rounds=game.rounds,  # written as the library makes them; the types say what is in them
    )


def _round_ends(game: Finished) -> tuple[list[int], list[list[int]]]:
    """Return after how many decisions each finished round was over, and the scores then."""
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
    """Return the proof of a finished game."""
    ended(table)
    deal, salts = table.deal, [seat.salt for seat in table.seats]
    events = [] if deal.is_first else deal.events
    is_fork = table.origin is not None
    return Proof(deal.commitment, deal.seed, salts, events, deal.cards_seed(table.seats), is_fork)


def frames(game: Finished, eyes: Eyes, first: int, count: int) -> list[Frame]:
    """Return the game decision by decision, as seen by a seat, by a spectator, or with all hands open."""
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
        tables = [state.glance(seat)["table"] for seat in range(game.game.players)]
        wire_types(package(game.record.game)).open_table(view["table"], tables)
        hands = [own.get("hand") or [] for own in tables]
    return Frame(
        decision=number,
        seat=seat if seat is not None and seat >= 0 else None,
        action=game.record.actions[number - 1] if number else None,
        by=by,
        facts=state.all_facts(told) if eyes == "open" else state.facts(viewer, told),
        view=view,
        hands=hands,
    )
