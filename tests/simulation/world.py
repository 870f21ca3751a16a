"""Simulated time, chance from a seed, and the trace of everything that happens."""

from __future__ import annotations

import hashlib
import heapq
import random
from collections import deque
from collections.abc import Callable
from typing import Any

SECOND = 1_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

#: When every simulation begins, in milliseconds since 1970.
START = 1_800_000_000_000


class Broken(AssertionError):  # noqa: N818 - it says what an invariant is
    """An invariant does not hold."""

    def __init__(self, invariant: str, text: str) -> None:
        super().__init__(f"{invariant}: {text}")
        self.invariant = invariant


class World:
    """A queue of events in simulated time. Nothing here reads a clock or draws a number that is not from the seed."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.now = START
        self.faults = True  # the last minute of a simulation is a quiet one
        self.events = 0
        self.tail: deque[str] = deque(maxlen=80)
        self._queue: list[tuple[int, int, Callable[..., None], tuple[Any, ...]]] = []
        self._scheduled = 0
        self._digest = hashlib.blake2b(digest_size=16)

    def chance(self, name: str) -> random.Random:
        """A stream of chance of its own, so that one part's draws don't disturb another's."""
        return random.Random(f"{self.seed}/{name}")

    def after(self, delay: int, act: Callable[..., None], *arguments: Any) -> None:
        """Do something so many milliseconds from now."""
        self._scheduled += 1
        heapq.heappush(self._queue, (self.now + delay, self._scheduled, act, arguments))

    def note(self, line: str) -> None:
        """Write a line of the trace."""
        whole = f"{self.now - START} {line}"
        self._digest.update(whole.encode())
        self.tail.append(whole)

    @property
    def trace(self) -> str:
        """What all lines of the trace come to."""
        return self._digest.hexdigest()

    def run(self, until: Callable[[], bool]) -> None:
        """Let events happen in their order until enough have; that is asked now and then, as it takes time too."""
        queue = self._queue
        while queue:
            if not self.events % 16 and until():
                return
            self.now, _, act, arguments = heapq.heappop(queue)
            self.events += 1
            act(*arguments)

    def require(self, holds: bool, invariant: str, text: str) -> None:
        """An invariant must hold."""
        if not holds:
            raise Broken(invariant, text)
