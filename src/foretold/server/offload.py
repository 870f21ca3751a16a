"""Run slow work in threads, in fair turns, with a bounded queue for each person."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from foretold.server.fair_queue import FairQueue, Path
from foretold.server.refusals import refuse

#: What may wait: in all, from one address, from one person.
BOUNDS = (400, 48, 12)

Given = ParamSpec("Given")
Result = TypeVar("Result")


class Offload:
    """A thread pool with a fair queue."""

    def __init__(self, threads: int, name: str, *bounds: int) -> None:
        self._pool = ThreadPoolExecutor(threads, name)
        self._free = threads
        self._is_closed = False
        self._queue: FairQueue[tuple[asyncio.Future[Any], Callable[[], Any]]] = FairQueue(*(bounds or BOUNDS))

    @property
    def waiting(self) -> int:
        """Return the amount of waiting work."""
        return len(self._queue)

    async def run(self, path: Path, work: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs) -> Result:
        """Run work in a thread when its turn comes; refuse it if too much waits already."""
        return await self.submit(path, lambda: work(*args, **kwargs))

    def submit(self, path: Path, work: Callable[[], Result], *, always: bool = False) -> asyncio.Future[Result]:
        """The same, of work that may `always` wait where it has to be done anyway."""
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        if not self._queue.put(path, (future, work), always=always):
            refuse("server-busy")
        self._next()
        return future

    def _next(self) -> None:
        """Start the next work while a thread is free; skip work that nobody waits for any more."""
        loop = asyncio.get_running_loop()
        while self._free and not self._is_closed and (found := self._queue.take()) is not None:
            future, work = found
            if not future.done():
                self._free -= 1
                self._begin(loop, future, work)

    def _begin(self, loop: asyncio.AbstractEventLoop, future: asyncio.Future[Any], work: Callable[[], Any]) -> None:
        def finish(result: Any, error: BaseException | None) -> None:
            self._free += 1
            if not future.done():
                if error is None:
                    future.set_result(result)
                else:
                    future.set_exception(error)
            self._next()

        def run() -> None:
            result, error = None, None
            try:
                result = work()
            except BaseException as raised:
                error = raised
            try:
                loop.call_soon_threadsafe(finish, result, error)
            except RuntimeError:  # the server has closed meanwhile
                return

        self._pool.submit(run)

    def close(self, *, wait: bool = False) -> None:
        """Start no further work."""
        self._is_closed = True
        self._pool.shutdown(wait=wait, cancel_futures=True)
