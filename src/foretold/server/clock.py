"""The hall's time: the system clock at the start of the server, plus the time that has passed since.

So a change of the system clock neither takes time from a player nor stops a clock. Time in which the machine slept does
not count: nobody could decide then.
"""

import time

from foretold.server.entropy import now_ms, token
from foretold.table.clocks import LEEWAY


class HallClock:
    """A time scale that never jumps. All servers of one store use the same."""

    def __init__(self) -> None:
        self.scale = token()  # its name
        self._offset = now_ms() - _steady()
        self._ahead = 0

    def now(self) -> int:
        """Return milliseconds since 1970, without later changes of the system clock."""
        return _steady() + self._offset

    def ahead(self) -> int:
        """Return by how much this is ahead of the system clock; very small differences are ignored."""
        ahead = self.now() - now_ms()
        if abs(ahead - self._ahead) > LEEWAY:
            self._ahead = ahead
        return self._ahead

    def adopt(self, scale: str, now: int) -> int:
        """Adopt the time of another server; return by how much it was set, 0 if they hardly differ."""
        self.scale = scale
        by = now - self.now()
        if abs(by) <= LEEWAY:
            return 0
        self._offset += by
        return by


def _steady() -> int:
    return time.monotonic_ns() // 1_000_000
