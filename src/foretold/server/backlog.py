"""Limit the bytes that wait for slow clients: for each connection, for each address, and in total."""

from __future__ import annotations

from collections import Counter
from typing import Protocol

#: Bytes that may wait for anybody without being looked at.
NOTICED = 65_536
#: What may wait for all connections of one address, and for all there are, in limits of one connection.
OF_AN_ADDRESS, OF_ALL = 8, 64


class Waiting(Protocol):
    """A connection with bytes that are not sent yet."""

    number: int
    address: str

    @property
    def waiting(self) -> int:
        """Return the number of waiting bytes."""


class Backlog:
    """Counts the bytes that wait for slow clients."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._slow: dict[int, Waiting] = {}
        self._sizes: dict[int, int] = {}
        self._sums: Counter[str] = Counter()  # by address; all of them under ""

    def is_over(self, one: Waiting, size: int) -> bool:
        """Return whether too much waits for this connection after its last write."""
        if size < NOTICED:
            if one.number in self._sizes:
                self.forget(one)
            return False
        self._note(one, size)
        if size > self._limit:
            return True
        if not self._is_crowded(one):
            return False
        for other in list(self._slow.values()):  # some may have read meanwhile
            self._note(other, other.waiting)
        return self._is_crowded(one)

    def forget(self, one: Waiting) -> None:
        """Forget a connection that reads again or is gone."""
        self._note(one, 0)
        del self._sizes[one.number], self._slow[one.number]

    def __contains__(self, one: Waiting) -> bool:
        return one.number in self._sizes

    def _note(self, one: Waiting, size: int) -> None:
        more = size - self._sizes.get(one.number, 0)
        self._slow[one.number], self._sizes[one.number] = one, size
        for key in ("", f"a{one.address}"):
            self._sums[key] += more
            if not self._sums[key]:
                del self._sums[key]

    def _is_crowded(self, one: Waiting) -> bool:
        most = self._limit
        return self._sums[f"a{one.address}"] > OF_AN_ADDRESS * most or self._sums[""] > OF_ALL * most
