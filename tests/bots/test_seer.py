"""The seer: its search, its beliefs, its time, its threads."""

import inspect
import random
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import foretold
from foretold.bots import make
from foretold.bots.imagination import Imagination, resampled
from foretold.bots.match import Series, play_series, shares_of
from foretold.bots.protocol import Bot
from foretold.bots.search import BEHIND, new_tree
from foretold.bots.seer import PLACES, Seer
from foretold.engine.value_types import Seat
from foretold.engine.view_types import View
from foretold.games.all_or_nothing.bots import beliefs
from foretold.games.all_or_nothing.bots.beliefs import Beliefs as TrickBeliefs
from foretold.games.predictions.bots.beliefs import Beliefs as HandBeliefs
from foretold.games.predictions.bots.beliefs import values_of
from foretold.games.predictions.bots.naming import prediction
from foretold.games.predictions.bots.table import unseen_cards
from foretold.games.predictions.rules.hands import strength_of
from foretold.games.predictions.rules.notation import CARD_NUMBERS, cards_named
from foretold.games.predictions.rules.state import CARDS, NONE
from foretold.games.registry import package
from foretold.play.game import Game
from tests.bots.test_levels import check
from tests.conformance.variants import VARIANTS, Variant

BUDGET = 0.005
GAMES = ("predictions", "all-or-nothing")


def positions(game: Game, seed: int, every: int) -> Iterator[tuple[foretold.State, View]]:
    """Some views of a random game in which there is something to decide."""
    chance = random.Random(seed)
    state = game.deal(seed=seed)
    while state.actor is not None:
        view = state.view(state.actor)
        if len(view["legal"]) > 1 and chance.randrange(every) == 0:
            yield state, view
        state.apply(chance.choice(view["legal"]))


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS[::5], ids=str)
def test_every_variant_and_number_of_players_is_played_legally(variant: Variant) -> None:
    game = variant.make()
    bot = make("seer", game)
    for _, view in positions(game, variant.number, 4):
        check(bot.decide(view, BUDGET, 3), view["legal"])


@pytest.mark.parametrize("name", GAMES)
def test_several_threads_give_the_same_answer_again(name: str) -> None:
    game = foretold.game(name, players=3)
    for _, view in positions(game, 5, 12):
        one, other = (Seer(game, threads=3).decide(view, BUDGET, 9) for _ in range(2))
        check(one, view["legal"])
        assert one == other


@pytest.mark.parametrize("name", GAMES)
def test_more_threads_try_every_action_more_often(name: str) -> None:
    game = foretold.game(name, players=3)
    _, view = next(positions(game, 2, 6))
    search = Seer(game).search(view, 500, 1)
    one, other = search.grow(500, 0), search.grow(500, 1)
    assert one.simulations == other.simulations == 500
    assert one.at_root.keys() == other.at_root.keys() == {game.codes[action] for action in view["legal"]}
    assert sum(visits for visits, _ in one.at_root.values()) == 500
    assert one.at_root != other.at_root


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_search_is_the_same_interpreted_and_compiled(name: str) -> None:
    compiled, interpreted = Game(name, {"players": 3}), Game(name, {"players": 3}, interpreted=True)
    for _, view in list(positions(compiled, 8, 9))[-4:]:
        one, other = (Seer(game).search(view, 60, 2).grow(60, 0) for game in (compiled, interpreted))
        assert one.at_root == other.at_root


def test_a_bot_is_told_a_view_and_never_a_state() -> None:
    assert list(inspect.signature(Seer.decide).parameters) == ["self", "view", "budget", "seed"]
    assert list(inspect.signature(Bot.decide).parameters) == ["self", "view", "budget", "seed"]
    game = foretold.game("predictions", players=3)
    assert not any(isinstance(value, foretold.State) for value in vars(Seer(game)).values())


@pytest.mark.parametrize("name", GAMES)
def test_a_budget_means_a_number_of_simulations(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = foretold.game(name, players=4)
    _, view = next(positions(game, 4, 6))
    counts = []
    grow = Seer.search

    def watched(self: Seer, view: View, count: int, seed: int) -> Any:
        counts.append(count)
        return grow(self, view, count, seed)

    monkeypatch.setattr(Seer, "search", watched)
    for budget in (0.05, 0.1):
        Seer(game).decide(view, budget, 1)
    search = package(name).search
    assert search is not None
    per_second = search.load().simulations_per_second
    assert counts == [per_second * 5 // 100, per_second // 10]


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_budget_is_kept_roughly(name: str) -> None:
    """Processor time, so that a busy machine does not matter; three times as slow a machine is allowed for."""
    game = foretold.game(name, players=4)
    _, view = next(positions(game, 4, 6))
    bot = Seer(game)
    bot.decide(view, 0.01, 1)
    used = []
    for seed in range(3):
        begun = time.thread_time()
        bot.decide(view, 0.3, seed)
        used.append(time.thread_time() - begun)
    assert min(used) < 0.9


def test_a_certain_bet_is_recognised_and_made() -> None:
    game = foretold.game("all-or-nothing", players=3, rounds=4, dealer=2)
    hand = ["7R", "8R", "9R", "10R", "11R", "12R"]
    deck = [*hand, *(card for card in game.cards if card not in hand and card != "1R")]
    deck.insert(18, "1R")
    state = game.deal(seed=1, decks=[deck])
    bot = make("seer", game)
    assert bot.decide(state.view(0), 0.02, 1).action == "bet 6"
    for action in ("bet 6", "bet 0", "bet 0"):
        state.apply(action)
    choice = bot.decide(state.view(0), 0.02, 1)
    assert choice.action == "open"
    assert choice.alternatives[0].value > choice.alternatives[1].value + 0.05


def test_a_great_hand_is_not_broken() -> None:
    game = foretold.game("predictions", players=3)
    hand = ["5C", "5M", "5S", "5T", "KM"]
    others = [card for card in reversed(game.cards) if card not in hand]
    state = game.deal(seed=1, decks=[[*hand, *others]])
    assert make("seer", game).decide(state.view(0), 0.1, 1).action in {"pass", "all-in", "play KM"}


def test_worlds_are_resampled_as_often_as_their_weights_have_it() -> None:
    chance = np.random.default_rng(1)
    weights = np.array([0.0, 1.0, 2.0, 5.0])
    counts = np.bincount(resampled(weights, 8000, chance), minlength=4)
    assert counts.tolist() == pytest.approx([0, 1000, 2000, 5000], abs=1)


def test_odds_fall_with_the_points_behind() -> None:
    odds = new_tree(PLACES, 2.0)["odds"][0]
    assert len(odds) == BEHIND
    assert odds[0] == 1
    assert odds[2] == pytest.approx(np.exp(-1))


def test_hands_that_fit_the_open_bets_are_believed() -> None:
    game = foretold.game("all-or-nothing", players=3, dealer=2)
    state = game.deal(seed=3)
    for action in ("bet 1", "bet 5", "bet 0", "secret", "open", "secret"):
        state.apply(action)
    view = state.view(0)
    worlds = Imagination(game, view).states(4000, 1)
    trump = int(worlds["trump_card"][0]) // 12
    weights = TrickBeliefs(game, view).weigh(worlds, np.random.default_rng(1))
    trumps = (worlds["hands"][:, 1] // 12 == trump).sum(axis=1)
    assert np.average(trumps, weights=weights) > trumps.mean() + 0.5
    assert set(worlds["bets"][:, 1]) == {5}
    assert len(set(worlds["bets"][:, 2])) > 2


def test_secret_bets_fit_the_hands_they_are_imagined_with() -> None:
    game = foretold.game("all-or-nothing", players=3, dealer=2)
    state = game.deal(seed=3)
    for action in ("bet 1", "bet 5", "bet 0", "secret", "secret", "secret"):
        state.apply(action)
    worlds = Imagination(game, state.view(0)).states(4000, 1)
    TrickBeliefs(game, state.view(0)).weigh(worlds, np.random.default_rng(1))
    trump = int(worlds["trump_card"][0]) // 12
    trumps = (worlds["hands"][:, 2] // 12 == trump).sum(axis=1)
    assert np.corrcoef(trumps, worlds["bets"][:, 2])[0, 1] > 0.4


def test_cards_that_were_played_are_evidence(monkeypatch: pytest.MonkeyPatch) -> None:
    game = foretold.game("all-or-nothing", players=3, dealer=2)
    state = game.deal(seed=3)
    for action in ("bet 1", "bet 5", "bet 0", "secret", "open", "secret"):
        state.apply(action)
    chance = random.Random(2)
    while state.view(0)["table"]["trick"] < 3 or state.actor != 0:
        state.apply(chance.choice(state.legal_actions()))
    worlds = Imagination(game, state.view(0)).states(300, 1)
    before = worlds.copy()
    careful = TrickBeliefs(game, state.view(0)).weigh(worlds, np.random.default_rng(1))
    assert (worlds["hands"] == before["hands"]).all()
    monkeypatch.setattr(beliefs, "MISPLAYS", 1.0)
    careless = TrickBeliefs(game, state.view(0)).weigh(worlds, np.random.default_rng(1))
    assert (careful <= careless).all()
    assert len(set(np.round(careful / careless, 6))) > 1


def test_who_built_for_long_is_believed_to_hold_something() -> None:
    game = foretold.game("predictions", players=3)
    state = game.deal(seed=3)
    adept = make("adept", game)
    while state.actor is not None and state.view(0)["table"]["turn"] < 10:
        state.apply(adept.decide(state.view(state.actor), BUDGET, 1).action)
    assert state.actor is not None
    view = state.view(state.actor)
    other = (state.actor + 1) % 3
    worlds = Imagination(game, view).states(2000, 1)
    strengths = np.vectorize(strength_of)
    drawn = strengths(values_of(game, worlds, other))
    weights = HandBeliefs(game, view).weigh(worlds, np.random.default_rng(1))
    believed = strengths(values_of(game, worlds, other))
    assert np.average(believed, weights=weights) > drawn.mean() + 0.3


@pytest.mark.parametrize("options", [{}, {"discard": "seer"}, {"discard": "blind"}], ids=str)
def test_hands_that_are_laid_into_worlds_leave_the_view_as_it_is(options: dict[str, str]) -> None:
    game = foretold.game("predictions", players=4, **options)
    state, adept = game.deal(seed=11), make("adept", game)
    moved = 0
    while state.actor is not None and state.view(0)["table"]["round"] == 1:
        view = state.view(state.actor)
        if view["decision"] % 6 == 5:
            drawn = Imagination(game, view).states(200, 1)
            worlds = drawn.copy()
            weights = HandBeliefs(game, view).weigh(worlds, np.random.default_rng(1))
            believed = worlds[weights > 0]
            moved += int((believed["hands"] != drawn[weights > 0]["hands"]).any(axis=1).sum())
            for world in believed:
                assert_same_for_the_seat(game, world, view)
        state.apply(adept.decide(view, BUDGET, 1).action)
    assert (moved > 100) == (options.get("discard") != "blind")


def assert_same_for_the_seat(game: Game, world: np.void, view: View) -> None:
    """Every card is in one place, and all that the seat sees and remembers is true."""
    stock, deck = world["stock"].tolist(), int(world["deck_count"])
    hands = [{card for card in range(CARDS) if int(hand) >> card & 1} for hand in world["hands"]]
    revealed = world["revealed"][: int(world["revealed_count"])].tolist()
    lying = [*world["gallery"].ravel().tolist(), *revealed, int(world["played"])]
    cards = [*stock[: int(world["pile_count"])], *stock[CARDS - deck :], *(card for card in lying if card >= 0)]
    assert sorted([*cards, *(card for hand in hands for card in hand)]) == list(range(CARDS))
    assert [len(hand) for hand in hands[: game.players]] == view["table"]["hand_sizes"]
    for hand, known in zip(hands, view["memory"]["hands"], strict=False):
        assert {CARD_NUMBERS[card] for card in known} <= hand
    assert hands[view["seat"]] == {CARD_NUMBERS[card] for card in view["table"]["hand"]}
    codes = np.zeros(game.rules.most_legal, np.int16)
    count = game.engine.list_legal(np.array([world]), 0, codes)
    assert [str(game.actions[code]) for code in codes[:count]] == view["legal"]


def test_cards_that_left_the_deck_are_imagined_in_hands_when_play_outs_predict() -> None:
    """Four cards of a suit are known, and the deck holds none: the fifth may well be in that hand."""
    game = foretold.game("predictions", players=3)
    record = Imagination(game, game.deal(seed=3).view(0)).states(1, 1)
    for field, value in {"deck_count": 2, "pile_count": 0, "turn": 15, "actor": 0, "occupied": 0}.items():
        record[field] = value
    for field in ("predictions", "announced", "gallery", "all_in", "played"):
        record[field] = NONE
    record["hands"][0] = [
        cards_named(cards.split()) for cards in ("7C 7M 7S KT 2T", "2M 4M 6M 8M 10M", "9C JT 3S 5C QS")
    ] + [0, 0]
    record["shown"][0] = [0, cards_named(["2M", "4M", "6M", "8M"]), 0, 0, 0]
    record["stock"][0][CARDS - 2 :] = [CARD_NUMBERS["2C"], CARD_NUMBERS["3C"]]
    state, rules = record[0], game.settings_array[0]
    unseen = unseen_cards(rules, state, Seat(0))
    assert {prediction(rules, state, unseen, luck) for luck in (7, 1 << 20, 1 << 30)} == {1}


@pytest.mark.slow
def test_a_series_is_the_same_with_one_process_and_two() -> None:
    series = Series("all-or-nothing", ("novice", "random", "random"), seed=5)
    alone = shares_of(list(play_series(series, 9)))
    together = shares_of(list(play_series(series, 9, jobs=2)))
    assert (alone.games, alone.share, alone.score) == (together.games, together.share, together.score)


def test_a_series_that_has_no_time_left_plays_nothing_more() -> None:
    series = Series("all-or-nothing", ("random", "random", "random"), seed=5)
    assert list(play_series(series, 9, until=time.monotonic())) == []
    assert list(play_series(series, 9, jobs=2, until=time.monotonic())) == []
