"""The example game, installed into a folder of its own: only processes that are given the folder know it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "sealed_bids"

Run = Callable[..., str]


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the example is installed into."""
    folder = tmp_path_factory.mktemp("third-game")
    uv = Path(sys.executable).with_name("uv")
    command = [str(uv), "pip", "install", "--quiet", "--offline", "--no-deps", "--no-build-isolation"]
    command += ["--python", sys.executable, "--target", str(folder), str(EXAMPLE)]
    subprocess.run(command, check=True, cwd=ROOT)
    return folder


@pytest.fixture(scope="session")
def environment(installed: Path) -> dict[str, str]:
    """The environment of a process that knows the game."""
    return {**os.environ, "PYTHONPATH": str(installed), "FORETOLD_LANG": "en"}


@pytest.fixture(scope="session")
def run(environment: dict[str, str]) -> Run:
    """Run Python with the game installed; returns what it printed."""

    def start(*arguments: str, given: str = "", status: int = 0) -> str:
        command = [sys.executable, *arguments]
        done = subprocess.run(
            command, cwd=ROOT, env=environment, input=given, capture_output=True, text=True, timeout=600, check=False
        )
        assert done.returncode == status, done.stdout + done.stderr
        return done.stdout + done.stderr

    return start
