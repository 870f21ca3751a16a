"""Compiled signed overflow has no defined result: if a rule overflowed, another optimisation level would tell."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

PLAY = """
import hashlib, foretold
from foretold.play.batch import play_out
for name in ("predictions", "all-or-nothing"):
    ended = play_out(foretold.game(name, players=4), 1000, 500, threads=1)
    for array in (ended.scores, ended.winners, ended.decisions):
        print(name, hashlib.sha256(array.tobytes()).hexdigest())
"""


def results(folder: object, level: str) -> str:
    environment = {**os.environ, "NUMBA_OPT": level, "FORETOLD_CACHE": str(folder)}
    run = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=True)
    return run.stdout


@pytest.mark.slow
def test_every_optimisation_level_plays_the_same_games(tmp_path: Path) -> None:
    assert len(results(tmp_path / "3", "3").splitlines()) == 6
    assert results(tmp_path / "1", "1") == results(tmp_path / "3", "3")
