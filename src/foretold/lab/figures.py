"""The figures of `foretold bench`: each is a function that works for about half a second and returns one number."""

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

import foretold
from foretold.lab.peers.common import SECONDS, rate

SEED = 7
GAMES = 2000
SIMULATIONS = 100_000


@dataclass(frozen=True)
class Figure:
    """A figure to measure: its unit, its function, and whether one run is enough."""

    unit: str
    measure: Callable[[], float]
    runs: int = 5


@cache
def _game(name: str, **options: Any) -> Any:
    return foretold.game(name, players=4, **options)


def _random_games(name: str) -> Any:
    """Play whole games between random players on one core, and return the results."""
    from foretold.play.batch import play_out

    return play_out(_game(name), SEED, GAMES, threads=1)


def engine_decisions() -> float:
    """Decisions of whole random games a second."""
    return rate(lambda: int(_random_games("predictions").decisions.sum()))


def engine_matches() -> float:
    """Whole random matches of seven rounds a second, deals included."""
    return rate(lambda: len(_random_games("all-or-nothing").decisions))


def playout_decisions() -> float:
    """Decisions a second of random play-outs from one dealt position of six cards, before the bets."""
    import numpy as np

    game = _game("all-or-nothing", rounds=1, dealer=0)
    start = game.deal(seed=SEED).state_array()
    state, scratch = np.zeros_like(start), game.engine.new_scratch()
    return rate(lambda: int(game.engine.playouts(game.settings_array, state, 0, scratch, start, GAMES, SEED)))


def search_simulations() -> float:
    """Simulations a second of the seer's search at the first bet with six cards, worlds drawn before."""
    from foretold.bots.seer import Seer

    game = _game("all-or-nothing", dealer=0)
    state = game.deal(seed=SEED)
    search = Seer(game).search(state.view(state.actor), SIMULATIONS, SEED)
    return rate(lambda: search.grow(SIMULATIONS, 0).simulations)


def library_decisions() -> float:
    """Decisions a second through the library: ``legal_actions``, a choice, ``apply``."""
    game, choose = _game("predictions"), random.Random(SEED).random

    def play() -> int:
        state, decisions = game.deal(seed=SEED), 0
        while not state.is_over:
            legal = state.legal_actions()
            state.apply(legal[int(choose() * len(legal))])
            decisions += 1
        return decisions

    return rate(play)


@cache
def _decisions(name: str) -> tuple[str, ...]:
    """Return the decisions of one game between random players."""
    choose, state = random.Random(SEED), _game(name).deal(seed=SEED)
    while not state.is_over:
        state.apply(choose.choice(state.legal_actions()))
    return tuple(state.actions)


def sending_microseconds(name: str) -> float:
    """Microseconds after a decision until all that a server sends is written, for four seats and a spectator."""
    seats, actions = (0, 1, 2, 3, None), _decisions(name)
    spent, decisions, end = 0.0, 0, time.perf_counter() + SECONDS
    while time.perf_counter() < end:
        state = _game(name).deal(seed=SEED)
        for action in actions:
            known = state.fact_count
            state.apply(action)
            start = time.perf_counter()
            state.news(seats, known)
            spent += time.perf_counter() - start
        decisions += len(actions)
    return 1e6 * spent / decisions


def pettingzoo_steps() -> float:
    """Steps a second of the PettingZoo environment: ``last``, a random action of the mask, ``step``."""
    import numpy as np

    from foretold.adapters.pettingzoo import env

    table, choose = env("predictions", players=4), random.Random(SEED).random

    def play() -> int:
        table.reset(seed=SEED)
        steps = 0
        while table.agents:
            observation, _, ended, cut, _ = table.last()
            if ended or cut:
                table.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            table.step(int(legal[int(choose() * len(legal))]))
            steps += 1
        return steps

    return rate(play)


@cache
def _hands() -> Any:
    """Return random hands of five cards."""
    import numpy as np

    draw = random.Random(SEED)
    hands = [sum(1 << card for card in draw.sample(range(54), 5)) for _ in range(50_000)]
    return np.array(hands, np.int64)


def hand_evaluations() -> float:
    """Five-card hands evaluated a second, in a batch."""
    import numpy as np

    game, hands = _game("predictions"), _hands()
    values = np.zeros(len(hands), np.int16)

    def evaluate() -> int:
        game.engine.evaluate_hands(game.settings_array, hands, values)
        return len(hands)

    return rate(evaluate)


@cache
def _record_of_100_decisions() -> Any:
    choose, seed = random.Random(SEED), SEED
    while True:
        state = _game("predictions").deal(seed=seed)
        while not state.is_over and len(state.actions) < 100:
            state.apply(choose.choice(state.legal_actions()))
        if len(state.actions) == 100:
            return state.record()
        seed += 1


def replay_milliseconds() -> float:
    """Milliseconds to replay and check a record of 100 decisions."""
    record = _record_of_100_decisions()
    return 1000 / rate(lambda: len([foretold.replay(record)]))


def _seconds(command: list[str], **environment: str) -> float:
    """Return how long a command takes for a user."""
    start = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, **environment})  # noqa: S603 (our own)
    return time.perf_counter() - start


def import_seconds() -> float:
    """Seconds for `import foretold`, the interpreter's own start taken off."""
    return _seconds([sys.executable, "-c", "import foretold"]) - _seconds([sys.executable, "-c", ""])


def help_seconds() -> float:
    """Seconds for `foretold --help`."""
    return _seconds([sys.executable, "-m", "foretold", "--help"])


def first_start_seconds() -> float:
    """Seconds until a first game is dealt and played, with nothing compiled before."""
    play = "import foretold; s = foretold.game('predictions', players=4).deal(seed=7); s.apply(s.legal_actions()[0])"
    with tempfile.TemporaryDirectory() as folder:
        return _seconds([sys.executable, "-c", play], FORETOLD_CACHE=folder)


FIGURES: dict[str, Figure] = {
    "engine.predictions.4.decisions_per_s": Figure("decisions/s", engine_decisions),
    "engine.all-or-nothing.4.matches_per_s": Figure("matches/s", engine_matches),
    "playouts.all-or-nothing.4.decisions_per_s": Figure("decisions/s", playout_decisions),
    "search.all-or-nothing.4.simulations_per_s": Figure("simulations/s", search_simulations),
    "library.decisions_per_s": Figure("decisions/s", library_decisions),
    "pettingzoo.steps_per_s": Figure("steps/s", pettingzoo_steps),
    "sending.predictions.4.us": Figure("µs", partial(sending_microseconds, "predictions")),
    "sending.all-or-nothing.4.us": Figure("µs", partial(sending_microseconds, "all-or-nothing")),
    "hands.evals_per_s": Figure("hands/s", hand_evaluations),
    "replay.ms": Figure("ms", replay_milliseconds),
    "start.import_s": Figure("s", import_seconds),
    "start.help_s": Figure("s", help_seconds),
    "start.first_s": Figure("s", first_start_seconds, runs=1),
}
