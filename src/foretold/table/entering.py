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
    for entry in made:
        table.apply(entry)
    while (next_one := automatic.follow_up(table, now)) is not None:
        if arranged is None:
            arranged = arrangements(table)
        table.apply(next_one)
        made = [*made, next_one]
    if arranged is None and table.phase != "over":  # a decision and nothing else
        pending = Pending(since, more=False, job=job, turn=True)
    else:
        pending = _pending(table, since, made, job, arranged or ())
    slot.pending, slot.state = pending, "storing"
    is_listed = pending.more or isinstance(table.settings.clock, DaysClock)
    return Store(slot.id, first, tuple(made), summary(table, now) if is_listed else None)


def _pending(
    table: Table, since: int, made: Sequence[AnyEntry], job: CommandJob | None, arranged: Sequence[object]
) -> Pending:
    """What is to be told of entries that are applied; what was arranged before them, if they may have changed it."""
    public = [entry for entry in made if not entry.private]
    more = table.phase == "over" or any(not isinstance(entry, entries.Decided) for entry in public)
    private = changed(arranged, arrangements(table)) if arranged else frozenset[int]()
    return Pending(since, more, job, private, any(isinstance(entry, _ASKS_ANEW) for entry in public))


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
