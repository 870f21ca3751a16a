"""A small network that says how many more tricks a seat will win after what it does, in the compiled subset.

It learnt from rounds that it played against itself (foretold.lab.training): two layers of rectified sums over the
features, then the chance of each number of tricks, and the points that the others will make.
"""

import math

from foretold.bots.all_or_nothing.features import (
    INPUTS,
    WIDTH,
    find_roles,
    tell_card,
    tell_common,
    tell_need,
)
from foretold.rules.all_or_nothing.state import BETS, Asked
from foretold.rules.bits import nth, popcount

#: The sums of the two layers; the last row of each but the first is what a sum begins with.
FIRST = 128
SECOND = 64
OUTPUTS = BETS + 1
SHAPES = ((INPUTS, FIRST), (FIRST + 1, SECOND), (SECOND + 1, OUTPUTS))
#: Rows of the working space: sums of the common features, sums of the layers, what is said at the end.
COMMON, LOWER, UPPER, SAID = range(4)
WORK = (4, FIRST)
#: And of the features and the roles of the colours.
SCRATCH = (2, WIDTH)
#: The others' points are told in these parts.
OTHERS_POINTS = 4.0
#: How much the others' points count against one's own: for those who learn, and for those who play by what was learnt.
ENVY = 0.3
#: Worse than anything that can be expected.
NOTHING = -1000.0


def sum_common(first, work, row):
    """Sum up what is the same for all that a seat could do."""
    for j in range(FIRST):
        work[COMMON, j] = 0.0
    for i in range(1, int(row[0]) + 1):
        feature = int(row[i])
        for j in range(FIRST):
            work[COMMON, j] += first[feature, j]


def say(first, second, third, work, row, begin):
    """What the network says of a row; the features before number ``begin`` have been summed up already."""
    for j in range(FIRST):
        work[LOWER, j] = work[COMMON, j]
    for i in range(begin, int(row[0]) + 1):
        feature = int(row[i])
        for j in range(FIRST):
            work[LOWER, j] += first[feature, j]
    for j in range(SECOND):
        work[UPPER, j] = second[FIRST, j]
    for i in range(FIRST):
        x = work[LOWER, i]
        if x > 0.0:
            for j in range(SECOND):
                work[UPPER, j] += x * second[i, j]
    for j in range(OUTPUTS):
        work[SAID, j] = third[SECOND, j]
    for i in range(SECOND):
        x = work[UPPER, i]
        if x > 0.0:
            for j in range(OUTPUTS):
                work[SAID, j] += x * third[i, j]
    make_chances(work)


def make_chances(work):
    """The chances of the numbers of tricks, from their logarithms."""
    most = work[SAID, 0]
    for j in range(1, BETS):
        most = max(most, work[SAID, j])
    total = 0.0
    for j in range(BETS):
        work[SAID, j] = math.exp(work[SAID, j] - most)
        total += work[SAID, j]
    for j in range(BETS):
        work[SAID, j] /= total


def points_said(work, bet, won, is_open, envy):
    """The points to expect, less what is envied of the others'."""
    need = bet - won
    made = work[SAID, need] if need >= 0 and need < BETS else 0.0
    others = envy * OTHERS_POINTS * work[SAID, BETS]
    if is_open == 1:
        return made * (2 * bet + 3) - others
    points = 3.0 * made
    for more in range(BETS):
        points += work[SAID, more] * (won + more)
    return points - others


def choose(game, state, first, second, third, work, scratch, envy):
    """What the seat that is asked does, if it goes by the network: a place among the legal actions."""
    seat = int(state.actor)
    row = scratch[0]
    roles = scratch[1]
    find_roles(game, state, seat, roles)
    tell_common(game, state, seat, roles, row)
    common = int(row[0])
    sum_common(first, work, row)
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
            tell_card(game, state, int(state.hands[seat, nth(choices, option)]), roles, row)
        elif asked == Asked.BET:
            bet = option >> 1
            tell_need(bet, is_open, row)
        else:
            tell_need(bet, is_open, row)
        say(first, second, third, work, row, common + 1)
        value = points_said(work, bet, won, is_open, envy)
        if value > best:
            best = value
            chosen = option
    return chosen >> 1 if asked == Asked.BET else chosen
