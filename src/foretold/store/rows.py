"""Insert many rows with one statement.

A statement for each row would be slow in a thread beside a busy one: the driver releases the interpreter at every step
of SQLite and has to wait for it again. So rows go in blocks of a few sizes, whose statements are prepared once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Any

from sqlalchemy import Connection, Executable

_BLOCKS = (512, 256, 128, 64, 32, 16, 8, 4, 2, 1)

Row = tuple[Any, ...]


def add(
    connection: Connection, table: str, columns: str, rows: Sequence[Row], otherwise: str = "", *, values: str = ""
) -> None:
    """Add rows. `otherwise`: what to do with existing ones; `values`: an expression for a row's values."""
    values = values or ",".join(["{0}"] * (columns.count(",") + 1))
    for block in _blocks(rows):
        sql = _insert(table, columns, values, len(block), otherwise, _mark(connection))
        connection.exec_driver_sql(sql, tuple(chain.from_iterable(block)))


def remove(connection: Connection, table: str, column: str, keys: Sequence[str]) -> None:
    """Remove the rows with these keys."""
    for block in _blocks([(key,) for key in keys]):
        marks = ",".join([_mark(connection)] * len(block))
        sql = f"DELETE FROM {table} WHERE {column} IN ({marks})"  # noqa: S608 - names from this package
        connection.exec_driver_sql(sql, tuple(chain.from_iterable(block)))


def run(connection: Connection, statement: Executable) -> None:
    """Run a statement without a result."""
    connection.execute(statement)


def _mark(connection: Connection) -> str:
    return "?" if connection.dialect.name == "sqlite" else "%s"


def _blocks(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    start = 0
    for size in _BLOCKS:
        while len(rows) - start >= size:
            yield rows[start : start + size]
            start += size


@cache
def _insert(table: str, columns: str, values: str, count: int, otherwise: str, mark: str) -> str:
    row = f"({values.format(mark)})"
    return f"INSERT INTO {table} ({columns}) VALUES {','.join([row] * count)} {otherwise}"  # noqa: S608 - see above
