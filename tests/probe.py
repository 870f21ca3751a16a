"""An innocent client beside an attack: nobody may wait for what somebody else sends.

    with beside(server) as probe:
        probe.rest()
        with probe.load():
            ...  # the attack, from this process or another
        probe.check()

The probe is a process of its own, so that an attacker in this one does not slow its reading. It gets a page on an open
connection and on new ones, pings over a WebSocket, and plays a game against a quick bot. What it waits under load is
compared with what it waited at rest, in the same run; time in which work that is not the server's, or another virtual
machine, had the processor does not count, nor time in which the disk had the move that was to be stored. What does not
count is reported beside what does.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.server_process import Server
from tests.waiting import wait_until

#: Seconds that a client may wait longer because of what others do.
MORE = 0.1
KINDS = ("http", "connect", "ping", "move")
#: Waits of each kind that make a measurement.
ENOUGH = {"http": 10, "connect": 3, "ping": 20, "move": 3}


@dataclass(frozen=True)
class Waits:
    """How long answers of one kind took in one phase, in seconds."""

    count: int
    p50: float
    p99: float
    longest: float

    @classmethod
    def of(cls, waits: list[float]) -> Waits:
        """Of all waits; with none, nothing was waited for."""
        ranked = sorted(waits) or [0.0]
        at = len(ranked)
        return cls(len(waits), ranked[at // 2], ranked[min(at * 99 // 100, at - 1)], ranked[-1])


@dataclass
class Report:
    """What a probe waited, by phase and kind; where its connections broke; what it was refused, by code."""

    waits: dict[str, dict[str, Waits]]
    open: dict[str, int] = field(default_factory=dict)  # questions that wait for their answer, by phase
    breaks: dict[str, int] = field(default_factory=dict)
    refused: dict[str, int] = field(default_factory=dict)
    excused: dict[str, dict[str, Waits]] = field(default_factory=dict)  # what was not counted, of the same waits

    def of(self, phase: str, kind: str) -> Waits:
        """The waits of one kind in one phase."""
        return self.waits.get(phase, {}).get(kind, Waits.of([]))

    def late(self, more: float = MORE, kinds: tuple[str, ...] = KINDS) -> list[str]:
        """Where the probe waited too much longer under load than at rest."""
        found = []
        for kind in kinds:
            rest, load = self.of("rest", kind), self.of("load", kind)
            for name, before, after in (("p99", rest.p99, load.p99), ("longest", rest.longest, load.longest)):
                if after - before > more:
                    found.append(f"{kind}: {name} {after * 1e3:.0f} ms, at rest {before * 1e3:.0f} ms")
        return found

    def excused_at_most(self, phase: str, *kinds: str) -> float:
        """The longest time of one wait that was not counted, as others had the processor or the disk."""
        found = self.excused.get(phase, {})
        return max((one.longest for kind, one in found.items() if not kinds or kind in kinds), default=0.0)

    def figures(self) -> dict[str, dict[str, dict[str, float]]]:
        """Milliseconds, to print."""
        return {
            phase: {
                kind: {"count": one.count}
                | {n: round(getattr(one, n) * 1e3, 1) for n in ("p50", "p99", "longest")}
                | {"excused": round(self.excused_at_most(phase, kind) * 1e3, 1)}
                for kind, one in kinds.items()
            }
            for phase, kinds in self.waits.items()
            if phase != "start"
        }


class Probe:
    """A probe client in its own process."""

    def __init__(self, url: str, pid: int, database: int = 0) -> None:
        command = [sys.executable, "-m", "tests.probe_client", url, str(pid), str(database)]
        root = Path(__file__).parents[1]
        self._settled = 0
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=root)

    def __enter__(self) -> Probe:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()

    def _say(self, *words: object) -> None:
        assert self._process.stdin is not None
        print(*words, file=self._process.stdin, flush=True)

    def rest(self, seconds: float = 0.0) -> None:
        """Measure while nothing else happens: as often as is needed, and at least so long."""
        self.wait_for("start", {"ping": 1, "http": 1, "connect": 1, "move": 1})
        self._say("phase rest")
        time.sleep(seconds)
        self.wait_for("rest", ENOUGH)
        self._say("phase between")

    @contextmanager
    def load(self) -> Iterator[Probe]:
        """Measure while something attacks."""
        self._say("phase load")
        yield self
        self._say("phase between")

    def begin(self, phase: str) -> None:
        """What is waited for from now on counts for this phase."""
        self._say("phase", phase)

    def settle(self) -> None:
        """After a break: wait until it is served again."""
        self._settled += 1
        phase = f"settling-{self._settled}"
        self.begin(phase)
        self.wait_for(phase, {"ping": 3, "http": 1, "connect": 1})
        self.begin("between")

    def server(self, pid: int, database: int = 0) -> None:
        """The server is another process now; the first process of its database, where that is PostgreSQL."""
        self._say("server", pid, database)

    def wait_for(self, phase: str, counts: dict[str, int]) -> None:
        """Until so many answers of each kind came in a phase."""
        self._until(lambda report: all(report.of(phase, kind).count >= count for kind, count in counts.items()))

    def _until(self, test: Callable[[Report], bool]) -> None:
        wait_until(lambda: test(self.report()), every=0.05)

    def report(self) -> Report:
        """All there is so far."""
        self._say("report")
        assert self._process.stdout is not None
        told = json.loads(self._process.stdout.readline())
        waits = {phase: {kind: Waits.of(one) for kind, one in kinds.items()} for phase, kinds in told["waits"].items()}
        excused = {phase: {kind: Waits.of(o) for kind, o in kinds.items()} for phase, kinds in told["excused"].items()}
        return Report(waits, told["open"], told["breaks"], told["refused"], excused)

    def check(self, more: float = MORE, kinds: tuple[str, ...] = KINDS) -> Report:
        """Fail if the probe waited too long under load, lost a connection, or was refused anything."""
        self._until(lambda report: not report.open.get("load"))
        report = self.report()
        assert not report.late(more, kinds), (report.late(more, kinds), report.figures())
        assert not report.breaks.get("load"), report.breaks
        assert not report.refused, report.refused
        return report


def beside(server: Server) -> Probe:
    """A probe beside a server."""
    assert server.process is not None
    return Probe(server.url, server.process.pid)
