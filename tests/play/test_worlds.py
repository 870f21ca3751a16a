"""Imagined worlds: no seat can tell them from the true one, and all of them are equally likely."""

import itertools
import json
import math
import random
from collections import Counter

import numpy as np
import pytest

import foretold
from foretold.play import worlds
from foretold.play.history import History

#: Every card reveals four: the deck is soon empty and the pile reshuffled.
HASTY_DECK = {
    "game": "predictions",
    "suits": ["Clock", "Mask", "Scarab", "Tree"],
    "effects": {
        rank: ["reveal 4*", "take*", "eye"]
        for rank in "2 3 4 5 6 7 8 9 10 J Q K A rune".split()  # noqa: SIM905
    },
}
GAMES = [
    ("all-or-nothing", {"players": 3}),
    ("all-or-nothing", {"players": 6, "rounds": 2, "dealer": 4}),
    ("predictions", {"players": 2}),
    ("predictions", {"players": 3}),
    ("predictions", {"players": 5, "side": "B", "discard": "seer"}),
    ("predictions", {"players": 3, "discard": "blind"}),
    ("predictions", {"players": 4, "discard": "blind", "heirs": True}),
    ("predictions", {"players": 3, "deck": HASTY_DECK}),
    ("predictions", {"players": 3, "discard": "blind", "deck": HASTY_DECK}),
]
#: 20 cards: with three players one is out of play in rounds of six.
SMALL_DECK = {"game": "all-or-nothing", "suits": ["Red", "Yellow", "Green", "Blue"], "ranks": [1, 2, 3, 4, 5]}


def played(name, options, seed, decisions, prefer=()):
    """A game after some random decisions; verbs that are preferred are chosen where they can be."""
    rng = random.Random(seed)
    state = foretold.game(name, **options).deal(seed=seed)
    for _ in range(decisions):
        if state.is_over:
            break
        legal = state.legal_actions()
        liked = [action for action in legal if action.split()[0] in prefer]
        state.apply(rng.choice(liked or legal))
    return state


def text(view):
    return json.dumps(view, sort_keys=True)


def chi_square_is_plausible(counts, expected):
    """Whether Pearson's statistic stays below its 99.9th percentile (Wilson and Hilferty's approximation)."""
    freedom = len(counts) - 1
    statistic = sum((count - expected) ** 2 / expected for count in counts)
    return statistic < freedom * (1 - 2 / (9 * freedom) + 3.09 * math.sqrt(2 / (9 * freedom))) ** 3


@pytest.mark.parametrize(("name", "options"), GAMES)
@pytest.mark.parametrize("decisions", [0, 9, 45, 110, 400])
def test_a_seat_sees_no_difference(name, options, decisions):
    state = played(name, options, decisions + 1, decisions)
    before = text(state.record().to_json())
    rng = np.random.default_rng(decisions)
    for seat in (*range(state.game.players), None):
        other = worlds.resample(state, seat, rng, steps=60)
        assert text(other.view(seat)) == text(state.view(seat))
    assert text(state.record().to_json()) == before


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_other_seats_are_imagined_otherwise_and_the_record_replays(name, options):
    state = played(name, options, 5, 12)
    other = worlds.resample(state, 0, np.random.default_rng(1))
    assert text(other.view(1)) != text(state.view(1))
    assert text(foretold.replay(other.record()).view(1)) == text(other.view(1))


@pytest.mark.parametrize("discard", ["open", "seer", "blind"])
def test_what_was_reshuffled_is_imagined_otherwise(discard):
    options = {"players": 3, "discard": discard, "deck": HASTY_DECK}
    state = played("predictions", options, 3, 70, prefer=("play", "take"))
    assert state.rounds_dealt == 1
    assert state.reshuffle_count > 0
    rng = np.random.default_rng(8)
    for seat in range(3):
        other = worlds.resample(state, seat, rng)
        assert text(other.view(seat)) == text(state.view(seat))
        assert other.reshuffle_orders() != state.reshuffle_orders()


def test_the_future_is_another_one():
    state = foretold.game("all-or-nothing", players=3, rounds=2).deal(seed=1)
    rng = np.random.default_rng(1)
    futures = set()
    for _ in range(3):
        other = worlds.resample(state, 0, rng, steps=1)
        while other.rounds_dealt == 1:
            other.apply(other.legal_actions()[0])
        futures.add(text(other.deck_orders()[1]))
    assert len(futures) == 3


def test_the_same_random_numbers_give_the_same_world():
    state = played("predictions", {"players": 3}, 2, 30)
    one, two = (worlds.resample(state, 1, np.random.default_rng(9)).record() for _ in range(2))
    assert one == two


def hidden_hands(state, seat):
    """The hands of the others."""
    return tuple(tuple(state.view(other)["table"]["hand"]) for other in range(state.game.players) if other != seat)


def every_world(state, seat):
    """All hands of the others that fit, by trying every way to give out the hidden cards."""
    history, cards = History.of(state), state.game.cards
    seen = text(state.view(seat))
    entries = [word for entry in state.view(seat)["log"] for word in entry.values()]
    hidden = [card for card in range(len(cards)) if cards[card] not in entries]
    naming = worlds.naming(history.game.actions, cards)
    found = set()
    for order in itertools.permutations(hidden):
        becomes = np.append(np.arange(len(cards)), -1)
        becomes[hidden] = order
        codes = naming.renamed(history.codes, becomes)
        try:
            other = History(history.game, becomes[history.orders].astype(np.int16), history.rounds, codes).state()
        except foretold.IllegalAction:
            continue
        if text(other.view(seat)) == seen:
            found.add(hidden_hands(other, seat))
    return found


def small_game(seed, tricks_left):
    """Three players, one round of a small deck, played at random until so many tricks are left."""
    options = {"players": 3, "rounds": 1, "deck": SMALL_DECK, "dealer": 0}
    return played("all-or-nothing", options, seed, 6 + 3 * (6 - tricks_left))


@pytest.mark.parametrize("seed", [1, 4, 5])
def test_all_worlds_of_a_small_game_are_equally_likely(seed):
    state = small_game(seed, tricks_left=2)
    seat = state.actor
    possible = every_world(state, seat)
    assert 3 <= len(possible) <= 30
    rng = np.random.default_rng(seed)
    times = 30 * len(possible)
    counts = Counter(hidden_hands(worlds.resample(state, seat, rng, steps=80), seat) for _ in range(times))
    assert set(counts) == possible
    assert chi_square_is_plausible(list(counts.values()), 30)


def test_undealt_cards_appear():
    state = small_game(1, tricks_left=2)
    dealt = {card for hand in hidden_hands(state, state.actor) for card in hand}
    rng = np.random.default_rng(3)
    imagined = {
        card
        for _ in range(30)
        for hand in hidden_hands(worlds.resample(state, state.actor, rng, steps=40), state.actor)
        for card in hand
    }
    assert imagined - dealt


def test_a_seat_that_could_not_follow_gets_no_card_of_that_colour():
    tested = 0
    rng = np.random.default_rng(1)
    for seed in range(8):
        state = played("all-or-nothing", {"players": 4, "rounds": 1}, seed, 8 + 12)
        seat = state.actor
        voids = state.view(seat)["memory"]["cannot_have"]
        other = worlds.resample(state, seat, rng, steps=150)
        for player, colours in enumerate(voids):
            hand = other.view(player)["table"]["hand"]
            letters = {colour[0] for colour in colours}
            assert player == seat or not any(card[-1] in letters for card in hand)
            tested += len(letters) > 0
    assert tested > 5


def test_secret_bets_are_imagined_evenly_and_open_ones_kept():
    state = foretold.game("all-or-nothing", players=3, rounds=1, dealer=2).deal(seed=3)
    for action in ("bet 1", "bet 2", "bet 3", "secret", "open", "secret"):
        state.apply(action)
    rng = np.random.default_rng(1)
    bets = Counter()
    for _ in range(210):
        other = worlds.resample(state, 0, rng, steps=40)
        assert [str(action) for action in other.actions][:2] == ["bet 1", "bet 2"]
        bets[str(other.actions[2])] += 1
    assert len(bets) == 7
    assert chi_square_is_plausible(list(bets.values()), 30)


def after_fact(options, fact, prefer, seed=0):
    """A game of predictions, just after the fact."""
    rng = random.Random(seed)
    for number in range(200):
        state = foretold.game("predictions", **options).deal(seed=number)
        for _ in range(60):
            if any(entry["fact"] == fact for entry in state.view(None)["log"]) and state.view(None)["asked"] != "hide":
                return state
            legal = state.legal_actions()
            liked = [action for action in legal if action.split()[0] in prefer]
            state.apply(rng.choice(liked or legal))
    raise AssertionError(fact)


def test_what_the_eye_showed_stays_for_its_viewer_and_is_open_to_others():
    state = after_fact({"players": 3}, "uses-eye", ("play", "eye"))
    look = state.view(None)["memory"]["eye"][-1]
    viewer, target = look["viewer"], look["seat"]
    third = 3 - viewer - target
    shown = state.view(viewer)["memory"]["eye"][-1]["cards"]
    rng = np.random.default_rng(2)
    seen_by_third = set()
    for _ in range(20):
        for_viewer = worlds.resample(state, viewer, rng)
        assert for_viewer.view(viewer)["memory"]["eye"][-1]["cards"] == shown
        assert set(shown) <= set(for_viewer.view(target)["table"]["hand"])
        for_third = worlds.resample(state, third, rng)
        seen_by_third.add(tuple(for_third.view(viewer)["memory"]["eye"][-1]["cards"]))
    assert len(seen_by_third) > 15


def test_announcements_hold_in_every_world_and_a_flush_may_be_of_another_suit():
    names = foretold.game("predictions", players=3).cards
    flush = ["2T", "4T", "8T", "JT", "KT"]
    mine = ["9C", "5C", "6M", "7S", "AS"]
    deck = [*mine, *flush, *[card for card in names if card not in (*mine, *flush)]]
    state = foretold.game("predictions", players=3).deal(decks=[deck], seed=1)
    state.apply("play 9C")
    state.apply("hypnosis 1")
    assert state.view(2)["memory"]["announced"][-1]["combination"] == "flush"
    rng = np.random.default_rng(4)
    suits = Counter()
    for _ in range(30):
        hand = worlds.resample(state, 2, rng).view(1)["table"]["hand"]
        assert len({card[-1] for card in hand}) == 1
        suits[hand[0][-1]] += 1
    assert len(suits) > 2


def test_blind_discards_are_imagined_otherwise():
    state = after_fact({"players": 3, "discard": "blind"}, "discards", ("play", "draw", "reveal"))
    actor = next(entry["seat"] for entry in state.view(None)["log"] if entry["fact"] == "discards")
    observer = (actor + 1) % 3
    number = next(i for i, action in enumerate(state.actions) if action.startswith("discard"))
    rng = np.random.default_rng(5)
    discarded = {str(worlds.resample(state, observer, rng).actions[number]) for _ in range(20)}
    assert len(discarded) > 10
    own = {str(worlds.resample(state, actor, rng, steps=40).actions[number]) for _ in range(5)}
    assert own == {str(state.actions[number])}


def test_two_players_first_prediction_is_open_until_both_are_given():
    state = foretold.game("predictions", players=2).deal(seed=1)
    while state.view(None)["asked"] != "predict":
        state.apply("pass" if "pass" in state.legal_actions() else state.legal_actions()[0])
    state.apply("predict 0")
    rng = np.random.default_rng(6)
    first = {str(worlds.resample(state, state.actor, rng, steps=30).actions[-1]) for _ in range(20)}
    assert first == {"predict 0", "predict 1"}
