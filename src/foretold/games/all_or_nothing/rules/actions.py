"""Section 7: the action table. Its order is fixed for ever: saved nets and arrays of actions depend on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.bits import has, nth, popcount
from foretold.engine.value_types import ActionCode, Card, Seat
from foretold.games.all_or_nothing.rules.state import BETS, NONE, Asked

if TYPE_CHECKING:
    from foretold.engine.value_types import Shorts
    from foretold.games.all_or_nothing.rules.record_types import StateRecord

BET = 0
OPEN = BET + BETS
SECRET = OPEN + 1
PLAY = SECRET + 1

#: The largest number of legal actions at once: the bets.
MOST_LEGAL = BETS


def legal_count(state: StateRecord) -> int:
    """How many actions are legal now."""
    return popcount(int(state.choices))


def legal_action(state: StateRecord, k: int) -> ActionCode:
    """The code of the k-th legal action; codes rise with k."""
    choice = nth(int(state.choices), k)
    asked = int(state.asked)
    if asked == Asked.BET:
        return ActionCode(BET + choice)
    if asked == Asked.OPEN:
        return ActionCode(OPEN + choice)
    return ActionCode(PLAY + int(state.hands[int(state.actor), choice]))


def legal_actions(state: StateRecord, codes: Shorts) -> int:
    """Write the codes of all legal actions, in order; returns their number."""
    count = legal_count(state)
    for k in range(count):
        codes[k] = legal_action(state, k)
    return count


def choice_in(state: StateRecord, code: ActionCode) -> int:
    """The choice that a code names: a bet, an answer, a place of the hand; NONE if it answers another question."""
    asked = int(state.asked)
    if asked == Asked.BET:
        return code if code < OPEN else NONE
    if asked == Asked.OPEN:
        return code - OPEN if code == OPEN or code == SECRET else NONE
    if asked == Asked.PLAY:
        return _place_of(state, Card(code - PLAY))
    return NONE


def _place_of(state: StateRecord, card: Card) -> int:
    """Where in the hand of the player who decides a card is; NONE if it is not there."""
    seat = Seat(state.actor)
    for place in range(int(state.hand_counts[seat])):
        if int(state.hands[seat, place]) == card:
            return place
    return NONE


def is_legal(state: StateRecord, code: ActionCode) -> bool:
    """Whether an action answers the question that is asked now."""
    if code < 0:
        return False
    choice = choice_in(state, code)
    return choice != NONE and has(int(state.choices), choice)
