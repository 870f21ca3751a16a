"""Simulate any number of games: ``python -m tests.simulation --games 5000 --seed 0``."""

import argparse
import os
import sys
import time

from tests.simulation.runner import Totals, run_many
from tests.simulation.simulation import Outcome, simulate


def main() -> int:
    """Run simulations; on a failure print the seed, the end of the trace, and how to see it again."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--games", type=int, default=1_000, help="how many games, at least (default: 1000)")
    parser.add_argument("--seed", type=int, default=0, help="the first seed; the following games have the next ones")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--servers", type=int, default=1, help="servers over one store")
    parser.add_argument("--only", action="store_true", help="one simulation, with the end of its trace")
    parser.add_argument("--bug", help="with a planted bug, by its name in tests/simulation/bugs.py")
    given = parser.parse_args()
    if given.only:
        outcome = _one(str(given.seed), given.servers, given.bug)
        _show(outcome, given.servers)
        return int(outcome.broken is not None)
    started = time.monotonic()
    totals = Totals()
    for outcome in run_many(given.seed, given.games, given.jobs, given.servers):
        totals.add(outcome)
        if outcome.broken is not None:
            _show(outcome, given.servers)
        if totals.simulations % 100 == 0:
            print(totals.line(time.monotonic() - started), file=sys.stderr, flush=True)
    print(totals.line(time.monotonic() - started))
    return int(totals.broken > 0)


def _one(seed: str, servers: int, bug: str | None) -> Outcome:
    if bug is None:
        return simulate(seed, houses=servers)
    from tests.simulation.bugs import BUGS

    servers = BUGS[bug].servers
    with BUGS[bug].plant():
        return simulate(seed, houses=servers)


def _show(outcome: Outcome, servers: int) -> None:
    print("\n".join(line[:300] for line in outcome.tail[-40:]))
    print(f"seed {outcome.seed}: {outcome.text or 'all invariants hold'}")
    print(f"trace {outcome.trace}, {outcome.seconds:.0f} simulated seconds, {outcome.decisions} decisions")
    print(f"again: python -m tests.simulation --only --seed {outcome.seed} --servers {servers}\n")


if __name__ == "__main__":
    sys.exit(main())
