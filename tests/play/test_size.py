"""A server keeps thousands of games: a state stays small."""

import gc
import random
import tracemalloc

import pytest

import foretold

MOST_BYTES = 25_000


def midway(game: foretold.Game, seed: int) -> foretold.State:
    """A game after 60 decisions, everybody having looked at it."""
    chance = random.Random(seed)
    state = game.deal(seed=seed)
    while not state.is_over and len(state.actions) < 60:
        state.apply(chance.choice(state.legal_actions()))
        state.glances([0, 1, 2, 3, None])
    return state


@pytest.mark.parametrize("name", ["predictions", "all-or-nothing"])
def test_a_state_is_small(name: str) -> None:
    game = foretold.game(name, players=4)
    midway(game, 0)  # what all games share is made with the first
    gc.collect()
    tracemalloc.start()
    try:
        states = [midway(game, seed) for seed in range(20)]
        gc.collect()
        size = tracemalloc.get_traced_memory()[0] / len(states)
    finally:
        tracemalloc.stop()
    assert 1_000 < size < MOST_BYTES
