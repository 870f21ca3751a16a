"""Take over changes from other servers of the cluster: entries that they stored, people connected to them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from foretold.table.apply_entries import arrangements, changed, tells_more, tells_of_game
from foretold.table.entries import AnyEntry
from foretold.table.slots import SILENCE, Connection, Pending, Slot
from foretold.table.table import Table

#: Seats of people, and how many milliseconds ago they were heard.
Attendance = dict[int, int]


def catch_up(table: Table, log: Sequence[AnyEntry]) -> Pending | None:
    """Apply the entries that a table in memory lacked; return what must be told of them, if anything."""
    if not log:
        return None
    since, arranged = table.version, arrangements(table)
    for entry in log:
        table.apply(entry)
    private = changed(arranged, arrangements(table))
    return Pending(since, tells_more(table, log), job=None, private=private, game=tells_of_game(log))


def attendance(slots: Iterable[Slot], connections: Mapping[int, Connection], now: int) -> dict[str, Attendance]:
    """Return who is or was connected here, for other servers: seats by table, without long silent ones."""
    found = {}
    for slot in slots:
        heard = dict(_left(slot))
        for number, viewer in slot.watchers.items():
            if viewer is not None:
                heard[viewer] = max(connections[number].heard, heard.get(viewer, 0))
        present = {seat: now - at for seat, at in heard.items() if now - at < SILENCE}
        if present:
            found[slot.id] = present
    return found


def _left(slot: Slot) -> Iterator[tuple[int, int]]:
    """Yield the seats of people whose last connection has ended, and when."""
    if slot.left_at and slot.table is not None:
        for seat, state in enumerate(slot.table.seats):
            if state.who in slot.left_at:
                yield seat, slot.left_at[state.who]


def note_attendance(slot: Slot, present: Attendance, now: int) -> None:
    """Note people at a table who are connected to another server."""
    for seat, ago in present.items():
        slot.heard_remotely[seat] = max(now - ago, slot.heard_remotely.get(seat, 0))
