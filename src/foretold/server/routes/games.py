"""Finished games: record, replay, proof, fork."""

from __future__ import annotations

import gzip
from typing import Annotated, Any

import msgspec

from foretold.bots import usual_level
from foretold.play.record import Record
from foretold.play.state import State
from foretold.server.auth import ANYBODY, PEOPLE
from foretold.server.finished import AnyOutcome, Eyes, Finished, Frame, Proof, ended, frames, gathered, outcome, proof
from foretold.server.refusals import refuse
from foretold.server.routes.tables import Opened, opened, viewer
from foretold.server.routing import JSON, Call, RawAnswer, Routes
from foretold.table.entries import Origin
from foretold.table.settings import ForBot, ForPerson, Settings
from foretold.table.table import Table

routes = Routes("games")

#: A finished game does not change any more.
FOR_EVER = {"Cache-Control": "private, max-age=31536000, immutable"}


async def finished_game(call: Call, table: str) -> Finished:
    """Return the finished game of a table, if the caller may see the table; refuse otherwise."""
    who = call.caller.who

    def read(found: Table) -> tuple[Table, State]:
        viewer(found, who)
        return ended(found)

    over: tuple[Table, State] = await call.context.effects_runner.read(table, read)
    return await call.context.replays.run(call.queue, gathered, *over)


@routes.add("GET", "/api/v1/games/{table}/record", answer=Record, access=ANYBODY)
async def record(call: Call) -> RawAnswer:
    """Return the record of a finished game, to keep."""
    table = call.path("table")
    game = await finished_game(call, table)
    headers = {**FOR_EVER, "Content-Disposition": f'attachment; filename="foretold-{game.record.game}.json"'}
    return RawAnswer(game.text.encode(), JSON, headers)


@routes.add("GET", "/api/v1/games/{table}/result", answer=AnyOutcome, access=ANYBODY)
async def result(call: Call) -> RawAnswer:
    """Return the result of a finished game with every round: showdowns, or bets and tricks."""
    game = await finished_game(call, call.path("table"))
    body = await call.context.replays.run(call.queue, lambda: msgspec.json.encode(outcome(game)))
    return RawAnswer(body, JSON, FOR_EVER)


class ReplayPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which view and which part of a replay. The view is a seat's number, `spectator`, or `open` for all hands."""

    eyes: Annotated[str, msgspec.Meta(pattern="^([0-9]|1[01]|spectator|open)$")] = "spectator"
    first: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    count: Annotated[int, msgspec.Meta(ge=1, le=200)] = 100


class Replay(msgspec.Struct, frozen=True):
    """A part of a replay, and how many decisions there are in all."""

    game: str
    options: dict[str, Any]
    players: list[str]
    decisions: int
    frames: list[Frame]


@routes.add("GET", "/api/v1/games/{table}/replay", query=ReplayPart, answer=Replay, access=ANYBODY)
async def replay(call: Call) -> RawAnswer:
    """Return a finished game as a seat or a spectator saw it, or with open cards."""
    game = await finished_game(call, call.path("table"))
    part = call.query
    eyes: Eyes = int(part.eyes) if part.eyes.isdecimal() else part.eyes
    if isinstance(eyes, int) and eyes >= game.game.players:
        refuse("table-no-seat", seat=eyes)
    packed = "gzip" in call.request.headers.get("Accept-Encoding", "")
    body = await call.context.replays.run(call.queue, _replayed, game, eyes, part, packed)
    headers = {**FOR_EVER, "Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if packed else {})}
    return RawAnswer(body, JSON, headers)


def _replayed(game: Finished, eyes: Eyes, part: ReplayPart, packed: bool) -> bytes:
    """Return a part of a replay. Views differ little from one decision to the next: compressed, it is a twentieth."""
    record_ = game.record
    shown = frames(game, eyes, part.first, part.count)
    whole = Replay(record_.game, game.game.told(record_.options), record_.players or [], len(record_.actions), shown)
    body = msgspec.json.encode(whole)
    return gzip.compress(body, compresslevel=5, mtime=0) if packed else body


@routes.add("GET", "/api/v1/games/{table}/proof", answer=Proof, access=ANYBODY)
async def fairness(call: Call) -> Proof:
    """Return the server's seed and everybody's salt, after the end: the cards follow from them."""
    who = call.caller.who

    def read(table: Table) -> Proof:
        viewer(table, who)
        return proof(table)

    result: Proof = await call.context.effects_runner.read(call.path("table"), read)
    return result


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to play on from, in which seat, against which bots; without a level, those that sit in for a player."""

    decisions: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=11)]
    level: str | msgspec.UnsetType = msgspec.UNSET


@routes.add("POST", "/api/v1/games/{table}/fork", body=Fork, answer=Opened, access=PEOPLE, status=201)
async def fork(call: Call) -> Opened:
    """Open a table that goes on from a point of a finished game, with bots in the other seats."""
    wish: Fork = call.body
    if not call.context.limits.tables.allows(call.caller.who):
        refuse("too-fast")
    game = await finished_game(call, call.path("table"))
    whole = game.record.result is not None and wish.decisions >= len(game.record.actions)
    if whole or wish.decisions > len(game.record.actions):
        refuse("fork-point", most=len(game.record.actions) - (game.record.result is not None))
    if wish.seat >= game.game.players:
        refuse("table-no-seat", seat=wish.seat)
    level = usual_level(game.record.game) if wish.level is msgspec.UNSET else wish.level
    chairs = [ForPerson() if seat == wish.seat else ForBot(level) for seat in range(game.game.players)]
    settings = Settings(game=game.record.game, options=game.record.options, seats=chairs)
    origin = Origin(msgspec.to_builtins(msgspec.structs.replace(game.record, table=None)), wish.decisions)
    return opened(call, await call.context.effects_runner.open(call.caller.who, settings, call.lang, origin))
