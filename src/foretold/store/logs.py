"""Reading the log of a table."""

from __future__ import annotations

from sqlalchemy import Connection

_LOG = "SELECT body FROM entries WHERE table_id = {} ORDER BY number"


def read_log(connection: Connection, table: str) -> list[bytes]:
    """The entries of a table in order."""
    mark = "?" if connection.dialect.name == "sqlite" else "%s"
    return [bytes(body) for (body,) in connection.exec_driver_sql(_LOG.format(mark), (table,))]
