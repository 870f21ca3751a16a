"""List tables: the lobby, a person's games, and those whose time is up."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, Row, Select, select

from foretold.store.schema import sitters, tables
from foretold.table.summary import TableSummary


class TableListing(TableSummary, frozen=True, kw_only=True):
    """A table in a list. `people` holds only the person who asked, if anybody did."""

    table: str
    created: int


_ALL = select(tables).where(tables.c.damaged.is_(None))


def lobby(connection: Connection, limit: int) -> list[TableListing]:
    """Listed tables that are not over: those that wait for players first, then the latest change first."""
    wanted = _ALL.where(tables.c.listed, tables.c.phase.in_(["open", "playing"]))
    return _lines(connection, wanted.order_by(tables.c.phase, tables.c.changed.desc(), tables.c.id).limit(limit))


def tables_of(connection: Connection, who: str, limit: int) -> list[TableListing]:
    """Return the tables where a person sits: running games first, then the latest change first."""
    wanted = (
        select(tables, sitters.c.seat)
        .join(sitters, sitters.c.table_id == tables.c.id)
        .where(sitters.c.who == who, tables.c.damaged.is_(None))
        .order_by(tables.c.phase == "over", tables.c.changed.desc(), tables.c.id)
        .limit(limit)
    )
    return [_line(row, {who: row.seat}) for row in connection.execute(wanted)]


def people_at(connection: Connection, table: str) -> dict[str, int]:
    """Return who sits at a table, and where."""
    found = connection.execute(select(sitters.c.who, sitters.c.seat).where(sitters.c.table_id == table))
    return {who: seat for who, seat in found}  # noqa: C416 - rows are no pairs to the type checker


def due(connection: Connection, now: int) -> list[str]:
    """Tables with a turn-based clock whose time is up."""
    wanted = (
        select(tables.c.id)
        .where(tables.c.deadline <= now, tables.c.phase == "playing", tables.c.damaged.is_(None))
        .order_by(tables.c.deadline, tables.c.id)
    )
    return list(connection.execute(wanted).scalars())


def _lines(connection: Connection, wanted: Select[*tuple[object, ...]]) -> list[TableListing]:
    return [_line(row, {}) for row in connection.execute(wanted)]


def _line(row: Row[*tuple[object, ...]], people: dict[str, int]) -> TableListing:
    return TableListing(
        table=row.id, phase=row.phase, game=row.game, players=row.players, listed=bool(row.listed), clock=row.clock,
        free=row.free, names=msgspec.json.decode(row.names, type=list[str]), people=people, actor=row.actor,
        deadline=row.deadline, created=row.created, changed=row.changed,
    )  # fmt: skip
