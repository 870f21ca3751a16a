"""Imagined worlds agree with all that the seat knows: replayed, each gives it the view that it has."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import foretold
from foretold.bots.imagination import Imagination
from tests.conformance.kit import choose, written
from tests.conformance.variants import CORE, Variant


def positions(variant: Variant, often: float, most: int) -> Iterator[tuple[foretold.State, int]]:
    """Some decisions of a random game, each with a seat to look from."""
    chance = random.Random(f"imagination {variant.name}")
    state = variant.make().deal(seed=variant.number)
    found = 0
    while not state.is_over and found < most:
        if chance.random() < often:
            found += 1
            yield state, chance.randrange(state.game.players)
        state.apply(choose(chance, state.legal_actions()))


@pytest.mark.parametrize("variant", CORE, ids=str)
def test_a_world_replayed_gives_the_same_view(variant: Variant) -> None:
    for number, (state, seat) in enumerate(positions(variant, 0.08, 5)):
        view = state.view(seat)
        world = Imagination(state.game, view).history(number).state()
        assert written(world.view(seat)) == written(view)


@pytest.mark.parametrize("variant", CORE, ids=str)
def test_imagined_states_ask_the_same_of_the_same_seat(variant: Variant) -> None:
    for state, _ in positions(variant, 0.08, 4):
        assert state.actor is not None
        view = state.view(state.actor)
        imagined = Imagination(state.game, view).states(20, 1)
        codes = np.zeros(state.game.rules.most_legal, np.int16)
        for number in range(len(imagined)):
            count = state.game.engine.list_legal(imagined, number, codes)
            assert [str(state.game.actions[code]) for code in codes[:count]] == view["legal"]
        assert (imagined["actor"] == state.actor).all()


def facts_of(history: Any) -> tuple[list[list[int]], list[int]]:
    return history.orders.tolist(), history.codes.tolist()


@pytest.mark.parametrize("variant", CORE, ids=str)
def test_interpreted_and_compiled_imagine_the_same(variant: Variant) -> None:
    plain = variant.make_interpreted()
    for number, (state, seat) in enumerate(positions(variant, 0.1, 8)):
        view = state.view(seat)
        compiled = Imagination(state.game, view).history(number)
        assert facts_of(Imagination(plain, view).history(number)) == facts_of(compiled)


def test_worlds_differ_and_depend_on_the_seed_alone() -> None:
    game = foretold.game("predictions", players=4)
    view = game.deal(seed=3).view(0)
    one, same, other = (Imagination(game, view).states(50, seed)["hands"] for seed in (1, 1, 2))
    assert np.array_equal(one, same)
    assert not np.array_equal(one, other)
    assert len({tuple(hands) for hands in one.tolist()}) == 50


def test_every_unseen_card_appears_everywhere() -> None:
    """Also cards that nobody holds: those out of play."""
    game = foretold.game("all-or-nothing", players=3, dealer=0)
    state = game.deal(seed=3)
    view = state.view(0)
    imagined = Imagination(game, view).states(3000, 1)
    seen = {*view["table"]["hand"], view["table"]["trump"]}
    unseen = {number for number, card in enumerate(game.cards) if card not in seen}
    for seat in (1, 2):
        held, counts = np.unique(imagined["hands"][:, seat], return_counts=True)
        assert set(held.tolist()) == unseen
        expected = 3000 * 6 / len(unseen)
        assert ((counts - expected) ** 2 / expected).sum() < 2.5 * len(unseen)
