"""The state of a table. It changes only when an entry is applied."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, singledispatchmethod

from foretold.play.game import Game
from foretold.play.state import State
from foretold.table import chat, clocks, entries
from foretold.table.deal import Deal
from foretold.table.entries import AnyEntry, Ending, Origin, TableOpened
from foretold.table.messages import Phase
from foretold.table.seats import SeatState
from foretold.table.settings import Settings, checked
from foretold.workarounds import dispatch_of

#: Who made the decisions that a fork begins with.
NOBODY = -1


@dataclass(slots=True)
class OpenRequest:
    """A request that waits for the other players."""

    what: entries.Request
    seat: int
    decisions: int  # how many stood when it was made: the next decision withdraws it
    yes: set[int] = field(default_factory=set)


@dataclass(slots=True)
class SitIn:
    """A stretch of decisions that a bot made for somebody; the end is None while it lasts."""

    seat: int
    level: str
    since: int
    until: int | None = None


class Table:
    """Seats, game, clocks and requests of a table: the result of all entries so far."""

    __slots__ = (
        *("id", "settings", "game", "host", "deal", "origin", "seats", "state", "ending", "number", "version"),
        *("marks", "rewound", "answered_ids", "request", "votes", "sit_ins", "chat", "deciders", "asked_at"),
        *("kept", "spans", "next_table", "hook", "started_at", "ended_at", "phase", "actor", "sitting"),
        "ahead",
    )

    def __init__(self, id_: str, opened: TableOpened) -> None:
        self.id = id_
        self.settings: Settings = opened.settings
        self.game: Game = checked(opened.settings, opened.version)
        self.host = opened.host
        self.deal = Deal(opened.seed)
        self.origin: Origin | None = opened.origin
        self.seats = [SeatState(chair) for chair in opened.settings.seats]
        for seat, who in opened.kept_for.items():
            self.seats[seat].kept_for = who
        self.sitting: dict[str, int] = {}  # people and their seats: every move asks whose it is
        self.state: State | None = None
        self.ending: Ending | None = None
        self.number = 1  # entries so far
        self.version = 1  # those of them that everybody may know of
        self.marks = [0, 0]  # for each version, how many facts there were
        self.rewound = 0  # the version of the last time that decisions were taken back
        self.answered_ids: dict[tuple[str, str], int] = {}  # commands done, with the version they led to
        self.request: OpenRequest | None = None
        self.votes: dict[int, dict[int, entries.Vote]] = {}  # about whom, by whom
        self.sit_ins: list[SitIn] = []
        self.chat: list[chat.RememberedLine] = []
        self.deciders: list[tuple[int, entries.By]] = []
        self.ahead = opened.ahead  # by how much the hall's time is ahead of the system's clock; the hall keeps it right
        self.asked_at = clocks.reading(self, opened)
        self.kept = 0  # how long the present decision had kept the others waiting before, until it was taken back
        self.spans: list[int] = []  # the same for each decision that stands
        self.next_table: str | None = None
        self.hook: str | None = None
        self.started_at: int | None = None
        self.ended_at: int | None = None
        self.phase: Phase = "open"  # whether people are still sitting down, playing, or done
        self.actor: int | None = None  # the seat that decides now

    @classmethod
    def of_log(cls, id_: str, log: Sequence[AnyEntry]) -> Table:
        """Build the table of a whole log."""
        table = cls.opened(id_, log[0])
        for entry in log[1:]:
            table.apply(entry)
        return table

    @classmethod
    def opened(cls, id_: str, first: AnyEntry) -> Table:
        """Build the table that the first entry of a log opens."""
        if not isinstance(first, TableOpened):
            raise TypeError("a log begins with the entry that opens the table")
        return cls(id_, first)

    # What is so ------------------------------------------------------------------------------------------------------

    @property
    def decisions(self) -> int:
        """Return how many decisions stand."""
        return len(self.deciders)

    @property
    def commitment(self) -> str:
        """Return the server's commitment to the cards."""
        return self.deal.commitment

    def seat_of(self, who: str | None) -> int | None:
        """Return the seat of a person."""
        return None if who is None else self.sitting.get(who)

    def owners(self) -> list[int]:
        """Return the seats that belong to people, whether they play themselves or a bot plays for them.

        Whatever could cost somebody something needs their consent, and being away does not take that right.
        """
        return [number for number, seat in enumerate(self.seats) if seat.who is not None]

    def people(self) -> list[int]:
        """Return the seats of people who play themselves."""
        return [number for number, seat in enumerate(self.seats) if seat.who is not None and seat.stand_in is None]

    # What happens ----------------------------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry) -> None:
        """Apply an entry."""
        _handler_of(type(entry))(self, entry)
        self.ahead = entry.ahead
        self._see_who_decides()
        self.number += 1
        if not entry.private:
            self.version += 1
            self.marks.append(self.state.fact_count if self.state is not None else 0)
        id_ = getattr(entry, "id", "")
        if id_:
            self.answered_ids[self._sender(entry), id_] = self.version

    def _see_who_decides(self) -> None:
        """Find out who decides, once after each entry: it is asked often, and the state answers slowly."""
        actor = self.state.actor if self.state is not None and self.ending is None else None
        if self.ending is not None or (self.state is not None and actor is None):
            self.phase = "over"
        else:
            self.phase = "open" if self.state is None else "playing"
        self.actor = actor

    def _sender(self, entry: AnyEntry) -> str:
        """Return whose command made the entry."""
        who: str | None = getattr(entry, "who", None)
        if who is None and (seat := getattr(entry, "seat", None)) is not None:
            who = self.seats[seat].who
        return who or ""

    @singledispatchmethod
    def _on(self, entry: AnyEntry) -> None:
        raise TypeError(f"no entry of a log: {entry!r}")

    @_on.register
    def _(self, entry: entries.ChairChanged) -> None:
        kept = self.seats[entry.seat].kept_for
        self.seats[entry.seat] = SeatState(entry.chair, kept_for=kept)

    @_on.register
    def _(self, entry: entries.Invited) -> None:
        self.seats[entry.seat].invitation = entry.digest

    @_on.register
    def _(self, entry: entries.Seated) -> None:
        seat = self.seats[entry.seat]
        seat.who, seat.name, seat.salt, seat.taken_at = entry.who, entry.name, entry.salt, entry.moment
        seat.salt_commitment = entry.salt_commitment
        seat.invitation = None  # a secret serves once
        self.sitting[entry.who] = entry.seat

    @_on.register
    def _(self, entry: entries.Left) -> None:
        seat = self.seats[entry.seat]
        self.seats[entry.seat] = SeatState(seat.chair, kept_for=seat.kept_for)
        self.sitting.pop(seat.who or "", None)

    @_on.register
    def _(self, entry: entries.Committed) -> None:
        seat = self.seats[entry.seat]
        seat.salt, seat.salt_commitment = "", entry.salt_commitment

    @_on.register
    def _(self, entry: entries.Closed) -> None:
        self.deal.close(self.seats, entry.moment)

    @_on.register
    def _(self, entry: entries.Revealed) -> None:
        self.seats[entry.seat].salt = entry.salt
        self.deal.reveal(entry.seat, entry.salt)

    @_on.register
    def _(self, entry: entries.Voided) -> None:
        self.deal.void(entry.seats, self.seats, entry.seed)
        for seat in self.seats:
            if seat.salt_commitment:  # what was revealed is known now, and of no use any more
                seat.salt = seat.salt_commitment = ""

    @_on.register
    def _(self, entry: entries.Began) -> None:
        if self.deal.closed_at is None:
            self.deal.close(self.seats, entry.moment)
        self.deal.begin()
        self.deal.is_first = entry.deal == 1
        inherited = self.origin.record["actions"][: self.origin.decisions] if self.origin is not None else []
        self.state = self.state_after(inherited)
        self.deciders = [(NOBODY, "person")] * len(inherited)
        self.spans = [0] * len(inherited)
        self.started_at, self.asked_at = entry.at, clocks.reading(self, entry)
        clocks.begin(self)
        if self.state.is_over:  # a fork from the very end
            self._end(entry.at)

    @_on.register
    def _(self, entry: entries.Decided) -> None:
        assert self.state is not None
        at = clocks.reading(self, entry)
        clocks.spend(self, at, decided=True)
        self.seats[entry.seat].premove = None
        self.state.apply(entry.action)
        self.deciders.append((entry.seat, entry.by))
        self.spans.append(clocks.waited(self, at))
        self.asked_at, self.kept = at, 0
        self.request = None
        self.votes.clear()
        if self.state.is_over:
            self._end(entry.at)

    @_on.register
    def _(self, entry: entries.TookBack) -> None:
        assert self.state is not None
        at = clocks.reading(self, entry)
        clocks.spend(self, at)
        clocks.take_back(self, entry.decisions)
        self.kept = self._kept_after(entry, at)
        actions = [str(action) for action in self.state.actions[: entry.decisions]]
        self.state = self.state_after(actions)
        del self.deciders[entry.decisions :], self.spans[entry.decisions :]
        self.rewound = self.version + 1
        self.asked_at = at
        self.request = None
        self.votes.clear()
        for seat in self.seats:
            seat.premove = None

    def _kept_after(self, entry: entries.TookBack, at: int) -> int:
        """Return the time that a seat keeps after taking back: who does not ask goes on with the time that was left.

        If the others agreed, or if there are none, the decision is asked anew.
        """
        if not entry.id or self.owners() == [entry.seat]:
            return 0
        return self.spans[entry.decisions] + (clocks.waited(self, at) if self.actor == entry.seat else 0)

    @_on.register
    def _(self, entry: entries.Requested) -> None:
        self.request = OpenRequest(entry.what, entry.seat, self.decisions, {entry.seat})

    @_on.register
    def _(self, entry: entries.Answered) -> None:
        if self.request is not None:
            self.request.yes.add(entry.seat)
            if not entry.yes:
                self.request = None

    @_on.register
    def _(self, entry: entries.Voted) -> None:
        self.votes.setdefault(entry.about, {})[entry.seat] = entry.choice

    @_on.register
    def _(self, entry: entries.BotSatIn) -> None:
        if self.actor == entry.seat:
            at = clocks.reading(self, entry)
            clocks.spend(self, at)
            self.asked_at, self.kept = at, 0
        self.seats[entry.seat].stand_in = entry.level
        self.sit_ins.append(SitIn(entry.seat, entry.level, self.decisions))
        self.votes.pop(entry.seat, None)
        self.request = None

    @_on.register
    def _(self, entry: entries.Returned) -> None:
        seat = self.seats[entry.seat]
        seat.stand_in, seat.taken_at = None, entry.moment
        for sit_in in self.sit_ins:
            if sit_in.seat == entry.seat and sit_in.until is None:
                sit_in.until = self.decisions
        if self.actor == entry.seat:
            self.asked_at, self.kept = clocks.reading(self, entry), 0

    @_on.register
    def _(self, entry: entries.Premoved) -> None:
        self.seats[entry.seat].premove = entry.action

    @_on.register
    def _(self, entry: entries.Hooked) -> None:
        if entry.seat is None:
            self.hook = entry.url
        else:
            self.seats[entry.seat].hook = entry.url

    @_on.register
    def _(self, entry: entries.Said) -> None:
        chat.remember(self.chat, chat.RememberedLine(self.version + 1, entry.seat, entry.text, entry.at))

    @_on.register
    def _(self, entry: entries.Muted) -> None:
        self.seats[entry.seat].muted = entry.muted

    @_on.register
    def _(self, entry: entries.Resumed) -> None:
        self.asked_at, self.kept = clocks.reading(self, entry), 0

    @_on.register
    def _(self, entry: entries.Rematched) -> None:
        self.next_table = entry.table

    @_on.register
    def _(self, entry: entries.Ended) -> None:
        self.ending = entry.reason
        self._end(entry.at)

    def _end(self, at: int) -> None:
        self.ended_at = at
        self.request = None
        self.votes.clear()

    def state_after(self, actions: list[str]) -> State:
        """Return the game of this table, from the deal, after these decisions."""
        seed = self.deal.cards_seed(self.seats)
        if self.origin is None:
            state = self.game.deal(seed)
        else:
            record = self.origin.record  # one with stacked decks has no seed, and a table must not draw one at random
            state = self.game.deal(record.get("seed") or seed, record["decks"], record["reshuffles"])
        for action in actions:
            state.apply(action)
        return state


#: The function that applies entries of a type, looked up once for each type.
_handler_of = cache(dispatch_of(Table, "_on"))
