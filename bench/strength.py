"""How strong the seer is: against three adepts, and against OpenSpiel's own ISMCTS bot with the same time a move.

    PYTHONPATH=src python bench/strength.py --jobs 16 --seconds 540 [--row ROW …] [--games N] [--budget S] [--seed S]

Rows of a Markdown table come out, each as soon as it is measured; how far it is, every ten seconds, on standard error.
The seconds are shared among the rows: what was not finished by then is left out. The rows with ISMCTS need the extra
``openspiel``. The first player sits on every seat in turn, over the same deals.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from foretold.bots import make
from foretold.bots.match import MatchOutcome, Series, Shares, outcome_of, play_numbered, play_series, shares_of

SEED = 900_001
TELL_EVERY_S = 10.0
#: UCB's constant of ISMCTS: results are from 0 to 1, less a seat's fair share.
ISMCTS_UCT = 1.4
#: Names of the two games in OpenSpiel.
SPIEL_NAMES = {"predictions": "python_foretold_predictions", "all-or-nothing": "python_foretold_all_or_nothing"}


@dataclass(frozen=True)
class Row:
    game: str
    levels: tuple[str, ...]
    #: The share of the wins that is to be reached, and what the interval has to stay above.
    reach: str

    @property
    def has_peer(self) -> bool:
        return "ismcts" in self.levels


ROWS = {
    "predictions": Row("predictions", ("seer", "adept", "adept", "adept"), "40 %, interval above 33 %"),
    "all-or-nothing": Row("all-or-nothing", ("seer", "adept", "adept", "adept"), "40 %, interval above 33 %"),
    "predictions-ismcts": Row("predictions", ("seer", "ismcts"), "interval above 50 %"),
    "all-or-nothing-ismcts": Row("all-or-nothing", ("seer", "ismcts", "ismcts"), "interval above 33.3 %"),
}


@lru_cache(maxsize=2)
def ismcts_class() -> Any:
    """OpenSpiel's bot in Python, which counts simulations, with an end by the processor's clock."""
    from open_spiel.python.algorithms.ismcts import ISMCTSBot

    class TimedIsmcts(ISMCTSBot):  # type: ignore[misc]  # published without types
        budget = 1.0

        def run_search(self, state: Any) -> Any:
            self.reset()
            legal = state.legal_actions()
            if len(legal) == 1:
                return [(legal[0], 1.0)]
            self._root_node = self.create_new_node(state)
            until = time.thread_time() + self.budget
            self.run_simulation(self.sample_root_state(state))
            while time.thread_time() < until or self._root_node.total_visits < 1:
                self.run_simulation(self.sample_root_state(state))
            return self.get_final_policy(state, self._root_node)

    return TimedIsmcts


@lru_cache(maxsize=2)
def spiel_game(name: str, players: int) -> Any:
    import pyspiel

    import foretold.adapters.openspiel  # noqa: F401 - registers the games

    return pyspiel.load_game(f"{SPIEL_NAMES[name]}(players={players})")


def play_against_ismcts(series: Series, number: int) -> MatchOutcome:
    """A game of the seer against ISMCTS on the other seats; chance is the same for all seatings of a deal."""
    import numpy as np
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    game = spiel_game(series.name, series.players)
    seat, deal = number % series.players, series.seed + number // series.players
    chance, state = np.random.RandomState(deal), game.new_initial_state()
    seer = make("seer", game.setup.game())
    peer_chance = np.random.RandomState(number)
    peer = ismcts_class()(game, RandomRolloutEvaluator(1, peer_chance), ISMCTS_UCT, 1, random_state=peer_chance)
    peer.budget = series.budget
    times = []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[chance.randint(len(outcomes))][0])
        elif state.current_player() == seat:
            view = state.table.position.view(seat)
            begun = time.thread_time()
            choice = seer.decide(view, series.budget, deal)
            times.append(time.thread_time() - begun)
            state.apply_action(state.table.game.codes[choice.action])
        else:
            state.apply_action(int(peer.step(state)))
    return outcome_of(state.table.position, seat, times)


def warm_up(row: Row) -> None:
    """Compile before processes start, so that they find all of it in the cache."""
    series = Series(row.game, tuple("seer" if level == "ismcts" else level for level in row.levels), 1, 0.001)
    play_numbered(series, 0)


def measure(row: Row, given: argparse.Namespace, until: float) -> Shares | None:
    """The games of a row as far as time allows; None if none was finished."""
    warm_up(row)
    series = Series(row.game, row.levels, given.seed, given.budget)
    play = play_against_ismcts if row.has_peer else play_numbered
    outcomes: list[MatchOutcome] = []
    told = time.monotonic()
    for outcome in play_series(series, given.games, given.jobs, until, play):
        outcomes.append(outcome)
        if time.monotonic() >= told + TELL_EVERY_S:
            told = time.monotonic()
            share = sum(outcome.win for outcome in outcomes) / len(outcomes)
            print(f"{row.game} {' '.join(row.levels)}: {len(outcomes)} games, {share:.1%}", file=sys.stderr, flush=True)
    return shares_of(outcomes) if outcomes else None


def written(row: Row, shares: Shares, budget: float) -> str:
    """A row of the table in docs/bots.md."""
    others = f"{len(row.levels) - 1} `{row.levels[1]}`"
    return (
        f"| {row.game} | `seer`, {budget:g} s | {others} | {shares.games} "
        f"| {100 * shares.share:.1f} % ({100 * shares.low:.1f}–{100 * shares.high:.1f}) | {row.reach} "
        f"| {shares.score:.1f}, {shares.others:.1f} | {shares.median_ms:.0f}, {shares.p99_ms:.0f} |"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--row", action="append", choices=list(ROWS), help="may be repeated (default: all)")
    parser.add_argument("--games", type=int, default=400, help="of each row, at most (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=540.0, help="for everything (default: %(default)s)")
    parser.add_argument("--budget", type=float, default=1.0, help="seconds a decision (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=SEED, help="of the first deal (default: %(default)s)")
    given = parser.parse_args(arguments)
    end = time.monotonic() + given.seconds
    names = given.row or list(ROWS)
    print(
        "| game | first | others | games | share of the wins | reach | mean score: first, others | ms: median, 99 % |"
    )
    print("|---|---|---|---|---|---|---|---|", flush=True)
    for number, name in enumerate(names):
        until = time.monotonic() + (end - time.monotonic()) / (len(names) - number)
        shares = measure(ROWS[name], given, until)
        print(written(ROWS[name], shares, given.budget) if shares else f"| {name} | no game was finished |", flush=True)


if __name__ == "__main__":
    main()
