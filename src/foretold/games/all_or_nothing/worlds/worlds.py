"""Possible worlds of a round, drawn from what one seat witnessed; every world that fits is as likely as any other.

The unseen cards are in the other hands or out of play; a seat that failed to follow a colour has none of it. Cards
whose colours the same seats can't have form a group. The unknown places of the hands get their cards one after the
other. How many ways there are to go on from a place, having taken so many cards of each group so far, is counted once,
from the last place back; then each place takes its group with a probability in proportion, and any card of the group.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.bits import has
from foretold.engine.chance import below, draw
from foretold.engine.value_types import ActionCode
from foretold.engine.world_plan import FIRST, KIND
from foretold.games.all_or_nothing.rules.flow import begin_round
from foretold.games.all_or_nothing.rules.state import BETS

if TYPE_CHECKING:
    from foretold.engine.record_types import ScratchRecord
    from foretold.engine.value_types import Longs, Reals, Shorts
    from foretold.games.all_or_nothing.rules.record_types import GameRecord, StateRecord

#: A bet that is not known (see foretold.engine.world_plan.NAMED).
BET_ANY = 1

#: The first row of a script: groups, unknown places of hands, cells of a table, first place out of play.
GROUPS, PICKS, CELLS, REST = range(4)
#: Then a row for each group: how far apart the cells are that differ by one card taken, and how many such there are.
#: The last group's share follows from the others', so that it needs no cells.
STRIDE, SIZE = range(2)
#: Then a row for each place: which it is, and the set of the groups that it may take.
PLACE, ALLOWED = range(2)

#: The memory: by group, the cards left.
LEFT = 0


def resume_round(game: GameRecord, state: StateRecord, scratch: ScratchRecord) -> None:
    """Deal the round whose number, dealer and points are in the state."""
    begin_round(game, state, scratch)


def code_of(
    game: GameRecord,
    state: StateRecord,
    decisions: Longs,
    number: int,
    script: Longs,
    work: Longs,
    orders: Shorts,
    stream: Longs,
) -> ActionCode:
    """The code of a decision of the round, in the world that was laid."""
    if int(decisions[number, KIND]) == BET_ANY:
        return ActionCode(below(stream, BETS))
    return ActionCode(int(decisions[number, FIRST]))


def lay_world(
    game: GameRecord, script: Longs, pool: Longs, work: Longs, reals: Reals, orders: Shorts, stream: Longs
) -> bool:
    """Draw a world: a card for every unknown place of ``orders``; False if there is none."""
    groups = int(script[0, GROUPS])
    if reals[0] <= 0:
        _count_ways(script, pool, reals)
    if reals[0] <= 0:
        return False
    for group in range(groups):
        work[LEFT + group] = pool[group, 0]
    cell = 0
    for pick in range(int(script[0, PICKS])):
        row = 1 + groups + pick
        group = _choose_group(script, work, reals, pick, cell, stream)
        cell += int(script[1 + group, STRIDE])
        orders[0, int(script[row, PLACE])] = _take_card(pool, work, group, stream)
    _lay_rest(script, pool, work, orders)
    return True


def _take_card(pool: Longs, work: Longs, group: int, stream: Longs) -> int:
    """A random card of the group; those left lie before those taken."""
    left = int(work[LEFT + group])
    place = 1 + below(stream, left)
    card = int(pool[group, place])
    pool[group, place] = pool[group, left]
    pool[group, left] = card
    work[LEFT + group] = left - 1
    return card


def _lay_rest(script: Longs, pool: Longs, work: Longs, orders: Shorts) -> None:
    """What is left is out of play."""
    place = int(script[0, REST])
    for group in range(int(script[0, GROUPS])):
        for i in range(int(work[LEFT + group])):
            orders[0, place] = pool[group, 1 + i]
            place += 1


def _choose_group(script: Longs, work: Longs, reals: Reals, pick: int, cell: int, stream: Longs) -> int:
    """The group that a place takes its card from: in proportion to the ways to go on."""
    groups = int(script[0, GROUPS])
    if groups == 1:
        return 0
    following = (pick + 1) * int(script[0, CELLS])
    allowed = int(script[1 + groups + pick, ALLOWED])
    rest = reals[following - int(script[0, CELLS]) + cell] * (draw(stream) + 0.5) / 4294967296.0
    chosen = 0
    for group in range(groups):
        if has(allowed, group) and int(work[LEFT + group]) > 0:
            ways = int(work[LEFT + group]) * reals[following + cell + int(script[1 + group, STRIDE])]
            if ways > 0:
                chosen = group
                rest -= ways
                if rest <= 0:
                    return group
    return chosen


def _count_ways(script: Longs, pool: Longs, reals: Reals) -> None:
    """For each place and each share of the groups so far, the number of ways to go on, into the table."""
    picks = int(script[0, PICKS])
    cells = int(script[0, CELLS])
    for cell in range(cells):
        reals[picks * cells + cell] = 1
    for pick in range(picks - 1, -1, -1):
        for cell in range(cells):
            reals[pick * cells + cell] = _ways(script, pool, reals, pick, cell)


def _ways(script: Longs, pool: Longs, reals: Reals, pick: int, cell: int) -> float:
    """The number of ways to go on from one place and share."""
    groups = int(script[0, GROUPS])
    allowed = int(script[1 + groups + pick, ALLOWED])
    following = (pick + 1) * int(script[0, CELLS])
    taken = 0
    ways = 0.0
    for group in range(groups):
        stride = int(script[1 + group, STRIDE])
        size = int(script[1 + group, SIZE])
        share = pick - taken if group == groups - 1 else (cell // stride) % size
        taken += share
        left = int(pool[group, 0]) - share
        if share < 0:
            return 0.0
        if has(allowed, group) and left > 0 and (group == groups - 1 or share + 1 < size):
            ways += left * reals[following + cell + stride]
    return ways
