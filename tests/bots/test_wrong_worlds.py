"""Samplers that are wrong on purpose: the checks of imagined worlds notice each of them."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import foretold
from foretold.bots.imagination import Imagination
from foretold.games.predictions.worlds.blind_script import AHEAD, PACE
from foretold.play.history import History
from tests.bots.positions import play_blind, small_game, unseen_in_tricks
from tests.bots.test_even_worlds import BLIND, Sampler, agrees, announced, every_world, is_even, sampler_of


def without(state: foretold.State, seat: int, fact: str) -> Sampler:
    """Overhears all facts of a kind."""
    truth, view = History.of(state), state.view(seat)
    view["log"] = [entry for entry in view["log"] if entry["fact"] != fact]
    imagination = Imagination(truth.game, view)
    return lambda seed: truth.with_last_round(*imagination.round(seed))


def from_hands_alone(state: foretold.State, seat: int) -> Sampler:
    """Never puts cards into a hand that nobody was dealt."""
    truth = History.of(state)
    _, groups = unseen_in_tricks(state, seat)
    places = [place for group in groups[0][:-1] for place in group]
    bets = sampler_of(state, seat)

    def sampler(seed: int) -> History:
        rng = np.random.default_rng(seed)
        while True:
            orders = truth.orders.copy()
            orders[0, places] = rng.permutation(orders[0, places])
            history = History(truth.game, orders, truth.rounds, bets(int(rng.integers(2**30))).codes)
            if agrees(history, state, seat):
                return history

    return sampler


def with_true_bets(state: foretold.State, seat: int) -> Sampler:
    """Knows the secret bets."""
    truth, draw = History.of(state), sampler_of(state, seat)
    return lambda seed: History(truth.game, draw(seed).orders, truth.rounds, truth.codes)


def is_noticed(sampler: Sampler, state: foretold.State, seat: int, fewest: int) -> bool:
    """Whether the distribution is found to be wrong."""
    possible, key = every_world(state, seat, fewest)
    return not is_even(Counter(key(sampler(seed)) for seed in range(20 * len(possible))), possible)


def all_agree(sampler: Sampler, state: foretold.State, seat: int) -> bool:
    return all(agrees(sampler(seed), state, seat) for seed in range(40))


@pytest.mark.parametrize("wrong", [from_hands_alone, with_true_bets])
def test_worlds_that_are_never_drawn_are_noticed(wrong: Any) -> None:
    """Each world by itself is beyond reproach."""
    state = small_game(11, tricks_left=2)
    assert state.actor is not None
    sampler = wrong(state, state.actor)
    assert all_agree(sampler, state, state.actor)
    assert is_noticed(sampler, state, state.actor, 49)


def test_a_colour_not_followed_must_be_noted() -> None:
    state = small_game(11, tricks_left=2)
    assert state.actor is not None
    assert all_agree(sampler_of(state, state.actor), state, state.actor)
    assert not all_agree(without(state, state.actor, "cannot-follow"), state, state.actor)


def test_an_announcement_must_be_heard() -> None:
    state = announced("open", 13, 4, (5,))
    assert all_agree(sampler_of(state, 1), state, 1)
    deaf = without(state, 1, "announces")
    assert not all_agree(deaf, state, 1)
    assert is_noticed(deaf, state, 1, 27)


def test_what_the_eye_showed_must_be_kept_in_mind() -> None:
    state = foretold.game("predictions", players=2).deal(seed=4)
    rng = random.Random(1)
    while not any(entry["fact"] == "shows-card" for entry in state.view(0)["log"] if entry.get("seat") == 1):
        legal = state.legal_actions()
        state.apply(rng.choice([action for action in legal if action.split()[0] in ("play", "eye")] or legal))
    assert all_agree(sampler_of(state, 0), state, 0)
    view = state.view(0)
    shown = [entry for entry in view["log"] if entry["fact"] == "shows-card"]
    other = Imagination(state.game, {**view, "log": [e for e in view["log"] if e not in shown]}).states(50, 1)
    codes = [state.game.card_numbers[entry["card"]] for entry in shown]
    hands = other["hands"][:, 1].tolist()
    assert not all(hand >> code & 1 for hand in hands for code in codes)


def test_a_walk_that_is_too_short_is_noticed() -> None:
    mine, theirs, worlds = BLIND[0]
    state = play_blind(mine, theirs)
    truth = History.of(state)
    imagination = Imagination(truth.game, state.view(0))
    work = imagination._plan.work
    work[AHEAD], work[PACE] = 0, 16
    hasty: Sampler = lambda seed: truth.with_last_round(*imagination.round(seed))  # noqa: E731
    assert all_agree(hasty, state, 0)
    assert is_noticed(hasty, state, 0, worlds)
