"""Section 2 of docs/rules/all-or-nothing.md: the deal."""

from collections import Counter

import pytest

import foretold
from foretold.play.game import Game
from foretold.play.state import State
from tests.rules.tables import Deal, bets, cards, hand, legal, play_out_round, table

SEATS = {n: "\n".join(f"seat {seat}:" for seat in range(n)) for n in (3, 4, 5, 6)}


def play_round(state: State) -> State:
    return play_out_round(bets(state, *[0] * len(state.scores)))


def test_2_seven_rounds_with_6_5_4_3_4_5_6_cards(deal: Deal) -> None:
    state = deal(SEATS[3])
    for number, count in enumerate((6, 5, 4, 3, 4, 5, 6), start=1):
        assert (table(state)["round"], table(state)["cards"]) == (number, count)
        assert table(state)["hand_sizes"] == [count] * 3
        assert len(hand(state, 0)) == count
        play_round(state)
    assert state.is_over


def test_2_a_round_has_as_many_tricks_as_cards(deal: Deal) -> None:
    state = deal(SEATS[4])
    for count in (6, 5, 4):
        play_round(state)
        assert sum(state.rounds()[-1]["tricks"]) == count


def test_2_option_dealer_fixes_the_first_dealer(deal: Deal) -> None:
    for seat in range(4):
        state = deal(SEATS[4], dealer=seat)
        assert table(state)["dealer"] == seat
        assert state.actor == (seat + 1) % 4


def test_2_first_dealer_is_drawn() -> None:
    """The highest of three cards is as likely to be anybody's: about 100 of 300 each."""
    game = foretold.game("all-or-nothing", players=3)
    dealt = Counter(table(game.deal(seed=seed))["dealer"] for seed in range(300))
    assert sorted(dealt) == [0, 1, 2]
    assert min(dealt.values()) > 65


def test_2_the_same_seed_draws_the_same_dealer_on_both_machines() -> None:
    games = [Game("all-or-nothing", {"players": 5}, interpreted=interpreted) for interpreted in (True, False)]
    one, other = ([table(game.deal(seed=seed))["dealer"] for seed in range(8)] for game in games)
    assert one == other
    assert len(set(one)) > 1


def test_2_equal_ranks_draw_again_until_one_deals() -> None:
    """With three ranks in eight colours nearly every draw has equals."""
    deck = {"game": "all-or-nothing", "suits": ["A", "B", "C", "D", "E", "F", "G", "H"], "ranks": [1, 2, 3]}
    game = Game("all-or-nothing", {"players": 3, "deck": deck}, interpreted=True)
    dealt = Counter(table(game.deal(seed=seed))["dealer"] for seed in range(20))
    assert sorted(dealt) == [0, 1, 2]


def test_2_the_draw_for_the_deal_does_not_change_the_deck() -> None:
    drawn = Game("all-or-nothing", {"players": 3}, interpreted=True).deal(seed=5)
    fixed = Game("all-or-nothing", {"players": 3, "dealer": 1}, interpreted=True).deal(seed=5)
    assert drawn.record().decks == fixed.record().decks


def test_2_deal_passes_to_the_left_each_round(deal: Deal) -> None:
    state = deal(SEATS[3], dealer=1)
    dealers = []
    for _ in range(4):
        dealers.append(table(state)["dealer"])
        play_round(state)
    assert dealers == [1, 2, 0, 1]
    assert [played["dealer"] for played in state.rounds()] == dealers


def test_2_all_48_are_shuffled_for_each_round() -> None:
    state = Game("all-or-nothing", {"players": 3}, interpreted=True).deal(seed=1)
    play_round(play_round(state))
    decks = state.record().decks
    assert [len(set(deck)) for deck in decks] == [48, 48, 48]
    assert decks[0] != decks[1] != decks[2]


def test_2_stacked_deck_lists_the_seats_cards_the_trump_and_the_rest(deal: Deal) -> None:
    state = deal("""
        seat 0: 1R 2R 3R 4R 5R 6R
        seat 1: 1Y 2Y 3Y 4Y 5Y 6Y
        seat 2: 1G 2G 3G 4G 5G 6G
        trump: 9B
    """)
    assert [hand(state, seat) for seat in range(3)] == [
        cards("1R 2R 3R 4R 5R 6R"),
        cards("1Y 2Y 3Y 4Y 5Y 6Y"),
        cards("1G 2G 3G 4G 5G 6G"),
    ]
    assert table(state)["trump"] == "9B"


def test_2_later_rounds_deal_fewer_cards_from_the_top(deal: Deal) -> None:
    second = "seat 0: 1R 2R 3R 4R 5R\n seat 1: 1Y 2Y 3Y 4Y 5Y\n seat 2: 1G 2G 3G 4G 5G\n trump: 9B"
    state = play_round(deal(SEATS[3], second))
    assert hand(state, 2) == cards("1G 2G 3G 4G 5G")
    assert table(state)["trump"] == "9B"


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_2_the_colour_of_the_card_turned_up_is_trump(deal: Deal, seat: int | None) -> None:
    state = deal("seat 0:\n seat 1:\n seat 2:\n trump: 7G")
    assert (table(state, seat)["trump"], table(state, seat)["trump_colour"]) == ("7G", "Green")


def test_2_the_rest_is_out_of_play(deal: Deal) -> None:
    """18 cards are played in a round of three; trump and rest are in no hand."""
    state = bets(deal("seat 0:\n seat 1:\n seat 2:\n trump: 7G"), 0, 0, 0)
    played = []
    while not state.rounds():
        played.append(legal(state)[0])
        state.apply(played[-1])
    assert len(set(played)) == 18
    assert "play 7G" not in played
