"""The stage with a whole server around the hall: the real application, and every byte that leaves it.

Connections are transports that keep what is written to them; the store keeps everything in memory and answers at once;
the clock and the luck are the stage's. So the same script gives the same bytes, headers and lengths included.
"""

from __future__ import annotations

import asyncio
import io
import json
from asyncio import events
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, cast
from unittest import mock

import msgspec
from aiohttp import web

from foretold.server import clock
from foretold.server import entropy as server_luck
from foretold.server import fair_turns as turns
from foretold.server import websocket as frames
from foretold.server.access import Access
from foretold.server.app import build
from foretold.server.bot_executor import BotExecutor
from foretold.server.cluster import Cluster
from foretold.server.config import Config
from foretold.server.connections import Connections, HttpConnection
from foretold.server.context import Limits, ServerContext
from foretold.server.effects_runner import EffectsRunner
from foretold.server.logs import Log
from foretold.server.metrics import Metrics
from foretold.server.routes import live
from foretold.store import StoreOutcome, TableListing
from foretold.store.people import Identity, Session, Token, digest
from foretold.table import entries
from foretold.table.effects import StoreEntries
from foretold.table.hall import Hall
from tests.secrecy.hall_recorder import SPECTATOR, START, Stage
from tests.secrecy.pairs import World
from tests.sockets import frame
from tests.waiting import wait_until

CONFIG = Config(request_rate=0, message_rate=0, table_rate=0, guest_rate=0, login_rate=0)
#: Steps of the event loop after which nothing should be on its way any more.
STEPS = 10_000
_KEY = "AAAAAAAAAAAAAAAAAAAAAA=="


class Well:
    """The health of a server that lacks nothing."""

    async def look(self) -> list[str]:
        return []


class Memory:
    """A store without a disk: what a server asks of one while people play."""

    tell: Callable[[list[StoreOutcome]], None]
    is_shared = False

    def __init__(self) -> None:
        self._logs: dict[str, list[bytes]] = {}
        self._lines: dict[str, TableListing] = {}
        self.identities = self.sessions = self

    def submit(self, effect: StoreEntries) -> None:
        self._logs.setdefault(effect.table, []).extend(map(entries.encode, effect.entries))
        line = effect.summary
        if line is not None:
            self._lines[effect.table] = TableListing(**msgspec.structs.asdict(line), table=effect.table, created=START)
        asyncio.get_running_loop().call_soon(self.tell, [StoreOutcome(effect.table, "stored")])

    async def visit(self, tables: Sequence[str], now: int) -> None:
        return

    async def log(self, table: str, after: int = 0) -> Sequence[bytes]:
        return self._logs.get(table, [])[after:]

    async def lobby(self, limit: int) -> list[TableListing]:
        return [line for line in self._lines.values() if line.listed and line.phase != "over"][:limit]

    async def tables_of(self, who: str, limit: int) -> list[TableListing]:
        return [line for line in self._lines.values() if who in line.people][:limit]

    async def find(self, secret: str, now: int) -> Session:
        return Session(digest(secret), Identity(secret, "guest", "", START, now), START, now, None)

    async def of_token(self, secret: str, now: int) -> Token:
        return Token("t", secret, ("read", "bot:play"), "bot", START, None, None)

    async def check(self) -> None: ...


class Ear(asyncio.Transport):
    """The far end of a connection: it hears every byte, and in which pieces they came."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 9)})
        self.heard: list[bytes] = []
        self.protocol: Any = None
        self._closing = False

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.protocol  # type: ignore[no-any-return]

    def write(self, data: Any) -> None:
        self.heard.append(bytes(data))

    def writelines(self, pieces: Any) -> None:
        self.write(b"".join(pieces))

    def is_closing(self) -> bool:
        return self._closing

    def close(self) -> None:
        self._closing = True

    abort = close

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None: ...


class ServerStage(Stage):
    """The same script, by sockets, streams and requests."""

    def __init__(self, world: World, script: str, name: str) -> None:
        self.loop = asyncio.new_event_loop()
        self.patches: list[Any] = [
            mock.patch.object(server_luck._Clock, "__call__", self._time),
            mock.patch.object(clock.HallClock, "now", self._time),
            mock.patch.object(live, "KEEP_ALIVE", 1e6),  # in the machine's own time: the script's is another
            mock.patch.object(frames, "HEARTBEAT", 1e6),
            mock.patch.object(frames, "SECONDS", 1e6),  # how much is done in a turn is a matter of the machine
            mock.patch.object(turns, "BUDGET", 1e6),
        ]
        for patch in self.patches:
            patch.start()
        self.answers: list[bytes] = []
        self.ears: dict[int, list[Ear]] = {}
        self.lines: dict[int, Ear] = {}
        self.callers: dict[str | None, Ear] = {}
        super().__init__(world, script, name)

    def _time(self) -> int:
        return self.now

    def close(self) -> None:
        async def end() -> None:
            tasks = asyncio.all_tasks() - {asyncio.current_task()}
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

        for patch in self.patches:
            patch.stop()
        self.loop.run_until_complete(end())
        self.loop.close()
        self.house.close()

    # The server ------------------------------------------------------------------------------------------------------

    async def _build(self) -> Any:
        store: Any = Memory()
        metrics, log = Metrics(), Log("error", io.StringIO())
        carrier = EffectsRunner(store, BotExecutor(1, 0.01, metrics, log), None, metrics, log)
        store.tell = carrier.outcomes
        carrier.hall = carrier._loader._hall = Hall(self.luck)
        if carrier._timer is not None:
            carrier._timer.cancel()
        carrier._arm = lambda delay: None  # type: ignore[method-assign]  # time passes when the script says so
        self.carrier, self.hall = carrier, carrier.hall
        health: Any = Well()
        self.house = ServerContext(
            CONFIG, store, carrier, metrics, log, Access(CONFIG), Limits(CONFIG), Cluster(store, carrier, log), health
        )
        runner = web.AppRunner(build(self.house), access_log=None, handle_signals=False)
        await runner.setup()
        connections = Connections(CONFIG, self.house.turns, metrics)
        return lambda: HttpConnection(cast(web.Server, runner.server), connections, "127.0.0.1", lambda: None)

    def _open(self) -> str:
        self.server = self.loop.run_until_complete(self._build())
        opening = self.carrier.open("w0", self._settings(), "en", self._origin())
        table: str = self.loop.run_until_complete(opening)["table"]
        return table

    def settle(self) -> None:
        """Run what wants to run, until nothing does: the loop's own turns would take several times as long."""
        ready = self.loop._ready  # type: ignore[attr-defined]
        events._set_running_loop(self.loop)
        try:
            for _ in range(STEPS):
                if not ready:
                    return
                handle = ready.popleft()
                if not handle.cancelled():
                    handle._run()
        finally:
            events._set_running_loop(None)
        raise AssertionError("it never ends")

    def tick(self, now: int) -> None:
        before, self.now = self.now, now
        self.loop.call_soon(self.carrier._tick)
        self.settle()
        self.now = max(before, self.now)

    # Connections -----------------------------------------------------------------------------------------------------

    def _meet(self) -> Ear:
        """A new connection."""
        ear, protocol = Ear(), self.server()
        ear.set_protocol(protocol)
        self.loop.call_soon(protocol.connection_made, ear)
        self.settle()
        return ear

    def _call(self, head: str) -> Ear:
        """A new connection with a request; who answers may change on the way."""
        ear = self._meet()
        self.loop.call_soon(ear.protocol.data_received, head.encode() + b"\r\n")
        self.settle()
        return ear

    def connect(self, seat: int | None, since: int = 0) -> None:
        """A socket, which watches from a number on; and a program of the same person that reads a stream."""
        key = SPECTATOR if seat is None else seat
        old = self.lines.pop(key, None)
        if old is not None:
            self.loop.call_soon(old.protocol.connection_lost, None)
        language = self.chance.choice(("en", "fr", "de", "it", "ja"))
        ear = self.lines[key] = self._call(
            f"GET /api/v1/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {_KEY}\r\nSec-WebSocket-Version: 13\r\nOrigin: http://localhost\r\n"
            f"Accept-Language: {language}\r\nCookie: foretold={_name(seat)}\r\n"
        )
        self.ears.setdefault(key, []).append(ear)
        self.say(seat, do="watch", table=self.table, since=since)
        if len(self.ears[key]) == 1 and key in (self.viewer, SPECTATOR):
            self._stream(seat)

    def _stream(self, seat: int | None) -> None:
        path = self.chance.choice(("stream", f"tables/{self.table}/stream"))
        ear = self._call(f"GET /api/v1/{path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {_name(seat)}\r\n")
        self.ears[SPECTATOR if seat is None else seat].append(ear)

    def speak(self, sender: int | None, data: bytes) -> None:
        line = self.lines[SPECTATOR if sender is None else sender]
        kind = 1
        with suppress(UnicodeDecodeError):
            data.decode()
            kind = 2 if self.chance.random() < 0.1 else 1
            self.loop.call_soon(line.protocol.data_received, frame(data, kind))
        self.settle()

    # Requests --------------------------------------------------------------------------------------------------------

    def ask(self, who: str | None, method: str, path: str, body: Any = None) -> None:
        """A request, whose whole answer is kept: status, headers, body."""
        data = b"" if body is None else json.dumps(body).encode()
        cookie = "" if who is None else f"Cookie: foretold={who}\r\n"
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nX-Foretold: 1\r\nContent-Type: application/json\r\n"
            f"{cookie}Content-Length: {len(data)}\r\n\r\n"
        )
        ear = self.callers.get(who)
        if ear is None or ear.is_closing():
            ear = self.callers[who] = self._meet()
        heard = len(ear.heard)
        self.loop.call_soon(ear.protocol.data_received, head.encode() + data)
        self.settle()

        def is_answered() -> bool:
            self.loop.run_until_complete(asyncio.sleep(0))
            self.settle()
            return len(ear.heard) > heard

        wait_until(is_answered, every=0.001)  # a thread works on it
        answer = b"".join(ear.heard[heard:])
        assert answer.startswith(b"HTTP/1.1 "), (path, answer)
        self.answers.append(answer)

    def look(self, viewer: int) -> None:
        """Now and then somebody asks for something, and in the end for everything: what, does not depend on cards."""
        number = self._decisions()
        wishes = self._wishes(number)
        is_last = number == len(self.world.actions)
        for method, path, body in wishes if is_last else self.chance.sample(wishes, self.chance.random() < 0.15):
            self.ask(self._caller(viewer), method, path, body)
        if is_last or self.chance.random() < 0.05:
            self._move_out_of_turn(viewer, number)
            self._count()

    def _caller(self, viewer: int) -> str | None:
        return self.chance.choice((f"w{viewer}", "spectator", None))

    def _wishes(self, number: int) -> list[tuple[str, str, Any]]:
        """Everything that may be asked for."""
        table = self.table
        game = f"/api/v1/games/{table}"
        return [
            ("GET", f"/api/v1/tables/{table}", None),
            ("GET", f"/api/v1/tables/{table}?since={self.chance.randrange(60)}", None),
            ("GET", "/api/v1/lobby", None), ("GET", "/api/v1/me/games", None), ("GET", "/api/v1/me", None),
            ("GET", "/api/v1/me/games/export", None), ("GET", f"{game}/record", None), ("GET", f"{game}/proof", None),
            ("GET", f"{game}/replay?eyes={self.chance.choice(('open', 'spectator', '0', '1'))}", None),
            ("GET", f"{game}/result", None), ("GET", f"/g/{table}", None), ("GET", f"/g/{table}/preview.png", None),
            ("GET", f"/g/{table}/replay?at={number}&seat=open", None),
            ("POST", f"{game}/fork", {"decisions": 1, "seat": 0}), ("GET", f"/t/{table}", None),
            ("GET", f"/api/v1/tables/{table}x", None), ("GET", "/healthz", None), ("GET", "/api/v1/nowhere", None),
        ]  # fmt: skip

    def attempt(self, sender: int, **move: Any) -> None:
        if self.chance.random() < 0.5:
            super().attempt(sender, **move)
            return
        self.ids += 1
        asked = {"do": "move", "id": f"c{self.ids}", **move}
        self.ask(f"w{sender}", "POST", f"/api/v1/tables/{self.table}/commands", asked)

    def _move_out_of_turn(self, viewer: int, number: int) -> None:
        """Moves by those who may not, or too early."""
        who, commands = self.chance.choice((f"w{viewer}", "spectator")), f"/api/v1/tables/{self.table}/commands"
        move = {"do": "move", "id": f"h{number}", "decision": number, "action": self._guess(viewer)}
        table = self.hall.slots[self.table].table
        assert table is not None
        if table.actor != viewer:  # whose turn it is also where the world's decisions end
            self.ask(who, "POST", commands, move)
        self.ask(who, "POST", commands, {**move, "decision": number + 3})

    def _count(self) -> None:
        """What the server counts, without what the machine's own clock and memory say."""
        page, own = self.house.metrics.page().splitlines(), ("seconds", "memory", "slow")
        self.answers.append("\n".join(line for line in page if not any(word in line for word in own)).encode())

    def told(self, viewer: int) -> list[bytes]:
        heard = [piece for key in (viewer, SPECTATOR) for ear in self.ears[key] for piece in ear.heard]
        return [*heard, *self.answers]


def _name(seat: int | None) -> str:
    return "spectator" if seat is None else f"w{seat}"
