"""The errors of a store, each with a code."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import SQLAlchemyError

from foretold.errors import ForetoldError


class StoreUnavailable(ForetoldError):
    """The store can't be reached, read or written now; nothing was changed."""


class StoreUnusable(ForetoldError):
    """The store can't be used at all: its address is wrong, or it was made by a later version."""


class NameTaken(ForetoldError):
    """Another account has this name."""


class InvalidExport(ForetoldError):
    """A file of games can't be written or read; nothing was changed."""


class InvalidBackup(ForetoldError):
    """A file is not a complete backup; nothing was changed."""


def unavailable(error: BaseException) -> StoreUnavailable:
    """Return the error for a database that refused; the reason is for the server's log, not for people."""
    return StoreUnavailable("store-unavailable", reason=reason(error))


def reason(error: BaseException) -> str:
    """Return the database's message without the statement and its values, which may be private."""
    cause = getattr(error, "orig", None) or error
    lines = str(cause).strip().splitlines()
    return f"{type(cause).__name__}: {lines[0] if lines else ''}"[:300]


@contextmanager
def translated() -> Iterator[None]:
    """Turn errors of the database into `StoreUnavailable`."""
    try:
        yield
    except SQLAlchemyError as error:
        raise unavailable(error) from error
