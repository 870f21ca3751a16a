"""Legal actions as a set: for games whose actions have codes below 62, kept in the state's field ``choices``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.bits import has, nth, popcount
from foretold.engine.value_types import ActionCode

if TYPE_CHECKING:
    from foretold.engine.record_types import StateWithChoices
    from foretold.engine.value_types import Shorts


def legal_count(state: StateWithChoices) -> int:
    """How many actions are legal now."""
    return popcount(int(state.choices))


def legal_action(state: StateWithChoices, k: int) -> ActionCode:
    """The code of the k-th legal action; codes rise with k."""
    return ActionCode(nth(int(state.choices), k))


def legal_actions(state: StateWithChoices, codes: Shorts) -> int:
    """Write the codes of all legal actions, in order; returns their number."""
    count = legal_count(state)
    for k in range(count):
        codes[k] = legal_action(state, k)
    return count


def is_legal(state: StateWithChoices, code: ActionCode) -> bool:
    """Whether an action may be done now."""
    return code >= 0 and has(int(state.choices), code)
