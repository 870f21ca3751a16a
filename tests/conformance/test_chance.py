"""Determinism: the same seed is the same game; each round and each reshuffle depends on its own things alone."""

import random

import pytest

import foretold
from tests.conformance.kit import choose, finished, play_out, start
from tests.conformance.variants import BUSY, PREDICTIONS, VARIANTS, Variant
from tests.tiers import some_of


@pytest.mark.parametrize("variant", some_of(VARIANTS, 13), ids=str)
def test_same_seed_same_record(variant: Variant) -> None:
    once = finished(variant).record()
    again = play_out(start(variant), random.Random(variant.name)).record()
    assert once.to_json() == again.to_json()


@pytest.mark.parametrize("variant", some_of(VARIANTS, 13), ids=str)
def test_an_integer_means_its_64_hex_digits(variant: Variant) -> None:
    game = variant.make()
    digits = f"{variant.number:064x}"
    records = [game.deal(seed=seed).record() for seed in (variant.number, digits, digits.upper())]
    assert records[0].seed == digits
    assert records[0] == records[1] == records[2]
    assert game.deal(seed=variant.number + 1).record().decks != records[0].decks


@pytest.mark.parametrize("variant", some_of(VARIANTS, 13), ids=str)
def test_stacking_a_round_changes_no_other(variant: Variant) -> None:
    """The stacked round is another deck; every other deck is as it was."""
    game = variant.make()
    usual = finished(variant).record()
    other = list(reversed(usual.decks[0]))
    state = game.deal(seed=variant.number, decks=[other])
    chance = random.Random(1)
    while state.rounds_dealt < 2 and not state.is_over:
        state.apply(choose(chance, state.legal_actions(), 0.1))
    dealt = state.record().decks
    assert dealt[0] == other
    assert dealt[1:] == usual.decks[1 : len(dealt)]


def test_every_round_and_seed_has_a_deck_of_its_own() -> None:
    game = foretold.game("all-or-nothing", players=3, rounds=37)
    decks = []
    for seed in (0, 1, 16**64 - 1):
        decks += play_out(game.deal(seed=seed), random.Random(seed)).record().decks
    assert len({tuple(deck) for deck in decks}) == len(decks) == 3 * 37


def with_reshuffles(seed: int, players: int = 4, discard: str = "open") -> foretold.State:
    """A game of the busy deck in which the pile was reshuffled, as its round 2 has begun."""
    game = foretold.game("predictions", players=players, discard=discard, deck=BUSY)
    state = game.deal(seed=seed)
    chance = random.Random(seed)
    while state.rounds_dealt == 1:
        state.apply(choose(chance, state.legal_actions(), 1.0))
    return state


@pytest.mark.parametrize("discard", ["open", "seer", "blind"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_reshuffle_of_the_same_pile_is_the_same(players: int, discard: str) -> None:
    """Another game whose decks are stacked with the same cards reshuffles as the first did."""
    records = (with_reshuffles(seed, players, discard).record() for seed in range(50))
    record = next(record for record in records if record.reshuffles)
    game = foretold.game("predictions", **record.options)
    again = game.deal(seed=record.seed, decks=record.decks)
    for action in record.actions:
        again.apply(action)
    assert again.record().reshuffles == record.reshuffles
    elsewhere = game.deal(seed=f"{5:064x}", decks=record.decks)
    for action in record.actions:
        elsewhere.apply(action)
        if elsewhere.reshuffle_count:
            break
    reshuffles = elsewhere.record().reshuffles
    assert sorted(reshuffles[0]) == sorted(record.reshuffles[0])
    assert reshuffles[0] != record.reshuffles[0]


def untouched_pair(record: foretold.Record, before: int) -> tuple[str, str]:
    """Two cards dealt to hands, of other seats, that no action before this one names."""
    named = {word for action in record.actions[:before] for word in action.split()}
    first = [card for card in record.decks[0][:5] if card not in named]
    second = [card for card in record.decks[0][5:10] if card not in named]
    return first[0], second[0]


def first_reshuffle(record: foretold.Record) -> tuple[int, list[str]]:
    """The number of the action that made the first reshuffle, and its order."""
    game = foretold.game("predictions", **record.options)
    state = game.deal(seed=record.seed, decks=record.decks[:1])
    for number, action in enumerate(record.actions):
        state.apply(action)
        if state.reshuffle_count:
            return number, state.record().reshuffles[0]
    raise AssertionError("the game has no reshuffle")


def test_a_reshuffle_depends_on_nothing_but_seed_round_number_and_pile() -> None:
    """Exchange two cards that lie in two hands all the time: the pile is the same, and so is its new order."""
    tried = 0
    for seed in range(40):
        record = with_reshuffles(seed).record()
        if not record.reshuffles:
            continue
        number, order = first_reshuffle(record)
        try:
            a, b = untouched_pair(record, number + 1)
        except IndexError:
            continue
        other = [{a: b, b: a}.get(card, card) for card in record.decks[0]]
        state = foretold.game("predictions", **record.options).deal(seed=record.seed, decks=[other])
        for action in record.actions[: number + 1]:
            state.apply(action)
        assert state.record().reshuffles == [order]
        tried += 1
    assert tried >= 5


def second_round(state: foretold.State, chance: random.Random) -> list[list[str]]:
    """Play on to round 3; the reshuffles of round 2 alone."""
    before = len(state.record().reshuffles)
    while state.rounds_dealt == 2:
        state.apply(choose(chance, state.legal_actions(), 1.0))
    return state.record().reshuffles[before:]


def test_the_number_of_a_reshuffle_is_counted_within_its_round() -> None:
    """Two different first rounds, with and without reshuffles, lead to one and the same second round."""
    compared = 0
    for seed in range(60):
        long = with_reshuffles(seed)
        short = long.game.deal(seed=seed)
        chance = random.Random(-seed)
        while short.rounds_dealt == 1:
            short.apply(choose(chance, short.legal_actions(), 0.0))
        if short.actor != long.actor or long.reshuffle_count == 0:
            continue
        first = second_round(long, random.Random(9))
        assert second_round(short, random.Random(9)) == first
        compared += bool(first)
    assert compared >= 5


def test_some_variants_reshuffle() -> None:
    """The laws above would be empty if the kit's games never reshuffled."""
    counts = {variant.options["discard"]: 0 for variant in PREDICTIONS}
    for variant in PREDICTIONS:
        counts[variant.options["discard"]] += len(finished(variant).record().reshuffles)
    assert min(counts.values()) >= 10
