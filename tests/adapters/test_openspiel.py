"""The OpenSpiel games: OpenSpiel's own tests, chance, information states, and other worlds."""

import json
import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import foretold
import foretold.adapters.openspiel

PREDICTIONS = [
    "python_foretold_predictions(players=2)",
    "python_foretold_predictions(players=3,side=B,discard=blind,reward=score)",
    "python_foretold_predictions(players=5,discard=seer,heirs=True,first=4)",
]
ALL_OR_NOTHING = [
    "python_foretold_all_or_nothing(players=3,rounds=2)",
    "python_foretold_all_or_nothing(players=4,rounds=1,dealer=2)",
    "python_foretold_all_or_nothing(players=6,target=5,reward=score)",
]
every_game = pytest.mark.parametrize("name", PREDICTIONS + ALL_OR_NOTHING)


def deal(state: Any, rng: random.Random) -> None:
    """Let chance decide until a seat does."""
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))


def played(name: str, decisions: int, seed: int = 1) -> Any:
    """A state after some random decisions, at which a seat decides."""
    rng = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    deal(state, rng)
    for _ in range(decisions):
        state.apply_action(rng.choice(state.legal_actions()))
        deal(state, rng)
    return state


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises((pyspiel.SpielError, ValueError), match="fame"):
        pyspiel.load_game("python_foretold_predictions(reward=fame)")


@every_game
def test_random_games(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@every_game
def test_random_games_serialised(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_chance_deals_card_by_card_each_as_likely() -> None:
    state = pyspiel.load_game("python_foretold_all_or_nothing(players=3,rounds=1)").new_initial_state()
    assert state.chance_outcomes() == [(dealer, 1 / 3) for dealer in range(3)]
    state.apply_action(2)
    for laid in range(19):
        outcomes = state.chance_outcomes()
        assert outcomes == [(card, 1 / (48 - laid)) for card in range(laid, 48)]
        state.apply_action(laid)
    assert state.current_player() == 0
    view = json.loads(state.information_state_string(1))
    assert view["table"]["hand"] == ["7R", "8R", "9R", "10R", "11R", "12R"]
    assert view["table"]["trump"] == "7Y"
    assert view["options"]["dealer"] == 2


def reshuffled(seed: int) -> int:
    """Play a game whose seats take as many cards as they may; returns how often chance has reshuffled the pile."""
    rng = random.Random(seed)
    state = pyspiel.load_game("python_foretold_predictions(players=5)").new_initial_state()
    deal(state, rng)
    found = 0
    while not state.is_terminal():
        names = {state.action_to_string(action): action for action in state.legal_actions()}
        liked = [action for name, action in names.items() if name.split()[0] in ("play", "take", "reveal")]
        state.apply_action(rng.choice(liked or list(names.values())))
        if state.is_chance_node() and not state.table.is_laying_deck:
            pile = state.table.position.view(None)["table"]["pile"]["count"]
            assert len(state.chance_outcomes()) >= pile
            found += 1
        deal(state, rng)
    assert state.table.position.reshuffle_count == found
    return found


def test_chance_reshuffles_the_pile_when_it_is_needed() -> None:
    counts = [reshuffled(seed) for seed in range(5, 9)]
    assert max(counts) > 1  # also more than once in a game


@every_game
def test_the_record_of_a_finished_game_replays(name: str) -> None:
    rng = random.Random(2)
    state = played(name, 0)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        deal(state, rng)
    record = state.table.position.record()
    again = foretold.replay(foretold.Record.from_json(record.to_json()))
    assert again.scores == state.table.position.scores
    assert sum(state.returns()) == pytest.approx(0)
    winners = [seat for seat, value in enumerate(state.returns()) if value == max(state.returns())]
    assert "score" in name or tuple(winners) == again.winners


@every_game
def test_the_information_state_is_the_view(name: str) -> None:
    state = played(name, 15)
    for seat in range(state.num_players()):
        view = state.table.position.view(seat)
        assert json.loads(state.information_state_string(seat)) == view
        observed = json.loads(state.observation_string(seat))
        assert observed == {key: value for key, value in view.items() if key != "log"}
        assert state.observation_tensor(seat) == state.table.position.observation(seat).tolist()


def test_observers() -> None:
    state = played(PREDICTIONS[1], 4)
    game = state.get_game()
    observer = make_observation(game)
    observer.set_from(state, 1)
    assert observer.tensor.tolist() == state.observation_tensor(1)
    public = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    )
    assert json.loads(public.string_from(state, 0)) == state.table.position.view(None)
    everything = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="nobody"):
        make_observation(game, everything)
    with pytest.raises(ValueError, match="not supported"):
        game.make_py_observer(None, {"colour": 1})


@every_game
@pytest.mark.parametrize("decisions", [0, 13, 26])
def test_a_resampled_state_is_the_same_to_the_player_and_plays_on(name: str, decisions: int) -> None:
    state = played(name, decisions)
    rng = random.Random(decisions)
    for player in range(state.num_players()):
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.current_player() == state.current_player()
        assert other.history() != state.history()
        again = state.get_game().new_initial_state()
        for action in other.history():
            again.apply_action(action)
        assert str(again) == str(other)
    while not other.is_terminal():
        other.apply_action(rng.choice(other.legal_actions()))
        deal(other, rng)


def test_a_state_between_two_cards_is_resampled_too() -> None:
    state = pyspiel.load_game(PREDICTIONS[0]).new_initial_state()
    rng = random.Random(1)
    assert state.information_state_string(0) == "null"
    assert not any(state.observation_tensor(0))
    for _ in range(7):
        state.apply_action(rng.choice(state.legal_actions()))
    other = state.resample_from_infostate(0, rng.random)
    assert len(other.history()) == len(state.history())
    deal(state, rng)
    while not state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    state.apply_action(rng.choice(state.legal_actions()))
    other = state.resample_from_infostate(1, rng.random)
    assert len(other.history()) == len(state.history())
    assert other.information_state_string(1) == state.information_state_string(1)


def test_a_copy_goes_its_own_way() -> None:
    state = played(ALL_OR_NOTHING[0], 5)
    before = str(state)
    twin = state.clone()
    assert str(twin) == before
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before
    assert str(pickle.loads(pickle.dumps(state))) == before  # noqa: S301 - our own


@pytest.mark.parametrize("name", [PREDICTIONS[0], ALL_OR_NOTHING[1]])
def test_information_set_search_runs(name: str) -> None:
    state = played(name, 20)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, 4, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()
