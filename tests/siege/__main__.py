"""A siege of a real server for as long as you like: `scripts/siege --minutes 60`."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path

from tests.siege.siege import Found, Kind, Plan, Siege


def main() -> int:
    """Besiege each kind of database for its share of the time; the status says whether anything was found."""
    parser = argparse.ArgumentParser(prog="scripts/siege", description=__doc__)
    parser.add_argument(
        "--minutes", type=float, default=60.0, help="in all (default: 60); each kind has one round at least"
    )
    parser.add_argument(
        "--seed", type=int, default=1, help="order and contents of the attacks follow from it (default: 1)"
    )
    parser.add_argument("--tables", type=int, default=12, help="games that go on meanwhile (default: 12)")
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    given = parser.parse_args()
    kinds: list[Kind] = ["sqlite", "postgresql"] if given.database == "both" else [given.database]
    problems = 0
    for kind in kinds:
        plan = Plan(kind, given.seed, given.tables, attack_seconds=3.0, minutes=given.minutes / len(kinds))
        with tempfile.TemporaryDirectory(prefix="foretold-siege-") as folder:
            siege = Siege(Path(folder), plan, lambda found, kind=kind: print(_line(kind, found), file=sys.stderr))
            found = asyncio.run(siege.run())
        print(summary(plan, found))
        problems += len(found.problems)
    return int(problems > 0)


def _line(kind: str, found: Found) -> str:
    first, second = found.memory[-1]
    return f"{kind}: round {found.rounds}, memory {first:.0f} and {second:.0f} MB, {len(found.problems)} problems"


def summary(plan: Plan, found: Found) -> str:
    """What a siege found, to be read."""
    rest, load, down = (found.pauses.get(phase, {"p99": 0.0, "longest": 0.0}) for phase in ("rest", "load", "down"))
    growth = [f"{first:.0f} → {second:.0f} MB" for first, second in found.memory]
    lines = [
        f"siege on {plan.kind}, seed {plan.seed}: {found.rounds} rounds, {found.seconds:.0f} s",
        f"  the probe waited at rest {_ms(rest)}; under siege {_ms(load)}; while something was down {_ms(down)}",
        f"  not counted of one wait, as others had the processor or the disk: {_most(found.excused)}",
        f"  the disk itself kept everybody waiting for {found.stall * 1e3:.0f} ms at most under siege",
        f"  memory after a siege and after the same again: {', '.join(growth)}",
        f"  until everybody played on: { {name: round(took, 1) for name, took in found.accidents.items()} } s",
        f"  answers to attackers, by status: {dict(sorted(found.statuses.items()))}",
        f"  compared with the log: {json.dumps(found.checked)}",
        *(f"  PROBLEM: {problem[:600]}" for problem in found.problems),
        f"  {'no problems' if not found.problems else f'{len(found.problems)} problems'}",
    ]
    return "\n".join(lines)


def _most(excused: dict[str, float]) -> str:
    return ", ".join(f"{phase} {longest * 1e3:.0f} ms" for phase, longest in excused.items())


def _ms(waits: dict[str, float]) -> str:
    return f"p99 {waits['p99'] * 1e3:.0f} ms, longest {waits['longest'] * 1e3:.0f} ms"


if __name__ == "__main__":
    sys.exit(main())
