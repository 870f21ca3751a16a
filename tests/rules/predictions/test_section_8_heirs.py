"""Section 8 of docs/rules/predictions.md: the variant heirs."""

from foretold.play.state import State
from tests.rules.tables import Deal, showdown, table

#: Nobody has a combination; the strongest hand is the last seat's.
WEAK = "seat 0: 2C 4C 6M 8M 9C\n seat 1: 2M 4M 6S 8S 10C"
WEAK_3 = "seat 0: 2C 4C 6M 8M 9C\n seat 1: 2M 4M 6S 8S 10C\n seat 2: 2S 4S 6T 8T KC"
PAIR_0 = "seat 0: 9C 9M 2C 4C 6M\n seat 1: 2M 4M 6S 8S 10C"
PAIRS_3 = "seat 0: 9C 9M 2C 4C 6M\n seat 1: 9S 9T 2T 4T 6S\n seat 2: 2S 4S 3T 8T KC"


def play(state: State, rounds: int, *predicted: int) -> State:
    for _ in range(rounds):
        showdown(state, *predicted)
    return state


def test_8_heirs_false_by_default_a_shared_lead_ends_with_round_3(deal: Deal) -> None:
    state = play(deal(WEAK, WEAK, WEAK), 3, 0, 0)
    assert state.is_over
    assert state.winners == (1,)


def test_8_heirs_shared_lead_one_more_round_with_10_runes_added(deal: Deal) -> None:
    """Nobody was ever right: the pot carries 2 + 4 + 6."""
    state = play(deal(WEAK, WEAK, WEAK, heirs=True), 3, 0, 0)
    assert not state.is_over
    assert state.winners == ()
    assert (table(state)["round"], table(state)["pot"]) == (4, 12 + 10)


def test_8_heirs_lead_not_shared_the_game_ends_after_round_3(deal: Deal) -> None:
    state = play(deal(WEAK, WEAK, PAIR_0, heirs=True), 3, 0, 0)
    assert state.is_over
    assert state.winners == (0,)


def test_8_heirs_fourth_round_decides(deal: Deal) -> None:
    state = play(deal(WEAK, WEAK, WEAK, WEAK, heirs=True), 3, 0, 0)
    showdown(state, 1, 0)
    assert state.scores == (22, 0)
    assert state.is_over
    assert state.winners == (0,)
    assert len(state.rounds()) == 4


def test_8_heirs_still_shared_nobody_wins(deal: Deal) -> None:
    """Not even the strongest hand."""
    state = play(deal(WEAK, WEAK, WEAK, WEAK, heirs=True), 4, 0, 0)
    assert state.is_over
    assert state.winners == ()
    assert state.scores == (0, 0)


def test_8_heirs_all_seats_play_the_fourth_round(deal: Deal) -> None:
    """Seats 0 and 1 lead with a rune each; seat 2 has none, plays on, and wins."""
    state = play(deal(PAIRS_3, WEAK_3, WEAK_3, WEAK_3, heirs=True), 1, 2, 2, 2)
    play(state, 2, 0, 0, 0)
    assert state.scores == (1, 1, 0)
    assert table(state)["round"] == 4
    assert table(state)["hand_sizes"] == [5, 5, 5]
    showdown(state, 0, 0, 2)
    assert state.winners == (2,)


def test_8_heirs_fewest_runes_start_the_fourth_round(deal: Deal) -> None:
    state = play(deal(PAIRS_3, WEAK_3, WEAK_3, WEAK_3, heirs=True), 1, 2, 2, 2)
    play(state, 2, 0, 0, 0)
    assert state.actor == 2


def test_8_heirs_a_shared_second_place_is_no_shared_lead(deal: Deal) -> None:
    """Seat 0 leads alone by one pair; 1 and 2 share the rest."""
    pair = "seat 0: 9C 9M 2C 4C 6M\n seat 1: 2M 4M 6S 8S 10C\n seat 2: 2S 4S 6T 8T KC"
    state = play(deal(pair, WEAK_3, WEAK_3, heirs=True), 1, 1, 1, 1)
    play(state, 2, 0, 0, 0)
    assert state.scores == (1, 0, 0)
    assert state.winners == (0,)
