"""Compare the figures of two checkouts: `python bench/compare.py OTHER [--turns 5] [--only NAME …] [--server]`.

Both are measured by turns in one run, since machines drift: a turn measures every figure here, then there. Each
checkout has its own environment (`scripts/setup`). Printed are the medians and their ratio; for times, less is better.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from collections import defaultdict
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent.parent
#: Engine, search, library, server and start-up figures of `foretold bench`.
FIGURES = (
    "engine.predictions.4.decisions_per_s",
    "engine.all-or-nothing.4.matches_per_s",
    "playouts.all-or-nothing.4.decisions_per_s",
    "search.all-or-nothing.4.simulations_per_s",
    "library.decisions_per_s",
    "sending.predictions.4.us",
    "sending.all-or-nothing.4.us",
    "replay.ms",
    "start.import_s",
    "start.help_s",
)


def figures(checkout: Path, names: tuple[str, ...]) -> dict[str, float]:
    """The figures of `foretold bench` in a checkout."""
    found = {}
    for name in names:
        told = _run(checkout, ".venv/bin/foretold", "bench", "--json", "--only", name)
        found[name] = float(json.loads(told.splitlines()[0])["value"])
    return found


def server(checkout: Path) -> dict[str, float]:
    """The throughput of a server in a checkout."""
    told = json.loads(_run(checkout, ".venv/bin/python", "bench/server.py", "--only", "throughput"))["throughput"]
    names = ("stored_moves_a_second", "processor_us_a_move")
    return {name: float(told[name]) for name in names}


def _run(checkout: Path, *command: str) -> str:
    return subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=True).stdout


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("other", type=Path)
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--only", nargs="*", default=FIGURES)
    parser.add_argument("--server", action="store_true", help="the throughput of a server too")
    args = parser.parse_args()
    found: dict[str, dict[Path, list[float]]] = defaultdict(lambda: defaultdict(list))
    for turn in range(args.turns):
        print(f"turn {turn + 1} of {args.turns}", flush=True)
        for checkout in (HERE, args.other.resolve()):
            measured = figures(checkout, tuple(args.only)) | (server(checkout) if args.server else {})
            for name, value in measured.items():
                found[name][checkout].append(value)
    for name, by in found.items():
        here, there = (median(by[checkout]) for checkout in (HERE, args.other.resolve()))
        print(f"{name}: {here:,.4g} here, {there:,.4g} there: x {here / there:.3f}")


if __name__ == "__main__":
    main()
