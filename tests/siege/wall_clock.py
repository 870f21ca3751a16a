"""A wall clock that a test sets: every process that was started with it shows the same offset at once."""

from __future__ import annotations

import mmap
import struct
import time
from pathlib import Path

#: The variable that names the file in which the offset stands.
VARIABLE = "FORETOLD_SIEGE_CLOCK"
_FORM = struct.Struct("=q")


class WallClock:
    """The file that holds the offset; the test's side."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.write_bytes(_FORM.pack(0))

    def set(self, seconds: float) -> None:
        """Let the clock be so far ahead of the true one."""
        with self.path.open("r+b") as file:
            file.write(_FORM.pack(round(seconds * 1e9)))


def install(path: Path) -> None:
    """Have this process read the time of day with the offset. Monotonic clocks go on as they are."""
    with path.open("r+b") as file:
        offset = mmap.mmap(file.fileno(), _FORM.size, access=mmap.ACCESS_READ)
    true_ns = time.time_ns

    def time_ns() -> int:
        return true_ns() + int(_FORM.unpack_from(offset)[0])

    def seconds() -> float:
        return time_ns() / 1e9

    time.time_ns, time.time = time_ns, seconds
