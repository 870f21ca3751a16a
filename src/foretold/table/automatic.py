"""What happens at a table by itself: premoves, time that is up, bots whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass

from foretold.bots.protocol import usual_level
from foretold.table import clocks, entries
from foretold.table.deal import REVEAL, silent
from foretold.table.table import Table


@dataclass(frozen=True)
class Turn:
    """A decision that a bot must make: for itself, for somebody away, or because time is up."""

    decision: int
    seat: int
    level: str
    by: entries.By
    rewound: int  # the version of the last time that decisions were taken back: what was thought before counts no more


def follow_up(table: Table, now: int) -> entries.AnyEntry | None:
    """The next entry that needs nobody: the deal when all salts are known, a premove, the default when time is up."""
    if table.deal.closed_at is not None and not silent(table.seats):
        return entries.Began(at=now, deal=2)
    seat, state = table.actor, table.state
    if seat is None or state is None or table.seats[seat].level is not None:
        return None
    premove = table.seats[seat].premove
    if premove is not None:
        if state.allows(premove):
            return entries.Decided(at=now, seat=seat, action=premove, by="premove")
        return entries.Premoved(at=now, seat=seat, action=None)
    if is_overdue(table, now) and table.settings.timeout == "default":
        return entries.Decided(at=now, seat=seat, action=default_action(table), by="clock")
    return None


def reveals_until(table: Table, now: int, since: int) -> int | None:
    """Until when salts may be revealed, if they are awaited; where the server was away meanwhile, all time anew."""
    closed_at = table.deal.closed_at
    if closed_at is None:
        return None
    return max(closed_at if closed_at <= now + clocks.LEEWAY else 0, since) + REVEAL


def is_overdue(table: Table, now: int) -> bool:
    """Whether the seat that decides has no time left."""
    deadline = clocks.deadline(table)
    return deadline is not None and now >= deadline


def default_action(table: Table) -> str:
    """The legal action that is done when time is up, which the game chooses."""
    assert table.state is not None
    assert table.actor is not None
    legal = [str(action) for action in table.state.legal_actions()]
    return table.state.game.rules.default_action(legal, table.actor)


def bots_turn(table: Table, now: int) -> Turn | None:
    """The decision that a bot has to make now."""
    seat = table.actor
    if seat is None:
        return None
    level = table.seats[seat].level
    if level is not None:
        return Turn(table.decisions, seat, level, "bot", table.rewound)
    if table.settings.timeout == "bot" and is_overdue(table, now):
        return Turn(table.decisions, seat, usual_level(table.settings.game), "clock", table.rewound)
    return None
