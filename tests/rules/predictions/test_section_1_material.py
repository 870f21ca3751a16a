"""Section 1 of docs/rules/predictions.md: players, cards, runes, suit order."""

import pytest

import foretold
from tests.rules.tables import (
    Deal,
    asked,
    box,
    first,
    hand,
    legal,
    pass_until_predictions,
    predict,
    predictions,
    showdown,
    table,
)

EQUAL_PAIRS = """
    seat 0: 9S 9T 2C 4C 6C
    seat 1: 9C 9M 2T 4T 6T
"""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_1_two_to_five_players(players: int) -> None:
    state = foretold.Game("predictions", {"players": players}, interpreted=True).deal(seed=1)
    assert len(state.scores) == players


@pytest.mark.parametrize("players", [1, 6])
def test_1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(foretold.InvalidOption):
        foretold.game("predictions", players=players)


def test_1_54_cards_thirteen_ranks_in_four_suits_and_two_rune_cards() -> None:
    cards = foretold.game("predictions", players=2).cards
    ranks = [*map(str, range(2, 11)), "J", "Q", "K", "A"]
    assert len(cards) == 54
    assert set(cards) == {rank + suit for rank in ranks for suit in "CMST"} | {"R1", "R2"}


def test_1_reserve_never_limits_a_gain(deal: Deal) -> None:
    """Three runes a turn for two rounds of 40 turns: 240, more than the 169 in the box."""
    state = deal("seat 0:\n seat 1:", deck=box(["rune*", "rune*", "rune*", "take*"]))
    for _ in range(2):
        while asked(state) == "turn":
            first(state, "play", "take")
        predict(state, 0, 0)
    assert sum(state.scores) >= 240


def test_1_all_players_use_the_same_side(deal: Deal) -> None:
    """Two straights on side B: both pay 6."""
    layout = "seat 0: 2C 3M 4S 5T 6C\n seat 1: 8C 9M 10S JT QC"
    assert showdown(deal(layout, side="B"), 1, 1)["strengths"] == [6, 6]


def test_1_one_prediction_token_a_player(deal: Deal) -> None:
    state = pass_until_predictions(deal("seat 0:\n seat 1:\n seat 2:"))
    order: list[int] = []
    while asked(state) == "predict":
        assert state.actor is not None
        order.append(state.actor)
        state.apply("predict 0")
    assert sorted(order) == [0, 1, 2]


def test_1_notation_is_rank_and_suit_letter(deal: Deal) -> None:
    state = deal("seat 0: 10C JM AT R1 2S\n seat 1:")
    assert hand(state, 0) == {"10C", "JM", "AT", "R1", "2S"}
    assert set(legal(state)) == {"play 10C", "play JM", "play AT", "play R1", "play 2S", "pass", "all-in"}


def test_1_suit_order_is_clock_mask_scarab_tree(deal: Deal) -> None:
    assert showdown(deal(EQUAL_PAIRS), 0, 0)["strongest"] == 1


def test_1_suit_order_is_data_of_the_deck_file(deal: Deal) -> None:
    reversed_suits = box() | {"suits": ["Tree", "Scarab", "Mask", "Clock"]}
    assert showdown(deal(EQUAL_PAIRS, deck=reversed_suits), 0, 0)["strongest"] == 0


@pytest.mark.parametrize("better", range(3))
def test_1_each_suit_beats_the_next(better: int) -> None:
    one, other = "CMST"[better], "CMST"[better + 1]
    layout = f"seat 0: K{other} 2C 4M 6S 8T\n seat 1: K{one} 2M 4S 6T 8C"
    assert showdown(predictions(layout), 0, 0)["strongest"] == 1


def test_1_runes_begin_at_nothing(deal: Deal) -> None:
    assert table(deal("seat 0:\n seat 1:\n seat 2:"))["runes"] == [0, 0, 0]
