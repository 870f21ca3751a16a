"""Databases of every released revision, with data in them, become ones of today."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier, get_ident
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Boolean, Engine, MetaData, create_engine, event, inspect, text
from sqlalchemy.engine import make_url

from foretold.store import database
from foretold.store.identities import Identities
from foretold.store.problems import NameTaken, StoreUnusable
from foretold.store.schema import REVISION, metadata
from foretold.store.sessions import Sessions
from foretold.table import entries
from foretold.table.effects import StoreEntries
from foretold.table.table import Table
from tests.store.games import START
from tests.store.store_harness import Desk, at_desk, open_desk
from tests.waiting import wait_until

DATA = Path(__file__).with_name("data")
#: How entries are read, in the first revision and since they have another form.
LOGS_AT_FIRST = {"0001": "SELECT table_id, body FROM entries ORDER BY table_id, number"}
LOGS = "SELECT table_id, body FROM entries JOIN logs ON no = log ORDER BY log, number"


def revisions() -> list[str]:
    """Every revision there ever was, the first one first."""
    folder = Path(database.__file__).parent / "migrations"
    return [script.revision for script in ScriptDirectory(str(folder)).walk_revisions()][::-1]


def engine_of(url: str) -> Engine:
    return create_engine(make_url(url.replace("postgresql:", "postgresql+psycopg:")))


def load(url: str, revision: str) -> None:
    """A database as the release with this revision left it."""
    frozen = DATA / f"{revision}.sql"
    assert frozen.exists(), f"no data of revision {revision}: run tests.store.freeze when it is released"
    if url.startswith("sqlite"):
        sqlite3.connect(url.removeprefix("sqlite:///")).executescript(frozen.read_text(encoding="utf-8")).close()
        return
    opened = database.connect(database.address_of(url))
    database.migrate(opened.writing, revision)
    _copy(frozen, opened.writing)
    opened.close()


def _copy(frozen: Path, engine: Engine) -> None:
    """The rows of a dump, into the same tables elsewhere."""
    source = sqlite3.connect(":memory:")
    source.executescript(frozen.read_text(encoding="utf-8"))
    source.row_factory = sqlite3.Row
    found = MetaData()
    found.reflect(engine)
    with engine.begin() as connection:
        for table in found.sorted_tables:
            if table.name != "alembic_version":
                rows = [dict(row) for row in source.execute(f"SELECT * FROM {table.name}")]  # noqa: S608 - names of our own
                assert rows, f"{frozen.name} has nothing in {table.name}"
                flags = [column.name for column in table.columns if isinstance(column.type, Boolean)]
                connection.execute(table.insert(), [row | {name: bool(row[name]) for name in flags} for row in rows])
    source.close()


def frozen_rows(revision: str, query: str) -> list[Any]:
    source = sqlite3.connect(":memory:")
    source.executescript((DATA / f"{revision}.sql").read_text(encoding="utf-8"))
    rows = source.execute(query).fetchall()
    source.close()
    return rows


async def check(desk: Desk, revision: str) -> None:
    """Everything that `freeze.fill` wrote is there, and the tables can be played on."""
    store, people = desk.store, desk.store.identities
    logs: dict[str, list[bytes]] = {}
    for table, body in frozen_rows(revision, LOGS_AT_FIRST.get(revision, LOGS)):
        logs.setdefault(table, []).append(body)
    assert len(logs) == 3
    for table, log in logs.items():
        assert await store.log(table) == log
        assert Table.of_log(table, [entries.decode(body) for body in log]).number == len(log)
    mine = {line.phase: line for line in await store.tables_of("ada", 10)}
    assert set(mine) == {"over", "playing"}  # the third table is set aside
    running = mine["playing"]
    assert running.names == ["Ada", "Bob"]
    assert await store.due(2**50) == [running.table]
    await check_people(people, store.sessions)
    assert await store.fact("instance") == "example"
    again = StoreEntries(running.table, len(logs[running.table]) + 1, (entries.Resumed(at=START),), running)
    assert await desk.append(again) == {running.table: "stored"}
    assert await desk.append(again) == {running.table: "conflict"}


async def check_people(people: Identities, sessions: Sessions) -> None:
    session = await sessions.find("cookie of ada", START)
    assert session is not None
    ada = session.person
    assert session.seen == session.created
    with pytest.raises(NameTaken):
        await people.make_account("bob", "АԀА", None)
    assert (ada.id, ada.kind, ada.name) == ("ada", "account", "Ada")
    assert await people.by_login("ADA") == ada
    assert await people.password_hash("ada") == "$argon2id$example"
    token, passkey = await people.of_token("token of ada", START), await people.passkey(b"\x00credential")
    assert token is not None
    assert token.scopes == ("bot:play", "read")
    assert passkey is not None
    assert (passkey.public_key, passkey.sign_count) == (b"\xffkey", 7)


@pytest.mark.parametrize("revision", revisions())
def test_a_database_of_every_release_becomes_one_of_today(url: str, revision: str) -> None:
    load(url, revision)
    at_desk(url, lambda desk: check(desk, revision))
    engine = engine_of(url)
    with engine.connect() as connection:
        assert database.revision(connection) == REVISION
    engine.dispose()


async def test_accounts_that_looked_alike_before_keep_working(url: str) -> None:
    load(url, "0002")
    engine = engine_of(url)
    with engine.begin() as connection:
        add = (
            "INSERT INTO identities (id, kind, name, login, created, seen) VALUES (:id, 'account', :name, :login, 1, 1)"
        )
        for name in ("Paul", "PauI"):
            connection.execute(text(add), {"id": name, "name": name, "login": name.lower()})
    engine.dispose()

    async with open_desk(url) as desk:
        people = desk.store.identities
        for name in ("Paul", "PauI"):
            assert (await people.by_login(name)).id == name  # type: ignore[union-attr]
        with pytest.raises(NameTaken):
            await people.make_account("bob", "Pau1", None)
        await people.rename("PauI", "PauI")  # nothing new
        await people.rename("PauI", "Pauline")


def test_the_code_works_with_the_newest_revision() -> None:
    assert revisions()[-1] == REVISION


def test_migrations_make_the_tables_that_the_code_expects(url: str) -> None:
    at_desk(url, lambda desk: desk.store.check())
    engine = engine_of(url)
    with engine.connect() as connection:
        assert set(inspect(connection).get_table_names()) == {*metadata.tables, "alembic_version"}
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_database_of_a_later_release_is_left_alone(url: str) -> None:
    at_desk(url, lambda desk: desk.store.check())
    engine = engine_of(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreUnusable) as refused:
        at_desk(url, lambda desk: desk.store.check())
    assert (refused.value.code, refused.value.details) == ("store-later", {"revision": "9999"})
    engine.dispose()


def test_a_migration_that_fails_leaves_nothing_behind(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = command.upgrade

    def upgrade_and_fail(*arguments: Any) -> None:
        real(*arguments)
        raise StoreUnusable("store-url")

    monkeypatch.setattr(command, "upgrade", upgrade_and_fail)
    with pytest.raises(StoreUnusable):
        at_desk(url, lambda desk: desk.store.check())
    engine = engine_of(url)
    with engine.connect() as connection:
        assert inspect(connection).get_table_names() == []
    engine.dispose()
    monkeypatch.undo()
    at_desk(url, lambda desk: desk.store.check())


def test_servers_that_open_an_empty_database_at_once_migrate_it_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real, together = command.upgrade, Barrier(4)
    upgrades: list[Any] = []
    at_the_lock: set[int] = set()

    def notice_the_lock(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if "pg_advisory_xact_lock" in statement or statement == "BEGIN IMMEDIATE":
            at_the_lock.add(get_ident())

    def slow_upgrade(*arguments: Any) -> None:
        upgrades.append(arguments)
        wait_until(lambda: len(at_the_lock) == 4)  # all others have come too, and something keeps them
        real(*arguments)

    def start(_: int) -> database.Database:
        together.wait()
        return database.open_database(url)

    monkeypatch.setattr(command, "upgrade", slow_upgrade)
    event.listen(Engine, "before_cursor_execute", notice_the_lock)
    try:
        with ThreadPoolExecutor(4) as pool:
            opened = list(pool.map(start, range(4)))
    finally:
        event.remove(Engine, "before_cursor_execute", notice_the_lock)
    assert len(upgrades) == 1
    for one in opened:
        with one.reading.connect() as connection:
            assert database.revision(connection) == REVISION
            assert set(inspect(connection).get_table_names()) == {*metadata.tables, "alembic_version"}
            assert connection.execute(text("SELECT count(*) FROM alembic_version")).scalar() == 1
        one.close()
