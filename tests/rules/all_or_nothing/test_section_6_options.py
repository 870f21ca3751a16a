"""Section 6 of docs/rules/all-or-nothing.md: the options."""

from collections.abc import Sequence
from typing import Any

import pytest

import foretold
from foretold.play.game import Game
from foretold.play.replay import replay
from foretold.play.state import State
from tests.rules.tables import Deal, all_or_nothing, bets, do, play_out_round, table

#: Seat 1 has the six highest trumps and wins every trick: open and made, 15 points.
ALL_TO_1 = """
    seat 0: 1R 2R 3R 4R 5R 6R
    seat 1: 7B 8B 9B 10B 11B 12B
    seat 2: 1Y 2Y 3Y 4Y 5Y 6Y
    trump: 1B
"""
THREE = "seat 0:\n seat 1:\n seat 2:"


def play_round(state: State, *numbers: int, openly: Sequence[int] = ()) -> State:
    return play_out_round(bets(state, *(numbers or [0] * len(state.scores)), openly=openly))


def cards_by_round(state: State) -> list[int]:
    counts = []
    while not state.is_over:
        counts.append(table(state)["cards"])
        play_round(state)
    return counts


def test_6_players_is_required() -> None:
    with pytest.raises(foretold.InvalidOption) as refused:
        foretold.game("all-or-nothing")
    assert (refused.value.code, refused.value.details["option"]) == ("option-missing", "players")


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *[("players", value) for value in (2, 7, "4", 4.0)],
        *[("rounds", value) for value in (0, 38, -1, "7", True)],
        *[("target", value) for value in (0, -5, "50", 2.5)],
        *[("dealer", value) for value in (-1, 4, "0")],
    ],
)
def test_6_a_value_out_of_range_is_refused(option: str, value: Any) -> None:
    with pytest.raises(foretold.InvalidOption) as refused:
        foretold.game("all-or-nothing", **({"players": 4} | {option: value}))
    assert refused.value.code == "option-value"
    assert (refused.value.details["option"], refused.value.details["value"]) == (option, value)


def test_6_an_unknown_option_is_refused() -> None:
    with pytest.raises(foretold.InvalidOption) as refused:
        foretold.game("all-or-nothing", players=3, side="A")
    assert (refused.value.code, refused.value.details["option"]) == ("option-unknown", "side")


def test_6_seven_rounds_by_default() -> None:
    assert cards_by_round(all_or_nothing(THREE)) == [6, 5, 4, 3, 4, 5, 6]


@pytest.mark.parametrize("rounds", [1, 3])
def test_6_rounds_is_the_number_of_rounds(deal: Deal, rounds: int) -> None:
    assert cards_by_round(deal(THREE, rounds=rounds)) == [6, 5, 4][:rounds]


def test_6_the_eighth_round_has_five_cards(deal: Deal) -> None:
    assert cards_by_round(deal(THREE, rounds=8)) == [6, 5, 4, 3, 4, 5, 6, 5]


def test_6_rounds_of_the_longest_game() -> None:
    """37 rounds: the six numbers six times over, and one more 6."""
    assert cards_by_round(all_or_nothing(THREE, rounds=37, interpreted=False)) == [6, 5, 4, 3, 4, 5] * 6 + [6]


def test_6_target_ends_the_game_after_the_round_in_which_it_is_reached(deal: Deal) -> None:
    """15 points in one round: 15 is reached, 16 is not."""
    state = play_round(deal(ALL_TO_1, target=15), 0, 6, 0, openly=[1])
    assert (state.is_over, state.winners) == (True, (1,))
    state = play_round(deal(ALL_TO_1, target=16), 0, 6, 0, openly=[1])
    assert (state.is_over, state.winners) == (False, ())


def test_6_target_reached_ends_the_game_long_before_seven_rounds(deal: Deal) -> None:
    """Round 1 gives 3 points at the most; in round 2 seat 1 makes five tricks and has 8."""
    second = "seat 0: 1R 2R 3R 4R 5R\n seat 1: 8B 9B 10B 11B 12B\n seat 2: 1Y 2Y 3Y 4Y 5Y\n trump: 1B"
    state = play_round(deal(ALL_TO_1, second, target=6), 1, 5, 0, openly=[1])
    assert (state.scores, state.is_over) == ((0, 0, 3), False)
    play_round(state, 1, 5, 1)
    assert (state.scores, state.is_over, state.winners) == ((0, 8, 3), True, (1,))


def test_6_target_the_most_points_win_even_if_two_reach_it(deal: Deal) -> None:
    """Seat 1: 9, seats 0 and 2: 3."""
    state = play_round(deal(ALL_TO_1, target=3), 0, 6, 0)
    assert state.scores == (3, 9, 3)
    assert state.winners == (1,)


def test_6_target_goes_on_beyond_seven_rounds(deal: Deal) -> None:
    state = deal(THREE, target=1000)
    for _ in range(8):
        play_round(state)
    assert not state.is_over
    assert table(state)["round"] == 9


@pytest.mark.parametrize("target", [1000, 10**30])
def test_6_target_ends_after_round_37_at_the_latest(target: int) -> None:
    state = all_or_nothing(THREE, target=target, interpreted=target == 1000)
    assert len(cards_by_round(state)) == 37
    assert max(state.scores) < 1000
    assert state.winners != ()


def test_6_rounds_is_ignored_with_a_target(deal: Deal) -> None:
    state = play_round(deal(THREE, target=1000, rounds=1))
    assert not state.is_over


def test_6_rounds_is_left_out_of_the_record_with_a_target(deal: Deal) -> None:
    record = deal(THREE, target=50, rounds=3).record()
    assert record.options == {"players": 3, "target": 50, "dealer": 0}


def test_6_options_at_their_default_are_left_out() -> None:
    assert Game("all-or-nothing", {"players": 3, "rounds": 7, "target": None, "dealer": None}).options == {"players": 3}
    assert Game("all-or-nothing", {"players": 3, "rounds": 8}).options == {"players": 3, "rounds": 8}


def test_6_a_record_always_names_the_dealer() -> None:
    """Drawn or not, and still the first one after the deal has passed on."""
    state = Game("all-or-nothing", {"players": 3}, interpreted=True).deal(seed=3)
    dealer = table(state)["dealer"]
    assert state.record().options["dealer"] == dealer
    play_round(play_round(state))
    assert state.record().options["dealer"] == dealer
    assert all_or_nothing(THREE, dealer=0).record().options["dealer"] == 0


def test_6_a_record_without_its_dealer_is_refused() -> None:
    record = all_or_nothing(THREE).record()
    del record.options["dealer"]
    with pytest.raises(foretold.InvalidRecord) as refused:
        replay(record, interpreted=True)
    assert refused.value.details["entry"] == "options.dealer"


@pytest.mark.parametrize("dealer", [0, 3])
def test_6_dealer_is_any_seat(deal: Deal, dealer: int) -> None:
    state = deal("seat 0:\n seat 1:\n seat 2:\n seat 3:", dealer=dealer)
    assert table(state)["dealer"] == dealer


def test_6_a_record_must_list_the_deck_of_every_round(interpreted: bool) -> None:
    state = play_round(all_or_nothing(THREE))
    record = state.record()
    del record.decks[1]
    with pytest.raises(foretold.InvalidRecord) as refused:
        replay(record, interpreted=interpreted)
    assert refused.value.details["entry"] == "decks[1]"


def test_6_the_game_goes_on_from_its_record(interpreted: bool) -> None:
    """A drawn dealer is named in the record, so that it replays without the draw."""
    state = Game("all-or-nothing", {"players": 3}, interpreted=interpreted).deal(seed=3)
    do(play_round(state), "bet 2")
    twin = replay(state.record(), interpreted=interpreted)
    assert [twin.view(seat) for seat in (0, 1, 2, None)] == [state.view(seat) for seat in (0, 1, 2, None)]
