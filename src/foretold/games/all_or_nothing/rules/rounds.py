"""What the log tells of rounds: the finished ones (section 5), and the finished tricks of the present one."""

from collections.abc import Sequence
from typing import Any, ClassVar

from foretold.engine.scratch import FACT_A, FACT_B, FACT_C, FACT_CODE, FACT_SEAT, FACT_TURN
from foretold.games.all_or_nothing.rules.facts import Fact

#: After these a view tells something else of the log.
TOLD = frozenset({Fact.WINS_TRICK, Fact.ROUND_BEGINS, Fact.SCORES})


class Chronicle:
    """The log as far as it is read: the last finished round, and the tricks of the present one."""

    __slots__ = ("_cards", "_players", "_plays", "_round", "last_round", "tricks")

    told: ClassVar[frozenset[int]] = TOLD

    def __init__(self, players: int, cards: Sequence[str]) -> None:
        self._players = players
        self._cards = cards
        self._round: dict[str, Any] = {}
        self._plays: dict[int, str] = {}
        self.last_round: dict[str, Any] | None = None
        self.tricks: list[dict[str, Any]] = []

    def read(self, row: list[int]) -> None:
        """Read one more fact."""
        code, seat = row[FACT_CODE], row[FACT_SEAT]
        if code == Fact.PLAYS:
            self._plays[seat] = self._cards[row[FACT_A]]
        elif code == Fact.WINS_TRICK:
            self._end_trick(row[FACT_TURN], seat)
        elif code == Fact.ROUND_BEGINS:
            self._round = _empty(seat, self._players)
            self.tricks = []
        elif code == Fact.TRUMP:
            self._round["trump"] = self._cards[row[FACT_A]]
        elif code == Fact.BETS_OPENLY:
            self._round["open"][seat] = True
        elif code == Fact.SCORES:
            self._score(seat, row)

    def _end_trick(self, number: int, winner: int) -> None:
        """Leader, winner and cards by seat."""
        trick = {"trick": number, "leader": next(iter(self._plays)), "winner": winner}
        self.tricks.append({**trick, "cards": [self._plays[seat] for seat in range(self._players)]})
        self._plays = {}

    def _score(self, seat: int, row: list[int]) -> None:
        self._round["gains"][seat] = row[FACT_A]
        self._round["tricks"][seat] = row[FACT_B]
        self._round["bets"][seat] = row[FACT_C]
        if seat == self._players - 1:
            self.last_round = self._round


def _empty(dealer: int, players: int) -> dict[str, Any]:
    return {
        "dealer": dealer,
        "trump": "",
        "bets": [0] * players,
        "open": [False] * players,
        "tricks": [0] * players,
        "gains": [0] * players,
    }
