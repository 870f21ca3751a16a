"""Planted bugs of a server beside others over the same store."""

from __future__ import annotations

from contextlib import ExitStack

from foretold.table import remote as elsewhere
from foretold.table.hall import Hall
from tests.simulation.planting import bug, swap


@bug("What another server has stored is not read.", "everybody who watches is told", "no table is stuck", servers=2)
def deaf_to_others(stack: ExitStack) -> None:
    swap(stack, Hall, "changed", lambda _right: lambda _self, _table, _number: None)


@bug(
    "A command is refused from a copy that another server has made old.",
    "an acknowledged command stays", "versions never go back", servers=2,
)  # fmt: skip
def refused_from_an_old_copy(stack: ExitStack) -> None:
    swap(stack, Hall, "_must_look_first", lambda _right: lambda *_given, **_named: False)


@bug("Who is connected to another server is away.", "only the silent are away", "votes are counted", servers=2)
def away_when_elsewhere(stack: ExitStack) -> None:
    swap(stack, elsewhere, "note_attendance", lambda _right: lambda _slot, _present, _now: None)


@bug("Who has just left another server was never there.", "only the silent are away", "votes are counted", servers=2)
def forgotten_when_they_leave(stack: ExitStack) -> None:
    swap(stack, elsewhere, "_left", lambda _right: lambda _slot: ())


@bug("A server that joins others sets clocks anew.", "clocks add up", servers=2)
def clocks_anew_when_joining(stack: ExitStack) -> None:
    def spoilt(self: Hall, _since: int) -> None:
        self.in_cluster = True

    swap(stack, Hall, "joined_cluster", lambda _right: spoilt)
