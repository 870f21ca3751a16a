"""The step that every machine runs: from a decision to the next question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.bits import nth
from foretold.engine.scratch import Fault
from foretold.games.all_or_nothing.rules.actions import choice_in, is_legal
from foretold.games.all_or_nothing.rules.flow import answer

if TYPE_CHECKING:
    from foretold.engine.record_types import ScratchRecord
    from foretold.engine.value_types import ActionCode, Seat
    from foretold.games.all_or_nothing.rules.record_types import GameRecord, StateRecord


def apply_action(game: GameRecord, state: StateRecord, scratch: ScratchRecord, code: ActionCode) -> None:
    """Do a legal action, unchecked."""
    answer(game, state, scratch, choice_in(state, code))


def apply_kth(game: GameRecord, state: StateRecord, scratch: ScratchRecord, k: int) -> None:
    """Do the k-th legal action, which is quicker than to name it."""
    answer(game, state, scratch, nth(int(state.choices), k))


def try_action(game: GameRecord, state: StateRecord, scratch: ScratchRecord, code: ActionCode) -> int:
    """Do an action if it is legal; otherwise, or if an order is missing, the fault says why."""
    if not is_legal(state, code):
        return int(Fault.ILLEGAL)
    state.fault = 0
    apply_action(game, state, scratch, code)
    return int(state.fault)


def score_of(state: StateRecord, seat: Seat) -> int:
    """A seat's points so far."""
    return int(state.points[seat])
