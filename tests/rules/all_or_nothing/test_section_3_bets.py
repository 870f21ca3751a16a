"""Section 3 of docs/rules/all-or-nothing.md: bets, open or secret."""

import pytest

from tests.rules.tables import Deal, asked, bets, do, legal, play_out_round, table

THREE = "seat 0:\n seat 1:\n seat 2:"


def test_3_everybody_bets_from_the_dealers_left_on(deal: Deal) -> None:
    state = deal(THREE, dealer=1)
    order = []
    while asked(state) == "bet":
        order.append(state.actor)
        state.apply("bet 0")
    assert order == [2, 0, 1]


def test_3_any_of_0_to_6_may_be_chosen_in_any_round(deal: Deal) -> None:
    """In the fourth round, of three tricks, too."""
    state = deal(THREE)
    for _ in range(4):
        assert legal(state) == [f"bet {number}" for number in range(7)]
        last = state
        state = play_out_round(bets(state, 6, 6, 6))
    assert last.rounds()[3]["bets"] == [6, 6, 6]


@pytest.mark.parametrize("seat", [0, 2, None])
def test_3_bets_are_chosen_in_secret(deal: Deal, seat: int | None) -> None:
    state = deal(THREE)
    other = state.clone()
    assert do(state, "bet 0").view(seat) == do(other, "bet 5").view(seat)
    assert table(state, seat)["bets"] == [None, None, None]
    assert table(state, seat)["has_bet"] == [False, True, False]


def test_3_one_knows_ones_own_bet(deal: Deal) -> None:
    assert table(do(deal(THREE), "bet 4"), 1)["bets"] == [None, 4, None]


def test_3_open_or_secret_is_said_from_the_dealers_left_on(deal: Deal) -> None:
    state = do(deal(THREE, dealer=1), "bet 1 · bet 2 · bet 3")
    order = []
    while asked(state) == "open":
        assert legal(state) == ["open", "secret"]
        order.append(state.actor)
        state.apply("open")
    assert order == [2, 0, 1]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_3_answers_are_heard_in_turn(deal: Deal, seat: int | None) -> None:
    state = do(deal(THREE), "bet 1 · bet 2 · bet 3 · open")
    assert table(state, seat)["open"] == [None, True, None]
    assert table(do(state, "secret"), seat)["open"] == [None, True, False]


@pytest.mark.parametrize("seat", [0, 2, None])
def test_3_the_numbers_are_not_yet_seen_while_answers_are_heard(deal: Deal, seat: int | None) -> None:
    state = deal(THREE)
    other = state.clone()
    do(state, "bet 1 · bet 2 · bet 3 · open · open")
    do(other, "bet 6 · bet 2 · bet 3 · open · open")
    assert state.view(seat) == other.view(seat)
    assert table(state, None)["bets"] == [None, None, None]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_3_all_open_bets_are_turned_up_at_once(deal: Deal, seat: int | None) -> None:
    """Seat 1 bets 1, seat 2 bets 2, seat 0 bets 3; 1 and 0 openly."""
    state = do(deal(THREE), "bet 1 · bet 2 · bet 3 · open · secret · open")
    assert table(state, seat)["bets"] == [3, 1, 2 if seat == 2 else None]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_3_secret_bets_stay_hidden_until_the_round_is_scored(deal: Deal, seat: int | None) -> None:
    """Seat 2's 0 or 5 looks the same to all others until the last card."""
    state = deal(THREE)
    other = state.clone()
    do(state, "bet 1 · bet 0 · bet 3 · open · secret · open")
    do(other, "bet 1 · bet 5 · bet 3 · open · secret · open")
    while not state.rounds():
        assert state.view(seat) == other.view(seat)
        card = legal(state)[0]
        do(state, card)
        do(other, card)
    assert state.view(seat)["last_round"]["bets"] == [3, 1, 0]
    assert other.view(seat)["last_round"]["bets"] == [3, 1, 5]


def test_3_tricks_begin_when_everybody_has_answered(deal: Deal) -> None:
    state = do(deal(THREE), "bet 1 · bet 2 · bet 3 · open · secret · open")
    assert (asked(state), state.actor) == ("play", 1)


def test_3_nothing_of_the_bets_is_left_in_the_next_round(deal: Deal) -> None:
    state = play_out_round(bets(deal(THREE), 1, 2, 3, openly=[0, 1, 2]))
    seen = table(state, 0)
    assert (seen["bets"], seen["open"], seen["has_bet"]) == ([None] * 3, [None] * 3, [False] * 3)
