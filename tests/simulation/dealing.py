"""The deal in the second account of a table: commitments, salts, and what becomes of those that are not revealed."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from foretold.table import entries
from tests.simulation.world import SECOND


def sha(*lines: str) -> str:
    """SHA-256 of lines."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


@dataclass
class Seat:
    """A seat, as the log leaves it."""

    bot: str | None
    kept_for: str | None = None
    who: str | None = None
    name: str = ""
    salt: str = ""
    committed: str = ""  # to which salt
    digest: str | None = None
    stand_in: str | None = None
    premove: str | None = None
    hook: str | None = None
    bank: int = 0

    @property
    def level(self) -> str | None:
        """The bot that decides here."""
        return self.bot or self.stand_in


class Dealing:
    """The events of a deal so far."""

    seats: list[Seat]

    def __init__(self, seed: str) -> None:
        self.seed, self.head, self.sealed = seed, "", ""
        self.closed_at: int | None = None
        self.void: list[int] | None = None
        self.lost: dict[str, int] = {}  # how often somebody did not reveal
        self._chain("commitment", sha("foretold commitment 1", self.seed))

    @property
    def phase(self) -> str:
        """Where the table stands."""
        raise NotImplementedError

    def require(self, holds: bool, invariant: str, text: str = "") -> None:
        """An invariant must hold of the present entry."""
        raise NotImplementedError

    def _sane(self, holds: bool, text: str) -> None:
        self.require(holds, "the log makes sense", text)

    def _chain(self, *words: str) -> None:
        self.head = sha("foretold event 1", self.head, " ".join(words))

    def silent(self) -> list[int]:
        """Seats that have to reveal a salt."""
        return [number for number, seat in enumerate(self.seats) if seat.committed and not seat.salt]

    def _is_open(self) -> bool:
        return self.phase == "open" and self.closed_at is None

    def _on_committed(self, entry: entries.Committed) -> None:
        self._sane(self._is_open() and self.lost.get(entry.who, 0) < 2, "it is too late to commit")
        self.seats[entry.seat].salt, self.seats[entry.seat].committed = "", entry.salt_commitment

    def _on_closed(self, entry: entries.Closed) -> None:
        self._sane(self._is_open() and all(seat.who or seat.bot for seat in self.seats), "free seats")
        self._sane(bool(self.silent()), "nobody committed to anything")
        self._close(entry.at)

    def _close(self, at: int) -> None:
        salts = [f"committed:{s.committed}" if s.committed else f"open:{s.salt}" if s.salt else "-" for s in self.seats]
        self._chain("close", *salts)
        self.closed_at, self.sealed = at, self.head

    def _on_revealed(self, entry: entries.Revealed) -> None:
        commitment = sha("foretold commitment 1", self.seed)
        fits = sha("foretold salt 1", commitment, entry.salt) == self.seats[entry.seat].committed
        awaited = self.closed_at is not None and entry.seat in self.silent()
        self.require(awaited and fits, "deals are fair", "another salt, or not the time for it")
        self.seats[entry.seat].salt = entry.salt
        self._chain("reveal", str(entry.seat), entry.salt)

    def _on_voided(self, entry: entries.Voided) -> None:
        assert self.closed_at is not None
        right = entry.seats == self.silent() != [] and entry.at >= self.closed_at + 10 * SECOND
        self.require(
            right and entry.seed != self.seed, "deals are fair", "void without a reason, or with the same seed"
        )
        self._chain("void", ",".join(map(str, entry.seats)), self.seed)
        self.seed, self.closed_at, self.sealed, self.void = entry.seed, None, "", entry.seats
        self._chain("commitment", sha("foretold commitment 1", self.seed))
        for number, seat in enumerate(self.seats):
            if number in entry.seats:
                self.lost[seat.who or ""] = self.lost.get(seat.who or "", 0) + 1
            if seat.committed:
                seat.salt = seat.committed = ""
