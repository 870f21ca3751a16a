"""The database behind a store: its address, its connections, and its migrations."""

from __future__ import annotations

import secrets
import sqlite3
import tempfile
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from foretold.store.lock import FileLock, Holder
from foretold.store.notices import SERVER
from foretold.store.problems import StoreUnusable, translated, unavailable
from foretold.store.schema import REVISION

#: Threads that read, each with a connection of its own; one of them is for people only.
READERS = 4
#: How long SQLite waits for another process that writes, and how long a connection to PostgreSQL may take.
PATIENCE_S = 5
_PAUSE_S = 0.01
#: Pages after which SQLite copies its write-ahead log into the file: 16 MB, a good deal of traffic at once.
_CHECKPOINT = "wal_autocheckpoint=4000"
#: What a statement would need to be undone is kept in memory: in a file it is another write for every page.
_UNDOING = "temp_store=MEMORY"
#: Two servers that start at once migrate one after the other; the number only has to be the same for both.
_MIGRATION_LOCK = 0x666F7265
_MIGRATIONS = Path(__file__).parent / "migrations"


#: For connections on which nothing may happen for long: a peer that is gone is noticed within seconds.
_LONG_LIVED = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": 10_000}


@dataclass(frozen=True)
class Database:
    """The connections to one database: for reading, for the writing thread, and for notices from other servers."""

    reading: Engine
    writing: Engine
    folder: tempfile.TemporaryDirectory[str] | None = None
    listening: Engine | None = None
    name: str = ""  # by which other servers over this database know this one
    file: Path | None = None  # of SQLite, if it stays
    lock: FileLock | None = None  # that keeps other processes from the file

    def close(self) -> None:
        """Close all connections; a store in memory is lost."""
        self.reading.dispose()
        self.writing.dispose()
        if self.listening is not None:
            self.listening.dispose()
        if self.folder is not None:
            self.folder.cleanup()
        if self.lock is not None:
            self.lock.release()


def open_database(url: str, me: Holder | None = None, *, alone: bool = True) -> Database:
    """Connect, and bring the tables up to date.

    With `me`, a SQLite file is locked for this process, and others are told who has it. A reader need not be `alone`
    with a file that is up to date.
    """
    address = address_of(url)
    database = connect(address)
    try:
        if me is not None and database.file is not None and (alone or not _is_current(database.reading)):
            database = replace(database, lock=FileLock(database.file, me))
        if alone or not _is_current(database.reading):
            migrate(database.writing)
    except BaseException:
        database.close()
        raise
    return database


def connect(address: URL) -> Database:
    """Return the connections to a database, whose tables stay as they are."""
    return _sqlite(address) if address.get_backend_name() == "sqlite" else _postgresql(address)


def file_of(address: URL) -> Path | None:
    """Return the file of a SQLite database; None for one in memory."""
    return None if address.database in (None, "", ":memory:") else Path(str(address.database))


def _is_current(engine: Engine) -> bool:
    with translated(), engine.connect() as connection:
        return revision(connection) == REVISION


def address_of(url: str) -> URL:
    """Return the address of a database, as the drivers want it."""
    try:
        address = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StoreUnusable("store-url") from error
    if address.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return address.set(drivername="postgresql+psycopg")
    if address.drivername == "sqlite":
        return address
    raise StoreUnusable("store-url")


def _sqlite(address: URL) -> Database:
    folder, file = None, file_of(address)
    if file is None:
        # SQLite's own stores in memory can't be shared between threads without their locks getting in the way.
        folder = tempfile.TemporaryDirectory(prefix="foretold-")
        address = address.set(database=str(Path(folder.name) / "store.sqlite"))
    else:
        make_folder(file)
        _make_file(file)
    reading = create_engine(address, pool_size=READERS, max_overflow=0, hide_parameters=True)
    writing = create_engine(address, pool_size=1, max_overflow=0, hide_parameters=True)
    synchronous = "OFF" if folder is not None else "FULL"
    _on_connect(writing, "journal_mode=WAL", f"synchronous={synchronous}", "foreign_keys=ON", _CHECKPOINT, _UNDOING)
    _on_connect(reading, "query_only=ON")
    # The driver would begin transactions when it thinks fit; the writer begins them itself, with the right to write.
    event.listen(writing, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    return Database(reading, writing, folder, file=file)


def _make_file(path: Path) -> None:
    """Make an empty file that nobody else on this machine may read: it will hold the cards of running games."""
    try:
        path.touch(mode=0o600, exist_ok=True)
    except OSError as error:
        raise unavailable(error) from error


def make_folder(path: Path) -> None:
    """Make the folder of a file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unavailable(error) from error


def _on_connect(engine: Engine, *pragmas: str) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (f"busy_timeout={PATIENCE_S * 1_000}", *pragmas):
            _set(cursor, pragma)
        cursor.close()


def _set(cursor: Any, pragma: str) -> None:
    """Run a pragma patiently: SQLite does not wait for other writers where a file gets its write-ahead log."""
    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            cursor.execute(f"PRAGMA {pragma}")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(_PAUSE_S)
        else:
            return


def _postgresql(address: URL) -> Database:
    options = {"connect_timeout": PATIENCE_S, "application_name": "foretold"}
    settings = "-c synchronous_commit=on -c statement_timeout=30s"
    arguments = {**options, **_LONG_LIVED, "options": settings}
    name = secrets.token_hex(8)
    try:
        reading = create_engine(
            address, pool_size=READERS, max_overflow=0, isolation_level="AUTOCOMMIT",
            connect_args=arguments, hide_parameters=True,
        )  # fmt: skip
        writing = create_engine(
            address, pool_size=1, max_overflow=0, connect_args=arguments, hide_parameters=True,
            execution_options={SERVER: name},
        )  # fmt: skip
        listening = create_engine(
            address, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args=arguments, hide_parameters=True,
        )  # fmt: skip
    except ImportError as error:
        raise StoreUnusable("store-driver") from error
    return Database(reading, writing, listening=listening, name=name)


# Migrations ----------------------------------------------------------------------------------------------------------


def migrate(engine: Engine, to: str = "head") -> None:
    """Bring the tables up to date, in one transaction."""
    try:
        with engine.begin() as connection:
            migrate_in(connection, to)
    except SQLAlchemyError as error:
        raise unavailable(error) from error


def migrate_in(connection: Connection, to: str) -> None:
    """Bring the tables up to date, or to a revision, within a transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})
    present = revision(connection)
    if present == REVISION and to == "head":
        return  # Alembic takes a while to import, and a restart should not
    from alembic import command

    if present is not None and present not in known_revisions():
        raise StoreUnusable("store-later", revision=present)
    command.upgrade(alembic_config(connection), to)


def known_revisions() -> set[str]:
    """All revisions that this version knows."""
    from alembic.script import ScriptDirectory

    return {script.revision for script in ScriptDirectory(str(_MIGRATIONS)).walk_revisions()}


def alembic_config(connection: Connection) -> Any:
    """Alembic's settings, for the migrations within this package."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def revision(connection: Connection) -> str | None:
    """Return the revision of a database; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
