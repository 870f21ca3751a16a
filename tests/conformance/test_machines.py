"""One source, two machines: the same games interpreted and compiled."""

import random

import pytest

import foretold
from tests.conformance.kit import all_views, finished, picture, play_out, start, stops
from tests.conformance.variants import CORE, VARIANTS, Variant


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_interpreted_and_compiled_make_the_same_record(variant: Variant) -> None:
    compiled = play_out(start(variant), random.Random(variant.number), patience=0.2)
    interpreted = variant.make_interpreted().deal(seed=variant.number)
    for action in compiled.record().actions:
        interpreted.apply(action)
    assert interpreted.record() == compiled.record()
    assert interpreted.rounds() == compiled.rounds()
    assert interpreted.is_over


@pytest.mark.parametrize("variant", CORE, ids=str)
def test_interpreted_and_compiled_show_the_same(variant: Variant) -> None:
    """All views and legal actions, at a few points of the game."""
    interpreted = variant.make_interpreted().deal(seed=variant.number)
    for compiled in stops(variant, 1):
        for action in compiled.actions[len(interpreted.actions) :]:
            interpreted.apply(action)
        assert all_views(interpreted) == all_views(compiled)
        assert interpreted.legal_actions() == compiled.legal_actions()
    assert picture(interpreted) == picture(finished(variant))


@pytest.mark.parametrize("variant", CORE[::3], ids=str)
def test_a_record_replays_interpreted(variant: Variant) -> None:
    from foretold.play.replay import replay

    record = finished(variant).record()
    assert replay(record, interpreted=True).record() == foretold.replay(record).record() == record
