"""From what a seat witnessed of a round to the plan of its possible worlds: read once, in plain Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from foretold.engine.scratch import FACT_A, FACT_B, FACT_CODE, FACT_SEAT
from foretold.engine.world_plan import Plan, array_of
from foretold.games.predictions.rules.facts import Fact
from foretold.games.predictions.rules.hands import hand_value
from foretold.games.predictions.rules.notation import cards_named
from foretold.games.predictions.rules.state import CARDS, NONE, STATE
from foretold.games.predictions.worlds.blind_script import blind_script
from foretold.games.predictions.worlds.open_plan import open_script
from foretold.games.predictions.worlds.story import Story

if TYPE_CHECKING:
    from foretold.games.predictions.rules.record_types import GameRecord
    from foretold.games.predictions.view_types import PredictionsView

PAYS = {Fact.POT_PAID, Fact.HAND_PAID, Fact.RUNE_CARDS_PAID}


def plan_of(game: GameRecord, facts: np.ndarray, view: PredictionsView) -> Plan:
    """The plan of a round, from its facts; of the view, who sees it, what the seats have now, and what is asked."""
    story = Story(game, NONE if view["seat"] is None else view["seat"])
    story.tell(facts, hiding=view["asked"] == "hide")
    orders = np.full((len(story.orders), CARDS), NONE, np.int16)
    for row, order in zip(orders, story.orders, strict=True):
        row[: len(order)] = order
    tables = np.zeros(1)
    if story.blind:
        script, pool, work, tables = blind_script(story)
    else:
        script, pool, work = open_script(story)
    start = _start(facts, view["scores"])
    if view["last_round"] is not None:
        hands = [cards_named(hand) for hand in view["last_round"]["hands"]]
        start["values"][0, : len(hands)] = [hand_value(game, hand) for hand in hands]
    return Plan(start, array_of(story.decisions, 3), script, pool, work, tables, orders)


def _start(facts: np.ndarray, runes: list[int]) -> np.ndarray:
    """The state before the round is dealt."""
    start = np.zeros(1, STATE)
    left = list(runes)
    for row in facts.tolist():
        fact = Fact(row[FACT_CODE])
        if fact == Fact.ROUND_BEGINS:
            start["first"], start["round_index"] = row[FACT_SEAT], row[FACT_A] - 1
        elif fact == Fact.POT_FILLED:
            start["pot"] = row[FACT_B] - row[FACT_A]
        elif fact == Fact.GAINS_RUNE:
            left[row[FACT_SEAT]] -= 1
        elif fact in PAYS:
            left[row[FACT_SEAT]] -= row[FACT_A]
    start["runes"][0, : len(left)] = left
    return start
