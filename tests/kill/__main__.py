"""Any number of kills: `python -m tests.kill --kills 200`; with --database, on an empty PostgreSQL database."""

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path

from tests.kill.killed_server import Restart, play


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="", help="postgresql://…, an empty one; else a SQLite file")
    args = parser.parse_args()

    def told(restart: Restart) -> None:
        back = "killed again" if restart.back is None else f"all back after {restart.back:.2f} s"
        print(f"start {restart.start:.2f} s, {back}; other work took {restart.crowd:.0%}", file=sys.stderr)

    with tempfile.TemporaryDirectory() as folder:
        playing = play(Path(folder), args.kills, args.tables, args.seed, told, args.database)
        figures = asyncio.run(playing)
    print(json.dumps(figures, indent=2))
    return int(figures["late"] > 0)


if __name__ == "__main__":
    sys.exit(main())
