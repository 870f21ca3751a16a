"""Write entries and summaries of tables as rows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count, repeat

import msgspec
from sqlalchemy import Connection

from foretold.store import rows
from foretold.store.rows import Row
from foretold.table import entries
from foretold.table.effects import StoreEntries
from foretold.table.summary import TableSummary

_ENTRY = "log,number,body"
_OF_TABLE = "(SELECT no FROM logs WHERE table_id={0}),{0},{0}"
_LINE = "id,phase,game,players,listed,clock,free,names,actor,deadline,created,changed"
_SITTER = "who,table_id,seat"
_KEPT = ("id", "created")
# A table that can be played at is not damaged: its next summary brings it back into the lists.
_NEWER_LINE = (
    "ON CONFLICT (id) DO UPDATE SET damaged=NULL,"
    + ",".join(f"{name}=excluded.{name}" for name in _LINE.split(",") if name not in _KEPT)
)  # fmt: skip


class Append(msgspec.Struct, frozen=True, gc=False):
    """The rows to write for one table."""

    table: str
    entries: list[Row]
    line: Row | None
    sitters: list[Row]

    @property
    def opens(self) -> bool:
        """Return whether the log begins here."""
        return bool(self.entries) and self.entries[0][1] == 1

    @classmethod
    def of(cls, effect: StoreEntries) -> Append:
        """Return the rows of a store effect."""
        table, line = effect.table, effect.summary
        logged = list(zip(repeat(table), count(effect.first), map(entries.encode, effect.entries), strict=False))
        if line is None:
            return cls(table, logged, None, [])
        return cls(table, logged, _line(table, line), [(who, table, seat) for who, seat in line.people.items()])


def _line(table: str, line: TableSummary) -> Row:
    names = msgspec.json.encode(line.names).decode()
    return (
        *(table, line.phase, line.game, line.players, line.listed, line.clock, line.free, names),
        *(line.actor, line.deadline, line.changed, line.changed),
    )


def write(connection: Connection, appends: Sequence[Append]) -> None:
    """Add the entries, and replace the summaries, of some tables."""
    opened = [(append.table,) for append in appends if append.opens]
    rows.add(connection, "logs", "table_id", opened, "ON CONFLICT (table_id) DO NOTHING")
    rows.add(connection, "entries", _ENTRY, [row for append in appends for row in append.entries], values=_OF_TABLE)
    newest = {append.table: append for append in appends if append.line is not None}
    if newest:
        lines = [append.line for append in newest.values() if append.line is not None]
        rows.add(connection, "tables", _LINE, lines, _NEWER_LINE)
        rows.remove(connection, "sitters", "table_id", list(newest))
        rows.add(connection, "sitters", _SITTER, [row for append in newest.values() for row in append.sitters])
