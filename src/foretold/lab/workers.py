"""Work shared out among processes; results come back in the order of the jobs."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from types import TracebackType
from typing import TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Workers:
    """Processes on this machine."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool = ProcessPoolExecutor(
            count, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_parent
        )

    def __enter__(self) -> Workers:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pool.shutdown(cancel_futures=True)

    def map(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        """Call ``work`` on every job, few at a time."""
        running: deque[Future[Result]] = deque()
        for job in jobs:
            running.append(self._pool.submit(work, job))
            if len(running) > 2 * self.count:
                yield running.popleft().result()
        while running:
            yield running.popleft().result()


def workers(processes: int, ray: str | None = None) -> Workers:  # noqa: ARG001 - one machine so far
    """Workers for so many processes."""
    return Workers(processes)
