"""`python -m tests.siege.serve serve …` is `foretold serve …` with a clock on the wall that the siege sets.

The clock is set where the module is read, since each worker is a new process that reads the main module again.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tests.siege import wall_clock

wall_clock.install(Path(os.environ[wall_clock.VARIABLE]))

if __name__ == "__main__":
    from foretold.cli import main

    sys.exit(main())
