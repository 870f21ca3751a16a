"""When the database refuses: nothing is acknowledged, the writer survives, and goes on when it can."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.engine import URL, make_url

from foretold.store import StoreUnavailable, database
from foretold.store.problems import StoreUnusable
from tests.store.store_harness import Desk, append, at_desk, encoded, line, open_desk

FULL_DISK = Path(__file__).with_name("full_disk.py")


def test_on_a_full_disk_appends_are_refused_and_later_work_again(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    done = subprocess.run(
        [sys.executable, str(FULL_DISK), str(path)], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["stored"] > 10  # the limit was reached on the way
    assert told["refused"] == ["failed"] * 5
    assert told["read_while_full"] == told["stored"]
    assert told["after"] == ["stored"] * 3
    assert told["task_while_full"] == "StoreUnavailable"
    log = sqlite3.connect(path).execute("SELECT number FROM entries ORDER BY number").fetchall()
    assert [number for (number,) in log] == list(range(1, told["stored"] + 4))


def test_every_connection_to_postgresql_notices_a_database_that_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[dict[str, Any]] = []

    def record(*_: object, **settings: Any) -> object:
        made.append(settings["connect_args"])
        return create_engine("sqlite://")

    monkeypatch.setattr(database, "create_engine", record)
    database.connect(database.address_of("postgresql://localhost/nowhere"))
    assert len(made) == 3  # to read, to write, to listen
    for arguments in made:
        assert {"tcp_user_timeout", "keepalives_idle", "keepalives_interval", "keepalives_count"} <= arguments.keys()


async def test_a_locked_file_is_a_failure_and_then_works_again(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE_S", 0)

    async with open_desk(sqlite_url) as desk:
        await desk.append(append("t", 1, 1, line()))
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert await desk.append(append("t", 2)) == {"t": "failed"}
        with pytest.raises(StoreUnavailable) as refused:
            await desk.store.set_fact("a", "b")
        assert "locked" in refused.value.details["reason"]
        other.execute("COMMIT")
        assert await desk.append(append("t", 2)) == {"t": "stored"}
        assert desk.store.figures.failures == 1


def test_a_damaged_file_is_refused_at_the_door(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    path.write_bytes(b"this is no database, and never was one" * 100)
    with pytest.raises(StoreUnavailable):
        at_desk(f"sqlite:///{path}", lambda desk: desk.store.check())


@pytest.mark.parametrize("address", ["", "nonsense", "mysql://x/y", "sqlite+aiosqlite:///x", "postgresql://h:port/x"])
def test_an_address_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(StoreUnusable) as refused:
        at_desk(address, lambda desk: desk.store.check())
    assert refused.value.code == "store-url"


def test_a_database_that_is_not_there_is_unavailable() -> None:
    with pytest.raises(StoreUnavailable):
        at_desk("postgresql://nobody@127.0.0.1:1/none", lambda desk: desk.store.check())


async def test_a_lost_connection_is_replaced_and_nothing_is_refused(postgres_url: str, cluster: URL) -> None:
    engine = create_engine(cluster, isolation_level="AUTOCOMMIT")
    name = make_url(postgres_url).database
    cut = text("SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = :name")

    async with open_desk(postgres_url) as desk:
        assert await desk.append(append("t", 1, 1, line())) == {"t": "stored"}
        await desk.store.check()
        number = 2
        for _ in range(3):
            with engine.connect() as connection:
                assert connection.execute(cut, {"name": name}).scalar_one() >= 1
            assert await desk.append(append("t", number)) == {"t": "stored"}
            assert len(await desk.store.log("t")) == number  # readers find a new connection too
            number += 1
        assert await desk.store.log("t") == encoded(1, number - 1)
    engine.dispose()


async def test_an_error_in_the_commit_itself_is_a_failure(desk: Desk) -> None:
    """Nobody knows what became of it, so it is not acknowledged; the log says what is so."""
    await desk.append(append("t", 1, 1, line()))
    writing = desk.store._database.writing
    commit = writing.dialect.do_commit
    failures = ["once"]

    def lose_the_answer(connection: Any) -> None:
        commit(connection)
        if failures:
            failures.pop()
            error = writing.dialect.loaded_dbapi.OperationalError
            raise error("the connection broke after the commit was sent")

    writing.dialect.do_commit = lose_the_answer  # type: ignore[method-assign, assignment] # an attribute of the instance
    assert await desk.append(append("t", 2)) == {"t": "failed"}
    assert await desk.store.log("t") == encoded(1, 2)
    assert await desk.append(append("t", 2)) == {"t": "conflict"}
    assert await desk.append(append("t", 3)) == {"t": "stored"}
