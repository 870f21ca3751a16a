"""OpenSpiel's `oh_hell`, the peer for random full games, matches, play-outs and the library's decisions from Python.

One match is seven rounds in a row with 6, 5, 4, 3, 4, 5, 6 cards a player from a deck of 48 cards: with four players
160 decisions (bids and cards; chance moves are not counted). All rates are over such matches, deals included.
"""

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any

from foretold.lab.peers.common import load, rate

ROUNDS = (6, 5, 4, 3, 4, 5, 6)
SUITS = 4
CARDS_PER_SUIT = 12
ROLLOUTS = 2000
SEED = 1
ISMCTS_SEED = 7
SIMULATIONS = 20_000


def _pyspiel() -> Any:
    return load("openspiel.oh_hell", "open_spiel", "pyspiel")


@lru_cache
def _game(players: int, tricks: int) -> Any:
    parameters = {
        "players": players,
        "num_suits": SUITS,
        "num_cards_per_suit": CARDS_PER_SUIT,
        "num_tricks_fixed": tricks,
    }
    return _pyspiel().load_game("oh_hell", parameters)


def decisions_in_round(players: int, tricks: int) -> int:
    """Count the decisions of a round: every player bids once and plays all cards."""
    return players * (tricks + 1)


def decisions_in_match(players: int) -> int:
    """Count the decisions of one match of seven rounds."""
    return sum(decisions_in_round(players, tricks) for tricks in ROUNDS)


def _dealt_round(game: Any, players: int, tricks: int, rng: Random) -> Any:
    """Deal a round up to the first bid.

    The chance outcomes are uniform, so one sample of the deck replaces asking for them at each node: the cheapest way.
    """
    state = game.new_initial_state()
    apply = state.apply_action
    apply(tricks)
    apply(rng.randrange(players))
    for card in rng.sample(range(SUITS * CARDS_PER_SUIT), players * tricks + 1):
        apply(card)
    return state


def _python_match(players: int) -> Callable[[], None]:
    rng = Random(SEED)
    random = rng.random
    games = [(_game(players, tricks), tricks) for tricks in ROUNDS]

    def play() -> None:
        for game, tricks in games:
            state = _dealt_round(game, players, tricks, rng)
            legal_actions, apply, is_terminal = state.legal_actions, state.apply_action, state.is_terminal
            while not is_terminal():
                actions = legal_actions()
                apply(actions[int(random() * len(actions))])

    return play


def _cpp_match(players: int) -> Callable[[], None]:
    pyspiel = _pyspiel()
    rng = Random(SEED)
    games = [_game(players, tricks) for tricks in ROUNDS]
    bots = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(players)]

    def play() -> None:
        for game in games:
            pyspiel.evaluate_bots(game.new_initial_state(), bots, rng.getrandbits(31))

    return play


def _counted(play: Callable[[], None], count: int) -> Callable[[], int]:
    def work() -> int:
        play()
        return count

    return work


def openspiel_oh_hell_python_decisions_per_s(players: int = 4) -> float:
    """Measure decisions per second in random matches driven from Python: `legal_actions`, then `apply_action`."""
    return rate(_counted(_python_match(players), decisions_in_match(players)))


def openspiel_oh_hell_cpp_decisions_per_s(players: int = 4) -> float:
    """Measure decisions per second in random matches played by C++ random bots, the loop over moves in C++ too."""
    return rate(_counted(_cpp_match(players), decisions_in_match(players)))


def openspiel_oh_hell_python_matches_per_s(players: int = 4) -> float:
    """Measure random matches of seven rounds per second, driven from Python."""
    return rate(_counted(_python_match(players), 1))


def openspiel_oh_hell_cpp_matches_per_s(players: int = 4) -> float:
    """Measure random matches of seven rounds per second, played by C++ random bots."""
    return rate(_counted(_cpp_match(players), 1))


def openspiel_oh_hell_cpp_rollout_decisions_per_s(players: int = 4) -> float:
    """Measure decisions per second in C++ random play-outs from one dealt six-card position before the bids.

    open_spiel 2.0.2 does not bind `RandomRolloutEvaluator.evaluate`; a C++ MCTS of one simulation evaluates the root
    with exactly one call of it, which makes ROLLOUTS play-outs.
    """
    pyspiel = _pyspiel()
    tricks = ROUNDS[0]
    game = _game(players, tricks)
    state = _dealt_round(game, players, tricks, Random(SEED))
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED)
    bot = pyspiel.MCTSBot(
        game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=10, solve=False, seed=SEED, verbose=False
    )
    return rate(_counted(lambda: bot.mcts_search(state), ROLLOUTS * decisions_in_round(players, tricks)))


def openspiel_oh_hell_cpp_ismcts_simulations_per_s(players: int = 4) -> float:
    """Measure simulations per second of the C++ ISMCTS bot with random play-outs, at the first bid with six cards."""
    pyspiel = _pyspiel()
    tricks = ROUNDS[0]
    state = _dealt_round(_game(players, tricks), players, tricks, Random(SEED))
    evaluator = pyspiel.RandomRolloutEvaluator(1, ISMCTS_SEED)
    most_visited = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(ISMCTS_SEED, evaluator, 2.0, SIMULATIONS, -1, most_visited, False, False)
    return rate(_counted(lambda: bot.step(state), SIMULATIONS))
