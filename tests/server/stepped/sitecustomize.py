"""Lets a test set the system's clock of one process: it is off by as many seconds as a file says."""

import os
import time
from pathlib import Path

if "STEPPED_CLOCK" in os.environ:
    _file, _time_ns = Path(os.environ["STEPPED_CLOCK"]), time.time_ns

    def _stepped_ns() -> int:
        return _time_ns() + int(_file.read_text() or 0) * 1_000_000_000

    time.time_ns = _stepped_ns
    time.time = lambda: _stepped_ns() / 1e9
