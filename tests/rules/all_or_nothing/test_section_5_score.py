"""Section 5 of docs/rules/all-or-nothing.md: the score."""

from collections.abc import Sequence
from typing import Any

import pytest

from foretold.play.state import State
from tests.rules.tables import Deal, all_or_nothing, bets, play_out_round

#: Seat 1 has the six highest trumps and wins every trick, whatever is played.
ALL_TO_1 = """
    seat 0: 1R 2R 3R 4R 5R 6R
    seat 1: 7B 8B 9B 10B 11B 12B
    seat 2: 1Y 2Y 3Y 4Y 5Y 6Y
    trump: 1B
"""


def gains(state: State, *numbers: int, openly: Sequence[int] = ()) -> list[int]:
    gained: list[int] = play_out_round(bets(state, *numbers, openly=openly)).rounds()[-1]["gains"]
    return gained


def test_5_secret_and_made_1_a_trick_and_3(deal: Deal) -> None:
    """Seat 1: six tricks."""
    assert gains(deal(ALL_TO_1), 1, 6, 1)[1] == 6 + 3


def test_5_secret_and_missed_1_a_trick(deal: Deal) -> None:
    assert gains(deal(ALL_TO_1), 1, 5, 1)[1] == 6


def test_5_open_and_made_2_a_trick_and_3(deal: Deal) -> None:
    assert gains(deal(ALL_TO_1), 1, 6, 1, openly=[1])[1] == 2 * 6 + 3


def test_5_open_and_missed_nothing(deal: Deal) -> None:
    assert gains(deal(ALL_TO_1), 1, 5, 1, openly=[1])[1] == 0


@pytest.mark.parametrize(("bet", "openly", "gained"), [(0, [], 3), (0, [0], 3), (2, [], 0), (2, [0], 0)])
def test_5_without_a_trick(bet: int, openly: list[Any] | list[int], gained: int) -> None:
    assert gains(all_or_nothing(ALL_TO_1), bet, 0, 0, openly=openly)[0] == gained


@pytest.mark.parametrize(
    ("cards", "trick_count"),
    [("12B 11B 1R 2R 3R 4R", 2), ("12B 11B 10B 1R 2R 3R", 3)],
)
@pytest.mark.parametrize("openly", [True, False])
@pytest.mark.parametrize("bet", range(7))
def test_5_every_bet_against_the_same_tricks(cards: str, trick_count: int, openly: bool, bet: int) -> None:
    """Seat 1 leads its trumps, which win; then low red cards, which seat 2's higher red ones take."""
    layout = f"seat 0: 1Y 2Y 3Y 4Y 5Y 6Y\n seat 1: {cards}\n seat 2: 7R 8R 9R 10R 11R 12R\n trump: 1B"
    state = bets(all_or_nothing(layout), 0, bet, 0, openly=[1] if openly else [])
    for card in cards.split()[:trick_count]:
        state.apply(f"play {card}")
        for _ in range(2):
            state.apply(state.legal_actions()[0])
    play_out_round(state)
    if openly:
        expected = 2 * trick_count + 3 if bet == trick_count else 0
    else:
        expected = trick_count + 3 if bet == trick_count else trick_count
    assert state.rounds()[0]["tricks"][1] == trick_count
    assert state.rounds()[0]["gains"][1] == expected


def test_5_points_add_up(deal: Deal) -> None:
    state = deal(ALL_TO_1)
    first = gains(state, 0, 6, 1)
    assert first == [3, 9, 0]
    assert state.scores == (3, 9, 0)
    second = gains(state, 0, 0, 0)
    assert state.scores == tuple(one + other for one, other in zip(first, second, strict=True))


def test_5_most_points_win_after_the_last_round(deal: Deal) -> None:
    state = deal(ALL_TO_1, rounds=1)
    assert gains(state, 0, 6, 0) == [3, 9, 3]
    assert state.is_over
    assert state.winners == (1,)


def test_5_equals_share_the_win(deal: Deal) -> None:
    """Seat 1 misses an open bet; the others made 0."""
    state = deal(ALL_TO_1, rounds=1)
    assert gains(state, 0, 5, 0, openly=[1]) == [3, 0, 3]
    assert state.winners == (0, 2)


def test_5_all_may_share_the_win_with_nothing(deal: Deal) -> None:
    state = deal(ALL_TO_1, rounds=1)
    assert gains(state, 1, 5, 1, openly=[1]) == [0, 0, 0]
    assert state.winners == (0, 1, 2)


def test_5_nobody_has_won_before_the_end(deal: Deal) -> None:
    state = deal(ALL_TO_1)
    gains(state, 0, 6, 0)
    assert (state.is_over, state.winners) == (False, ())
