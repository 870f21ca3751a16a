"""Section 6 of docs/rules/predictions.md: who predicts when, and who hears it."""

import pytest

from foretold.play.state import State
from tests.rules.tables import Deal, do, legal, pass_until_predictions, table

SEATS = {n: "\n".join(f"seat {seat}:" for seat in range(n)) for n in (2, 3, 4, 5)}


def order_of_predictions(state: State) -> list[int | None]:
    order = []
    for _ in range(len(state.scores)):
        order.append(state.actor)
        state.apply("predict 0")
    return order


@pytest.mark.parametrize(
    ("players", "order"),
    # 6, 8, 10 and 10 passes from seat 0 on; the last is by seat 1, 1, 1 and 4
    [(2, [0, 1]), (3, [2, 0, 1]), (4, [2, 3, 0, 1]), (5, [0, 1, 2, 3, 4])],
)
def test_6_from_the_left_neighbour_of_the_player_whose_turn_was_the_last(
    deal: Deal, players: int, order: list[int]
) -> None:
    assert order_of_predictions(pass_until_predictions(deal(SEATS[players]))) == order


def test_6_order_follows_a_last_turn_taken_for_who_is_all_in(deal: Deal) -> None:
    """Seat 0 all in (4 cards), then passes of 1, 2, 0, 1, 2: the tenth card comes with the next pass taken for 0."""
    state = pass_until_predictions(do(deal(SEATS[3]), "all-in"))
    assert order_of_predictions(state) == [1, 2, 0]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_6_every_player_may_be_predicted_oneself_too(deal: Deal, players: int) -> None:
    state = pass_until_predictions(deal(SEATS[players]))
    assert legal(state) == [f"predict {seat}" for seat in range(players)]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_6_three_and_more_predict_openly(deal: Deal, seat: int | None) -> None:
    state = do(pass_until_predictions(deal(SEATS[3])), "predict 1")
    assert table(state, seat)["predictions"] == [None, None, 1]
    assert {"turn": 8, "fact": "predicts", "seat": 2, "target": 1} in state.view(seat)["log"]


@pytest.mark.parametrize("seat", [1, None])
def test_6_two_players_nobody_is_told_the_first_answer(deal: Deal, seat: int | None) -> None:
    state = pass_until_predictions(deal(SEATS[2]))
    other = state.clone()
    assert do(state, "predict 0").view(seat) == do(other, "predict 1").view(seat)
    assert table(state, seat)["predictions"] == [None, None]


def test_6_two_players_one_knows_ones_own_answer(deal: Deal) -> None:
    state = do(pass_until_predictions(deal(SEATS[2])), "predict 1")
    assert table(state, 0)["predictions"] == [1, None]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_6_two_players_both_are_opened_after_the_second(deal: Deal, seat: int | None) -> None:
    state = do(pass_until_predictions(deal(SEATS[2])), "predict 1 · predict 0")
    assert state.view(seat)["last_round"]["predictions"] == [1, 0]
    told = [(fact["seat"], fact["target"]) for fact in state.view(seat)["log"] if fact["fact"] == "predicts"]
    assert sorted(told) == [(0, 1), (1, 0)]


def test_6_two_players_everybody_sees_that_the_first_has_answered(deal: Deal) -> None:
    state = do(pass_until_predictions(deal(SEATS[2])), "predict 1")
    assert state.actor == 1
    assert {"turn": 6, "fact": "has-predicted", "seat": 0} in state.view(1)["log"]


def test_6_hands_stay_hidden_while_predictions_are_made(deal: Deal) -> None:
    state = do(pass_until_predictions(deal(SEATS[3])), "predict 1")
    assert table(state, None)["hand"] is None
    assert state.view(0)["memory"]["hands"] == [[], [], []]
