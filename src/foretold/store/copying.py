"""Copy all rows of a database into another of the same revision and of either kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sqlalchemy import Connection, MetaData, Table, func, select, text

from foretold.store.problems import InvalidBackup

#: Told how many rows are done, and of how many.
Shown = Callable[[int, int], None]

VERSION = "alembic_version"
_AT_ONCE = 1_000


def tables_of(connection: Connection) -> dict[str, Table]:
    """Return the tables of a database, those first that others refer to."""
    found = MetaData()
    found.reflect(connection)
    return {table.name: table for table in found.sorted_tables if table.name != VERSION}


def counts(connection: Connection, tables: dict[str, Table]) -> dict[str, int]:
    """Return how many rows each table has."""
    return {
        name: connection.execute(select(func.count()).select_from(table)).scalar_one() for name, table in tables.items()
    }


def copy_rows(source: Connection, target: Connection, shown: Shown) -> dict[str, int]:
    """Copy everything into empty tables; return how many rows each has."""
    ours = tables_of(target)
    theirs = tables_of(source)
    for name, table in ours.items():
        if name not in theirs or not {column.name for column in table.columns} <= set(theirs[name].columns.keys()):
            raise InvalidBackup("backup-foreign")
    expected = counts(source, {name: theirs[name] for name in ours})
    done, total = 0, sum(expected.values())
    for name, table in ours.items():
        columns = [column.name for column in table.columns]
        add = _insert(name, columns, "?" if target.dialect.name == "sqlite" else "%s")
        for rows in _rows(source, theirs[name], columns):
            target.exec_driver_sql(add, rows)
            done += len(rows)
            shown(done, total)
    if target.dialect.name == "postgresql":
        _go_on_counting(target, ours)
    if counts(target, ours) != expected:
        raise InvalidBackup("backup-differs")
    return expected


def _insert(table: str, columns: list[str], mark: str) -> str:
    return f"INSERT INTO {table} ({','.join(columns)}) VALUES ({','.join([mark] * len(columns))})"  # noqa: S608 - our own


def _rows(source: Connection, table: Table, columns: list[str]) -> Iterator[list[tuple[object, ...]]]:
    """Yield rows in the order of their keys, as the entries of a log need it, in blocks."""
    wanted = select(*(table.c[name] for name in columns)).order_by(*table.primary_key.columns)
    found = source.execution_options(stream_results=True).execute(wanted)
    for rows in found.partitions(_AT_ONCE):
        yield [tuple(row) for row in rows]


def _go_on_counting(connection: Connection, tables: dict[str, Table]) -> None:
    """Let PostgreSQL's sequences continue after the copied numbers."""
    for name, table in tables.items():
        for column in table.primary_key.columns:
            key = {"name": name, "column": column.name}
            sequence = connection.execute(text("SELECT pg_get_serial_sequence(:name, :column)"), key).scalar()
            if sequence is not None:
                highest = connection.execute(select(func.max(column))).scalar()
                if highest is not None:
                    connection.execute(
                        text("SELECT setval(:sequence, :highest)"), {"sequence": sequence, "highest": highest}
                    )
