"""The finished rounds of a game (section 7), read from the log of facts."""

from typing import Any

import numpy as np

from foretold.rules.desk import FACT_A, FACT_B, FACT_CODE, FACT_SEAT
from foretold.rules.log import rows
from foretold.rules.predictions.facts import Fact
from foretold.rules.predictions.notation import CARD_NAMES, COMBINATION_NAMES

PAYING = {Fact.POT_PAID, Fact.HAND_PAID, Fact.RUNE_CARDS_PAID}


def finished(facts: np.ndarray, players: int) -> list[dict[str, Any]]:
    """Every finished round: first seat, pot, hands, combinations, predictions, gains."""
    done: list[dict[str, Any]] = []
    open_round: dict[str, Any] = {}
    for row in rows(facts).tolist():
        if row[FACT_CODE] == Fact.ROUND_BEGINS:
            open_round = _empty(row[FACT_SEAT], players)
        _read(open_round, row)
        if row[FACT_CODE] == Fact.STRONGEST:
            done.append(open_round)
    return done


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


def _read(into: dict[str, Any], row: list[int]) -> None:
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
    elif code in PAYING:
        into["gains"][seat] += a
