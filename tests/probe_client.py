"""The process of a probe: an innocent client that asks a server small things and notes how long it waits.

    python -m tests.probe_client URL PID [DATABASE]

It reads commands from its standard input, a line each: `phase NAME` begins a phase, `server PID [DATABASE]` names new
processes, `report` asks for all waits so far as one line of JSON. `tests.probe` is the side that tests use.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp

from tests.server.server_process import PROOF
from tests.sockets import Socket

#: Seconds between two questions of a kind: within the limits that a server has for one address and one socket.
PING, HTTP, CONNECT, MOVE = 0.05, 0.1, 0.4, 0.1
RETRY = 0.1
LOOK = 0.005
PAGE = "/api/v1/games"


@dataclass(frozen=True)
class Lost:
    """Processor time that was lost to others, in seconds since some moment in the past."""

    probe: float  # the probe was ready to run while other work had the processor
    loops: dict[str, float]  # the same of the threads in which event loops run
    helpers: dict[str, float]  # and of those that store what was asked for
    stolen: tuple[float, ...]  # by processor: a virtual machine did not run at all
    busy: float  # what all processors did
    beside: float  # and of that, what the server did beside its event loops
    server: float  # what the server did

    def since(self, earlier: Lost) -> float:
        """What was lost in between to work that is not the server's own.

        Processors of one machine are mostly stopped at the same time. A wait for a processor is nobody's: it is
        shared out by who used the processors meanwhile, and the server's other threads are the server's own fault.
        """
        stolen = [now - before for now, before in zip(self.stolen, earlier.stolen, strict=True)]
        waiting = _longest(self.loops, earlier.loops) + _longest(self.helpers, earlier.helpers)
        own = max(self.beside - earlier.beside, 0.0)
        others = max((self.busy - earlier.busy) - (self.server - earlier.server), 0.0)
        share = others / (others + own) if others + own > 0 else 1.0
        return self.probe - earlier.probe + waiting * share + max(stolen, default=0.0)


def _longest(now: dict[str, float], before: dict[str, float]) -> float:
    """The longest of several waits; which of the threads an answer came from is not known."""
    return max((waited - before[name] for name, waited in now.items() if name in before), default=0.0)


class Processor:
    """How much processor time the server, and the probe itself, lost to other work and to other virtual machines.

    Linux counts that. It is taken off each wait: a crowded machine is no fault of the server. Where its own threads,
    workers or database crowd it, it is.
    """

    def __init__(self, pid: int, database: int = 0) -> None:
        self.pid = pid
        self.database = database  # PostgreSQL's first process, where there is one of ours

    def _loops(self) -> list[int]:
        """The server and its workers: any of them may answer."""
        return [self.pid, *_children(self.pid)]

    def _all(self) -> list[int]:
        """The same, and the processes of its database."""
        return [*self._loops(), *((self.database, *_children(self.database)) if self.database else ())]

    def lost(self, helpers: tuple[str, ...] = ()) -> Lost:
        """By the threads in which the server's event loops run."""
        loops = self._loops()
        used = sum(map(_used, self._all()))
        in_loops = sum(_scheduled(str(pid))[0] for pid in loops)
        return Lost(
            _scheduled("self")[1],
            {str(pid): _scheduled(str(pid))[1] for pid in loops},
            {name: _scheduled(name)[1] for name in helpers},
            _stolen(),
            _busy(),
            used - in_loops,
            used,
        )

    def lost_by_all(self) -> Lost:
        """The same with all threads of the server: a move waits for those that store it too."""
        return self.lost(tuple(f"{pid}/task/{name}" for pid in self._all() for name in _threads(pid)))

    def waits_for_disk(self) -> bool:
        """Whether a thread of the server waits for the disk just now, as one does that stores a move."""
        return any(_state(f"{pid}/task/{name}") == "D" for pid in self._all() for name in _threads(pid))


def _used(pid: int) -> float:
    """The processor time of all threads of a process."""
    try:
        numbers = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")


def _busy() -> float:
    """The time in which any processor worked."""
    words = Path("/proc/stat").read_text().split("\n", 1)[0].split()
    return sum(int(words[place]) for place in (1, 2, 3, 6, 7)) / os.sysconf("SC_CLK_TCK")


def _stolen() -> tuple[float, ...]:
    """The time in which each processor of a virtual machine stood still."""
    lines = (line.split() for line in Path("/proc/stat").read_text().splitlines())
    ticks = [int(line[8]) for line in lines if line[0].startswith("cpu") and line[0] != "cpu"]
    return tuple(count / os.sysconf("SC_CLK_TCK") for count in ticks)


def _scheduled(process: str) -> tuple[float, float]:
    """How long a thread has run, and how long it was ready to and did not."""
    try:
        ran, waited = Path(f"/proc/{process}/schedstat").read_text().split()[:2]
    except (OSError, ValueError):
        return 0.0, 0.0
    return int(ran) / 1e9, int(waited) / 1e9


def _threads(pid: int) -> list[str]:
    try:
        return [one.name for one in Path(f"/proc/{pid}/task").iterdir()]
    except OSError:
        return []


def _state(process: str) -> str:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return ""


def _children(pid: int) -> list[int]:
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


class Client:
    """Asks, waits, and keeps what it waited, by phase and kind of question."""

    def __init__(self, url: str, pid: int, database: int = 0) -> None:
        self.url = url
        self.processor = Processor(pid, database)
        self.phase = "start"
        self.waits: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
        self.excused: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
        self.open: dict[str, int] = defaultdict(int)  # questions of a phase that wait for their answer
        self.breaks: dict[str, int] = defaultdict(int)
        self.refused: dict[str, int] = defaultdict(int)
        self.socket: Socket | None = None
        self.session: aiohttp.ClientSession
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._ids = 0
        self._turn: tuple[int, list[str]] | None = None
        self._table = ""

    async def run(self) -> None:
        jar = aiohttp.CookieJar(unsafe=True)
        async with aiohttp.ClientSession(cookie_jar=jar, headers={**PROOF, "Origin": self.url}) as self.session:
            await asyncio.gather(
                self._obey(), self._stay(), self._get(), self._connect_anew(), self._ping(), self._play()
            )

    async def _obey(self) -> None:
        reader = asyncio.StreamReader()
        loop = asyncio.get_running_loop()
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
        while line := (await reader.readline()).decode().split():
            if line[0] == "phase":
                self.phase = line[1]
            elif line[0] == "server":
                self.processor = Processor(*map(int, line[1:]))
            else:
                told = {
                    "waits": self.waits,
                    "excused": self.excused,
                    "open": self.open,
                    "breaks": self.breaks,
                    "refused": self.refused,
                }
                print(json.dumps(told), flush=True)  # noqa: T201 - that is how it reports
        sys.exit(0)

    async def _measured(self, kind: str, interval: float, asked: Any, *, stored: bool = False) -> bool:
        """How long one answer takes; questions that would have been asked meanwhile count as if they had been."""
        phase = self.phase
        lost = self.processor.lost_by_all if stored else self.processor.lost
        before, began = lost(), time.perf_counter()
        self.open[phase] += 1
        disk = 0.0
        try:
            if stored:
                disk = await self._on_disk(asyncio.ensure_future(asked))
            await asked
        except (OSError, aiohttp.ClientError, asyncio.IncompleteReadError, TimeoutError):
            self.breaks[phase] += 1
            return False
        finally:
            self.open[phase] -= 1
        took = time.perf_counter() - began
        excused = min(lost().since(before) + disk, took)
        self.excused[phase][kind].append(excused)
        wait = took - excused
        self.waits[phase][kind].append(wait)
        while wait > interval and kind != "ping":  # pings are sent on time, however late the answers are
            wait -= interval
            self.waits[phase][kind].append(wait)
        return True

    async def _on_disk(self, asked: asyncio.Future[Any]) -> float:
        """For how much of the time until an answer the server waited for the disk, seen every few milliseconds."""
        disk = 0.0
        while not asked.done():
            began, waits = time.perf_counter(), self.processor.waits_for_disk()
            await asyncio.wait([asked], timeout=LOOK)
            disk += time.perf_counter() - began if waits else 0.0
        return disk

    async def _get(self) -> None:
        while True:
            done = await self._measured("http", HTTP, self._fetch(self.session))
            await asyncio.sleep(HTTP if done else RETRY)

    async def _connect_anew(self) -> None:
        while True:
            async with aiohttp.ClientSession(headers={"Connection": "close"}) as session:
                done = await self._measured("connect", CONNECT, self._fetch(session))
            await asyncio.sleep(CONNECT if done else RETRY)

    async def _fetch(self, session: aiohttp.ClientSession) -> None:
        async with session.get(self.url + PAGE) as answer:
            await answer.read()
            if answer.status != 200:
                self.refused[str(answer.status)] += 1

    # The socket, and a game against a bot ---------------------------------------------------------------------------

    async def _stay(self) -> None:
        """Be somebody, and connected, whatever happens."""
        host, _, port = self.url.removeprefix("http://").partition(":")
        cookie = ""
        while True:
            lost = asyncio.Event()
            try:
                if not cookie:
                    async with self.session.post(f"{self.url}/api/v1/me") as answer:
                        answer.raise_for_status()
                    cookie = "; ".join(f"{one.key}={one.value}" for one in self.session.cookie_jar)
                self.socket = await Socket.connect(host, int(port), cookie, self._hear, lost.set)
                self._watch()
                await lost.wait()
                self.breaks[self.phase] += 1
            except (OSError, aiohttp.ClientError):
                pass
            self.socket = None
            for waiting in self._answers.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionResetError())
            self._answers.clear()
            await asyncio.sleep(RETRY)

    async def _ping(self) -> None:
        """Ask on time, whether or not earlier questions were answered."""
        asking = set()
        while True:
            if self.socket is not None:
                task = asyncio.ensure_future(self._measured("ping", PING, self._ask(do="ping")))
                asking.add(task)
                task.add_done_callback(asking.discard)
            await asyncio.sleep(PING)

    async def _play(self) -> None:
        """Make a move whenever it is one's turn, at one table after another."""
        while True:
            if self.socket is not None and self._turn is not None:
                (decision, legal), self._turn = self._turn, None
                asked = self._ask(do="move", table=self._table, decision=decision, action=legal[0])
                await self._measured("move", MOVE, asked, stored=True)
            elif self.socket is not None and not self._table:
                await self._sit_down()
            await asyncio.sleep(MOVE)

    async def _sit_down(self) -> None:
        chairs = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
        wish = {"game": "predictions", "options": {"players": 2}, "seats": chairs}
        with suppress(OSError, aiohttp.ClientError):
            async with self.session.post(f"{self.url}/api/v1/tables", json=wish) as answer:
                if answer.status != 201:
                    self.refused[str(answer.status)] += 1
                    return
                table = (await answer.json())["table"]
            await self._ask(do="sit", table=table, name="Probe", seat=0)
            await self._ask(do="begin", table=table)
            self._table = table
            self._watch()

    def _watch(self) -> None:
        if self.socket is not None and self._table:
            self.socket.say(do="watch", table=self._table)

    def _ask(self, **message: Any) -> asyncio.Future[dict[str, Any]]:
        """Send a message; its answer comes later."""
        self._ids += 1
        name = {"n": self._ids} if message["do"] == "ping" else {"id": f"p{self._ids}"}
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[f"p{self._ids}"] = answer
        if self.socket is None:
            answer.set_exception(ConnectionResetError())
        else:
            self.socket.say(**message, **name)
        return answer

    def _hear(self, data: bytes) -> None:
        told = json.loads(data)
        if told["say"] in ("done", "refused", "pong"):
            name = f"p{told['n']}" if told["say"] == "pong" else told["id"]
            answer = self._answers.pop(name, None)
            if told["say"] == "refused":
                self.refused[told["code"]] += 1
                if not told["id"] and told["table"] == self._table:  # it could not be read for a while: ask again
                    asyncio.get_running_loop().call_later(RETRY, self._watch)
            if answer is not None and not answer.done():
                answer.set_result(told)
        elif told["say"] in ("table", "news") and told.get("view") is not None:
            view = told["view"]
            if view["over"]:
                self._table, self._turn = "", None
            elif view["legal"]:
                self._turn = (view["decision"], view["legal"])


if __name__ == "__main__":
    asyncio.run(Client(sys.argv[1], *map(int, sys.argv[2:])).run())
