"""Compile what most tests need, once: `python -m tests.compiled`, before several processes run them.

What is compiled is kept on disk (docs/architecture.md, "The cache"); what is there already is only read.
"""

from __future__ import annotations

import contextlib
import io
import sys
import tempfile

from foretold import cli
from foretold.games.registry import definition, packages
from foretold.play.batch import Batch
from foretold.play.game import Game
from foretold.server.warmup import warm_bots, warm_rules


def main() -> int:
    """Play a little in every way."""
    warm_rules()
    for name in packages():
        batch = Batch(Game(name, {"players": definition(name).players[0]}), 4, seed=1)
        batch.legal_masks()
        batch.observe()
        batch.step(batch.random_actions())
    warm_bots()
    for name in packages():
        with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
            status = cli.main(["simulate", name, "--games", "8", "--out", folder + "/out"])
        if status:
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main())
