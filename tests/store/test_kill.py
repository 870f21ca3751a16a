"""A process that writes is killed at random moments: what it acknowledged is there, once, in order."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from foretold.table import entries
from tests.store.store_harness import Desk, at_desk

KILLED = Path(__file__).with_name("killed.py")
TABLES = 20
#: Entries that a writer may have said are stored when it is killed, and some more.
MOST = 400


def _run_until_killed(url: str, chance: random.Random) -> dict[str, int]:
    """What a writer acknowledged before it was killed: the last number of each table."""
    process = subprocess.Popen(
        [sys.executable, str(KILLED), url, str(TABLES)], stdout=subprocess.PIPE, text=True, bufsize=1
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    # After some time, told by what it has done: so it does the same on any machine.
    early = [process.stdout.readline() for _ in range(chance.randrange(MOST))]
    time.sleep(chance.uniform(0.0, 0.02))
    process.kill()
    late = process.stdout.read()  # by the same way: some of it may have been read ahead
    process.stdout.close()
    process.wait()
    last: dict[str, int] = {}
    for line in (*early, *late.splitlines(keepends=True)):
        if line.endswith("\n"):  # the last one may be cut off
            table, number = line.split()
            assert int(number) == last.get(table, int(number) - 1) + 1
            last[table] = int(number)
    return last


@pytest.mark.parametrize(
    "rounds", [pytest.param(4, marks=[pytest.mark.brief, pytest.mark.slow]), pytest.param(25, marks=pytest.mark.full)]
)
def test_what_was_acknowledged_survives_a_kill(url: str, rounds: int) -> None:
    chance, acknowledged = random.Random(rounds), 0
    ledger: dict[str, int] = {}

    async def check(desk: Desk) -> None:
        for table, number in ledger.items():
            found = [entries.decode(body) for body in await desk.store.log(table)]
            assert len(found) >= number, f"{table} lost an acknowledged entry"
            assert [entry.at for entry in found] == list(range(1, len(found) + 1))

    for _ in range(rounds):
        told = _run_until_killed(url, chance)
        acknowledged += len(told)
        ledger.update(told)
        at_desk(url, check)
    assert acknowledged > rounds
