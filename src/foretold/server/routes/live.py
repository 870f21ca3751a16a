"""What is live: the WebSocket of people, and the streams of lines for programs and viewers."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from aiohttp import web

from foretold.server.callers import ANYBODY, KNOWN, Caller
from foretold.server.frames import Frames, take_over
from foretold.server.limits import Bucket
from foretold.server.logs import places
from foretold.server.routing import NDJSON, Call, Routes
from foretold.server.wires import FAULT, LATER, Kind, Wire, chunk, text_frame
from foretold.table import commands

routes = Routes("live")

#: Seconds after which a line is sent when nothing else is: it keeps the way open, and shows that somebody still reads.
KEEP_ALIVE = 7.0
#: Messages beyond the limit that are refused before the socket is closed.
_PATIENCE = 20
_MOST_TABLES = 100

_PING = b'{"do":"ping"}'
_encode = msgspec.json.Encoder().encode


@routes.add("GET", "/api/v1/live", doors=ANYBODY, answer=dict[str, Any], status=101)
async def live(call: Call) -> web.StreamResponse:
    """The WebSocket: messages of `commands` in, messages with `say` out (docs/server.md)."""
    house, request = call.house, call.request
    house.doors.check_origin(request.headers, request.host)
    house.enter(call.address, call.caller.who)
    try:
        await web.WebSocketResponse(compress=False).prepare(request)
        _Socket(call, take_over(request))
    except BaseException:
        house.leave(call.address, call.caller.who)
        raise
    return web.Response(status=101)  # goes nowhere: the framework has no connection any more


class _Socket:
    """Hands every message on, until the socket is closed or its sender can't be stopped otherwise."""

    __slots__ = ("_bucket", "_caller", "_frames", "_house", "_is_person", "_lang", "_patience", "_wire")

    def __init__(self, call: Call, transport: asyncio.Transport) -> None:
        config = call.house.config
        self._house, self._caller, self._lang = call.house, call.caller, call.lang
        self._bucket = Bucket(config.message_rate or float("inf"), config.message_burst)
        self._patience = _PATIENCE
        self._is_person = call.caller.role == "person"
        self._frames = Frames(transport, config.message_bytes, self._hear, self._gone)
        self._wire = _wire(call, "socket", transport, self._frames.end)
        self._house.carrier.connect(self._wire, call.lang)
        transport.set_protocol(self._frames)

    def _hear(self, data: bytes) -> None:
        try:
            if not self._bucket.take():
                self._slow_down(data)
            elif not self._is_person and (code := _objection(self._caller, data)):
                self._refuse(code, data)
            else:
                self._house.carrier.hear(self._wire.number, data)
        except Exception as error:  # whatever it is, the other sockets are not concerned
            self._house.log.error("fault", error=type(error).__name__, at=places(error))
            self._frames.end(FAULT)

    def _slow_down(self, data: bytes) -> None:
        self._patience -= 1
        if self._patience:
            self._refuse("too-fast", data)
        else:
            self._frames.end(LATER)

    def _refuse(self, code: str, data: bytes) -> None:
        self._house.metrics.refusals[code] += 1
        self._wire.gathered += text_frame(_refusal(self._lang, code, data))
        self._wire.flush()

    def _gone(self) -> None:
        self._house.carrier.disconnect(self._wire)
        self._house.leave(self._wire.address, self._caller.who)


def _objection(caller: Caller, data: bytes) -> str:
    """Why a message may not come from somebody who is no person with a cookie; empty if it may."""
    try:
        message = commands.read_message(data)
    except (ValueError, RecursionError):
        return ""  # the hall says what is wrong with it
    if not isinstance(message, commands.Command) or caller.may_ask(message):
        return ""
    return "sign-in" if caller.role == "nobody" else "not-allowed"


class _Named(msgspec.Struct):
    id: str = ""
    table: str = ""


def _refusal(lang: str, code: str, data: bytes) -> bytes:
    """A refusal as the hall writes them, naming the message if it can be read."""
    from foretold.server.refusals import Refusal

    try:
        named = msgspec.json.decode(data, type=_Named)
    except (ValueError, RecursionError):
        named = _Named()
    text = Refusal(code).sentence(lang)
    return _encode({"say": "refused", "id": named.id[:40], "table": named.table[:32], "code": code, "text": text})


def _wire(call: Call, kind: Kind, transport: asyncio.Transport, end: Any) -> Wire:
    caller = call.caller
    return Wire(
        call.house.carrier.next_number(), kind, transport, caller.who, caller.credential, call.address,
        call.house.config.buffer_bytes, call.house.metrics, end, caller.expires,
        text_frame if kind == "socket" else chunk,
    )  # fmt: skip


@routes.add("GET", "/api/v1/stream", doors=KNOWN, answer=dict[str, Any], media=NDJSON)
async def stream_all(call: Call) -> web.StreamResponse:
    """The news of all of the caller's tables, one JSON object a line, with those they sit down at later."""
    lines = await call.house.store.tables_of(call.caller.who, _MOST_TABLES)
    return await _stream(call, "stream-all", [line.table for line in lines if line.phase != "over"])


@routes.add("GET", "/api/v1/tables/{table}/stream", doors=ANYBODY, answer=dict[str, Any], media=NDJSON)
async def stream_table(call: Call) -> web.StreamResponse:
    """The news of one table, one JSON object a line."""
    return await _stream(call, "stream", [call.path("table")])


async def _stream(call: Call, kind: Kind, tables: list[str]) -> web.StreamResponse:
    house, caller = call.house, call.caller
    house.enter(call.address, caller.who)
    try:
        response = web.StreamResponse(headers={"Content-Type": NDJSON, "Cache-Control": "no-store"})
        response.enable_chunked_encoding()
        await response.prepare(call.request)
        await response.write(b"\n")  # the headers leave with it
        ended = asyncio.Event()
        transport = call.request.transport
        if transport is None:
            raise ConnectionResetError
        wire = _wire(call, kind, transport, lambda _: ended.set())
        house.carrier.connect(wire, call.lang)
        try:
            for table in tables:
                house.carrier.watch(wire.number, table)
            await _keep_alive(call, wire, ended)
        finally:
            house.carrier.disconnect(wire)
    finally:
        house.leave(call.address, caller.who)
    return response


async def _keep_alive(call: Call, wire: Wire, ended: asyncio.Event) -> None:
    """Until the stream ends: a line now and then, as long as somebody is at the other end."""
    while not wire.transport.is_closing():
        try:
            await asyncio.wait_for(ended.wait(), KEEP_ALIVE)
        except TimeoutError:
            call.house.carrier.hear(wire.number, _PING)
        else:
            return
