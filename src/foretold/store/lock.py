"""Lock a SQLite file for one process. The lock ends with the process, however it ends.

The lock is on a file beside the database, `….db.lock`, which also says who holds it. It is a lock of the operating
system, so nothing has to be cleaned up after a crash. The file stays: if it were deleted, two processes could lock two
files.
"""

from __future__ import annotations

import os
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from foretold.store.problems import StoreUnusable, unavailable

#: Where Windows locks: beyond what is written, since there a locked part can't be read by others.
_BEYOND = 2**30
#: How long to wait for a holder that has not written its name yet.
_PATIENCE_S = 0.5
_LONGEST = 1_000


class Holder(msgspec.Struct, frozen=True, omit_defaults=True):
    """The holder of a lock."""

    command: str
    pid: int = 0
    since: str = ""
    port: int = 0


def holder(command: str, port: int = 0) -> Holder:
    """Return this process as a holder of locks."""
    return Holder(command, os.getpid(), f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S} UTC", port)


def path_of(database: Path) -> Path:
    """Return the file that is locked: the same for all names and links of a database."""
    real = database.resolve()
    return real.with_name(f"{real.name}.lock")


class FileLock:
    """A lock that is held from its creation until `release`, or until the process ends."""

    def __init__(self, database: Path, me: Holder) -> None:
        path = path_of(database)
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise unavailable(error) from error
        if not _take(self._file):
            by = _read_patiently(self._file)
            os.close(self._file)
            raise in_use(database, by)
        _write(self._file, msgspec.json.encode(me))

    def release(self) -> None:
        """Release the lock."""
        _write(self._file, b"")
        os.close(self._file)


def in_use(database: Path, by: Holder | None) -> StoreUnusable:
    """Return the refusal that names the holder, as far as it is known."""
    if by is None:
        return StoreUnusable("store-in-use", database=str(database))
    code = "store-in-use-port" if by.port else "store-in-use-by"
    details = {"command": by.command, "pid": str(by.pid), "since": by.since, "port": str(by.port)}
    return StoreUnusable(code, database=str(database), **details)


def _write(file: int, data: bytes) -> None:
    try:
        os.ftruncate(file, 0)
        os.lseek(file, 0, os.SEEK_SET)
        os.write(file, data)
    except OSError:  # a full disk: the lock holds all the same, its holder is only not named
        return


def _read_patiently(file: int) -> Holder | None:
    """Return the holder of the lock. If it was taken this moment, wait for the name."""
    end = time.monotonic() + _PATIENCE_S
    while True:
        os.lseek(file, 0, os.SEEK_SET)
        try:
            return msgspec.json.decode(os.read(file, _LONGEST), type=Holder)
        except msgspec.MsgspecError:
            if time.monotonic() > end:
                return None
            time.sleep(0.01)


if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> bool:
        os.lseek(file, _BEYOND, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _take(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:  # somebody has it, or the file system knows no locks: then SQLite's own don't work either
            return False
        return True
