"""What the log of a simple game tells of its rounds: what each seat gained."""

from typing import Any

from foretold.engine.scratch import FACT_A, FACT_CODE, FACT_SEAT


class GainsByRound:
    """Adds up the first argument of one kind of fact, by seat and round. A subclass names the kinds of facts."""

    begins: int
    gains: int
    ends_game: int
    #: The facts after which a view tells something else of the log.
    told: frozenset[int]

    def __init__(self, players: int) -> None:
        self._players = players
        self._gains: list[int] | None = None
        self.last_round: dict[str, Any] | None = None

    def read(self, row: list[int]) -> None:
        """Read one more fact."""
        code = row[FACT_CODE]
        if code in (self.begins, self.ends_game) and self._gains is not None:
            self.last_round, self._gains = {"gains": self._gains}, None
        if code == self.begins:
            self._gains = [0] * self._players
        elif code == self.gains and self._gains is not None:
            self._gains[row[FACT_SEAT]] += row[FACT_A]
