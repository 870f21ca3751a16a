"""What the log tells of rounds: the finished ones (section 7), and what a perfect memory needs of the present one."""

from typing import Any, ClassVar

from foretold.engine.scratch import FACT_A, FACT_B, FACT_CODE, FACT_SEAT
from foretold.games.predictions.rules.facts import Fact
from foretold.games.predictions.rules.notation import CARD_NAMES, COMBINATION_NAMES

PAYING = {Fact.POT_PAID, Fact.HAND_PAID, Fact.RUNE_CARDS_PAID}
RESULTS = {Fact.POT_FILLED, Fact.PREDICTS, Fact.HAND_CARD, Fact.HAND_SHOWN, Fact.STRONGEST, Fact.POT_CARRIED, *PAYING}
LOOKS = {Fact.USES_EYE, Fact.SHOWS_CARD}
#: After these a view tells something else of the log: a prediction stands in no finished round before that has ended.
TOLD = frozenset({Fact.ROUND_BEGINS, Fact.ANNOUNCES, *LOOKS, *RESULTS} - {Fact.PREDICTS})


class Chronicle:
    """The log as far as it is read: the last finished round, and announcements and Eyes of the present one as facts."""

    __slots__ = ("_players", "_round", "announced", "last_round", "looks")

    told: ClassVar[frozenset[int]] = TOLD

    def __init__(self, players: int) -> None:
        self._players = players
        self._round: dict[str, Any] = {}
        self.last_round: dict[str, Any] | None = None
        self.announced: list[list[int]] = []
        self.looks: list[list[int]] = []

    def read(self, row: list[int]) -> None:
        """Read one more fact."""
        code = row[FACT_CODE]
        if code in RESULTS:
            _write(self._round, row)
            if code == Fact.STRONGEST:
                self.last_round = self._round
        elif code in LOOKS:
            self.looks.append(row)
        elif code == Fact.ANNOUNCES:
            self.announced.append(row)
        elif code == Fact.ROUND_BEGINS:
            self._round = _empty(row[FACT_SEAT], self._players)
            self.announced, self.looks = [], []


def _empty(first: int, players: int) -> dict[str, Any]:
    return {
        "first": first,
        "pot": 0,
        "carry": 0,
        "strongest": -1,
        "hands": [[] for _ in range(players)],
        "combinations": [""] * players,
        "strengths": [0] * players,
        "predictions": [-1] * players,
        "gains": [0] * players,
    }


def _write(into: dict[str, Any], row: list[int]) -> None:
    """Write what one fact says of its round."""
    code, seat, a, b = row[FACT_CODE], row[FACT_SEAT], row[FACT_A], row[FACT_B]
    if code == Fact.POT_FILLED:
        into["pot"] = b
    elif code == Fact.PREDICTS:
        into["predictions"][seat] = a
    elif code == Fact.HAND_CARD:
        into["hands"][seat].append(CARD_NAMES[a])
    elif code == Fact.HAND_SHOWN:
        into["combinations"][seat] = COMBINATION_NAMES[a]
        into["strengths"][seat] = b
    elif code == Fact.STRONGEST:
        into["strongest"] = seat
    elif code == Fact.POT_CARRIED:
        into["carry"] = a
    else:
        into["gains"][seat] += a
