"""A second account of a table, from its log and the library alone; each entry is checked before it is believed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from foretold.play.game import Game
from foretold.play.state import State
from foretold.table import entries
from foretold.table.settings import BankClock, DaysClock, DecisionClock, ForBot, NoClock
from tests.simulation.dealing import Dealing, Seat, sha
from tests.simulation.simulated_server import hash_of
from tests.simulation.world import DAY, SECOND, Broken

ASKS_ANEW = (entries.Began, entries.Decided, entries.TookBack, entries.Returned)


@dataclass
class Circumstances:
    """What the log does not say: who was there, when the server was interrupted, how late a clock may strike."""

    interruptions: list[int]
    slack: int
    several: bool  # servers: while one is away, the others are not
    present: Callable[[int], frozenset[str]]
    thoughts: dict[tuple[int, int], list[tuple[int, str | None]]]  # what bots said, and of which view


class Book(Dealing):
    """The table so far."""

    def __init__(self, opened: entries.TableOpened, game: Game, circumstances: Circumstances) -> None:
        self.opened, self.game, self.settings = opened, game, opened.settings
        self.circumstances = circumstances
        self.seats = [
            Seat(chair.level if isinstance(chair, ForBot) else None, opened.kept_for.get(number))
            for number, chair in enumerate(opened.settings.seats)
        ]
        super().__init__(opened.seed)
        self.hook: str | None = None
        self.state: State | None = None
        self.actions: list[tuple[str, int, str]] = []  # action, seat, by
        self.times: list[int] = []  # how long each took
        self.rows = self.version = 1
        self.marks = [0, 0]
        self.rewound = 0
        self.asked = self.last_at = opened.at
        self.used = 0  # of the present decision's time, before it was taken back
        self.request: tuple[str, int, set[int]] | None = None
        self.votes: dict[int, dict[int, str]] = {}
        self.chat: list[tuple[int, entries.Said]] = []
        self.sit_ins: list[list[Any]] = []
        self.ending: str | None = None
        self.next_table: str | None = None
        self.started_at: int | None = None
        self.ended_at: int | None = None
        self.last: Any = opened

    # What is so ------------------------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """Where the table stands."""
        if self.ending is not None or (self.state is not None and self.state.is_over):
            return "over"
        return "open" if self.state is None else "playing"

    @property
    def actor(self) -> int | None:
        """Who decides."""
        return self.state.actor if self.state is not None and self.phase == "playing" else None

    def seat_of(self, who: str) -> int | None:
        """Where somebody sits."""
        return next((number for number, seat in enumerate(self.seats) if seat.who == who), None)

    def owners(self) -> set[int]:
        """Seats of people, whoever plays for them."""
        return {number for number, seat in enumerate(self.seats) if seat.who is not None}

    def people(self) -> set[int]:
        """Seats of people who play themselves."""
        return {number for number, seat in enumerate(self.seats) if seat.who is not None and seat.stand_in is None}

    def deadline(self) -> int | None:
        """When the time of the seat that decides is up."""
        clock, actor = self.settings.clock, self.actor
        if actor is None or self.seats[actor].level is not None or isinstance(clock, NoClock):
            return None
        if isinstance(clock, BankClock):
            return self.asked + self.seats[actor].bank
        limit = clock.seconds * SECOND if isinstance(clock, DecisionClock) else clock.days * DAY
        return self.asked + limit - self.used

    def require(self, holds: bool, invariant: str, text: str = "") -> None:
        """An invariant must hold of the present entry."""
        if not holds:
            raise Broken(invariant, f"row {self.rows + 1}, {self.now}: {text}")

    def _sane(self, holds: bool, text: str) -> None:
        self.require(holds, "the log makes sense", text)

    def interrupted(self, since: int, until: int) -> bool:
        """Whether the server was away, or could not store, between two moments."""
        return any(since <= moment <= until for moment in self.circumstances.interruptions)

    # What happens ----------------------------------------------------------------------------------------------------

    def enter(self, entry: entries.AnyEntry) -> None:
        """Check an entry and take it into account."""
        self.now = entry
        self._sane(entry.at >= self.last_at, "time goes back")
        getattr(self, f"_on_{type(entry).__name__.lower()}")(entry)
        self.rows += 1
        if not isinstance(entry, (entries.Premoved, entries.Hooked)):
            self.version += 1
            self.marks.append(self.state.fact_count if self.state is not None else 0)
        self.last, self.last_at = entry, entry.at

    def sender(self, entry: Any) -> str:
        """Whose command an entry is."""
        return getattr(entry, "who", None) or self.seats[entry.seat].who or ""

    def _on_chairchanged(self, entry: entries.ChairChanged) -> None:
        seat = self.seats[entry.seat]
        self._sane(self._is_open() and seat.who is None and entry.who == self.opened.host, "a chair is changed")
        self.seats[entry.seat] = Seat(entry.chair.level if isinstance(entry.chair, ForBot) else None, seat.kept_for)

    def _on_invited(self, entry: entries.Invited) -> None:
        seat = self.seats[entry.seat]
        self._sane(self._is_open() and seat.who is None and seat.bot is None, "a seat that is taken")
        seat.digest = entry.digest

    def _on_seated(self, entry: entries.Seated) -> None:
        seat = self.seats[entry.seat]
        self._sane(self._is_open() and seat.who is None and seat.bot is None, "a seat that is taken")
        self._sane(self.seat_of(entry.who) is None, "two seats for one")
        self._sane(entry.name not in [other.name for other in self.seats], "two with one name")
        seat.who, seat.name, seat.salt, seat.committed = entry.who, entry.name, entry.salt, entry.salt_commitment
        self._sane(not seat.committed or self.lost.get(entry.who, 0) < 2, "who does not reveal commits")

    def _on_left(self, entry: entries.Left) -> None:
        self._sane(self._is_open() and self.seats[entry.seat].who == entry.who, "somebody else's seat")
        self.seats[entry.seat] = Seat(None, self.seats[entry.seat].kept_for)

    def _on_began(self, entry: entries.Began) -> None:
        self._sane(self.phase == "open" and all(seat.who or seat.bot for seat in self.seats), "free seats")
        self.require(not self.silent(), "deals are fair", "a salt is not known")
        self._sane(bool(entry.id) == (self.closed_at is None) and entry.deal == 2, "begun in the wrong way")
        if self.closed_at is None:
            self._close(entry.at)
        self.closed_at = None
        self.state = self._dealt([])
        self.started_at = self.asked = entry.at
        clock = self.settings.clock
        for seat in self.seats:
            seat.bank = clock.seconds * SECOND if isinstance(clock, BankClock) else 0

    def _dealt(self, actions: list[str]) -> State:
        seed = sha("foretold deal 2", self.seed, self.sealed, *(seat.salt for seat in self.seats))
        state = self.game.deal(seed)
        for action in actions:
            state.apply(action)
        return state

    def _on_decided(self, entry: entries.Decided) -> None:
        assert self.state is not None
        seat = self.seats[entry.seat]
        self._sane(entry.seat == self.actor, "not their turn")
        self._sane(entry.action in [str(action) for action in self.state.legal_actions()], "not legal")
        self._sane((entry.by == "bot") == (seat.level is not None), "a bot decides for whom it does not sit in")
        deadline = self.deadline()
        if entry.by == "clock":
            on_time = deadline is not None and entry.at >= deadline
            self.require(on_time, "clocks add up", "the clock decided before time was up")
            live = not isinstance(self.settings.clock, DaysClock) and not self.circumstances.several
            away = live and self.interrupted(self.asked + 1, entry.at - 1)
            self.require(not away, "clocks add up", "time ran while the server was away")
        elif entry.by == "person" and deadline is not None and entry.at > deadline + self.circumstances.slack:
            self.require(self.interrupted(self.asked, entry.at), "clocks add up", "long after time was up")
        wanted = seat.premove if seat.level is None else None
        self.require((entry.by == "premove") == (wanted is not None), "premoves are played", f"wanted {wanted}")
        self.require(wanted in (None, entry.action), "premoves are played", f"wanted {wanted}")
        if entry.by == "bot":
            self._check_thought(entry)
        self._pay(entry.at, earned=True)
        seat.premove = None
        self.state.apply(entry.action)
        self.actions.append((entry.action, entry.seat, entry.by))
        self.times.append(self.used + entry.at - self.asked)
        self._fresh(entry.at)

    def _check_thought(self, entry: entries.Decided) -> None:
        """A bot's decision was made from the view that its seat has now; where it failed, anything legal is right."""
        assert self.state is not None
        present = hash_of(self.state.view(entry.seat))
        legal = [str(action) for action in self.state.legal_actions()]
        said = self.circumstances.thoughts.get((len(self.actions), entry.seat), [])
        fits = any(seen == present and action in (entry.action, None, "nonsense") for seen, action in said)
        self.require(fits, "bots decide from what is", f"{entry.action} of {legal}")

    def _pay(self, at: int, *, earned: bool) -> None:
        clock, actor = self.settings.clock, self.actor
        if isinstance(clock, BankClock) and actor is not None and self.seats[actor].level is None:
            seat = self.seats[actor]
            seat.bank = max(seat.bank - (at - self.asked), 0) + (clock.increment * SECOND if earned else 0)

    def _fresh(self, at: int) -> None:
        """Somebody is asked something new: what was asked of the others before is settled."""
        self.asked, self.used, self.request, self.votes = at, 0, None, {}
        if self.phase == "over":
            self.ended_at = at

    def _on_tookback(self, entry: entries.TookBack) -> None:
        own = [number for number, (_, seat, _) in enumerate(self.actions) if seat == entry.seat]
        self._sane(self.phase == "playing" and bool(own) and own[-1] == entry.decisions, "not their last decision")
        alone = not self.owners() - {entry.seat}
        agreed = self._is_agreed("undo", entry.seat)
        self.require(bool(entry.id) or agreed, "everybody consents", "not everybody agreed")
        if self.settings.undo == "off" or not (alone or agreed):
            self._check_free(entry)
        used = 0
        if entry.id and not alone:  # without asking anybody: the clock goes on where it was
            again = self.used + entry.at - self.asked if self.actor == entry.seat else 0
            used = self.times[entry.decisions] + again
        self._pay(entry.at, earned=False)
        clock = self.settings.clock
        for _, seat, by in self.actions[entry.decisions :]:
            if isinstance(clock, BankClock) and by != "bot":
                self.seats[seat].bank = max(self.seats[seat].bank - clock.increment * SECOND, 0)
        del self.actions[entry.decisions :], self.times[entry.decisions :]
        self.state = self._dealt([action for action, _, _ in self.actions])
        self.rewound = self.version + 1
        for each in self.seats:
            each.premove = None
        self._fresh(entry.at)
        self.used = used

    def _is_agreed(self, what: str, seat: int) -> bool:
        """Whether everybody has just agreed to this."""
        answered = isinstance(self.last, entries.Answered) and self.last.yes
        wanted = self.request is not None and self.request[:2] == (what, seat)
        return answered and wanted and self.request is not None and self.owners() <= self.request[2]

    def _check_free(self, entry: entries.TookBack) -> None:
        """Nobody else may see a difference, whatever the seat had decided."""
        last = entry.decisions == len(self.actions) - 1
        self.require(last, "free undo informs nobody", "it was not the last decision")
        before = self._dealt([action for action, _, _ in self.actions[:-1]])
        others = [other for other in (*range(self.game.players), None) if other != entry.seat]
        seen = set()
        for action in before.legal_actions():
            after = before.clone()
            after.apply(action)
            seen.add(tuple(sha(repr(after.view(other))) for other in others))
        self.require(len(seen) == 1, "free undo informs nobody", f"{self.actions[-1]} was seen")

    def _on_requested(self, entry: entries.Requested) -> None:
        self._sane(self.phase == "playing" and self.request is None, "a second request")
        self._sane(entry.seat in self.people(), "who is no player")
        if not entry.id:
            assert isinstance(self.last, entries.Voted)
            votes, could = self._count(self.last.about, "end")
            self.require(votes >= could and entry.what == "abandon", "votes are counted", f"{votes} of {could}")
        self.request = (entry.what, entry.seat, {entry.seat})

    def _on_answered(self, entry: entries.Answered) -> None:
        self._sane(self.request is not None and entry.seat in self.owners(), "nothing was asked")
        assert self.request is not None
        self._sane(entry.seat not in self.request[2], "a second answer")
        self.request[2].add(entry.seat)
        if not entry.yes:
            self.request = None

    def _on_voted(self, entry: entries.Voted) -> None:
        self._sane(self.phase == "playing" and {entry.seat, entry.about} <= self.people(), "who is no player")
        self._sane(entry.seat != entry.about, "about oneself")
        self.votes.setdefault(entry.about, {})[entry.seat] = entry.choice

    def _count(self, about: int, choice: str) -> tuple[int, int]:
        """Votes for something, and how many could at least have voted."""
        voter = self.last.seat if isinstance(self.last, entries.Voted) else -1
        present = self.circumstances.present(self.rows + 1)
        could = {seat for seat in self.people() - {about} if self.seats[seat].who in present or seat == voter}
        return sum(vote == choice for vote in self.votes.get(about, {}).values()), len(could)

    def _on_botsatin(self, entry: entries.BotSatIn) -> None:
        self._sane(entry.seat in self.people(), "nobody to sit in for")
        votes, could = self._count(entry.seat, "bot")
        self.require(2 * votes > could, "votes are counted", f"{votes} of {could}")
        is_there = self.seats[entry.seat].who in self.circumstances.present(self.rows + 1)
        waited = self.used + entry.at - self.asked if self.actor == entry.seat else 0
        self.require(not is_there or waited >= self.settings.hold * SECOND, "votes are counted", "too early")
        if self.actor == entry.seat:
            self._pay(entry.at, earned=False)
            self.asked, self.used = entry.at, 0
        self.seats[entry.seat].stand_in = entry.level
        self.sit_ins.append([entry.seat, entry.level, len(self.actions), None])
        self.votes.pop(entry.seat, None)
        self.request = None

    def _on_returned(self, entry: entries.Returned) -> None:
        self._sane(self.seats[entry.seat].stand_in is not None and self.phase == "playing", "nobody sits in")
        self.seats[entry.seat].stand_in = None
        for one in self.sit_ins:
            if one[0] == entry.seat and one[3] is None:
                one[3] = len(self.actions)
        if self.actor == entry.seat:
            self.asked, self.used = entry.at, 0

    def _on_premoved(self, entry: entries.Premoved) -> None:
        seat = self.seats[entry.seat]
        self._sane(self.phase == "playing" and entry.seat in self.people(), "who is no player")
        if not entry.id:
            assert self.state is not None
            legal = [str(action) for action in self.state.legal_actions()]
            void = self.actor == entry.seat and seat.premove is not None and seat.premove not in legal
            self.require(void, "premoves are played", f"{seat.premove} is dropped")
        seat.premove = entry.action

    def _on_hooked(self, entry: entries.Hooked) -> None:
        if entry.seat is None:
            self._sane(entry.who == self.opened.host, "not the host")
            self.hook = entry.url
        else:
            self._sane(self.seats[entry.seat].who == entry.who, "somebody else's seat")
            self.seats[entry.seat].hook = entry.url

    def _on_said(self, entry: entries.Said) -> None:
        self._sane(self.settings.chat and self.seats[entry.seat].who is not None, "nobody may talk")
        self.chat = [*self.chat, (self.version + 1, entry)][-100:]  # short lines only: there is room for all of them

    def _on_resumed(self, entry: entries.Resumed) -> None:
        self._sane(not isinstance(self.settings.clock, DaysClock) and self.deadline() is not None, "no clock runs")
        real = self.interrupted(self.asked, entry.at)
        self.require(real, "clocks add up", "the server was not away")
        self.asked, self.used = entry.at, 0

    def _on_rematched(self, entry: entries.Rematched) -> None:
        self._sane(self.phase == "over" and self.next_table is None, "one rematch, after the game")
        self.next_table = entry.table

    def _on_ended(self, entry: entries.Ended) -> None:
        self._sane(self.phase == "playing", "a game that is not played")
        if entry.id:
            self.require(self.owners() == {entry.seat}, "everybody consents", "there are others")
        else:
            agreed = self.request is not None and self._is_agreed("abandon", self.request[1])
            self.require(agreed, "everybody consents", "not everybody agreed")
        self.ending = entry.reason
        self._fresh(entry.at)
