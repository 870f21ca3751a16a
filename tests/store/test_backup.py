"""Backups of either kind of database, into either kind; what is no backup changes nothing."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from foretold.cli import main
from foretold.store import database
from foretold.store.backup import back_up, read_contents
from foretold.store.lock import FileLock, holder, path_of
from foretold.store.notices import PRESENCE
from foretold.store.schema import REVISION
from foretold.words import languages, say
from tests.store.freeze import fill
from tests.store.store_harness import Desk, append, at_desk, encoded, line, open_desk
from tests.store.test_migrations import DATA, check_people, load, revisions

Said = pytest.CaptureFixture[str]


def quiet(done: int, total: int) -> None:
    assert 0 <= done <= total


def run(*arguments: object) -> int:
    return main([str(one) for one in arguments])


@pytest.fixture
def backup(sqlite_url: str, tmp_path: Path) -> Path:
    asyncio.run(fill(sqlite_url))
    file = tmp_path / "backup"
    assert run("backup", file, "--database", sqlite_url) == 0
    return file


async def holds(desk: Desk) -> None:
    """Everything that `fill` wrote is there, and play goes on at old tables and new ones."""
    store = desk.store
    await check_people(store.identities, store.sessions)
    assert await store.fact("instance") == "example"
    mine = {one.phase: one for one in await store.tables_of("ada", 10)}
    assert set(mine) == {"over", "playing"}
    log = await store.log(mine["playing"].table)
    assert len(log) > 10
    assert await desk.append(append(mine["playing"].table, len(log) + 1)) == {mine["playing"].table: "stored"}
    assert await desk.append(append("new", 1, 1, line())) == {"new": "stored"}


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_there_and_back_in_either_kind(
    url: str, kind: str, tmp_path: Path, other_url: str, request: pytest.FixtureRequest, capsys: Said
) -> None:
    asyncio.run(fill(url))
    file = tmp_path / "backup"
    assert run("backup", file, "--database", url, "--lang", "en") == 0
    assert "3" in capsys.readouterr().out
    assert file.stat().st_mode & 0o777 == 0o600
    assert sorted(one.name for one in tmp_path.iterdir() if "backup" in one.name) == ["backup"]
    assert read_contents(file).revision == REVISION
    if url.startswith("postgresql") and kind == "postgresql":  # in place of itself
        target, replace = url, ["--replace"]
    else:
        target, replace = other_url if kind == "sqlite" else request.getfixturevalue("postgres_url"), []
    assert run("restore", file, "--database", target, *replace) == 0
    at_desk(target, holds)
    assert run("restore", file, "--database", target, "--lang", "en") == 1
    assert "--replace" in capsys.readouterr().err
    at_desk(target, lambda desk: desk.store.log("new"))
    assert run("restore", file, "--database", target, "--replace") == 0
    assert at_desk(target, lambda desk: desk.store.log("new")) == []
    at_desk(target, holds)


@pytest.mark.parametrize("revision", revisions())
def test_a_backup_of_an_earlier_release_is_brought_up_to_date(revision: str, tmp_path: Path, url: str) -> None:
    file = tmp_path / "old"
    with closing(sqlite3.connect(file)) as old:
        old.executescript((DATA / f"{revision}.sql").read_text(encoding="utf-8"))
    assert run("restore", file, "--database", url) == 0
    at_desk(url, holds)
    assert read_contents(file).revision == revision  # the backup is as it was


def test_an_earlier_database_is_backed_up_as_it_is(url: str, tmp_path: Path) -> None:
    load(url, "0001")
    assert run("backup", tmp_path / "old", "--database", url) == 0
    assert read_contents(tmp_path / "old").revision == "0001"


def test_an_existing_file_is_left_alone(backup: Path, sqlite_url: str, capsys: Said) -> None:
    before = backup.read_bytes()
    assert run("backup", backup, "--database", sqlite_url, "--lang", "en") == 1
    assert say("store-export-exists", "en", file=str(backup)) in capsys.readouterr().err
    assert backup.read_bytes() == before


def test_a_file_that_appears_meanwhile_is_left_alone(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(fill(sqlite_url))
    file = tmp_path / "backup"

    def back_up_late(*arguments: object) -> object:
        file.write_text("somebody else's")
        return back_up(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr("foretold.store.backup.back_up", back_up_late)
    assert run("backup", file, "--database", sqlite_url) == 1
    assert file.read_text() == "somebody else's"
    assert [one for one in tmp_path.iterdir() if one.name.endswith(".part")] == []


def later(file: Path) -> None:
    with closing(sqlite3.connect(file)) as backup:
        backup.execute("UPDATE alembic_version SET version_num = '9999'")
        backup.commit()


def torn(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-8_192])


def scratched(file: Path) -> None:
    data = bytearray(file.read_bytes())
    for page in range(4_096, len(data), 4_096):
        data[page : page + 64] = b"\xa5" * 64
    file.write_bytes(data)


def with_a_gap(file: Path) -> None:
    with closing(sqlite3.connect(file)) as backup:
        backup.execute("DROP TRIGGER entries_no_delete")
        backup.execute("DELETE FROM entries WHERE number = 3")
        backup.commit()


def of_something_else(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")


def no_database(file: Path) -> None:
    file.write_text("{}")


def without_a_table(file: Path) -> None:
    with closing(sqlite3.connect(file)) as backup:
        backup.execute("DROP TABLE passkeys")


WRONG: dict[Callable[[Path], None], str] = {
    later: "9999", torn: "damaged", scratched: "damaged", with_a_gap: "damaged", of_something_else: "not a backup",
    no_database: "not a backup", without_a_table: "not a backup",
}  # fmt: skip


@pytest.mark.parametrize("spoil", WRONG, ids=lambda spoil: spoil.__name__)
def test_what_is_no_backup_changes_nothing(
    spoil: Callable[[Path], None], backup: Path, sqlite_url: str, postgres_url: str, other_url: str, capsys: Said
) -> None:
    spoil(backup)
    targets = [sqlite_url, other_url, *([postgres_url] if spoil in (later, with_a_gap) else [])]
    for target in targets:
        assert run("restore", backup, "--database", target, "--replace", "--lang", "en") == 1
        said = capsys.readouterr().err
        assert WRONG[spoil] in said
        assert "Traceback" not in said
    for lang in languages():
        assert run("restore", backup, "--database", sqlite_url, "--replace", "--lang", lang) == 1
        assert str(backup) in capsys.readouterr().err
    at_desk(sqlite_url, holds)
    assert not Path(other_url.removeprefix("sqlite:///")).exists()
    assert not list(backup.parent.glob(".*.restoring*"))


def test_what_can_not_be_backed_up_is_said(tmp_path: Path, postgres_url: str, capsys: Said) -> None:
    missing = f"sqlite:///{tmp_path / 'missing.db'}"
    for url, code in ((missing, "store-missing"), ("sqlite://", "store-memory"), (postgres_url, "store-empty")):
        assert run("backup", tmp_path / "backup", "--database", url, "--lang", "en") == 1
        said = capsys.readouterr().err
        assert say(f"error-{code}", "en", database=str(tmp_path / "missing.db")) in said
    assert list(tmp_path.iterdir()) == []
    assert run("restore", tmp_path / "nothing", "--database", missing) == 1


def test_a_running_server_keeps_its_database(backup: Path, sqlite_url: str, postgres_url: str, capsys: Said) -> None:
    lock = FileLock(Path(sqlite_url.removeprefix("sqlite:///")), holder("serve", 8472))
    assert run("restore", backup, "--database", sqlite_url, "--replace") == 1
    assert str(os.getpid()) in capsys.readouterr().err
    assert run("backup", backup.with_name("another"), "--database", sqlite_url) == 0
    lock.release()

    async def listen(desk: Desk) -> None:
        await desk.store.listen(lambda _: None, lambda: None)
        assert (
            await asyncio.to_thread(run, "restore", backup, "--database", postgres_url, "--replace", "--lang", "en")
            == 1
        )
        assert "UTC" in capsys.readouterr().err
        assert await asyncio.to_thread(run, "backup", backup.with_name("third"), "--database", postgres_url) == 0

    at_desk(postgres_url, listen)
    assert run("restore", backup, "--database", postgres_url) == 0
    engine = database.connect(database.address_of(postgres_url)).writing
    with engine.connect() as connection:  # the lock ended with the command
        assert connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": PRESENCE}).scalar()
    engine.dispose()


def test_a_damaged_database_can_be_replaced_and_its_log_is_not_taken_for_the_new_ones(
    backup: Path, sqlite_url: str
) -> None:
    path = Path(sqlite_url.removeprefix("sqlite:///"))
    scratched(path)
    path.with_name(f"{path.name}-wal").write_bytes(b"\x37\x7f\x06\x82" + b"x" * 5_000)
    assert run("restore", backup, "--database", sqlite_url) == 1
    assert run("restore", backup, "--database", sqlite_url, "--replace") == 0
    at_desk(sqlite_url, holds)
    assert path.stat().st_mode & 0o777 == 0o600
    assert path_of(path).exists()


@pytest.mark.slow
async def test_a_backup_under_load_holds_all_that_was_acknowledged(url: str, tmp_path: Path) -> None:
    """Appends go on as fast as they can, while backups are made one after the other."""
    found: list[tuple[int, Path, int]] = []

    async with open_desk(url) as desk:
        await desk.append(*(append(f"t{number}", 1, 1, line()) for number in range(20)))
        acknowledged, finished = 1, threading.Event()

        def back_up_often() -> None:
            for count in range(5):
                before, file = acknowledged, tmp_path / f"backup-{count}"
                file.touch()
                back_up(url, file, quiet)
                found.append((before, file, acknowledged))
            finished.set()

        thread = threading.Thread(target=back_up_often)
        thread.start()
        while not finished.is_set():
            number = acknowledged + 1
            results = await desk.append(*(append(f"t{one}", number) for one in range(20)))
            assert set(results.values()) == {"stored"}
            acknowledged = number
        thread.join()
    assert any(after > before for before, _, after in found)  # nobody waited for a backup
    for before, file, after in found:
        with closing(sqlite3.connect(file)) as backup:
            for log in logs_of(backup).values():
                assert before <= len(log) <= after + 1
                assert log == encoded(1, len(log))


def logs_of(backup: sqlite3.Connection) -> dict[int, list[bytes]]:
    logs: dict[int, list[bytes]] = {}
    for log, body in backup.execute("SELECT log, body FROM entries ORDER BY log, number"):
        logs.setdefault(log, []).append(body)
    return logs
