"""The hall's time: the system's clock when the server started, and from then on as much later as time has passed.

Whoever sets the system's clock neither takes time from a player nor stops anybody's clock. Time in which the machine
slept does not count: nobody could decide in it.
"""

import time

from foretold.server.entropy import now_ms, token
from foretold.table.clocks import LEEWAY


class HallClock:
    """A time scale; servers over one store agree on one."""

    def __init__(self) -> None:
        self.scale = token()  # its name
        self._offset = now_ms() - _steady()
        self._ahead = 0

    def now(self) -> int:
        """Milliseconds since 1970, as long as nobody sets the system's clock."""
        return _steady() + self._offset

    def ahead(self) -> int:
        """By how much this is ahead of the system's clock; what is too little to matter does not change it."""
        ahead = self.now() - now_ms()
        if abs(ahead - self._ahead) > LEEWAY:
            self._ahead = ahead
        return self._ahead

    def adopt(self, scale: str, now: int) -> int:
        """Go by another server's time, which is now this; by how much it was set, 0 if they hardly differ."""
        self.scale = scale
        by = now - self.now()
        if abs(by) <= LEEWAY:
            return 0
        self._offset += by
        return by


def _steady() -> int:
    return time.monotonic_ns() // 1_000_000
