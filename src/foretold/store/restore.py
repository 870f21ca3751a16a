"""Replace a database by a backup: completely, or nothing is changed."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, StatementError

from foretold.store import database
from foretold.store.backup import Contents, read_contents
from foretold.store.copying import VERSION, Shown, copy_rows
from foretold.store.lock import FileLock, holder
from foretold.store.notices import PRESENCE
from foretold.store.problems import InvalidBackup, StoreUnusable, translated, unavailable
from foretold.store.schema import metadata

#: A database is empty as long as these are: the rest says nothing of anybody.
_CONTENT = ("logs", "entries", "tables", "identities")
_SERVERS = text(
    "SELECT count(*), to_char(min(backend_start) AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') FROM pg_locks "
    "JOIN pg_stat_activity USING (pid) WHERE locktype = 'advisory' AND objid = :key AND mode = 'ShareLock' AND granted"
)
_GUARDS = text(
    "SELECT DISTINCT tgfoid::regprocedure::text FROM pg_trigger WHERE NOT tgisinternal "
    "AND tgrelid IN (SELECT oid FROM pg_class WHERE relname = ANY(:names) "
    "AND relnamespace = current_schema()::regnamespace)"
)


def restore(url: str, source: Path, shown: Shown, *, replace: bool) -> Contents:
    """Make a database from a backup, in an empty place or, with `replace`, in place of an existing one."""
    address = database.address_of(url)
    contents = read_contents(source)
    if contents.revision not in database.known_revisions():
        raise InvalidBackup("backup-later", revision=contents.revision)
    if not {"entries", "tables", "identities"} <= contents.rows.keys():
        raise InvalidBackup("backup-foreign")
    if address.get_backend_name() == "sqlite":
        _into_sqlite(address, source, contents, shown, replace=replace)
    else:
        _into_postgresql(address, source, contents, shown, replace=replace)
    return contents


def _fill(connection: Connection, source: Path, contents: Contents, shown: Shown) -> None:
    """Make the tables of the backup's revision, copy its rows, and migrate: in one transaction."""
    database.migrate_in(connection, contents.revision)
    engine = create_engine(URL.create("sqlite", database=str(source)))
    try:
        with engine.connect() as read:
            read.exec_driver_sql("PRAGMA trusted_schema=OFF")
            read.exec_driver_sql("PRAGMA query_only=ON")
            rows = copy_rows(read, connection, shown)
    except StatementError as error:
        if isinstance(error, DBAPIError) and not isinstance(error, IntegrityError | DataError):
            raise  # the database's, not the file's
        raise InvalidBackup("backup-damaged", reason=type(error.orig or error).__name__) from error
    finally:
        engine.dispose()
    if any(contents.rows.get(name) != number for name, number in rows.items()):
        raise InvalidBackup("backup-differs")
    database.migrate_in(connection, "head")


# SQLite --------------------------------------------------------------------------------------------------------------


def _into_sqlite(address: URL, source: Path, contents: Contents, shown: Shown, *, replace: bool) -> None:
    named = database.file_of(address)
    if named is None:
        raise StoreUnusable("store-memory")
    target = named.resolve()
    is_new = not target.exists()
    database.make_folder(target)
    lock = FileLock(target, holder("restore"))
    half = target.with_name(f".{target.name}.restoring")
    try:
        if not is_new and not _may_replace(target, replace=replace):
            raise StoreUnusable("restore-occupied")
        _remove(half)
        _build(half, source, contents, shown)
        _retire(target)
        half.replace(target)
        _sync(target.parent)
    except OSError as error:
        raise unavailable(error) from error
    finally:
        _remove(half)
        lock.release()


def _may_replace(target: Path, *, replace: bool) -> bool:
    """Return whether a file may be replaced: it is empty, or a database that shall be replaced, damaged or not."""
    if target.stat().st_size == 0:
        return True
    try:
        rows = read_contents(target).rows
    except InvalidBackup as error:
        return replace and error.code != "backup-foreign"
    return replace or not any(rows.get(name) for name in _CONTENT)


def _build(half: Path, source: Path, contents: Contents, shown: Shown) -> None:
    made = database.connect(URL.create("sqlite", database=str(half)))
    try:
        with translated(), made.writing.begin() as connection:
            _fill(connection, source, contents, shown)
    finally:
        made.close()
    read_contents(half)
    with half.open("rb") as file:
        os.fsync(file.fileno())


def _retire(target: Path) -> None:
    """Merge the write-ahead log of the old file into it, or drop it: it must not be taken for one of the new file."""
    if target.exists():
        with suppress(sqlite3.Error), closing(sqlite3.connect(target)) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            old.execute("PRAGMA journal_mode=DELETE")
    for end in ("-wal", "-shm", "-journal"):
        target.with_name(target.name + end).unlink(missing_ok=True)


def _remove(file: Path) -> None:
    for end in ("", "-wal", "-shm", "-journal"):
        file.with_name(file.name + end).unlink(missing_ok=True)


def _sync(folder: Path) -> None:
    """Make the new name of a file survive a power cut; Windows has no such function."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


# PostgreSQL ----------------------------------------------------------------------------------------------------------


def _into_postgresql(address: URL, source: Path, contents: Contents, shown: Shown, *, replace: bool) -> None:
    opened = database.connect(address)
    try:
        with translated(), opened.writing.begin() as connection:
            connection.execute(text("SET LOCAL statement_timeout = 0"))
            _be_alone(connection)
            names = [name for name in inspect(connection).get_table_names() if name in (*metadata.tables, VERSION)]
            if not replace and _has_content(connection, names):
                raise StoreUnusable("restore-occupied")
            _drop(connection, names)
            _fill(connection, source, contents, shown)
    finally:
        opened.close()


def _be_alone(connection: Connection) -> None:
    """Refuse while a server is connected; none that starts meanwhile gets in before the end."""
    if not connection.execute(text("SELECT pg_try_advisory_xact_lock(:key)"), {"key": PRESENCE}).scalar():
        count, since = connection.execute(_SERVERS, {"key": PRESENCE}).one()
        raise StoreUnusable("store-in-use-servers", count=count, since=f"{since or '?'} UTC")


def _has_content(connection: Connection, names: list[str]) -> bool:
    return any(
        connection.execute(text(f"SELECT EXISTS (SELECT 1 FROM {name})")).scalar()  # noqa: S608 - names of our own
        for name in _CONTENT
        if name in names
    )


def _drop(connection: Connection, names: list[str]) -> None:
    guards = list(connection.execute(_GUARDS, {"names": names}).scalars())
    for name in names:
        connection.execute(text(f"DROP TABLE {name} CASCADE"))
    for guard in guards:
        connection.execute(text(f"DROP FUNCTION IF EXISTS {guard} CASCADE"))
