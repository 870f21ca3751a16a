"""The step that every machine runs: from a decision to the next question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.scratch import Fault
from foretold.engine.value_types import Card
from foretold.games.predictions.rules.actions import card_in, card_of, extra_in, extra_of, is_legal, place_in, place_of
from foretold.games.predictions.rules.flow import answer

if TYPE_CHECKING:
    from foretold.engine.record_types import ScratchRecord
    from foretold.engine.value_types import ActionCode, Seat
    from foretold.games.predictions.rules.record_types import GameRecord, StateRecord


def apply_action(game: GameRecord, state: StateRecord, scratch: ScratchRecord, code: ActionCode) -> None:
    """Do a legal action, unchecked."""
    asked = int(state.asked)
    extra = extra_in(asked, code)
    card = Card(0) if extra != 0 else card_in(asked, code)
    place = 0 if extra != 0 else place_in(asked, code)
    answer(game, state, scratch, card, place, extra)


def apply_kth(game: GameRecord, state: StateRecord, scratch: ScratchRecord, k: int) -> None:
    """Do the k-th legal action, which is quicker than to name it."""
    extra = extra_of(state, k)
    card = Card(0) if extra != 0 else card_of(state, k)
    place = 0 if extra != 0 else place_of(state, k)
    answer(game, state, scratch, card, place, extra)


def try_action(game: GameRecord, state: StateRecord, scratch: ScratchRecord, code: ActionCode) -> int:
    """Do an action if it is legal; otherwise, or if an order is missing, the fault says why."""
    if not is_legal(state, code):
        return int(Fault.ILLEGAL)
    state.fault = 0
    apply_action(game, state, scratch, code)
    return int(state.fault)


def score_of(state: StateRecord, seat: Seat) -> int:
    """A seat's runes so far."""
    return int(state.runes[seat])
