"""Section 8 of docs/rules/predictions.md: the variant blind."""

import pytest

from foretold.play.state import State
from tests.rules.tables import Deal, box, cards, do, first, gallery, hand, legal, memory, predictions, table

THREE = """
    seat 0: 2C 3C 4C 5C 6C
    seat 1: 2M 3M 4M 5M 6M
    seat 2: 2S 3S 4S 5S 6S
    gallery: 7T 8T
    deck: KT JT QS 9S 9T
"""
OTHERS = (1, 2, None)


def played(deal: Deal, *face: str, rest: str = "") -> State:
    """Seat 0 plays 2C with these effects."""
    return do(deal(THREE, deck=box(["draw*"], **{"2C": list(face)}), discard="blind"), "play 2C" + rest)


@pytest.mark.parametrize("seat", OTHERS)
def test_8_blind_nobody_sees_what_is_discarded(deal: Deal, seat: int) -> None:
    """To discard 3C or 4C looks the same to all others."""
    state = played(deal, "draw*", "draw*")
    other = state.clone()
    assert do(state, "discard 3C").view(seat) == do(other, "discard 4C").view(seat)
    assert memory(state, seat)["pile"] == [None]


def test_8_blind_you_know_what_you_discarded(deal: Deal) -> None:
    state = played(deal, "draw*", "draw*", "draw*", rest=" · discard 3C · discard KT")
    assert memory(state, 0)["pile"] == ["3C", "KT"]
    assert table(state, 0)["pile"] == {"count": 2, "top": None}


@pytest.mark.parametrize("size", [3, 5])
def test_8_blind_reveal_shows_its_cards_to_you_alone(deal: Deal, size: int) -> None:
    state = played(deal, f"reveal {size}*")
    assert table(state, 0)["revealed"] == ["KT", "JT", "QS", "9S", "9T"][:size]
    for seat in OTHERS:
        assert table(state, seat)["revealed"] == [None] * size


@pytest.mark.parametrize("seat", OTHERS)
def test_8_blind_nobody_sees_which_card_is_kept(deal: Deal, seat: int) -> None:
    state = played(deal, "reveal 3*")
    other = state.clone()
    assert do(state, "keep KT").view(seat) == do(other, "keep QS").view(seat)
    assert memory(state, seat)["hands"][0] == []


def test_8_blind_the_rest_of_a_reveal_goes_face_down_on_the_pile(deal: Deal) -> None:
    state = played(deal, "reveal 3*", rest=" · keep JT")
    assert hand(state, 0) == cards("3C 4C 5C 6C JT")
    assert table(state, 0)["pile"] == {"count": 2, "top": None}
    assert memory(state, 0)["pile"] == ["KT", "QS"]
    assert memory(state, 1)["pile"] == [None, None]


def test_8_blind_take_and_swap_stay_in_sight(deal: Deal) -> None:
    state = played(deal, "take*", "swap", rest=" · take 1 · swap 3C 0")
    assert set(memory(state, 1)["hands"][0]) == cards("7T 8T")
    assert gallery(state)[:2] == ["3C", "2C"]


def test_8_blind_after_an_unseen_discard_no_card_of_that_hand_is_certain(deal: Deal) -> None:
    """Seat 0 took 7T in sight, then discarded unseen: it may have been the 7T."""
    state = played(deal, "take*", "draw*", rest=" · take 0")
    assert memory(state, 1)["hands"][0] == ["7T"]
    do(state, "discard 3C")
    assert memory(state, 1)["hands"][0] == []


def test_8_blind_the_eyes_cards_are_uncertain_after_an_unseen_discard(deal: Deal) -> None:
    state = deal(THREE, deck=box(["eye", "draw*", "draw*"]), discard="blind")
    do(state, "play 2C · eye 1 · hide 6M · discard 3C")
    assert set(memory(state, 0)["hands"][1]) == cards("2M 3M 4M 5M")
    do(state, "play 2M · skip · discard 6M")
    assert memory(state, 0)["hands"][1] == []
    assert set(memory(state, 0)["eye"][0]["cards"]) == cards("2M 3M 4M 5M")


def test_8_blind_played_cards_are_seen(deal: Deal) -> None:
    state = played(deal, "take*", "draw", rest=" · take 0 · draw")
    assert table(state, 1)["played"]["card"] == "2C"


def test_8_blind_after_a_reshuffle_you_know_that_your_discards_are_in_the_deck() -> None:
    """Two players turn up 8 cards a turn from 42: the sixth turn needs the pile. Nobody else knows a card of it."""
    state = predictions("seat 0:\n seat 1:", deck=box(["reveal 4*", "reveal 4*", "take*"]), discard="blind")
    for _ in range(5):
        first(state, "play", "keep", "keep", "take", "discard", "discard")
    mine = {card for card in memory(state, 1)["pile"] if card}
    assert len(mine) == 16
    assert table(state)["deck"] == 2
    do(state, "pass · pass")
    assert table(state)["deck"] == 0
    do(state, "pass")
    (order,) = state.record().reshuffles
    assert set(memory(state, 1)["deck"]) == mine - {order[0]}
    assert memory(state, None)["deck"] == []


def test_8_blind_a_card_drawn_unseen_may_be_any_of_the_deck() -> None:
    """After the reshuffle an opponent draws: your discards are no longer certainly in the deck."""
    deck = box(["reveal 4*", "reveal 4*", "take*"], KC=["draw*"], AC=["draw*"])
    state = predictions("seat 0: KC\n seat 1: AC", deck=deck, discard="blind")
    for _ in range(5):
        first(state, "play", "keep", "keep", "take", "discard", "discard")
    do(state, "pass · pass · pass")
    assert memory(state, 1)["deck"] != []
    while "play AC" not in legal(state):
        do(state, "pass")
    held = memory(state, 0)["deck"]
    do(state, "play AC")
    assert held
    assert memory(state, 0)["deck"] == []
