"""How long the disk itself keeps everybody waiting: `python -m tests.siege.disk FILE` syncs a small file for ever.

A line on its standard input asks for the longest wait since the last one, in seconds. What other work does to the disk
is no fault of the server's, whose moves are stored before they are acknowledged.
"""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
from pathlib import Path

PAUSE = 0.03


class Disk:
    """The process that measures; the siege's side."""

    def __init__(self, file: Path) -> None:
        command = [sys.executable, "-m", "tests.siege.disk", str(file)]
        root = Path(__file__).parents[2]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=root)

    def longest(self) -> float:
        """Since the last time, in seconds."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(file=self._process.stdin, flush=True)
        return float(self._process.stdout.readline())

    def close(self) -> None:
        """End it."""
        self._process.kill()
        self._process.communicate()


def main(path: str) -> None:
    """Write and sync for ever; answer when asked."""
    longest = 0.0
    with Path(path).open("wb", buffering=0) as file:
        while True:
            began = time.perf_counter()
            file.write(b"x" * 512)
            os.fsync(file.fileno())
            longest = max(longest, time.perf_counter() - began)
            if select.select([sys.stdin], [], [], PAUSE)[0]:
                if not sys.stdin.readline():
                    return
                print(longest, flush=True)  # noqa: T201 - that is how it answers
                longest = 0.0


if __name__ == "__main__":
    main(sys.argv[1])
