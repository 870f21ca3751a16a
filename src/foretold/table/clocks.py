"""Clocks: how long the seat that decides has left. All times are milliseconds; the present is handed in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.table.settings import DAY, SECOND, BankClock, DaysClock, DecisionClock, NoClock

if TYPE_CHECKING:
    from foretold.table.table import Table


def begin(table: Table) -> None:
    """Fill the banks."""
    clock = table.settings.clock
    for seat in table.seats:
        seat.left = clock.seconds * SECOND if isinstance(clock, BankClock) else 0


def spend(table: Table, at: int, *, decided: bool = False) -> None:
    """The seat that was asked has thought until now: its bank pays, and gains the increment if it has decided."""
    clock, actor = table.settings.clock, table.actor
    if not isinstance(clock, BankClock) or actor is None or table.seats[actor].level is not None:
        return
    seat = table.seats[actor]
    seat.left = max(seat.left - (at - table.asked_at), 0) + (clock.increment * SECOND if decided else 0)


def take_back(table: Table, decisions: int) -> None:
    """The increments of decisions that no longer stand are given back: nobody earns time by undoing."""
    clock = table.settings.clock
    if isinstance(clock, BankClock):
        for seat, by in table.deciders[decisions:]:
            if by != "bot":
                table.seats[seat].left = max(table.seats[seat].left - clock.increment * SECOND, 0)


def waited(table: Table, at: int) -> int:
    """How long everybody has been waiting for the present decision, also before it was taken back."""
    return at - table.asked_at + table.kept


def deadline(table: Table) -> int | None:
    """When the time of the seat that decides is up; None without a clock, and for bots."""
    clock, actor = table.settings.clock, table.actor
    if isinstance(clock, NoClock) or actor is None or table.seats[actor].level is not None:
        return None
    if isinstance(clock, DecisionClock):
        return table.asked_at - table.kept + clock.seconds * SECOND
    if isinstance(clock, BankClock):
        return table.asked_at + table.seats[actor].left
    return table.asked_at - table.kept + clock.days * DAY


def is_live(table: Table) -> bool:
    """Whether players are expected to sit there: turn-based clocks go on while the server is away."""
    return not isinstance(table.settings.clock, DaysClock)
