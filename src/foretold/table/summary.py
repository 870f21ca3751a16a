"""The summary of a table in lists: the lobby, "my games", and turn-based clocks."""

from __future__ import annotations

import msgspec

from foretold.table import clocks
from foretold.table.messages import Phase
from foretold.table.settings import DaysClock
from foretold.table.table import Table


class TableSummary(msgspec.Struct, frozen=True):
    """The data of a table that lists show without reading its log."""

    phase: Phase
    game: str
    players: int
    listed: bool
    clock: str
    free: int
    names: list[str]
    people: dict[str, int]  # identities and their seats; for lookups, never shown
    actor: int | None
    deadline: int | None  # this and the next by the system's clock
    changed: int


def summary(table: Table, now: int) -> TableSummary:
    """Return the summary of a table as it is now."""
    deadline = clocks.deadline(table) if isinstance(table.settings.clock, DaysClock) else None
    return TableSummary(
        phase=table.phase,
        game=table.settings.game,
        players=len(table.seats),
        listed=table.settings.listed,
        clock=type(table.settings.clock).__struct_config__.tag,  # type: ignore[arg-type]
        free=sum(seat.is_free for seat in table.seats),
        names=[seat.shown_name() for seat in table.seats],
        people=dict(table.sitting),
        actor=table.actor,
        deadline=deadline - table.ahead if deadline is not None else None,
        changed=now - table.ahead,
    )
