"""Clocks: the time that the deciding seat has left. All times are milliseconds; the caller passes the present time.

Live clocks use the hall's time, which never jumps. Turn-based clocks use the system clock and its date, because they
run while no server does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.table.entries import AnyEntry
from foretold.table.settings import DAY, SECOND, BankClock, DaysClock, DecisionClock, NoClock

if TYPE_CHECKING:
    from foretold.table.table import Table

#: The times of several servers over one store may differ by so many milliseconds: what seems to come from later than
#: that was written by another clock.
LEEWAY = 250


def begin(table: Table) -> None:
    """Fill the banks."""
    clock = table.settings.clock
    for seat in table.seats:
        seat.left = clock.seconds * SECOND if isinstance(clock, BankClock) else 0


def reading(table: Table, entry: AnyEntry) -> int:
    """Return the time of an entry as the clock of its table counts it."""
    return entry.moment if is_live(table) else entry.at


def spend(table: Table, at: int, *, decided: bool = False) -> None:
    """Charge the seat that was asked for its time; it gains the increment if it has decided."""
    clock, actor = table.settings.clock, table.actor
    if not isinstance(clock, BankClock) or actor is None or table.seats[actor].level is not None:
        return
    seat = table.seats[actor]
    seat.left = max(seat.left - max(at - table.asked_at, 0), 0) + (clock.increment * SECOND if decided else 0)


def take_back(table: Table, decisions: int) -> None:
    """Give back the increments of decisions that were taken back: nobody earns time by undoing."""
    clock = table.settings.clock
    if isinstance(clock, BankClock):
        for seat, by in table.deciders[decisions:]:
            if by != "bot":
                table.seats[seat].left = max(table.seats[seat].left - clock.increment * SECOND, 0)


def waited(table: Table, at: int) -> int:
    """Return how long everybody has waited for the present decision, including before it was taken back."""
    return max(at - table.asked_at, 0) + table.kept


def asked_at(table: Table) -> int:
    """Return when the present decision was asked for, in the hall's time."""
    return table.asked_at if is_live(table) else table.asked_at + table.ahead


def deadline(table: Table) -> int | None:
    """Return when the time of the deciding seat is up, in the hall's time; None without a clock, and for bots."""
    clock, actor = table.settings.clock, table.actor
    if isinstance(clock, NoClock) or actor is None or table.seats[actor].level is not None:
        return None
    if isinstance(clock, DecisionClock):
        return table.asked_at - table.kept + clock.seconds * SECOND
    if isinstance(clock, BankClock):
        return table.asked_at + table.seats[actor].left
    return asked_at(table) - table.kept + clock.days * DAY


def is_live(table: Table) -> bool:
    """Return whether players are expected to be present. Turn-based clocks run while the server is away."""
    return not isinstance(table.settings.clock, DaysClock)
