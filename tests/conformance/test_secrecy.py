"""Swap two cards that a seat can't tell apart, or a choice that it can't know: its view stays byte-identical."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.conformance.kit import finished
from tests.conformance.twins import Scene, check, exchanged, rechosen, scenes
from tests.conformance.variants import CORE_PREDICTIONS, WITNESSED, Variant
from tests.conformance.witness import Observer
from tests.tiers import some_of

EXCHANGES = 8
CHOICES = 3


def pick(variant: Variant, chance: random.Random) -> Iterator[tuple[Scene, Observer]]:
    """Random rounds of the variant's game and random observers."""
    rounds = list(scenes(finished(variant).record()))
    while True:
        yield chance.choice(rounds), chance.choice([*range(variant.players), None])


def run_exchanges(variant: Variant, wanted: int) -> int:
    """Check so many pairs; returns at how many decisions views had to be the same."""
    chance = random.Random(variant.name + " exchange")
    compared = pairs = 0
    for scene, observer in pick(variant, chance):
        pair = exchanged(scene, observer, chance)
        if pair is not None:
            compared += check(*pair, observer, chance)
            pairs += 1
        if pairs == wanted:
            return compared
    raise AssertionError


def run_choices(variant: Variant, wanted: int) -> int:
    """Check so many pairs with another secret choice."""
    chance = random.Random(variant.name + " choice")
    compared = pairs = 0
    for _, (scene, observer) in zip(range(20 * wanted), pick(variant, chance), strict=False):
        twin = rechosen(scene, observer, chance)
        if twin is not None:
            compared += check(scene, twin, observer, chance)
            pairs += 1
        if pairs == wanted:
            break
    return compared


@pytest.mark.parametrize("variant", some_of(WITNESSED, 7), ids=str)
def test_cards_that_a_seat_cannot_tell_apart(variant: Variant) -> None:
    assert run_exchanges(variant, EXCHANGES) >= 5 * EXCHANGES


@pytest.mark.parametrize("variant", some_of(WITNESSED, 7), ids=str)
def test_choices_that_a_seat_cannot_know(variant: Variant) -> None:
    compared = run_choices(variant, CHOICES)
    assert compared >= CHOICES or (variant.game == "predictions" and variant.players > 2)


def test_every_kind_of_secret_is_among_them() -> None:
    """Shuffles, reshuffles, blind discards and keeps; bets, hidden cards and first predictions."""
    kinds: Counter[str] = Counter()
    for variant in WITNESSED:
        for scene in scenes(finished(variant).record()):
            account = scene.account()
            kinds.update({moment.kind for moment in account.moments})
            kinds.update({action.split()[0] for action in scene.actions} & {"bet", "hide", "predict"})
    assert set(kinds) == {"deal", "reshuffle", "discard", "keep", "bet", "hide", "predict"}
    assert min(kinds.values()) >= 10


@pytest.mark.parametrize("variant", some_of(CORE_PREDICTIONS, 5), ids=str)
def test_the_witness_agrees_on_who_decides(variant: Variant) -> None:
    """The account is right about the game's course: the same seats decide, the same hands are shown."""
    record = finished(variant).record()
    for scene, done in zip(scenes(record), finished(variant).rounds(), strict=True):
        account = scene.account()
        state = scene.deal()
        for seat, action in zip(account.seats, scene.actions, strict=False):
            assert state.actor == seat
            state.apply(action)
        hands = [list(event[2:]) for _, event in account.known_to(None) if event[0] == "hand"]
        assert sorted(hands) == sorted(sorted(hand) for hand in done["hands"])
