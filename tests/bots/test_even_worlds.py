"""All worlds that fit are equally likely: what is drawn against every world there is, found by trying."""

import math
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import foretold
from foretold.bots.imagination import Imagination
from foretold.errors import IllegalAction
from foretold.games.predictions.worlds.script import apart_at
from foretold.play.history import History
from tests.bots.every_world import EveryWorld, text
from tests.bots.positions import (
    LOOKING,
    SHOWING,
    Key,
    hands_key,
    hidden_key,
    play_blind,
    play_openly,
    small_game,
    unseen_cards,
    unseen_in_tricks,
)

#: A world for each seed.
Sampler = Callable[[int], History]


def is_even(drawn: Counter[Any], expected: Counter[Any]) -> bool:
    """Whether the draws are as the counts lead to expect: Pearson's statistic below its 99.9th percentile."""
    if not set(drawn) <= set(expected):
        return False
    total, all_ways = sum(drawn.values()), sum(expected.values())
    freedom = len(expected) - 1
    means = {key: total * count / all_ways for key, count in expected.items()}
    statistic = sum((drawn[key] - mean) ** 2 / mean for key, mean in means.items())
    return statistic < freedom * (1 - 2 / (9 * freedom) + 3.09 * math.sqrt(2 / (9 * freedom))) ** 3


def sampler_of(state: foretold.State, seat: int) -> Sampler:
    """The worlds of the view as it is."""
    truth = History.of(state)
    imagination = Imagination(truth.game, state.view(seat))
    return lambda seed: truth.with_last_round(*imagination.round(seed))


def agrees(history: History, state: foretold.State, seat: int) -> bool:
    """Whether the seat can't tell the world from the true one."""
    try:
        return text(history.state().view(seat)) == text(state.view(seat))
    except IllegalAction:
        return False


def every_world(state: foretold.State, seat: int, fewest: int) -> tuple[Counter[Any], Key]:
    """All worlds of a position by their keys, and the key."""
    tricks = state.game.name == "all-or-nothing"
    known, groups = (unseen_in_tricks if tricks else unseen_cards)(state, seat)
    truth = History.of(state)
    for order, places in zip(truth.orders, known, strict=True):
        assert all(order[place] == card for place, card in places.items())
    key = (hands_key if tricks else hidden_key)(state, seat)
    possible = EveryWorld(state, seat, known, groups).find(key)
    assert len(possible) >= fewest
    assert set(possible.values()) == {1}
    assert key(truth) in possible
    return possible, key


def check(state: foretold.State, seat: int, fewest: int, each: int = 20) -> None:
    """Draw worlds, so many for each there is, and compare."""
    possible, key = every_world(state, seat, fewest)
    draw = sampler_of(state, seat)
    assert is_even(Counter(key(draw(seed)) for seed in range(each * len(possible))), possible)


#: Seeds of the small game after which somebody is known to lack a colour that is still unseen.
VOIDS = (4, 11, 13)


@pytest.mark.parametrize("seed", VOIDS)
def test_all_or_nothing_with_colours_not_followed_and_secret_bets(seed: int) -> None:
    state = small_game(seed, tricks_left=2)
    assert state.actor is not None
    assert any(state.view(state.actor)["memory"]["cannot_have"])
    check(state, state.actor, 49)


#: Two players: discard, turns, whether the deck was reshuffled, draw_below, unseen_at, the seat that looks, worlds.
ANNOUNCED = [
    ("open", 13, False, 4, (5,), 1, 27),
    ("open", 22, True, 0, (5,), 0, 100),
    ("seer", 22, True, 0, (5,), 0, 30),
]


def announced(discard: str, turns: int, draw_below: int, unseen_at: tuple[int, ...]) -> foretold.State:
    """Two players, four announcements."""
    state = foretold.game("predictions", players=2, deck=SHOWING, discard=discard).deal(seed=1)
    return play_openly(state, turns, {3: 1, 6: 0, 9: 1, 10: 0}, draw_below, unseen_at)


@pytest.mark.parametrize(("discard", "turns", "reshuffled", "draw_below", "unseen_at", "seat", "fewest"), ANNOUNCED)
def test_predictions_with_announcements(
    discard: str, turns: int, reshuffled: bool, draw_below: int, unseen_at: tuple[int, ...], seat: int, fewest: int
) -> None:
    state = announced(discard, turns, draw_below, unseen_at)
    assert (state.reshuffle_count > 0) == reshuffled
    assert any(entry["seat"] != seat for entry in state.view(seat)["memory"]["announced"])
    check(state, seat, fewest)


@pytest.mark.parametrize("case", ANNOUNCED[:2], ids=str)
def test_hands_drawn_apart_are_as_even(case: tuple[Any, ...]) -> None:
    """As after thousands of draws in vain, when what was announced is rare."""
    discard, turns, _, draw_below, unseen_at, seat, fewest = case
    state = announced(discard, turns, draw_below, unseen_at)
    possible, key = every_world(state, seat, fewest)
    truth = History.of(state)
    imagination = Imagination(truth.game, state.view(seat))
    plan = imagination._plan
    plan.work[apart_at(plan.script)] = 1
    drawn = Counter(key(truth.with_last_round(*imagination.round(seed))) for seed in range(20 * len(possible)))
    assert is_even(drawn, possible)


def test_two_announcing_opponents() -> None:
    state = foretold.game("predictions", players=3, deck=SHOWING).deal(seed=2)
    state = play_openly(state, 11, {2: 1, 3: 2, 5: 0, 9: 1}, 0, (5,))
    assert {entry["seat"] for entry in state.view(2)["memory"]["announced"]} >= {0, 1}
    check(state, 2, 36)


def test_what_the_eye_showed_and_a_secret_prediction() -> None:
    state = foretold.game("predictions", players=2, deck=LOOKING).deal(seed=1)
    state = play_openly(state, 11, {4: 1, 7: 0, 9: 1, 10: 0}, 4, (5,))
    assert state.view(0)["memory"]["eye"]
    while state.view(None)["asked"] != "predict":
        state.apply("pass")
    state.apply("predict 0")
    assert state.actor is not None
    check(state, state.actor, 20)


#: Seat 0's turns, seat 1's turns, worlds: an announcement; one and the Eye; a reshuffle.
BLIND = [
    ("play 9S · play 5C · play 6C · play 7C", "pass · play 2T · pass · pass", 72),
    ("play 5C · play 6C · play 7C · play 9S · play R1", "pass · play 2T · pass · pass · pass", 20),
    ("play 5C · play 6C · play 7C · play 2C", "pass · play 2T · pass · pass", 30),
]


@pytest.mark.slow
@pytest.mark.parametrize(("mine", "theirs", "worlds"), BLIND)
def test_blind_with_secret_discards(mine: str, theirs: str, worlds: int) -> None:
    state = play_blind(mine, theirs)
    assert state.rounds_dealt == 1
    check(state, 0, worlds)
