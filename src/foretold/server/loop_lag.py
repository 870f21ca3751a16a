"""Measure how late the event loop is and why. Nothing that a client sends may block it for long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Generator
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar, cast

from foretold.server.logs import Log
from foretold.server.metrics import Metrics

#: Seconds between two looks at the loop.
EVERY = 0.1
#: Seconds after which a step counts as slow, and those after which the log names it.
SLOW, WARN = 0.005, 0.05
#: Steps that are counted by name; others are "-".
_NAMES = 200

Result = TypeVar("Result")


class Lag:
    """Measure the lag of the event loop at intervals, and the time of each step."""

    def __init__(self, metrics: Metrics, log: Log) -> None:
        self._metrics = metrics
        self._log = log
        self._loop = asyncio.get_running_loop()
        self._name, self._longest = "-", 0.0  # of the steps since the last look
        self._due = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def watch(self) -> None:
        """Start measuring."""
        self._due = time.monotonic() + EVERY
        self._timer = self._loop.call_later(EVERY, self._look)

    def close(self) -> None:
        """Stop measuring."""
        if self._timer is not None:
            self._timer.cancel()

    def _look(self) -> None:
        late = max(time.monotonic() - self._due, 0.0)
        metrics = self._metrics
        metrics.lag.add(late)
        worst = max(late, self._longest)
        metrics.lag_max = max(metrics.lag_max, worst)
        if worst > WARN:
            step = self._name if self._longest > min(WARN, worst / 2) else "-"
            self._log.warning("loop-lag", step=step, ms=round(worst * 1_000, 1))
        self._name, self._longest = "-", 0.0
        self.watch()

    def note(self, name: str, seconds: float) -> None:
        """Note the duration of a step."""
        if seconds > SLOW:
            counts = self._metrics.slow_steps
            counts[name if name in counts or len(counts) < _NAMES else "-"] += 1
        if seconds > self._longest:
            self._name, self._longest = name, seconds

    def watched(self, work: Awaitable[Result], name: Callable[[], str]) -> _Watched[Result]:
        """Wrap a coroutine so that each of its steps is measured."""
        return _Watched(self, cast(Coroutine[Any, Any, Result], work), name)


class _HasLag(Protocol):
    lag: Lag


Owner = TypeVar("Owner", bound=_HasLag)
Arguments = ParamSpec("Arguments")


def timed(
    name: str,
) -> Callable[[Callable[Concatenate[Owner, Arguments], Result]], Callable[Concatenate[Owner, Arguments], Result]]:
    """Wrap a method so that each call is measured as one step."""

    def wrap(work: Callable[Concatenate[Owner, Arguments], Result]) -> Callable[Concatenate[Owner, Arguments], Result]:
        @wraps(work)
        def step(self: Owner, *args: Arguments.args, **kwargs: Arguments.kwargs) -> Result:
            began = time.monotonic()
            try:
                return work(self, *args, **kwargs)
            finally:
                self.lag.note(name, time.monotonic() - began)

        return cast(Callable[Concatenate[Owner, Arguments], Result], step)

    return wrap


class _Watched(Coroutine[Any, Any, Result]):
    """A coroutine that wraps another and measures the time of each step."""

    __slots__ = ("_lag", "_name", "_work")

    def __init__(self, lag: Lag, work: Coroutine[Any, Any, Result], name: Callable[[], str]) -> None:
        self._lag, self._work, self._name = lag, work, name

    def send(self, value: Any) -> Any:
        """Resume the coroutine until it waits again."""
        began = time.monotonic()
        try:
            return self._work.send(value)
        finally:
            self._note(began)

    def throw(self, *error: Any) -> Any:
        """Resume the coroutine with an error."""
        began = time.monotonic()
        try:
            return self._work.throw(*error)
        finally:
            self._note(began)

    def _note(self, began: float) -> None:
        took = time.monotonic() - began
        if took > SLOW:
            self._lag.note(self._name(), took)

    def close(self) -> None:
        """Close the wrapped coroutine."""
        self._work.close()

    def __await__(self) -> Generator[Any, Any, Result]:
        return self  # `await` takes whatever has `send` and `throw`

    def __iter__(self) -> _Watched[Result]:
        return self

    def __next__(self) -> Any:
        return self.send(None)
