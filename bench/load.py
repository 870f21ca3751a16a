"""Load for a server: tables of four players and a spectator, each on a WebSocket of their own.

Sockets are read and written by hand, so that the load needs less of its core than the server does of its own. Every
move is chosen at random among the legal ones that its player was told.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path

import aiohttp
import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.sockets import Socket

PLAYERS = 4
VIEWERS = PLAYERS + 1
GAMES = ("predictions", "all-or-nothing")


class _View(msgspec.Struct):
    decision: int
    over: bool
    legal: list[str]


class _News(msgspec.Struct):
    number: int
    view: _View | None = None


class _Done(msgspec.Struct):
    id: str
    next: str | None = None


class _Refused(msgspec.Struct):
    code: str


read_news = msgspec.json.Decoder(_News).decode
read_done = msgspec.json.Decoder(_Done).decode
read_refused = msgspec.json.Decoder(_Refused).decode


class Table:
    """A table under load."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.id = ""
        self.sockets: list[Socket] = []
        self.turn: tuple[Socket, int, list[str]] | None = None
        self.seated = 0
        self.count = 0
        self.finished = ""  # the id of the game for which a rematch was asked last


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
        self.on_news: Callable[[Table], None] = lambda _: None
        self.on_done: Callable[[Table], None] = lambda _: None
        self.moves = 0
        self.refused: Counter[str] = Counter()  # by code
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
        table.sockets = []
        for seat, cookie in enumerate(self.cookies):
            socket = await Socket.connect(self.host, self.port, cookie, partial(self._hear, table, seat))
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

    def _hear(self, table: Table, seat: int, data: bytes) -> None:
        if data.startswith((b'{"say":"news"', b'{"say":"table"')):
            self._hear_news(table, seat, data)
        elif data.startswith(b'{"say":"done"'):
            self._hear_done(table, data)
        elif data.startswith(b'{"say":"refused"'):
            self.refused[read_refused(data).code] += 1

    def _hear_news(self, table: Table, seat: int, data: bytes) -> None:
        self.on_news(table)
        if b'"legal":[]' not in data or (seat == 0 and b'"over":true' in data):
            news = read_news(data)
            if news.view is not None and news.view.legal:
                table.turn = (table.sockets[seat], news.view.decision, news.view.legal)
                self.on_turn(table)
            elif news.view is not None and news.view.over and table.id.encode() in data[:80]:
                self._rematch(table, table.sockets[seat])

    def _rematch(self, table: Table, socket: Socket) -> None:
        """Once for each game: that there will be one is news of the same game, and comes before the answer."""
        if table.finished != table.id:
            table.finished = table.id
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
            table.seated += 1
            if table.seated == PLAYERS:
                table.seated = 0
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

    def on_news(table: Table) -> None:
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
