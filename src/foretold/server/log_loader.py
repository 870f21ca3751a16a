"""Read the logs that the hall wants, and build tables from them: in fair turns, and a little at a time.

However many logs are wanted, a few are read at once, those of one address never more than half of them; and all that is
built shares the event loop's turns with what comes in.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import suppress
from typing import Protocol

from foretold.server.clock import HallClock
from foretold.server.entropy import now_ms
from foretold.server.fair_reads import reads_for
from foretold.server.fair_turns import EventLoopTurns
from foretold.server.load_queue import LoadQueue
from foretold.server.logs import Log, places
from foretold.server.loop_lag import Lag
from foretold.store import StoreUnavailable
from foretold.store.purging import DAY, is_older
from foretold.table import entries
from foretold.table.effects import Load
from foretold.table.entries import AnyEntry
from foretold.table.hall import Hall
from foretold.table.table import Table

#: Seconds of the event loop that building a table takes at a time.
_SLICE = 0.0005


class LogReads(Protocol):
    """The methods of a store that the loader calls."""

    async def log(self, table: str, after: int = 0) -> Sequence[bytes]:
        """The entries of a table after a number."""

    async def set_aside(self, table: str, reason: str) -> None:
        """Mark a table as damaged."""

    async def visit(self, tables: Sequence[str], now: int) -> None:
        """Remember that tables were looked at."""


class LogLoader:
    """Carries out the hall's loads. `soon` is called when the hall may want something in return."""

    def __init__(
        self,
        store: LogReads,
        hall: Hall,
        clock: HallClock,
        turns: EventLoopTurns,
        lag: Lag,
        log: Log,
        soon: Callable[[], None],
    ) -> None:
        self._store, self._hall, self._clock, self._turns = store, hall, clock, turns
        self._lag, self._log, self._soon = lag, log, soon
        self._loop = asyncio.get_running_loop()
        self._queue = LoadQueue(self._begin)
        self._tasks: set[asyncio.Task[None]] = set()

    def put(self, effect: Load) -> None:
        """Read a log when it is the turn of whoever wants it; refused where they want too many."""
        if not self._queue.put(effect):
            self._hall.not_loaded(effect.table, damaged=False, busy=True)

    def close(self) -> None:
        """Read nothing more."""
        self._queue.close()
        for task in list(self._tasks):
            task.cancel()

    def give_up(self, table: str, error: Exception) -> None:
        """Forget what is in memory of a table: who waits is refused, and the next who asks reads its log again."""
        self._log.error("fault", error=type(error).__name__, at=places(error))
        if table in self._hall.slots:
            self._hall.not_loaded(table, damaged=True)

    def _begin(self, effect: Load) -> None:
        task = self._loop.create_task(self._load(effect))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _load(self, effect: Load) -> None:
        reads_for.set(effect.path)
        try:
            is_good = await self._read_and_hand_over(effect)
        finally:
            self._queue.done(effect)
        if not is_good:
            self._log.error("table-set-aside")
            await self._store.set_aside(effect.table, "unreadable")

    async def _read_and_hand_over(self, effect: Load) -> bool:
        """Read a log for the hall; False if it leads to no table."""
        table = effect.table
        try:
            raw = await self._read(table, effect.after)
        except StoreUnavailable:
            self._hall.not_loaded(table, damaged=False)
            self._soon()
            return True
        except Exception as error:  # whatever lies in the database, nobody waits for a table for ever
            self._log.error("fault", error=type(error).__name__, at=places(error))
            self._hall.not_loaded(table, damaged=True)
            self._soon()
            return True
        done: asyncio.Future[bool] = self._loop.create_future()
        self._turns.go_through(effect.path[0], self._hand_over(effect, raw, done))
        return await done

    async def _read(self, table: str, after: int) -> Sequence[bytes]:
        """A log. One that was left alone for long is about to be looked at, and must not be purged at this moment."""
        raw = await self._store.log(table, after)
        if after or not raw or not is_older(raw[-1], now_ms() - DAY):
            return raw
        with suppress(StoreUnavailable):  # to be read it need not be written
            await self._store.visit([table], now_ms())
            return await self._store.log(table)
        return raw

    def _hand_over(self, effect: Load, raw: Sequence[bytes], done: asyncio.Future[bool]) -> Iterator[None]:
        """Build a table from its log step by step, and hand it to the hall; whether there was one to be built."""
        is_good = True
        steps = self._loaded(effect.table, raw, whole=not effect.after)
        while True:
            began = time.monotonic()
            try:
                next(steps)
            except StopIteration as end:
                is_good = end.value
                break
            except Exception as error:  # what went wrong is not in its log
                self.give_up(effect.table, error)
                break
            finally:
                self._lag.note("the log of a table", time.monotonic() - began)
            yield
        if not done.done():
            done.set_result(is_good)
        self._soon()

    def _loaded(self, table: str, raw: Sequence[bytes], *, whole: bool) -> Generator[None, None, bool]:
        """Hand a log to the hall; whether it leads to a table, or there is none."""
        try:
            log, built = yield from _built(table, raw, whole=whole)
        except Exception:  # whatever is wrong with one log, the other tables play on
            self._hall.not_loaded(table, damaged=True)
            return False
        self._hall.loaded(table, log, self._clock.now(), built)
        return not raw or table in self._hall.slots


def _built(
    id_: str, raw: Sequence[bytes], *, whole: bool
) -> Generator[None, None, tuple[list[AnyEntry], Table | None]]:
    """Read a log, and build its table if it is a whole one; a long log a little at a time, so that nobody waits."""
    log: list[AnyEntry] = []
    table: Table | None = None
    until = time.monotonic() + _SLICE
    for data in raw:
        entry = entries.decode(data)
        log.append(entry)
        if table is not None:
            table.apply(entry)
        elif whole:
            table = Table.opened(id_, entry)
        if time.monotonic() > until:
            yield
            until = time.monotonic() + _SLICE
    return log, table
