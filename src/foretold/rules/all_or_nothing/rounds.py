"""The finished rounds of a game (section 5), read from the log of facts."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from foretold.rules.all_or_nothing.facts import Fact
from foretold.rules.desk import FACT_A, FACT_B, FACT_C, FACT_CODE, FACT_SEAT
from foretold.rules.log import rows


def finished(facts: np.ndarray, players: int, cards: Sequence[str]) -> list[dict[str, Any]]:
    """Every finished round: dealer, trump, bets, open, tricks, gains."""
    done: list[dict[str, Any]] = []
    open_round: dict[str, Any] = {}
    for row in rows(facts).tolist():
        code, seat = row[FACT_CODE], row[FACT_SEAT]
        if code == Fact.ROUND_BEGINS:
            open_round = _empty(seat, players)
        elif code == Fact.TRUMP:
            open_round["trump"] = cards[row[FACT_A]]
        elif code == Fact.BETS_OPENLY:
            open_round["open"][seat] = True
        elif code == Fact.SCORES:
            open_round["gains"][seat] = row[FACT_A]
            open_round["tricks"][seat] = row[FACT_B]
            open_round["bets"][seat] = row[FACT_C]
            if seat == players - 1:
                done.append(open_round)
    return done


def _empty(dealer: int, players: int) -> dict[str, Any]:
    return {
        "dealer": dealer,
        "trump": "",
        "bets": [0] * players,
        "open": [False] * players,
        "tricks": [0] * players,
        "gains": [0] * players,
    }
