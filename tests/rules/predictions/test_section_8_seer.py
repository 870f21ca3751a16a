"""Section 8 of docs/rules/predictions.md: the variant seer."""

import pytest

from foretold.play.state import State
from tests.rules.tables import Deal, box, cards, do, gallery, hand, legal, memory, predictions, table

SEER = """
    seat 0: 2C 3C 4C 5C 6C
    seat 1: 2M 3M 4M 5M 6M
    gallery: 7T 8T
    pile: QS
    deck: KT JT
"""


def played(deal: Deal, *face: str, rest: str = "") -> State:
    """Seat 0 plays 2C with these effects."""
    return do(deal(SEER, deck=box(["draw*"], **{"2C": list(face)}), discard="seer"), "play 2C" + rest)


def test_8_seer_take_may_use_the_top_of_the_pile(deal: Deal) -> None:
    state = played(deal, "take*")
    assert legal(state) == ["take 0", "take 1", "take discard"]
    do(state, "take discard")
    assert hand(state, 0) == cards("3C 4C 5C 6C QS")
    assert table(state)["pile"] == {"count": 0, "top": None}
    assert gallery(state) == ["7T", "8T", "2C", ""]


@pytest.mark.parametrize("seat", [1, None])
def test_8_seer_everybody_sees_what_is_taken_from_the_pile(deal: Deal, seat: int | None) -> None:
    assert memory(played(deal, "take*", rest=" · take discard"), seat)["hands"][0] == ["QS"]


def test_8_seer_in_a_swap_your_card_becomes_the_new_top(deal: Deal) -> None:
    state = played(deal, "swap", "draw*", rest=" · swap 4C discard")
    assert hand(state, 0) == cards("3C 5C 6C QS KT")
    assert table(state)["pile"] == {"count": 1, "top": "4C"}


def test_8_seer_swap_offers_the_pile_after_the_columns(deal: Deal) -> None:
    state = played(deal, "swap", "draw*")
    assert [action for action in legal(state) if "4C" in action] == ["swap 4C 0", "swap 4C 1", "swap 4C discard"]


def test_8_seer_the_card_below_becomes_the_top(deal: Deal) -> None:
    """3C is discarded onto QS; the opponent takes it, then QS is the top again."""
    state = played(deal, "draw*", "draw*", rest=" · discard 3C")
    assert table(state)["pile"] == {"count": 2, "top": "3C"}
    state = deal(SEER, deck=box(["draw*", "draw*"], **{"2M": ["take*"]}), discard="seer")
    do(state, "play 2C · discard 3C · play 2M · take discard")
    assert "3C" in hand(state, 1)
    assert table(state)["pile"] == {"count": 1, "top": "QS"}


def test_8_seer_an_empty_pile_offers_nothing(deal: Deal) -> None:
    state = played(deal, "take*", "take*", rest=" · take discard")
    assert legal(state) == ["take 0", "take 1"]


def test_8_seer_with_an_empty_gallery_the_pile_is_still_there(deal: Deal) -> None:
    state = played(deal, "take*", "take*", "take*", rest=" · take 0 · take 1")
    assert legal(state) == ["take discard"]


def test_8_seer_gallery_and_pile_empty_take_is_passed_over(deal: Deal) -> None:
    state = played(deal, "take*", "take*", "take*", "take*", rest=" · take 0 · take 1 · take discard")
    assert hand(state, 0) == cards("3C 4C 5C 6C 7T 8T QS")
    assert legal(state)[0] == "discard 3C"


@pytest.mark.parametrize("discard", ["open", "blind"])
def test_8_without_seer_the_pile_can_not_be_used(discard: str) -> None:
    layout = SEER.replace("    pile: QS\n", "")
    state = predictions(layout, deck=box(["draw*", "draw*"], **{"2M": ["take*"]}), discard=discard)
    do(state, "play 2C · discard 3C · play 2M")
    assert legal(state) == ["take 0", "take 1", "take 2"]
