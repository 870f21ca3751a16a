"""Copy everything in a database as it was at one moment into a SQLite file.

Servers continue and do not wait: reading SQLite's write-ahead log or a snapshot of PostgreSQL blocks no writer.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
from sqlalchemy import Connection, text
from sqlalchemy.engine import URL

from foretold.store import database
from foretold.store.copying import VERSION, Shown, copy_rows
from foretold.store.problems import InvalidBackup, StoreUnusable, translated, unavailable

#: Pages that are copied at a time.
_STEP = 512
_HEADER = b"SQLite format 3\x00"


class Contents(msgspec.Struct, frozen=True):
    """The contents of a backup: the revision of its tables, and the number of rows of each."""

    revision: str
    rows: dict[str, int]


def back_up(url: str, target: Path, shown: Shown) -> Contents:
    """Write everything into an empty file, and read it again to check it."""
    address = database.address_of(url)
    if address.get_backend_name() == "sqlite":
        expected = _from_sqlite(_file_of(address), target, shown)
    else:
        expected = _from_postgresql(address, target, shown)
    found = read_contents(target)
    if found != expected:
        raise InvalidBackup("backup-differs")
    return found


def _file_of(address: URL) -> Path:
    file = database.file_of(address)
    if file is None:
        raise StoreUnusable("store-memory")
    if not file.exists():
        raise StoreUnusable("store-missing", database=str(file))
    return file


def _from_sqlite(source: Path, target: Path, shown: Shown) -> Contents:
    try:
        with closing(sqlite3.connect(source, isolation_level=None)) as read, closing(sqlite3.connect(target)) as write:
            read.execute(f"PRAGMA busy_timeout={database.PATIENCE_S * 1_000}")
            read.execute("PRAGMA query_only=ON")
            read.execute("BEGIN")
            # The moment of the backup is here: with a transaction open, what is written from now on is not seen, and
            # the copy does not begin anew with every move.
            contents = _contents(read)
            read.backup(write, pages=_STEP, progress=lambda _, left, total: shown(total - left, total))
            write.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
            return contents
    except sqlite3.Error as error:
        raise unavailable(error) from error


def _from_postgresql(address: URL, target: Path, shown: Shown) -> Contents:
    source = database.connect(address)
    copy = database.connect(URL.create("sqlite", database=str(target)))
    try:
        with translated(), source.writing.connect() as plain:
            read = plain.execution_options(isolation_level="REPEATABLE READ")
            with read.begin():
                read.execute(text("SET TRANSACTION READ ONLY"))
                read.execute(text("SET LOCAL statement_timeout = 0"))
                revision = _known_revision(read)
                database.migrate(copy.writing, revision)
                with copy.writing.begin() as write:
                    rows = copy_rows(read, write, shown)
    finally:
        source.close()
        copy.close()
    with closing(sqlite3.connect(target)) as write:
        write.execute("PRAGMA journal_mode=DELETE")
    return Contents(revision, rows)


def _known_revision(connection: Connection) -> str:
    revision = database.revision(connection)
    if revision is None:
        raise StoreUnusable("store-empty")
    if revision not in database.known_revisions():
        raise StoreUnusable("store-later", revision=revision)
    return revision


def read_contents(file: Path) -> Contents:
    """Return the contents of a file, if it is a complete backup. Nothing in it is run."""
    with file.open("rb") as opened:
        if opened.read(len(_HEADER)) != _HEADER:
            raise InvalidBackup("backup-foreign")
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA trusted_schema=OFF")
            connection.execute("PRAGMA query_only=ON")
            (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
            if verdict != "ok":
                raise InvalidBackup("backup-damaged", reason=verdict)
            return _contents(connection)
    except sqlite3.Error as error:
        raise InvalidBackup("backup-damaged", reason=str(error)) from error


def _contents(connection: sqlite3.Connection) -> Contents:
    names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    if VERSION not in names:
        raise InvalidBackup("backup-foreign")
    row = connection.execute(f"SELECT version_num FROM {VERSION}").fetchone()  # noqa: S608 - a name of our own
    if row is None:
        raise InvalidBackup("backup-foreign")
    rows = {}
    for name in sorted(names):
        if name != VERSION and not name.startswith("sqlite_"):
            quoted = name.replace('"', '""')
            (rows[name],) = connection.execute(f'SELECT count(*) FROM "{quoted}"').fetchone()  # noqa: S608 - quoted
    return Contents(str(row[0]), rows)
