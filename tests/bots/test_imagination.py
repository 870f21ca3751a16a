"""Imagined worlds agree with all that the seat knows: replayed, each gives it the view that it has."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import foretold
from foretold.bots.imagination import Imagination
from foretold.engine.engine import Interpreted
from foretold.engine.scratch import size_for
from foretold.engine.view_types import View
from foretold.errors import InvalidOption
from foretold.games.predictions.worlds import blind_worlds, worlds
from foretold.games.predictions.worlds.blind_script import AHEAD
from foretold.games.predictions.worlds.script import apart_at
from foretold.play.game import Game
from foretold.play.history import History
from tests.bots.positions import play_blind
from tests.bots.test_even_worlds import BLIND, announced, is_even
from tests.conformance.kit import choose, written
from tests.conformance.variants import CORE, Variant
from tests.tiers import some_of

#: The longest walk through worlds of *blind* that interpreted rules can be asked for.
INTERPRETED = 110


def positions(variant: Variant, often: float, most: int) -> Iterator[tuple[foretold.State, int | None]]:
    """Some decisions of a random game, each with a seat to look from, or a spectator."""
    chance = random.Random(f"imagination {variant.name}")
    state = variant.make().deal(seed=variant.number)
    found = 0
    while not state.is_over and found < most:
        if found == 0 or chance.random() < often:
            found += 1
            yield state, chance.choice([*range(state.game.players), None])
        state.apply(choose(chance, state.legal_actions()))


def imagined(state: foretold.State, seat: int | None, count: int) -> Iterator[foretold.State]:
    """So many worlds."""
    imagination = Imagination(state.game, state.view(seat))
    for seed in range(count):
        yield imagination.history(seed).state()


@pytest.mark.parametrize("variant", some_of(CORE, 7), ids=str)
def test_a_world_replayed_gives_the_same_view(variant: Variant) -> None:
    for number, (state, seat) in enumerate(positions(variant, 0.08, 5)):
        view = state.view(seat)
        world = Imagination(state.game, view).history(number).state()
        assert written(world.view(seat)) == written(view)


@pytest.mark.parametrize("variant", some_of(CORE, 7), ids=str)
def test_imagined_states_ask_the_same_of_the_same_seat(variant: Variant) -> None:
    for state, _ in positions(variant, 0.08, 4):
        assert state.actor is not None
        view = state.view(state.actor)
        states = Imagination(state.game, view).states(20, 1)
        codes = np.zeros(state.game.rules.most_legal, np.int16)
        for number in range(len(states)):
            count = state.game.engine.list_legal(states, number, codes)
            assert [str(state.game.actions[code]) for code in codes[:count]] == view["legal"]
        assert (states["actor"] == state.actor).all()


def facts_of(history: History) -> tuple[list[list[int]], list[int]]:
    return history.orders.tolist(), history.codes.tolist()


@pytest.mark.parametrize("variant", some_of(CORE, 7), ids=str)
def test_interpreted_and_compiled_imagine_the_same(variant: Variant) -> None:
    plain = variant.make_interpreted()
    compared = 0
    for number, (state, seat) in enumerate(positions(variant, 0.1, 5)):
        view = state.view(seat)
        compiled = Imagination(state.game, view)
        if variant.options.get("discard") == "blind" and compiled._plan.work[AHEAD] > INTERPRETED:
            continue
        compared += 1
        for one, other in zip(Imagination(plain, view).round(number), compiled.round(number), strict=True):
            assert np.array_equal(one, other)
    assert compared


def test_worlds_differ_and_depend_on_the_seed_alone() -> None:
    game = foretold.game("predictions", players=4)
    view = game.deal(seed=3).view(0)
    one, same, other = (Imagination(game, view).states(50, seed)["hands"] for seed in (1, 1, 2))
    assert np.array_equal(one, same)
    assert not np.array_equal(one, other)
    assert len({tuple(hands) for hands in one.tolist()}) == 50


def test_every_unseen_card_appears_everywhere() -> None:
    """Also cards that nobody holds: those out of play."""
    game = foretold.game("all-or-nothing", players=3, dealer=0)
    state = game.deal(seed=3)
    view = state.view(0)
    states = Imagination(game, view).states(3000, 1)
    seen = {*view["table"]["hand"], view["table"]["trump"]}
    unseen = {number for number, card in enumerate(game.cards) if card not in seen}
    for seat in (1, 2):
        held, counts = np.unique(states["hands"][:, seat], return_counts=True)
        assert set(held.tolist()) == unseen
        expected = 3000 * 6 / len(unseen)
        assert ((counts - expected) ** 2 / expected).sum() < 2.5 * len(unseen)


def test_the_game_itself_is_left_alone_and_worlds_have_futures_of_their_own() -> None:
    state = foretold.game("all-or-nothing", players=3, rounds=2).deal(seed=1)
    before = written(state.record().to_json())
    states = Imagination(state.game, state.view(0)).states(50, 1)
    assert len({tuple(seed) for seed in states["seed"].tolist()}) == 50
    assert written(state.record().to_json()) == before


def test_a_seat_that_could_not_follow_gets_no_card_of_that_colour() -> None:
    tested = 0
    for seed in range(8):
        state = foretold.game("all-or-nothing", players=4, rounds=1).deal(seed=seed)
        rng = random.Random(seed)
        for _ in range(20):
            state.apply(rng.choice(state.legal_actions()))
        voids = state.view(state.actor)["memory"]["cannot_have"]
        for other in imagined(state, state.actor, 10):
            for player in {*range(4)} - {state.actor}:
                hand = other.view(player)["table"]["hand"]
                assert not {card[-1] for card in hand} & {colour[0] for colour in voids[player]}
                tested += bool(voids[player])
    assert tested > 50


def test_secret_bets_are_imagined_evenly_and_open_ones_kept() -> None:
    state = foretold.game("all-or-nothing", players=3, rounds=1, dealer=2).deal(seed=3)
    for action in ("bet 1", "bet 2", "bet 3", "secret", "open", "secret"):
        state.apply(action)
    bets: Counter[str] = Counter()
    for other in imagined(state, 0, 210):
        assert [str(action) for action in other.actions][:2] == ["bet 1", "bet 2"]
        bets[str(other.actions[2])] += 1
    assert is_even(bets, Counter(f"bet {number}" for number in range(7)))


def after_fact(options: dict[str, Any], fact: str, prefer: tuple[str, ...]) -> foretold.State:
    """A game of predictions, just after the fact."""
    rng = random.Random(0)
    state = foretold.game("predictions", **options).deal(seed=3)
    while state.view(None)["asked"] == "hide" or not any(entry["fact"] == fact for entry in state.view(None)["log"]):
        legal = state.legal_actions()
        state.apply(rng.choice([action for action in legal if action.split()[0] in prefer] or legal))
    return state


def test_what_the_eye_showed_stays_for_its_viewer_and_is_open_to_others() -> None:
    """To the others every card of the hand may be the hidden one, each as likely."""
    state = after_fact({"players": 3}, "uses-eye", ("play", "eye"))
    look = state.view(None)["memory"]["eye"][-1]
    viewer, target = look["viewer"], look["seat"]
    shown = state.view(viewer)["memory"]["eye"][-1]["cards"]
    for other in imagined(state, viewer, 20):
        assert other.view(viewer)["memory"]["eye"][-1]["cards"] == shown
        assert set(shown) <= set(other.view(target)["table"]["hand"])
    hidden: Counter[int] = Counter()
    for other in imagined(state, 3 - viewer - target, 200):
        cards = other.view(viewer)["memory"]["eye"][-1]["cards"]
        hidden[[card in cards for card in other.view(target)["table"]["hand"]].index(False)] += 1
    assert is_even(hidden, Counter(range(5)))


def test_a_flush_that_was_announced_may_be_of_another_suit() -> None:
    game = foretold.game("predictions", players=3)
    hands = ["9C", "5C", "6M", "7S", "AS", "2T", "4T", "8T", "JT", "KT"]
    state = game.deal(decks=[[*hands, *[card for card in game.cards if card not in hands]]], seed=1)
    state.apply("play 9C")
    state.apply("hypnosis 1")
    suits: Counter[str] = Counter()
    for other in imagined(state, 2, 30):
        hand = other.view(1)["table"]["hand"]
        assert len({card[-1] for card in hand}) == 1
        suits[hand[0][-1]] += 1
    assert len(suits) > 2


def test_blind_discards_are_imagined_otherwise_and_own_ones_kept() -> None:
    state = after_fact({"players": 3, "discard": "blind"}, "discards", ("play", "draw", "reveal"))
    actor = next(entry["seat"] for entry in state.view(None)["log"] if entry["fact"] == "discards")
    number = next(i for i, action in enumerate(state.actions) if action.startswith("discard"))
    assert len({str(other.actions[number]) for other in imagined(state, (actor + 1) % 3, 20)}) > 10
    assert {str(other.actions[number]) for other in imagined(state, actor, 5)} == {str(state.actions[number])}


def test_two_players_first_prediction_is_open_until_both_are_given() -> None:
    state = foretold.game("predictions", players=2).deal(seed=1)
    while state.view(None)["asked"] != "predict":
        state.apply("pass")
    state.apply("predict 0")
    first = {str(other.actions[-1]) for other in imagined(state, state.actor, 20)}
    assert first == {"predict 0", "predict 1"}


def test_a_straight_flush_of_unseen_cards_is_found() -> None:
    """One hand of sixty thousand: after many draws in vain hands are drawn apart."""
    game = foretold.game("predictions", players=3)
    hands = ["9C", "5C", "6M", "7S", "AS", "2T", "3T", "4T", "5T", "6T", "2M", "2S", "7M", "7C", "7T"]
    state = game.deal(decks=[[*hands, *[card for card in game.cards if card not in hands]]], seed=1)
    state.apply("play 9C")
    state.apply("hypnosis 1")
    assert written(next(imagined(state, 2, 1)).view(2)) == written(state.view(2))


def test_hands_drawn_apart_are_the_same_on_both_machines() -> None:
    state = announced("open", 13, 4, (5,))
    told = []
    for interpreted in (True, False):
        game = Game("predictions", state.game.options, interpreted=interpreted)
        imagination = Imagination(game, state.view(1))
        plan = imagination._plan
        plan.work[apart_at(plan.script)] = 1
        told.append([facts_of(imagination.history(seed)) for seed in range(3)])
    assert told[0] == told[1]


#: Turns of both seats after which cards are seen that lay on a reshuffled pile or went through it.
RESHUFFLED = [
    BLIND[2][:2],
    (
        "play 5C · play 6C · play 7C · play 2C · play 9S · play R1",
        "play 2T · pass · pass · play 3T · play R2 · play 2S",
    ),
]


@pytest.mark.parametrize("turns", RESHUFFLED, ids=" / ".join)
def test_blind_worlds_after_a_reshuffle_interpreted(turns: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blind_worlds, "MOST_TRIALS", 40)
    state = play_blind(*turns)
    assert state.reshuffle_count > 0
    game = fresh_interpreted(state)
    for seat in (0, 1):
        view = state.view(seat)
        assert written(Imagination(game, view).history(1).state().view(seat)) == written(view)


def test_a_blind_round_that_is_over_is_imagined_with_the_hands_that_were_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blind_worlds, "MOST_TRIALS", 40)
    state = play_blind("play 9S · play R1", "play 2T · play 3T")
    while state.rounds_dealt == 1:
        state.apply("pass" if "pass" in state.legal_actions() else state.legal_actions()[0])
    view = state.view(0)
    assert written(Imagination(fresh_interpreted(state), view).history(1).state().view(0)) == written(view)


def fresh_interpreted(state: foretold.State) -> Game:
    """The game interpreted by a machine that has not yet met the limits, so that they can be changed."""
    game = Game(state.game.name, state.game.options, interpreted=True)
    game.engine = Interpreted(game.rules, size_for(len(game.cards)))
    return game


def announcing(view: View, combination: str) -> View:
    """A view in which another combination was announced."""
    log = [{**entry, "combination": combination} if entry["fact"] == "announces" else entry for entry in view["log"]]
    return {**view, "log": log}


def test_a_view_that_cannot_be_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hand of which a straight flush was announced then played cards of several suits."""
    monkeypatch.setattr(worlds, "DRAWS", 20)
    monkeypatch.setattr(worlds, "HANDS", 20)
    monkeypatch.setattr(blind_worlds, "MOST_FIRST_TRIALS", 20)
    for state, seat in ((announced("open", 13, 4, (5,)), 1), (play_blind(*BLIND[0][:2]), 0)):
        game = fresh_interpreted(state)
        with pytest.raises(InvalidOption):
            Imagination(game, announcing(state.view(seat), "straight-flush"))
