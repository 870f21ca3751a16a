"""What a good player would do: a small network in the adept's likeness, in the compiled subset.

It learnt from what adepts decided (`training.imitation`). In play-outs it decides for the others, and worlds in which
the others did what it holds likely are believed sooner.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from foretold.engine.bits import nth, popcount
from foretold.engine.value_types import Card
from foretold.games.all_or_nothing.bots.features import INPUTS, find_roles, tell_card, tell_common, tell_need
from foretold.games.all_or_nothing.bots.network import FIRST, SECOND, reckon, sum_common
from foretold.games.all_or_nothing.bots.record_types import Draft, Mind, Records, Roles, Row
from foretold.games.all_or_nothing.rules.state import Asked

if TYPE_CHECKING:
    from foretold.games.all_or_nothing.rules.record_types import GameRecord, StateRecord

SHAPES = ((INPUTS, FIRST), (FIRST + 1, SECOND), (SECOND + 1, 1))
#: It learnt what adepts hold of their options, softened; they choose more firmly by this factor.
DECIDED = 3.0
#: A random number is told in parts of this.
WHOLE = 1 << 32


def options_of(state: StateRecord) -> int:
    """How many things a good player considers: no bet above the number of tricks."""
    return int(state.round_cards) + 1 if int(state.asked) == Asked.BET else popcount(int(state.choices))


def tell_option(game: GameRecord, state: StateRecord, option: int, roles: Roles, row: Row) -> None:
    """Add to a row of common features what an option is."""
    seat = int(state.actor)
    asked = int(state.asked)
    if asked == Asked.PLAY:
        tell_need(int(state.bets[seat]) - int(state.tricks[seat]), int(state.open_bets[seat]), row)
        tell_card(game, state, Card(state.hands[seat, nth(int(state.choices), option)]), roles, row)
    elif asked == Asked.BET:
        tell_need(option, 0, row)
    else:
        tell_need(int(state.bets[seat]), 1 - option, row)


def weigh_options(game: GameRecord, state: StateRecord, mind: Mind, draft: Draft, wild: int) -> int:
    """How likely each option of the seat that is asked is; returns how many there are."""
    seat = int(state.actor)
    row = draft.row
    roles = draft.roles
    chances = draft.chances
    find_roles(game, state, seat, roles)
    tell_common(game, state, seat, roles, row, wild)
    common = int(row[0])
    sum_common(mind, draft)
    options = options_of(state)
    most = -1e30
    for option in range(options):
        row[0] = common
        tell_option(game, state, option, roles, row)
        reckon(mind, draft, common + 1, 1)
        chances[option] = DECIDED * draft.said[0]
        most = max(most, chances[option])
    total = 0.0
    for option in range(options):
        chances[option] = math.exp(chances[option] - most)
        total += chances[option]
    for option in range(options):
        chances[option] /= total
    return options


def likely_choice(game: GameRecord, state: StateRecord, mind: Mind, draft: Draft, wild: int, luck: int) -> int:
    """One of the options, each as often as it is likely: a place among the legal actions."""
    options = weigh_options(game, state, mind, draft, wild)
    left = luck / WHOLE
    for option in range(options - 1):
        left -= draft.chances[option]
        if left < 0.0:
            return option
    return options - 1


def write_options(games: Records, states: Records, drafts: Records, rows: Records, wild: int) -> int:
    """The features of all options of a decision, one a row; returns how many there are."""
    game = games[0]
    state = states[0]
    seat = int(state.actor)
    roles = drafts[0].roles
    find_roles(game, state, seat, roles)
    options = options_of(state)
    for option in range(options):
        tell_common(game, state, seat, roles, rows[option], wild)
        tell_option(game, state, option, roles, rows[option])
    return options


def weigh_once(games: Records, states: Records, minds: Records, drafts: Records, wild: int) -> int:
    """How likely each option is, in the first of the games."""
    return weigh_options(games[0], states[0], minds[0], drafts[0], wild)
