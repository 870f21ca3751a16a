"""Read the store in fair turns: who has asked for much waits behind whoever has asked for little."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import ContextVar
from typing import TypeVar

from foretold.server.offload import Offload
from foretold.store.database import READERS
from foretold.table.slots import NOBODY, Path

T = TypeVar("T")

#: What may wait: in all, from one address, from one person.
BOUNDS = (20_000, 1_200, 600)

#: Whom the running task reads for; the server itself, where nobody was named.
reads_for: ContextVar[Path] = ContextVar("reads_for", default=NOBODY)


class FairReads:
    """The threads that read, all but the one that finds sessions."""

    def __init__(self) -> None:
        self._offload = Offload(READERS - 1, "foretold-reader", *BOUNDS)

    async def run(self, work: Callable[[], T]) -> T:
        """What a function reads, when it is the turn of whoever wants it."""
        path = reads_for.get()
        return await self._offload.submit(path, work, always=path == NOBODY)

    async def close(self) -> None:
        """Wait for what is being read."""
        await asyncio.to_thread(self._offload.close, wait=True)
