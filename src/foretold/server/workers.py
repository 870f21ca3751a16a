"""Several worker processes on one port: a parent starts them, replaces those that die, and stops them together.

Each worker is a whole server; they share only the database (`cluster.py`). The operating system distributes new
connections among all processes that listen on the port.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any

import msgspec

from foretold.server import lifecycle
from foretold.server.config import Config
from foretold.server.logs import Log
from foretold.store import open_store

#: A worker that lived for less than this is not replaced at once: what killed it would kill the next one too.
_BRIEF_S = 5.0
_PAUSE_S = 1.0

_context = get_context("spawn")


@dataclass
class Worker:
    """A process, and the pipe through which it says that it accepts connections; it breaks when the parent is gone."""

    number: int
    process: SpawnProcess
    pipe: Connection
    began: float
    is_open: bool = False
    is_told: bool = False  # to end


def run(config: Config, log: Log, announce: Callable[[str], None]) -> None:
    """Keep this number of workers running until a signal arrives; `announce` gets the address when all are ready."""
    asyncio.run(_prepare(config.database))  # one migrates, and says what is wrong with the database
    with lifecycle.bound(config.host, config.port, 0, shared=True) as place:  # held, so that nobody else takes the port
        settled = msgspec.structs.replace(config, port=place.getsockname()[1])
        _Parent(settled, log, lambda: announce(lifecycle.address(config, place))).run()


async def _prepare(database: str) -> None:
    store = await open_store(database, lambda _: None)
    await store.close()


class _Parent:
    """The parent process of the workers."""

    def __init__(self, config: Config, log: Log, opened: Callable[[], None]) -> None:
        self._config, self._log, self._opened = config, log, opened
        self._workers: dict[int, Worker] = {}
        self._next: dict[int, float] = dict.fromkeys(range(1, config.workers + 1), 0.0)
        self._stopping = False
        self._wake, self._woken = socket.socketpair()

    def run(self) -> None:
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, self._stop)
        while not self._stopping or self._workers:
            if self._stopping:
                self._end_all()
            else:
                self._start_due()
            self._wait()
        self._log.info("workers-stopped")

    def _stop(self, *_: object) -> None:
        self._stopping = True
        self._wake.send(b"!")

    def _end_all(self) -> None:
        """Signal every worker once: a second signal would leave it no time to close."""
        for worker in self._workers.values():
            if not worker.is_told:
                worker.is_told = True
                worker.process.terminate()

    def _start_due(self) -> None:
        now = time.monotonic()
        for number in [number for number, at in self._next.items() if at <= now]:
            del self._next[number]
            ours, theirs = _context.Pipe()
            process = _context.Process(target=_work, args=(self._config, number, theirs), name=f"worker-{number}")
            process.start()
            theirs.close()
            self._workers[number] = Worker(number, process, ours, now)

    def _wait(self) -> None:
        """Wait until something happens to a worker, or a new one is due."""
        by_place: dict[Any, Worker] = {}
        for worker in self._workers.values():
            by_place[worker.process.sentinel] = worker
            if not worker.is_open:
                by_place[worker.pipe] = worker
        patience = max(min(self._next.values()) - time.monotonic(), 0.0) if self._next and not self._stopping else None
        for place in wait([*by_place, self._woken], patience):
            if place is self._woken:
                self._woken.recv(100)
            elif place == by_place[place].process.sentinel:
                self._ended(by_place[place])
            else:
                self._says(by_place[place])

    def _says(self, worker: Worker) -> None:
        try:
            worker.pipe.recv()
        except EOFError:  # it is about to end
            pass
        else:
            self._log.info("worker-open", worker=worker.number)
            if not self._next and all(one.is_open for one in self._workers.values() if one is not worker):
                self._announce()
        worker.is_open = True

    def _announce(self) -> None:
        opened, self._opened = self._opened, lambda: None
        opened()

    def _ended(self, worker: Worker) -> None:
        if self._workers.get(worker.number) is not worker:
            return
        worker.process.join()
        worker.pipe.close()
        del self._workers[worker.number]
        if not self._stopping:
            now = time.monotonic()
            self._log.error("worker-ended", worker=worker.number, status=worker.process.exitcode)
            self._next[worker.number] = now + _PAUSE_S if now - worker.began < _BRIEF_S else now


def _work(config: Config, number: int, pipe: Connection) -> None:
    """Run one worker, in its own process."""
    threading.Thread(target=_end_with_parent, args=(pipe,), daemon=True).start()

    def say_open(_: str) -> None:
        with suppress(OSError):  # whoever is to be told may be gone: then this worker is about to end too
            pipe.send("open")

    lifecycle.run(config, Log(config.log_level, worker=number), say_open)


def _end_with_parent(pipe: Connection) -> None:
    try:
        pipe.recv()
    except (EOFError, OSError):
        os.kill(os.getpid(), signal.SIGTERM)
