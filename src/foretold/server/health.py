"""Health checks: watch the store, and report problems to monitors and once to the log."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from foretold.server.entropy import now_ms
from foretold.server.logs import Log
from foretold.store import Store, StoreUnavailable
from foretold.store.condition import Part, Trouble

#: Seconds between attempts to write while something is wrong, and between looks at a store that nobody writes to.
AGAIN_S = 1.0
IDLE_S = 30.0
#: Seconds after which a database that does not answer counts as out of reach.
PATIENCE_S = 5.0
_SILENT = Trouble("database-unreachable", f"no answer within {PATIENCE_S:g} s")


class Health:
    """Watch a store. `reasons` is empty when everything works."""

    def __init__(self, store: Store, log: Log) -> None:
        self._store, self._log = store, log
        self._loop = asyncio.get_running_loop()
        self._said: dict[str, str] = {}
        self._since = 0.0
        self._asking: dict[Part, asyncio.Task[None]] = {}
        store.condition.on_change = self._from_thread
        self._task = self._loop.create_task(self._watch())

    @property
    def reasons(self) -> list[str]:
        """Return the codes of all present problems."""
        return sorted(trouble.kind for trouble in self._store.condition.troubles)

    async def look(self) -> list[str]:
        """Return the codes of all present problems, after asking the database."""
        await self._ask("reading", self._store.check)
        return self.reasons

    def close(self) -> None:
        """Stop watching; what happens while the server closes is not reported."""
        self._store.condition.on_change = lambda _: None
        self._task.cancel()
        for task in self._asking.values():
            task.cancel()

    # Asking ----------------------------------------------------------------------------------------------------------

    async def _watch(self) -> None:
        """Try to write: often while something is wrong, rarely while nobody else writes."""
        groups, looked = -1, 0.0
        while True:
            await asyncio.sleep(AGAIN_S)
            done, now = self._store.figures.groups, time.monotonic()
            if self.reasons or (now - looked > IDLE_S and done == groups):
                await self._ask("writing", lambda: self._store.try_to_write(now_ms()))
                await self._ask("reading", self._store.check)
            if now - looked > IDLE_S:
                groups, looked = self._store.figures.groups, now

    async def _ask(self, part: Part, question: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Ask the store, once for all who want to know; no answer means that it is unreachable."""
        asked = self._asking.get(part)
        if asked is None or asked.done():
            asked = self._asking[part] = self._loop.create_task(_answered(question()))
        try:
            await asyncio.wait_for(asyncio.shield(asked), PATIENCE_S)
        except TimeoutError:
            self._store.condition.set(part, _SILENT)

    # Telling ---------------------------------------------------------------------------------------------------------

    def _from_thread(self, troubles: list[Trouble]) -> None:
        with suppress(RuntimeError):  # the loop has ended: nobody is left to be told
            self._loop.call_soon_threadsafe(self._say, troubles)

    def _say(self, troubles: list[Trouble]) -> None:
        """Log each reason when it begins, and once when all is well again."""
        now = {trouble.kind: trouble.detail for trouble in troubles}
        if now and not self._said:
            self._since = time.monotonic()
        for kind, detail in now.items():
            if kind not in self._said:
                self._said[kind] = detail
                self._log.warning("degraded", reason=kind, detail=detail)
        if self._said and not now:
            self._log.info("recovered", reasons=sorted(self._said), seconds=round(time.monotonic() - self._since, 1))
            self._said = {}


async def _answered(question: Awaitable[None]) -> None:
    with suppress(StoreUnavailable):  # the store has noticed by itself
        await question
