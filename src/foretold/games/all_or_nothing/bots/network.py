"""A small network that says how many more tricks a seat will win after what it does, in the compiled subset.

A ReLU network with two layers, trained on rounds that it played (`training.training`). It returns the chance of each
number of tricks, and the points that the others will make.
"""

from __future__ import annotations

import math
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import numpy as np

from foretold.engine.bits import nth, popcount
from foretold.engine.value_types import Card
from foretold.games.all_or_nothing.bots.features import (
    COLOURS,
    INPUTS,
    WIDTH,
    find_roles,
    tell_card,
    tell_common,
    tell_need,
)
from foretold.games.all_or_nothing.bots.record_types import Draft, Mind, Records
from foretold.games.all_or_nothing.rules.scoring import gain
from foretold.games.all_or_nothing.rules.state import BETS, NONE, Asked

if TYPE_CHECKING:
    from foretold.games.all_or_nothing.rules.record_types import GameRecord, StateRecord

#: The sums of the two layers; the last row of each but the first is what a sum begins with.
FIRST = 256
SECOND = 64
OUTPUTS = BETS + 1
SHAPES = ((INPUTS, FIRST), (FIRST + 1, SECOND), (SECOND + 1, OUTPUTS))
LAYERS = ("first", "second", "third")
#: The weights of a network.
MIND = np.dtype(
    (np.record, np.dtype([(name, np.float32, shape) for name, shape in zip(LAYERS, SHAPES, strict=True)], align=True))
)
#: What is written down while a decision is thought over.
DRAFT = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("common", np.float32, (FIRST,)),  # the first sums of what all options have in common
                ("lower", np.float32, (FIRST,)),
                ("upper", np.float32, (SECOND,)),
                ("said", np.float32, (OUTPUTS,)),
                ("chances", np.float32, (BETS,)),  # of the options
                ("row", np.int16, (WIDTH,)),
                ("roles", np.int16, (2 * COLOURS,)),
            ],
            align=True,
        ),
    )
)
#: The others' points are told in these parts.
OTHERS_POINTS = 4.0
#: How much the others' points count against one's own: for those who learn, and for those who play by what was learnt.
ENVY = 0.3
#: Worse than anything that can be expected.
NOTHING = -1000.0


def mind_of(layers: list[np.ndarray]) -> np.ndarray:
    """An array of one network with these weights; one that says less than others leaves the rest at nothing."""
    mind = np.zeros(1, MIND)
    for name, weights in zip(LAYERS, layers, strict=True):
        mind[name][0, :, : weights.shape[1]] = weights
    return mind


@cache
def load(name: str) -> np.ndarray:
    """A network of this package, as foretold.lab left it."""
    with files("foretold.games.all_or_nothing.bots").joinpath(f"{name}.npz").open("rb") as file, np.load(file) as kept:
        return mind_of([kept[layer] for layer in LAYERS])


def new_draft() -> np.ndarray[Any, Any]:
    """An array of one empty draft."""
    return np.zeros(1, DRAFT)


def sum_common(mind: Mind, draft: Draft) -> None:
    """Sum up what is the same for all that a seat could do."""
    for j in range(FIRST):
        draft.common[j] = 0.0
    for i in range(1, int(draft.row[0]) + 1):
        feature = int(draft.row[i])
        for j in range(FIRST):
            draft.common[j] += mind.first[feature, j]


def say(mind: Mind, draft: Draft, begin: int) -> None:
    """What the network says of a row; the features before number ``begin`` have been summed up already."""
    reckon(mind, draft, begin, OUTPUTS)
    make_chances(draft)


def reckon(mind: Mind, draft: Draft, begin: int, outputs: int) -> None:
    """The first few sums of the last layer for a row."""
    for j in range(FIRST):
        draft.lower[j] = draft.common[j]
    for i in range(begin, int(draft.row[0]) + 1):
        feature = int(draft.row[i])
        for j in range(FIRST):
            draft.lower[j] += mind.first[feature, j]
    for j in range(SECOND):
        draft.upper[j] = mind.second[FIRST, j]
    for i in range(FIRST):
        x = draft.lower[i]
        if x > 0.0:
            for j in range(SECOND):
                draft.upper[j] += x * mind.second[i, j]
    for j in range(outputs):
        draft.said[j] = mind.third[SECOND, j]
    for i in range(SECOND):
        x = draft.upper[i]
        if x > 0.0:
            for j in range(outputs):
                draft.said[j] += x * mind.third[i, j]


def make_chances(draft: Draft) -> None:
    """The chances of the numbers of tricks, from their logarithms."""
    most = draft.said[0]
    for j in range(1, BETS):
        most = max(most, draft.said[j])
    total = 0.0
    for j in range(BETS):
        draft.said[j] = math.exp(draft.said[j] - most)
        total += draft.said[j]
    for j in range(BETS):
        draft.said[j] /= total


def points_said(draft: Draft, bet: int, won: int, is_open: int, envy: float) -> float:
    """The points to expect, less what is envied of the others'."""
    need = bet - won
    made: float = draft.said[need] if need >= 0 and need < BETS else 0.0
    others: float = envy * OTHERS_POINTS * draft.said[BETS]
    if is_open == 1:
        return made * gain(bet, True, bet) - others
    points = (gain(bet, False, bet) - gain(NONE, False, bet)) * made
    for more in range(BETS):
        points += draft.said[more] * gain(NONE, False, won + more)
    return points - others


def choose(game: GameRecord, state: StateRecord, mind: Mind, draft: Draft, envy: float, wild: int) -> int:
    """What the seat that is asked does, if it goes by the network: a place among the legal actions."""
    seat = int(state.actor)
    row = draft.row
    roles = draft.roles
    find_roles(game, state, seat, roles)
    tell_common(game, state, seat, roles, row, wild)
    common = int(row[0])
    sum_common(mind, draft)
    asked = int(state.asked)
    bet = int(state.bets[seat])
    won = int(state.tricks[seat])
    choices = int(state.choices)
    options = popcount(choices) if asked == Asked.PLAY else 2
    options = 2 * int(state.round_cards) + 2 if asked == Asked.BET else options
    best = NOTHING
    chosen = 0
    for option in range(options):
        is_open = 1 - (option & 1)
        row[0] = common
        if asked == Asked.PLAY:
            is_open = int(state.open_bets[seat])
            tell_need(bet - won, is_open, row)
            tell_card(game, state, Card(state.hands[seat, nth(choices, option)]), roles, row)
        elif asked == Asked.BET:
            bet = option >> 1
            tell_need(bet, is_open, row)
        else:
            tell_need(bet, is_open, row)
        say(mind, draft, common + 1)
        value = points_said(draft, bet, won, is_open, envy)
        if value > best:
            best = value
            chosen = option
    return chosen >> 1 if asked == Asked.BET else chosen


def choose_once(games: Records, states: Records, minds: Records, drafts: Records, envy: float, wild: int) -> int:
    """What the seat that is asked does, in the first of the games."""
    return choose(games[0], states[0], minds[0], drafts[0], envy, wild)
