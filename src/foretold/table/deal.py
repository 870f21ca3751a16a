"""How a deal comes about, as a list of public events: commitments, the end of the list, salts, and the deal, or none.

An event is a line of text, so that anybody can hash the list again (docs/records.md):

    commitment HASH         the server has fixed its seed
    close SALT SALT ...     for each seat: `committed:HASH`, `open:SALT`, or `-`; from here on nobody changes anything
    reveal SEAT SALT        a salt that was committed to
    void SEATS SEED         these seats did not reveal theirs: there is no deal, and the server's seed is shown
    deal                    the cards are dealt
"""

from __future__ import annotations

from collections.abc import Sequence

from foretold.errors import InvalidRecord
from foretold.table import fair
from foretold.table.seats import SeatState

#: Milliseconds in which every client shows the salt that it committed to.
REVEAL = 10_000
#: A person who fails to reveal this often plays without a salt: nobody keeps a table from beginning for ever.
MOST_FAILURES = 2


class Deal:
    """The events of a deal so far."""

    __slots__ = ("closed_at", "commitment", "events", "failures", "head", "is_first", "sealed", "seed", "voids")

    def __init__(self, seed: str) -> None:
        self.events: list[str] = []
        self.head = ""  # of the chain of events
        self.sealed = ""  # what it was when the list of commitments was closed
        self.closed_at: int | None = None  # in the hall's time, until the cards are dealt or the deal is void
        self.voids: list[list[int]] = []  # the seats that did not reveal, each time
        self.failures: dict[str, int] = {}  # by person, wherever they sit
        self.is_first = False  # whether it was made as all were before salts were committed to
        self._commit(seed)

    def _note(self, event: str) -> None:
        self.events.append(event)
        self.head = fair.chained(self.head, event)

    def _commit(self, seed: str) -> None:
        self.seed, self.commitment = seed, fair.commitment(seed)
        self._note(f"commitment {self.commitment}")

    def close(self, seats: Sequence[SeatState], at: int) -> None:
        """Close the list of commitments; now salts are revealed."""
        self._note(" ".join(["close", *map(_shown, seats)]))
        self.sealed, self.closed_at = self.head, at

    def reveal(self, seat: int, salt: str) -> None:
        """Reveal the salt of a seat."""
        self._note(f"reveal {seat} {salt}")

    def void(self, silent: Sequence[int], seats: Sequence[SeatState], seed: str) -> None:
        """Void the deal: some seats did not reveal their salt, and the server commits to another seed."""
        self._note(f"void {','.join(map(str, silent))} {self.seed}")
        self.voids.append(list(silent))
        for number in silent:
            who = seats[number].who or ""
            self.failures[who] = self.failures.get(who, 0) + 1
        self.closed_at, self.sealed = None, ""
        self._commit(seed)

    def begin(self) -> None:
        """Deal the cards."""
        self._note("deal")
        self.closed_at = None

    def is_trusted(self, who: str) -> bool:
        """Return whether people may commit to a salt."""
        return self.failures.get(who, 0) < MOST_FAILURES

    def cards_seed(self, seats: Sequence[SeatState]) -> str:
        """Return the seed of the cards."""
        salts = [seat.salt for seat in seats]
        if self.is_first:
            return fair.first_deal_seed(self.seed, salts)
        return fair.deal_seed(self.seed, self.sealed, salts)


def _shown(seat: SeatState) -> str:
    if seat.salt_commitment:
        return f"committed:{seat.salt_commitment}"
    return f"open:{seat.salt}" if seat.salt else "-"


def silent(seats: Sequence[SeatState]) -> list[int]:
    """Return the seats that committed to a salt which is not known."""
    return [number for number, seat in enumerate(seats) if seat.salt_commitment and not seat.salt]


# The check of a list -------------------------------------------------------------------------------------------------


class Checked:
    """A list of events that was checked: what it leads to, or what is wrong in it."""

    def __init__(self, events: Sequence[str], players: int) -> None:
        self.commitment = self.head = self.sealed = ""
        self.salts = [""] * players
        self.kinds: list[str] = []  # by seat: committed, open, or none
        self._players = players
        self._waiting: dict[int, str] = {}  # what the salts that are still to come were committed to
        self._wanted: tuple[str, ...] = ("commitment",)
        for number, event in enumerate(events):
            kind, *words = event.split(" ")
            try:
                self._step(kind, words)
            except (ValueError, IndexError):
                raise InvalidRecord("proof-events", entry=f"table.events[{number}]") from None
            self.head = fair.chained(self.head, event)
            if kind == "close":
                self.sealed = self.head
        if self._wanted:
            raise InvalidRecord("proof-events", entry="table.events")

    def _step(self, kind: str, words: list[str]) -> None:
        """Check one event: only what may come next, and only what was committed to."""
        _must(kind in self._wanted)
        if kind == "commitment":
            (self.commitment,) = words
            self._wanted = ("close",)
        elif kind == "close":
            self._close(words)
            self._wanted = ("reveal", "void") if self._waiting else ("deal",)
        elif kind == "reveal":
            seat, salt = words
            _must(fair.salt_commitment(self.commitment, salt) == self._waiting.pop(int(seat)))
            self.salts[int(seat)] = salt
            self._wanted = ("reveal", "void") if self._waiting else ("deal",)
        elif kind == "void":
            seats, seed = words
            _must(seats == ",".join(map(str, sorted(self._waiting))) and fair.commitment(seed) == self.commitment)
            self._wanted = ("commitment",)
        else:
            _must(not words)
            self._wanted = ()

    def _close(self, words: list[str]) -> None:
        _must(len(words) == self._players)
        self.salts, self.kinds, self._waiting = [""] * self._players, [], {}
        for seat, word in enumerate(words):
            kind, _, value = word.partition(":")
            _must(kind in ("committed", "open", "-") and bool(value) == (kind != "-"))
            if kind == "committed":
                self._waiting[seat] = value
            self.salts[seat] = value if kind == "open" else ""
            self.kinds.append("none" if kind == "-" else kind)


def _must(holds: bool) -> None:
    if not holds:
        raise ValueError
