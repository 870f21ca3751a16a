"""The writing thread: it writes everything that waits in one transaction, and reports after the commit.

While one group is being written, the next one collects, so that all busy tables share the cost of a full sync. It
collects until the outcomes of the last one are reported. docs/decisions/0010-group-commit-in-one-thread.md says why.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from foretold.store.appends import Append, write
from foretold.store.condition import DatabaseCondition, is_the_databases
from foretold.store.notices import announce
from foretold.store.problems import reason, unavailable
from foretold.table.effects import StoreEntries

#: The most that one transaction holds.
LARGEST_GROUP = 2_000

Result = Literal["stored", "conflict", "failed"]


class StoreOutcome(msgspec.Struct, frozen=True, gc=False):
    """The outcome for entries of a table: stored, refused because their number was taken, or not stored at all."""

    table: str
    result: Result
    reason: str = ""  # for the server's log


@dataclass(slots=True, frozen=True)
class WriteTask:
    """Another write in the same transaction as everything that waits; it may run more than once."""

    work: Callable[[Connection], Any]
    future: asyncio.Future[Any]


@dataclass(slots=True)
class WriterFigures:
    """What the writer has done since it began."""

    groups: int = 0
    entries: int = 0
    conflicts: int = 0
    failures: int = 0
    seconds: float = 0.0  # in transactions


Done = tuple[WriteTask, Any, BaseException | None]


class Writer:
    """Take appends and tasks from the event loop, and report the outcomes there."""

    def __init__(
        self,
        engine: Engine,
        on_outcomes: Callable[[list[StoreOutcome]], None],
        condition: DatabaseCondition | None = None,
    ) -> None:
        self.figures = WriterFigures()
        self._engine = engine
        self._condition = condition or DatabaseCondition()
        self._on_outcomes = on_outcomes
        self._loop = asyncio.get_running_loop()
        self._waiting: queue.SimpleQueue[StoreEntries | WriteTask | None] = queue.SimpleQueue()
        self._connection: Connection | None = None
        self._closed = False
        self._is_committing = False  # whether a failure leaves open what is stored
        self._untold = threading.Lock()  # held by a group from the moment it is taken until everybody was told of it
        self._thread = threading.Thread(target=self._run, name="foretold-writer", daemon=True)
        self._thread.start()

    def submit(self, effect: StoreEntries) -> None:
        """Store entries; the outcome is reported."""
        self._put(effect)

    async def do(self, work: Callable[[Connection], Any]) -> Any:
        """Run another write; return its result after the commit."""
        future = self._loop.create_future()
        self._put(WriteTask(work, future))
        return await future

    def _put(self, item: StoreEntries | WriteTask) -> None:
        if self._closed:
            raise RuntimeError("the store is closed")
        self._waiting.put(item)

    async def close(self) -> None:
        """Write what waits, report it, and end."""
        if not self._closed:
            self._closed = True
            self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    # In the thread ---------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        last = False
        while not last:
            self._untold.acquire()
            group, last = self._take()
            if group:
                self._write(group)
        self._disconnect()

    def _take(self) -> tuple[list[StoreEntries | WriteTask], bool]:
        """Return everything that waits, after waiting for something, and whether it is the last."""
        group: list[StoreEntries | WriteTask] = []
        item = self._waiting.get()
        with contextlib.suppress(queue.Empty):
            while item is not None:
                group.append(item)
                if len(group) == LARGEST_GROUP:
                    return group, False
                item = self._waiting.get_nowait()
            return group, True
        return group, False

    def _write(self, group: Sequence[StoreEntries | WriteTask]) -> None:
        """Write a group and report it; whatever happens, everything in it gets an answer."""
        began = time.perf_counter()
        effects = [item for item in group if isinstance(item, StoreEntries)]
        tasks = [item for item in group if isinstance(item, WriteTask)]
        try:
            outcomes, done = self._transaction(effects, tasks)
            self._condition.worked("writing")
        except Exception as error:  # the thread must outlive every failure, and report it
            self._condition.failed("writing", error)
            self._disconnect()
            outcomes = [StoreOutcome(effect.table, "failed", reason(error)) for effect in effects]
            done = [(task, None, unavailable(error)) for task in tasks]
        self._count(outcomes, effects, time.perf_counter() - began)
        try:
            self._loop.call_soon_threadsafe(self._report, outcomes, done)
        except RuntimeError:  # the loop has ended: nobody is left to be told
            self._untold.release()

    def _transaction(
        self, effects: list[StoreEntries], tasks: list[WriteTask]
    ) -> tuple[list[StoreOutcome], list[Done]]:
        """Write everything at once, over a new connection if the database has closed the old one."""
        appends, outcomes = _encoded(effects)
        # Always in the same order: two servers that write to the same tables wait for each other, and never in a ring.
        appends.sort(key=attrgetter("table"))
        try:
            found, done = self._attempt_all(appends, tasks)
        except DBAPIError as error:
            if not error.connection_invalidated or self._is_committing:
                raise
            self._disconnect()  # it was lost before the commit, so nothing is stored
            found, done = self._attempt_all(appends, tasks)
        return outcomes + found, done

    def _attempt_all(self, appends: list[Append], tasks: list[WriteTask]) -> tuple[list[StoreOutcome], list[Done]]:
        """Write everything at once or, if one table's entries don't fit, each table by itself."""
        self._is_committing = False
        connection = self._connect()
        try:
            with connection.begin():
                done = [_attempt_task(connection, task) for task in tasks]
                write(connection, appends)
                announce(connection, appends)
                self._is_committing = True
            return [StoreOutcome(append.table, "stored") for append in appends], done
        except DBAPIError as error:
            if is_the_databases(error):
                raise
        self._is_committing = False
        with connection.begin():
            done = [_attempt_task(connection, task) for task in tasks]
            outcomes = [_attempt(connection, append) for append in appends]
            self._is_committing = True
        return outcomes, done

    def _connect(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _disconnect(self) -> None:
        """Drop the connection: after an error in a commit its state is unknown."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.invalidate()
            with contextlib.suppress(Exception):
                connection.close()

    def _count(self, outcomes: Sequence[StoreOutcome], effects: Sequence[StoreEntries], seconds: float) -> None:
        sizes = {effect.table: len(effect.entries) for effect in effects}
        figures = self.figures
        figures.groups += 1
        figures.seconds += seconds
        figures.entries += sum(sizes[one.table] for one in outcomes if one.result == "stored")
        figures.conflicts += sum(one.result == "conflict" for one in outcomes)
        figures.failures += sum(one.result == "failed" for one in outcomes)

    # In the loop again -----------------------------------------------------------------------------------------------

    def _report(self, outcomes: list[StoreOutcome], done: list[Done]) -> None:
        try:
            for task, result, error in done:
                if task.future.done():
                    continue
                if error is None:
                    task.future.set_result(result)
                else:
                    task.future.set_exception(error)
            if outcomes:
                self._on_outcomes(outcomes)
        finally:
            self._untold.release()


def _encoded(effects: list[StoreEntries]) -> tuple[list[Append], list[StoreOutcome]]:
    """Return the rows of each table; one whose entries can't be encoded fails by itself."""
    appends, failures = [], []
    for effect in effects:
        try:
            appends.append(Append.of(effect))
        except (TypeError, ValueError) as error:
            failures.append(StoreOutcome(effect.table, "failed", reason(error)))
    return appends, failures


def _attempt_task(connection: Connection, task: WriteTask) -> Done:
    try:
        with connection.begin_nested():
            return task, task.work(connection), None
    except DBAPIError as error:
        if is_the_databases(error):
            raise
        return task, None, error
    except Exception as error:  # the task's own: whoever asked for it is told
        return task, None, error


def _attempt(connection: Connection, append: Append) -> StoreOutcome:
    try:
        with connection.begin_nested():
            write(connection, [append])
            announce(connection, [append])
    except IntegrityError as error:
        return StoreOutcome(append.table, "conflict", reason(error))
    except DBAPIError as error:
        if is_the_databases(error):
            raise
        return StoreOutcome(append.table, "failed", reason(error))
    return StoreOutcome(append.table, "stored")
