"""`foretold bench`: measure how fast Foretold is on this machine."""

import argparse
import json
import sys
from typing import TYPE_CHECKING

from foretold.words import number, say

if TYPE_CHECKING:
    from foretold.lab.bench import Measured


def add_arguments(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare what the command takes."""
    parser.add_argument("--json", action="store_true", help=say("cli-bench-json", lang))
    parser.add_argument("--only", metavar="NAME", help=say("cli-bench-only", lang))
    parser.add_argument("--peers", action="store_true", help=say("cli-bench-peers", lang))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run the benchmarks and print each figure as soon as it is known."""
    from foretold.lab import bench
    from foretold.lab.figures import FIGURES

    if args.only is not None and args.only not in FIGURES:
        print(say("cli-bench-unknown", args.lang, name=args.only, known=", ".join(FIGURES)), file=sys.stderr)
        return 2
    if sys.stderr.isatty():
        print(say("cli-bench-running", args.lang), file=sys.stderr)
    for measured in bench.measure(args.only, args.peers):
        print(_as_json(measured) if args.json else _as_text(measured, args.lang), flush=True)
        for package in measured.missing:
            print(say("cli-bench-missing", args.lang, package=package), file=sys.stderr)
    return 0


def _as_json(measured: "Measured") -> str:
    shown = {"name": measured.name, "value": measured.value, "unit": measured.unit, "peers": measured.peers}
    return json.dumps(shown)


def _as_text(measured: "Measured", lang: str) -> str:
    """Return the figure as text, and below it each peer with how many times as fast ours is."""
    lines = [f"{measured.name:<44}{_rounded(measured.value, lang):>16} {measured.unit}"]
    for peer, value in measured.peers.items():
        ratio = number(measured.value / value, lang, 1)
        lines.append(f"  {peer:<42}{_rounded(value, lang):>16}  × {ratio}")
    return "\n".join(lines)


def _rounded(value: float, lang: str) -> str:
    return number(value, lang, 0 if value >= 1000 else 2)
