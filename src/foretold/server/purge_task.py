"""Delete abandoned tables in the background, a few at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import suppress

from foretold.server.entropy import now_ms
from foretold.server.logs import Log
from foretold.server.metrics import Metrics
from foretold.store import Store, StoreUnavailable
from foretold.store.purging import DAY

#: Seconds from the start to the first look, between looks, and between two groups of a look.
FIRST_S = 120.0
EVERY_S = 3_600.0
PAUSE_S = 0.5
#: Tables that go in one transaction, and those of which it is remembered together that they are in memory.
AT_ONCE = 5
_VISITS = 500


class Cleaner:
    """Delete tables that were abandoned for a number of days; 0 means never."""

    def __init__(self, store: Store, in_memory: Collection[str], days: int, metrics: Metrics, log: Log) -> None:
        self._store, self._in_memory, self._days = store, in_memory, days
        self._metrics, self._log = metrics, log

    async def run(self) -> None:
        """Purge once an hour, for ever."""
        await asyncio.sleep(FIRST_S)
        while self._days:
            with suppress(StoreUnavailable):
                await self.look(now_ms())
            await asyncio.sleep(EVERY_S)

    async def look(self, now: int) -> int:
        """Purge all tables that are abandoned now; return how many."""
        await self._visit(now)
        purged = 0
        while True:
            found, gone = await self._store.purge(now - self._days * DAY, now, AT_ONCE, self._in_memory.__contains__)
            purged += gone
            self._metrics.purged += gone
            if found < AT_ONCE:
                break
            await asyncio.sleep(PAUSE_S)
        if purged:
            self._log.info("purged", tables=purged)
        return purged

    async def _visit(self, now: int) -> None:
        """Mark the tables in memory as visited, so that other servers do not purge them."""
        names = list(self._in_memory)
        for start in range(0, len(names), _VISITS):
            await self._store.visit(names[start : start + _VISITS], now)
