"""Section 3 of docs/rules/predictions.md: to pass, to go all in, and the end of a turn."""

import pytest

from tests.rules.tables import (
    Deal,
    asked,
    box,
    do,
    first,
    gallery,
    legal,
    pass_until_predictions,
    predictions,
    showdown,
    table,
)

TWO = "seat 0:\n seat 1:\n gallery: 7S 8S\n deck: KT QT JT 10T 9T"
THREE = "seat 0:\n seat 1:\n seat 2:\n gallery: 7S 8S\n deck: KT QT JT 10T 9T"


def test_3_a_pass_turns_the_decks_top_card_into_the_gallery(deal: Deal) -> None:
    state = do(deal(TWO), "pass")
    assert gallery(state) == ["7S", "8S", "KT", ""]
    assert table(state)["deck"] == 41


def test_3_who_passes_is_still_in_the_round(deal: Deal) -> None:
    state = do(deal(TWO), "pass · pass")
    assert state.actor == 0
    assert "all-in" in legal(state)


def test_3_all_in_turns_two_cards_into_the_gallery_one_after_the_other(deal: Deal) -> None:
    state = do(deal(TWO), "all-in")
    assert gallery(state) == ["7S", "8S", "KT", "QT"]
    assert table(state)["all_in"] == 0
    assert table(state)["hand_sizes"] == [5, 5]


def test_3_all_in_the_second_card_may_begin_the_second_row(deal: Deal) -> None:
    assert gallery(do(deal(TWO), "pass · all-in")) == ["7S JT", "8S", "KT", "QT"]


def test_3_all_in_once_a_round_by_one_player_only(deal: Deal) -> None:
    state = do(deal(THREE), "all-in")
    assert "all-in" not in legal(state)
    assert "all-in" not in legal(do(state, "pass"))


def test_3_all_in_is_open_again_in_the_next_round(deal: Deal) -> None:
    state = do(deal(TWO), "all-in")
    showdown(state, 0, 0)
    assert table(state)["all_in"] is None
    assert "all-in" in legal(state)


@pytest.mark.parametrize("effect", ["hypnosis", "eye"])
def test_3_who_is_all_in_is_no_target(deal: Deal, effect: str) -> None:
    layout = "seat 0:\n seat 1: 2C\n seat 2:\n seat 3:"
    state = do(deal(layout, deck=box([effect, "draw*"])), "all-in · play 2C")
    assert legal(state) == [f"{effect} 2", f"{effect} 3", "skip"]


def test_3_later_turns_of_who_is_all_in_are_passes_taken_for_them(deal: Deal) -> None:
    state = do(deal(THREE), "all-in · pass")
    assert (state.actor, table(state)["turn"]) == (2, 3)
    do(state, "pass")
    assert (state.actor, table(state)["turn"]) == (1, 5)
    assert gallery(state) == ["7S 10T", "8S 9T", "KT", "QT", "JT"]


def test_3_a_pass_taken_turns_a_card_into_the_gallery(deal: Deal) -> None:
    state = do(deal(TWO), "all-in · pass")
    assert gallery(state) == ["7S JT", "8S 10T", "KT", "QT"]
    assert table(state)["deck"] == 42 - 4
    assert {"turn": 3, "fact": "pass-taken", "seat": 0} in state.view(1)["log"]


def test_3_a_pass_taken_may_fill_the_gallery(deal: Deal) -> None:
    """7 cards after seat 1's second pass; the pass taken for seat 0 is the eighth, so seat 1 predicts first."""
    state = do(deal(TWO), "all-in · pass · pass")
    assert all(len(column.split()) == 2 for column in gallery(state))
    assert (asked(state), state.actor) == ("predict", 1)


def test_3_all_in_with_one_place_left_adds_one_card(deal: Deal) -> None:
    state = deal(TWO)
    for _ in range(5):
        state.apply("pass")
    assert sum(len(column.split()) for column in gallery(state)) == 7
    deck = table(state)["deck"]
    do(state, "all-in")
    assert table(state)["deck"] == deck - 1
    assert asked(state) == "predict"


def test_3_all_in_with_two_places_left_adds_two(deal: Deal) -> None:
    state = deal(TWO)
    for _ in range(4):
        state.apply("pass")
    deck = table(state)["deck"]
    do(state, "all-in")
    assert table(state)["deck"] == deck - 2
    assert asked(state) == "predict"


def test_3_who_is_all_in_predicts_too(deal: Deal) -> None:
    state = pass_until_predictions(do(deal(TWO), "all-in"))
    assert {state.actor, do(state, "predict 0").actor} == {0, 1}


def test_3_turn_goes_to_the_left_neighbour(deal: Deal) -> None:
    state = deal(THREE)
    order = []
    for _ in range(5):
        order.append(state.actor)
        state.apply("pass")
    assert order == [0, 1, 2, 0, 1]


def test_3_predictions_follow_a_played_card_that_fills_the_gallery(deal: Deal) -> None:
    state = deal("seat 0:\n seat 1: AC")
    for _ in range(5):
        state.apply("pass")
    assert asked(do(state, "play AC")) == "predict"


def test_3_after_20_turns_a_seat_predictions_follow(deal: Deal) -> None:
    """With take alone a turn leaves the gallery as full as it was: 2 cards after 40 turns."""
    state = deal(TWO, deck=box(["take*"]))
    for turn in range(1, 41):
        assert (asked(state), table(state)["turn"]) == ("turn", turn)
        first(state, "play", "take")
    assert asked(state) == "predict"
    assert [len(column) for column in table(state)["gallery"]] == [1, 1, 0, 0]


def test_3_passes_taken_are_counted_among_the_turns(deal: Deal) -> None:
    """Seat 0 is all in at turn 1. Seat 1 takes two cards a turn, so the gallery never fills: it has 20 turns."""
    state = do(deal(TWO, deck=box(["take*", "take*"])), "all-in")
    turns = 0
    while asked(state) == "turn":
        first(state, "play", "take", "take", "discard")
        turns += 1
    assert turns == 20
    assert asked(state) == "predict"


def test_3_the_last_turn_may_be_a_pass_taken() -> None:
    """Three players, seat 2 all in at turn 3: turn 60 is its pass. Seat 0 takes two cards a turn, seat 1 one."""
    state = predictions(THREE, deck=box(["take*", "take"]))
    first(first(state, "play", "take", "skip"), "play", "take", "skip", "all-in")
    while asked(state) == "turn":
        assert table(state)["turn"] < 60
        more = ["take", "discard"] if state.actor == 0 else ["skip"]
        first(state, "play", "take", *more)
    assert (asked(state), table(state)["turn"], state.actor) == ("predict", 60, 0)


def test_3_turns_are_counted_anew_in_each_round(deal: Deal) -> None:
    state = deal(TWO, deck=box(["take*"]))
    while asked(state) == "turn":
        first(state, "play", "take")
    do(state, "predict 0 · predict 0")
    assert (asked(state), table(state)["turn"]) == ("turn", 1)
