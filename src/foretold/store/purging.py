"""Find and delete abandoned tables, a few at a time.

A table is abandoned when nobody has decided anything there, or looked at it, for long: one that never began, or a game
that stopped in the middle. Finished games are kept. So are damaged tables, which somebody may want to examine, and
games with a clock of days, which the server ends by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, func, or_, select, update

from foretold.store import rows
from foretold.store.schema import entries, logs, tables

DAY = 86_400_000


class _Dated(msgspec.Struct):
    """The time of an entry."""

    at: int


def abandoned(connection: Connection, before: int, limit: int) -> list[str]:
    """Return some tables that were abandoned since a moment, the oldest first."""
    wanted = select(tables.c.id).where(_untouched(before)).order_by(tables.c.changed, tables.c.id).limit(limit)
    return list(connection.execute(wanted).scalars())


def _untouched(before: int) -> ColumnElement[bool]:
    return and_(
        tables.c.phase.in_(["open", "playing"]),
        tables.c.damaged.is_(None),
        tables.c.deadline.is_(None),
        tables.c.changed < before,
        or_(tables.c.visited.is_(None), tables.c.visited < before),
    )


def purge(connection: Connection, names: Sequence[str], before: int, now: int, is_spared: Callable[[str], bool]) -> int:
    """Delete tables with all that belongs to them, unless they are in use after all; return how many.

    Another server may do the same at this moment, or show one of them to somebody. So each row is checked again when
    its turn comes, and whoever was first has it.
    """
    gone = 0
    for name in sorted(names):
        last = _last_decided(connection, name)
        if is_spared(name) or last >= before:
            rows.run(
                connection, update(tables).where(tables.c.id == name).values(visited=last if last >= before else now)
            )
            continue
        mark = update(tables).where(tables.c.id == name, _untouched(before)).values(phase="purged")
        gone += connection.execute(mark).rowcount
    return gone


def _last_decided(connection: Connection, name: str) -> int:
    """Return when the last entry was made; summaries don't change with every decision."""
    number = select(logs.c.no).where(logs.c.table_id == name).scalar_subquery()
    newest = select(func.max(entries.c.number)).where(entries.c.log == number).scalar_subquery()
    body = connection.execute(
        select(entries.c.body).where(entries.c.log == number, entries.c.number == newest)
    ).scalar()
    return _time_of(body) if body is not None else 0


def is_older(body: bytes, moment: int) -> bool:
    """Return whether an entry was made before a moment."""
    return _time_of(body) < moment


def _time_of(body: bytes) -> int:
    try:
        return msgspec.json.decode(body, type=_Dated).at
    except (msgspec.MsgspecError, UnicodeError):
        return 0


def visit(connection: Connection, names: Sequence[str], now: int) -> None:
    """Note that tables were looked at, at most once a day; finished ones need no such mark."""
    mark = (
        update(tables)
        .where(tables.c.id.in_(names), tables.c.phase != "over", tables.c.changed < now - DAY)
        .where(or_(tables.c.visited.is_(None), tables.c.visited < now - DAY))
        .values(visited=now)
    )
    rows.run(connection, mark)
