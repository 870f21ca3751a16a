"""The system's clock is set while people play, by an hour forth and back: nobody's time is drained or stands still."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.server_process import Person, Server, serving
from tests.server.test_cluster import Pair, newcomer, seated_apart
from tests.server.test_play import actor_first, seated, view_of
from tests.waiting import until

HOUR = 3_600
STEPPED = Path(__file__).parent / "stepped"
BANK = {"kind": "bank", "seconds": 600, "increment": 0}


@pytest.fixture
def stepped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A file that says by how many seconds the clocks of servers started from now on are off."""
    file = tmp_path / "offset"
    file.write_text("0")
    monkeypatch.setenv("PYTHONPATH", f"{STEPPED}:src")
    monkeypatch.setenv("STEPPED_CLOCK", str(file))
    return file


@pytest.mark.slow
async def test_a_step_of_an_hour_costs_nobody_time_and_is_in_the_dates(stepped: Path, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with AsyncExitStack() as stack:
            table, people = await seated(stack, server.url, [None, None], clock=BANK)
            decision = 0
            for step in (HOUR, -HOUR):
                stepped.write_text(str(step))
                before = time.time()
                for _ in range(2):  # one whose clock ran while it was set, and one that was asked for after that
                    actor, *_ = await actor_first(people, table)
                    view = await view_of(actor, table)
                    done = await actor.do(do="move", table=table, decision=decision, action=view["legal"][0])
                    assert done["say"] == "done"
                    decision += 1
                clock = (await people[0].get(f"/api/v1/tables/{table}"))["clock"]
                assert all(540_000 < left <= 600_000 for left in clock["banks"]), clock
                assert 540_000 < clock["left"] <= 600_000
                await a_dated_line(people[0], table, before + step)


async def a_dated_line(person: Person, table: str, at: float) -> None:
    """Once the server has noticed, what is written down has the new date."""

    async def is_dated() -> bool:
        await person.do(do="say", table=table, text="what time is it?")
        told = await person.get(f"/api/v1/tables/{table}")
        return bool(abs(told["chat"][-1]["at"] / 1_000 - at) < 600)

    await until(is_dated, every=0.1)


@pytest.fixture
def apart(stepped: Path, tmp_path: Path, postgres_url: str) -> Iterator[Pair]:
    """Two servers over one database, whose clocks are an hour apart."""
    servers = []
    for name, offset in (("one", HOUR), ("two", 0)):
        (tmp_path / name).mkdir()
        own = tmp_path / name / "offset"
        own.write_text(str(offset))
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("STEPPED_CLOCK", str(own))
            servers.append(Server(tmp_path / name, database=postgres_url).start())
    yield servers[0], servers[1]
    assert {server.stop() for server in servers} == {0}


@pytest.mark.slow
async def test_servers_whose_clocks_differ_go_by_one_time(apart: Pair, stack: AsyncExitStack) -> None:
    table, people = await seated_apart(stack, apart, "predictions", [None, None], clock=BANK)
    for decision in range(4):
        asked = await asyncio.gather(*(person.get(f"/api/v1/tables/{table}") for person in people))
        for told in asked:
            assert told["view"]["decision"] == decision
            assert 540_000 < told["clock"]["left"] <= 600_000, told["clock"]
        actor = next(person for person, told in zip(people, asked, strict=True) if told["view"]["legal"])
        action = next(told["view"]["legal"][0] for told in asked if told["view"]["legal"])
        done = await actor.do(do="move", table=table, decision=decision, action=action)
        assert done["say"] == "done"
    third = await newcomer(stack, apart[1])
    clock = (await third.get(f"/api/v1/tables/{table}"))["clock"]
    assert all(540_000 < left <= 600_000 for left in clock["banks"]), clock
