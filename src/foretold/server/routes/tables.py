"""Tables: open one, see it, send it commands; the lobby and a person's games."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec

from foretold.errors import ForetoldError
from foretold.server import deck_reader as deck_reading
from foretold.server.auth import ANYBODY, KNOWN, PEOPLE, PLAYERS
from foretold.server.refusals import NOT_NOW, refuse
from foretold.server.routing import Call, RawAnswer, Routes
from foretold.store import TableListing
from foretold.table import commands, news
from foretold.table.broadcast import admits_spectators
from foretold.table.messages import Phase, TableTold
from foretold.table.refusals import Refused
from foretold.table.settings import Settings, check_size
from foretold.table.table import Table

routes = Routes("tables")

_MOST_LINES = 200
#: Kinds of clocks, as lists name them.
_DAYS, _NONE = "days", "none"


class Opened(msgspec.Struct, frozen=True):
    """A new table. The link is for everybody who shall join; the commitment binds the server to its cards."""

    table: str
    commitment: str
    link: str


@routes.add("POST", "/api/v1/tables", access=PEOPLE, body=Settings, answer=Opened, status=201)
async def open_table(call: Call) -> Opened:
    """Open a table; whoever opens it is its host."""
    if not call.context.limits.tables.allows(call.caller.who):
        refuse("too-fast")
    check_size(call.body)
    if "deck" in call.body.options:
        await call.context.decks.run(call.queue, deck_reading.prepare, call.body)
    made = await call.context.effects_runner.open(call.caller.who, call.body, call.lang)
    return opened(call, made)


def opened(call: Call, made: dict[str, Any]) -> Opened:
    """Return the answer to whoever opened a table."""
    return Opened(made["table"], made["commitment"], link(call, made["table"]))


def link(call: Call, table: str) -> str:
    """Return the link to a table."""
    base = call.context.config.public_url.rstrip("/") or f"{call.request.scheme}://{call.request.host}"
    return f"{base}/t/{table}"


class Since(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From which number on."""

    since: Annotated[int, msgspec.Meta(ge=0, description="facts after this number only; 0: all")] = 0


@routes.add("GET", "/api/v1/tables/{table}", query=Since, answer=TableTold, access=ANYBODY)
async def see_table(call: Call) -> RawAnswer:
    """Return a table as the caller may see it: with their own seat's view, or as a spectator."""
    who, since, clock = call.caller.who, call.query.since, call.context.effects_runner.clock

    def read(table: Table) -> bytes:
        return news.whole(table, viewer(table, who), since, clock.now())

    return RawAnswer(await call.context.effects_runner.read(call.path("table"), read))


def viewer(table: Table, who: str) -> news.Viewer:
    """Return the seat of the caller at a table, or None if spectators are welcome."""
    seat = table.seat_of(who or None)
    if seat is None and not admits_spectators(table):
        raise Refused("table-private")
    return seat


class Done(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a command. A secret, if there is one, is shown only once."""

    id: str
    table: str
    number: int
    secret: str | None = None
    next: str | None = None


@routes.add("POST", "/api/v1/tables/{table}/commands", access=PLAYERS, body=commands.AnyCommand, answer=Done)
async def command_table(call: Call) -> Done:
    """Send a command to a table: sit down, begin, move, and all others."""
    command, table = call.body, call.path("table")
    if command.table not in ("", table):
        refuse("message-invalid", reason="table")
    if not call.caller.may_ask(command):
        refuse("not-allowed")
    command = msgspec.structs.replace(command, table=table)
    result = await call.context.effects_runner.command(call.caller.who, command, call.lang)
    return Done(**{name: value for name, value in result.items() if name != "say"})


class TableLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in a list."""

    table: str
    phase: Phase
    game: str
    players: int
    clock: str
    free: int
    names: list[str]
    changed: int
    actor: int | None = None
    deadline: int | None = None
    seat: int | None = None
    your_turn: bool = False


class Lines(msgspec.Struct, frozen=True):
    """A list of tables."""

    tables: list[TableLine]


@routes.add("GET", "/api/v1/lobby", answer=Lines, access=ANYBODY)
async def lobby(call: Call) -> Lines:
    """List the listed tables that wait for players, and the listed games that go on."""
    found = await call.context.store.lobby(_MOST_LINES)
    return Lines([_line(line, None, line.actor if line.clock == _DAYS else None) for line in found])


class Which(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which of one's games."""

    phase: Literal["open", "playing", "over"] | None = None


@routes.add("GET", "/api/v1/me/games", query=Which, answer=Lines, access=KNOWN)
async def my_games(call: Call) -> Lines:
    """List the caller's games: first those that wait for them, then those that go on, then the others."""
    who = call.caller.who
    lines = await call.context.store.tables_of(who, _MOST_LINES)
    actors = await asyncio.gather(*(_actor(call, line) for line in lines))
    found = [_line(line, line.people.get(who), actor) for line, actor in zip(lines, actors, strict=True)]
    wanted = [line for line in found if call.query.phase in (None, line.phase)]
    order = {"playing": 1, "open": 2, "over": 3}
    return Lines(sorted(wanted, key=lambda line: (0 if line.your_turn else order[line.phase], -line.changed)))


async def _actor(call: Call, line: TableListing) -> int | None:
    """Return who decides at a table. Lists know that of turn-based games only: in others it changes too often.

    A table that is not in memory, and has a clock that would run for nobody, is not loaded for a list.
    """
    if line.phase != "playing" or line.clock == _DAYS:
        return line.actor
    effects_runner = call.context.effects_runner
    if line.clock != _NONE and line.table not in effects_runner.hall.slots:
        return None
    try:
        actor: int | None = await effects_runner.read(line.table, lambda table: table.actor)
    except ForetoldError as error:
        if error.code in NOT_NOW:
            raise
        return None  # one that can't be read keeps nobody from the others
    return actor


def _line(line: TableListing, seat: int | None, actor: int | None) -> TableLine:
    your_turn = seat is not None and actor == seat
    return TableLine(
        table=line.table, phase=line.phase, game=line.game, players=line.players, clock=line.clock, free=line.free,
        names=line.names, changed=line.changed, actor=actor, deadline=line.deadline, seat=seat,
        your_turn=your_turn,
    )  # fmt: skip
