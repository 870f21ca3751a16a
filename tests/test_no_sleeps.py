"""No test sleeps for a fixed time: it waits until something is so (`tests/waiting.py`), or its clock is its own.

A sleep of 0 lets others run and is none.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
WEB = TESTS.parent / "web" / "e2e"
#: Where time itself is meant: nothing is waited for.
ALLOWED = {
    "waiting.py": "the one place where others wait",
    "fuzz/attacks.py": "how fast an attacker sends",
    "kill/client.py": "how soon a client tries again",
    "kill/killed_server.py": "kills come at moments drawn by chance",
    "lab/test_ray_workers.py": "work that lasts, so that it is shared between nodes",
    "probe.py": "how long the server is measured at rest, at least",
    "probe_client.py": "how often the probe asks",
    "server/test_probe.py": "a server that stands still for a while, which is to be noticed",
    "siege/accidents.py": "how long an accident lasts",
    "siege/attacks.py": "how fast an attacker sends",
    "siege/attack_clients.py": "how long an attacker holds on, and how soon it tries again",
    "siege/siege.py": "memory is the least of what was seen within a while",
    "store/test_kill.py": "a kill comes at a moment drawn by chance",
}


def sleeps(source: str) -> Iterator[int]:
    """The lines that sleep."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == "sleep":
            is_turn = bool(node.args) and isinstance(node.args[0], ast.Constant) and node.args[0].value == 0
            if not is_turn:
                yield node.lineno


def test_no_test_sleeps() -> None:
    found = {
        path.relative_to(TESTS).as_posix(): lines
        for path in TESTS.rglob("*.py")
        if (lines := list(sleeps(path.read_text(encoding="utf-8"))))
    }
    assert {name: lines for name, lines in found.items() if name not in ALLOWED} == {}
    assert set(ALLOWED) <= set(found), "allowed, and not needed any more"


def test_no_test_in_a_browser_sleeps() -> None:
    """Those that measure or take pictures do."""
    files = list(WEB.glob("*.e2e.ts"))
    assert files
    assert [file.name for file in files if "waitForTimeout" in file.read_text(encoding="utf-8")] == []


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("time.sleep(0.3)", [1]),
        ("from time import sleep\nsleep(SECONDS)", [2]),
        ("async def f():\n    await asyncio.sleep(0)\n    await asyncio.sleep(1)", [3]),
        ("wait_until(lambda: True)", []),
    ],
)
def test_a_sleep_is_found(source: str, lines: list[int]) -> None:
    assert list(sleeps(source)) == lines
