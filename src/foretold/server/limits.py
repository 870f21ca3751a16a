"""Rate limits: a number per second for each address, person, name or socket, with a reserve for bursts."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

#: Keys that have a bucket of their own. One that would be full again by now is forgotten; none is as long as it limits.
_REMEMBERED = 50_000
#: When there is no room for another key, it shares one of so many buckets with others: nobody gets round a limit by
#: using up the room.
_SHARED = 1_024


class TokenBucket:
    """A token bucket: it fills at a rate up to a maximum, and each use takes one token."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float, now: float | None = None) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._at = time.monotonic() if now is None else now

    def take(self, now: float | None = None) -> bool:
        """Take a token, if there is one."""
        if now is None:
            now = time.monotonic()
        self._left += (now - self._at) * self._rate
        self._at = now
        if self._left > self._most:  # noqa: PLR1730 - `min` is slow, and every message passes here
            self._left = self._most
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def give_back(self) -> None:
        """Put back a token that was not needed."""
        self._left = min(self._left + 1, self._most)

    def is_full(self, now: float) -> bool:
        """Return whether the bucket is as good as a new one."""
        return self._left + (now - self._at) * self._rate >= self._most


class Limit:
    """A token bucket for each key, in bounded memory. A rate of 0 means no limit."""

    def __init__(
        self, rate: float, burst: float, *, remembered: int = _REMEMBERED, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._remembered = remembered
        self._clock = clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()
        self._shared: dict[int, TokenBucket] = {}

    @classmethod
    def a_minute(cls, number: float) -> Limit:
        """Make a limit of a number per minute, all of which may come at once."""
        return cls(number / 60, max(number, 1))

    def allows(self, key: str) -> bool:
        """Return whether one more use is within the limit."""
        return not self._rate or self._bucket(key).take(self._clock())

    def give_back(self, key: str) -> None:
        """Give back the last use of a key: it does not count."""
        if self._rate:
            self._bucket(key).give_back()

    def _bucket(self, key: str) -> TokenBucket:
        buckets = self._buckets
        bucket = buckets.get(key)
        if bucket is not None:
            buckets.move_to_end(key)
            return bucket
        now = self._clock()
        # The one that was used longest ago is full first, or nearly: two are looked at for each that comes.
        for _ in range(2):
            oldest = next(iter(buckets), None)
            if oldest is None or not buckets[oldest].is_full(now):
                break
            del buckets[oldest]
        if len(buckets) < self._remembered:
            buckets[key] = bucket = TokenBucket(self._rate, self._burst, now)
            return bucket
        place = hash(key) % _SHARED  # salted by Python: nobody can choose whom to share with
        return self._shared.setdefault(place, TokenBucket(self._rate, self._burst, now))
