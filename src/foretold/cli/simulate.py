"""`foretold simulate GAME`: many games between random players, and what came of them."""

from __future__ import annotations

import argparse
import json
import os
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING

from foretold.cli.parser import number_type, option_type
from foretold.cli.progress import Progress
from foretold.cli.warming import announce
from foretold.words import number, say
from foretold.words.layout import table

if TYPE_CHECKING:
    from foretold.lab.estimates import Estimate
    from foretold.lab.simulate import Summary

# More would only stand in one another's way.
_MOST_THREADS = 256


def add_arguments(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare what the command takes."""
    positive = number_type(lang, 1)
    parser.add_argument("game", metavar="GAME", help=say("cli-simulate-game", lang))
    parser.add_argument("--games", metavar="N", type=positive, default=10_000, help=say("cli-simulate-games", lang))
    parser.add_argument("--players", metavar="K", type=positive, default=4, help=say("cli-simulate-players", lang))
    parser.add_argument("--seed", metavar="S", type=number_type(lang, 0), help=say("cli-simulate-seed", lang))
    parser.add_argument(
        "--option", metavar="NAME=VALUE", type=option_type(lang), action="append", default=[],
        help=say("cli-simulate-option", lang),
    )  # fmt: skip
    parser.add_argument("--threads", metavar="T", type=positive, help=say("cli-simulate-threads", lang))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json", lang))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Simulate the games and print the statistics."""
    import foretold
    from foretold.lab.simulate import simulate

    game = foretold.game(args.game, **{"players": args.players, **dict(args.option)})
    announce(args.lang)
    threads = min(args.threads or _cores(), _MOST_THREADS)
    with Progress(args.games, "cli-simulate-progress", args.lang, sys.stderr) as progress:
        summary = simulate(game, args.games, seed=args.seed, threads=threads, report=progress.show)
    print(json.dumps(_as_json(args.game, game.options, summary)) if args.json else _tell(args.game, summary, args.lang))
    return 0


def _cores() -> int:
    """Return how many cores this process may use; not every system tells, and then all count."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def _as_json(name: str, options: dict[str, object], summary: Summary) -> dict[str, object]:
    return {"game": name, "options": options, **asdict(summary)}


def _tell(name: str, summary: Summary, lang: str) -> str:
    head = [say(f"cli-column-{column}", lang) for column in ("seat", "mean-score", "win-share")]
    rows = [
        [str(seat), _mean(score, lang), _share(share, lang)]
        for seat, (score, share) in enumerate(zip(summary.scores, summary.wins, strict=True))
    ]
    return "\n".join(
        [
            say(
                "cli-simulate-title", lang, game=say(f"game-{name}", lang), count=summary.games, seed=str(summary.seed)
            ),
            "",
            table(head, rows, numbers=(0, 1, 2)),
            "",
            say("cli-simulate-decisions", lang, decisions=_mean(summary.decisions, lang)),
            say("cli-simulate-intervals", lang),
        ]
    )


def _mean(estimate: Estimate, lang: str) -> str:
    if estimate.low is None or estimate.high is None:
        return number(estimate.mean, lang, 2)
    return f"{number(estimate.mean, lang, 2)} ({number(estimate.low, lang, 2)} – {number(estimate.high, lang, 2)})"


def _share(estimate: Estimate, lang: str) -> str:
    def percent(share: float) -> str:
        return say("cli-number-percent", lang, value=share)

    if estimate.low is None or estimate.high is None:
        return percent(estimate.mean)
    return f"{percent(estimate.mean)} ({percent(estimate.low)} – {percent(estimate.high)})"
