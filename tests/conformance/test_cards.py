"""Conservation: every card is in exactly one place, through the views and in the record; five cards a hand."""

from collections import Counter
from typing import Any

import pytest

import foretold
from tests.conformance.kit import finished, stops, walk
from tests.conformance.variants import ALL_OR_NOTHING, PREDICTIONS, VARIANTS, Variant
from tests.tiers import some_of


def hands(state: foretold.State) -> list[list[str]]:
    return [state.view(seat)["table"]["hand"] for seat in range(state.game.players)]


def predictions_cards(state: foretold.State) -> tuple[list[str], int]:
    """The cards that some seat sees in place, and how many more lie in deck and pile."""
    at_turn = state.view(state.view(None)["table"]["at_turn"])["table"]
    seen = [card for hand in hands(state) for card in hand]
    seen += [card for column in at_turn["gallery"] for card in column]
    seen += at_turn["revealed"]
    if at_turn["played"]:
        seen.append(at_turn["played"]["card"])
    return seen, at_turn["deck"] + at_turn["pile"]["count"]


@pytest.mark.parametrize("variant", some_of(PREDICTIONS, 13), ids=str)
def test_every_card_of_predictions_is_in_one_place(variant: Variant) -> None:
    for state in stops(variant, 3):
        seen, stock = predictions_cards(state)
        assert len(set(seen)) == len(seen)
        assert len(seen) + stock == 54
        top = state.view(None)["table"]["pile"]["top"]
        assert top is None or top not in seen


def trick_cards(state: foretold.State) -> list[str]:
    """Hands, trump, and the cards played in this round."""
    view = state.view(None)
    table = view["table"]
    seen = [card for hand in hands(state) for card in hand] + [table["trump"]]
    seen += [card for card in table["played"] if card]
    tricks: list[dict[str, Any]] = view["memory"]["tricks"]
    if table["previous_trick"] and not (table["trick"] == 0 or state.is_over):
        tricks = [*tricks, table["previous_trick"]]
    return seen + [card for trick in tricks for card in trick["cards"]]


@pytest.mark.parametrize("variant", some_of(ALL_OR_NOTHING, 11), ids=str)
def test_every_card_of_a_round_of_tricks_is_in_one_place(variant: Variant) -> None:
    for state in stops(variant, 3):
        if state.is_over:
            continue
        seen = trick_cards(state)
        assert len(set(seen)) == len(seen)
        assert len(seen) == variant.players * state.view(None)["table"]["cards"] + 1
        assert set(seen) <= set(state.game.cards)


@pytest.mark.parametrize("variant", some_of(VARIANTS, 13), ids=str)
def test_decks_of_a_record_hold_every_card_once(variant: Variant) -> None:
    state = finished(variant)
    record = state.record()
    assert len(record.decks) == len(state.rounds()) > 0
    for deck in record.decks:
        assert Counter(deck) == Counter(state.game.cards)
    for order in record.reshuffles:
        assert len(set(order)) == len(order) > 0
        assert set(order) < set(state.game.cards)


@pytest.mark.parametrize("variant", some_of(PREDICTIONS, 13), ids=str)
def test_a_hand_has_five_cards_at_each_turns_end(variant: Variant) -> None:
    ends = 0
    for state in walk(variant):
        last = [str(action) for action in state.legal_actions()[-2:]]
        if state.is_over or "pass" in last or last[-1].startswith("predict"):
            ends += 1
            assert state.view(None)["table"]["hand_sizes"] == [5] * variant.players
    assert ends > 3 * (variant.players + 1)


@pytest.mark.parametrize("variant", some_of(ALL_OR_NOTHING, 11), ids=str)
def test_hands_shrink_by_a_card_a_trick(variant: Variant) -> None:
    for state in stops(variant, 4):
        table = state.view(None)["table"]
        left = table["cards"] - max(table["trick"] - 1, 0)
        if not state.is_over:
            expected = [left - (card is not None) for card in table["played"]]
            assert table["hand_sizes"] == expected
