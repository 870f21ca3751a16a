"""The hall: all tables and all connections of a server, without input or output.

Calls tell it what happened and when. It answers with effects; whoever runs it (a real server or a simulator) fetches
them with `take` and runs them. The work at the tables is in `jobs.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from foretold.table import automatic, clocks, commands, entries, remote
from foretold.table.effects import GoOn
from foretold.table.entries import AnyEntry, Origin
from foretold.table.jobs import Work
from foretold.table.refusals import Refused
from foretold.table.settings import Settings
from foretold.table.slots import (
    NOBODY,
    Asker,
    CommandJob,
    Connection,
    OpenJob,
    Path,
    Pending,
    ReadJob,
    Slot,
    ThoughtJob,
    WakeJob,
    WatchJob,
)  # fmt: skip
from foretold.table.table import Table

#: Milliseconds between two looks at all tables, however often a clock runs out at one of them.
LOOK_EVERY = 500
#: Tables that are looked at in one turn: about a millisecond.
LOOKS_AT_ONCE = 200
#: More entries than any table has.
EVERYTHING = 2**31


class Hall(Work):
    """All tables and connections of a server."""

    # Connections -----------------------------------------------------------------------------------------------------

    def connect(self, connection: int, who: str, lang: str, now: int, address: str = "") -> None:
        """Add a socket."""
        self.connections[connection] = Connection(connection, who, lang, now, address)

    def disconnect(self, connection: int, now: int) -> None:
        """Remove a socket."""
        if (gone := self.connections.pop(connection, None)) is not None:
            for table in gone.watches:
                self._unwatch(table, gone, now)

    def receive(self, connection: int, data: bytes | str, now: int) -> None:
        """Handle a message from a socket."""
        sender = self.connections.get(connection)
        if sender is None:
            return
        sender.heard = now
        try:
            message = commands.read_message(data)
        except (ValueError, RecursionError) as error:
            self._broadcaster.refuse(sender.asker, "", Refused("message-invalid", reason=str(error)[:200]))
            return
        if not isinstance(message, commands.Listen):
            self._command(sender.asker, sender.who, message, now)
        elif isinstance(message, commands.Ping):
            self._broadcaster.send(connection, {"say": "pong", "n": message.n})
        elif isinstance(message, commands.Watch):
            self._watch(sender, message, now)
        elif isinstance(message, commands.Unwatch):
            sender.watches.discard(message.table)
            self._unwatch(message.table, sender, now)

    def _watch(self, sender: Connection, message: commands.Watch, now: int) -> None:
        """Let a connection watch a table. Each time it is sent everything, so there is a limit."""
        of_address = self.watches_by_address
        is_within = of_address is None or not sender.address or of_address.takes(sender.address, now)
        if not is_within or not sender.may_watch.has(1, now):
            self._broadcaster.refuse(sender.asker, "", Refused("too-fast"), message.table)
            return
        sender.may_watch.left -= 1
        self._enqueue(message.table, WatchJob(sender.number, message.since), now)

    def _unwatch(self, table: str, connection: Connection, now: int) -> None:
        if (slot := self.slots.get(table)) is not None:
            slot.let_go(connection, now)

    # Requests --------------------------------------------------------------------------------------------------------

    def request(
        self, request: int, who: str, command: commands.AnyCommand, lang: str, now: int, path: Path = NOBODY
    ) -> None:
        """Handle a command that did not come from a socket; answered by `Reply`."""
        self._command(Asker(None, request, lang, path), who, command, now)

    def read(self, request: int, table: str, read: Callable[[Table], Any], now: int, path: Path = NOBODY) -> None:
        """Answer a request with the result of a function of a table."""
        self._enqueue(table, ReadJob(request, read, path), now)

    def open(
        self, request: int, who: str, settings: Settings, lang: str, now: int, *, origin: Origin | None = None
    ) -> None:
        """Open a table."""
        self._open(OpenJob(Asker(None, request, lang)), who, settings, now, origin=origin)

    def wake(self, table: str, now: int) -> None:
        """Check a table where something may be due."""
        self._enqueue(table, WakeJob(), now)

    # What the world answers ------------------------------------------------------------------------------------------

    def stored(self, table: str, now: int) -> None:
        """Tell everybody about stored entries of a table, and go on."""
        slot = self.slots[table]
        pending, slot.pending, slot.state = slot.pending, None, "ready"
        assert pending is not None
        self._interrupted.pop(table, None)
        self._look_at_clock(now)
        self._broadcaster.tell(slot, pending, now)
        if isinstance(pending.job, CommandJob):
            self._broadcaster.done(slot, pending.job)
        elif isinstance(pending.job, OpenJob):
            self._opened(slot, pending.job, now)
        self._go_on(slot, now)

    def not_stored(self, table: str, *, conflict: bool = False) -> None:
        """Drop a table from memory: its entries could not be stored, or somebody else stored others.

        After a conflict the log is read at once. After a failure nobody knows whether the entries are in it. Then the
        table rests until the next tick, so that a full disk is not asked all the time; those who wait are answered
        then.
        """
        slot = self.slots[table]
        pending, slot.pending, slot.table, slot.thinking = slot.pending, None, None, None
        job = pending.job if pending is not None else None
        if isinstance(job, OpenJob):
            self._broadcaster.refuse(job.asker, job.rematch.command.id if job.rematch else "", Refused("not-stored"))
            self._forget(slot, Refused("table-unknown"))
            before = self.slots.get(job.rematch.command.table) if job.rematch else None
            if before is not None and before.opening == table:
                self._reopen(before, self._now)
            return
        if isinstance(job, CommandJob) and conflict and job.retries > 0:
            slot.inbox.put_first(replace(job, retries=job.retries - 1))
        elif isinstance(job, CommandJob):
            slot.inbox.put_first(replace(job, failed=True))
        if conflict:
            self._load(slot, job.asker.path if isinstance(job, CommandJob) else NOBODY)
        else:
            slot.state = "resting"
            self._interrupted[table] = self._now

    def loaded(self, table: str, log: Sequence[AnyEntry], now: int, built: Table | None = None) -> None:
        """Take in the log of a table, or the wanted part of it. An empty whole log means that there is no such table.

        Callers that have built the table from a whole log, piece by piece, pass it too.
        """
        slot = self.slots[table]
        self._look_at_clock(now)
        if slot.table is None and not log:
            self._forget(slot, Refused("table-unknown"))
            return
        try:
            news_of_it = self._read_in(slot, log, built)
            was_away = self._was_away(slot.ready_table(), now)
        except Exception:  # whatever is wrong with one log, the other tables play on
            self.not_loaded(table, damaged=True)
            return
        slot.state = "ready"
        assert slot.table is not None
        if slot.watchers and news_of_it is not None:
            self._broadcaster.tell(slot, news_of_it, now)
        if was_away and clocks.is_live(slot.table) and clocks.deadline(slot.table) is not None:
            self._enter(slot, [entries.Resumed(at=now)], None, now)
        else:
            self._go_on(slot, now)

    def _read_in(self, slot: Slot, log: Sequence[AnyEntry], built: Table | None) -> Pending | None:
        """Bring a table up to date; return what watchers must be told."""
        if slot.table is not None:  # another server was quicker
            found = remote.catch_up(slot.table, log)
            slot.table.ahead = self._ahead
            return found
        slot.table = built or Table.of_log(slot.id, log)  # after a restart, a conflict, or a failure that was none
        slot.table.ahead = self._ahead
        return Pending(slot.told, more=True, job=None) if slot.table.version > slot.told else None

    def _was_away(self, table: Table, now: int) -> bool:
        """Return whether the server kept the deciding seat from deciding, or asked it by another clock."""
        could_decide_since = max(self._started or 0, self._interrupted.get(table.id, 0))
        return table.asked_at <= could_decide_since or table.asked_at > now + clocks.LEEWAY

    def changed(self, table: str, number: int) -> None:
        """Note that entries up to a number are stored: read those of other servers, and tell the watchers here.

        While the table itself is being read or stored, this waits until that is done.
        """
        slot = self.slots.get(table)
        if slot is not None:
            slot.noted = max(slot.noted, number)
            if slot.state == "ready" and slot.ready_table().number < number:
                self._load(slot)

    def missed(self) -> None:
        """Check every table: notices of other servers may have been missed."""
        for table in list(self.slots):
            self.changed(table, EVERYTHING)

    def attended(self, table: str, present: remote.Attendance, now: int) -> None:
        """Note people who are connected to another server."""
        slot = self.slots.get(table)
        if slot is not None:
            remote.note_attendance(slot, present, now)

    def joined_cluster(self, since: int) -> None:
        """Note another server and since when it runs: the players' time went on without this one."""
        self.in_cluster = True
        self._started = min(since, self._started) if self._started is not None else since

    def retime(self, by: int, now: int, *, anew: bool) -> None:
        """Set the hall's time to that of the other servers of the store.

        What happened here keeps its age. Tables are checked again; where decisions may have been asked for by either
        clock, all of them start anew.
        """
        self._now, self._looked = now, self._looked + by
        self._started = now if anew or self._started is None else self._started + by
        self._interrupted = {table: at + by for table, at in self._interrupted.items()}
        for connection in self.connections.values():
            connection.heard += by
        for slot in self.slots.values():
            slot.retime(by)
        self.missed()

    def not_loaded(self, table: str, *, damaged: bool, busy: bool = False) -> None:
        """Handle a log that could not be read. A damaged table is set aside; otherwise the next request tries again.

        Where too many logs are wanted by those who want this one, it was not even looked for.
        """
        self._interrupted[table] = self._now
        slot = self.slots[table]
        if busy:
            self._forget(slot, Refused("server-busy"))
            return
        if slot.table is not None and not damaged and not slot.inbox:  # only the news are lacking
            slot.state = "resting"
            return
        self._forget(slot, Refused("table-damaged" if damaged else "store-unavailable"))

    def thought(self, table: str, turn: automatic.Turn, action: str | None, now: int, *, took: int = 0) -> None:
        """Take a bot's decision and its milliseconds; None means that it could not decide: the default is played."""
        if table in self.slots:
            self._enqueue(table, ThoughtJob(turn, action, now - took), now)

    def date(self, ahead: int, now: int) -> None:
        """Set by how much the hall's time, which never jumps, is ahead of the system clock."""
        if ahead != self._ahead:
            self._ahead = ahead
            for slot in list(self.slots.values()):
                if slot.table is not None:
                    slot.table.ahead = ahead
                    if not clocks.is_live(slot.table):
                        slot.inbox.put(WakeJob())
                        self._work(slot, now)

    def tick(self, now: int) -> None:
        """Handle the passing of time: clocks, presence, tables to forget."""
        self._look_at_clock(now)
        if now - self._looked >= LOOK_EVERY:  # before the alarms: what they make is stored, and no time to look round
            self._looked = now
            self._to_look_at = self._to_look_at or list(reversed(self.slots))
            self._look_on(now)
        for table in self._alarms.struck(now):
            self._enqueue(table, WakeJob(), now)

    def _look_on(self, now: int) -> None:
        """Look at some of the tables, and at the others in later turns."""
        some = self._to_look_at[-LOOKS_AT_ONCE:]
        del self._to_look_at[-LOOKS_AT_ONCE:]
        for table in reversed(some):
            slot = self.slots.get(table)
            if slot is None:
                continue
            if slot.state == "resting":
                self._load(slot)
            elif slot.state == "opening" and not self._is_stored_now(slot.opening):
                self._reopen(slot, now)
            self._look_round(slot, now)
        if self._to_look_at:
            self._broadcaster.want(GoOn(""))

    def _is_stored_now(self, table: str) -> bool:
        """Whether a table is on its way to the store: where something goes wrong with it, nobody waits for it."""
        slot = self.slots.get(table)
        return slot is not None and slot.state == "storing"

    def go_on(self, table: str, now: int) -> None:
        """Another turn for what waits for a table, or for the look at all tables."""
        self._look_at_clock(now)
        if not table:
            self._look_on(now)
        elif (slot := self.slots.get(table)) is not None and slot.goes_on:
            slot.goes_on = False
            if slot.state == "ready":
                self._go_on(slot, now)

    def next_wake(self) -> int | None:
        """Return when the next clock runs out."""
        return self._alarms.next()
