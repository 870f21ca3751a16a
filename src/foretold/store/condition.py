"""The condition of the database: its present problems, as codes for monitoring."""

from __future__ import annotations

import errno
import sqlite3
import threading
from collections.abc import Callable
from typing import Literal

import msgspec
from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from foretold.store.problems import reason

Kind = Literal[
    "disk-full", "disk-error", "read-only", "locked", "database-unreachable", "database-damaged", "database-refused"
]
#: What is done with a database; each may fail by itself.
Part = Literal["reading", "writing", "listening"]

_OF_SQLITE: dict[int, Kind] = {
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_IOERR: "disk-error",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CANTOPEN: "database-unreachable",
    sqlite3.SQLITE_CORRUPT: "database-damaged",
    sqlite3.SQLITE_NOTADB: "database-damaged",
}
#: By the beginnings of PostgreSQL's codes, the longest first.
_OF_POSTGRESQL: dict[str, Kind] = {
    "53100": "disk-full",
    "58030": "disk-error",
    "25006": "read-only",
    "42501": "read-only",
    "55P03": "locked",
    "40P01": "locked",
    "57014": "locked",
    "XX001": "database-damaged",
    "XX002": "database-damaged",
    "57P": "database-unreachable",
    "53": "database-unreachable",
    "08": "database-unreachable",
    "3D": "database-unreachable",
    "28": "database-unreachable",
}
_OF_SYSTEM: dict[int, Kind] = {
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EIO: "disk-error",
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
}


def kind_of(error: BaseException) -> Kind:
    """Return the kind of problem that an error shows."""
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, sqlite3.Error):
        return _OF_SQLITE.get((getattr(cause, "sqlite_errorcode", 0) or 0) & 0xFF, "database-refused")
    if isinstance(cause, OSError):
        return _OF_SYSTEM.get(cause.errno or 0, "database-unreachable")
    code = getattr(cause, "sqlstate", None)
    if code:
        return next((kind for begin, kind in _OF_POSTGRESQL.items() if code.startswith(begin)), "database-refused")
    # Without a code it was the driver that gave up: the server did not answer.
    is_lost = isinstance(error, PoolTimeout) or type(cause).__name__ in ("OperationalError", "InterfaceError")
    return "database-unreachable" if is_lost else "database-refused"


def is_the_databases(error: BaseException) -> bool:
    """Return whether the database has a problem (no room, locked, unreachable), and not the request."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return isinstance(error, OperationalError | InterfaceError | InternalError | PoolTimeout | OSError)


class Trouble(msgspec.Struct, frozen=True):
    """A problem of the database, and its message for the server's log."""

    kind: Kind
    detail: str


Changed = Callable[[list[Trouble]], None]


class DatabaseCondition:
    """The problems of each part of a database. It reports when a problem begins, changes or ends.

    It is called from the threads that read, write and listen. Reporting that all is well costs almost nothing.
    """

    def __init__(self) -> None:
        self._troubles: dict[Part, Trouble] = {}
        self._guard = threading.Lock()
        self.on_change: Changed = lambda _: None

    @property
    def troubles(self) -> list[Trouble]:
        """Return all present problems, each kind once."""
        return list({trouble.kind: trouble for trouble in list(self._troubles.values())}.values())

    def failed(self, part: Part, error: BaseException) -> None:
        """Report that a part failed."""
        self.set(part, Trouble(kind_of(error), reason(error)))

    def set(self, part: Part, trouble: Trouble) -> None:
        """Set the problem of a part."""
        with self._guard:
            before = self._troubles.get(part)
            self._troubles[part] = trouble
            if before is None or before.kind != trouble.kind:
                self.on_change(self.troubles)

    def worked(self, part: Part) -> None:
        """Report that a part worked."""
        if part in self._troubles:
            with self._guard:
                if self._troubles.pop(part, None) is not None:
                    self.on_change(self.troubles)
