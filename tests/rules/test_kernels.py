"""The entry points for whole arrays of games, on both machines, against the library."""

from typing import Any

import numpy as np
import pytest

from foretold.engine.array_groups import ResultArrays, StepArrays
from foretold.play.game import Game

GAMES = [("predictions", {"players": 3}), ("all-or-nothing", {"players": 3, "rounds": 2, "dealer": 1})]


class Arrays:
    """A few states of one game and the arrays that the entry points fill."""

    def __init__(self, name: str, options: dict[str, Any], interpreted: bool, count: int = 2) -> None:
        self.game = Game(name, options, interpreted=interpreted)
        self.engine = self.game.engine
        self.count = count
        self.states = np.zeros(count, self.game.rules.state_dtype).view(np.recarray)
        self.scratch = self.engine.new_scratch()
        self.seeds = np.arange(count, dtype=np.int64) + 5
        self.streams = np.arange(count, dtype=np.int64)
        self.actions = np.zeros(count, np.int32)
        self.scores = np.zeros((count, self.game.players), np.int32)
        self.winners = np.zeros((count, self.game.players), np.int8)
        self.numbers = np.zeros(count, np.int32)
        self.masks = np.zeros((count, len(self.game.actions)), np.int8)

    def reset(self) -> "Arrays":
        self.engine.reset_all(self.game.settings_array, self.states, 0, self.count, self.scratch, self.seeds)
        return self

    def choose(self) -> None:
        self.engine.random_all(self.game.settings_array, self.states, 0, self.count, self.streams, self.actions)

    def step(self, stride: int = 0) -> None:
        step = StepArrays(self.actions, self.scores, self.winners, self.numbers, self.seeds)
        self.engine.step_all(self.game.settings_array, self.states, 0, self.count, self.scratch, step, stride)

    def mask(self, i: int) -> list[str]:
        self.engine.mask_all(self.game.settings_array, self.states, 0, self.count, self.masks)
        return [str(self.game.actions[code]) for code in np.flatnonzero(self.masks[i])]


@pytest.fixture(params=GAMES, ids=[name for name, _ in GAMES])
def arrays(request: pytest.FixtureRequest, interpreted: bool) -> Arrays:
    name, options = request.param
    return Arrays(name, options, interpreted).reset()


def test_arrays_play_the_same_games_as_the_library(arrays: Arrays) -> None:
    """Seeds 5 and 6, random decisions, legal actions compared at each step, until both games are over."""
    twins = [arrays.game.deal(seed=int(seed)) for seed in arrays.seeds]
    while not all(twin.is_over for twin in twins):
        for i, twin in enumerate(twins):
            assert arrays.mask(i) == [str(action) for action in twin.legal_actions()]
        arrays.choose()
        arrays.step()
        for twin, code in zip(twins, arrays.actions.tolist(), strict=True):
            if code >= 0:
                twin.apply(arrays.game.actions[code])
    assert arrays.scores.tolist() == [list(twin.scores) for twin in twins]
    assert [tuple(np.flatnonzero(row)) for row in arrays.winners] == [twin.winners for twin in twins]


def test_an_illegal_action_is_refused_and_changes_nothing(arrays: Arrays) -> None:
    before = arrays.states.copy()
    for code in (-1, len(arrays.game.actions), len(arrays.game.actions) - 1):
        arrays.actions[:] = code
        arrays.step()
        assert arrays.numbers.tolist() == [1, 1]
    for field in before.dtype.names:
        assert (arrays.states[field] == before[field]).all()


def test_a_game_that_is_over_is_dealt_anew_with_the_next_seed(arrays: Arrays) -> None:
    ended: set[int] = set()
    while ended != {0, 1}:
        arrays.choose()
        arrays.step(stride=10)
        ended |= set(np.flatnonzero(arrays.numbers == -1).tolist())
        assert set(arrays.numbers.tolist()) <= {0, -1}
    assert not arrays.states.over.any()
    assert all(seed in (5 + i + 10 * n for n in range(1, 9)) for i, seed in enumerate(arrays.seeds.tolist()))


def test_a_game_that_is_over_stays_so_with_stride_0(arrays: Arrays) -> None:
    while not arrays.states.over.all():
        arrays.choose()
        arrays.step()
    arrays.choose()
    assert arrays.actions.tolist() == [-1, -1]
    assert arrays.mask(0) == []


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_random_games_are_the_same_on_both_machines(name: str, options: dict[str, Any]) -> None:
    found = []
    for interpreted in (True, False):
        a = Arrays(name, options, interpreted)
        results = ResultArrays(a.scores, a.winners, a.numbers)
        a.engine.play_random_games(a.game.settings_array, a.states, 0, a.scratch, 11, a.count, results)
        found.append((a.scores.tolist(), a.winners.tolist(), a.numbers.tolist()))
    assert found[0] == found[1]
    assert min(found[0][2]) > 0


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_playouts_leave_their_start_as_it_was(name: str, options: dict[str, Any]) -> None:
    decisions = []
    for interpreted in (True, False):
        a = Arrays(name, options, interpreted).reset()
        start = a.states[:1].copy()
        before = start.tobytes()
        decisions.append(a.engine.playouts(a.game.settings_array, a.states, 1, a.scratch, start, 2, 3))
        assert start.tobytes() == before
    assert decisions[0] == decisions[1] > 0


def test_hands_are_evaluated_in_the_order_of_section_7(interpreted: bool) -> None:
    """From nothing to the straight flush, each better than the one before."""
    game = Game("predictions", {"players": 2}, interpreted=interpreted)
    held = ["7C 9M 3S 4T 2C", "7C 7M 3S 4T 2C", "7C 7M 3S 3T 2C", "7C 7M 7S 3T 2C", "2C 3M 4S 5T 6C", "2C 4C 6C 8C KC"]
    held += ["7C 7M 7S 2T 2C", "7C 7M 7S 7T 2C", "2C 3C 4C 5C 6C", "3C 4C 5C 6C 7C"]
    hands = np.array([sum(1 << game.card_numbers[card] for card in text.split()) for text in held], np.int64)
    values = np.zeros(len(held), np.int16)
    game.engine.evaluate_hands(game.settings_array, hands, values)
    order = [value & 1023 for value in values.tolist()]
    assert order == sorted(set(order))


def test_the_seat_that_decides_is_observed_unless_another_is_named(arrays: Arrays) -> None:
    """-1 means the seat that decides; both games wait for seat 2, the dealer's left, or for seat 0, the first."""
    out = np.zeros((arrays.count, arrays.game.rules.observation_size), np.float32)
    seats = np.array([-1, 1], np.int8)
    arrays.engine.observe_all(arrays.game.settings_array, arrays.states, 0, arrays.count, seats, out)
    twins = [arrays.game.deal(seed=int(seed)) for seed in arrays.seeds]
    actor = twins[0].actor
    assert actor is not None
    assert np.array_equal(out[0], twins[0].observation(actor))
    assert np.array_equal(out[1], twins[1].observation(1))
