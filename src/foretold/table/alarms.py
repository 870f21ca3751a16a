"""Find the tables whose clocks run out next."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping

from foretold.table.slots import Slot


class Alarms:
    """The next alarm of every table. An alarm that was postponed or cancelled is dropped when it comes up."""

    def __init__(self, slots: Mapping[str, Slot]) -> None:
        self._slots = slots
        self._times: list[tuple[int, str]] = []

    def set(self, slot: Slot, at: int) -> None:
        """Set the alarm of a table."""
        if slot.wake_at != at:
            slot.wake_at = at
            heapq.heappush(self._times, (at, slot.id))

    def struck(self, now: int) -> Iterator[str]:
        """Yield the tables whose clock has run out."""
        while self._times and self._times[0][0] <= now:
            _, table = heapq.heappop(self._times)
            slot = self._slots.get(table)
            if slot is not None and slot.wake_at is not None and slot.wake_at <= now:
                slot.wake_at = None
                yield table

    def next(self) -> int | None:
        """Return when the next clock runs out."""
        while self._times:
            at, table = self._times[0]
            slot = self._slots.get(table)
            if slot is not None and slot.wake_at == at:
                return at
            heapq.heappop(self._times)  # somebody decided before
        return None
