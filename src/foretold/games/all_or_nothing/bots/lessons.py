"""Rounds that the network plays against itself, written down for it to learn from; in the compiled subset."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from foretold.engine.bits import nth, popcount
from foretold.engine.chance import WORD, mixed
from foretold.engine.value_types import Card
from foretold.games.all_or_nothing.bots.features import NEED, NEEDS, find_roles, tell_card, tell_common, tell_need
from foretold.games.all_or_nothing.bots.likeness import likely_choice
from foretold.games.all_or_nothing.bots.network import DRAFT, MIND, choose
from foretold.games.all_or_nothing.bots.record_types import Records, Roles, Row
from foretold.games.all_or_nothing.rules.flow import answer
from foretold.games.all_or_nothing.rules.operations import reseed, start_last_round
from foretold.games.all_or_nothing.rules.state import MOST_CARDS, SEATS, Asked

if TYPE_CHECKING:
    from foretold.engine.record_types import ScratchRecord
    from foretold.games.all_or_nothing.rules.record_types import GameRecord, StateRecord

STRIDE = 0x9E3779B9
#: Decisions of a round at most.
MOST_DECISIONS = SEATS * (MOST_CARDS + 1)
#: Columns of what came of a decision: whose it was, tricks won after it, what was asked, the others' points in parts.
SEAT, TRICKS, ASKED, OTHERS = range(4)
PARTS = 60
#: What is played: the start of all random numbers; how many rounds; of 2^16 decisions so many in which something
#: else is tried; how much the others are envied; of 2^16 rounds so many in which one seat plays against others that
#: decide as adepts do.
TASK = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("stream", np.int64),
                ("rounds", np.int64),
                ("trials", np.int64),
                ("envy", np.float64),
                ("sparring", np.int64),
            ],
            align=True,
        ),
    )
)
#: The kinds of the arguments of ``generate`` (see foretold.engine.engine).
KINDS = ("games", "states", "scratches", MIND, DRAFT, TASK, "stacked", "scores")
#: Bets are tried out so many times as often as cards.
MORE_TRIALS = 3
#: Of 256 seats so many are thought to be wild.
SELDOM_WILD = 36
#: A chance is told in parts of this.
CERTAIN = 1 << 16


def generate(
    games: Records,
    states: Records,
    scratches: Records,
    minds: Records,
    drafts: Records,
    tasks: Records,
    rows: Records,
    outcomes: Records,
) -> int:
    """Play rounds of any of the games, and write down each decision; returns how many there were."""
    count = 0
    task = tasks[0]
    luck = int(task.stream) & WORD
    state = states[0]
    for number in range(int(task.rounds)):
        luck = mixed((luck + STRIDE + number) & WORD)
        game = games[luck % games.shape[0]]
        luck = deal(game, state, scratches[0], luck)
        begun = count
        wild = any_wild(luck)
        learner = (luck >> 11) % int(game.players) if ((luck >> 16) & 0xFFFF) < int(task.sparring) else -1
        while int(state.over) == 0:
            luck = mixed((luck + STRIDE) & WORD)
            if int(state.asked) == Asked.PLAY and popcount(int(state.choices)) == 1:
                k = 0
            elif learner >= 0 and int(state.actor) != learner:
                k = likely_choice(game, state, minds[1], drafts[0], wild, mixed(luck ^ STRIDE))
            else:
                k = choose(game, state, minds[0], drafts[0], task.envy, wild)
                k = tried(state, k, luck, int(task.trials))
                write_down(game, state, k, drafts[0].roles, rows[count], outcomes[count], wild)
                count += 1
            answer(game, state, scratches[0], nth(int(state.choices), k))
        for i in range(begun, count):
            complete(game, state, rows, outcomes, i)
    return count


def deal(game: GameRecord, state: StateRecord, scratch: ScratchRecord, luck: int) -> int:
    """Deal the last round of a game with a random dealer; returns the last random number."""
    luck = reseed(state, luck)
    start_last_round(game, state, scratch, (luck >> 7) % int(game.players))
    return luck


def any_wild(luck: int) -> int:
    """A set of seats, each seldom in it."""
    wild = 0
    for seat in range(SEATS):
        luck = mixed((luck + STRIDE) & WORD)
        wild |= (1 << seat) if (luck & 0xFF) < SELDOM_WILD else 0
    return wild


def tried(state: StateRecord, k: int, luck: int, trials: int) -> int:
    """Now and then something else: any card, one trick more or less, open for secret."""
    draw = luck & (CERTAIN - 1)
    other = luck >> 16
    asked = int(state.asked)
    if asked == Asked.PLAY:
        return other % popcount(int(state.choices)) if draw < trials else k
    if draw >= MORE_TRIALS * trials:
        return k
    if asked == Asked.OPEN:
        return other & 1
    return min(max(k + other % 3 - 1, 0), int(state.round_cards))


def write_down(
    game: GameRecord, state: StateRecord, k: int, roles: Roles, row: Row, outcome: Records, wild: int
) -> None:
    """The features of a decision; a bet's last one is made good later, when it is open or secret."""
    seat = int(state.actor)
    asked = int(state.asked)
    find_roles(game, state, seat, roles)
    tell_common(game, state, seat, roles, row, wild)
    if asked == Asked.PLAY:
        tell_need(int(state.bets[seat]) - int(state.tricks[seat]), int(state.open_bets[seat]), row)
        tell_card(game, state, Card(state.hands[seat, nth(int(state.choices), k)]), roles, row)
    elif asked == Asked.OPEN:
        tell_need(int(state.bets[seat]), 1 - k, row)
    else:
        tell_need(k, 0, row)
    outcome[SEAT] = seat
    outcome[TRICKS] = int(state.tricks[seat])
    outcome[ASKED] = asked


def complete(game: GameRecord, state: StateRecord, rows: Records, outcomes: Records, at: int) -> None:
    """What came of a decision, once the round is over."""
    seat = int(outcomes[at, SEAT])
    total = 0
    for other in range(int(game.players)):
        total += int(state.points[other]) if other != seat else 0
    outcomes[at, TRICKS] = int(state.tricks[seat]) - int(outcomes[at, TRICKS])
    outcomes[at, OTHERS] = (PARTS * total) // (int(game.players) - 1)
    if int(outcomes[at, ASKED]) == Asked.BET:
        rows[at, int(rows[at, 0])] = NEED + int(state.open_bets[seat]) * NEEDS + int(state.bets[seat]) + MOST_CARDS
