"""Carries out what the hall asks for: the one place where messages, storage, bots and clocks meet the hall.

Everything here runs in the event loop. Calls tell the hall what happened; what it wants done in return is gathered, and
carried out once in each turn of the loop: all messages of a turn to one connection leave in one write.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any, Literal, Protocol

import msgspec

from foretold.server.logs import Log, places
from foretold.server.luck import SystemLuck, now_ms
from foretold.server.metrics import Metrics
from foretold.server.thinkers import Thinkers
from foretold.server.webhooks import Webhooks
from foretold.server.wires import POLICY, RESTART, Wire
from foretold.table import entries
from foretold.table.commands import AnyCommand
from foretold.table.effects import Call, Effect, Load, Reply, Send, Store, Think
from foretold.table.entries import Origin
from foretold.table.hall import Hall
from foretold.table.settings import Settings
from foretold.table.table import Table

TICK = 1.0


class Outcome(Protocol):
    """What became of the entries of a table."""

    @property
    def table(self) -> str:
        """The table."""

    @property
    def result(self) -> Literal["stored", "conflict", "failed"]:
        """Whether they are stored, others were there first, or the store could not."""


class Logs(Protocol):
    """What the carrier needs of a store."""

    def submit(self, effect: Store) -> None:
        """Store entries; the outcome comes later."""

    async def log(self, table: str, after: int = 0) -> Sequence[bytes]:
        """The entries of a table after a number."""

    async def set_aside(self, table: str, reason: str) -> None:
        """Mark a table as damaged."""


class Carrier:
    """A hall, and the world around it."""

    def __init__(self, store: Logs, thinkers: Thinkers, webhooks: Webhooks | None, metrics: Metrics, log: Log) -> None:
        self.hall = Hall(SystemLuck())
        self.wires: dict[int, Wire] = {}
        self.metrics = metrics
        self._store = store
        self._thinkers = thinkers
        self._webhooks = webhooks
        self._log = log
        self._loop = asyncio.get_running_loop()
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self._streams: defaultdict[str, set[int]] = defaultdict(set)
        self._submitted: dict[str, tuple[float, Store]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._due = False
        self._closing = False
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at = 0.0
        self._arm(TICK)

    # Connections -----------------------------------------------------------------------------------------------------

    def next_number(self) -> int:
        """A number for a connection or a request, never used before."""
        return next(self._numbers)

    def connect(self, wire: Wire, lang: str) -> None:
        """A socket or a stream is open."""
        self.wires[wire.number] = wire
        self.hall.connect(wire.number, wire.who, lang, now_ms())
        if wire.kind == "stream-all":
            self._streams[wire.who].add(wire.number)

    def disconnect(self, wire: Wire) -> None:
        """It is closed."""
        if self.wires.pop(wire.number, None) is not None:
            self.hall.disconnect(wire.number, now_ms())
            self._streams[wire.who].discard(wire.number)
            if not self._streams[wire.who]:
                del self._streams[wire.who]
            self._soon()

    def hear(self, number: int, data: str | bytes) -> None:
        """A message came in. Once the server closes it gets no answer: its sender comes back and sends it again."""
        if self._closing:
            return
        self.metrics.messages_in += 1
        self.hall.receive(number, data, now_ms())
        self._soon()

    def watch(self, number: int, table: str) -> None:
        """Let a connection follow a table."""
        self.hall.receive(number, msgspec.json.encode({"do": "watch", "table": table}), now_ms())
        self._soon()

    def close_where(self, test: Callable[[Wire], bool], code: int = POLICY) -> None:
        """End all connections of a kind: of a token that is revoked, of an account that is gone."""
        for wire in [wire for wire in self.wires.values() if test(wire)]:
            wire.end(code)

    # Requests --------------------------------------------------------------------------------------------------------

    async def command(self, who: str, command: AnyCommand, lang: str) -> dict[str, Any]:
        """What a command came to; a refusal is raised."""
        number, answer = self._expect()
        self.hall.request(number, who, command, lang, now_ms())
        self._soon()
        return dict(await answer)

    async def open(self, who: str, settings: Settings, lang: str, origin: Origin | None = None) -> dict[str, Any]:
        """Open a table."""
        number, answer = self._expect()
        self.hall.open(number, who, settings, lang, now_ms(), origin=origin)
        self._soon()
        return dict(await answer)

    async def read(self, table: str, read: Callable[[Table], Any]) -> Any:
        """What a function makes of a table."""
        number, answer = self._expect()
        self.hall.read(number, table, read, now_ms())
        self._soon()
        return (await answer)["result"]

    def in_hall(self, work: Callable[[Hall], object]) -> None:
        """Tell the hall something, and carry out what comes of it."""
        work(self.hall)
        self._soon()

    def wake(self, table: str) -> None:
        """Something at a table may be due."""
        self.hall.wake(table, now_ms())
        self._soon()

    def _expect(self) -> tuple[int, asyncio.Future[Any]]:
        number = self.next_number()
        answer = self._waiting[number] = self._loop.create_future()
        answer.add_done_callback(lambda _: self._waiting.pop(number, None))
        return number, answer

    # Effects ---------------------------------------------------------------------------------------------------------

    def _soon(self) -> None:
        """Carry out what is wanted, at the end of this turn of the loop."""
        if not self._due:
            self._due = True
            self._loop.call_soon(self._carry)

    def _carry(self) -> None:
        self._due = False
        full: list[Wire] = []
        find = self.wires.get
        try:
            while effects := self.hall.take():
                for effect in effects:
                    if type(effect) is not Send:
                        self._carry_out(effect)
                    elif (wire := find(effect.connection)) is not None:
                        if not wire.gathered:
                            full.append(wire)
                        wire.gathered += wire.frame(effect.data)
        finally:
            for wire in full:
                wire.flush()
        self._arm_for_next()

    def _carry_out(self, effect: Effect) -> None:
        if isinstance(effect, Store):
            self._submitted[effect.table] = (time.monotonic(), effect)
            self._store.submit(effect)
        elif isinstance(effect, Reply):
            self._reply(effect)
        elif isinstance(effect, Think):
            self._thinkers.think(effect, self._thought)
        elif isinstance(effect, Load):
            self._begin(self._load(effect))
        elif isinstance(effect, Call) and self._webhooks is not None:
            self._webhooks.call(effect.url, effect.body)

    def _begin(self, work: Any) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _reply(self, effect: Reply) -> None:
        answer = self._waiting.get(effect.request)
        if answer is None or answer.done():
            return
        if effect.error is not None:
            answer.set_exception(effect.error)
        else:
            answer.set_result(effect.result)

    def outcomes(self, outcomes: Sequence[Outcome]) -> None:
        """The store has done a group of appends."""
        now, done = now_ms(), time.monotonic()
        self.metrics.outcomes.update([outcome.result for outcome in outcomes])
        for outcome in outcomes:
            since, effect = self._submitted.pop(outcome.table)
            self.metrics.storing.add(done - since)
            try:
                self._report(outcome, effect, now)
            except Exception as error:  # a fault at one table must not keep the others waiting
                self._give_up(outcome.table, error)
        self._carry()

    def _give_up(self, table: str, error: Exception) -> None:
        """Forget what is in memory of a table: who waits is refused, and the next who asks reads its log again."""
        self._log.error("fault", error=type(error).__name__, at=places(error))
        if table in self.hall.slots:
            self.hall.not_loaded(table, damaged=True)

    def _report(self, outcome: Outcome, effect: Store, now: int) -> None:
        if outcome.result == "stored":
            self.metrics.entries_stored += len(effect.entries)
            self.hall.stored(outcome.table, now)
            if effect.summary is not None and self._streams:
                self.follow(outcome.table, effect.summary.people)
        else:
            self.hall.not_stored(outcome.table, conflict=outcome.result == "conflict")

    @property
    def has_streams(self) -> bool:
        """Whether anybody has a stream of all their tables."""
        return bool(self._streams)

    def follow(self, table: str, people: dict[str, int]) -> None:
        """Streams of all of a person's tables follow one that they have just sat down at."""
        for who in people:
            for number in self._streams.get(who, ()):
                if table not in self.hall.connections[number].watches:
                    self.watch(number, table)

    async def _load(self, effect: Load) -> None:
        from foretold.store import StoreUnavailable

        table = effect.table
        try:
            raw = await self._store.log(table, effect.after)
        except StoreUnavailable:
            self.hall.not_loaded(table, damaged=False)
            self._soon()
            return
        except Exception as error:  # whatever lies in the database, nobody waits for a table for ever
            self._log.error("fault", error=type(error).__name__, at=places(error))
            self.hall.not_loaded(table, damaged=True)
            self._soon()
            return
        try:
            is_good = self._loaded(table, raw)
        except Exception as error:  # as in `outcomes`
            self._give_up(table, error)
            is_good = True  # what went wrong is not in its log
        if not is_good:
            self._log.error("table-set-aside")
            await self._store.set_aside(table, "unreadable")
        self._soon()

    def _loaded(self, table: str, raw: Sequence[bytes]) -> bool:
        """Hand a log to the hall; whether it leads to a table, or there is none."""
        try:
            log = [entries.decode(entry) for entry in raw]
        except (msgspec.MsgspecError, UnicodeError):
            self.hall.not_loaded(table, damaged=True)
            return False
        self.hall.loaded(table, log, now_ms())
        return not raw or table in self.hall.slots

    def _thought(self, effect: Think, action: str | None) -> None:
        self.hall.thought(effect.table, effect.turn, action, now_ms())
        self._carry()

    # Time ------------------------------------------------------------------------------------------------------------

    def _arm_for_next(self) -> None:
        """Have the timer go off when the next clock runs out, if that is before the next tick."""
        wake = self.hall.next_wake()
        if wake is not None:
            delay = max((wake - now_ms()) / 1_000, 0.0)
            if self._loop.time() + delay < self._timer_at:
                self._arm(delay)

    def _arm(self, delay: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer_at = self._loop.time() + delay
        self._timer = self._loop.call_at(self._timer_at, self._tick)

    def _tick(self) -> None:
        self._timer = None
        if self._closing:
            return
        now = now_ms()
        self._arm(TICK)
        self.hall.tick(now)
        for wire in [wire for wire in self.wires.values() if wire.expires is not None and wire.expires <= now]:
            wire.end(POLICY)
        self._carry()

    # The end ---------------------------------------------------------------------------------------------------------

    async def close(self, seconds: float) -> None:
        """Take nothing more in, wait for what is being stored, and send everybody away to come back later."""
        self._closing = True
        end = self._loop.time() + seconds
        while self._submitted and self._loop.time() < end:
            await asyncio.sleep(0.01)
        for wire in list(self.wires.values()):
            wire.end(RESTART)
        for task in list(self._tasks):
            task.cancel()
        if self._timer is not None:
            self._timer.cancel()
