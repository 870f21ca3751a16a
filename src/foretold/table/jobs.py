"""Run the jobs of each table one after the other, with everything that follows from them automatically.

Entries are stored first and told afterwards: while a table's entries are being stored, everything else that concerns
this table waits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from foretold.errors import ForetoldError
from foretold.play.versions import CURRENT, version_of
from foretold.table import automatic, clocks, commands, fair, first_seat
from foretold.table.alarms import Alarms
from foretold.table.allowance import WatchesByAddress
from foretold.table.apply_entries import enter
from foretold.table.broadcast import Broadcaster
from foretold.table.command_handlers import Sender, decision, done_before, ruling
from foretold.table.deal import silent
from foretold.table.effects import Effect, GoOn, Load, Reply, StoreEntries, Think
from foretold.table.entries import AnyEntry, Origin, TableOpened, Voided
from foretold.table.fair import Entropy
from foretold.table.inbox import Inbox, freshened
from foretold.table.pace import USUAL, Metronome, Pace
from foretold.table.refusals import Refused
from foretold.table.settings import Settings, checked_anew
from foretold.table.slots import (
    NOBODY,
    Asker,
    AskingJob,
    CommandJob,
    Job,
    OpenJob,
    Path,
    Pending,
    ReadJob,
    Slot,
    ThoughtJob,
    WatchJob,
)  # fmt: skip
from foretold.table.summary import summary
from foretold.table.table import Table

#: Milliseconds after which a table that nobody watches is dropped from memory; its log stays.
IDLE = 10 * 60 * 1_000
#: Entries after which a table takes only what brings the game to its end: nobody fills the disk with chat.
MOST_ENTRIES = 20_000
#: Jobs of one table that are done at once; the rest of those that wait is for later turns, so that nobody else waits.
AT_ONCE = 4
_ALWAYS = (commands.Move, commands.Return, commands.CastVote, commands.Answer, commands.Reveal)


class Work:
    """The tables of a hall and their job queues."""

    def __init__(self, entropy: Entropy, pace: Pace = USUAL) -> None:
        self.entropy = entropy
        self._metronome = Metronome(pace)
        self.slots: dict[str, Slot] = {}
        self._broadcaster = Broadcaster()
        self.connections = self._broadcaster.connections
        self._alarms = Alarms(self.slots)
        self._started: int | None = None  # the first moment that it was told of: before, nobody could decide
        self._now = 0
        self._ahead = 0  # by how much its time, which never jumps, is ahead of the system's clock
        self._interrupted: dict[str, int] = {}  # when tables could not be stored or read: the players' time did not run
        self._looked = 0
        self._to_look_at: list[str] = []  # tables, of the look that goes on
        self.in_cluster = False  # whether other servers work over the same store now
        self.watches_by_address: WatchesByAddress | None = None
        self._waiting: Counter[str] = Counter()  # jobs of each person, for all tables

    def take(self) -> list[Effect]:
        """Return the effects since the last call."""
        return self._broadcaster.take()

    # Jobs ------------------------------------------------------------------------------------------------------------

    def _command(self, asker: Asker, who: str, command: commands.AnyCommand, now: int) -> None:
        """Take in a command; values that the hall chooses never come from the sender."""
        secret = ""
        if isinstance(command, commands.Invite):
            secret = self.entropy.token()
            command = replace(command, digest=fair.digest(secret))
        elif isinstance(command, commands.Rematch):
            command = replace(command, next="")
        self._enqueue(command.table, CommandJob(asker, who, command, secret), now)

    def _enqueue(self, table: str, job: Job, now: int) -> None:
        slot = self.slots.get(table)
        if slot is None:
            slot = self.slots[table] = Slot(table, now, Inbox(self._waiting))
            self._broadcaster.want(Load(table, path=self._path(job)))
        self._look_at_clock(now)
        slot.touched = now
        if slot.state == "ready" and not slot.inbox:
            self._do(slot, job, now)
        elif not slot.inbox.put(job):
            self._broadcaster.turn_down(job, Refused("server-busy"), slot.id)
            return
        if slot.inbox:
            self._work(slot, now)

    def _work(self, slot: Slot, now: int) -> None:
        """Do the waiting jobs, until entries must be stored; after a few of them, go on in a later turn."""
        if slot.goes_on:
            return
        for _ in range(AT_ONCE):
            if not slot.inbox or slot.state != "ready":
                return
            self._do(slot, slot.inbox.take(), now)
        if slot.inbox and slot.state == "ready":
            slot.goes_on = True
            address, _ = self._path(slot.inbox.next)
            self._broadcaster.want(GoOn(slot.id, address))

    def _path(self, job: Job) -> Path:
        """Whom a job is done for."""
        if isinstance(job, CommandJob):
            return job.asker.path
        if isinstance(job, ReadJob):
            return job.path
        connection = self.connections.get(job.connection) if isinstance(job, WatchJob) else None
        return connection.asker.path if connection is not None else NOBODY

    def _do(self, slot: Slot, job: Job, now: int) -> None:
        table = slot.ready_table()
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
            self._broadcaster.done(slot, job)
            return
        if job.failed:
            self._broadcaster.refuse(job.asker, command.id, Refused("not-stored"), slot.id)
            return
        try:
            if table.number >= MOST_ENTRIES and not isinstance(command, _ALWAYS):
                raise Refused("table-log-full")
            slot.allowance.check(command, job.who, now)
            is_vote = isinstance(command, commands.CastVote)  # is counted among those who are here now
            away = slot.who_is_away(now, self.connections) if is_vote else {}
            made = ruling(table, command, Sender(job.who, now, away, slot.loaded_at))
        except ForetoldError as error:
            if not self._must_look_first(slot, job):
                self._broadcaster.refuse(job.asker, command.id, error, slot.id)
            return
        slot.allowance.take(command, job.who, now)
        if isinstance(command, commands.Rematch) and not command.next:
            kept = {number: seat.who for number, seat in enumerate(table.seats) if seat.who is not None}
            next_ = self._open(OpenJob(job.asker, job), job.who, first_seat.rotated(table), now, kept_for=kept)
            if next_:  # whoever else wants one waits for it
                slot.state, slot.opening = "opening", next_
        else:
            self._enter(slot, made, job, now)

    def _show(self, slot: Slot, table: Table, job: WatchJob, now: int) -> None:
        """Let a connection watch, for the first time or after a break."""
        connection = self.connections.get(job.connection)
        if connection is None:
            return
        is_behind = connection.is_believed and job.since > table.version
        if self._must_look_first(slot, job, is_behind=is_behind):
            return
        if is_behind:  # all that anybody was told is in the log: nothing is read again because it says so
            connection.is_believed = False
        if self._broadcaster.show(slot, table, connection, job.since, now):
            self._look_round(slot, now)
            self._broadcaster.presence(slot, job.connection)
            self._automatic(slot, now)

    def _take_thought(self, slot: Slot, table: Table, job: ThoughtJob, now: int) -> None:
        """Apply a bot's decision, if it is still the one that is wanted."""
        if slot.thinking != job.turn or slot.held not in (None, job):  # out of date, or told twice
            return
        due = self._metronome.due(job.turn.level, job.began, now) if slot.held is not job else slot.due
        if now < due:
            slot.held, slot.due = job, due
            self._alarms.set(slot, due)
            return
        slot.thinking = slot.held = None
        if automatic.bots_turn(table, now) != job.turn:
            self._automatic(slot, now)
            return
        try:
            made = decision(table, job.turn.seat, job.action or "", job.turn.by, now)
        except ForetoldError:
            made = decision(table, job.turn.seat, automatic.default_action(table), job.turn.by, now)
        self._enter(slot, [made], None, now)

    def _must_look_first(self, slot: Slot, job: AskingJob, *, is_behind: bool = False) -> bool:
        """Read the log first if other servers may have stored more, and keep the job for later; return whether so.

        Nothing is shown or refused while something of theirs may be missing. The same holds for a client that another
        server has told more than is known here, even if that server is gone.
        """
        if job.fresh or not (self.in_cluster or is_behind):
            return False
        slot.inbox.put_first(freshened(job))
        slot.inbox.freshen()
        self._load(slot, self._path(job))
        return True

    def _read(self, slot: Slot, table: Table, job: ReadJob) -> None:
        if self._must_look_first(slot, job):
            return
        try:
            self._broadcaster.want(Reply(job.request, {"result": job.read(table)}))
        except ForetoldError as error:
            self._broadcaster.want(Reply(job.request, None, error))

    def _look_at_clock(self, now: int) -> None:
        self._now = now
        if self._started is None:
            self._started = now

    # Entries ---------------------------------------------------------------------------------------------------------

    def _enter(self, slot: Slot, made: Sequence[AnyEntry], job: CommandJob | None, now: int) -> None:
        """Apply entries and everything that follows from them, and store them; nobody is told before."""
        self._broadcaster.want(enter(slot, made, job, now))

    def _go_on(self, slot: Slot, now: int) -> None:
        """Continue after a change: what another server stored meanwhile, waiting jobs, then automatic actions."""
        if slot.noted > slot.ready_table().number:
            self._load(slot)
            return
        self._work(slot, now)
        if slot.state == "ready" and not slot.inbox:
            self._automatic(slot, now)

    def _automatic(self, slot: Slot, now: int) -> None:
        """Do what happens automatically: a premove, a clock that has run out, a bot's turn, the next alarm."""
        table = slot.ready_table()
        entry = automatic.follow_up(table, now)
        if entry is not None:
            self._enter(slot, [entry], None, now)
            return
        turn = automatic.bots_turn(table, now)
        if turn is not None and slot.thinking != turn:
            self._think(slot, table, turn, now)
        elif turn is not None and slot.held is not None:
            self._take_thought(slot, table, slot.held, now)
            return
        deadline = automatic.reveals_until(table, now, slot.loaded_at)
        if deadline is not None and now >= deadline:
            self._enter(slot, [Voided(at=now, seats=silent(table.seats), seed=self.entropy.seed())], None, now)
            return
        if deadline is None:
            deadline = clocks.deadline(table)
        if deadline is not None and now < deadline:
            self._alarms.set(slot, deadline)

    def _think(self, slot: Slot, table: Table, turn: automatic.Turn, now: int) -> None:
        assert table.state is not None
        slot.thinking, slot.held = turn, None
        view = table.state.view(turn.seat)
        people = tuple(table.sitting) or (table.host,)
        present = slot.has_players(now)
        self._broadcaster.want(Think(slot.id, turn, table.game, view, self.entropy.number(), people, present))

    def _load(self, slot: Slot, path: Path = NOBODY) -> None:
        """Read the log; of a table in memory only what is new."""
        slot.state, slot.noted = "loading", 0
        self._broadcaster.want(Load(slot.id, slot.table.number if slot.table is not None else 0, path))

    def _open(
        self, job: OpenJob, who: str, settings: Settings, now: int, *,
        origin: Origin | None = None, kept_for: dict[int, str] | None = None,
    ) -> str:  # fmt: skip
        """Have a new table stored; its name, or nothing if it is refused."""
        id_, seed = self.entropy.token(), self.entropy.seed()
        if origin is None:  # another game's cards are played on with its own options
            settings = first_seat.drawn(settings, self.entropy)
        version = CURRENT if origin is None else version_of(origin.record["format"])
        opened = TableOpened(
            at=now - self._ahead,
            ahead=self._ahead,
            settings=settings,
            host=who,
            seed=seed,
            version=version,
            origin=origin,
            kept_for=kept_for or {},
        )
        try:
            checked_anew(settings, version)
            table = Table(id_, opened)
        except ForetoldError as error:
            self._broadcaster.refuse(job.asker, "", error)
            return ""
        pending = Pending(0, more=True, job=job)
        self.slots[id_] = Slot(id_, now, Inbox(self._waiting), table, "storing", pending=pending, touched=now)
        self._broadcaster.want(StoreEntries(id_, 1, (opened,), summary(table, now)))
        return id_

    def _opened(self, slot: Slot, job: OpenJob, now: int) -> None:
        """Handle an opened table; at a rematch the old table is told first."""
        if job.rematch is None:
            self._broadcaster.answer(
                job.asker, {"say": "opened", "table": slot.id, "commitment": slot.ready_table().commitment}
            )
            return
        command = replace(job.rematch.command, next=slot.id)
        before = self.slots.get(command.table)
        if before is None or before.opening != slot.id:
            self._enqueue(command.table, replace(job.rematch, command=command), now)
            return
        before.inbox.put_first(replace(job.rematch, command=command))
        self._reopen(before, now)

    def _reopen(self, slot: Slot, now: int) -> None:
        """The table of a rematch is stored, or can't be: go on at the one before it."""
        slot.state, slot.opening = "ready", ""
        self._go_on(slot, now)

    def _forget(self, slot: Slot, error: Refused) -> None:
        """Drop a table that can't be loaded, and tell everybody who waits for it or watches it."""
        self._broadcaster.turn_away(slot, error)
        slot.inbox.clear()
        del self.slots[slot.id]

    def _look_round(self, slot: Slot, now: int) -> None:
        """Update who is away, and forget the table if nobody needs it."""
        table = slot.table
        if table is None or slot.state != "ready":
            return
        away = slot.who_is_away(now, self.connections)
        if away.keys() != slot.away.keys():
            slot.away = away
            for number in slot.watchers:
                self._broadcaster.presence(slot, number)
        slot.away = away
        if not slot.watchers and not slot.inbox and now - slot.touched >= IDLE and slot.thinking is None:
            del self.slots[slot.id]
