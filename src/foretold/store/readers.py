"""The threads that read from a database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

T = TypeVar("T")


class Readers(Protocol):
    """Run functions that read in other threads than the event loop's; a server lets its clients take turns."""

    async def run(self, work: Callable[[], T]) -> T:
        """What a function reads."""

    async def close(self) -> None:
        """Wait for what is being read, and end the threads."""


class PlainReaders:
    """Threads that read one after the other what is wanted, first come, first served."""

    def __init__(self, threads: int, name: str = "foretold-reader") -> None:
        self._pool = ThreadPoolExecutor(threads, name)

    async def run(self, work: Callable[[], T]) -> T:
        """What a function reads."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    async def close(self) -> None:
        """Wait for what is being read, and end the threads."""
        await asyncio.to_thread(self._pool.shutdown)
