"""Section 4 of docs/rules/all-or-nothing.md: tricks."""

from typing import Any

import pytest

import foretold
from foretold.play.state import State
from tests.rules.tables import Deal, bets, legal, play_out_round, table, tricks

#: Trump is blue. Seat 1 leads; seat 2 has no red, seat 0 has.
THREE = """
    seat 0: 5R 9R 1Y 2Y 3B 12G
    seat 1: 7R 8Y 11G 4B 1R 10Y
    seat 2: 3Y 6Y 2G 6G 6B 9B
    trump: 1B
"""


def begun(deal: Deal, **options: Any) -> State:
    return bets(deal(THREE, **options), 0, 0, 0)


def test_4_dealers_left_neighbour_leads_to_the_first_trick(deal: Deal) -> None:
    state = begun(deal, dealer=2)
    assert (state.actor, table(state)["leader"]) == (0, 0)


def test_4_the_leader_may_play_any_card(deal: Deal) -> None:
    assert set(legal(begun(deal))) == {f"play {card}" for card in ("7R", "8Y", "11G", "4B", "1R", "10Y")}


def test_4_follow_the_colour_led_if_you_can(deal: Deal) -> None:
    state = tricks(begun(deal), "7R 3Y")
    assert state.actor == 0
    assert legal(state) == ["play 5R", "play 9R"]
    with pytest.raises(foretold.IllegalAction):
        state.apply("play 3B")


def test_4_who_can_not_follow_may_trump_or_throw_off_any_card(deal: Deal) -> None:
    state = tricks(begun(deal), "7R")
    assert state.actor == 2
    assert set(legal(state)) == {f"play {card}" for card in ("3Y", "6Y", "2G", "6G", "6B", "9B")}


def test_4_the_highest_card_of_the_colour_led_wins_without_a_trump(deal: Deal) -> None:
    """7R led, 3Y thrown off, 9R follows higher."""
    state = tricks(begun(deal), "7R 3Y 9R")
    assert table(state)["tricks"] == [1, 0, 0]


def test_4_a_card_thrown_off_never_wins(deal: Deal) -> None:
    """1R led, 6G thrown off, 5R follows: the green card is higher than both and wins nothing."""
    state = tricks(begun(deal), "1R 6G 5R")
    assert table(state)["tricks"] == [1, 0, 0]


def test_4_a_trump_beats_the_colour_led(deal: Deal) -> None:
    state = tricks(begun(deal), "7R 6B 9R")
    assert table(state)["tricks"] == [0, 0, 1]


def test_4_the_highest_trump_wins(deal: Deal) -> None:
    """Green is led; two trumps fall on it, the lower one last."""
    layout = "seat 0: 3B 1R 2R 3R 4R 5R\n seat 1: 12G 6R 7R 8R 9R 10R\n seat 2: 9B 1Y 2Y 3Y 4Y 5Y\n trump: 1B"
    state = tricks(bets(deal(layout), 0, 0, 0), "12G 9B 3B")
    assert table(state)["tricks"] == [0, 0, 1]


def test_4_a_later_higher_trump_beats_an_earlier_one(deal: Deal) -> None:
    layout = "seat 0: 10B 1R 2R 3R 4R 5R\n seat 1: 12G 6R 7R 8R 9R 10R\n seat 2: 9B 1Y 2Y 3Y 4Y 5Y\n trump: 1B"
    state = tricks(bets(deal(layout), 0, 0, 0), "12G 9B 10B")
    assert table(state)["tricks"] == [1, 0, 0]


def test_4_if_trump_is_led_it_must_be_followed_too(deal: Deal) -> None:
    state = tricks(begun(deal), "4B")
    assert legal(state) == ["play 6B", "play 9B"]
    assert legal(tricks(state, "6B")) == ["play 3B"]


def test_4_the_winner_of_a_trick_leads_to_the_next(deal: Deal) -> None:
    state = tricks(begun(deal), "7R 6B 9R")
    assert (state.actor, table(state)["leader"], table(state)["trick"]) == (2, 2, 2)
    assert set(legal(state)) == {f"play {card}" for card in ("3Y", "6Y", "2G", "6G", "9B")}


def test_4_cards_are_played_clockwise_from_the_leader(deal: Deal) -> None:
    state = tricks(begun(deal), "7R 6B 9R")
    order = []
    for _ in range(3):
        order.append(state.actor)
        state.apply(legal(state)[0])
    assert order == [2, 0, 1]


def test_4_a_whole_round_by_hand(deal: Deal) -> None:
    """The tricks go to seats 0 (9R), 0 (12G), 2 (6B), 2 (9B), 1 (8Y) and 1 (10Y)."""
    state = begun(deal)
    tricks(state, "7R 3Y 9R", "12G 11G 2G", "5R 1R 6B", "9B 3B 4B", "6Y 1Y 8Y", "10Y 6G 2Y")
    assert state.rounds()[0]["tricks"] == [2, 2, 2]


def test_4_the_leader_of_a_new_round_is_the_new_dealers_left_neighbour(deal: Deal) -> None:
    """Whoever won the last trick."""
    state = bets(play_out_round(begun(deal)), 0, 0, 0)
    assert table(state)["dealer"] == 1
    assert state.actor == 2


def test_4_the_table_shows_the_cards_of_the_present_trick(deal: Deal) -> None:
    state = tricks(begun(deal), "7R 6B")
    for seat in (0, 1, 2, None):
        assert table(state, seat)["played"] == [None, "7R", "6B"]
