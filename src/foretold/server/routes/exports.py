"""A copy of all of one's own finished games."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
from aiohttp import web

from foretold.errors import ForetoldError
from foretold.server.auth import KNOWN
from foretold.server.finished import ended
from foretold.server.refusals import NOT_NOW, refuse
from foretold.server.routes.tables import viewer
from foretold.server.routing import NDJSON, Call, Routes
from foretold.store.exchange import Exported
from foretold.table import entries
from foretold.table.proof import record_text
from foretold.table.table import Table

routes = Routes("games")

_MOST = 10_000
#: Seconds after which a game is asked for again that can't be had at the moment; after so many times it is given up.
_PAUSE, _TRIES = 0.5, 20
_HEADERS = {
    "Content-Type": NDJSON,
    "Content-Disposition": 'attachment; filename="foretold-games.ndjson"',
    "Cache-Control": "no-store",
}


@routes.add("GET", "/api/v1/me/games/export", answer=Exported, media=NDJSON, access=KNOWN)
async def export(call: Call) -> web.StreamResponse:
    """All of the caller's finished games, one a line."""
    who, exporting = call.caller.who, call.context.exporting
    if who in exporting:
        refuse("server-busy")
    exporting.add(who)
    try:
        lines = await call.context.store.tables_of(who, _MOST)
        return await _send(call, [line.table for line in lines if line.phase == "over"])
    finally:
        exporting.discard(who)


async def _send(call: Call, tables: list[str]) -> web.StreamResponse:
    """Send game after game, as each is read: none of them stays in memory."""
    response = web.StreamResponse(headers=_HEADERS)
    await response.prepare(call.request)
    for table in tables:
        try:
            line = await _patiently(call, table)
        except ForetoldError as error:  # what has left can't be taken back: the client sees that the rest is missing
            call.context.log.count("export-broken", code=error.code)
            if call.request.transport is not None:
                call.request.transport.abort()
            raise ConnectionResetError from error
        if line:
            await response.write(line)
        else:
            call.context.log.count("export-without", table=table)
    await response.write_eof()
    return response


async def _patiently(call: Call, table: str) -> bytes:
    """The line of a game; where the server is busy or the store is away, after a while."""
    for _ in range(_TRIES):
        try:
            return await _line(call, table)
        except ForetoldError as error:
            if error.code not in NOT_NOW:
                raise
            last = error
        await asyncio.sleep(_PAUSE)
    raise last


async def _line(call: Call, table: str) -> bytes:
    raw = await call.context.store.log(table)
    return await call.context.replays.run(call.queue, _exported, table, raw, call.caller.who)


def _exported(table: str, raw: Sequence[bytes], who: str) -> bytes:
    """The line of a game; nothing for one that is damaged, which keeps nobody from the others."""
    try:
        found = Table.of_log(table, [entries.decode(data) for data in raw])
        viewer(found, who)
        ended(found)
        return msgspec.json.encode(Exported(table, record_text(found))) + b"\n"
    except Exception:
        return b""
