"""Section 10 of docs/rules/predictions.md: what a view holds of the table, of memory and of the last round."""

from typing import Any

import pytest

import foretold
from foretold.play.state import State
from tests.rules.tables import (
    Deal,
    box,
    cards,
    do,
    first,
    hand,
    memory,
    pass_until_predictions,
    predict,
    showdown,
    table,
)

THREE = """
    seat 0: 2C 3C 4C 5C 6C
    seat 1: 2M 3M 4M 5M 6M
    seat 2: 2S 2T 9S 9C KS
    gallery: 7T 8T
    deck: KT QT JT 10T
"""
NOTHING: dict[str, list[Any]] = {"hands": [[], [], []], "deck": [], "pile": [], "announced": [], "eye": []}


def eventful(deal: Deal) -> State:
    """Seat 0 looks at seat 2, hears seat 1, takes 8T, draws and discards; seat 1 passes."""
    state = deal(THREE, deck=box(["eye", "hypnosis", "take*", "draw*"]))
    return do(state, "play 2C · eye 2 · hide KS · hypnosis 1 · take 1 · discard 3C · pass")


def test_10_table_holds_what_can_be_seen_now(deal: Deal) -> None:
    assert table(eventful(deal), 0) == {
        "round": 1,
        "turn": 3,
        "first": 0,
        "at_turn": 2,
        "pot": 4,
        "runes": [0, 0, 0],
        "gallery": [["7T"], ["2C"], ["QT"], [], []],
        "deck": 54 - 15 - 2 - 2,
        "pile": {"count": 1, "top": "3C"},
        "hand": ["4C", "5C", "6C", "8T", "KT"],
        "worth": {"combination": "nothing", "strength": 0},
        "hand_sizes": [5, 5, 5],
        "all_in": None,
        "played": None,
        "revealed": [],
        "eye": None,
        "predictions": [None, None, None],
    }


def test_10_spectators_see_the_table_without_a_hand(deal: Deal) -> None:
    state = eventful(deal)
    assert table(state, None) == table(state, 0) | {"hand": None, "worth": None}


def test_10_memory_of_the_eyes_viewer(deal: Deal) -> None:
    assert memory(eventful(deal), 0) == {
        "hands": [[], [], ["9C", "2S", "9S", "2T"]],
        "deck": [],
        "pile": ["3C"],
        "announced": [{"turn": 1, "seat": 1, "combination": "straight-flush"}],
        "eye": [{"turn": 1, "viewer": 0, "seat": 2, "cards": ["9C", "2S", "9S", "2T"]}],
    }


@pytest.mark.parametrize("seat", [1, None])
def test_10_memory_of_the_others(deal: Deal, seat: int | None) -> None:
    seen = memory(eventful(deal), seat)
    assert seen["hands"] == [["8T"], [], []]
    assert seen["pile"] == ["3C"]
    assert seen["announced"] == [{"turn": 1, "seat": 1, "combination": "straight-flush"}]
    assert seen["eye"] == [{"turn": 1, "viewer": 0, "seat": 2, "cards": []}]


def test_10_the_eyes_target_remembers_what_it_showed(deal: Deal) -> None:
    assert set(memory(eventful(deal), 2)["eye"][0]["cards"]) == cards("2S 2T 9S 9C")


def test_10_each_use_of_the_eye_is_remembered(deal: Deal) -> None:
    state = do(eventful(deal), "play KS · eye 0 · hide 4C · skip · take 0 · discard 9S")
    looks = [(look["turn"], look["viewer"], look["seat"]) for look in memory(state, 1)["eye"]]
    assert looks == [(1, 0, 2), (3, 2, 0)]


def test_10_a_card_seen_leaving_a_hand_is_no_longer_there(deal: Deal) -> None:
    """Seat 2 plays the 9C that the Eye had shown."""
    state = do(eventful(deal), "play 9C")
    assert set(memory(state, 0)["hands"][2]) == cards("9S 2S 2T")


def test_10_a_card_taken_and_discarded_is_no_longer_in_the_hand(deal: Deal) -> None:
    state = deal(THREE, deck=box(["take*", "draw*"]))
    do(state, "play 2C · take 1 · discard 8T")
    assert memory(state, 1)["hands"][0] == []
    assert memory(state, 1)["pile"] == ["8T"]


def test_10_memory_lasts_until_the_round_ends(deal: Deal) -> None:
    state = eventful(deal)
    before = memory(state, 0)
    state = do(pass_until_predictions(state), "predict 0 · predict 0")
    assert memory(state, 0) == before


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_10_memory_is_empty_when_the_next_round_begins(deal: Deal, seat: int | None) -> None:
    state = eventful(deal)
    predict(pass_until_predictions(state), 0, 0, 0)
    assert memory(state, seat) == NOTHING


def test_10_last_round_is_none_before_the_first_is_finished(deal: Deal) -> None:
    assert eventful(deal).view(0)["last_round"] is None


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_10_last_round_holds_hands_combinations_predictions_pot_and_gains(deal: Deal, seat: int | None) -> None:
    state = deal(THREE)
    showdown(state, 1, 1, 2)
    seen = state.view(seat)["last_round"]
    assert [set(held) for held in seen["hands"]] == [
        cards("2C 3C 4C 5C 6C"),
        cards("2M 3M 4M 5M 6M"),
        cards("2S 2T 9S 9C KS"),
    ]
    assert seen["combinations"] == ["straight-flush", "straight-flush", "two-pairs"]
    assert seen["strengths"] == [10, 10, 2]
    assert seen["predictions"] == [1, 1, 2]
    assert (seen["first"], seen["pot"], seen["carry"], seen["strongest"]) == (0, 4, 4, 0)
    assert seen["gains"] == [10, 10, 2]


def test_10_last_round_is_the_last_finished_one(deal: Deal) -> None:
    state = deal(THREE, THREE)
    showdown(state, 1, 1, 2)
    showdown(state, 0, 1, 2)
    seen = state.view(1)["last_round"]
    assert seen == state.rounds()[1]
    assert seen["predictions"] == [0, 1, 2]


def test_10_legal_actions_are_for_the_seat_that_decides_alone(deal: Deal) -> None:
    state = deal(THREE)
    assert state.view(0)["legal"] == ["play 2C", "play 3C", "play 4C", "play 5C", "play 6C", "pass", "all-in"]
    for seat in (1, 2, None):
        assert state.view(seat)["legal"] == []
        assert state.view(seat)["actor"] == 0


def test_10_other_hands_are_in_no_view(deal: Deal) -> None:
    state = deal(THREE)
    hidden = hand(state, 0) | hand(state, 2)
    assert not [card for card in hidden if f"'{card}'" in str(state.view(1))]


@pytest.mark.parametrize("seat", [-1, 3, "0", 1.5, True])
def test_10_a_view_is_for_a_seat_at_the_table(deal: Deal, seat: Any) -> None:
    with pytest.raises(foretold.InvalidSeat):
        deal(THREE).view(seat)


def test_10_worth_is_open_while_more_than_five_cards_are_held(deal: Deal) -> None:
    state = do(deal(THREE, deck=box(["draw*", "draw*"])), "play 2C")
    assert table(state, 0)["worth"] is None


def test_10_when_the_deck_is_gone_the_last_hidden_hand_is_known(deal: Deal) -> None:
    """Two players turn up all 42 cards in sight: what a seat has not seen is in the other's hand."""
    deck = box(["reveal 4*", "reveal 4*", "reveal 4*", "take*"], KC=["reveal 3*", "reveal 3*", "take*"])
    state = deal("seat 0: 2C\n seat 1: KC 3C 4C 5C 6C", deck=deck)
    for _ in range(3):
        first(state, "play", "keep", "keep", "keep", "take", *["discard"] * 3)
    assert table(state)["deck"] == 6
    first(do(state, "play KC"), "keep", "keep", "take", *["discard"] * 2)
    assert table(state)["deck"] == 0
    assert set(memory(state, 0)["hands"][1]) == hand(state, 1)
    assert set(memory(state, 1)["hands"][0]) == hand(state, 0)


def reshuffled(deal: Deal) -> State:
    """Four players turn up all 32 cards; seat 0's pass needs the pile. Seat 1 holds an ace that draws."""
    deck = box(["reveal 4*", "reveal 4*", "take*"], AT=["draw*"])
    state = deal("seat 0:\n seat 1: AT\n seat 2:\n seat 3:", deck=deck)
    for _ in range(4):
        first(state, "play", "keep", "keep", "take", "discard", "discard")
    return do(state, "pass")


@pytest.mark.parametrize("seat", [0, 3, None])
def test_10_after_a_reshuffle_everybody_knows_what_the_deck_holds(deal: Deal, seat: int | None) -> None:
    """All of the pile was seen, and its first card goes into the gallery."""
    state = reshuffled(deal)
    (order,) = state.record().reshuffles
    assert set(memory(state, seat)["deck"]) == set(order[1:])


def test_10_after_an_unseen_draw_only_who_drew_knows_what_the_deck_holds(deal: Deal) -> None:
    state = do(reshuffled(deal), "play AT")
    (order,) = state.record().reshuffles
    assert order[1] in hand(state, 1)
    assert set(memory(state, 1)["deck"]) == set(order[2:])
    assert memory(state, 0)["deck"] == []


def test_10_at_the_end_memory_is_empty_and_the_last_round_stays(deal: Deal) -> None:
    state = deal(THREE)
    for _ in range(3):
        showdown(state, 0, 0, 0)
    assert memory(state, 0) == NOTHING
    assert state.view(0)["last_round"] == state.rounds()[2]
