"""Any number of pairs: `python -m tests.secrecy --pairs 100000`; with --hall, only what the hall tells."""

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed

from tests.secrecy.hall_recorder import Stage
from tests.secrecy.law import LeakError, check
from tests.secrecy.pairs import families
from tests.secrecy.server_recorder import ServerStage

PART = 40


def part(first: int, count: int, kind: type[Stage]) -> tuple[int, str]:
    """Messages compared, or the leak that was found."""
    told = 0
    try:
        for pairs in families(10 * first, count):
            told += check(pairs, kind)
    except LeakError as error:
        return told, str(error)
    return told, ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=1_000_000, help="number of the first pair")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--hall", action="store_true", help="only what the hall tells: several times as quick")
    args = parser.parse_args()
    kind = Stage if args.hall else ServerStage
    start, done, told = time.monotonic(), 0, 0
    with ProcessPoolExecutor(args.jobs) as pool:
        parts = [pool.submit(part, args.first + n, min(PART, args.pairs - n), kind) for n in range(0, args.pairs, PART)]
        for one in as_completed(parts):
            messages, leak = one.result()
            if leak:
                print(f"\n{leak}")
                pool.shutdown(cancel_futures=True)
                return 1
            done, told = min(done + PART, args.pairs), told + messages
            print(
                f"\r{done} of {args.pairs} pairs, {told} messages, {time.monotonic() - start:.0f} s",
                end="",
                file=sys.stderr,
            )
    print(f"\n{done} pairs, {told} messages, the same in both worlds; {time.monotonic() - start:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
