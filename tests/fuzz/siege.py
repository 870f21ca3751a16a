"""A siege: bad messages from many sockets at a real server, while a game that nobody attacks goes on there."""

from __future__ import annotations

import asyncio
import json
import os
import re
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from foretold import words
from foretold.server.lifecycle import _BOTS_AFTER
from tests.fuzz.frames import Fuzz
from tests.server.server_process import Person, Server, guest
from tests.sockets import Socket, frame
from tests.waiting import PATIENCE, until

SOCKETS = 8
CHUNK = 25
#: Seconds for a server to hang up; if it waits for the rest of a frame, it would wait on.
HANGING = 0.5
SAYS = {"table", "news", "presence", "done", "refused", "pong"}


def known_codes() -> set[str]:
    """All refusals that there are words for."""
    text = "".join(path.read_text(encoding="utf-8") for path in (Path(words.__file__).parent / "en").glob("*.ftl"))
    return set(re.findall(r"^error-([a-z0-9-]+) =", text, re.MULTILINE))


@dataclass
class Siege:
    """What was sent and heard."""

    server: Server
    codes: Counter[str] = field(default_factory=Counter)
    says: Counter[str] = field(default_factory=Counter)
    sent: int = 0
    breaks: int = 0
    faults: list[str] = field(default_factory=list)

    async def attack(self, cookie: str, fuzz: Fuzz, count: int) -> None:
        """Send so many messages over one socket after another; every chunk ends with a question that is answered."""
        left = count
        while left > 0:
            attacker = Attacker(self, cookie)
            await attacker.connect()
            while left > 0 and not attacker.is_gone:
                sent = await attacker.chunk(fuzz)
                left -= sent
                self.sent += sent
            attacker.close()


class Attacker:
    """One socket of an attacker."""

    def __init__(self, siege: Siege, cookie: str) -> None:
        self.siege, self.cookie = siege, cookie
        self.socket: Socket | None = None
        self.is_gone = False
        self._asked = 0
        self._answered = asyncio.Event()

    async def connect(self) -> None:
        self.socket = await Socket.connect("127.0.0.1", self.siege.server.port, self.cookie, self._hear, self._gone)

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()

    async def chunk(self, fuzz: Fuzz) -> int:
        """Some messages, and a ping at their end: it is answered, or the socket was closed for a reason."""
        assert self.socket is not None
        breaks, sent = False, 0
        while sent < CHUNK and not breaks:
            bad = fuzz.next()
            self.socket.write(bad.data)
            sent, breaks = sent + bad.count, bad.breaks
        self._asked = 2**53 - 1 - fuzz.chance.randrange(10**9)
        self._answered.clear()
        self.socket.write(frame(b'{"do":"ping","n":%d}' % self._asked))
        try:
            async with asyncio.timeout(HANGING if breaks else PATIENCE):
                await self._answered.wait()
        except TimeoutError:
            if not breaks:
                self.siege.faults.append("no answer")
            self.is_gone = True  # a frame without its end: the server waits for the rest of it
        if self.is_gone and not breaks:
            self.siege.faults.append(f"hung up without a reason: {self.socket.close_code}")
        self.siege.breaks += breaks
        return sent

    def _gone(self) -> None:
        self.is_gone = True
        self._answered.set()

    def _hear(self, data: bytes) -> None:
        told = json.loads(data)
        self.siege.says[told["say"]] += 1
        if told["say"] == "refused":
            self.siege.codes[told["code"]] += 1
            if not told["text"]:
                self.siege.faults.append(f"no words: {told}")
        elif told["say"] == "pong" and told["n"] == self._asked:
            self._answered.set()


@dataclass
class Castle:
    """The server with its tables: some to be attacked by those who sit there, one to be left in peace."""

    server: Server
    attackers: list[Person]
    attacked: list[str]
    peaceful: list[Person]
    table: str

    @classmethod
    async def build(cls, server: Server, tables: int = 12) -> Castle:
        attackers = [await guest(server.url) for _ in range(2)]
        attacked = [await begun(attackers) for _ in range(tables)]
        peaceful = [await guest(server.url) for _ in range(2)]
        for person in peaceful:
            await person.connect()
        return cls(server, attackers, attacked, peaceful, await begun(peaceful))

    async def leave(self) -> None:
        for person in (*self.attackers, *self.peaceful):
            await person.__aexit__()


async def begun(people: list[Person]) -> str:
    """A table whose game has begun."""
    table = await people[0].open("predictions", [None] * len(people))
    for seat, person in enumerate(people):
        await person.command(table, "sit", name=f"Player {seat}", seat=seat)
    await people[0].command(table, "begin")
    return table


def cookie_of(person: Person) -> str:
    return "; ".join(f"{cookie.key}={cookie.value}" for cookie in person.session.cookie_jar)


def memory(server: Server) -> float:
    """Megabytes that the process holds."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1_024


def worked(server: Server) -> float:
    """Seconds of processor time that the process has used."""
    assert server.process is not None
    numbers = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")


def age(pid: int) -> float:
    """Seconds since a process was started."""
    began = int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[19]) / os.sysconf("SC_CLK_TCK")
    return time.clock_gettime(time.CLOCK_BOOTTIME) - began


async def at_rest(server: Server) -> None:
    """Wait until the bots have been made ready, a while after the doors were opened: that takes memory once."""
    assert server.process is not None
    pid, used = server.process.pid, [0.0]

    def is_calm() -> bool:
        used.append(worked(server))
        return used[-1] - used[-2] < 0.1

    await until(lambda: age(pid) > _BOTS_AFTER + 1, every=0.1)
    await until(is_calm, every=1)


async def besiege(castle: Castle, messages: int, seed: int) -> Siege:
    """Attack with so many messages."""
    siege = Siege(castle.server)
    tables = [*castle.attacked, castle.table]
    strangers = ["", cookie_of(castle.attackers[0]), cookie_of(castle.attackers[1])]
    await asyncio.gather(
        *(siege.attack(strangers[n % 3], Fuzz(1_000 * seed + n, tables), messages // SOCKETS) for n in range(SOCKETS))
    )
    return siege


async def figures(castle: Castle, siege: Siege, began: float) -> dict[str, Any]:
    return {
        "messages": siege.sent, "hung_up": siege.breaks, "seconds": round(time.perf_counter() - began, 1),
        "memory_mb": round(memory(castle.server), 1), "codes": dict(siege.codes.most_common()),
    }  # fmt: skip
