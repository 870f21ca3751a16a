"""RLCard, PokerKit and PettingZoo's own card games: the peers for the library and the PettingZoo environment."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from foretold.lab.peers.common import load, quiet, rate

RLCARD_GAMES = ("leduc-holdem", "limit-holdem", "uno")
PETTINGZOO_GAMES = {
    "texas_holdem": "texas_holdem_v4",
    "texas_holdem_no_limit": "texas_holdem_no_limit_v6",
    "leduc_holdem": "leduc_holdem_v4",
    "hanabi": "hanabi_v5",
}
"""The card games of PettingZoo 1.27 (gin_rummy has left it), with the module of each."""
SEED = 1


def _rlcard_game(name: str) -> Callable[[], int]:
    env = load("rlcard", "rlcard", "rlcard").make(name, config={"seed": SEED})
    choice = Random(SEED).choice

    def play() -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def rlcard_decisions_per_s() -> float:
    """Measure decisions per second in random games, legal actions and `step`: the best of RLCARD_GAMES.

    The best one is leduc-holdem, then limit-holdem and uno, which are near each other.
    """
    return max(rate(_rlcard_game(name), seconds=0.25) for name in RLCARD_GAMES)


def _pokerkit_hand(state: Any, rng: Random) -> int:
    decisions = 0
    while state.status:
        actions = [state.check_or_call]
        if state.can_fold():
            actions.append(state.fold)
        if state.can_complete_bet_or_raise_to():
            actions.append(state.complete_bet_or_raise_to)
        rng.choice(actions)()
        decisions += 1
    return decisions


def pokerkit_decisions_per_s(players: int = 4) -> float:
    """Measure decisions per second in random no-limit hold'em, all else automated: ask what can be done, do it."""
    pokerkit = load("pokerkit", "pokerkit", "pokerkit")
    game = pokerkit.NoLimitTexasHoldem(tuple(pokerkit.Automation), True, 0, (1, 2), 2)
    rng = Random(SEED)
    return rate(lambda: _pokerkit_hand(game(200, players), rng))


def _pettingzoo_episode(env: Any, rng: Random) -> int:
    steps = 0
    env.reset()
    while env.agents:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            env.step(int(rng.choice(observation["action_mask"].nonzero()[0])))
            steps += 1
    return steps


def pettingzoo_card_game_steps_per_s(game: str) -> float:
    """Measure the steps per second in one card game of PettingZoo: `last`, then `step` with a random legal action.

    The steps with None that PettingZoo asks of finished agents are made, but not counted: two for each game of two to
    three decisions. The environment is seeded once, because these games build a new one at every seeded reset.
    """
    name, package = f"pettingzoo.{game}", "pettingzoo[classic]"
    module = load(name, package, f"pettingzoo.classic.{PETTINGZOO_GAMES[game]}")
    if game == "hanabi":
        load(name, package, "shimmy.openspiel_compatibility")  # hanabi imports it only when it is built
    with quiet():
        env = module.env()
        env.reset(seed=SEED)
        return rate(partial(_pettingzoo_episode, env, Random(SEED)))
