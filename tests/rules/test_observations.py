"""Observations say in numbers what the view of the same seat says in words, and nothing else."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from foretold.games.all_or_nothing.knowledge import observation as of_tricks
from foretold.games.predictions.knowledge import observation as of_predictions
from foretold.games.predictions.rules.notation import CARD_NAMES, COMBINATION_NAMES
from foretold.play.game import Game
from foretold.play.state import State
from tests.rules.tables import all_or_nothing, bets, box, do, pass_until_predictions, predict, predictions, tricks

VARIANTS = [
    ("predictions", {"players": 2, "discard": "seer", "side": "B"}),
    ("predictions", {"players": 3, "discard": "blind"}),
    ("predictions", {"players": 4, "heirs": True}),
    ("all-or-nothing", {"players": 3, "rounds": 2}),
    ("all-or-nothing", {"players": 4, "target": 5}),
]
IDS = [f"{name}-{number}" for number, (name, _) in enumerate(VARIANTS)]


def walk(name: str, options: dict[str, Any]) -> Iterator[tuple[State, State]]:
    """Two games with the same random decisions, interpreted and compiled, at each of them."""
    one, other = (Game(name, options, interpreted=interpreted).deal(seed=3) for interpreted in (True, False))
    chance = random.Random(4)
    while not one.is_over:
        yield one, other
        action = chance.choice(one.legal_actions())
        one.apply(action)
        other.apply(action)
    yield one, other


def marked(numbers: Any, at: int) -> set[str]:
    """The cards that are marked among the 54 from this place on."""
    return {CARD_NAMES[card] for card in range(54) if numbers[at + card] == 1}


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=IDS)
def test_observations_are_the_same_on_both_machines(name: str, options: dict[str, Any]) -> None:
    for one, other in walk(name, options):
        for seat in range(options["players"]):
            assert np.array_equal(one.observation(seat), other.observation(seat))


@pytest.mark.parametrize(("name", "options"), VARIANTS[:3], ids=IDS[:3])
def test_cards_of_predictions_are_those_of_the_view(name: str, options: dict[str, Any]) -> None:
    for state, _ in walk(name, options):
        for seat in range(options["players"]):
            numbers, seen = state.observation(seat), state.view(seat)["table"]
            assert marked(numbers, of_predictions.OWN_HAND) == set(seen["hand"])
            assert marked(numbers, of_predictions.REVEALED) == set(seen["revealed"]) - {None}
            assert marked(numbers, of_predictions.PILE_TOP) == {seen["pile"]["top"]} - {None}
            assert marked(numbers, of_predictions.PLAYED) == ({seen["played"]["card"]} if seen["played"] else set())
            for column, held in enumerate(seen["gallery"]):
                assert marked(numbers, of_predictions.GALLERY_TOPS + 54 * column) == set(held[-1:])
                assert marked(numbers, of_predictions.GALLERY_COVERED + 54 * column) == set(held[:-1])


def test_known_hands_of_predictions_are_counted_from_the_observers_left() -> None:
    """Seat 1 takes 8T in sight; to seat 2 that is the second opponent, to seat 0 the first."""
    state = predictions("seat 0:\n seat 1: JC\n seat 2:\n gallery: 7T 8T")
    do(state, "pass · play JC · take 1")
    for seat, opponent in ((0, 0), (2, 1)):
        at = of_predictions.KNOWN_HANDS + 54 * opponent
        assert marked(state.observation(seat), at) == {"8T"}


def test_announcements_of_predictions_are_observed_with_their_age() -> None:
    """Three players, 60 turns: heard one turn ago."""
    layout = "seat 0: 9C\n seat 1: 5C 5M 2S 3S 7T\n seat 2:"
    numbers = do(predictions(layout), "play 9C · hypnosis 1").observation(0)
    combinations = numbers[of_predictions.ANNOUNCED + 9 :][:9].tolist()
    assert combinations.index(1.0) == COMBINATION_NAMES.index("pair")
    assert numbers[of_predictions.ANNOUNCED_AGE + 1] == pytest.approx(1 / 60)


def test_announcements_of_predictions_are_forgotten_in_the_next_round() -> None:
    state = do(predictions("seat 0: 9C\n seat 1:\n seat 2:"), "play 9C · hypnosis 1")
    predict(pass_until_predictions(state), 0, 0, 0)
    end = of_predictions.PREDICTIONS
    assert not state.observation(0)[of_predictions.ANNOUNCED : end].any()


def test_two_players_first_prediction_is_not_observed() -> None:
    state = pass_until_predictions(predictions("seat 0:\n seat 1:"))
    other = state.clone()
    do(state, "predict 0")
    do(other, "predict 1")
    assert np.array_equal(state.observation(1), other.observation(1))
    assert not np.array_equal(state.observation(0), other.observation(0))


def test_open_predictions_are_observed_counted_from_the_observer() -> None:
    """Seat 2 predicts seat 1: to seat 0 the second opponent predicts the first."""
    state = do(pass_until_predictions(predictions("seat 0:\n seat 1:\n seat 2:")), "predict 1")
    at = of_predictions.PREDICTIONS
    assert np.flatnonzero(state.observation(0)[at : at + 25]).tolist() == [2 * 5 + 1]


@pytest.mark.parametrize("discard", ["open", "blind"])
def test_hidden_cards_of_predictions_change_no_observation(discard: str) -> None:
    """Seats 1 and 2 exchange a card, and so do the deck's first two: seat 0 can't tell."""
    layout = "seat 0: 2C\n seat 1: 3M {0} 5M 6M 7M\n seat 2: 3S {1} 5S 6S 7S\n deck: {2} {3}"
    deck = box(["draw*"], **{"2C": ["take*"]})
    views = []
    for names in (("4M", "4S", "KT", "QT"), ("4S", "4M", "QT", "KT")):
        state = predictions(layout.format(*names), deck=deck, discard=discard)
        views.append(do(state, "play 2C · take 0").observation(0))
    one, other = views
    assert np.array_equal(one, other)


def card_at(numbers: Any, at: int, colours: int, ranks: int) -> tuple[int, int] | None:
    """Colour counted from the trump, and rank, of the card at this place; None for no card."""
    if numbers[at + of_tricks.CARD - 1] == 0:
        return None
    return int(np.flatnonzero(numbers[at : at + colours])[0]), round(float(numbers[at + 8]) * ranks)


THREE = """
    seat 0: 5R 9R 1Y 2Y 3B 12G
    seat 1: 7R 8Y 11G 4B 1R 10Y
    seat 2: 3Y 6Y 2G 6G 6B 9B
    trump: 1B
"""


def test_cards_of_tricks_are_described_by_colour_from_the_trump_and_rank() -> None:
    """Blue is trump (0), so red is 1, yellow 2, green 3. The hand lies in the order of the deck."""
    numbers = all_or_nothing(THREE).observation(0)
    held = [card_at(numbers, of_tricks.HAND + of_tricks.CARD * place, 4, 12) for place in range(6)]
    assert held == [(1, 5), (1, 9), (2, 1), (2, 2), (3, 12), (0, 3)]
    assert card_at(numbers, of_tricks.TRUMP, 4, 12) == (0, 1)


def test_the_present_trick_and_colours_not_followed_are_observed() -> None:
    """Seat 1 leads 7R, seat 2 can't follow red: to seat 0 these are the first and the second opponent."""
    numbers = tricks(bets(all_or_nothing(THREE), 0, 0, 0), "7R 3Y").observation(0)
    trick = [card_at(numbers, of_tricks.TRICK + of_tricks.CARD * seat, 4, 12) for seat in range(3)]
    assert trick == [None, (1, 7), (2, 3)]
    assert np.flatnonzero(numbers[of_tricks.VOIDS : of_tricks.VOIDS + 24]).tolist() == [2 * 8 + 1]
    assert np.flatnonzero(numbers[of_tricks.LED : of_tricks.LED + 8]).tolist() == [1]


def test_secret_bets_and_hidden_cards_of_tricks_change_no_observation() -> None:
    """Seat 2 bets 0 or 5 in secret, and seats 1 and 2 exchange a yellow card."""
    other = THREE.replace("10Y", "?").replace("6Y", "10Y").replace("?", "6Y")
    one = tricks(bets(all_or_nothing(THREE), 1, 2, 0, openly=[1]), "7R 3Y")
    two = tricks(bets(all_or_nothing(other), 1, 2, 5, openly=[1]), "7R 3Y")
    assert np.array_equal(one.observation(0), two.observation(0))


def test_open_bets_are_observed_when_all_have_spoken() -> None:
    """Seat 1 bets 2 openly: unknown (7) until seat 0, the last, has spoken."""
    state = do(all_or_nothing(THREE), "bet 2 · bet 0 · bet 1 · open · secret")
    at = of_tricks.BET + 8
    assert np.flatnonzero(state.observation(0)[at : at + 8]).tolist() == [7]
    assert np.flatnonzero(do(state, "secret").observation(0)[at : at + 8]).tolist() == [2]
