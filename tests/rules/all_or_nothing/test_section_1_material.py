"""Section 1 of docs/rules/all-or-nothing.md: players, cards, bet cards."""

import pytest

import foretold
from foretold.play.game import Game
from tests.rules.tables import Deal, bets, hand, legal, tricks

THREE = """
    seat 0: 1R 2R 3R 4R 5R 6R
    seat 1: 7R 8R 9R 10R 11R 12R
    seat 2: 1Y 2Y 3Y 4Y 5Y 6Y
    trump: 1B
"""


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_1_three_to_six_players(players: int) -> None:
    state = Game("all-or-nothing", {"players": players}, interpreted=True).deal(seed=1)
    assert len(state.scores) == players


@pytest.mark.parametrize("players", [2, 7])
def test_1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(foretold.InvalidOption):
        foretold.game("all-or-nothing", players=players)


@pytest.mark.parametrize("players", [3, 6])
def test_1_48_cards_four_colours_of_twelve_at_every_number_of_players(players: int) -> None:
    cards = foretold.game("all-or-nothing", players=players).cards
    assert len(cards) == 48
    assert set(cards) == {f"{rank}{colour}" for rank in range(1, 13) for colour in "RYGB"}


def test_1_notation_is_rank_and_letter_of_the_colour(deal: Deal) -> None:
    state = deal("seat 0: 12R 7B 1Y 10G 2R 3R\n seat 1:\n seat 2:")
    assert hand(state, 0) == {"12R", "7B", "1Y", "10G", "2R", "3R"}


def test_1_twelve_is_the_highest_of_its_colour(deal: Deal) -> None:
    """Seat 1 leads 11R; 12R is higher, 9R is not."""
    layout = "seat 0: 9R 1Y 2Y 3Y 4Y 5Y\n seat 1: 11R 1G 2G 3G 4G 5G\n seat 2: 12R 7Y 8Y 9Y 10Y 11Y\n trump: 1B"
    state = tricks(bets(deal(layout), 0, 0, 0), "11R 12R 9R")
    assert state.view(None)["table"]["tricks"] == [0, 0, 1]


def test_1_seven_bet_cards_0_to_6(deal: Deal) -> None:
    assert legal(deal(THREE)) == [f"bet {number}" for number in range(7)]
