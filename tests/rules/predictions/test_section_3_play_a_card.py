"""Section 3 of docs/rules/predictions.md, its first choice: to play a card."""

from typing import Any

import pytest

from tests.rules.tables import Deal, asked, box, cards, do, gallery, hand, legal, predictions, table

JACK = """
    seat 0: JM 2C 4C 6C 8C
    seat 1:
    gallery: 7S 8S
    deck: KT QT
"""


def test_3_played_card_lies_before_you_until_its_effects_are_resolved(deal: Deal) -> None:
    state = do(deal(JACK), "play JM")
    assert table(state, 1)["played"] == {"card": "JM", "effects": ["take*", "draw"], "step": 0}
    assert hand(state, 0) == cards("2C 4C 6C 8C")
    assert gallery(state) == ["7S", "8S", "", ""]
    do(state, "take 0 · skip")
    assert table(state)["played"] is None
    assert gallery(state) == ["JM", "8S", "", ""]


def test_3_effects_are_resolved_from_top_to_bottom(deal: Deal) -> None:
    """The 5: swap, then take. The 10: reveal, then rune."""
    state = do(deal("seat 0: 5C 2C 4C 6C 8C\n seat 1: 10C\n gallery: 7S 8S"), "play 5C")
    assert asked(state) == "swap"
    assert asked(do(state, "skip")) == "take"
    do(state, "take 0 · play 10C")
    assert asked(state) == "keep"
    state.apply(legal(state)[0])
    assert asked(state) == "rune"


@pytest.mark.parametrize("face", ["take", "swap", "hypnosis", "eye"])
def test_3_a_starred_effect_is_mandatory(face: str) -> None:
    state = predictions("seat 0: 2C\n seat 1:", deck=box([f"{face}*", "draw*"]))
    assert "skip" not in legal(do(state, "play 2C"))


@pytest.mark.parametrize("face", ["take", "swap", "draw", "reveal 2", "rune", "hypnosis", "eye"])
def test_3_an_effect_without_a_star_is_optional(face: str) -> None:
    state = predictions("seat 0: 2C\n seat 1:", deck=box([face, "draw*"]))
    do(state, "play 2C")
    assert asked(state) == face.split(maxsplit=1)[0]
    before = (hand(state, 0), gallery(state), state.scores)
    assert legal(state)[-1] == "skip"
    do(state, "skip")
    assert before[0] < hand(state, 0)
    assert (gallery(state)[:2], state.scores) == (before[1][:2], before[2])
    assert state.actor == 1


def test_3_with_more_than_five_cards_you_discard(deal: Deal) -> None:
    state = do(deal(JACK), "play JM · take 0 · draw")
    assert hand(state, 0) == cards("2C 4C 6C 8C 7S KT")
    assert legal(state) == [f"discard {card}" for card in ("2C", "4C", "6C", "8C", "7S", "KT")]
    do(state, "discard 7S")
    assert hand(state, 0) == cards("2C 4C 6C 8C KT")
    assert state.actor == 1


def test_3_discards_in_the_order_you_choose_the_last_is_the_top(deal: Deal) -> None:
    state = deal(JACK, deck=box(JM=["draw*", "draw*", "draw*"]))
    do(state, "play JM · discard 8C")
    assert table(state)["pile"] == {"count": 1, "top": "8C"}
    assert state.actor == 0
    do(state, "discard 2C")
    assert table(state)["pile"] == {"count": 2, "top": "2C"}


def test_3_a_card_just_gained_may_be_discarded(deal: Deal) -> None:
    state = do(deal(JACK), "play JM · take 1 · draw · discard KT")
    assert hand(state, 0) == cards("2C 4C 6C 8C 8S")


@pytest.mark.parametrize("seat", [0, 1, None])
def test_3_discards_are_shown_to_everybody(deal: Deal, seat: int | None) -> None:
    state = do(deal(JACK), "play JM · take 0 · draw · discard 4C")
    assert table(state, seat)["pile"]["top"] == "4C"
    assert {"turn": 1, "fact": "discards-card", "seat": 0, "card": "4C"} in state.view(seat)["log"]


def test_3_played_card_goes_into_the_gallery_last(deal: Deal) -> None:
    """After the discards: while one is chosen, the gap is still there."""
    state = do(deal(JACK), "play JM · take 0 · draw")
    assert asked(state) == "discard"
    assert gallery(state) == ["", "8S", "", ""]
    assert gallery(do(state, "discard 2C")) == ["JM", "8S", "", ""]


@pytest.mark.parametrize("face", [["draw*"], ["take*", "take*", "take*"], ["reveal 4*"] * 4, ["swap", "draw*"]])
def test_3_you_hold_exactly_five_cards_at_the_end_of_your_turn(face: Any) -> None:
    state = do(predictions(JACK, deck=box(JM=face)), "play JM")
    while state.actor == 0:
        state.apply(legal(state)[0])
    assert table(state)["hand_sizes"] == [5, 5]


def test_3_the_card_played_is_not_in_the_hand_for_its_own_effects(deal: Deal) -> None:
    """A swap can't give the played card away."""
    state = do(deal("seat 0: 5C 2C 4C 6C 8C\n seat 1:\n gallery: 7S 8S"), "play 5C")
    assert not [action for action in legal(state) if action.startswith("swap 5C")]
    assert "swap 2C 0" in legal(state)
