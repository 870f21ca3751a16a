"""Illegal actions: whatever is not legal is refused and leaves the state as it was."""

from typing import Any

import pytest

import foretold
from tests.conformance.kit import picture, stops
from tests.conformance.variants import CORE, Variant
from tests.tiers import some_of

JUNK: list[Any] = [
    "", " ", "pass ", " pass", "PASS", "play", "play ", "play 1C", "play  JM", "play JM JM", "take -1", "take 7",
    "bet 7", "bet -1", "bet ٣", "predict 9", "swap 7C", "swap 7C 3 3", "keep", "\x00", "pass\n", "выпас", "🂡",
    "play 7C\u200b", "x" * 10_000, None, 0, 1, -1, 3.5, b"pass", [], {}, ("play", "JM"), object(),
]  # fmt: skip


def refused(state: foretold.State, action: Any) -> foretold.IllegalAction:
    with pytest.raises(foretold.IllegalAction) as caught:
        state.apply(action)
    return caught.value


@pytest.mark.parametrize("variant", some_of(CORE, 7), ids=str)
def test_an_illegal_action_leaves_the_state_unchanged(variant: Variant) -> None:
    """Every action of the table that is not legal now, at a few points of the game and after its end."""
    for state in stops(variant, 1):
        before = picture(state)
        legal = set(state.legal_actions())
        for action in state.game.actions:
            if action not in legal:
                error = refused(state, action)
        assert picture(state) == before
        assert error.code == ("game-over" if state.is_over else "action-illegal")


@pytest.mark.parametrize("variant", some_of(CORE, 7), ids=str)
def test_junk_is_no_action(variant: Variant) -> None:
    for state in stops(variant, 0):
        before = picture(state)
        for junk in JUNK:
            if junk not in state.game.actions:
                error = refused(state, junk)
                assert error.code == "action-unknown"
                assert str(error)
        assert picture(state) == before


@pytest.mark.parametrize("variant", some_of(CORE, 7), ids=str)
def test_a_seat_out_of_range_is_refused(variant: Variant) -> None:
    for state in stops(variant, 0):
        before = picture(state)
        junk: list[Any] = [-1, variant.players, 99, "0", 0.0, True, b"0", [], 2**70]
        for seat in junk:
            with pytest.raises(foretold.InvalidSeat) as caught:
                state.view(seat)
            assert str(caught.value)
        assert picture(state) == before
