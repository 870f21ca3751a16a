"""Section 8 of docs/rules/predictions.md: the options, their values and defaults."""

from typing import Any

import pytest

import foretold
from foretold.play.game import Game
from tests.rules.tables import box, predictions, showdown, table

STRAIGHT = "seat 0: 2C 3M 4S 5T 6C\n seat 1: 8C 8M 2S 4T KC"


def test_8_players_is_required() -> None:
    with pytest.raises(foretold.InvalidOption) as refused:
        foretold.game("predictions")
    assert refused.value.code == "option-missing"
    assert refused.value.details["option"] == "players"


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *[("players", value) for value in (1, 6, 0, -2, "3", 2.0, True)],
        *[("side", value) for value in ("C", "a", "", 1)],
        *[("discard", value) for value in ("closed", "Seer", 0)],
        *[("heirs", value) for value in ("yes", 1, 0)],
        *[("first", value) for value in (-1, 3, "0", 1.0, True)],
    ],
)
def test_8_a_value_out_of_range_is_refused(option: Any, value: Any) -> None:
    with pytest.raises(foretold.InvalidOption) as refused:
        foretold.game("predictions", **({"players": 3} | {option: value}))
    assert refused.value.code == "option-value"
    assert (refused.value.details["option"], refused.value.details["value"]) == (option, value)


def test_8_an_unknown_option_is_refused() -> None:
    with pytest.raises(foretold.InvalidOption) as refused:
        foretold.game("predictions", players=3, rounds=5)
    assert (refused.value.code, refused.value.details["option"]) == ("option-unknown", "rounds")


@pytest.mark.parametrize("players", [2, 5])
def test_8_first_is_any_seat(players: int) -> None:
    for seat in range(players):
        assert Game("predictions", {"players": players, "first": seat}, interpreted=True).deal(seed=1).actor == seat


def test_8_first_must_be_a_seat_of_this_number_of_players() -> None:
    assert foretold.game("predictions", players=3, first=2).options == {"players": 3, "first": 2}
    with pytest.raises(foretold.InvalidOption):
        foretold.game("predictions", players=2, first=2)


def test_8_options_at_their_default_are_left_out() -> None:
    defaults = {"players": 3, "side": "A", "discard": "open", "heirs": False, "deck": None, "first": 0}
    assert Game("predictions", defaults).options == {"players": 3}
    given = {"players": 3, "side": "B", "discard": "seer", "heirs": True, "first": 1}
    assert Game("predictions", given).options == given


def test_8_side_is_a_by_default() -> None:
    assert showdown(predictions(STRAIGHT), 1, 1)["strengths"] == [4, 1]
    assert showdown(predictions(STRAIGHT, side="A"), 1, 1)["strengths"] == [4, 1]


def test_8_discard_is_open_by_default() -> None:
    """No card starts the pile, and its top is seen."""
    state = predictions("seat 0: JC 2C\n seat 1:")
    assert table(state)["pile"] == {"count": 0, "top": None}
    for decision in ("play JC", "take 0", "draw", "discard 2C"):
        state.apply(decision)
    assert table(state)["pile"] == {"count": 1, "top": "2C"}


def test_8_deck_is_the_built_in_one_by_default() -> None:
    assert foretold.game("predictions", players=2).deck.name("en") == "Built-in deck"


def test_8_deck_may_be_the_content_of_a_file() -> None:
    game = foretold.game("predictions", players=2, deck=box(AC=["draw*", "rune*"]))
    assert game.deck.face("AC") == (("draw", True), ("rune", True))
    assert game.options["deck"] == box(AC=["draw*", "rune*"])
