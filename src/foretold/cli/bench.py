"""`foretold bench`: measures how fast Foretold is on this machine."""

import argparse

from foretold.words import say


def add_arguments(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare what the command takes."""
    parser.add_argument("--json", action="store_true", help=say("cli-bench-json", lang))
    parser.add_argument("--only", metavar="NAME", help=say("cli-bench-only", lang))
    parser.add_argument("--peers", action="store_true", help=say("cli-bench-peers", lang))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run the benchmarks and print the figures."""
    from foretold.lab import bench

    return int(bench.run(json=args.json, only=args.only, peers=args.peers, lang=args.lang))
