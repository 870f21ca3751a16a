"""Tables that everybody has left go, whole; finished games, and whatever is looked at, stay."""

from __future__ import annotations

import asyncio
import io
import json
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from foretold.cli import main
from foretold.server.logs import Log
from foretold.server.metrics import Metrics
from foretold.server.purge_task import Cleaner
from foretold.store.purging import DAY
from foretold.table import entries
from foretold.table.effects import StoreEntries
from tests.store.store_harness import NOW, Desk, at_desk, line, open_desk

DAYS = 180
LATER = NOW + DAYS * DAY


def table(name: str, age: int, count: int = 3, last: int | None = None, **about: Any) -> StoreEntries:
    """A table whose line is so many days older than what will be asked for, and perhaps a younger last entry."""
    at = LATER - age * DAY
    made = [entries.Said(at=at, seat=0, text="x", id="") for _ in range(count - 1)]
    made.append(entries.Said(at=at if last is None else LATER - last * DAY, seat=0, text="y", id=""))
    return StoreEntries(name, 1, tuple(made), line(changed=at, people={"ada": 0}, **about))


TABLES = {
    "never-begun": table("never-begun", 200, phase="open"),
    "stopped": table("stopped", 200, phase="playing"),
    "finished": table("finished", 200, phase="over"),
    "turn-based": table("turn-based", 200, phase="playing", deadline=LATER - 190 * DAY),
    "lately-decided": table("lately-decided", 200, last=3, phase="playing"),
    "young": table("young", 179, phase="playing"),
    "in-memory": table("in-memory", 200, phase="open"),
    "visited": table("visited", 200, phase="open"),
    "damaged": table("damaged", 200, phase="playing"),
}
GONE = {"never-begun", "stopped"}


def cleaner(desk: Desk, in_memory: set[str], days: int = DAYS) -> tuple[Cleaner, Metrics, io.StringIO]:
    metrics, log = Metrics(), io.StringIO()
    return Cleaner(desk.store, in_memory, days, metrics, Log(stream=log)), metrics, log


async def fill(desk: Desk) -> None:
    await desk.append(*TABLES.values())
    await desk.store.set_aside("damaged", "an example")
    await desk.store.visit(["visited"], LATER - 10 * DAY)


async def there(desk: Desk) -> set[str]:
    return {name for name in TABLES if await desk.store.log(name)}


def count(url: str, table_name: str) -> int:
    engine = create_engine(make_url(url.replace("postgresql:", "postgresql+psycopg:")))
    with engine.connect() as connection:
        found: int = connection.execute(text(f"SELECT count(*) FROM {table_name}")).scalar_one()  # noqa: S608 - our own
    engine.dispose()
    return found


def test_what_was_abandoned_goes_and_nothing_else(url: str) -> None:
    async def work(desk: Desk) -> None:
        await fill(desk)
        purges, metrics, log = cleaner(desk, {"in-memory"})
        assert await purges.look(LATER) == len(GONE)
        assert await there(desk) == set(TABLES) - GONE
        assert await purges.look(LATER) == 0
        assert "foretold_tables_purged_total 2\n" in metrics.page()
        assert [json.loads(one)["event"] for one in log.getvalue().splitlines()] == ["purged"]
        assert {one.table for one in await desk.store.tables_of("ada", 50)} == set(TABLES) - GONE - {"damaged"}
        # What another server has in memory was visited; a long time after all visits it goes too.
        other, _, _ = cleaner(desk, set())
        assert await other.look(LATER + 2 * DAY) == 1  # the young one is old now
        assert await other.look(LATER + 2 * DAYS * DAY) == 3
        assert await there(desk) == {"finished", "turn-based", "damaged"}

    at_desk(url, work)
    assert (count(url, "logs"), count(url, "tables"), count(url, "sitters")) == (3, 3, 3)
    assert count(url, "entries") == 9


def test_never_means_never(sqlite_url: str) -> None:
    async def work(desk: Desk) -> None:
        await fill(desk)
        purges, _, _ = cleaner(desk, set(), days=0)
        await asyncio.wait_for(_run_at_once(purges), 10)
        assert await there(desk) == set(TABLES)

    at_desk(sqlite_url, work)


async def _run_at_once(purges: Cleaner) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("foretold.server.purge_task.FIRST_S", 0)
        await purges.run()


async def test_servers_that_purge_at_once_do_not_disturb_each_other_or_play(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("foretold.server.purge_task.PAUSE_S", 0)

    async with open_desk(url) as desk:
        await desk.append(table("live", 0, 1, phase="playing"))
        for start in range(0, 60, 20):
            await desk.append(*(table(f"old{one}", 200, 20, phase="open") for one in range(start, start + 20)))
        looks = [asyncio.create_task(cleaner(desk, set())[0].look(LATER)) for _ in range(3)]
        number = 2
        while not all(look.done() for look in looks):
            entry = entries.Said(at=LATER, seat=0, text="z", id="")
            assert await desk.append(StoreEntries("live", number, (entry,), None)) == {"live": "stored"}
            number += 1
        assert sum([await look for look in looks]) == 60
        assert len(await desk.store.log("live")) == number - 1
    assert (count(url, "logs"), count(url, "tables")) == (1, 1)


async def test_a_visit_at_the_last_moment_saves_a_table(desk: Desk) -> None:
    await fill(desk)

    def is_spared(name: str) -> bool:
        return name == "stopped"  # somebody came between the list and the deletion

    assert await desk.store.purge(LATER - DAYS * DAY, LATER, 50, is_spared) == (4, 2)
    assert await desk.store.log("stopped")


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM entries",
        "DELETE FROM entries WHERE number = 3",
        "DELETE FROM logs",
        "UPDATE entries SET number = 9",
        "UPDATE logs SET table_id = 'other'",
        "UPDATE tables SET phase = 'purged' WHERE id = 'finished'",
    ],
)
def test_the_guards_let_nothing_else_through(url: str, statement: str) -> None:
    at_desk(url, fill)
    engine = create_engine(make_url(url.replace("postgresql:", "postgresql+psycopg:")))
    with pytest.raises(DBAPIError, match=r"append-only|finished games are kept"), engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()
    assert count(url, "entries") == 3 * len(TABLES)


async def test_the_number_of_a_purged_log_brings_nothing_back(desk: Desk) -> None:
    await desk.append(table("stopped", 200, 5, phase="playing"))
    assert (await cleaner(desk, set())[0].look(LATER)) == 1
    assert await desk.append(StoreEntries("stopped", 6, (entries.Said(at=1, seat=0, text="", id=""),), None)) == {
        "stopped": "conflict"
    }
    await desk.append(table("new", 0, 2, phase="playing"))
    assert len(await desk.store.log("new")) == 2


def test_a_backup_of_before_holds_what_was_purged_since(url: str, tmp_path: Any) -> None:
    at_desk(url, fill)
    assert main(["backup", str(tmp_path / "before"), "--database", url]) == 0
    at_desk(url, lambda desk: cleaner(desk, set())[0].look(LATER))
    target = f"sqlite:///{tmp_path / 'again.db'}"
    assert main(["restore", str(tmp_path / "before"), "--database", target]) == 0
    assert at_desk(target, there) == set(TABLES)
