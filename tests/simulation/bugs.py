"""Planted bugs: each spoils the table's code in one small way, and the simulator must find it."""

from __future__ import annotations

import heapq
from contextlib import ExitStack
from types import SimpleNamespace
from typing import Any
from unittest import mock

from foretold.table import alarms, automatic, clocks, commands, entries, fair, news, slots  # fmt: skip
from foretold.table import apply_entries as entering
from foretold.table import broadcast as telling
from foretold.table import command_handlers as rulings
from foretold.table import jobs as work
from foretold.table.broadcast import Broadcaster
from foretold.table.hall import Hall
from foretold.table.refusals import Refused
from foretold.table.table import Table
from tests.simulation import bugs_beside
from tests.simulation.planting import BUGS, after_entry, bug, other_ruling, swap

__all__ = ["BUGS", "bugs_beside"]

# Store first, then tell ----------------------------------------------------------------------------------------------


@bug("A command is acknowledged when it is applied, before it is stored.", "stored, then told")
def acknowledged_before_stored(stack: ExitStack) -> None:
    def make(enter: Any) -> Any:
        def spoilt(self: Hall, slot: Any, made: Any, job: Any, now: int) -> None:
            enter(self, slot, made, job, now)
            if job is not None:
                self._broadcaster.done(slot, job)

        return spoilt

    swap(stack, Hall, "_enter", make)


@bug("Watchers are told when entries are applied, before they are stored.", "stored, then told")
def told_before_stored(stack: ExitStack) -> None:
    def make(enter: Any) -> Any:
        def spoilt(self: Hall, slot: Any, made: Any, job: Any, now: int) -> None:
            enter(self, slot, made, job, now)
            self._broadcaster.tell(slot, slot.pending, now)

        return spoilt

    swap(stack, Hall, "_enter", make)


# Once, and answered --------------------------------------------------------------------------------------------------


@bug(
    "After a restart a table does not know which commands it has done.",
    "nothing counts twice", "an acknowledged command stays", "a refused command does not count",
)  # fmt: skip
def ids_forgotten_at_reload(stack: ExitStack) -> None:
    def make(of_log: Any) -> Any:
        def spoilt(id_: str, log: Any) -> Table:
            table: Table = of_log(id_, log)
            table.answered_ids.clear()
            return table

        return spoilt

    swap(stack, Table, "of_log", make)


@bug("A command that comes twice is done twice.", "nothing counts twice", "an acknowledged command stays")
def repeated_command_counts_again(stack: ExitStack) -> None:
    swap(stack, work, "done_before", lambda _right: lambda _table, _command, _who: None)


@bug("A move that answers a decision which is past is accepted.", "late moves are refused")
def late_move_accepted(stack: ExitStack) -> None:
    def make(right: Any) -> Any:
        def spoilt(command: commands.Move, table: Table, sender: Any) -> Any:
            from msgspec.structs import replace

            return right(replace(command, decision=table.decisions), table, sender)

        return spoilt

    other_ruling(stack, commands.Move, make)


@bug("A command that meets a conflict in the store is dropped.", "every command is answered", servers=2)
def conflict_drops_the_command(stack: ExitStack) -> None:
    def make(not_stored: Any) -> Any:
        def spoilt(self: Hall, table: str, *, conflict: bool = False) -> None:
            pending = self.slots[table].pending
            if conflict and pending is not None:
                pending.job = None
            not_stored(self, table, conflict=conflict)

        return spoilt

    swap(stack, Hall, "not_stored", make)


@bug(
    "What waits for a table is forgotten when the store fails.",
    "every command is answered",
    "everybody who watches is told",
)
def failure_empties_the_inbox(stack: ExitStack) -> None:
    def make(not_stored: Any) -> Any:
        def spoilt(self: Hall, table: str, *, conflict: bool = False) -> None:
            not_stored(self, table, conflict=conflict)
            if table in self.slots:
                self.slots[table].inbox.clear()

        return spoilt

    swap(stack, Hall, "not_stored", make)


@bug("A table whose entries could not be stored is never read again.", "every command is answered", "no table is stuck")
def stuck_after_a_failed_store(stack: ExitStack) -> None:
    def make(load: Any) -> Any:
        def spoilt(self: Hall, slot: Any, *path: Any) -> None:
            if slot.state != "resting":
                load(self, slot, *path)

        return spoilt

    swap(stack, Hall, "_load", make)


@bug(
    "A command whose store failed is refused although it may have been written.",
    "a refused command does not count",
    "an acknowledged command stays",
)
def refused_although_written(stack: ExitStack) -> None:
    def make(not_stored: Any) -> Any:
        def spoilt(self: Hall, table: str, *, conflict: bool = False) -> None:
            pending = self.slots[table].pending
            if not conflict and pending is not None and isinstance(pending.job, slots.CommandJob):
                asker, refused = pending.job.asker, Refused("not-stored")
                self._broadcaster.refuse(asker, pending.job.command.id, refused, table)
                pending.job = None
            not_stored(self, table, conflict=conflict)

        return spoilt

    swap(stack, Hall, "not_stored", make)


# Clocks --------------------------------------------------------------------------------------------------------------


@bug("A bank does not pay for thinking.", "clocks add up")
def clock_not_spent(stack: ExitStack) -> None:
    swap(stack, clocks, "spend", lambda _right: lambda _table, _at, *, decided=False: None)


@bug("A bank gains its increment whenever somebody else is asked, not for decisions only.", "clocks add up")
def increment_for_nothing(stack: ExitStack) -> None:
    swap(stack, clocks, "spend", lambda right: lambda table, at, *, decided=False: right(table, at, decided=True))


@bug("Decisions that are taken back keep their increments.", "clocks add up")
def increment_kept_after_undo(stack: ExitStack) -> None:
    swap(stack, clocks, "take_back", lambda _right: lambda _table, _decisions: None)


@bug("Who takes back a decision has all of its time again.", "clocks add up")
def all_time_again_after_undo(stack: ExitStack) -> None:
    swap(stack, Table, "_kept_after", lambda _right: lambda _table, _entry, _at: 0)


@bug("Time runs while the server is away.", "clocks add up")
def clock_runs_while_down(stack: ExitStack) -> None:
    swap(stack, Hall, "_was_away", lambda _right: lambda _self, _table, _now: False)


@bug("After a restart the clock starts anew twice.", "clocks add up")
def resumed_twice(stack: ExitStack) -> None:
    def make(enter: Any) -> Any:
        def spoilt(self: Hall, slot: Any, made: Any, job: Any, now: int) -> None:
            twice = [*made, *made] if isinstance(made[0], entries.Resumed) else made
            enter(self, slot, twice, job, now)

        return spoilt

    swap(stack, Hall, "_enter", make)


@bug("The clock strikes a second early.", "clocks add up")
def clock_strikes_early(stack: ExitStack) -> None:
    swap(stack, automatic, "is_overdue", lambda right: lambda table, now: right(table, now + 1_000))


@bug("Nobody wakes a table whose clock has run out.", "clocks add up", "no table is stuck")
def wake_lost(stack: ExitStack) -> None:
    without = SimpleNamespace(heappush=lambda _heap, _item: None, heappop=heapq.heappop)
    stack.enter_context(mock.patch.object(alarms, "heapq", without))


# What is told --------------------------------------------------------------------------------------------------------


@bug("Who watches is not told what another stored.", "nothing is left out", "everybody who watches is told")
def silent_after_reload(stack: ExitStack) -> None:
    def make(loaded: Any) -> Any:
        def spoilt(self: Hall, table: str, log: Any, now: int) -> None:
            self.slots[table].told = len(log)
            loaded(self, table, log, now)

        return spoilt

    swap(stack, Hall, "loaded", make)


@bug("After decisions were taken back, facts are told from where they were before.", "the facts are the seat's own")
def facts_not_anew_after_undo(stack: ExitStack) -> None:
    after_entry(stack, lambda table, _entry: setattr(table, "rewound", 0))


@bug("A version's mark is one fact too late.", "the facts are the seat's own")
def marks_off_by_one(stack: ExitStack) -> None:
    def late(table: Table, entry: Any) -> None:
        if isinstance(entry, entries.Decided):
            table.marks[-1] += 1

    after_entry(stack, late)


@bug("Spectators see through the eyes of the first seat.", "the view is the library's", "the facts are the seat's own")
def spectators_see_a_seat(stack: ExitStack) -> None:
    def make(game: Any) -> Any:
        def spoilt(table: Table, viewers: Any, *rest: Any) -> Any:
            return game(table, [0 if viewer is None else viewer for viewer in viewers], *rest)

        return spoilt

    swap(stack, news, "_game", make)


@bug("A seat is told what the next one has arranged.", "arrangements are the seat's own", "only the silent are away")
def premove_of_another(stack: ExitStack) -> None:
    def make(own: Any) -> Any:
        def spoilt(table: Table, viewer: int | None) -> bytes:
            return own(table, viewer if viewer is None else (viewer + 1) % len(table.seats))  # type: ignore[no-any-return]

        return spoilt

    swap(stack, news, "_own", make)


@bug("Everybody gets a message when somebody sets a premove.", "arrangements are the seat's own")
def premove_noticed_by_all(stack: ExitStack) -> None:
    def make(tell: Any) -> Any:
        def spoilt(self: Broadcaster, slot: Any, pending: Any, now: int) -> None:
            if pending.private:
                pending.private = frozenset(range(len(slot.table.seats)))
            tell(self, slot, pending, now)

        return spoilt

    swap(stack, Broadcaster, "tell", make)


@bug("Lists show a table as it was one change before.", "lists show what is so")
def stale_summary(stack: ExitStack) -> None:
    last: dict[str, Any] = {}

    def make(right: Any) -> Any:
        def spoilt(table: Table, now: int) -> Any:
            fresh = right(table, now)
            stale, last[table.id] = last.get(table.id, fresh), fresh
            return stale

        return spoilt

    swap(stack, entering, "summary", make)


@bug("A webhook is called for every line of chat.", "one call for a turn")
def called_for_everything(stack: ExitStack) -> None:
    def make(tell: Any) -> Any:
        def spoilt(self: Broadcaster, slot: Any, pending: Any, now: int) -> None:
            pending.turn = True
            tell(self, slot, pending, now)

        return spoilt

    swap(stack, Broadcaster, "tell", make)


@bug("Who is here is shown as away.", "only the silent are away")
def present_shown_as_away(stack: ExitStack) -> None:
    def make(_right: Any) -> Any:
        def spoilt(self: Any, now: int, _connections: Any) -> dict[int, int]:
            is_old = self.table is not None and now - self.loaded_at >= slots.SILENCE
            return dict.fromkeys(self.table.people(), self.loaded_at) if is_old else {}

        return spoilt

    swap(stack, slots.Slot, "who_is_away", make)


# Seats, votes, requests, undo, bots ----------------------------------------------------------------------------------


@bug("A premove is forgotten when its turn comes.", "premoves are played")
def premove_lost(stack: ExitStack) -> None:
    def make(right: Any) -> Any:
        def spoilt(table: Table, now: int) -> Any:
            entry = right(table, now)
            return None if isinstance(entry, entries.Decided) and entry.by == "premove" else entry

        return spoilt

    swap(stack, automatic, "follow_up", make)


@bug("A seat's link serves again after who came by it has left.", "a link opens its seat once")
def link_serves_twice(stack: ExitStack) -> None:
    kept: dict[tuple[str, int], str | None] = {}

    def keep(table: Table, entry: Any) -> None:
        if isinstance(entry, entries.Invited):
            kept[table.id, entry.seat] = entry.digest
        elif isinstance(entry, entries.Left):
            table.seats[entry.seat].invitation = kept.get((table.id, entry.seat))

    after_entry(stack, keep)


@bug("An invitation that is repeated is answered with a secret that opens nothing.", "a link opens its seat once")
def wrong_secret(stack: ExitStack) -> None:
    swap(stack, telling, "_is_key", lambda _right: lambda _table, _job: True)


@bug("A request stays open when the game goes on.", "what is told about the table is so", "the log makes sense")
def request_survives_a_decision(stack: ExitStack) -> None:
    def make(apply: Any) -> Any:
        def spoilt(self: Table, entry: Any) -> None:
            request = self.request
            apply(self, entry)
            if isinstance(entry, entries.Decided):
                self.request = request

        return spoilt

    swap(stack, Table, "apply", make)


@bug("Votes count double.", "votes are counted")
def votes_count_double(stack: ExitStack) -> None:
    swap(stack, rulings, "_count", lambda right: lambda *given: 2 * right(*given))


@bug("A bot that sits in consents for its person.", "everybody consents", "free undo informs nobody")
def stand_in_consents(stack: ExitStack) -> None:
    swap(stack, Table, "owners", lambda _right: Table.people)


@bug("Any last decision of one's own may be taken back.", "free undo informs nobody")
def undo_without_proof(stack: ExitStack) -> None:
    swap(stack, rulings, "informed_nobody", lambda _right: lambda _before, _action: True)


@bug("The players' salts have no part in the shuffle.", "the view is the library's", "lists show what is so")
def salts_ignored(stack: ExitStack) -> None:
    swap(stack, fair, "deal_seed", lambda right: lambda seed, head, salts: right(seed, head, [""] * len(salts)))


@bug("The cards are dealt before everybody has revealed the salt that they committed to.", "deals are fair")
def dealt_before_revealed(stack: ExitStack) -> None:
    swap(stack, automatic, "silent", lambda _right: lambda _seats: [])


@bug("A deal is void before everybody had the time to reveal their salt.", "deals are fair")
def void_too_early(stack: ExitStack) -> None:
    swap(stack, automatic, "REVEAL", lambda _right: 3_000)
