"""Read the log of a table."""

from __future__ import annotations

from sqlalchemy import Connection

_LOG = (
    "SELECT number, body FROM entries "
    "WHERE log = (SELECT no FROM logs WHERE table_id = {0}) AND number > {0} ORDER BY number"
)

#: In place of an entry that is missing: nothing that anybody could read as one.
_MISSING = b""


def read_log(connection: Connection, table: str, after: int = 0) -> list[bytes]:
    """Return the entries of a table after a number. A missing one becomes unreadable: such a log is damaged."""
    mark = "?" if connection.dialect.name == "sqlite" else "%s"
    log: list[bytes] = []
    for number, body in connection.exec_driver_sql(_LOG.format(mark), (table, after)):
        if number > after + len(log) + 1:
            log.append(_MISSING)
            break
        log.append(bytes(body))
    return log
