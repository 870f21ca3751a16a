"""The logs that the hall wants to be read: in fair turns, a few at a time, however many are wanted."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable

from foretold.server.fair_queue import FairQueue
from foretold.table.effects import Load
from foretold.table.slots import NOBODY

#: Logs that are read or built at once: in all, and for one address or the hall itself.
AT_ONCE, OF_ADDRESS = 6, 3
#: Those that may wait: in all, for one address, for one person. What the hall itself wants always may.
BOUNDS = (20_000, 1_200, 512)


class LoadQueue:
    """Begins loads in turn; `done` has to be said of each."""

    def __init__(self, begin: Callable[[Load], None]) -> None:
        self._begin = begin
        self._own: deque[Load] = deque()
        self._asked: FairQueue[Load] = FairQueue(*BOUNDS)
        self._active: Counter[str] = Counter()
        self._is_closed = False

    def put(self, effect: Load) -> bool:
        """Add a load, if there is room for it."""
        if effect.path == NOBODY:
            self._own.append(effect)
        elif not self._asked.put(effect.path, effect):
            return False
        self._next()
        return True

    def done(self, effect: Load) -> None:
        """It was read, or could not be."""
        address = effect.path[0]
        self._active[address] -= 1
        if not self._active[address]:
            del self._active[address]
        self._next()

    def _next(self) -> None:
        while (effect := self._take()) is not None:
            self._active[effect.path[0]] += 1
            self._begin(effect)

    def close(self) -> None:
        """Begin nothing more."""
        self._is_closed = True

    def _take(self) -> Load | None:
        if self._is_closed or self._active.total() >= AT_ONCE:
            return None
        if self._own and self._active[""] < OF_ADDRESS:
            return self._own.popleft()
        return self._asked.take({address for address, count in self._active.items() if count >= OF_ADDRESS})
