"""Limit how much one person may ask of a table, because everybody who watches is told of each change.

There is a bucket for each person, and one for the chat of the whole table. Decisions do not count: the game itself
limits them, and taking them back is limited too.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field

from foretold.table import commands
from foretold.table.refusals import refuse

#: What a bucket holds, and what it gains in a second: commands of a person, chat of a person, chat of all.
COMMANDS = (40.0, 2.0)
OWN_LINES = (8.0, 0.5)
ALL_LINES = (24.0, 2.0)
#: The cost of each command: those after which everything is sent again cost more.
_COSTS: dict[type[commands.Command], float] = {commands.Move: 0, commands.Undo: 4, commands.Ask: 4}


@dataclass(slots=True)
class AllowanceBucket:
    """A token bucket in the hall's time."""

    most: float
    rate: float
    left: float
    at: int

    def has(self, cost: float, now: int) -> bool:
        """Return whether it holds this amount, after adding what it has gained (nothing if time was set back)."""
        self.left = min(self.most, self.left + max(now - self.at, 0) / 1_000 * self.rate)
        self.at = now
        return self.left >= cost


@dataclass(slots=True)
class Allowance:
    """What each person at one table may still ask, while the table is in memory."""

    buckets: dict[str, AllowanceBucket] = field(default_factory=dict)

    def check(self, command: commands.AnyCommand, who: str, now: int) -> None:
        """Refuse what is too much in too short a time; slow commands count even if they are refused then."""
        is_chat = isinstance(command, commands.Say)
        if not all(bucket.has(cost, now) for bucket, cost in self._of(command, who, now)):
            refuse("chat-fast" if is_chat else "too-fast")
        if type(command) in _COSTS:
            self._take(command, who, now)

    def take(self, command: commands.AnyCommand, who: str, now: int) -> None:
        """Count a command that was done."""
        if type(command) not in _COSTS:
            self._take(command, who, now)

    def _take(self, command: commands.AnyCommand, who: str, now: int) -> None:
        for bucket, cost in self._of(command, who, now):
            bucket.left -= cost

    def _of(self, command: commands.AnyCommand, who: str, now: int) -> list[tuple[AllowanceBucket, float]]:
        if isinstance(command, commands.Say):
            return [(self._bucket(f"chat {who}", OWN_LINES, now), 1), (self._bucket("chat", ALL_LINES, now), 1)]
        cost = _COSTS.get(type(command), 1)
        return [(self._bucket(who, COMMANDS, now), cost)] if cost else []

    def _bucket(self, key: str, size: tuple[float, float], now: int) -> AllowanceBucket:
        bucket = self.buckets.get(key)
        if bucket is None:
            most, rate = size
            bucket = self.buckets[key] = AllowanceBucket(most, rate, most, now)
        return bucket


#: Tables that one connection may begin to watch, or watch anew: each is told all there is to know.
WATCHES = (240.0, 4.0)


def watching(now: int) -> AllowanceBucket:
    """Return the bucket for what one connection may watch."""
    most, rate = WATCHES
    return AllowanceBucket(most, rate, most, now)


#: The same for all connections of one address, for each that it may have; so many addresses are remembered.
WATCHES_OF_ADDRESS = (12.0, 0.2)
_REMEMBERED = 50_000


class WatchesByAddress:
    """What everybody at one address may watch together: unknown tables have to be looked for, others told."""

    def __init__(self, connections: int) -> None:
        most, rate = WATCHES_OF_ADDRESS
        self._most, self._rate = most * connections, rate * connections
        self._buckets: OrderedDict[str, AllowanceBucket] = OrderedDict()

    def takes(self, address: str, now: int) -> bool:
        """Whether one more is within the limit; it is counted then."""
        bucket = self._buckets.get(address)
        if bucket is None:
            self._forget(now)
            bucket = self._buckets[address] = AllowanceBucket(self._most, self._rate, self._most, now)
        self._buckets.move_to_end(address)
        if not bucket.has(1, now):
            return False
        bucket.left -= 1
        return True

    def _forget(self, now: int) -> None:
        """Forget addresses that are as good as new, and the one that was used longest ago where there are too many."""
        for _ in range(2):
            oldest = next(iter(self._buckets), None)
            if oldest is None:
                return
            bucket = self._buckets[oldest]
            bucket.has(0, now)
            if bucket.left < bucket.most and len(self._buckets) < _REMEMBERED:
                return
            del self._buckets[oldest]
