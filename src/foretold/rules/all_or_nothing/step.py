"""The step that every machine runs: from a decision to the next question."""

from foretold.rules.all_or_nothing.actions import choice_in, is_legal
from foretold.rules.all_or_nothing.flow import answer
from foretold.rules.bits import nth
from foretold.rules.desk import Fault


def apply_action(game, state, desk, code):
    """Do a legal action, unchecked."""
    answer(game, state, desk, choice_in(state, code))


def apply_kth(game, state, desk, k):
    """Do the k-th legal action, which is quicker than to name it."""
    answer(game, state, desk, nth(int(state.choices), k))


def try_action(game, state, desk, code):
    """Do an action if it is legal; otherwise, or if an order is missing, the fault says why."""
    if not is_legal(state, code):
        return int(Fault.ILLEGAL)
    state.fault = 0
    apply_action(game, state, desk, code)
    return int(state.fault)


def score_of(state, seat):
    """A seat's points so far."""
    return int(state.points[seat])
