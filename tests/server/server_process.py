"""A real server in a process of its own, and people who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import aiohttp

from tests.ports import free_port
from tests.waiting import PATIENCE, again_and_again

FORETOLD = [sys.executable, "-m", "foretold"]
PROOF = {"X-Foretold": "1"}
#: No limits that a test of something else could run into.
GENEROUS = {
    "FORETOLD_REQUEST_RATE": "0",
    "FORETOLD_MESSAGE_RATE": "0",
    "FORETOLD_TABLE_RATE": "0",
    "FORETOLD_GUEST_RATE": "0",
    "FORETOLD_LOGIN_RATE": "0",
    "FORETOLD_ADDRESS_CONNECTIONS": "5000",
    "FORETOLD_BOT_SECONDS": "0.05",
    "FORETOLD_BOT_PAUSE": "0.005",
}


class Server:
    """`foretold serve` as people start it, with a database in a folder of the test's."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.settings = {f"FORETOLD_{name.upper()}": value for name, value in settings.items()}
        self.url = ""
        self.process: subprocess.Popen[str] | None = None
        self.port = free_port()
        self.program = FORETOLD

    def start(self) -> Server:
        if self.process is not None and self.process.stdout is not None:
            self.process.stdout.close()
        environment = {
            **os.environ,
            **GENEROUS,
            "FORETOLD_DATABASE": f"sqlite:///{self.folder / 'games.db'}",
            "FORETOLD_PORT": str(self.port),
            **self.settings,
        }
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*self.program, "serve", "--lang", "en"], env=environment, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("The table is open at http://"), line + self.log.read_text()
        self.url = line.split()[-1].rstrip("/")
        self.port = int(self.url.rpartition(":")[2])
        return self

    @property
    def log(self) -> Path:
        return self.folder / "server.log"

    def stop(self, how: int = signal.SIGTERM) -> int:
        """End it, and return its status."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(how)
        status = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status


@contextmanager
def serving(folder: Path, **settings: str) -> Iterator[Server]:
    """A server for as long as it is needed; it must end well."""
    server = Server(folder, **settings).start()
    try:
        yield server
    finally:
        assert server.stop() == 0


class Refused(Exception):  # noqa: N818 - what happened
    def __init__(self, status: int, body: dict[str, Any]) -> None:
        super().__init__(status, body)
        self.status = status
        self.code = body.get("code", "")
        self.text = body.get("text", "")
        self.body = body


class Person:
    """Somebody with a browser: a cookie, requests, and a socket."""

    def __init__(self, url: str, session: aiohttp.ClientSession, name: str = "") -> None:
        self.url = url
        self.session = session
        self.name = name
        self.count = 0
        self.socket: aiohttp.ClientWebSocketResponse | None = None
        self.heard: list[dict[str, Any]] = []
        self.headers: dict[str, str] = {}
        self.urls: list[str] = []

    async def __aenter__(self) -> Person:
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.socket is not None:
            await self.socket.close()
        await self.session.close()

    # HTTP

    async def ask(self, method: str, path: str, body: Any = None, **extra: Any) -> Any:
        headers = {**PROOF, **self.headers, **extra.pop("headers", {})}
        self.urls.append(self.url + path)
        async with self.session.request(method, self.url + path, json=body, headers=headers, **extra) as answer:
            data = await answer.read()
            if answer.status >= 400:
                raise Refused(answer.status, json.loads(data))
            kind = answer.content_type
            return json.loads(data) if kind == "application/json" else data.decode()

    async def get(self, path: str, **extra: Any) -> Any:
        return await self.ask("GET", path, **extra)

    async def post(self, path: str, body: Any = None, **extra: Any) -> Any:
        return await self.ask("POST", path, body, **extra)

    async def command(self, table: str, do: str, **fields: Any) -> Any:
        return await self.post(f"/api/v1/tables/{table}/commands", {"do": do, "id": self.next_id(), **fields})

    def next_id(self) -> str:
        self.count += 1
        return f"c{self.count}-{random.getrandbits(40):x}"

    async def open(self, game: str, seats: list[Any], options: dict[str, Any] | None = None, **settings: Any) -> str:
        chairs = [{"kind": "person"} if seat is None else {"kind": "bot", "level": seat} for seat in seats]
        # The server draws who begins; in tests it is the first seat, unless they say otherwise.
        given = {"players": len(seats)} | ({"first": 0} if game == "predictions" else {}) | (options or {})
        wish = {"game": game, "options": given, "seats": chairs, **settings}
        return str((await self.post("/api/v1/tables", wish))["table"])

    # The socket

    async def connect(self, **headers: str) -> None:
        self.socket = await self.session.ws_connect(
            self.url + "/api/v1/live", headers={"Origin": self.url, **self.headers, **headers}
        )

    async def send(self, **message: Any) -> str:
        assert self.socket is not None
        if message["do"] not in ("watch", "unwatch", "ping"):
            message.setdefault("id", self.next_id())
        await self.socket.send_str(json.dumps(message))
        return str(message.get("id", ""))

    async def hear(self, test: Callable[[dict[str, Any]], bool], seconds: float = PATIENCE) -> dict[str, Any]:
        """The next message that passes a test; all are kept."""
        assert self.socket is not None
        async with asyncio.timeout(seconds):
            while True:
                message = await self.socket.receive()
                assert message.type is aiohttp.WSMsgType.TEXT, message
                told: dict[str, Any] = json.loads(message.data)
                self.heard.append(told)
                if test(told):
                    return told

    async def do(self, **message: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        id_ = await self.send(**message)
        return await self.hear(lambda told: told["say"] in ("done", "refused") and told["id"] == id_)

    async def watch(self, table: str, since: int = 0) -> dict[str, Any]:
        await self.send(do="watch", table=table, since=since)
        return await self.hear(lambda told: told["say"] == "table" and told["table"] == table)


async def guest(url: str, name: str = "") -> Person:
    """A new guest with a browser of their own."""
    jar = aiohttp.CookieJar(unsafe=True)
    person = Person(url, aiohttp.ClientSession(cookie_jar=jar), name)
    await person.post("/api/v1/me")
    return person


def stranger(url: str) -> Person:
    """Somebody without a cookie."""
    return Person(url, aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)))


@asynccontextmanager
async def pinging(*people: Person) -> AsyncIterator[None]:
    """Let people say every second that they are there."""

    async def ping() -> None:
        for person in people:
            await person.send(do="ping")

    task = asyncio.create_task(again_and_again(ping, 1))
    try:
        yield
    finally:
        task.cancel()


async def play_to_the_end(
    table: str, players: list[Person], seed: int = 1, seconds: float = 600
) -> list[dict[str, Any]]:
    """Let people at a table decide at random until the game is over; returns what each saw last."""
    chance = random.Random(seed)

    async def play(person: Person) -> dict[str, Any]:
        told = await person.watch(table)
        answered = -1
        while told["view"] is None or not told["view"]["over"]:
            view = told["view"]
            if view is not None and view["legal"] and view["decision"] > answered:
                answered = view["decision"]
                await person.send(do="move", table=table, decision=answered, action=chance.choice(view["legal"]))
            told = await person.hear(lambda m: m.get("view") is not None and m["table"] == table, 300)
        return told

    async with asyncio.timeout(seconds):
        return list(await asyncio.gather(*(play(person) for person in players)))
