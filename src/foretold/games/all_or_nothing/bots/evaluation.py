"""What comes of each option: the round played to its end in possible worlds, in the compiled subset.

The policy that decides here for everybody is the one of the search's play-outs: one judgement, with more effort.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from foretold.engine.chance import WORD, mixed
from foretold.engine.kernels import next_number, random_below
from foretold.games.all_or_nothing.bots.policy import policy
from foretold.games.all_or_nothing.bots.record_types import Records, Row
from foretold.games.all_or_nothing.rules.actions import legal_count
from foretold.games.all_or_nothing.rules.scoring import gain
from foretold.games.all_or_nothing.rules.state import Asked
from foretold.games.all_or_nothing.rules.step import apply_kth

if TYPE_CHECKING:
    from foretold.engine.record_types import ScratchRecord
    from foretold.games.all_or_nothing.rules.record_types import GameRecord, StateRecord

#: What is evaluated: the set of seats that play at random, and the start of all random numbers.
TASK = np.dtype((np.record, np.dtype([("wild", np.int64), ("stream", np.int64)], align=True)))
#: Columns of an option's sums: the others' points; the seat's own with a secret and with an open bet; and its shares of
#: the win, if the game were over then, in parts of ``WIN`` (up to six share a win).
OTHERS, SECRET, OPEN, SECRET_WINS, OPEN_WINS, COLUMNS = range(6)
WIN = 60
#: The kinds of the arguments of ``evaluate`` (see foretold.engine.engine).
KINDS = ("games", "states", "states", "scratches", TASK, "tables")
#: Between the random numbers of one world and the next.
STRIDE = 0x9E3779B1


def evaluate(
    games: Records, worlds: Records, states: Records, scratches: Records, tasks: Records, sums: Records
) -> None:
    """Take the first legal actions in every world, one for each row of ``sums``, and add up what the round brings."""
    game = games[0]
    task = tasks[0]
    for i in range(worlds.shape[0]):
        luck = mixed((int(task.stream) + i * STRIDE) & WORD)
        for k in range(sums.shape[0]):  # all with the same random numbers: what differs is the action's doing
            states[0] = worlds[i]
            apply_kth(game, states[0], scratches[0], k)
            play_round(game, states[0], scratches[0], int(task.wild), luck)
            add_up(game, worlds[i], states[0], sums[k])


def play_round(game: GameRecord, state: StateRecord, scratch: ScratchRecord, wild: int, stream: int) -> None:
    """Let the policy decide for everybody until the round is over; wild seats play any card."""
    while int(state.over) == 0:
        stream = next_number(stream)
        if (wild >> int(state.actor)) & 1 == 1 and int(state.asked) == Asked.PLAY:
            k = random_below(stream, legal_count(state))
        else:
            k = policy(game, state, mixed(stream))
        apply_kth(game, state, scratch, k)


def add_up(game: GameRecord, before: StateRecord, after: StateRecord, sums: Row) -> None:
    """Add what a round brought the others and the seat that was asked, whether its bet was secret or open."""
    seat = int(before.actor)
    most = 0
    best = 0
    for other in range(int(game.players)):
        if other != seat:
            points = int(after.points[other])
            sums[OTHERS] += points - int(before.points[other])
            best = 1 if points > most else best + (1 if points == most else 0)
            most = max(most, points)
    for is_open in range(2):
        points = gain(int(after.bets[seat]), is_open == 1, int(after.tricks[seat]))
        ahead = int(before.points[seat]) + points - most
        sums[SECRET + is_open] += points
        sums[SECRET_WINS + is_open] += WIN if ahead > 0 else (WIN // (best + 1) if ahead == 0 else 0)
