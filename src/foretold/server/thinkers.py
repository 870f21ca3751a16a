"""Bots at work: in threads of their own, so that nobody's move waits for a bot's thought."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec

from foretold.bots import Bot, make
from foretold.server.logs import Log
from foretold.server.metrics import Metrics
from foretold.table.effects import Think

#: Bots that each thread keeps, with what they have worked out about their game.
_KEPT = 16


class Thinkers:
    """A pool of threads in which bots decide."""

    def __init__(self, threads: int, seconds: float, metrics: Metrics, log: Log) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._seconds = seconds
        self._metrics = metrics
        self._log = log
        self._own = threading.local()
        self.waiting = 0

    def think(self, effect: Think, tell: Callable[[Think, str | None], None]) -> None:
        """Let a bot decide; `tell` is called in the event loop, with None if the bot could not."""
        loop = asyncio.get_running_loop()
        self.waiting += 1
        began = time.monotonic()

        def done(action: str | None) -> None:
            self.waiting -= 1
            self._metrics.thinking.add(time.monotonic() - began)
            tell(effect, action)

        def work() -> None:
            action = self._decide(effect)
            try:
                loop.call_soon_threadsafe(done, action)
            except RuntimeError:  # the server has closed meanwhile: the decision is made anew when it is back
                return

        self._pool.submit(work)

    def _decide(self, effect: Think) -> str | None:
        try:
            return self._bot(effect).decide(effect.view, self._seconds, effect.seed).action
        except Exception as error:  # whatever a bot does wrong, its table goes on
            self._metrics.bot_failures += 1
            self._log.error("bot-failed", level=effect.turn.level, game=effect.game.name, error=type(error).__name__)
            return None

    def _bot(self, effect: Think) -> Bot:
        """The bot of a level and a game, made once a thread: bots need not be safe to share."""
        kept: OrderedDict[bytes, Bot] | None = getattr(self._own, "bots", None)
        if kept is None:
            kept = self._own.bots = OrderedDict()
        key = msgspec.json.encode((effect.turn.level, effect.game.name, effect.game.options), order="sorted")
        bot = kept.get(key)
        if bot is None:
            bot = kept[key] = make(effect.turn.level, effect.game)
            if len(kept) > _KEPT:
                kept.popitem(last=False)
        kept.move_to_end(key)
        return bot

    def close(self) -> None:
        """Let no further bot begin."""
        self._pool.shutdown(wait=False, cancel_futures=True)
