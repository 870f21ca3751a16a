"""The file that `foretold export` writes and `foretold import` reads: a line of JSON for each thing in it.

The first line names the format. Then come people, as an id that stays with their games and the name they use, and
tables, each with its log and, when its game is over, the record. It holds no credentials: no digest of a
cookie or token, no password. A table in a file for others also lacks the entries that concern one seat alone, such as
the address of its webhook.

What a player downloads from a server is simpler: a line for each finished game, and no first line.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import msgspec

from foretold.errors import ForetoldError
from foretold.table import entries
from foretold.table.commands import TableId
from foretold.table.entries import AnyEntry

FORMAT = "foretold-export/1"
#: What a log that is not one raises while it is replayed.
BROKEN = (ForetoldError, ValueError, TypeError, LookupError, AssertionError)


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    format: str
    made: int
    version: str


class ExportedPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person whose games are in the file."""

    person: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    name: Annotated[str, msgspec.Meta(max_length=64)]
    created: int


class ExportedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table with its whole log."""

    table: TableId
    log: Annotated[list[AnyEntry], msgspec.Meta(min_length=1)]
    record: dict[str, Any] | None = None
    of_record: ClassVar[bool] = False


class RecordedGame(ExportedGame, frozen=True):
    """A game of which only the record exists; its log was made from that."""

    of_record: ClassVar[bool] = True


class Exported(msgspec.Struct, frozen=True):
    """A finished game: its table, and its record as the exact text that its digest covers."""

    table: TableId
    record: str


encode = msgspec.json.Encoder().encode


def shared_part(log: list[AnyEntry]) -> list[AnyEntry]:
    """Return the entries that everybody at the table knew. They decide whether two logs are of the same game."""
    return [entry for entry in log if not entry.private]


def read_log(raw: list[bytes]) -> list[AnyEntry]:
    """Decode the entries of a log from the store."""
    return [entries.decode(body) for body in raw]
