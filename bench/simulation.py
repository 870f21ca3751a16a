"""`foretold simulate` as a user runs it: seconds, and the most memory, of a million random games, all files written.

    python bench/simulation.py [--games 1000000] [--threads 2] [--format csv,parquet]

Each game's line is printed for a tenth of the games too: memory must not grow with their number.
"""

import argparse
import json
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path


def measure(game: str, games: int, threads: int, form: str) -> dict[str, float | int | str]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "foretold", "simulate", game, "--games", str(games), "--seed", "1"]
        begun = time.perf_counter()
        subprocess.run(
            [*command, "--threads", str(threads), "--format", form, "--out", folder],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        seconds = time.perf_counter() - begun
        written = sum(path.stat().st_size for path in Path(folder).iterdir())
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return {
        "game": game,
        "games": games,
        "seconds": round(seconds, 1),
        "most_mb_so_far": used.ru_maxrss // 1024,
        "written_mb": round(written / 2**20, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--format", default="csv")
    given = parser.parse_args()
    for game in ("predictions", "all-or-nothing"):
        measure(game, 1, given.threads, given.format)  # compile
        for games in (given.games // 10, given.games):
            print(json.dumps(measure(game, games, given.threads, given.format)), flush=True)


if __name__ == "__main__":
    main()
