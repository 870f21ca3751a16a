"""The PettingZoo environments: PettingZoo's own tests, and what they don't look at."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, render_test, seed_test

import foretold
from foretold.adapters import pettingzoo
from foretold.adapters.pettingzoo import ForetoldEnv

VARIANTS = [
    ("predictions", {"players": 2}),
    ("predictions", {"players": 4}),
    ("predictions", {"players": 5, "side": "B", "discard": "seer", "heirs": True, "reward": "score"}),
    ("predictions", {"players": 3, "discard": "blind", "first": 2, "viewer": 1}),
    ("all-or-nothing", {"players": 3}),
    ("all-or-nothing", {"players": 4, "rounds": 37, "reward": "score"}),
    ("all-or-nothing", {"players": 6, "target": 40, "viewer": 0, "lang": "de"}),
]
variants = pytest.mark.parametrize(("game", "options"), VARIANTS)


def choose(rng: random.Random, observation: dict[str, np.ndarray[Any, Any]]) -> int:
    return rng.choice(np.flatnonzero(observation["action_mask"]).tolist())


def play(env: ForetoldEnv, seed: int) -> Iterator[Any]:
    """A random game; yields after every decision."""
    rng = random.Random(seed)
    env.reset(seed=seed)
    while not env.terminations[env.agent_selection]:
        env.step(choose(rng, env.last()[0]))
        yield


# PettingZoo knows the environments with masks by name, and warns of all others; it also warns of masks of zeros, which
# is what an agent that does not decide must get.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
@variants
def test_api(game: str, options: dict[str, Any]) -> None:
    api_test(pettingzoo.env(game, **options), num_cycles=300)


@variants
def test_seed(game: str, options: dict[str, Any]) -> None:
    seed_test(lambda: pettingzoo.env(game, **options), num_cycles=150)


@variants
def test_render(game: str, options: dict[str, Any]) -> None:
    render_test(lambda render_mode: pettingzoo.env(game, render_mode=render_mode, **options))


@variants
def test_the_mask_holds_the_legal_actions_of_the_one_who_decides(game: str, options: dict[str, Any]) -> None:
    env = pettingzoo.env(game, **options)
    for _ in play(env, 3):
        for agent in env.agents:
            observation = env.observe(agent)
            assert env.observation_space(agent).contains(observation)
            legal = [env.game.actions[code] for code in np.flatnonzero(observation["action_mask"])]
            decides = agent == env.agent_selection and not env.terminations[agent]
            assert legal == (env.table.legal_actions() if decides else [])


def test_what_is_observed_is_kept_and_not_written_over() -> None:
    env = pettingzoo.env("predictions", players=3)
    env.reset(seed=1)
    first = env.observe("player_0")
    copy = {name: values.copy() for name, values in first.items()}
    env.step(choose(random.Random(1), env.last()[0]))
    env.observe("player_0")
    assert all((first[name] == copy[name]).all() for name in copy)


@variants
def test_rewards_come_at_the_end_and_add_up_to_zero(game: str, options: dict[str, Any]) -> None:
    env = pettingzoo.env(game, **options)
    for _ in play(env, 5):
        assert sum(env.rewards.values()) == pytest.approx(0)
        assert env.table.is_over or not any(env.rewards.values())
    state = env.table
    for seat, agent in enumerate(env.possible_agents):
        won = (seat in state.winners) / max(len(state.winners), 1) - bool(state.winners) / len(env.possible_agents)
        scored = state.scores[seat] - sum(state.scores) / len(state.scores)
        assert env.rewards[agent] == pytest.approx(scored if options.get("reward") == "score" else won)


def test_agents_leave_one_after_the_other() -> None:
    env = pettingzoo.env("all-or-nothing", players=4, rounds=1)
    list(play(env, 1))
    left = []
    for agent in env.agent_iter():
        *_, terminated, _, _ = env.last()
        assert terminated
        left.append(agent)
        env.step(None)
    assert left == env.possible_agents
    assert env.agents == []


@pytest.mark.parametrize("action", [0, 10**6, -1, None, "pass", 1.5])
def test_an_illegal_action_is_refused_and_changes_nothing(action: Any) -> None:
    env = pettingzoo.env("all-or-nothing", players=3)
    env.reset(seed=1)
    if action == 0:
        env.step(0)
        env.step(1)
        env.step(2)
    before = env.table.record()
    with pytest.raises(foretold.IllegalAction):
        env.step(action)
    assert env.table.record() == before


@pytest.mark.parametrize("seat", [-1, 3, None, True, "0"])
def test_there_is_no_observation_of_a_seat_that_is_not_there(seat: Any) -> None:
    with pytest.raises(foretold.InvalidSeat):
        foretold.game("predictions", players=3).deal(seed=1).observation(seat)


def test_given_decks() -> None:
    deck = list(foretold.game("all-or-nothing", players=3).cards)
    env = pettingzoo.env("all-or-nothing", players=3, dealer=0)
    env.reset(seed=1, options={"decks": [deck]})
    assert env.table.deck_orders() == [deck]


def test_a_rendering_shows_the_hand_of_its_viewer_alone() -> None:
    spectator = pettingzoo.env("predictions", players=3, render_mode="ansi")
    player = pettingzoo.env("predictions", players=3, render_mode="ansi", viewer=1)
    for env in (spectator, player):
        env.reset(seed=2)
    hand = " ".join(player.table.view(1)["table"]["hand"])
    assert hand in str(player.render())
    assert hand not in str(spectator.render())
    assert pettingzoo.env("predictions", players=3, lang="fr").metadata["name"] == "foretold_predictions_v0"


def test_everything_comes_after_reset() -> None:
    env = pettingzoo.env()
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(ValueError, match="fame"):
        pettingzoo.env(reward="fame")
