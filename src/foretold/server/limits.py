"""Limits: so much a second from each address, person or socket, with a reserve for a rush."""

from __future__ import annotations

import time
from collections import OrderedDict

#: Buckets that are remembered; the one that was longest unused is forgotten first, and would be full again anyway.
_REMEMBERED = 50_000


class Bucket:
    """Fills at a rate and holds so much; every use takes one."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take one, if there is one."""
        now = time.monotonic()
        self._left += (now - self._at) * self._rate
        self._at = now
        if self._left > self._most:  # noqa: PLR1730 - as in `luck`: `min` is slow, and every message comes by here
            self._left = self._most
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limit:
    """A bucket for each key; a rate of 0 is no limit."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    @classmethod
    def a_minute(cls, number: float) -> Limit:
        """So many a minute, all of them at once if need be."""
        return cls(number / 60, max(number, 1))

    def allows(self, key: str) -> bool:
        """Whether one more is within the limit."""
        if not self._rate:
            return True
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
            if len(self._buckets) > _REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take()
