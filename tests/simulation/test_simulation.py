"""The table in simulated time: thousands of games with every kind of fault, and the same trace for the same seed."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.simulation.runner import Totals, run_many
from tests.simulation.simulation import simulate
from tests.tiers import first_of, some_of

ROOT = Path(__file__).parents[2]

#: Games in the continuous integration, shared among bundles so that several processes can take them.
GAMES = 5_000
BUNDLES = 20


@pytest.mark.parametrize("bundle", first_of(range(BUNDLES), 1))
def test_thousands_of_games_with_every_fault(bundle: int) -> None:
    totals = Totals()
    for outcome in run_many(bundle * 100_000, GAMES // BUNDLES, 1):
        assert outcome.broken is None, f"{outcome.text}\nagain: python -m tests.simulation --only --seed {outcome.seed}"
        totals.add(outcome)
    assert totals.games >= GAMES // BUNDLES
    assert totals.decisions > 20 * totals.games
    assert totals.messages > 50 * totals.games


@pytest.mark.parametrize("bundle", some_of(range(4), 4))
def test_two_servers_over_one_store(bundle: int) -> None:
    for seed in range(bundle * 25, bundle * 25 + 25):
        outcome = simulate(str(seed), houses=2)
        assert outcome.broken is None, f"{outcome.text}\nagain: --only --seed {seed} --servers 2"


def test_the_same_seed_has_the_same_trace_in_two_processes() -> None:
    program = "from tests.simulation.simulation import simulate\nfor s in range(12): print(simulate(str(s)).trace)"
    traces = []
    for hash_seed in ("1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
        done = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
        )
        traces.append(done.stdout.split())
    assert traces[0] == traces[1]
    assert len(set(traces[0])) == 12


def test_a_thousand_times_real_time() -> None:
    simulate("warm")  # the rules are compiled or read from the cache
    from foretold.table.settings import DaysClock
    from tests.simulation.simulation import Simulation

    live = [str(seed) for seed in range(40) if not _has(Simulation(str(seed)), DaysClock)]
    start = time.process_time()
    simulated = sum(simulate(seed).seconds for seed in live)
    assert simulated / (time.process_time() - start) > 1_000


def _has(simulation: object, clock: type) -> bool:
    return any(isinstance(club.plan.settings.clock, clock) for club in simulation.clubs)  # type: ignore[attr-defined]


@pytest.mark.slow
def test_the_simulations_have_what_they_promise() -> None:
    """Faults really happen: otherwise the other tests say little."""
    from tests.simulation.simulation import Simulation

    seen: set[str] = set()
    for seed in range(80):
        simulation = Simulation(str(seed))
        simulation.run()
        seen |= {"crash"} if simulation.crashes else set()
        seen |= {"outage"} if simulation.disk.outages else set()
        for club in simulation.clubs:
            seen |= {type(entry).__name__ for entry in club.shelf.log}
            seen |= {getattr(entry, "by", "") for entry in club.shelf.log}
            for person in club.people:
                seen |= {code for sent in person.ledger.values() for code in sent.refused}
                seen |= {"repeated"} if any(len(sent.done) > 1 for sent in person.ledger.values()) else set()
    wanted = {
        *("crash", "outage", "repeated", "person", "bot", "clock", "premove"),
        *("Invited", "ChairChanged", "Left", "TookBack", "Requested", "Answered", "Voted", "BotSatIn", "Returned"),
        *("Premoved", "Hooked", "Said", "Resumed", "Ended", "Rematched"),
        *("move-late", "move-turn", "not-stored", "table-secret", "undo-informed", "action-illegal", "vote-early"),
    }
    assert wanted - seen == set()
