"""In the checked mode a wrong argument of an entry point is a clear error, not undefined behaviour."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

import foretold
from foretold.engine.checked_calls import is_checked
from foretold.engine.entry_points import ENTRY_POINTS
from tests.play.calls import Call, calls

NAMES = (*ENTRY_POINTS, "play_random", "read_log", "settle_games", "simulate")
#: Numbers of which any is good: the rules refuse a code themselves, and seeds and streams have no limits.
ANY_NUMBER = {"attempt.code", "first_seed", "stride", "settings.stream", "settings.exploration", "request.memory_aid"}
#: Numbers with no highest: they only say how much is done or told.
NO_HIGHEST = {"round_", "request.since", "request.decision", "playouts.count", "read_log.decisions"}
NO_HIGHEST |= {"simulate.first", "simulate.count", "settings.patience"}
#: Arrays that may be empty: nothing is given, nothing is to be done, or nobody is told. The sizes of a plan's pool and
#: of its sampler's memory are the game's own affair.
MAY_BE_EMPTY = {"stacked", "replay_codes.codes", "evaluate_hands.hands", "request.seats", "imagine.codes"}
MAY_BE_EMPTY |= {"settle_games.sheets.rows", "plan.decisions", "plan.pool", "plan.work", "plan.reals"}


@cache
def _calls(interpreted: bool) -> dict[str, Call]:
    return calls(interpreted)


@pytest.fixture(params=[True, False], ids=["interpreted", "compiled"])
def machine(request: pytest.FixtureRequest) -> dict[str, Call]:
    return _calls(request.param)


def _is_one_of(names: set[str], entry: str, part: str) -> bool:
    return part in names or f"{entry}.{part}" in names


def _refused(call: Call, entry: str, part: str, value: Any, error: type[Exception], expected: str) -> None:
    spoiled = call.with_part(part, value)
    with pytest.raises(error, match=rf"^{entry}, argument {re.escape(part)}: {expected}"):
        spoiled.make()


def _arrays(call: Call) -> Iterator[tuple[str, np.ndarray]]:
    return ((part, value) for part, value in call.parts() if isinstance(value, np.ndarray))


def _numbers(call: Call) -> Iterator[tuple[str, int]]:
    return ((part, value) for part, value in call.parts() if not isinstance(value, np.ndarray))


def test_the_tests_run_in_the_checked_mode() -> None:
    assert is_checked()


@pytest.mark.parametrize("name", NAMES)
def test_elements_of_another_type(machine: dict[str, Call], name: str) -> None:
    call = machine[name]
    for part, array in _arrays(call):
        other = np.zeros(array.shape, np.float64 if array.dtype != np.float64 else np.int64)
        _refused(call, name, part, other, TypeError, f"expected elements of type .+, found {other.dtype}$")
        _refused(call, name, part, array.tolist(), TypeError, "expected an array, found list$")
    for part, _ in _numbers(call):
        _refused(call, name, part, "0", TypeError, "expected a number, found str$")


@pytest.mark.parametrize("name", NAMES)
def test_another_shape(machine: dict[str, Call], name: str) -> None:
    call = machine[name]
    for part, array in _arrays(call):
        found = f"expected {array.ndim} dimensions, found {array.ndim + 1}$"
        _refused(call, name, part, array[np.newaxis], TypeError, found)
        apart = np.zeros((4 + 2 * len(array), *array.shape[1:]), array.dtype)[::2]
        if apart.size:
            _refused(call, name, part, apart, TypeError, "expected an array that is contiguous in memory$")
    for part, value in call.given.items():
        if isinstance(value, tuple):
            _refused(call, name, part, tuple(value), TypeError, f"expected {type(value).__name__}, found tuple$")


@pytest.mark.parametrize("name", NAMES)
def test_an_array_that_is_too_short(machine: dict[str, Call], name: str) -> None:
    call = machine[name]
    for part, array in _arrays(call):
        if not _is_one_of(MAY_BE_EMPTY, name, part) and array.size:
            with pytest.raises(ValueError, match=rf"^{name}, argument \S+: expected .+, found -?\d+"):
                call.with_part(part, array[:0].copy()).make()


@pytest.mark.parametrize("name", NAMES)
def test_a_number_out_of_range(machine: dict[str, Call], name: str) -> None:
    call = machine[name]
    for part, _ in _numbers(call):
        for number in (-1, 1 << 20):
            if _is_one_of(ANY_NUMBER, name, part) or (number > 0 and _is_one_of(NO_HIGHEST, name, part)):
                continue
            with pytest.raises(ValueError, match=rf"^{name}, argument \S+: expected .+, found -?\d+"):
                call.with_part(part, number).make()


@pytest.mark.parametrize("name", NAMES)
def test_a_good_call_and_the_number_of_arguments(machine: dict[str, Call], name: str) -> None:
    call = machine[name]
    call.copy().make()
    count = len(call.given)
    with pytest.raises(TypeError, match=f"^{name} takes {count} arguments, not {count - 1}$"):
        call.entry(*list(call.given.values())[:-1])


@pytest.mark.parametrize(
    ("name", "part", "value", "error"),
    [
        ("list_legal", "codes", np.zeros(1, np.int16), "expected at least 57 elements, found 1"),
        ("list_legal", "i", 2, "expected an index of states, 0 to 1, found 2"),
        ("step_all", "last", 3, "expected at most the length of states, 2, found 3"),
        ("step_all", "first", 3, "expected 0 to last, 2, found 3"),
        ("step_all", "step.scores", np.zeros((2, 2), np.int32), "expected at least 3 elements along axis 1, found 2"),
        ("mask_all", "masks", np.zeros((2, 3), np.int8), r"expected at least \d+ elements along axis 1, found 3"),
        ("observe_all", "seats", np.array([0, 3], np.int8), r"expected elements of -1 to 2, found 3 at \[1\]"),
        ("begin", "stacked", np.full((1, 65), 0, np.int16), "expected at most 64 elements along axis 1, found 65"),
        ("begin", "stacked", np.full((1, 54), 64, np.int16), r"expected elements of -1 to 63, found 64 at \[0, 0\]"),
        (
            "begin",
            "facts",
            np.zeros((100, 7), np.int16),
            "expected room for the 0 facts written and 256 more, found 100",
        ),
        ("attempt", "facts", np.full((300, 7), 9, np.int16), "expected room for the 294921 facts written, found 300"),
        ("attempt", "facts", np.zeros((300, 6), np.int16), "expected 7 columns, found 6"),
        ("write_news", "written.ends", np.zeros(3, np.int64), "expected at least 4 elements, found 3"),
        ("write_news", "request.seats", np.array([3], np.int8), r"expected elements of -1 to 2, found 3 at \[0\]"),
        ("read_log", "sheets.kinds", np.array([0, 6, 0]), r"expected elements of 0 to 5, found 6 at \[1\]"),
    ],
)
def test_what_the_error_says(machine: dict[str, Call], name: str, part: str, value: Any, error: str) -> None:
    _refused(machine[name], name, part, value, ValueError, error)


@pytest.mark.parametrize("name", ["predictions", "all-or-nothing"])
def test_the_words_from_the_log_are_as_many_as_declared(name: str) -> None:
    game = foretold.game(name, players=3)
    chronicle = game.rules.chronicle(game.players, game.deck)
    assert len(game.rules.from_log(chronicle)) == game.rules.log_words


def test_a_state_that_is_asked_with_a_wrong_array() -> None:
    state = foretold.game("all-or-nothing", players=3).deal(seed=1)
    with pytest.raises(ValueError, match=r"^list_legal, argument codes: expected at least \d+ elements, found 1$"):
        state.game.engine.list_legal(state.state_array(), 0, np.zeros(1, np.int16))
