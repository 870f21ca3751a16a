"""What is live: the WebSocket of people, and the streams of lines for programs and viewers."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from foretold.server.callers import ANYBODY, KNOWN, Caller
from foretold.server.limits import Bucket
from foretold.server.logs import places
from foretold.server.routing import NDJSON, Call, Routes
from foretold.server.wires import FAULT, LATER, Kind, Wire, chunk, text_frame
from foretold.table import commands

routes = Routes("live")

#: Seconds after which a line is sent when nothing else is: it keeps the way open, and shows that somebody still reads.
KEEP_ALIVE = 7.0
#: Seconds after which a silent WebSocket is asked whether it is still there.
HEARTBEAT = 30.0
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
        socket = web.WebSocketResponse(
            compress=False, heartbeat=HEARTBEAT, max_msg_size=house.config.message_bytes, timeout=2.0
        )
        await socket.prepare(request)
        loop, closing = asyncio.get_running_loop(), set[asyncio.Task[bool]]()

        def end(code: int) -> None:
            task = loop.create_task(socket.close(code=code, drain=False))
            closing.add(task)
            task.add_done_callback(closing.discard)

        wire = _wire(call, "socket", end)
        house.carrier.connect(wire, call.lang)
        try:
            await _read(call, socket, wire)
        except Exception as error:  # it is too late for an answer by HTTP
            house.log.error("fault", error=type(error).__name__, at=places(error))
            await socket.close(code=FAULT)
        finally:
            house.carrier.disconnect(wire)
    finally:
        house.leave(call.address, call.caller.who)
    return socket


async def _read(call: Call, socket: web.WebSocketResponse, wire: Wire) -> None:
    """Hand every message on, until the socket is closed or its sender can't be stopped otherwise."""
    config, hear, number = call.house.config, call.house.carrier.hear, wire.number
    bucket = Bucket(config.message_rate or float("inf"), config.message_burst)
    restricted, patience = call.caller.role != "person", _PATIENCE
    async for message in socket:
        if message.type is not WSMsgType.TEXT and message.type is not WSMsgType.BINARY:
            break
        if not bucket.take():
            patience -= 1
            if not patience:
                wire.end(LATER)
                break
            wire.write([_refusal(call, "too-fast", message.data)])
        elif restricted and (code := _objection(call.caller, message.data)):
            wire.write([_refusal(call, code, message.data)])
        else:
            hear(number, message.data)


def _objection(caller: Caller, data: str | bytes) -> str:
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


def _refusal(call: Call, code: str, data: str | bytes) -> bytes:
    """A refusal as the hall writes them, naming the message if it can be read."""
    from foretold.server.refusals import Refusal

    call.house.metrics.refusals[code] += 1
    try:
        named = msgspec.json.decode(data, type=_Named)
    except (ValueError, RecursionError):
        named = _Named()
    text = Refusal(code).sentence(call.lang)
    return _encode({"say": "refused", "id": named.id[:40], "table": named.table[:32], "code": code, "text": text})


def _wire(call: Call, kind: Kind, end: Any) -> Wire:
    transport = call.request.transport
    if not isinstance(transport, asyncio.Transport) and transport is None:
        raise ConnectionResetError
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
        wire = _wire(call, kind, lambda _: ended.set())
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
