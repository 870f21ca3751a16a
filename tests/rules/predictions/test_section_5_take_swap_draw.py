"""Section 5 of docs/rules/predictions.md: take, swap, draw, rune, and effects that can't be resolved."""

from typing import Any

import pytest

from foretold.play.state import State
from tests.rules.tables import Deal, asked, box, cards, do, gallery, hand, legal, memory, predictions, table

EVERYBODY = (0, 1, 2, None)

THREE = """
    seat 0: 2C 3C 4C 5C 6C
    seat 1: 2M 3M 4M 5M 6M
    seat 2: 2S 3S 4S 5S 6S
    gallery: 7T 8T
    deck: KT QT JT 10T
"""


def played(deal: Deal, *face: str, rest: str = "", **options: Any) -> State:
    """Seat 0 plays 2C with these effects."""
    return do(deal(THREE, deck=box(["draw*"], **{"2C": list(face)}), **options), "play 2C" + rest)


def test_5_take_puts_an_uncovered_gallery_card_into_the_hand(deal: Deal) -> None:
    state = played(deal, "take*", rest=" · take 1")
    assert hand(state, 0) == cards("3C 4C 5C 6C 8T")
    assert gallery(state) == ["7T", "2C", "", "", ""]


@pytest.mark.parametrize("seat", [1, 2, None])
def test_5_take_everybody_sees_which(deal: Deal, seat: int | None) -> None:
    state = played(deal, "take*", rest=" · take 1")
    assert memory(state, seat)["hands"][0] == ["8T"]


def test_5_swap_leaves_the_hand_card_in_that_place(deal: Deal) -> None:
    state = played(deal, "swap", "draw*", rest=" · swap 4C 0")
    assert hand(state, 0) == cards("3C 5C 6C 7T KT")
    assert gallery(state) == ["4C", "8T", "2C", "", ""]


@pytest.mark.parametrize("seat", [1, 2, None])
def test_5_swap_everybody_sees_both(deal: Deal, seat: int | None) -> None:
    state = played(deal, "swap", "draw*", rest=" · swap 4C 0")
    assert memory(state, seat)["hands"][0] == ["7T"]
    assert table(state, seat)["gallery"][0] == ["4C"]


def test_5_swap_offers_every_hand_card_with_every_uncovered_card(deal: Deal) -> None:
    state = played(deal, "swap", "draw*")
    pairs = [f"swap {card} {column}" for card in ("3C", "4C", "5C", "6C") for column in (0, 1)]
    assert legal(state) == [*pairs, "skip"]


def test_5_swap_may_give_a_card_just_gained(deal: Deal) -> None:
    state = played(deal, "take*", "swap", rest=" · take 0 · swap 7T 1")
    assert hand(state, 0) == cards("3C 4C 5C 6C 8T")
    assert gallery(state) == ["2C", "7T", "", "", ""]


def test_5_draw_puts_the_decks_top_card_into_the_hand(deal: Deal) -> None:
    state = played(deal, "draw*")
    assert hand(state, 0) == cards("3C 4C 5C 6C KT")
    assert table(state)["deck"] == 54 - 15 - 2 - 1


@pytest.mark.parametrize("seat", [1, 2, None])
def test_5_draw_only_you_learn_the_card(deal: Deal, seat: int | None) -> None:
    state = played(deal, "draw*")
    assert memory(state, seat)["hands"][0] == []
    facts = [fact for fact in state.view(seat)["log"] if fact["fact"].startswith("draws")]
    assert facts == [{"turn": 1, "fact": "draws", "seat": 0}]
    assert {"turn": 1, "fact": "draws-card", "seat": 0, "card": "KT"} in state.view(0)["log"]


@pytest.mark.parametrize("seat", [1, 2, None])
def test_5_draw_nobody_else_can_tell_which_card_it_was(deal: Deal, seat: int | None) -> None:
    """The same game with another card on top of the deck looks the same to all others."""
    one = played(deal, "draw*")
    other = do(deal(THREE.replace("KT QT", "QT KT"), deck=box(["draw*"])), "play 2C")
    assert one.view(seat) == other.view(seat)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_5_rune_is_one_rune_from_the_reserve_seen_by_everybody(deal: Deal, seat: int) -> None:
    state = played(deal, "rune*", "draw*")
    assert state.scores == (1, 0, 0)
    assert table(state, seat)["runes"] == [1, 0, 0]
    assert table(state)["pot"] == 4


@pytest.mark.parametrize("effect", ["take*", "take", "swap*", "swap"])
def test_5_without_an_uncovered_card_take_and_swap_are_passed_over(deal: Deal, effect: str) -> None:
    """Both gallery cards are taken; the played card is not there yet."""
    state = played(deal, "take*", "take*", effect, rest=" · take 0 · take 1")
    assert gallery(state) == ["", "", "", "", ""]
    assert asked(state) == "discard"
    passed_over = {"turn": 1, "fact": "effect-passed-over", "seat": 0, "effect": effect.removesuffix("*")}
    assert passed_over in state.view(1)["log"]


@pytest.mark.parametrize("effect", ["hypnosis*", "hypnosis", "eye*", "eye"])
def test_5_without_a_target_hypnosis_and_eye_are_passed_over(effect: str) -> None:
    """Two players, the other one is all in."""
    state = predictions("seat 0:\n seat 1: 2C", deck=box([effect, "draw*"]))
    do(state, "all-in · play 2C")
    assert asked(state) == "turn"
    assert "2C" in " ".join(gallery(state))


def test_5_an_effect_after_one_passed_over_is_resolved(deal: Deal) -> None:
    state = played(deal, "take*", "take*", "take*", "rune*", rest=" · take 0 · take 1")
    assert state.scores == (1, 0, 0)


def test_5_the_same_effect_twice_is_done_twice(deal: Deal) -> None:
    state = played(deal, "draw*", "draw*")
    assert hand(state, 0) == cards("3C 4C 5C 6C KT QT")
