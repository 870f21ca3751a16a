"""Section 7 of docs/rules/predictions.md: the combinations and the order of hands."""

from typing import Any

import pytest

from tests.rules.tables import predictions, showdown

#: A hand that never disturbs: nothing, or a pair if the tested hand takes its cards.
SEAT_1 = "seat 1:"

RANKS = [
    ("2C 3C 4C 5C 6C", "straight-flush", 10, 10),
    ("10T JT QT KT AT", "straight-flush", 10, 10),
    ("AS 2S 3S 4S 5S", "straight-flush", 10, 10),
    ("7C 7M 7S 7T 2C", "four", 7, 7),
    ("7C 7M 7S 2T 2C", "full-house", 6, 4),
    ("2C 4C 6C 8C KC", "flush", 5, 5),
    ("2C 3M 4S 5T 6C", "straight", 4, 6),
    ("10C JM QS KT AC", "straight", 4, 6),
    ("AC 2M 3S 4T 5C", "straight", 4, 6),
    ("7C 7M 7S 3T 2C", "three", 3, 3),
    ("7C 7M 3S 3T 2C", "two-pairs", 2, 2),
    ("7C 7M 3S 4T 2C", "pair", 1, 1),
    ("7C 9M 3S 4T 2C", "nothing", 0, 0),
]


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize(
    ("held", "combination", "on_a", "on_b"), RANKS, ids=[row[0].replace(" ", "-") for row in RANKS]
)
def test_7_combination_and_its_strength(held: Any, combination: Any, on_a: Any, on_b: Any, side: str) -> None:
    played = showdown(predictions(f"seat 0: {held}\n{SEAT_1}", side=side), 0, 0)
    assert played["combinations"][0] == combination
    assert played["strengths"][0] == (on_a if side == "A" else on_b)


@pytest.mark.parametrize("held", ["JC QM KS AT 2C", "QC KM AS 2T 3C", "KC AM 2S 3T 4C"])
def test_7_the_ace_is_never_high_and_low(held: str) -> None:
    assert showdown(predictions(f"seat 0: {held}\n{SEAT_1}"), 0, 0)["combinations"][0] == "nothing"


@pytest.mark.parametrize(
    ("held", "combination"),
    [
        ("2C 3C 4C 5C R1", "nothing"),  # no straight, no flush of four
        ("2C 4C 6C 8C R2", "nothing"),
        ("7C 7M 2S 2T R1", "two-pairs"),
        ("7C 7M 7S R1 R2", "three"),
        ("7C 7M 7S 7T R1", "four"),
        ("7C 7M 3S R1 R2", "pair"),
        ("R1 R2 3C 5M 9T", "nothing"),  # two rune cards are no pair
    ],
)
def test_7_rune_cards_make_no_combination_and_break_none(held: str, combination: str) -> None:
    assert showdown(predictions(f"seat 0: {held}\n{SEAT_1}"), 0, 0)["combinations"][0] == combination


def stronger(one: str, other: str, side: str = "A") -> bool:
    """Whether the first hand beats the second, in both seats alike."""
    first = showdown(predictions(f"seat 0: {one}\n seat 1: {other}", side=side), 0, 0)["strongest"]
    second = showdown(predictions(f"seat 0: {other}\n seat 1: {one}", side=side), 0, 0)["strongest"]
    assert {first, second} == {0, 1}, "seats must not matter"
    return bool(first == 0)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2C 3C 4C 5C 6C", "AC AM AS AT KM"),  # straight flush, four
        ("2C 2M 2S 2T 3M", "AC AM AS KT KM"),  # four, full house
        ("2C 2M 2S 3T 3M", "AC KC QC JC 9C"),  # full house, flush
        ("2C 4C 5C 6C 7C", "AM KS QT JC 10C"),  # flush, straight
        ("AC 2M 3S 4T 5C", "AM AS AT KM QM"),  # straight, three
        ("2C 2M 2S 3T 4M", "AC AM KS KT QM"),  # three, two pairs
        ("2C 2M 3S 3T 4M", "AC AM KS QT JM"),  # two pairs, pair
        ("2C 2M 3S 4T 6M", "AC KM QS JT 9M"),  # pair, nothing
    ],
)
def test_7_side_a_the_stronger_combination_wins(one: str, other: str) -> None:
    assert stronger(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2C 2M 2S 2T 3M", "AM KS QT JC 10C"),  # four 7, straight 6
        ("AC 2M 3S 4T 5C", "KM QM JM 10M 8M"),  # straight 6, flush 5
        ("2C 4C 5C 6C 7C", "AC AM AS KT KM"),  # flush 5, full house 4
        ("2C 2M 2S 3T 3M", "AC AM AS QT KM"),  # full house 4, three 3
    ],
)
def test_7_side_b_straight_and_full_house_change_places(one: str, other: str) -> None:
    assert stronger(one, other, side="B")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("3M 4M 5M 6M 7M", "2C 3C 4C 5C 6C"),  # straight flush
        ("3C 3M 3S 3T 4C", "2C 2M 2S 2T AC"),  # four
        ("9C 4C 6C 7C 2C", "8M 7M 6M 5M 2M"),  # flush
        ("3M 4S 5C 6T 7M", "2C 3C 4M 5S 6C"),  # straight
        ("3C 3M 3S 4T 5C", "2C 2M 2S AT KC"),  # three
        ("3T 3S 4C 5C 6M", "2C 2M AC KC QM"),  # pair
    ],
)
def test_7_equal_strength_the_higher_key_card_wins(one: str, other: str) -> None:
    assert stronger(one, other)


def test_7_full_house_key_card_is_of_the_three_alone() -> None:
    assert stronger("4C 4M 4S 2T 2C", "3C 3M 3S AT AC")


def test_7_low_straight_key_card_is_the_five() -> None:
    assert stronger("2M 3S 4T 5C 6M", "AC 2C 3M 4S 5T")


def test_7_low_straight_flush_key_card_is_the_five() -> None:
    assert stronger("2M 3M 4M 5M 6M", "AC 2C 3C 4C 5C")


def test_7_two_low_straights_compare_the_suits_of_the_fives() -> None:
    """Not of the aces, which count 1."""
    assert stronger("AT 2M 3S 4T 5M", "AC 2C 3M 4S 5S")


def test_7_two_pairs_key_card_is_of_the_higher_pair() -> None:
    assert stronger("KT KS 2T 2S 3C", "QC QM JC JM AC")


def test_7_two_pairs_with_the_same_higher_pair_compare_its_suits_alone() -> None:
    assert stronger("KC KT 2T 2S 3S", "KM KS QC QM AC")


def test_7_pair_other_cards_never_count() -> None:
    """9 9 with C beats 9 9 with M, whatever else is held."""
    assert stronger("9C 9T 2S 3S 4T", "9M 9S AC KC QC")


def test_7_pair_the_best_suit_among_the_pairs_cards_counts() -> None:
    """M and T against S and C: the Clock decides, though M comes before S."""
    assert stronger("9S 9C 2T 3T 4T", "9M 9T AC KC QC")


def test_7_nothing_the_highest_card_in_the_hand_wins() -> None:
    assert stronger("KT 2C 3M 4S 6C", "QC JC 10C 8M 7M")


def test_7_nothing_equal_ranks_the_better_suit() -> None:
    assert stronger("KM 2C 3M 4S 6C", "KT QC JC 10C 8M")


def test_7_nothing_rune_cards_are_no_highest_card() -> None:
    assert stronger("7C 2M 3S 4T 9C", "R1 R2 8C 3C 2C")


def test_7_flush_equal_ranks_the_better_suit() -> None:
    assert stronger("AS 2S 3S 4S 6S", "AT KT QT JT 9T")


def test_7_straight_equal_ranks_the_suit_of_the_highest_card() -> None:
    assert stronger("2T 3T 4T 5T 6M", "2C 3C 4C 5C 6S")


def test_7_straight_flush_equal_ranks_the_better_suit() -> None:
    assert stronger("10M JM QM KM AM", "10S JS QS KS AS")
