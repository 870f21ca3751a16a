"""The peers that `foretold bench --peers` measures beside our figures, each a function that returns a rate.

A peer works for about half a second on one core. Its package is imported when it is called; a missing one raises
PeerMissing.
"""

from collections.abc import Callable
from functools import partial

from foretold.lab.peers import card_games, hands, openspiel, pgx_games
from foretold.lab.peers.common import PeerMissing

__all__ = ["PEERS", "PEERS_OF_FIGURE", "PeerMissing"]

_PETTINGZOO: dict[str, Callable[[], float]] = {
    f"pettingzoo.{game}": partial(card_games.pettingzoo_card_game_steps_per_s, game)
    for game in card_games.PETTINGZOO_GAMES
}

PEERS: dict[str, Callable[[], float]] = {
    "openspiel.oh_hell.python": openspiel.openspiel_oh_hell_python_decisions_per_s,
    "openspiel.oh_hell.cpp": openspiel.openspiel_oh_hell_cpp_decisions_per_s,
    "openspiel.oh_hell.python.matches": openspiel.openspiel_oh_hell_python_matches_per_s,
    "openspiel.oh_hell.cpp.matches": openspiel.openspiel_oh_hell_cpp_matches_per_s,
    "openspiel.oh_hell.cpp.rollouts": openspiel.openspiel_oh_hell_cpp_rollout_decisions_per_s,
    "openspiel.oh_hell.cpp.ismcts": openspiel.openspiel_oh_hell_cpp_ismcts_simulations_per_s,
    "pgx.sparrow_mahjong": pgx_games.pgx_sparrow_mahjong_decisions_per_s,
    "pgx.sparrow_mahjong.auto_reset": pgx_games.pgx_sparrow_mahjong_auto_reset_decisions_per_s,
    "rlcard": card_games.rlcard_decisions_per_s,
    "pokerkit": card_games.pokerkit_decisions_per_s,
    **_PETTINGZOO,
    "eval7": hands.eval7_evals_per_s,
    "eval7.monte_carlo": hands.eval7_monte_carlo_evals_per_s,
    "eval7.python": hands.eval7_python_evals_per_s,
    "eval7.c": hands.eval7_c_evals_per_s,
    "phevaluator": hands.phevaluator_evals_per_s,
    "phevaluator.c": hands.phevaluator_c_evals_per_s,
    "treys": hands.treys_evals_per_s,
}
"""Name of a peer → its measurement, in the unit of the figure that it stands beside."""

PEERS_OF_FIGURE: dict[str, tuple[str, ...]] = {
    "engine.predictions.4.decisions_per_s": (
        "openspiel.oh_hell.python",
        "openspiel.oh_hell.cpp",
        "pgx.sparrow_mahjong",
        "pgx.sparrow_mahjong.auto_reset",
    ),
    "engine.all-or-nothing.4.matches_per_s": ("openspiel.oh_hell.python.matches", "openspiel.oh_hell.cpp.matches"),
    "playouts.all-or-nothing.4.decisions_per_s": ("openspiel.oh_hell.cpp.rollouts",),
    "search.all-or-nothing.4.simulations_per_s": ("openspiel.oh_hell.cpp.ismcts",),
    "library.decisions_per_s": ("openspiel.oh_hell.python", "rlcard", "pokerkit"),
    "pettingzoo.steps_per_s": tuple(_PETTINGZOO),
    "hands.evals_per_s": (
        "eval7",
        "eval7.monte_carlo",
        "eval7.python",
        "eval7.c",
        "phevaluator",
        "phevaluator.c",
        "treys",
    ),
}
"""Name of a figure of `foretold bench` → the peers that do the same kind of work."""
