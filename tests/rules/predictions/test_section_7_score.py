"""Section 7 of docs/rules/predictions.md: showdown, pot, gains, and who wins."""

import pytest

from tests.rules.tables import Deal, box, do, pass_until_predictions, predict, showdown, table

#: Seat 2 has the strongest hand, a full house; seat 0 a pair, seat 1 nothing and a rune card.
THREE = """
    seat 0: 9C 9M 2C 4C 6C
    seat 1: 3M 5M 8M 10S R1
    seat 2: KC KM KS 7T 7S
"""

#: Two hands without a combination; seat 1 is the stronger, then seat 0.
WEAK_0 = "seat 0: 2C 4C 6M 8M 9C\n seat 1: 2M 4M 6S 8S 10C"
WEAK_1 = "seat 0: 2M 4M 6S 8S 10C\n seat 1: 2C 4C 6M 8M 9C"
#: Two pairs of the same strength; seat 1's is the better.
PAIRS_1 = "seat 0: 9S 9T 2C 4C 6M\n seat 1: 9C 9M 2T 4T 6S"


def test_7_hands_are_revealed_in_turn_order(deal: Deal) -> None:
    state = deal(THREE)
    showdown(state, 2, 2, 2)
    shown = [fact["seat"] for fact in state.view(None)["log"] if fact["fact"] == "hand-shown"]
    assert shown == [2, 0, 1]


def test_7_all_who_are_right_share_the_pot_equally(deal: Deal) -> None:
    """4 runes for two."""
    state = deal(THREE)
    played = showdown(state, 2, 2, 0)
    assert (played["pot"], played["strongest"], played["carry"]) == (4, 2, 0)
    assert played["gains"] == [2 + 1, 2 + 0 + 2, 6]


def test_7_shares_are_rounded_down_and_the_rest_stays(deal: Deal) -> None:
    """4 runes for three: 1 each, 1 stays; then 6 are added."""
    state = deal(THREE)
    played = showdown(state, 2, 2, 2)
    assert played["gains"] == [1 + 1, 1 + 2, 1 + 6]
    assert played["carry"] == 1
    assert table(state)["pot"] == 1 + 6


def test_7_one_alone_takes_the_whole_pot(deal: Deal) -> None:
    assert showdown(deal(THREE), 2, 0, 1)["gains"] == [4 + 1, 2, 6]


def test_7_nobody_right_the_whole_pot_stays(deal: Deal) -> None:
    state = deal(THREE)
    played = showdown(state, 0, 1, 0)
    assert (played["gains"], played["carry"]) == ([1, 2, 6], 4)
    assert table(state)["pot"] == 4 + 6


def test_7_each_player_gains_the_hands_strength_right_or_wrong(deal: Deal) -> None:
    played = showdown(deal("seat 0: 2C 3M 4S 5T 6C\n seat 1: 8C 8M 8S 8T 9C"), 0, 0)
    assert played["gains"] == [4, 7]


def test_7_side_b_pays_its_own_strengths(deal: Deal) -> None:
    """Straight 6, full house 4: the straight is the strongest here, both predicted it."""
    played = showdown(deal("seat 0: 2C 3M 4S 5T 6C\n seat 1: 8C 8M 8S 9T 9C", side="B"), 0, 0)
    assert played["strongest"] == 0
    assert played["gains"] == [1 + 6, 1 + 4]


@pytest.mark.parametrize(("runes", "paid"), [("R1 9C", 2), ("R2 9C", 2), ("R1 R2", 4)])
def test_7_each_rune_card_pays_2_more(deal: Deal, runes: str, paid: int) -> None:
    played = showdown(deal(f"seat 0: {runes} 2M 4M 6S\n seat 1: KC 2C 4C 6M 8S"), 0, 0)
    assert played["gains"] == [paid, 0]


def test_7_gains_do_not_hold_the_rune_effects_of_the_turns(deal: Deal) -> None:
    state = do(deal(THREE, deck=box(["rune*", "draw*"])), "play 4C")
    gains = showdown(state, 0, 0, 0)["gains"]
    assert state.scores[0] == gains[0] + 1


def test_7_scores_add_up_over_the_rounds(deal: Deal) -> None:
    state = deal(THREE, THREE, THREE)
    showdown(state, 2, 0, 1)
    assert state.scores == (5, 2, 6)
    showdown(state, 0, 2, 1)
    assert state.scores == (5 + 1, 2 + 6 + 2, 6 + 6)


def test_7_after_the_last_round_a_remainder_is_lost(deal: Deal) -> None:
    """Pots 4, 6 + 1, 8 + 1: shares of 1, 2 and, with two right in the last round, 4; the ninth rune is lost."""
    state = deal(THREE, THREE, THREE)
    showdown(state, 2, 2, 2)
    showdown(state, 2, 2, 2)
    assert table(state)["pot"] == 1 + 8
    played = showdown(state, 2, 2, 0)
    assert played["carry"] == 1
    assert state.is_over
    assert state.scores == (1 + 1 + 2 + 1 + 4 + 1, 1 + 2 + 2 + 2 + 4 + 2, 1 + 6 + 2 + 6 + 6)


def test_7_most_runes_win(deal: Deal) -> None:
    state = deal(THREE, THREE, THREE)
    for _ in range(3):
        assert state.winners == ()
        showdown(state, 2, 0, 0)
    assert state.scores == (3 + 4 + 6 + 8, 6, 18)
    assert state.winners == (0,)


def test_7_among_equals_the_strongest_hand_in_the_last_round_wins(deal: Deal) -> None:
    """Everybody is always wrong: 1 rune each, from the pairs of round 3."""
    state = deal(WEAK_0, WEAK_0, PAIRS_1)
    for _ in range(3):
        showdown(state, 0, 0)
    assert state.scores == (1, 1)
    assert state.winners == (1,)


def test_7_the_tie_looks_at_the_last_round_alone(deal: Deal) -> None:
    """Seat 1 had the stronger hand twice, seat 0 in the last round."""
    state = deal(PAIRS_1, WEAK_0, WEAK_1)
    showdown(state, 0, 0)
    showdown(state, 0, 0)
    showdown(state, 1, 1)
    assert state.scores == (1, 1)
    assert state.winners == (0,)


def test_7_the_tie_is_among_those_with_the_most_runes_alone(deal: Deal) -> None:
    """Seat 2 has the strongest hand in the last round but fewer runes."""
    rich = "seat 0: 9C 9M 2C 4C 6M\n seat 1: 9S 9T 2T 4T 6S\n seat 2: 3M 5M 8M 10S KC"
    last = "seat 0: 2C 4C 6M 8M 9C\n seat 1: 2M 4M 6S 8S 10C\n seat 2: 2S 4S 6T 8T KC"
    state = deal(rich, last, last)
    showdown(state, 1, 1, 1)
    showdown(state, 0, 0, 0)
    showdown(state, 0, 0, 0)
    assert state.scores == (1, 1, 0)
    assert state.winners == (1,)


def test_7_game_is_over_and_nobody_decides(deal: Deal) -> None:
    state = deal(WEAK_0)
    for _ in range(3):
        predict(pass_until_predictions(state), 0, 0)
    assert (state.is_over, state.actor, state.legal_actions()) == (True, None, [])
