"""The hall: all tables and all connections of a server, as a machine without input or output.

Calls tell it what happened and when; it answers with effects, to be taken by `take` and carried out by whoever runs it:
a real server, or a simulator. Whatever a table does is stored first and told afterwards: while a table's entries are on
their way to the store, everything else that concerns this table waits.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from foretold.errors import ForetoldError
from foretold.table import automatic, clocks, commands, elsewhere, entries, fair
from foretold.table.alarms import Alarms
from foretold.table.effects import Effect, Load, Reply, Store, Think
from foretold.table.entering import enter
from foretold.table.entries import AnyEntry, Opened, Origin
from foretold.table.fair import Luck
from foretold.table.refusals import Refused
from foretold.table.rulings import Sender, decision, done_before, ruling
from foretold.table.settings import Settings
from foretold.table.slots import (
    Asker,
    AskingJob,
    CommandJob,
    Connection,
    Job,
    OpenJob,
    Pending,
    ReadJob,
    Slot,
    ThoughtJob,
    WakeJob,
    WatchJob,
    freshened,
)  # fmt: skip
from foretold.table.summary import summary
from foretold.table.table import Table
from foretold.table.telling import Teller

#: A table that nobody watches is forgotten after so many milliseconds; its log is not.
IDLE = 10 * 60 * 1_000
#: Milliseconds between two looks at all tables, however often a clock runs out at one of them.
LOOK_EVERY = 500
#: Entries after which a table takes only what brings the game to its end: nobody fills the disk with chat.
MOST_ENTRIES = 20_000
_ALWAYS = (commands.Move, commands.Return, commands.CastVote, commands.Answer)

#: More entries than any table has.
EVERYTHING = 2**31


class Hall:
    """Tables and connections."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.slots: dict[str, Slot] = {}
        self._teller = Teller()
        self.connections = self._teller.connections
        self._alarms = Alarms(self.slots)
        self._started: int | None = None  # the first moment that it was told of: before, nobody could decide
        self._now = 0
        self._interrupted: dict[str, int] = {}  # when tables could not be stored or read: the players' time did not run
        self._looked = 0
        self.in_company = False  # whether other servers work over the same store now

    def take(self) -> list[Effect]:
        """The effects since the last time."""
        return self._teller.take()

    # Connections -----------------------------------------------------------------------------------------------------

    def connect(self, connection: int, who: str, lang: str, now: int) -> None:
        """Somebody's socket is open."""
        self.connections[connection] = Connection(connection, who, lang, now)

    def disconnect(self, connection: int, now: int) -> None:
        """A socket is closed."""
        if (gone := self.connections.pop(connection, None)) is not None:
            for table in gone.watches:
                self._unwatch(table, gone, now)

    def receive(self, connection: int, data: bytes | str, now: int) -> None:
        """A message came in."""
        sender = self.connections.get(connection)
        if sender is None:
            return
        sender.heard = now
        try:
            message = commands.read_message(data)
        except (ValueError, RecursionError) as error:
            self._teller.refuse(
                Asker(connection, None, sender.lang), "", Refused("message-invalid", reason=str(error)[:200])
            )
            return
        if not isinstance(message, commands.Listen):
            self._command(Asker(connection, None, sender.lang), sender.who, message, now)
        elif isinstance(message, commands.Ping):
            self._teller.send(connection, {"say": "pong", "n": message.n})
        elif isinstance(message, commands.Watch):
            self._enqueue(message.table, WatchJob(connection, message.since), now)
        elif isinstance(message, commands.Unwatch):
            sender.watches.discard(message.table)
            self._unwatch(message.table, sender, now)

    def _unwatch(self, table: str, connection: Connection, now: int) -> None:
        if (slot := self.slots.get(table)) is not None:
            slot.let_go(connection, now)

    # Requests --------------------------------------------------------------------------------------------------------

    def request(self, request: int, who: str, command: commands.AnyCommand, lang: str, now: int) -> None:
        """A command that came another way than by a socket; answered by `Reply`."""
        self._command(Asker(None, request, lang), who, command, now)

    def read(self, request: int, table: str, read: Callable[[Table], Any], now: int) -> None:
        """Answer a request with what a function makes of a table."""
        self._enqueue(table, ReadJob(request, read), now)

    def open(
        self, request: int, who: str, settings: Settings, lang: str, now: int, *, origin: Origin | None = None
    ) -> None:
        """Open a table."""
        self._open(OpenJob(Asker(None, request, lang)), who, settings, now, origin=origin)

    def wake(self, table: str, now: int) -> None:
        """Something at this table may be due."""
        self._enqueue(table, WakeJob(), now)

    def _open(
        self, job: OpenJob, who: str, settings: Settings, now: int, *,
        origin: Origin | None = None, kept_for: dict[int, str] | None = None,
    ) -> None:  # fmt: skip
        id_, seed = self.luck.token(), self.luck.seed()
        opened = Opened(at=now, settings=settings, host=who, seed=seed, origin=origin, kept_for=kept_for or {})
        try:
            table = Table(id_, opened)
        except ForetoldError as error:
            self._teller.refuse(job.asker, "", error)
            return
        slot = Slot(id_, now, table, "storing", pending=Pending(0, more=True, job=job), touched=now)
        self.slots[id_] = slot
        self._teller.want(Store(id_, 1, (opened,), summary(table, now)))

    # What the world answers ------------------------------------------------------------------------------------------

    def stored(self, table: str, now: int) -> None:
        """The entries of a table are stored: tell everybody, and go on."""
        slot = self.slots[table]
        pending, slot.pending, slot.state = slot.pending, None, "ready"
        assert pending is not None
        self._interrupted.pop(table, None)
        self._look_at_clock(now)
        self._teller.tell(slot, pending, now)
        if isinstance(pending.job, CommandJob):
            self._teller.done(slot, pending.job)
        elif isinstance(pending.job, OpenJob):
            self._opened(slot, pending.job, now)
        self._go_on(slot, now)

    def not_stored(self, table: str, *, conflict: bool = False) -> None:
        """The entries could not be stored, or somebody else stored others: what is in memory counts no more.

        After a conflict the log is read at once. After a failure nobody knows whether the entries are in it: the table
        rests until the next tick, so that a full disk is not asked all the time, and who waits is answered then.
        """
        slot = self.slots[table]
        pending, slot.pending, slot.table, slot.thinking = slot.pending, None, None, None
        job = pending.job if pending is not None else None
        if isinstance(job, OpenJob):
            self._teller.refuse(job.asker, job.rematch.command.id if job.rematch else "", Refused("not-stored"))
            del self.slots[table]
            return
        if isinstance(job, CommandJob) and conflict and job.retries > 0:
            slot.inbox.appendleft(replace(job, retries=job.retries - 1))
        elif isinstance(job, CommandJob):
            slot.inbox.appendleft(replace(job, failed=True))
        if conflict:
            self._load(slot)
        else:
            slot.state = "resting"
            self._interrupted[table] = self._now

    def _load(self, slot: Slot) -> None:
        """Read the log; of a table in memory what is new."""
        slot.state, slot.noted = "loading", 0
        self._teller.want(Load(slot.id, slot.table.number if slot.table is not None else 0))

    def loaded(self, table: str, log: Sequence[AnyEntry], now: int) -> None:
        """The log of a table was read, or what was wanted of it; a whole one that is empty: there is no such table."""
        slot = self.slots[table]
        self._look_at_clock(now)
        if slot.table is None and not log:
            self._forget(slot, Refused("table-unknown"))
            return
        try:
            news_of_it = self._read_in(slot, log)
        except Exception:  # whatever is wrong with one log, the other tables play on
            self.not_loaded(table, damaged=True)
            return
        slot.state = "ready"
        assert slot.table is not None
        if slot.watchers and news_of_it is not None:
            self._teller.tell(slot, news_of_it, now)
        if self._was_away(slot.table) and clocks.is_live(slot.table) and clocks.deadline(slot.table) is not None:
            self._enter(slot, [entries.Resumed(at=now)], None, now)
        else:
            self._go_on(slot, now)

    def _read_in(self, slot: Slot, log: Sequence[AnyEntry]) -> Pending | None:
        """Bring a table up to date; what those who watch it are to be told then."""
        if slot.table is not None:  # another server was quicker
            return elsewhere.catch_up(slot.table, log)
        slot.table = Table.of_log(slot.id, log)  # after a restart, a conflict, or a failure that was none
        return Pending(slot.told, more=True, job=None) if slot.table.version > slot.told else None

    def _was_away(self, table: Table) -> bool:
        """Whether the seat that decides could not, for a while, because of the server."""
        could_decide_since = max(self._started or 0, self._interrupted.get(table.id, 0))
        return table.asked_at <= could_decide_since

    def changed(self, table: str, number: int) -> None:
        """Entries of a table up to a number are stored: those that are another's are read, and told who watches here.

        While the table itself is being read or stored this is kept in mind until that is done.
        """
        slot = self.slots.get(table)
        if slot is not None:
            slot.noted = max(slot.noted, number)
            if slot.state == "ready" and slot.ready_table().number < number:
                self._load(slot)

    def missed(self) -> None:
        """News of other servers may have been missed: look at every table."""
        for table in list(self.slots):
            self.changed(table, EVERYTHING)

    def attended(self, table: str, present: elsewhere.Attendance, now: int) -> None:
        """People are connected to another server."""
        slot = self.slots.get(table)
        if slot is not None:
            elsewhere.note_attendance(slot, present, now)

    def accompanied(self, since: int) -> None:
        """Another server is there, since then: the players' time went on without this one."""
        self.in_company = True
        self._started = min(since, self._started) if self._started is not None else since

    def not_loaded(self, table: str, *, damaged: bool) -> None:
        """The log could not be read. A damaged table is set aside; otherwise the next who asks tries again."""
        self._interrupted[table] = self._now
        slot = self.slots[table]
        if slot.table is not None and not damaged and not slot.inbox:  # only the news are lacking
            slot.state = "resting"
            return
        self._forget(slot, Refused("table-damaged" if damaged else "store-unavailable"))

    def thought(self, table: str, turn: automatic.Turn, action: str | None, now: int) -> None:
        """A bot has decided; None: it could not, and the default is played."""
        if table in self.slots:
            self._enqueue(table, ThoughtJob(turn, action), now)

    def tick(self, now: int) -> None:
        """Time has passed: clocks, presence, tables to forget."""
        self._look_at_clock(now)
        for table in self._alarms.struck(now):
            self._enqueue(table, WakeJob(), now)
        if now - self._looked < LOOK_EVERY:
            return
        self._looked = now
        for slot in list(self.slots.values()):
            if slot.state == "resting":
                self._load(slot)
            self._look_round(slot, now)

    def _look_at_clock(self, now: int) -> None:
        self._now = now
        if self._started is None:
            self._started = now

    def next_wake(self) -> int | None:
        """When the next clock runs out."""
        return self._alarms.next()

    # Jobs ------------------------------------------------------------------------------------------------------------

    def _command(self, asker: Asker, who: str, command: commands.AnyCommand, now: int) -> None:
        """Take a command in; what the hall itself has to choose is never the sender's."""
        secret = ""
        if isinstance(command, commands.Invite):
            secret = self.luck.token()
            command = replace(command, digest=fair.digest(secret))
        elif isinstance(command, commands.Rematch):
            command = replace(command, next="")
        self._enqueue(command.table, CommandJob(asker, who, command, secret), now)

    def _enqueue(self, table: str, job: Job, now: int) -> None:
        slot = self.slots.get(table)
        if slot is None:
            slot = self.slots[table] = Slot(table, now)
            self._teller.want(Load(table))
        self._look_at_clock(now)
        slot.touched = now
        slot.inbox.append(job)
        self._work(slot, now)

    def _work(self, slot: Slot, now: int) -> None:
        """Do the jobs that wait, until one must be stored."""
        while slot.inbox and slot.state == "ready":
            job, table = slot.inbox.popleft(), slot.ready_table()
            if isinstance(job, CommandJob):
                self._obey(slot, table, job, now)
            elif isinstance(job, WatchJob):
                self._show(slot, table, job, now)
            elif isinstance(job, ThoughtJob):
                self._take_thought(slot, table, job, now)
            elif isinstance(job, ReadJob):
                self._read(slot, table, job)
            else:
                self._automatic(slot, now)

    def _obey(self, slot: Slot, table: Table, job: CommandJob, now: int) -> None:
        command = job.command
        if done_before(table, command, job.who) is not None:
            self._teller.done(slot, job)
            return
        if job.failed:
            self._teller.refuse(job.asker, command.id, Refused("not-stored"), slot.id)
            return
        try:
            if table.number >= MOST_ENTRIES and not isinstance(command, _ALWAYS):
                raise Refused("table-log-full")
            made = ruling(table, command, Sender(job.who, now, slot.away, slot.loaded_at))
        except ForetoldError as error:
            if not self._must_look_first(slot, job):
                self._teller.refuse(job.asker, command.id, error, slot.id)
            return
        if isinstance(command, commands.Rematch) and not command.next:
            kept = {number: seat.who for number, seat in enumerate(table.seats) if seat.who is not None}
            self._open(OpenJob(job.asker, job), job.who, table.settings, now, kept_for=kept)
        else:
            self._enter(slot, made, job, now)

    def _show(self, slot: Slot, table: Table, job: WatchJob, now: int) -> None:
        """Somebody begins to watch, or watches again after a break."""
        connection = self.connections.get(job.connection)
        if connection is None:
            return
        if self._must_look_first(slot, job, is_behind=job.since > table.version):
            return
        if self._teller.show(slot, table, connection, job.since, now):
            self._look_round(slot, now)
            self._teller.presence(slot, job.connection)
            self._automatic(slot, now)

    def _take_thought(self, slot: Slot, table: Table, job: ThoughtJob, now: int) -> None:
        """A bot's decision counts if it is still the one that is wanted."""
        if slot.thinking != job.turn:
            return
        slot.thinking = None
        if automatic.bots_turn(table, now) != job.turn:
            self._automatic(slot, now)
            return
        try:
            made = decision(table, job.turn.seat, job.action or "", job.turn.by, now)
        except ForetoldError:
            made = decision(table, job.turn.seat, automatic.default_action(table), job.turn.by, now)
        self._enter(slot, [made], None, now)

    def _must_look_first(self, slot: Slot, job: AskingJob, *, is_behind: bool = False) -> bool:
        """Beside other servers nothing is shown or refused before it is sure that nothing of theirs is lacking.

        The log is read on, and all that waits is done after that. So it is for somebody whom another server has told
        more than is known here, even if that one is gone.
        """
        if job.fresh or not (self.in_company or is_behind):
            return False
        slot.inbox = deque(map(freshened, (job, *slot.inbox)))
        self._load(slot)
        return True

    def _read(self, slot: Slot, table: Table, job: ReadJob) -> None:
        if self._must_look_first(slot, job):
            return
        try:
            self._teller.want(Reply(job.request, {"result": job.read(table)}))
        except ForetoldError as error:
            self._teller.want(Reply(job.request, None, error))

    # Entries ---------------------------------------------------------------------------------------------------------

    def _enter(self, slot: Slot, made: Sequence[AnyEntry], job: CommandJob | None, now: int) -> None:
        """Apply entries and all that follows from them, and have them stored; nobody is told before."""
        self._teller.want(enter(slot, made, job, now))

    def _go_on(self, slot: Slot, now: int) -> None:
        """After a change: what another server stored meanwhile, what waits, then what happens by itself."""
        if slot.noted > slot.ready_table().number:
            self._load(slot)
            return
        self._work(slot, now)
        if slot.state == "ready":
            self._automatic(slot, now)

    def _automatic(self, slot: Slot, now: int) -> None:
        """What happens by itself: a premove, a clock that has run out, a bot's turn, the next alarm."""
        table = slot.ready_table()
        entry = automatic.follow_up(table, now)
        if entry is not None:
            self._enter(slot, [entry], None, now)
            return
        turn = automatic.bots_turn(table, now)
        if turn is not None and slot.thinking != turn:
            self._think(slot, table, turn)
        deadline = clocks.deadline(table)
        if deadline is not None and now < deadline:
            self._alarms.set(slot, deadline)

    def _think(self, slot: Slot, table: Table, turn: automatic.Turn) -> None:
        assert table.state is not None
        slot.thinking = turn
        view = table.state.view(turn.seat)
        self._teller.want(Think(slot.id, turn, table.game, view, self.luck.number()))

    def _opened(self, slot: Slot, job: OpenJob, now: int) -> None:
        """A table was opened; at a rematch the old one is told before anybody else."""
        if job.rematch is None:
            self._teller.answer(
                job.asker, {"say": "opened", "table": slot.id, "commitment": slot.ready_table().commitment}
            )
            return
        command = replace(job.rematch.command, next=slot.id)
        self._enqueue(command.table, replace(job.rematch, command=command), now)

    def _forget(self, slot: Slot, error: Refused) -> None:
        """A table can't be had: who waits for it or watches it is told so."""
        self._teller.turn_away(slot, error)
        del self.slots[slot.id]

    def _look_round(self, slot: Slot, now: int) -> None:
        """Who is away, and whether the table can be forgotten."""
        table = slot.table
        if table is None or slot.state != "ready":
            return
        away = slot.who_is_away(now, self.connections)
        if away.keys() != slot.away.keys():
            slot.away = away
            for number in slot.watchers:
                self._teller.presence(slot, number)
        slot.away = away
        if not slot.watchers and not slot.inbox and now - slot.touched >= IDLE and slot.thinking is None:
            del self.slots[slot.id]
