"""Where attacks happen: connections from many addresses of the loopback, and all that came back over them."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections import Counter
from dataclasses import dataclass, field

HOST = "127.0.0.1"
#: Bytes of answers that are kept to look for leaks in, in all; the newest are kept.
KEPT = 48_000_000
#: Addresses that attackers come from. Players and the probe have 127.0.0.1 for themselves.
ADDRESSES = [f"127.0.0.{last}" for last in range(2, 10)]
_STATUS = re.compile(rb"HTTP/1\.1 (\d\d\d)")


@dataclass
class Heard:
    """What attackers were answered."""

    pieces: list[bytes] = field(default_factory=list)
    statuses: Counter[int] = field(default_factory=Counter)
    lines: int = 0
    refused: int = 0  # connections that were not taken
    _size: int = 0

    def add(self, data: bytes) -> None:
        """Keep a piece of an answer, and count what it says."""
        self.statuses.update(map(int, _STATUS.findall(data)))
        self.pieces.append(data)
        self._size += len(data)
        while self._size > KEPT:
            self._size -= len(self.pieces.pop(0))


class Line:
    """One TCP connection of an attacker."""

    def __init__(self, ground: Ground, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._ground, self._reader, self._writer = ground, reader, writer
        self._ears: asyncio.Task[None] | None = None
        self.is_gone = False

    async def greet(self, hello: bytes) -> bool:
        """Become a WebSocket; whether the server agrees."""
        if not await self.say(hello):
            return False
        try:
            async with asyncio.timeout(self._ground.left):
                head = await self._reader.readuntil(b"\r\n\r\n")
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            self.is_gone = True
            return False
        self._ground.heard.add(head)
        return b" 101 " in head[:20]

    def listen(self) -> Line:
        """Read all that comes, from now on."""
        self._ears = asyncio.get_running_loop().create_task(self._hear())
        return self

    async def _hear(self) -> None:
        try:
            while data := await self._reader.read(65_536):
                self._ground.heard.add(data)
        except OSError:
            pass
        self.is_gone = True

    async def say(self, data: bytes) -> bool:
        """Write, as fast as the other side takes it; whether there is another side and time."""
        if self.is_gone or not self._ground.goes_on:
            return False
        try:
            self._writer.write(data)
            async with asyncio.timeout(self._ground.left):
                await self._writer.drain()
        except (OSError, TimeoutError, RuntimeError):
            self.is_gone = True
        await asyncio.sleep(0)  # drain does not wait where there is room
        return not self.is_gone

    async def wait(self) -> None:
        """Hold the connection, until it is cut or the attack is over."""
        while self._ground.goes_on and not self.is_gone:
            await asyncio.sleep(min(0.1, max(self._ground.left, 0.001)))

    async def answer(self) -> bytes:
        """The body of one answer, to somebody who does not listen yet; nothing if there is none."""
        try:
            async with asyncio.timeout(self._ground.left):
                head = await self._reader.readuntil(b"\r\n\r\n")
                length = re.search(rb"(?i)content-length: (\d+)", head)
                body = await self._reader.readexactly(int(length[1]) if length else 0)
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            self.is_gone = True
            return b""
        self._ground.heard.add(head + body)
        return body if head.startswith(b"HTTP/1.1 20") else b""

    def close(self) -> None:
        """Hang up without a word."""
        if self._ears is not None:
            self._ears.cancel()
        self._writer.transport.abort()


@dataclass
class Ground:
    """One attack: from where, against what, and how long."""

    port: int
    chance: random.Random
    seconds: float
    heard: Heard
    cookies: list[str]  # of people who attack
    tables: list[str]  # at which they sit
    finished: list[str]  # games that are over
    address: str = ADDRESSES[0]
    end: float = 0.0
    lines: list[Line] = field(default_factory=list)

    def begin(self) -> None:
        """Now."""
        self.end = time.monotonic() + self.seconds

    @property
    def left(self) -> float:
        """Seconds to go."""
        return max(self.end - time.monotonic(), 0.0)

    @property
    def goes_on(self) -> bool:
        """Whether there is time left."""
        return self.left > 0

    async def open(self) -> Line | None:
        """A connection; None where the server does not take it."""
        try:
            async with asyncio.timeout(min(self.left, 2.0)):
                reader, writer = await asyncio.open_connection(HOST, self.port, local_addr=(self.address, 0))
        except (OSError, TimeoutError):
            self.heard.refused += 1
            await asyncio.sleep(0.02)
            return None
        self.heard.lines += 1
        line = Line(self, reader, writer)
        self.lines.append(line)
        return line

    async def several(self, count: int) -> list[Line]:
        """So many connections, as far as they are taken."""
        return [line for _ in range(count) if self.goes_on and (line := await self.open()) is not None]

    def close(self) -> None:
        """Hang up everywhere."""
        for line in self.lines:
            line.close()
        self.lines.clear()

    def request(self, method: str, path: str, body: bytes = b"", cookie: str = "", **headers: str) -> bytes:
        """A request as a browser sends it."""
        named = {"Host": f"{HOST}:{self.port}", "X-Foretold": "1", "Origin": f"http://{HOST}:{self.port}"}
        if cookie:
            named["Cookie"] = cookie
        if body:
            named |= {"Content-Type": "application/json", "Content-Length": str(len(body))}
        named |= {name.replace("_", "-"): value for name, value in headers.items()}
        head = "".join(f"{name}: {value}\r\n" for name, value in named.items())
        return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + body

    def post(self, path: str, body: object, cookie: str = "", **headers: str) -> bytes:
        """A request with JSON."""
        return self.request("POST", path, json.dumps(body).encode(), cookie, **headers)
