"""Processes that a test interrupts when they are in the middle of their work."""

import os
from pathlib import Path

from tests.waiting import wait_until

_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
PATIENCE = 900


def processor_seconds(group: int) -> float:
    """The processor time of all processes of a group that run now."""
    ticks = 0
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = file.read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        if int(fields[2]) == group:
            ticks += int(fields[11]) + int(fields[12])
    return ticks / _TICKS


def until_used(group: int, seconds: float) -> None:
    """Wait until a group of processes has used so much processor time: unlike the clock, that says how far it is."""
    wait_until(lambda: processor_seconds(group) >= seconds, PATIENCE, every=0.05)
