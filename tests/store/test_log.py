"""The log: what is acknowledged is there, in order, once; and nothing can change it."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from foretold.store import Store, open_store, writer
from foretold.table import entries
from foretold.table.effects import StoreEntries
from tests.store.store_harness import Desk, append, at_desk, encoded, line, open_desk, said
from tests.waiting import wait_until


async def test_what_is_stored_is_read_back_in_order_also_later(url: str) -> None:
    async with open_desk(url) as desk:
        assert await desk.append(append("t", 1, 3, line()), append("u", 1, 1, line())) == {"t": "stored", "u": "stored"}
        assert await desk.append(append("t", 4, 700)) == {"t": "stored"}
        assert await desk.store.log("t") == encoded(1, 703)
        assert await desk.store.log("nobody") == []

    async with open_desk(url) as desk:
        assert await desk.store.log("t") == encoded(1, 703)
        assert await desk.store.log("u") == encoded(1, 1)


async def test_letters_and_sizes_of_all_kinds_come_back(url: str) -> None:
    texts = ["", "\u0000", "é 綾 🂡 \u2028", "'; DROP TABLE entries; --", "%s ? :x {}", "x" * 2_000_000]

    async with open_desk(url) as desk:
        made = tuple(entries.Said(at=1, seat=0, text=one, id="") for one in texts)
        assert await desk.append(StoreEntries("t", 1, made, line(names=texts[:5]))) == {"t": "stored"}
        assert [entries.decode(body) for body in await desk.store.log("t")] == list(made)
        assert (await desk.store.lobby(1))[0].names == texts[:5]


async def test_a_taken_number_is_a_conflict_for_that_table_alone(desk: Desk) -> None:
    await desk.append(*(append(f"t{i}", 1, 2, line()) for i in range(20)))
    group = [append(f"t{i}", 2 if i == 7 else 3, 2, line(phase="over")) for i in range(20)]
    results = await desk.append(*group)
    assert results.pop("t7") == "conflict"
    assert set(results.values()) == {"stored"}
    assert await desk.store.log("t7") == encoded(1, 2)
    assert await desk.store.log("t6") == encoded(1, 4)
    (still_playing,) = await desk.store.lobby(100)  # its line was not changed either
    assert still_playing.table == "t7"
    assert desk.store.figures.conflicts == 1


async def test_half_an_append_is_never_stored(desk: Desk) -> None:
    await desk.append(append("t", 1, 4, line()))
    assert await desk.append(append("t", 4, 3)) == {"t": "conflict"}
    assert await desk.store.log("t") == encoded(1, 4)


async def test_a_gap_is_a_conflict(desk: Desk) -> None:
    assert await desk.append(append("t", 2, 1, line())) == {"t": "conflict"}
    assert await desk.append(append("t", 1, 1, line())) == {"t": "stored"}
    assert await desk.append(append("t", 3)) == {"t": "conflict"}
    assert await desk.store.log("t") == encoded(1, 1)


async def test_two_servers_at_one_table_one_is_first(url: str, desk: Desk) -> None:
    other = Desk()
    other.store = await open_store(url, other.report)
    await desk.append(append("t", 1, 1, line()))
    for number in range(2, 30):
        results = await asyncio.gather(desk.append(append("t", number)), other.append(append("t", number)))
        assert sorted(result["t"] for result in results) == ["conflict", "stored"]
    await other.store.close()
    assert await desk.store.log("t") == encoded(1, 29)


def waits_for_the_telling(writing: writer.Writer) -> bool:
    """Whether the writer's thread stands before its lock, and not where it takes or writes a group."""
    assert writing._thread.ident is not None
    return sys._current_frames()[writing._thread.ident].f_code is writer.Writer._run.__code__


async def test_what_comes_while_a_group_is_told_is_written_in_one(url: str) -> None:
    """However long the telling takes; and a fault in it does not keep the next group waiting."""

    class Slow(Desk):
        def report(self, outcomes: list[writer.StoreOutcome]) -> None:
            super().report(outcomes)
            if len(self.reports) == 1:
                for number in range(3):
                    self.store.submit(append(f"late{number}", 1, 1, line()))
                    wait_until(lambda: waits_for_the_telling(self.store._writer))  # it could have taken it
                raise ZeroDivisionError

    desk = Slow()
    desk.store = await open_store(url, desk.report)
    asyncio.get_running_loop().set_exception_handler(lambda *_: None)
    await desk.append(append("t", 1, 1, line()))
    for _ in range(3):
        await asyncio.wait_for(desk.outcomes.get(), 30)
    assert [len(report) for report in desk.reports] == [1, 3]
    await desk.store.close()


@pytest.mark.parametrize(
    "statement",
    ["UPDATE entries SET body = body", "DELETE FROM entries", "UPDATE logs SET no = no + 1", "DELETE FROM logs"],
)
def test_nothing_can_change_or_remove_an_entry_or_a_log(url: str, statement: str) -> None:
    at_desk(url, lambda desk: desk.append(append("t", 1, 1, line())))
    engine = create_engine(make_url(url.replace("postgresql:", "postgresql+psycopg:")))
    with pytest.raises(DBAPIError, match="append-only"), engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


async def test_many_appends_share_a_commit(desk: Desk) -> None:
    await desk.append(*(append(f"t{i}", 1, 1, line()) for i in range(1_000)))
    assert desk.store.figures.groups <= 20
    assert desk.store.figures.entries == 1_000
    assert len(desk.reports) == desk.store.figures.groups


async def test_a_loop_that_is_always_busy_does_not_keep_the_writer_from_writing(desk: Desk) -> None:
    await desk.append(append("t", 1, 1, line()))  # connections are open, statements prepared
    desk.reports.clear()
    desk.store.submit(append("t", 2))
    end = time.monotonic() + 20  # without an end that it comes to nobody would know
    while not desk.reports and time.monotonic() < end:
        until = time.perf_counter() + 0.002
        while time.perf_counter() < until:
            pass
        await asyncio.sleep(0)
    assert [[outcome.result for outcome in report] for report in desk.reports] == [["stored"]]


def test_closing_writes_and_reports_what_waits(url: str) -> None:
    desks: list[Desk] = []

    async def work(desk: Desk) -> Store:
        desks.append(desk)
        for i in range(500):
            desk.store.submit(append(f"t{i}", 1, 1, line()))
        return desk.store

    store = at_desk(url, work)
    assert sum(len(report) for report in desks[0].reports) == 500
    with pytest.raises(RuntimeError):
        store.submit(append("late", 1))

    async def later(desk: Desk) -> list[int]:
        return [len(await desk.store.log(f"t{i}")) for i in range(500)]

    assert at_desk(url, later) == [1] * 500


async def test_an_entry_that_cannot_be_written_down_fails_alone(desk: Desk) -> None:
    broken = StoreEntries("bad", 1, (entries.Said(at=1, seat=0, text="\ud800", id=""),), line())
    assert await desk.append(broken, append("good", 1, 1, line())) == {"bad": "failed", "good": "stored"}
    assert await desk.append(append("bad", 1, 1, line(names=["\ud800"])), append("good", 2)) == {
        "bad": "failed",
        "good": "stored",
    }


async def test_a_value_that_the_database_refuses_fails_alone(postgres_url: str) -> None:
    async with open_desk(postgres_url) as desk:
        nul = line(people={"\x00": 0})  # no text of PostgreSQL may hold it
        assert await desk.append(append("bad", 1, 1, nul), append("good", 1, 1, line())) == {
            "bad": "failed",
            "good": "stored",
        }
        assert await desk.store.log("bad") == []


async def test_a_group_has_a_largest_size(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "LARGEST_GROUP", 3)

    async with open_desk(url) as desk:
        await desk.append(*(append(f"t{i}", 1, 1, line()) for i in range(20)))
        assert max(len(report) for report in desk.reports) <= 3
        assert len(await desk.store.lobby(100)) == 20


async def test_reading_does_not_wait_for_a_writer(sqlite_url: str) -> None:
    async with open_desk(sqlite_url) as desk:
        await desk.append(append("t", 1, 2, line()))
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert await asyncio.wait_for(desk.store.log("t"), 60) == encoded(1, 2)
        other.close()


def test_the_file_is_for_its_owner_alone(sqlite_url: str) -> None:
    async def work(desk: Desk) -> list[int]:
        await desk.append(append("t", 1, 1, line()))
        folder = Path(sqlite_url.removeprefix("sqlite:///")).parent
        return [file.stat().st_mode & 0o777 for file in folder.iterdir()]

    assert at_desk(sqlite_url, work) == [0o600] * 3  # with the write-ahead log and its index


async def test_servers_that_write_to_the_same_tables_never_block_each_other_for_good(url: str, desk: Desk) -> None:
    others = [desk, Desk(), Desk()]
    for other in others[1:]:
        other.store = await open_store(url, other.report)
    names = [f"t{i}" for i in range(40)]
    await desk.append(*(append(name, 1, 1, line()) for name in names))
    chance = random.Random(3)
    for number in range(2, 12):
        groups = [chance.sample(names, len(names)) for _ in others]
        waiting = [
            other.append(*(append(name, number, 1, line(changed=number)) for name in group))
            for other, group in zip(others, groups, strict=True)
        ]
        results = await asyncio.gather(*waiting)
        for name in names:
            assert sorted(result[name] for result in results) == ["conflict", "conflict", "stored"]
    for other in others[1:]:
        await other.store.close()


def test_the_file_is_in_wal_mode_and_synced_in_full(sqlite_url: str) -> None:
    async def work(desk: Desk) -> tuple[object, ...]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return await desk.store.write(
            lambda connection: tuple(connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names)
        )

    assert at_desk(sqlite_url, work) == ("wal", 2, 1)


def test_postgresql_commits_synchronously(postgres_url: str) -> None:
    async def work(desk: Desk) -> object:
        return await desk.store.write(lambda connection: connection.execute(text("SHOW synchronous_commit")).scalar())

    assert at_desk(postgres_url, work) == "on"


def test_a_store_in_memory_is_gone_when_it_is_closed() -> None:
    async def work(desk: Desk) -> list[bytes]:
        before = list(await desk.store.log("t"))
        await desk.append(append("t", 1, 1, line()))
        assert await desk.store.log("t") == [entries.encode(said(1))]
        return before

    assert at_desk("sqlite://", work) == []
    assert at_desk("sqlite://", work) == []
