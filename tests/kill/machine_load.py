"""How much of this machine other work takes while something is measured."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


@dataclass(frozen=True)
class Use:
    """Processor time since the machine or the processes began, in ticks: of all there is, of all work, of our own."""

    total: int
    busy: int
    own: int

    @classmethod
    def now(cls, server: int) -> Use | None:
        """As it is now, with the server's process among our own; None where the system does not say."""
        try:
            all_cores = Path("/proc/stat").read_text().partition("\n")[0].split()[1:9]
            ours = os.times()
            theirs = Path(f"/proc/{server}/stat").read_text().rpartition(")")[2].split()[11:13]
        except OSError:
            return None
        total, idle = sum(map(int, all_cores)), sum(map(int, all_cores[3:5]))
        return cls(total, total - idle, round((ours.user + ours.system) * _TICKS) + sum(map(int, theirs)))


def crowd(before: Use | None, after: Use | None) -> float:
    """The share of the machine that others' work took between two moments: 0, nothing; near 1, all of it."""
    if before is None or after is None or after.total <= before.total:
        return 0.0
    others = (after.busy - before.busy) - (after.own - before.own)
    return min(max(others / (after.total - before.total), 0.0), 0.95)
