"""Live connections: WebSockets for people, and line streams for programs and viewers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, get_args

import msgspec
from aiohttp import web

from foretold.server import connections
from foretold.server.auth import ANYBODY, KNOWN, Caller
from foretold.server.limits import TokenBucket
from foretold.server.logs import places
from foretold.server.loop_lag import SLOW
from foretold.server.routing import NDJSON, Call, Routes
from foretold.server.sockets import FAULT, Kind, Socket, chunk, text_frame
from foretold.server.websocket import WebSocket
from foretold.table import commands

routes = Routes("live")

#: Seconds of silence after which a line is sent: it keeps the connection open, and shows whether somebody still reads.
KEEP_ALIVE = 7.0
_MOST_TABLES = 100

_PING = b'{"do":"ping"}'
#: Every `do` there is.
_KINDS = frozenset(kind.__struct_config__.tag for kind in get_args(commands.AnyMessage))
_encode = msgspec.json.Encoder().encode


@routes.add("GET", "/api/v1/live", access=ANYBODY, answer=dict[str, Any], status=101)
async def live(call: Call) -> web.StreamResponse:
    """The WebSocket: messages of `commands` in, messages with `say` out (docs/server.md)."""
    context, request = call.context, call.request
    context.access.check_origin(request.headers, request.host)
    socket = web.WebSocketResponse(compress=False)
    if not socket.can_prepare(request):  # before what follows on this connection is held back for the socket
        raise web.HTTPBadRequest
    context.enter(call.address, call.caller.who)
    try:
        connections.of(request).hold()
        await socket.prepare(request)
        _Socket(call, *connections.of(request).hand_over())
    except BaseException:
        context.leave(call.address, call.caller.who)
        raise
    return web.Response(status=101)  # goes nowhere: the framework has no connection any more


class _Socket:
    """Pass every message on, until the socket closes or its sender has to be cut off."""

    __slots__ = ("_caller", "_context", "_is_person", "_lang", "_leave", "_websocket", "_wire")

    def __init__(self, call: Call, transport: asyncio.Transport, early: bytes, leave: Callable[[], None]) -> None:
        config = call.context.config
        self._context, self._caller, self._lang = call.context, call.caller, call.lang
        self._leave = leave
        self._is_person = call.caller.role == "person"
        self._wire = wire = _wire(call, "socket", transport, self._end)
        bucket = TokenBucket(config.message_rate or float("inf"), config.message_burst)
        self._websocket: WebSocket = WebSocket(
            transport,
            config.message_bytes,
            bucket,
            call.context.turns,
            call.address,
            wire.write,
            self._hear,
            self._gone,
        )
        self._context.effects_runner.connect(wire, call.lang)
        transport.set_protocol(self._websocket)
        transport.resume_reading()  # the framework may have had enough
        if early:
            self._websocket.data_received(early)

    def _hear(self, data: bytes, in_time: bool) -> None:
        began = time.monotonic()
        try:
            if not in_time:
                self._refuse("too-fast", data)
            elif not self._is_person and (code := _objection(self._caller, data)):
                self._refuse(code, data)
            else:
                self._context.effects_runner.hear(self._wire.number, data)
        except Exception as error:  # whatever it is, the other sockets are not concerned
            self._context.log.error("fault", error=type(error).__name__, at=places(error))
            self._websocket.end(FAULT)
        finally:
            if (took := time.monotonic() - began) > SLOW:
                self._context.lag.note(f"message {_kind(data)}", took)

    def _refuse(self, code: str, data: bytes) -> None:
        self._context.metrics.refusals[code] += 1
        self._context.log.count("refused", route="/api/v1/live", code=code)
        self._wire.write(text_frame(_refusal(self._lang, code, data)))

    def _end(self, code: int) -> None:
        self._websocket.end(code)

    def _gone(self) -> None:
        self._context.effects_runner.disconnect(self._wire)
        self._context.leave(self._wire.address, self._caller.who)
        self._leave()


def _objection(caller: Caller, data: bytes) -> str:
    """Return why a caller without a cookie may not send a message; empty if they may."""
    try:
        message = commands.read_message(data)
    except (ValueError, RecursionError):
        return ""  # the hall says what is wrong with it
    if not isinstance(message, commands.Command) or caller.may_ask(message):
        return ""
    return "sign-in" if caller.role == "nobody" else "not-allowed"


class _Named(msgspec.Struct):
    do: str = ""
    id: str = ""
    table: str = ""


def _refusal(lang: str, code: str, data: bytes) -> bytes:
    """Write a refusal as the hall does, with the id of the message if it can be read."""
    from foretold.server.refusals import Refusal

    try:
        named = msgspec.json.decode(data, type=_Named)
    except (ValueError, RecursionError):
        named = _Named()
    text = Refusal(code).sentence(lang)
    return _encode({"say": "refused", "id": named.id[:40], "table": named.table[:32], "code": code, "text": text})


def _kind(data: bytes) -> str:
    """Return what a message asks for, if that is known."""
    try:
        do = msgspec.json.decode(data, type=_Named).do
    except (ValueError, RecursionError):
        return "-"
    return do if do in _KINDS else "-"


def _wire(call: Call, kind: Kind, transport: asyncio.Transport, end: Any) -> Socket:
    caller = call.caller
    return Socket(
        call.context.effects_runner.next_number(), kind, transport, caller.who, caller.credential, call.address,
        call.context.backlog, call.context.metrics, end, caller.expires,
        text_frame if kind == "socket" else chunk,
    )  # fmt: skip


@routes.add("GET", "/api/v1/stream", access=KNOWN, answer=dict[str, Any], media=NDJSON)
async def stream_all(call: Call) -> web.StreamResponse:
    """Stream the news of all of the caller's tables, one JSON object a line, with tables that they join later."""
    lines = await call.context.store.tables_of(call.caller.who, _MOST_TABLES)
    return await _stream(call, "stream-all", [line.table for line in lines if line.phase != "over"])


@routes.add("GET", "/api/v1/tables/{table}/stream", access=ANYBODY, answer=dict[str, Any], media=NDJSON)
async def stream_table(call: Call) -> web.StreamResponse:
    """Stream the news of one table, one JSON object a line."""
    return await _stream(call, "stream", [call.path("table")])


async def _stream(call: Call, kind: Kind, tables: list[str]) -> web.StreamResponse:
    context, caller = call.context, call.caller
    context.enter(call.address, caller.who)
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
        context.effects_runner.connect(wire, call.lang)
        try:
            for table in tables:
                await context.turns.wait(call.address)  # each is told whole
                context.effects_runner.watch(wire.number, table)
            await _keep_alive(call, wire, ended)
        finally:
            context.effects_runner.disconnect(wire)
    finally:
        context.leave(call.address, caller.who)
    return response


async def _keep_alive(call: Call, wire: Socket, ended: asyncio.Event) -> None:
    """Send a line now and then until the stream ends, while the client is there."""
    while not wire.transport.is_closing():
        try:
            await asyncio.wait_for(ended.wait(), KEEP_ALIVE)
        except TimeoutError:
            call.context.effects_runner.hear(wire.number, _PING)
        else:
            return
