"""Do work in processes of this machine or on a Ray cluster, with the same results in the same order."""

from __future__ import annotations

import multiprocessing
import os
import signal
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import connection
from multiprocessing.context import SpawnContext
from types import TracebackType
from typing import Any, Self, TypeVar, cast

from foretold.errors import WorkersFailed

Job = TypeVar("Job")
Result = TypeVar("Result")

# Results that wait for an earlier one, for each worker: enough to keep all busy, few enough for flat memory.
_AHEAD = 4


class Workers(ABC):
    """Workers that do the same work on many jobs. They stop at the end of the `with` block."""

    count: int

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @abstractmethod
    def map(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Generator[Result]:
        """Yield the result of each job, in the order of the jobs, which are read as they are needed.

        Work, jobs and results are pickled: the work is a function of a module. Its errors are raised here. Closing the
        iterator drops the jobs that still run.
        """

    @abstractmethod
    def close(self) -> None:
        """Stop the workers, whatever they are doing."""


def workers(processes: int = 0, ray: str | None = None) -> Workers:
    """Return this number of processes here (0: one for each core), or all of the Ray cluster at an address."""
    if ray is not None:
        from foretold.lab.ray_workers import RayWorkers

        return RayWorkers(ray)
    return Processes(processes or cores())


def cores() -> int:
    """Return how many cores this process may use; all, if the system does not tell."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


class Processes(Workers):
    """Processes of this machine, started when there is work for them."""

    def __init__(self, count: int) -> None:
        self.count = count
        # Not forked: a copy of a process whose threads hold locks, as Numba's may, can wait for them for ever.
        self._context = multiprocessing.get_context("spawn")
        self._idle: list[_Process] = []
        self._busy: dict[connection.Connection, tuple[_Process, int]] = {}

    def map(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Generator[Result]:
        """Yield the result of each job, in the order of the jobs."""
        waiting = enumerate(jobs)
        results: dict[int, Result] = {}
        due, more = 0, True
        try:
            while more or self._busy or results:
                while more and len(self._busy) < self.count and len(self._busy) + len(results) < _AHEAD * self.count:
                    more = self._hand_out(work, waiting)
                while due in results:
                    yield results.pop(due)
                    due += 1
                if self._busy:
                    results.update(self._collected())
        finally:
            # Left early, or by an error: what the others still do is no longer wanted.
            for process, _ in self._busy.values():
                process.end()
            self._busy.clear()

    def _hand_out(self, work: Callable[[Job], Result], waiting: Iterator[tuple[int, Job]]) -> bool:
        """Give the next job to a process that has none; False when there are no more."""
        for number, job in waiting:
            process = self._idle.pop() if self._idle else _Process(self._context)
            self._busy[process.line] = process, number
            process.give((work, job))
            return True
        return False

    def _collected(self) -> Iterator[tuple[int, Any]]:
        """Yield the finished results by the number of their job; wait for the first."""
        for line in cast("list[connection.Connection]", connection.wait(list(self._busy))):
            process, number = self._busy[line]
            result = process.answer()
            del self._busy[line]
            self._idle.append(process)
            yield number, result

    def close(self) -> None:
        """End all processes."""
        for process in (*self._idle, *(process for process, _ in self._busy.values())):
            process.end()
        self._idle.clear()
        self._busy.clear()


class _Process:
    """One process, and the connection to it."""

    def __init__(self, context: SpawnContext) -> None:
        self.line, far = context.Pipe()
        self._process = context.Process(target=_serve, args=(far,), daemon=True)
        with _deaf_children():
            self._process.start()
        far.close()

    def give(self, job: object) -> None:
        """Send a job."""
        try:
            self.line.send(job)
        except OSError:
            raise self._lost() from None

    def answer(self) -> Any:
        """Return the result of the job; raise its error, or an error if the process is gone."""
        try:
            good, result = self.line.recv()
        except (EOFError, OSError):
            raise self._lost() from None
        if good:
            return result
        raise result

    def end(self) -> None:
        """End the process, whatever it does."""
        self._process.terminate()
        self._process.join()
        self.line.close()

    def _lost(self) -> WorkersFailed:
        self._process.join()
        return WorkersFailed("workers-lost", status=self._process.exitcode)


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Start processes that ignore Ctrl-C, even while they start: the first process ends them."""
    if os.name == "nt":
        yield
        return
    from multiprocessing import resource_tracker

    # Started later it would let interrupts through again.
    resource_tracker.ensure_running()
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)


def _serve(line: connection.Connection) -> None:
    """Run a process: a job in, a result or an error out, until the other end closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            work, job = line.recv()
        except (EOFError, OSError):
            return
        except Exception as error:
            # A job that can't be read here is for the other end to know.
            _report(line, error)
            continue
        try:
            line.send((True, work(job)))
        except BrokenPipeError:
            return
        except Exception as error:
            _report(line, error)


def _report(line: connection.Connection, error: Exception) -> None:
    """Send an error back; if it can't be sent, as text."""
    try:
        line.send((False, error))
    except OSError:
        return
    except Exception:
        # Pickling may fail in any way.
        line.send((False, RuntimeError(repr(error))))
