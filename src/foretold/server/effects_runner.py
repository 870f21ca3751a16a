"""Run the effects that the hall asks for: only here do messages, storage, bots and clocks meet the hall.

Everything here runs in the event loop. Calls tell the hall what happened. The effects that it returns are collected and
run once in each turn of the loop, so that all messages of a turn to one connection leave in one write.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Literal, Protocol

import msgspec

from foretold.server.bot_executor import BotExecutor
from foretold.server.clock import HallClock
from foretold.server.entropy import SystemEntropy, now_ms
from foretold.server.fair_reads import reads_for
from foretold.server.fair_turns import EventLoopTurns
from foretold.server.log_loader import LogLoader, LogReads
from foretold.server.logs import Log
from foretold.server.loop_lag import Lag, timed
from foretold.server.metrics import Metrics
from foretold.server.sockets import POLICY, RESTART, Socket
from foretold.server.webhooks import Webhooks
from foretold.table.commands import AnyCommand
from foretold.table.effects import CallWebhook, Effect, GoOn, Load, Reply, Send, StoreEntries, Think
from foretold.table.entries import Origin
from foretold.table.hall import Hall
from foretold.table.pace import USUAL, Pace
from foretold.table.settings import Settings
from foretold.table.table import Table

TICK = 1.0


class TableOutcome(Protocol):
    """The outcome of storing entries of a table."""

    @property
    def table(self) -> str:
        """The table."""

    @property
    def result(self) -> Literal["stored", "conflict", "failed"]:
        """Whether the entries are stored, others were there first, or the store failed."""


class Logs(LogReads, Protocol):
    """The methods of a store that the runner calls."""

    def submit(self, effect: StoreEntries) -> None:
        """Store entries; the outcome is reported later."""


class EffectsRunner:
    """Run a hall: pass calls to it and run the effects that it returns."""

    def __init__(
        self, store: Logs, bot_executor: BotExecutor, webhooks: Webhooks | None, metrics: Metrics, log: Log, *,
        pace: Pace = USUAL,
    ) -> None:  # fmt: skip
        self.hall = Hall(SystemEntropy(), pace)
        self.clock = HallClock()
        self.sockets: dict[int, Socket] = {}
        self.metrics = metrics
        self.lag = Lag(metrics, log)
        self.turns = EventLoopTurns()
        self._loader = LogLoader(store, self.hall, self.clock, self.turns, self.lag, log, self._soon)
        self._store = store
        self._bot_executor = bot_executor
        self._webhooks = webhooks
        self._log = log
        self._loop = asyncio.get_running_loop()
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self._streams: defaultdict[str, set[int]] = defaultdict(set)
        self._submitted: dict[str, tuple[float, StoreEntries]] = {}
        self._due = False
        self._closing = False
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at = 0.0
        self._arm(TICK)

    # Connections -----------------------------------------------------------------------------------------------------

    def next_number(self) -> int:
        """Return a new number for a connection or a request."""
        return next(self._numbers)

    def connect(self, wire: Socket, lang: str) -> None:
        """Tell the hall that a socket or a stream is open."""
        self.sockets[wire.number] = wire
        self.hall.connect(wire.number, wire.who, lang, self.clock.now(), wire.address)
        if wire.kind == "stream-all":
            self._streams[wire.who].add(wire.number)

    def disconnect(self, wire: Socket) -> None:
        """Tell the hall that a connection is closed."""
        if self.sockets.pop(wire.number, None) is not None:
            wire.gone()
            self.hall.disconnect(wire.number, self.clock.now())
            self._streams[wire.who].discard(wire.number)
            if not self._streams[wire.who]:
                del self._streams[wire.who]
            self._soon()

    def hear(self, number: int, data: str | bytes) -> None:
        """Handle a message. While the server closes it gets no answer: the client reconnects and sends it again."""
        if self._closing:
            return
        self.metrics.messages_in += 1
        self.hall.receive(number, data, self.clock.now())
        self._soon()

    def watch(self, number: int, table: str) -> None:
        """Let a connection follow a table."""
        self.hall.receive(number, msgspec.json.encode({"do": "watch", "table": table}), self.clock.now())
        self._soon()

    def close_where(self, test: Callable[[Socket], bool], code: int = POLICY) -> None:
        """Close all connections of a kind: of a revoked token, of a deleted account."""
        for wire in [wire for wire in self.sockets.values() if test(wire)]:
            wire.end(code)

    # Requests --------------------------------------------------------------------------------------------------------

    async def command(self, who: str, command: AnyCommand, lang: str) -> dict[str, Any]:
        """Return the result of a command, or raise its refusal."""
        number, answer = self._expect()
        self.hall.request(number, who, command, lang, self.clock.now(), reads_for.get())
        self._soon()
        return dict(await answer)

    async def open(self, who: str, settings: Settings, lang: str, origin: Origin | None = None) -> dict[str, Any]:
        """Open a table."""
        number, answer = self._expect()
        self.hall.open(number, who, settings, lang, self.clock.now(), origin=origin)
        self._soon()
        return dict(await answer)

    async def read(self, table: str, read: Callable[[Table], Any]) -> Any:
        """Return what a function makes of a table."""
        number, answer = self._expect()
        self.hall.read(number, table, read, self.clock.now(), reads_for.get())
        self._soon()
        return (await answer)["result"]

    def in_hall(self, work: Callable[[Hall], object]) -> None:
        """Tell the hall something, and run the effects."""
        work(self.hall)
        self._soon()

    def wake(self, table: str) -> None:
        """Let the hall check a table where something may be due."""
        self.hall.wake(table, self.clock.now())
        self._soon()

    def _expect(self) -> tuple[int, asyncio.Future[Any]]:
        number = self.next_number()
        answer = self._waiting[number] = self._loop.create_future()
        answer.add_done_callback(lambda _: self._waiting.pop(number, None))
        return number, answer

    # Effects ---------------------------------------------------------------------------------------------------------

    def _soon(self) -> None:
        """Run the effects at the end of this turn of the loop."""
        if not self._due:
            self._due = True
            self._loop.call_soon(self._carry)

    @timed("carrying")
    def _carry(self) -> None:
        self._due = False
        full: list[Socket] = []
        find = self.sockets.get
        try:
            while effects := self.hall.take():
                for effect in effects:
                    if type(effect) is not Send:
                        self._carry_out(effect)
                    elif (wire := find(effect.connection)) is not None:
                        if not wire.gathered:
                            full.append(wire)
                        wire.gathered.append(wire.frame(effect.data))
        finally:
            for wire in full:
                wire.flush()
        self._arm_for_next()

    def _carry_out(self, effect: Effect) -> None:
        if isinstance(effect, StoreEntries):
            self._submitted[effect.table] = (time.monotonic(), effect)
            self._store.submit(effect)
        elif isinstance(effect, Reply):
            self._reply(effect)
        elif isinstance(effect, Think):
            self._bot_executor.think(effect, self._thought)
        elif isinstance(effect, Load):
            self._loader.put(effect)
        elif isinstance(effect, GoOn):
            self.turns.queue(effect.address, partial(self._go_on, effect.table))
        elif isinstance(effect, CallWebhook) and self._webhooks is not None:
            self._webhooks.call(effect.who, effect.url, effect.body)

    @timed("what waits for a table")
    def _go_on(self, table: str) -> None:
        self.hall.go_on(table, self.clock.now())
        self._soon()

    def _reply(self, effect: Reply) -> None:
        answer = self._waiting.get(effect.request)
        if answer is None or answer.done():
            return
        if effect.error is not None:
            answer.set_exception(effect.error)
        else:
            answer.set_result(effect.result)

    @timed("stored moves")
    def outcomes(self, outcomes: Sequence[TableOutcome]) -> None:
        """Handle the outcomes of a group of appends."""
        now, done = self.clock.now(), time.monotonic()
        self.metrics.outcomes.update([outcome.result for outcome in outcomes])
        for outcome in outcomes:
            since, effect = self._submitted.pop(outcome.table)
            self.metrics.storing.add(done - since)
            try:
                self._report(outcome, effect, now)
            except Exception as error:  # a fault at one table must not keep the others waiting
                self._loader.give_up(outcome.table, error)
        self._carry()

    def _report(self, outcome: TableOutcome, effect: StoreEntries, now: int) -> None:
        if outcome.result == "stored":
            self.metrics.entries_stored += len(effect.entries)
            self.hall.stored(outcome.table, now)
            if effect.summary is not None and self._streams:
                self.follow(outcome.table, effect.summary.people)
        else:
            self.hall.not_stored(outcome.table, conflict=outcome.result == "conflict")

    @property
    def has_streams(self) -> bool:
        """Return whether anybody has a stream of all their tables."""
        return bool(self._streams)

    def follow(self, table: str, people: dict[str, int]) -> None:
        """Let the streams of a person follow a table at which they have just sat down."""
        for who in people:
            for number in self._streams.get(who, ()):
                if table not in self.hall.connections[number].watches:
                    self.watch(number, table)

    @timed("a bot's move")
    def _thought(self, effect: Think, action: str | None, seconds: float) -> None:
        self.hall.thought(effect.table, effect.turn, action, self.clock.now(), took=round(seconds * 1_000))
        self._carry()

    # Time ------------------------------------------------------------------------------------------------------------

    def _arm_for_next(self) -> None:
        """Set the timer to when the next clock runs out, if that is before the next tick."""
        wake = self.hall.next_wake()
        if wake is not None:
            delay = max((wake - self.clock.now()) / 1_000, 0.0)
            if self._loop.time() + delay < self._timer_at:
                self._arm(delay)

    def _arm(self, delay: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer_at = self._loop.time() + delay
        self._timer = self._loop.call_at(self._timer_at, self._tick)

    @timed("clocks")
    def _tick(self) -> None:
        self._timer = None
        if self._closing:
            return
        self._arm(TICK)
        self.hall.date(self.clock.ahead(), self.clock.now())
        self.hall.tick(self.clock.now())
        now = now_ms()
        for wire in [wire for wire in self.sockets.values() if wire.expires is not None and wire.expires <= now]:
            wire.end(POLICY)
        self._carry()

    # The end ---------------------------------------------------------------------------------------------------------

    async def close(self, seconds: float) -> None:
        """Accept nothing more, wait for what is being stored, and tell all clients to come back later."""
        self._closing = True
        end = self._loop.time() + seconds
        while self._submitted and self._loop.time() < end:
            await asyncio.sleep(0.01)
        for wire in list(self.sockets.values()):
            wire.end(RESTART)
        self._loader.close()
        if self._timer is not None:
            self._timer.cancel()
