"""Rounds that go on from possible worlds, in the compiled subset: a seat goes by its network, the others as adepts do.

Of the two networks the first says what is good, the second what adepts would do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from foretold.engine.bits import nth, popcount
from foretold.engine.chance import WORD, mixed
from foretold.games.all_or_nothing.bots.likeness import likely_choice
from foretold.games.all_or_nothing.bots.network import DRAFT, MIND, choose
from foretold.games.all_or_nothing.bots.record_types import Records
from foretold.games.all_or_nothing.rules.flow import answer
from foretold.games.all_or_nothing.rules.state import NONE, Asked

if TYPE_CHECKING:
    from foretold.games.all_or_nothing.rules.record_types import GameRecord, StateRecord

STRIDE = 0x9E3779B9
#: What is foreseen: from which world on; an action by its place among the legal ones; what the seat will say of its
#: bet when it is asked (1 open, 0 secret, NONE: as the network has it); how much it envies the others; who is wild;
#: and the start of all random numbers.
TASK = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("begin", np.int64),
                ("place", np.int64),
                ("is_open", np.int64),
                ("envy", np.float64),
                ("wild", np.int64),
                ("stream", np.int64),
            ],
            align=True,
        ),
    )
)
#: The kinds of the arguments of ``foresee`` (see foretold.engine.engine).
KINDS = ("games", "states", "states", "scratches", MIND, DRAFT, TASK, "scores")


def foresee(
    games: Records,
    worlds: Records,
    states: Records,
    scratches: Records,
    minds: Records,
    drafts: Records,
    tasks: Records,
    ends: Records,
) -> None:
    """Do an action in worlds from the first on, one for each row of ``ends``, and go on; the points go there."""
    game = games[0]
    state = states[0]
    task = tasks[0]
    root = int(worlds[0].actor)
    for i in range(ends.shape[0]):
        number = int(task.begin) + i
        states[0] = worlds[number % worlds.shape[0]]
        luck = mixed((int(task.stream) + number * STRIDE) & WORD)
        answer(game, state, scratches[0], nth(int(state.choices), int(task.place)))
        while int(state.over) == 0:
            luck = mixed((luck + STRIDE) & WORD)
            chosen = chosen_by(game, state, minds, drafts, task, root, luck)
            answer(game, state, scratches[0], nth(int(state.choices), chosen))
        for seat in range(int(game.players)):
            ends[i, seat] = int(state.points[seat])


def chosen_by(
    game: GameRecord, state: StateRecord, minds: Records, drafts: Records, task: Records, root: int, luck: int
) -> int:
    """What the seat that is asked does: a place among the legal actions."""
    if int(state.asked) == Asked.PLAY and popcount(int(state.choices)) == 1:
        return 0
    if int(state.actor) != root:
        return likely_choice(game, state, minds[1], drafts[0], int(task.wild), luck)
    if int(state.asked) == Asked.OPEN and int(task.is_open) != NONE:
        return 1 - int(task.is_open)
    return choose(game, state, minds[0], drafts[0], task.envy, int(task.wild))
