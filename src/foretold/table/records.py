"""The record of a table's game."""

from __future__ import annotations

from foretold.play.record import Record
from foretold.table.table import Table


def record_of(table: Table) -> Record | None:
    """Return the record of a finished game; None while it holds secrets, and if none was dealt."""
    if table.phase != "over" or table.state is None:
        return None
    return table.state.record(names_of(table))


def names_of(table: Table) -> list[str]:
    """Return the names for the record. A seat that a bot played for a while says so."""
    names = []
    for number, seat in enumerate(table.seats):
        levels = dict.fromkeys(one.level for one in table.sit_ins if one.seat == number)
        names.append(" + ".join([seat.shown_name(), *(f"bot:{level}" for level in levels)]))
    return names
