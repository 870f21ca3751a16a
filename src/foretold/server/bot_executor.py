"""Run bots in their own threads, so that no move waits for a bot.

Bots share the thinking time. Quick levels have their own thread and never wait for a search. Searches take turns:
tables where somebody waits come first, then addresses take turns, then the people of each address, then the tables of
each person. A decision is charged to the person at the table who has the fewest decisions waiting. A table has one
decision at a time, so the tables in memory limit the queue.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec

from foretold.bots import Bot, make
from foretold.errors import ForetoldError
from foretold.server.fair_queue import FairQueue
from foretold.server.last_addresses import LastAddresses
from foretold.server.logs import Log
from foretold.server.metrics import Metrics, Times
from foretold.table.effects import Think
from foretold.table.pace import SEARCHING, SHARE, Metronome, Pace

#: Bots that each thread keeps, with what they have worked out about their game.
_KEPT = 16
#: After this many decisions for tables where somebody waits comes one for a table where nobody does.
_PATIENCE = 8
#: The least part of its simulations that a search is left with, and by how much that grows while there is time.
_SLOWEST = 0.05
_FASTER = 1.1

#: Reports a decision: the action (None: the bot could not decide) and how many seconds ago it was begun.
Tell = Callable[[Think, str | None, float], None]


class BotQueue:
    """The queue of decisions for bots; addresses, people and tables take turns."""

    def __init__(self, addresses: LastAddresses | None = None) -> None:
        self._addresses = addresses or LastAddresses()
        self._waited_for: FairQueue[Think] = FairQueue()
        self._others: FairQueue[Think] = FairQueue()
        self._newest: dict[str, Think] = {}
        self._charged: Counter[str] = Counter()
        self._payers: dict[str, str] = {}
        self._in_a_row = 0

    def __len__(self) -> int:
        return len(self._newest)

    def put(self, effect: Think) -> None:
        """Queue a decision; an older one of the same table is dropped when its turn comes."""
        payer = min(effect.people or ("",), key=lambda who: self._charged[who])
        self._charge(effect.table, payer)
        self._newest[effect.table] = effect
        queue = self._waited_for if effect.present else self._others
        queue.put((self._addresses.of(payer), payer, effect.table), effect)

    def take(self) -> Think | None:
        """Return the next decision."""
        while (effect := self._next()) is not None:
            if self._newest.get(effect.table) is effect:
                del self._newest[effect.table]
                self._charge(effect.table, None)
                return effect
        return None

    def _charge(self, table: str, payer: str | None) -> None:
        before = self._payers.pop(table, None)
        if before is not None:
            self._charged[before] -= 1
            if not self._charged[before]:
                del self._charged[before]
        if payer is not None:
            self._payers[table] = payer
            self._charged[payer] += 1

    def _next(self) -> Think | None:
        if self._in_a_row >= _PATIENCE or not len(self._waited_for):
            found = self._others.take()
            if found is not None:
                self._in_a_row = 0
                return found
        self._in_a_row += 1
        return self._waited_for.take()


class Lane:
    """Some threads, and the queue of decisions for them.

    With a `pace`, each decision has its thread for as long as its answer is held back, also where there was nothing to
    choose: otherwise the next in the queue would begin sooner, and whoever waits there could tell.
    """

    def __init__(
        self, threads: int, name: str, waited: Times, addresses: LastAddresses, pace: Pace | None = None
    ) -> None:
        self._waited = waited
        self._metronome = None if pace is None else Metronome(pace)
        self._asked: dict[str, float] = {}
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._free = threads
        self._turns = BotQueue(addresses)
        self._closed = False

    @property
    def waiting(self) -> int:
        """The number of decisions that wait. Running ones are not told: their duration depends on hidden cards."""
        return len(self._turns)

    def think(self, effect: Think, decide: Callable[[Think], str | None], tell: Tell) -> None:
        """Let a bot decide when its turn comes."""
        self._asked[effect.table] = time.monotonic()
        self._turns.put(effect)
        self._next(decide, tell)

    def _next(self, decide: Callable[[Think], str | None], tell: Tell) -> None:
        loop = asyncio.get_running_loop()
        while not self._closed and self._free and (effect := self._turns.take()) is not None:
            self._free -= 1
            self._waited.add(time.monotonic() - self._asked.pop(effect.table))
            self._pool.submit(self._work, loop, effect, decide, tell)

    def _work(
        self, loop: asyncio.AbstractEventLoop, effect: Think, decide: Callable[[Think], str | None], tell: Tell
    ) -> None:
        began = time.monotonic()
        action = decide(effect)

        def done() -> None:
            took = time.monotonic() - began
            tell(effect, action, took)
            loop.call_later(self._held_back(effect, took), release)

        def release() -> None:
            self._free += 1
            self._next(decide, tell)

        try:
            loop.call_soon_threadsafe(done)
        except RuntimeError:  # the server has closed meanwhile: the decision is made anew when it is back
            return

    def _held_back(self, effect: Think, took: float) -> float:
        """For how many seconds more a decision keeps its thread."""
        if self._metronome is None:
            return 0.0
        now = round(1_000 * time.monotonic())
        began = now - round(1_000 * took)
        return (self._metronome.due(effect.turn.level, began, now) - now) / 1_000

    def close(self) -> None:
        """Start no further bots; the tables ask again when the server is back."""
        self._closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)


def _told(error: Exception) -> dict[str, str]:
    """What the log says of a bot's failure. The legal actions are left out: they would show a hand."""
    told = {"error": type(error).__name__}
    if isinstance(error, ForetoldError):
        told["code"] = error.code
        told |= {name: str(error.details[name]) for name in ("reason", "answer") if name in error.details}
    return told


class BotExecutor:
    """The thread pool in which bots decide."""

    def __init__(
        self, threads: int, seconds: float, metrics: Metrics, log: Log, addresses: LastAddresses | None = None
    ) -> None:
        addresses = addresses or LastAddresses()
        self._quick = Lane(1, "quick-bot", metrics.bots_waited, addresses)
        self._seconds = seconds * SHARE
        self._searching = Lane(threads, "bot", metrics.bots_waited, addresses, Pace(searching=round(1_000 * seconds)))
        self._speed = 1.0  # of this machine now, compared with the one that the search counts its time by
        self._metrics = metrics
        self._log = log
        self._own = threading.local()

    @property
    def waiting(self) -> int:
        """The number of decisions that wait."""
        return self._quick.waiting + self._searching.waiting

    def think(self, effect: Think, tell: Tell) -> None:
        """Let a bot decide; `tell` is called in the event loop, with None if the bot could not."""
        lane = self._searching if effect.turn.level in SEARCHING else self._quick
        lane.think(effect, self._decide, tell)

    def _decide(self, effect: Think) -> str | None:
        began = time.monotonic()
        try:
            action = self._bot(effect).decide(effect.view, self._seconds * self._speed, effect.seed).action
        except Exception as error:  # whatever a bot does wrong, its table goes on
            self._metrics.bot_failures += 1
            told = _told(error)
            self._log.error("bot-failed", level=effect.turn.level, game=effect.game.name, **told)
            return None
        if effect.turn.level in SEARCHING:
            self._measure(time.monotonic() - began)
        return action

    def _measure(self, took: float) -> None:
        """Search less on a machine that is slow or busy, so that answers are there in time; then more again."""
        if took > self._seconds:
            self._speed = max(self._speed * max(self._seconds / took, 0.25), _SLOWEST)
        elif took > self._seconds / 4:  # what had no choice tells nothing
            self._speed = min(self._speed * _FASTER, 1.0)

    def _bot(self, effect: Think) -> Bot:
        """Return the bot of a level and a game, made once per thread: bots need not be thread-safe."""
        kept: OrderedDict[bytes, Bot] | None = getattr(self._own, "bots", None)
        if kept is None:
            kept = self._own.bots = OrderedDict()
        key = msgspec.json.encode((effect.turn.level, effect.game.name, effect.game.options_today), order="sorted")
        bot = kept.get(key)
        if bot is None:
            bot = kept[key] = make(effect.turn.level, effect.game)
            if len(kept) > _KEPT:
                kept.popitem(last=False)
        kept.move_to_end(key)
        return bot

    def close(self) -> None:
        """Start no further bots."""
        self._quick.close()
        self._searching.close()
