"""A brief siege on each kind of database: `scripts/siege` is the long one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import postgres
from tests.siege.__main__ import summary
from tests.siege.siege import Kind, Plan, Siege


@pytest.mark.full
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_under_siege_nobody_else_waits_and_nothing_is_lost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: Kind
) -> None:
    if kind == "postgresql":
        postgres.need()
    plan = Plan(kind)
    found = await Siege(tmp_path, plan).run()
    with capsys.disabled():
        print(f"\n{summary(plan, found)}")  # noqa: T201 - how long the probe waited is to be seen, whatever it is
    assert not found.problems
