"""Apply new entries to a table, and return what must be stored and sent."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from foretold.table import automatic, entries
from foretold.table.effects import StoreEntries
from foretold.table.entries import AnyEntry
from foretold.table.settings import DaysClock
from foretold.table.slots import CommandJob, Pending, Slot
from foretold.table.summary import summary
from foretold.table.table import Table

#: Entries after which another person is asked.
_ASKS_ANEW = (entries.Began, entries.Decided, entries.TookBack, entries.Returned)
#: Entries that change what is seen of the game, and those that change nothing else but the chat.
_GAME = (entries.Began, entries.Decided, entries.TookBack)
_NOTHING_MORE = (entries.Decided, entries.Said)


def enter(slot: Slot, made: Sequence[AnyEntry], job: CommandJob | None, now: int) -> StoreEntries:
    """Apply entries; the table waits until they are stored."""
    table = slot.ready_table()
    since, first = table.version, table.number + 1
    arranged = None if _is_plain(made, table) else arrangements(table)
    made = dated(made, table.ahead)
    for entry in made:
        table.apply(entry)
    while (next_one := automatic.follow_up(table, now)) is not None:
        if arranged is None:
            arranged = arrangements(table)
        follow_up = dated([next_one], table.ahead)
        table.apply(*follow_up)
        made = [*made, *follow_up]
    if arranged is None and table.phase != "over":  # a decision and nothing else
        pending = Pending(since, more=False, job=job, turn=True)
    else:
        pending = _pending(table, since, made, job, arranged or ())
    slot.pending, slot.state = pending, "storing"
    is_listed = pending.more or isinstance(table.settings.clock, DaysClock)
    return StoreEntries(slot.id, first, tuple(made), summary(table, now) if is_listed else None)


def dated(made: Sequence[AnyEntry], ahead: int) -> Sequence[AnyEntry]:
    """Return entries made at a moment of the hall's time, with the time by the system clock."""
    if not ahead:
        return made
    return [replace(entry, at=entry.at - ahead, ahead=ahead) for entry in made]


def _pending(
    table: Table, since: int, made: Sequence[AnyEntry], job: CommandJob | None, arranged: Sequence[object]
) -> Pending:
    """Return what must be told of applied entries, with the arrangements before them if these may have changed."""
    public = [entry for entry in made if not entry.private]
    private = changed(arranged, arrangements(table)) if arranged else frozenset[int]()
    turn = any(isinstance(entry, _ASKS_ANEW) for entry in public)
    return Pending(since, tells_more(table, made), job, private, turn, tells_of_game(made))


def tells_more(table: Table, made: Sequence[AnyEntry]) -> bool:
    """Return whether entries change anything about the table besides the game and the chat."""
    ended = table.phase == "over" and tells_of_game(made)
    return ended or any(not (entry.private or isinstance(entry, _NOTHING_MORE)) for entry in made)


def tells_of_game(made: Sequence[AnyEntry]) -> bool:
    """Return whether entries change what is seen of the game."""
    return any(isinstance(entry, _GAME) for entry in made)


def _is_plain(made: Sequence[AnyEntry], table: Table) -> bool:
    """Return whether the entry is a decision that changes no private arrangements, as nearly all entries are."""
    entry = made[0]
    return len(made) == 1 and isinstance(entry, entries.Decided) and table.seats[entry.seat].premove is None


def arrangements(table: Table) -> list[tuple[str | None, str | None]]:
    """Return the private arrangements of every seat."""
    return [(seat.premove, seat.hook) for seat in table.seats]


def changed(before: Sequence[object], after: Sequence[object]) -> frozenset[int]:
    """Return the seats whose private arrangements have changed."""
    return frozenset(seat for seat, own in enumerate(after) if own != before[seat])
