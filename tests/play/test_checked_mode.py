"""In the checked mode a wrong argument of an entry point is a clear error, not undefined behaviour."""

from __future__ import annotations

import numpy as np
import pytest

import foretold
from foretold.engine.argument_kinds import is_checked


def test_the_tests_run_in_the_checked_mode() -> None:
    assert is_checked()


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ((2, np.zeros(30, np.int32)), "list_legal, argument 2: expected elements of type int16, found int32"),
        ((2, np.zeros((30, 2), np.int16)), "list_legal, argument 2: expected 1 dimensions, found 2"),
        ((2, np.zeros(60, np.int16)[::2]), "list_legal, argument 2: expected an array that is contiguous in memory"),
        ((2, [0] * 30), "list_legal, argument 2: expected an array, found list"),
        ((1, "0"), "list_legal, argument 1: expected a number, found str"),
        ((0, np.zeros(1, np.int64)), "list_legal, argument 0: expected elements of type record of"),
    ],
)
def test_a_wrong_argument(change: tuple[int, object], error: str) -> None:
    state = foretold.game("all-or-nothing", players=3).deal(seed=1)
    arguments: list[object] = [state.state_array(), 0, np.zeros(30, np.int16)]
    assert state.game.engine.list_legal(*arguments) == 7
    arguments[change[0]] = change[1]
    with pytest.raises(TypeError, match=error):
        state.game.engine.list_legal(*arguments)
    with pytest.raises(TypeError, match="list_legal takes 3 arguments, not 2"):
        state.game.engine.list_legal(*arguments[:2])
