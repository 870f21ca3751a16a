"""A club: a real server that is killed and started again, and clients at many of its tables."""

from __future__ import annotations

import asyncio
import random
import resource
import signal
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.kill.audit import audit
from tests.kill.client import Books, Client, Place
from tests.kill.machine_load import Use, crowd
from tests.server.server_process import Person, Server, guest
from tests.waiting import until

GAMES = (("predictions", 2), ("all-or-nothing", 3), ("predictions", 3))
LIMITS = {"connections": "20000", "address_connections": "20000", "person_connections": "20000", "log_level": "warning"}


#: Seconds within which everybody is back in their seat, and the share of other work below which that is strict.
BACK = 3.0
QUIET = 0.1
#: Seconds after which a test gives up waiting; how long it should take is another question, and asked elsewhere.
PATIENCE = 120


@dataclass
class Restart:
    """What one kill and the start after it took, in seconds."""

    start: float  # from the start of the process until it listens
    back: float | None  # from then until the last client is back in its seat; None: it was killed before
    crowd: float = 0.0  # the share of the machine that other work took meanwhile

    @property
    def is_prompt(self) -> bool:
        """Whether everybody was back in time: with half of the machine, in twice the time."""
        return self.back is None or self.back < BACK / (1 - (self.crowd if self.crowd > QUIET else 0.0))


@dataclass
class Club:
    """Clients, and the server under them."""

    folder: Path
    seed: int = 1
    url: str = ""  # of its database; empty: a SQLite file in the folder
    settings: dict[str, str] = field(default_factory=lambda: LIMITS)
    clock: dict[str, Any] | None = None  # of every other table
    books: Books = field(default_factory=Books)
    alone: bool = True  # whether nobody else has tables there
    clients: list[Client] = field(default_factory=list)
    restarts: list[Restart] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.url = self.url or f"sqlite:///{self.database}"
        self.server = Server(self.folder, **self.settings, database=self.url)
        self.chance = random.Random(self.seed)
        self.people: list[Person] = []

    @property
    def database(self) -> Path:
        """The SQLite file."""
        return self.folder / "games.db"

    async def open(self, tables: int) -> None:
        """Start the server; all games have begun when this returns."""
        await asyncio.to_thread(self.server.start)
        self.people = [await guest(self.server.url) for _ in range(max(players for _, players in GAMES))]
        self.place = Place("127.0.0.1", self.server.port)
        for first in range(0, tables, 20):
            made = await asyncio.gather(*(self._table(n) for n in range(first, min(first + 20, tables))))
            self.clients += [client for group in made for client in group]
        await self.until(lambda: all(client.view is not None for client in self.clients))

    async def _table(self, number: int) -> list[Client]:
        game, players = GAMES[number % len(GAMES)]
        settings = {"clock": self.clock} if self.clock is not None and number % 2 else {}
        table = await self.people[0].open(game, [None] * players, **settings)
        return [
            Client(self.place, cookie_of(person), seat, table, self.books, f"{self.seed} {number} {seat}")
            for seat, person in enumerate(self.people[:players])
        ]

    async def until(self, test: Any, seconds: float = PATIENCE) -> None:
        """Wait until something is so."""

        def state() -> object:
            missing = [(client.table, client.seat) for client in self.clients if not client.is_back]
            return seconds, self.books.wrong[:3], self.books.refused[:3], missing[:5]

        await until(test, seconds, otherwise=state)

    async def kill(self, *, in_the_middle: bool = False) -> Restart:
        """SIGKILL, and start again; with the switch, a second SIGKILL while everybody comes back."""
        await asyncio.to_thread(self.server.stop, signal.SIGKILL)
        before = time.perf_counter()
        await asyncio.to_thread(self.server.start)
        listening = time.perf_counter()
        used = self._used()
        restart = Restart(listening - before, None)
        self.restarts.append(restart)
        if in_the_middle:
            await asyncio.sleep(self.chance.random() * 0.8)
            return restart
        await self.until(lambda: all(client.is_back for client in self.clients))
        restart.back = max(max(client.back_at for client in self.clients) - listening, 0.0)  # we may hear of it late
        restart.crowd = crowd(used, self._used())
        return restart

    def limit_files(self, size: int) -> None:
        """Let the server's files grow no further than this: its disk is full."""
        assert self.server.process is not None
        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def _used(self) -> Use | None:
        assert self.server.process is not None
        return Use.now(self.server.process.pid)

    async def finish(self) -> dict[str, Any]:
        """Let everything be answered, close, and compare the books with the log."""
        for client in self.clients:
            client.is_paused = True
        await self.until(lambda: all(client.waiting is None for client in self.clients))
        await self.leave()
        assert await asyncio.to_thread(self.server.stop) == 0
        return audit(self.url, self.books, alone=self.alone)

    async def leave(self) -> None:
        """Everybody hangs up."""
        for client in self.clients:
            client.close()
        for person in self.people:
            await person.session.close()

    async def end(self) -> None:
        """Whatever happened, leave nothing behind."""
        await self.leave()
        if self.server.process is not None:
            await asyncio.to_thread(self.server.stop, signal.SIGKILL)

    def figures(self) -> dict[str, Any]:
        """What the restarts took."""
        starts = sorted(restart.start for restart in self.restarts)
        backs = sorted(restart.back for restart in self.restarts if restart.back is not None)
        return {
            "kills": len(self.restarts),
            "start_s": {"median": round(starts[len(starts) // 2], 2), "max": round(starts[-1], 2)},
            "back_s": {"median": round(backs[len(backs) // 2], 2), "max": round(backs[-1], 2)},
            "late": sum(not restart.is_prompt for restart in self.restarts),
            "crowd": round(sum(restart.crowd for restart in self.restarts) / len(backs), 2),
            "clients": len(self.clients),
        }


def cookie_of(person: Person) -> str:
    """What their browser sends."""
    return "; ".join(f"{cookie.key}={cookie.value}" for cookie in person.session.cookie_jar)


async def play(
    folder: Path, kills: int, tables: int, seed: int = 1, told: Any = lambda _: None, url: str = ""
) -> dict[str, Any]:
    """Tables that play on through so many kills; returns figures, raises where anything is lost or doubled."""
    club = Club(folder, seed, url)
    try:
        await club.open(tables)
        for number in range(kills):
            await asyncio.sleep(0.1 + club.chance.random() * 0.9)
            told(await club.kill(in_the_middle=number % 5 == 3))
        await club.until(lambda: all(client.is_back for client in club.clients))
        before = len(club.books.acknowledged)
        await club.until(lambda: len(club.books.acknowledged) > before + tables)
        checked = await club.finish()
    finally:
        await club.end()
    assert not club.books.refused, club.books.refused[:5]
    return {**club.figures(), **checked}
