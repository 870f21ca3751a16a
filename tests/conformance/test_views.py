"""Views: JSON, stable, the legal actions for the seat that decides alone, nothing of seed or deck order."""

import json
from collections.abc import Mapping
from itertools import pairwise

import pytest

import foretold
from tests.conformance.kit import finished, observers, stops, texts_in, walk, written
from tests.conformance.variants import CORE, CORE_PREDICTIONS, VARIANTS, Variant
from tests.tiers import some_of

SECRET_KEYS = {"seed", "decks", "reshuffles", "deck_order", "order", "stock"}


@pytest.mark.parametrize("variant", some_of(VARIANTS, 13), ids=str)
def test_legal_actions_are_in_the_order_of_the_table(variant: Variant) -> None:
    table = {action: code for code, action in enumerate(variant.make().actions)}
    for state in walk(variant):
        legal = state.legal_actions()
        codes = [table[action] for action in legal]
        assert codes == sorted(set(codes)) == [action.code for action in legal]
        assert bool(legal) == (state.actor is not None) == (not state.is_over)


@pytest.mark.parametrize("variant", some_of(CORE, 7), ids=str)
def test_only_the_seat_that_decides_sees_the_legal_actions(variant: Variant) -> None:
    for state in stops(variant, 2):
        for seat in observers(state):
            view = state.view(seat)
            expected = state.legal_actions() if seat is not None and seat == state.actor else []
            assert view["legal"] == [str(action) for action in expected]


@pytest.mark.parametrize("variant", some_of(CORE, 7), ids=str)
def test_a_view_is_json_and_stable(variant: Variant) -> None:
    for state in stops(variant, 1):
        for seat in observers(state):
            view = state.view(seat)
            text = written(view)
            assert json.loads(text) == view
            view["table"]["hand"] = ["changed by a client"]
            view["log"].clear()
            assert written(state.view(seat)) == text


@pytest.mark.parametrize("variant", some_of(CORE, 7), ids=str)
def test_no_seed_and_no_deck_order_in_any_view(variant: Variant) -> None:
    for state in stops(variant, 1):
        secret = {state.record().seed, *SECRET_KEYS}
        for seat in observers(state):
            assert not secret & set(texts_in(state.view(seat)))


def hidden_cards(state: foretold.State) -> set[str]:
    """Cards of the last round that lay in the deck from the deal to the end, by the record."""
    record = state.record()
    rest = set(record.decks[-1])
    for seat in observers(state):
        for entry in state.view(seat)["log"][begin_of_round(state.view(seat)) :]:
            rest -= {entry.get("card"), entry.get("given")}
    return rest


def begin_of_round(view: Mapping[str, object]) -> int:
    """Where the present round begins in a view's log."""
    log = view["log"]
    assert isinstance(log, list)
    return max(i for i, entry in enumerate(log) if entry["fact"] == "round-begins")


@pytest.mark.parametrize("variant", some_of(CORE, 7), ids=str)
def test_views_after_the_end_are_as_restricted_as_before(variant: Variant) -> None:
    """The log only grows: nothing that a seat had not witnessed is told later; what was never seen is not named."""
    logs: dict[int | None, list[list[object]]] = {seat: [] for seat in observers(finished(variant))}
    for state in stops(variant, 1):
        for seat in observers(state):
            logs[seat].append(state.view(seat)["log"])
    for told in logs.values():
        for earlier, later in pairwise(told):
            assert later[: len(earlier)] == earlier
    end = finished(variant)
    never_seen = hidden_cards(end)
    for seat in observers(end):
        view = end.view(seat)
        assert view["over"]
        assert not view["legal"]
        assert not never_seen & set(texts_in({**view, "log": view["log"][begin_of_round(view) :], "last_round": None}))


@pytest.mark.parametrize("variant", some_of(CORE_PREDICTIONS, 5), ids=str)
def test_memory_is_true(variant: Variant) -> None:
    """What a seat is said to know for certain is so."""
    for state in stops(variant, 6):
        hands = [state.view(seat)["table"]["hand"] for seat in range(variant.players)]
        for seat in observers(state):
            view = state.view(seat)
            memory = view["memory"]
            for other, known in enumerate(memory["hands"]):
                assert set(known) <= set(hands[other])
                assert known == sorted(known, key=state.game.cards.index)
            assert len(memory["deck"]) <= view["table"]["deck"]
            assert len(memory["pile"]) == (0 if state.is_over else view["table"]["pile"]["count"])
            assert not set(memory["deck"]) & {card for hand in hands for card in hand}
