"""Records: the round trip, and replay: the same state for every seat at any point; clones go their own way."""

import json
import random

import pytest

import foretold
from tests.conformance.kit import all_views, choose, finished, picture, stops
from tests.conformance.variants import CORE, VARIANTS, Variant
from tests.tiers import some_of


@pytest.mark.parametrize("variant", some_of(VARIANTS, 13), ids=str)
def test_a_record_comes_back_from_its_text(variant: Variant) -> None:
    record = finished(variant).record(players=[f"Player {seat}" for seat in range(variant.players)])
    text = record.to_json()
    assert foretold.Record.from_json(text) == record
    assert foretold.Record.from_json(text.encode()) == record
    assert foretold.Record.from_json(json.dumps(json.loads(text))) == record
    assert foretold.Record.from_json(text).to_json() == text


@pytest.mark.parametrize("variant", some_of(CORE, 7), ids=str)
def test_replay_leads_to_the_same_state(variant: Variant) -> None:
    """At any point: views of all seats, legal actions, scores, rounds and the record itself."""
    for state in stops(variant, 2):
        again = foretold.replay(foretold.Record.from_json(state.record().to_json()))
        assert picture(again) == picture(state)


@pytest.mark.parametrize("variant", some_of(CORE, 7), ids=str)
def test_replay_has_the_same_future(variant: Variant) -> None:
    state = next(iter(stops(variant, 0)))
    again = foretold.replay(state.record())
    for action in finished(variant).record().actions:
        again.apply(action)
    assert again.record() == finished(variant).record()


@pytest.mark.parametrize("variant", some_of(CORE, 7), ids=str)
def test_a_record_without_seed_plays_on_with_a_fresh_one(variant: Variant) -> None:
    first = next(iter(stops(variant, 0))).record()
    entries = json.loads(first.to_json())
    del entries["seed"]
    state = foretold.replay(foretold.Record.from_json(json.dumps(entries)))
    assert state.record().seed is None
    chance = random.Random(3)
    while not state.is_over:
        state.apply(choose(chance, state.legal_actions(), 0.0))
    record = state.record()
    assert record.decks[0] == first.decks[0]
    assert (record.seed is None) == (len(record.decks) == 1 and not record.reshuffles)
    assert foretold.replay(record).record() == record


@pytest.mark.parametrize("variant", some_of(CORE, 7), ids=str)
def test_a_clone_and_its_original_do_not_disturb_each_other(variant: Variant) -> None:
    chance = random.Random(variant.name)
    for state in stops(variant, 1):
        before = picture(state)
        clone = state.clone()
        assert picture(clone) == before
        for _ in range(12):
            if not clone.is_over:
                clone.apply(choose(chance, clone.legal_actions()))
        assert picture(state) == before


@pytest.mark.parametrize("variant", some_of(CORE, 7), ids=str)
def test_a_clone_has_the_same_future(variant: Variant) -> None:
    clone = next(iter(stops(variant, 0))).clone()
    for action in finished(variant).record().actions:
        clone.apply(action)
    assert clone.record() == finished(variant).record()
    assert all_views(clone) == all_views(finished(variant))
