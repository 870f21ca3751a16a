"""A siege: real games go on while a server is attacked and meets with accidents, and a probe measures beside it."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from foretold.server.config import Config
from foretold.server.lifecycle import _BOTS_AFTER
from tests.fuzz.siege import age, begun
from tests.kill.audit import logs
from tests.kill.client import SPECTATOR, Spectator
from tests.kill.killed_server import Club, cookie_of
from tests.postgres import SCRIPT
from tests.probe import KINDS, MORE, Probe
from tests.server.server_process import Person, guest, play_to_the_end
from tests.siege.accidents import ON_POSTGRES, ON_SQLITE, Surroundings, processes
from tests.siege.attack_clients import ADDRESSES, Ground, Heard
from tests.siege.attacks import ATTACKS
from tests.siege.disk import Disk
from tests.siege.leaks import leaks
from tests.siege.wall_clock import WallClock
from tests.waiting import until

Kind = Literal["sqlite", "postgresql"]
#: The share of a core below which a server only plays.
CALM = 0.6
#: Attacks at once.
ABREAST = 3
#: A second siege adds at most this share of memory.
GROWTH = 0.10
#: Clocks that nobody comes near in a game, unless time is counted wrongly.
CLOCK = {"kind": "bank", "seconds": 900, "increment": 5}
#: The limits that a server has by itself; the tests' own servers have none.
_LIMITS = ("request_rate", "message_rate", "table_rate", "guest_rate", "login_rate", "address_connections")
#: What may be refused to players while something is broken.
EXPECTED = {"not-stored", "store-unavailable"}
#: What may be refused afterwards, where nobody could say whether a command was stored: it was.
EXPECTED_LATER = {"move-late", "move-turn", "table-over", "table-seated-already", "table-begun", "table-dealing"}


@dataclass
class Plan:
    """How large a siege is."""

    kind: Kind
    seed: int = 1
    tables: int = 9
    attack_seconds: float = 0.95
    pause: float = 1.0
    minutes: float = 0.0  # rounds go on for so long; always one whole round

    def settings(self, clock: Path) -> dict[str, str]:
        """Of the server: as it comes, but for bots that answer at once."""
        config = Config()
        own = {name: str(getattr(config, name)) for name in _LIMITS}
        workers = "2" if self.kind == "postgresql" else "1"
        return {**own, "workers": workers, "log_level": "warning", "siege_clock": str(clock)}


@dataclass
class Found:
    """What a siege found."""

    rounds: int = 0
    memory: list[tuple[float, float]] = field(default_factory=list)  # megabytes after each siege of a pair
    problems: list[str] = field(default_factory=list)
    probe: dict[str, Any] = field(default_factory=dict)
    pauses: dict[str, dict[str, float]] = field(default_factory=dict)
    excused: dict[str, float] = field(default_factory=dict)  # of one wait at most: others had the processor or the disk
    statuses: dict[int, int] = field(default_factory=dict)
    accidents: dict[str, float] = field(default_factory=dict)  # the longest until everybody played on, in seconds
    checked: dict[str, int] = field(default_factory=dict)
    stall: float = 0.0  # how long the disk itself kept everybody waiting under siege, in seconds
    seconds: float = 0.0


class Siege:
    """One server under siege."""

    def __init__(self, folder: Path, plan: Plan, say: Any = lambda _: None) -> None:
        self.folder, self.plan, self.say = folder, plan, say
        self.found = Found()
        self.heard = Heard()
        self.clock = WallClock(folder / "clock")
        self.cluster: Path | None = None
        self.attackers: list[Person] = []
        self.disk = Disk(folder / "disk")
        self.tables: list[str] = []
        self.finished: list[str] = []

    async def run(self) -> Found:
        """All of it; problems are in what was found."""
        began = time.monotonic()
        url = await asyncio.to_thread(self._start_database)
        club = self.club = Club(
            self.folder, self.plan.seed, url, self.plan.settings(self.clock.path), CLOCK, alone=False
        )
        club.books.told = defaultdict(lambda: defaultdict(list))
        club.server.program = [sys.executable, "-m", "tests.siege.serve"]
        try:
            await self._prepare()
            assert club.server.process is not None
            with Probe(club.server.url, club.server.process.pid, self._database()) as probe:
                await self._besiege(probe, began)
                self._read(probe)
            await self._compare()
        finally:
            self.disk.close()
            for person in self.attackers:
                await person.__aexit__()
            await club.end()
            if self.cluster is not None:
                await asyncio.to_thread(subprocess.run, [str(SCRIPT), "stop", str(self.cluster)], check=True)
        self.found.seconds = time.monotonic() - began
        return self.found

    def _start_database(self) -> str:
        if self.plan.kind == "sqlite":
            return ""
        self.cluster = Path(tempfile.mkdtemp(prefix="foretold-siege-"))
        shutil.rmtree(self.cluster)
        started = [str(SCRIPT), "start", str(self.cluster)]
        return subprocess.run(started, check=True, capture_output=True, text=True).stdout.strip()

    def _database(self) -> int:
        """PostgreSQL's first process; 0 on SQLite."""
        return 0 if self.cluster is None else int((self.cluster / "data/postmaster.pid").read_text().split()[0])

    async def _prepare(self) -> None:
        """Games that go on, people who watch some of them, and people who will attack."""
        club, plan = self.club, self.plan
        await club.open(plan.tables)
        for number in range(3):
            table = club.clients[number * 3 % len(club.clients)].table
            club.clients.append(
                Spectator(club.place, "", SPECTATOR, table, club.books, f"{plan.seed} spectator {number}")
            )
        self.attackers = [await guest(club.server.url) for _ in range(2)]
        for person in self.attackers:
            await person.connect()
        self.finished = [await begun(self.attackers)]
        await play_to_the_end(self.finished[0], self.attackers)
        self.tables = [await begun(self.attackers) for _ in range(3)]

    async def _besiege(self, probe: Probe, began: float) -> None:
        """Rounds: the same siege twice, and every accident once."""
        await self._settle()
        await asyncio.to_thread(probe.rest, 2.0)
        chance = random.Random(self.plan.seed)
        while not self.found.rounds or time.monotonic() - began < self.plan.minutes * 60:
            seed = chance.randrange(2**32)
            if self.found.rounds:
                await self._settle()  # the server is a new process since it was killed
            held = []
            for _ in range(2):
                refused = sum((await asyncio.to_thread(probe.report)).refused.values())
                await asyncio.to_thread(self.disk.longest)
                with probe.load():
                    await self.attack(seed, list(ATTACKS))
                self.found.stall = max(self.found.stall, await asyncio.to_thread(self.disk.longest))
                told = await asyncio.to_thread(probe.report)
                if sum(told.refused.values()) > refused:
                    self.found.problems.append(f"the probe was refused: {told.refused}")
                held.append(await self._memory())
            self.found.memory.append((held[0], held[1]))
            if held[1] > held[0] * (1 + GROWTH):
                self.found.problems.append(f"memory grew from {held[0]:.0f} to {held[1]:.0f} MB")
            await self._accidents(probe, seed)
            self.found.rounds += 1
            self.say(self.found)

    async def _settle(self) -> None:
        """Wait until the bots have been made ready, a while after the start: games alone need less than that."""
        assert self.club.server.process is not None
        pid, used = self.club.server.process.pid, [0.0]

        def is_calm() -> bool:
            used.append(sum(map(_used, processes(self.club))))
            return used[-1] - used[-2] < CALM * 0.5

        await until(lambda: age(pid) > _BOTS_AFTER, every=0.1)
        with suppress(AssertionError):  # a machine that is never calm is besieged all the same
            await until(is_calm, seconds=30, every=0.5)

    async def attack(self, seed: int, names: list[str]) -> None:
        """All attacks, some at a time, in an order and with contents that follow from the seed."""
        chance = random.Random(seed)
        chance.shuffle(names)
        for group in _batched(names, ABREAST):
            grounds = [self._ground(f"{seed} {name}", number) for number, name in enumerate(group)]
            try:
                await asyncio.gather(*(self._one(name, ground) for name, ground in zip(group, grounds, strict=True)))
            finally:
                for ground in grounds:
                    ground.close()

    async def _one(self, name: str, ground: Ground) -> None:
        ground.begin()
        before = self.heard.statuses[500]
        async with asyncio.timeout(self.plan.attack_seconds + 30):
            await ATTACKS[name](ground)
        if self.heard.statuses[500] > before:
            self.found.problems.append(f"status 500 during {name}")

    def _ground(self, seed: str, number: int) -> Ground:
        cookies = [cookie_of(person) for person in self.attackers]
        return Ground(
            self.club.server.port, random.Random(seed), self.plan.attack_seconds, self.heard, cookies, self.tables,
            self.finished, ADDRESSES[number % len(ADDRESSES)],
        )  # fmt: skip

    async def _accidents(self, probe: Probe, seed: int) -> None:
        """Every accident, with one attack beside it; afterwards everybody plays on."""
        around = Surroundings(self.club, self.clock, self.cluster, self.plan.pause)
        chance = random.Random(seed)
        for name, accident in (ON_SQLITE if self.plan.kind == "sqlite" else ON_POSTGRES).items():
            probe.begin("down")
            began = time.monotonic()
            beside = asyncio.create_task(self.attack(seed, [chance.choice(sorted(ATTACKS))]))
            await accident(around)
            await around.played_on()
            took = time.monotonic() - began
            self.found.accidents[name] = max(took, self.found.accidents.get(name, 0.0))
            await beside
            assert self.club.server.process is not None
            probe.server(self.club.server.process.pid, self._database())
            await asyncio.to_thread(probe.settle)

    async def _memory(self) -> float:
        """Megabytes of all processes of the server, once it is quiet: the least of a while."""
        seen = []
        for _ in range(10):
            await asyncio.sleep(0.15)
            seen.append(sum(map(_resident, processes(self.club))))
        return min(seen)

    def _read(self, probe: Probe) -> None:
        report = probe.report()
        self.found.probe = report.figures()
        at_once = tuple(kind for kind in KINDS if kind != "move")
        # A move is stored first: twice, as a bot's answer may wait in the same queue, it waits for the disk.
        late = [*report.late(kinds=at_once), *report.late(MORE + 2 * self.found.stall, ("move",))]
        self.found.problems += [f"the probe waited: {one}" for one in late]
        if report.breaks.get("load"):
            self.found.problems.append(f"the probe lost its connection {report.breaks['load']} times under load")
        for phase in ("rest", "load", "down"):
            kinds = report.waits.get(phase, {}).values()
            self.found.excused[phase] = report.excused_at_most(phase)
            self.found.pauses[phase] = {
                "p99": max((one.p99 for one in kinds), default=0.0),
                "longest": max((one.longest for one in kinds), default=0.0),
            }

    async def _compare(self) -> None:
        """Nothing acknowledged is lost or doubled, and nobody saw what they may not."""
        club, found = self.club, self.found
        found.statuses = dict(self.heard.statuses)
        try:
            found.checked = await club.finish()
        except AssertionError as error:
            found.problems.append(str(error))
        unsure = {told["table"] for told in club.books.refused if told["code"] == "store-unavailable"}
        unexpected = [
            told
            for told in club.books.refused
            if told["code"] not in EXPECTED and not (told["code"] in EXPECTED_LATER and told["table"] in unsure)
        ]
        if unexpected:
            found.problems.append(f"players were refused: {unexpected[:3]}")
        cookies = [cookie_of(person) for person in club.people]
        found.problems += leaks(logs(club.url), cookies, self.heard)


def _batched(names: list[str], size: int) -> list[tuple[str, ...]]:
    return [tuple(names[at : at + size]) for at in range(0, len(names), size)]


def _used(pid: int) -> float:
    """Seconds of processor time."""
    try:
        numbers = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")


def _resident(pid: int) -> float:
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
