"""Entries at a table in the hall: applied with all that follows from them, and what is to be stored and told then."""

from __future__ import annotations

from collections.abc import Sequence

from foretold.table import automatic, entries
from foretold.table.effects import Store
from foretold.table.entries import AnyEntry
from foretold.table.settings import DaysClock
from foretold.table.slots import CommandJob, Pending, Slot
from foretold.table.summary import summary
from foretold.table.table import Table

#: Entries after which somebody is asked who was not asked before.
_ASKS_ANEW = (entries.Began, entries.Decided, entries.TookBack, entries.Returned)


def enter(slot: Slot, made: Sequence[AnyEntry], job: CommandJob | None, now: int) -> Store:
    """Apply entries; the table waits until they are stored."""
    table = slot.ready_table()
    since, first = table.version, table.number + 1
    arranged = None if _is_plain(made, table) else arrangements(table)
    all_made = list(made)
    for entry in made:
        table.apply(entry)
    while (next_one := automatic.follow_up(table, now)) is not None:
        if arranged is None:
            arranged = arrangements(table)
        table.apply(next_one)
        all_made.append(next_one)
    public = [entry for entry in all_made if not entry.private]
    more = table.phase == "over" or any(not isinstance(entry, entries.Decided) for entry in public)
    private = frozenset[int]() if arranged is None else changed(arranged, arrangements(table))
    turn = any(isinstance(entry, _ASKS_ANEW) for entry in public)
    listed = summary(table, now) if more or isinstance(table.settings.clock, DaysClock) else None
    slot.pending = Pending(since, more, job, private, turn)
    slot.state = "storing"
    return Store(slot.id, first, tuple(all_made), listed)


def _is_plain(made: Sequence[AnyEntry], table: Table) -> bool:
    """A decision that changes nothing of what anybody has arranged, as nearly all entries are."""
    entry = made[0]
    return len(made) == 1 and isinstance(entry, entries.Decided) and table.seats[entry.seat].premove is None


def arrangements(table: Table) -> list[tuple[str | None, str | None]]:
    """What every seat has arranged in private."""
    return [(seat.premove, seat.hook) for seat in table.seats]


def changed(before: Sequence[object], after: Sequence[object]) -> frozenset[int]:
    """The seats whose arrangements are others now."""
    return frozenset(seat for seat, own in enumerate(after) if own != before[seat])
