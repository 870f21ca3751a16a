"""Many simulations, in one process or several."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

from tests.simulation.simulation import Outcome, simulate

#: Simulations that a process does at a time.
BUNDLE = 20


@dataclass
class Totals:
    """Sums over outcomes."""

    simulations: int = 0
    games: int = 0
    decisions: int = 0
    messages: int = 0
    simulated: float = 0.0
    broken: int = 0

    def add(self, outcome: Outcome) -> None:
        """One more."""
        self.simulations += 1
        self.games += outcome.games
        self.decisions += outcome.decisions
        self.messages += outcome.messages
        self.simulated += outcome.seconds
        self.broken += outcome.broken is not None

    def line(self, seconds: float) -> str:
        """In words."""
        return (
            f"{self.games} games, {self.decisions} decisions, {self.messages} messages checked, {self.broken} broken; "
            f"{self.simulated:.0f} simulated seconds in {seconds:.0f}: {self.simulated / seconds:,.0f} times real time"
        )


def run_many(first: int, games: int, jobs: int, servers: int = 1) -> Iterator[Outcome]:
    """Simulate seeds from the first on until so many games were played, in the order of the seeds."""
    if jobs == 1:
        done = 0
        while done < games:
            outcome = simulate(str(first), houses=servers)
            first, done = first + 1, done + outcome.games
            yield outcome
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        done = 0
        while done < games:
            wanted = max((games - done) * 4 // 5, 1)  # a simulation has 1.25 games on average
            starts = range(first, first + wanted, BUNDLE)
            for bundle in pool.map(
                _bundle, [(start, min(BUNDLE, first + wanted - start), servers) for start in starts]
            ):
                for outcome in bundle:
                    done += outcome.games
                    yield outcome
            first += wanted


def _bundle(given: tuple[int, int, int]) -> list[Outcome]:
    first, count, servers = given
    return [simulate(str(seed), houses=servers) for seed in range(first, first + count)]
