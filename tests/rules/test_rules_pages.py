"""What the web client shows as examples of the rules (examples.json) is what the rules make of it."""

import json
from pathlib import Path
from typing import Any

import pytest

from foretold.games.all_or_nothing.rules.scoring import gain
from tests.rules.tables import (
    all_or_nothing,
    bets,
    pass_until_predictions,
    play_out_round,
    predictions,
    showdown,
    table,
    tricks,
)

GAMES = Path(__file__).parents[2] / "web/src/games"
EXAMPLES: dict[str, Any] = {}
for _examples in GAMES.glob("*/rules/examples.json"):
    EXAMPLES |= json.loads(_examples.read_text(encoding="utf-8"))
PLAYERS = ["ada", "emmy", "grace"]


def seats(*hands: list[str]) -> str:
    return "\n".join(f"seat {seat}: {' '.join(hand)}" for seat, hand in enumerate(hands))


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("shown", EXAMPLES["combinations"], ids=lambda shown: shown["name"])
def test_each_combination_is_the_one_named_and_worth_the_number_beside_it(shown: Any, side: str) -> None:
    state = predictions(seats(shown["cards"], []), side=side)
    assert table(state, 0)["worth"] == {"combination": shown["name"], "strength": shown[side.lower()]}


@pytest.mark.parametrize("shown", EXAMPLES["gallery"], ids=lambda shown: str(shown["players"]))
def test_gallery_and_pot_are_of_the_size_in_the_table(shown: Any) -> None:
    players = shown["players"]
    state = predictions(seats(*[[]] * players))
    assert len(table(state)["gallery"]) == shown["columns"]
    carried, pots = 0, []
    for _ in range(3):
        pots.append(table(state)["pot"] - carried)
        pass_until_predictions(state)
        assert sum(map(len, table(state)["gallery"])) == shown["limit"]
        carried = showdown(state, *[0] * players)["carry"]
    assert pots == shown["pot"]


def test_the_first_of_the_two_pairs_is_the_stronger() -> None:
    tie = EXAMPLES["tie"]
    assert showdown(predictions(seats(tie["stronger"], tie["weaker"])), 0, 0)["strongest"] == 0
    assert showdown(predictions(seats(tie["weaker"], tie["stronger"])), 0, 0)["strongest"] == 1


def test_the_example_pays_what_it_says() -> None:
    pay = EXAMPLES["pay"]
    assert [hand["player"] for hand in pay["hands"]] == PLAYERS
    # In a first round that leaves one rune over, everybody is right.
    before = seats(["KC", "KM", "KS", "7T", "7S"], ["2C", "4C", "6M", "8M", "9C"], ["2M", "4M", "6S", "8S", "10C"])
    state = predictions(before, seats(*(hand["cards"] for hand in pay["hands"])))
    assert showdown(state, 0, 0, 0)["carry"] == 1
    played = showdown(state, *(PLAYERS.index(hand["predicts"]) for hand in pay["hands"]))
    assert (played["pot"], played["carry"]) == (pay["pot"], pay["carried"])
    assert played["gains"] == [hand["runes"] for hand in pay["hands"]]


def test_rounds_have_the_cards_in_the_table() -> None:
    state = all_or_nothing(seats([], [], []))
    deals = []
    while not state.is_over:
        deals.append(table(state)["cards"])
        play_out_round(bets(state, 0, 0, 0))
    assert deals == EXAMPLES["deals"]


@pytest.mark.parametrize("shown", EXAMPLES["tricks"], ids=["trump", "plain"])
def test_the_lit_card_wins_the_trick(shown: Any) -> None:
    # Two players can't follow red, whatever they are shown to play.
    no_red = [["1Y", "2Y", "3Y", "4Y", "5Y"], ["6Y", "7Y", "8Y", "9Y", "10Y"]]
    fills = [["1R", "2R", "3R", "4R", "6R"], ["1B", "2B", "3B", "4B", "7R"], *no_red]
    hands = [[card, *fill] for card, fill in zip(shown["cards"], fills, strict=True)]
    state = all_or_nothing(f"{seats(*hands)}\ntrump: {shown['trump']}", dealer=3)
    tricks(bets(state, 0, 0, 0, 0), " ".join(shown["cards"]))
    assert table(state)["tricks"] == [int(seat == shown["winner"]) for seat in range(4)]


@pytest.mark.parametrize("shown", EXAMPLES["points"], ids=lambda shown: shown["player"])
def test_the_points_are_those_of_the_score(shown: Any) -> None:
    assert gain(shown["bet"], shown["open"], shown["tricks"]) == shown["points"]


def test_the_example_round_has_six_tricks() -> None:
    assert sum(shown["tricks"] for shown in EXAMPLES["points"]) == 6
