"""Section 5 of docs/rules/predictions.md: reveal, hypnosis, eye."""

from typing import Any

import pytest

from foretold.play.state import State
from tests.rules.tables import Deal, asked, box, cards, do, first, hand, legal, memory, predictions, table

EVERYBODY = (0, 1, 2, None)

THREE = """
    seat 0: 2C 3C 4C 5C 6C
    seat 1: 2M 3M 4M 5M 6M
    seat 2: 2S 2T 9S 9C KS
    gallery: 7T 8T
    deck: KT QT JT 10T 9T
"""


def played(deal: Deal, *face: str, rest: str = "", **options: Any) -> State:
    """Seat 0 plays 2C with these effects."""
    return do(deal(THREE, deck=box(["draw*"], **{"2C": list(face)}), **options), "play 2C" + rest)


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_5_reveal_comes_in_sizes_from_two_to_five(deal: Deal, size: int) -> None:
    state = played(deal, f"reveal {size}*")
    assert table(state)["revealed"] == ["KT", "QT", "JT", "10T", "9T"][:size]
    assert set(legal(state)) == {f"keep {card}" for card in table(state)["revealed"]}


@pytest.mark.parametrize("seat", EVERYBODY)
def test_5_reveal_everybody_sees_all_the_cards(deal: Deal, seat: int) -> None:
    assert table(played(deal, "reveal 3*"), seat)["revealed"] == ["KT", "QT", "JT"]


def test_5_reveal_the_others_go_onto_the_pile_in_the_order_turned_up(deal: Deal) -> None:
    state = played(deal, "reveal 5*", rest=" · keep QT")
    assert hand(state, 0) == cards("3C 4C 5C 6C QT")
    assert memory(state)["pile"] == ["KT", "JT", "10T", "9T"]
    assert table(state)["pile"] == {"count": 4, "top": "9T"}
    assert table(state)["revealed"] == []


@pytest.mark.parametrize("seat", [1, 2, None])
def test_5_reveal_everybody_sees_your_choice(deal: Deal, seat: int | None) -> None:
    state = played(deal, "reveal 2*", rest=" · keep QT")
    assert memory(state, seat)["hands"][0] == ["QT"]


def test_5_optional_reveal_turns_up_cards_when_it_is_done(deal: Deal) -> None:
    state = played(deal, "reveal 2", "draw*")
    assert legal(state) == ["reveal", "skip"]
    assert table(state)["revealed"] == []
    assert table(do(state, "reveal"))["revealed"] == ["KT", "QT"]


def test_5_four_reveals_a_turn_never_run_out_of_cards() -> None:
    """Five players, every face four reveals of 5: the round goes on until the gallery is full.

    In the last turn eleven cards lie in the gallery, one is played, four hands have five: the fourth reveal, with
    three cards kept, has what is left of 54.
    """
    state = predictions("\n".join(f"seat {seat}:" for seat in range(5)), deck=box(["reveal 5*"] * 4))
    for _ in range(9):
        first(state, "play", *["keep"] * 4, *["discard"] * 3)
    first(state, "play", *["keep"] * 3)
    seen = table(state)
    assert sum(map(len, seen["gallery"])) == 11
    assert (seen["hand_sizes"], len(seen["revealed"])) == ([5, 5, 5, 5, 7], 5)
    assert seen["deck"] + seen["pile"]["count"] + len(seen["revealed"]) == 54 - 11 - 1 - 27 == 15
    first(state, "keep", *["discard"] * 3)
    assert asked(state) == "predict"


def test_5_a_pile_that_was_taken_from_is_enough_too() -> None:
    """Variant seer: the top of the pile may be taken, which leaves no more cards out than a take from the gallery."""
    face = ["take*", "take*", "take*", "reveal 5*"]
    state = predictions("\n".join(f"seat {seat}:" for seat in range(5)), deck=box(face), discard="seer")
    while asked(state) != "predict":
        action = next((action for action in legal(state) if action == "take discard"), legal(state)[0])
        state.apply(action)
        seen = table(state)
        assert not seen["revealed"] or seen["deck"] + seen["pile"]["count"] + len(seen["revealed"]) >= 15


def test_5_hypnosis_may_choose_any_opponent(deal: Deal) -> None:
    assert legal(played(deal, "hypnosis", "draw*")) == ["hypnosis 1", "hypnosis 2", "skip"]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_5_hypnosis_everybody_hears_the_combination(deal: Deal, seat: int) -> None:
    """Seat 2 holds 2 2 9 9 K: two pairs."""
    state = played(deal, "hypnosis", "draw*", rest=" · hypnosis 2")
    assert memory(state, seat)["announced"] == [{"turn": 1, "seat": 2, "combination": "two-pairs"}]


HANDS = [
    ("2M 3M 4M 5M 6M", "straight-flush"),
    ("9C 9M 9S 9T 2M", "four"),
    ("9C 9M 9S 2T 2M", "full-house"),
    ("2M 3M 4M 5M 9M", "flush"),
    ("2M 3M 4M 5M 6T", "straight"),
    ("9C 9M 9S 2T 3M", "three"),
    ("9C 9M 2S 2T 3M", "two-pairs"),
    ("9C 9M 2S 4T 3M", "pair"),
    ("2M 3M 4M 5M R1", "nothing"),
]


@pytest.mark.parametrize(("held", "combination"), HANDS, ids=[name for _, name in HANDS])
def test_5_hypnosis_names_the_strongest_combination_without_rank_and_suit(held: Any, combination: Any) -> None:
    state = predictions(f"seat 0: AC\n seat 1: {held}", deck=box(["hypnosis*", "draw*"]))
    do(state, "play AC · hypnosis 1")
    assert memory(state, 0)["announced"] == [{"turn": 1, "seat": 1, "combination": combination}]
    assert memory(state, 0)["hands"][1] == []


def test_5_hypnosis_tells_what_they_hold_now(deal: Deal) -> None:
    """Seat 1 breaks its straight flush first."""
    layout = "seat 0: 8C KC\n seat 1: 2M 3M 4M 5M 6M\n gallery: 6S KT"
    state = deal(layout, deck=box(["hypnosis", "take*"]))
    do(state, "play 8C · hypnosis 1 · take 0 · play 6M · skip · take 1 · play KC · hypnosis 1")
    assert [heard["combination"] for heard in memory(state)["announced"]] == ["straight-flush", "nothing"]


def test_5_eye_may_choose_any_opponent(deal: Deal) -> None:
    assert legal(played(deal, "eye", "draw*")) == ["eye 1", "eye 2", "skip"]


def test_5_eye_the_target_chooses_the_card_to_hide(deal: Deal) -> None:
    state = played(deal, "eye", "draw*", rest=" · eye 2")
    assert (asked(state), state.actor) == ("hide", 2)
    assert legal(state) == ["hide 9C", "hide 2S", "hide 9S", "hide KS", "hide 2T"]
    assert table(state)["eye"] == 2


def test_5_eye_you_see_the_four(deal: Deal) -> None:
    state = played(deal, "eye", "draw*", rest=" · eye 2 · hide KS")
    (look,) = memory(state, 0)["eye"]
    assert (look["turn"], look["viewer"], look["seat"]) == (1, 0, 2)
    assert set(look["cards"]) == cards("2S 2T 9S 9C")
    assert set(memory(state, 0)["hands"][2]) == cards("2S 2T 9S 9C")


@pytest.mark.parametrize("seat", [1, None])
def test_5_eye_the_others_see_that_it_happened_and_no_card(deal: Deal, seat: int | None) -> None:
    state = played(deal, "eye", "draw*", rest=" · eye 2 · hide KS")
    assert memory(state, seat)["eye"] == [{"turn": 1, "viewer": 0, "seat": 2, "cards": []}]
    assert memory(state, seat)["hands"][2] == []


@pytest.mark.parametrize("seat", [0, 1, None])
def test_5_eye_nobody_but_the_target_learns_the_hidden_card(deal: Deal, seat: int | None) -> None:
    """Seat 0 knows that it is not among the four, no more: the hidden card could be another one."""
    one = played(deal, "eye", "draw*", rest=" · eye 2 · hide KS")
    other_layout = THREE.replace("KS", "QS")
    other = do(deal(other_layout, deck=box(["draw*"], **{"2C": ["eye", "draw*"]})), "play 2C · eye 2 · hide QS")
    assert one.view(seat) == other.view(seat)


def test_5_eye_the_turn_goes_on_with_the_player_at_turn(deal: Deal) -> None:
    state = played(deal, "eye", "take*", rest=" · eye 2 · hide KS")
    assert (asked(state), state.actor) == ("take", 0)
    assert table(state)["eye"] is None


def test_5_eye_changes_no_hand(deal: Deal) -> None:
    state = played(deal, "eye", "draw*", rest=" · eye 2 · hide KS")
    assert hand(state, 2) == cards("2S 2T 9S 9C KS")
