"""Make every decision of a bot take the same time, whatever cards it holds.

A search ends at once where only one card may be played, and takes long where there is a choice. Whoever measured that
would learn something about the hand. So every decision of a level takes the same time. An answer that comes sooner is
held back. One that comes late, because the machine is busy, waits for the next step of a grid, and for a while all
others of its level take as long.
"""

from __future__ import annotations

import msgspec

#: Levels that search, and take as long as they are given; the others decide within milliseconds.
SEARCHING = frozenset({"seer"})
#: The part of its time that a search may use: the rest is for the machine's other work.
SHARE = 0.7
#: Milliseconds for which all answers wait as long as one that came late, and how many times the usual at most.
MEMORY = 60_000
MOST = 2


class Pace(msgspec.Struct, frozen=True):
    """Milliseconds that every decision takes from when its bot begins, by kind of level."""

    quick: int = 50
    searching: int = 1_000

    def takes(self, level: str) -> int:
        """Return how long a bot of a level takes for a decision. It depends on nothing else."""
        return self.searching if level in SEARCHING else self.quick

    def due(self, level: str, began: int, now: int, least: int = 0) -> int:
        """Return when a present answer is given: after the usual time, or at the next step of the grid."""
        takes = max(self.takes(level), least)
        step = max(self.takes(level) // 4, self.quick, 1)
        late = max(now - began - takes, 0)
        return began + takes + -(-late // step) * step


class Metronome:
    """Decide when answers are given. Late answers delay the others of their level for a while."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._late: dict[str, tuple[int, int]] = {}  # how long a late one took, and when that was

    def due(self, level: str, began: int, now: int) -> int:
        """Return when a present answer is given."""
        took, at = self._late.get(level, (0, now))
        least = took if abs(now - at) < MEMORY else 0
        due = self._pace.due(level, began, now, least)
        if due - began > max(least, self._pace.takes(level)):
            self._late[level] = (min(due - began, MOST * self._pace.takes(level)), now)
        return due


#: The default.
USUAL = Pace()
