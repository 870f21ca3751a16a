"""Load for a server: tables of four players and a spectator, each on a WebSocket of their own.

Sockets are read and written by hand, so that the load needs less of its core than the server does of its own. Every
move is chosen at random among the legal ones that its player was told.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import struct
import time
from collections.abc import Callable
from typing import Any

import aiohttp
import msgspec

PLAYERS = 4
VIEWERS = PLAYERS + 1
GAMES = ("predictions", "all-or-nothing")
_MASK = b"\0\0\0\0"  # a mask is required of clients; this one changes nothing


class _View(msgspec.Struct):
    decision: int
    over: bool
    legal: list[str]


class _News(msgspec.Struct):
    number: int
    view: _View | None


class _Done(msgspec.Struct):
    id: str
    next: str | None = None


read_news = msgspec.json.Decoder(_News).decode
read_done = msgspec.json.Decoder(_Done).decode
encode = msgspec.json.Encoder().encode


class Socket(asyncio.Protocol):
    """A WebSocket as thin as can be; every message goes to `hear(socket, payload)`."""

    def __init__(self, table: Table, seat: int, hear: Callable[[Socket, bytes], None]) -> None:
        self.table = table
        self.seat = seat
        self.hear = hear
        self.transport: asyncio.Transport | None = None
        self.open = asyncio.get_running_loop().create_future()
        self.closed = False
        self._buffer = b""
        self._greeting = b""

    def greet(self, host: str, port: int, cookie: str) -> None:
        """What is sent first: the request to become a WebSocket."""
        key = base64.b64encode(os.urandom(16)).decode()
        self._greeting = (
            f"GET /api/v1/live HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nOrigin: http://{host}:{port}\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        ).encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]
        transport.write(self._greeting)  # type: ignore[attr-defined]

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.open.done():
            self.open.set_exception(error or ConnectionResetError())

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self.open.done():
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            if b" 101 " not in head[:20]:
                self.open.set_exception(ConnectionError(head[:200].decode()))
                return
            self.open.set_result(None)
        at = 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                if len(buffer) - at < 4:
                    break
                size, start = int.from_bytes(buffer[at + 2 : at + 4]), at + 4
            elif size == 127:
                if len(buffer) - at < 10:
                    break
                size, start = int.from_bytes(buffer[at + 2 : at + 10]), at + 10
            if len(buffer) - start < size:
                break
            kind = buffer[at] & 15
            if kind == 1:
                self.hear(self, buffer[start : start + size])
            elif kind == 9:
                self._write(10, buffer[start : start + size])
            at = start + size
        self._buffer = buffer[at:]

    def say(self, **message: Any) -> None:
        """Send a message."""
        self._write(1, encode(message))

    def _write(self, kind: int, data: bytes) -> None:
        size = len(data)
        head = struct.pack("!BB", 128 | kind, 128 | size) if size < 126 else struct.pack("!BBH", 128 | kind, 254, size)
        assert self.transport is not None
        self.transport.write(head + _MASK + data)


class Table:
    """A table under load."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.id = ""
        self.sockets: list[Socket] = []
        self.turn: tuple[Socket, int, list[str]] | None = None
        self.waiting: dict[int, int] = {}  # versions, and how many viewers have not heard of them
        self.acknowledged = -1  # the last decision whose answer came
        self.count = 0


class Load:
    """Many tables at one server; what is done when it is somebody's turn is the measurement's affair."""

    def __init__(self, url: str, seed: int = 1) -> None:
        self.url = url
        self.host, _, port = url.removeprefix("http://").partition(":")
        self.port = int(port)
        self.chance = random.Random(seed)
        self.tables: list[Table] = []
        self.cookies: list[str] = []
        self.on_turn: Callable[[Table], None] = lambda _: None
        self.on_news: Callable[[Table, int], None] = lambda *_: None
        self.on_done: Callable[[Table], None] = lambda _: None
        self.moves = 0
        self.messages = 0
        self.refused: list[bytes] = []
        self._begun: dict[Table, asyncio.Future[None]] = {}

    async def open(self, count: int) -> None:
        """Guests, tables, sockets; every game has begun when this returns."""
        headers = {"X-Foretold": "1", "Origin": self.url}
        for _ in range(VIEWERS - len(self.cookies)):
            async with (
                aiohttp.ClientSession(headers=headers) as session,
                session.post(f"{self.url}/api/v1/me") as answer,
            ):
                answer.raise_for_status()
                self.cookies.append("; ".join(f"{c.key}={c.value}" for c in answer.cookies.values()))
        async with aiohttp.ClientSession(headers={**headers, "Cookie": self.cookies[0]}) as session:
            self._session = session
            tables = [Table(GAMES[n % len(GAMES)]) for n in range(count)]
            for first in range(0, count, 50):
                await asyncio.gather(*(self._furnish(table) for table in tables[first : first + 50]))
        self.tables += tables

    async def _furnish(self, table: Table) -> None:
        settings = {"game": table.game, "options": {"players": PLAYERS}, "seats": [{"kind": "person"}] * PLAYERS}
        async with self._session.post(f"{self.url}/api/v1/tables", json=settings) as answer:
            answer.raise_for_status()
            table.id = (await answer.json())["table"]
        await self.attach(table)
        self._sit(table)
        self._begun[table] = asyncio.get_running_loop().create_future()
        await self._begun[table]

    async def attach(self, table: Table) -> None:
        """Sockets for everybody at a table."""
        loop = asyncio.get_running_loop()
        table.sockets = []
        for seat, cookie in enumerate(self.cookies):
            socket = Socket(table, seat, self._hear)
            socket.greet(self.host, self.port, cookie)
            await loop.create_connection(lambda s=socket: s, self.host, self.port)  # type: ignore[misc]
            await socket.open
            table.sockets.append(socket)
            socket.say(do="watch", table=table.id)

    def _sit(self, table: Table) -> None:
        for seat, socket in enumerate(table.sockets[:PLAYERS]):
            socket.say(do="sit", table=table.id, id=f"sit{table.count}", name=f"Player {seat}", seat=seat)

    def move(self, table: Table) -> None:
        """The player whose turn it is makes a move."""
        assert table.turn is not None
        (socket, decision, legal), table.turn = table.turn, None
        table.count += 1
        action = self.chance.choice(legal)
        socket.say(do="move", table=table.id, id=f"m{table.count}", decision=decision, action=action)

    def _hear(self, socket: Socket, data: bytes) -> None:
        self.messages += 1
        table = socket.table
        if data.startswith((b'{"say":"news"', b'{"say":"table"')):
            self._hear_news(socket, table, data)
        elif data.startswith(b'{"say":"done"'):
            self._hear_done(table, data)
        elif data.startswith(b'{"say":"refused"'):
            self.refused.append(data)

    def _hear_news(self, socket: Socket, table: Table, data: bytes) -> None:
        at = data.find(b'"number":', 0, 100) + 9
        self.on_news(table, int(data[at : data.find(b",", at)]))
        if b'"legal":[]' not in data or (socket.seat == 0 and b'"over":true' in data):
            news = read_news(data)
            if news.view is not None and news.view.legal:
                table.turn = (socket, news.view.decision, news.view.legal)
                self.on_turn(table)
            elif news.view is not None and news.view.over and table.id.encode() in data[:80]:
                table.count += 1
                socket.say(do="rematch", table=table.id, id=f"r{table.count}")

    def _hear_done(self, table: Table, data: bytes) -> None:
        done = read_done(data)
        if done.id.startswith("m"):
            self.moves += 1
            self.on_done(table)
        elif done.id.startswith("r") and done.next:
            table.id = done.next
            for other in table.sockets:
                other.say(do="watch", table=table.id)
            self._sit(table)
        elif done.id.startswith("sit"):
            table.waiting[-1] = table.waiting.get(-1, 0) + 1
            if table.waiting[-1] == PLAYERS:
                del table.waiting[-1]
                table.sockets[0].say(do="begin", table=table.id, id=f"b{table.count}")
        elif done.id.startswith("b") and table in self._begun and not self._begun[table].done():
            self._begun[table].set_result(None)

    async def close(self) -> None:
        for table in self.tables:
            for socket in table.sockets:
                if socket.transport is not None:
                    socket.transport.abort()
        await asyncio.sleep(0.1)


async def as_fast_as_they_can(load: Load, seconds: float, warm: float = 2.0) -> float:
    """Stored moves a second: everybody moves as soon as they are asked."""
    load.on_turn = load.move
    for table in load.tables:
        if table.turn is not None:
            load.move(table)
    await asyncio.sleep(warm)
    start, before = time.perf_counter(), load.moves
    await asyncio.sleep(seconds)
    speed = (load.moves - before) / (time.perf_counter() - start)
    load.on_turn = lambda _: None
    await asyncio.sleep(0.5)
    return speed


async def one_move_a_second(load: Load, seconds: float) -> list[float]:
    """Milliseconds from the time at which a move was due to the moment when the last of five viewers knew of it."""
    loop = asyncio.get_running_loop()
    due: dict[Table, float] = {}
    heard: dict[Table, int] = {}
    delays: list[float] = []

    def on_news(table: Table, _: int) -> None:
        if table in due:
            heard[table] += 1
            if heard[table] == VIEWERS:
                delays.append((loop.time() - due.pop(table)) * 1_000)

    def strike(table: Table, at: float) -> None:
        if table.turn is not None and table not in due:
            due[table], heard[table] = at, 0
            load.move(table)
        if at + 1 < end:
            loop.call_at(at + 1, strike, table, at + 1)

    load.on_news = on_news
    start = loop.time() + 0.5
    end = start + seconds
    for number, table in enumerate(load.tables):
        first = start + number / len(load.tables)
        loop.call_at(first, strike, table, first)
    await asyncio.sleep(seconds + 2.0)
    return delays
