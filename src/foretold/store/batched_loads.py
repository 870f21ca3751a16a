"""Batch look-ups that are made at the same time: after a restart everybody reconnects within a second."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from itertools import islice
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

#: The most that one query asks for.
MOST = 500


class BatchedLoads(Generic[K, V]):
    """Find values by keys. While one query runs, the next one collects keys: no answer is older than its question."""

    def __init__(self, read: Callable[[Any], Any], find: Callable[[Connection, list[K]], dict[K, V]]) -> None:
        self._read = read
        self._find = find
        self._waiting: dict[K, asyncio.Future[V | None]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def __call__(self, key: K) -> V | None:
        """Return the value of a key, or None."""
        future = self._waiting.get(key)
        if future is None:
            future = self._waiting[key] = asyncio.get_running_loop().create_future()
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(future)  # one who leaves does not take the answer from the others

    async def _ask(self) -> None:
        while self._waiting:
            group = dict(islice(self._waiting.items(), MOST))
            for key in group:
                del self._waiting[key]
            await self._answer(group)
        self._asking = None

    async def _answer(self, group: dict[K, asyncio.Future[V | None]]) -> None:
        keys = list(group)
        try:
            found = await self._read(lambda connection: self._find(connection, keys))
        except Exception as error:  # whoever asked is told
            for future in group.values():
                future.set_exception(error)
                future.exception()  # read, even if nobody waits any more
        else:
            for key, future in group.items():
                future.set_result(found.get(key))
