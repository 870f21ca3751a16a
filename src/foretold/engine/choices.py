"""Legal actions as a set: for games whose actions have codes below 62, kept in the state's field ``choices``."""

from foretold.engine.bits import has, nth, popcount


def legal_count(state):
    """How many actions are legal now."""
    return popcount(int(state.choices))


def legal_action(state, k):
    """The code of the k-th legal action; codes rise with k."""
    return nth(int(state.choices), k)


def legal_actions(state, codes):
    """Write the codes of all legal actions, in order; returns their number."""
    count = legal_count(state)
    for k in range(count):
        codes[k] = legal_action(state, k)
    return count


def is_legal(state, code):
    """Whether an action may be done now."""
    return code >= 0 and has(int(state.choices), code)
