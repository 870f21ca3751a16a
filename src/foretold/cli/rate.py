"""`foretold rate GAME --bots …`: run a rated tournament between bots."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from foretold.bots import levels
from foretold.cli.failure import ASKED_WRONGLY, Failure
from foretold.cli.files import check_writable
from foretold.cli.parser import number_type, option_type, seconds_type
from foretold.cli.progress import Progress
from foretold.cli.warmup import announce
from foretold.games.registry import slugs
from foretold.words import say

if TYPE_CHECKING:
    from foretold import Game
    from foretold.lab.rate import Tournament

# More would only stand in one another's way.
_MOST_JOBS = 256


def add_arguments(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare what the command takes."""
    positive = number_type(lang, 1)
    parser.add_argument("game", metavar="GAME", help=say("cli-simulate-game", lang, games=", ".join(slugs())))
    parser.add_argument(
        "--bots", metavar="LEVEL,LEVEL[,LEVEL…]", required=True,
        help=say("rate-bots", lang, levels=", ".join(levels())),
    )  # fmt: skip
    parser.add_argument("--players", metavar="N", type=positive, help=say("rate-players", lang))
    parser.add_argument("--games", metavar="MAX", type=positive, default=3000, help=say("rate-games", lang))
    parser.add_argument("--seed", metavar="S", type=number_type(lang, 0), help=say("rate-seed", lang))
    parser.add_argument(
        "--option", metavar="NAME=VALUE", type=option_type(lang), action="append", default=[],
        help=say("cli-simulate-option", lang),
    )  # fmt: skip
    parser.add_argument(
        "--budget", metavar="SECONDS", type=seconds_type(lang), default=1.0, help=say("cli-play-budget", lang)
    )
    parser.add_argument("--jobs", metavar="J", type=positive, default=0, help=say("rate-jobs", lang))
    parser.add_argument("--ray", metavar="ADDRESS", help=say("rate-ray", lang))
    parser.add_argument("--report", metavar="FILE", help=say("rate-report", lang))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json", lang))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the tournament and print its table."""
    levels = [level.strip() for level in args.bots.split(",")]
    if len(levels) < 2:
        raise Failure(say("rate-bots-few", args.lang), ASKED_WRONGLY)
    if args.games < len(levels):
        raise Failure(say("rate-games-few", args.lang, lowest=len(levels)), ASKED_WRONGLY)
    if args.report is not None:
        check_writable(args.report, args.lang)
    game = _game(args, levels)
    tournament = _played(args, game, levels)
    from foretold.cli import rate_words

    if args.report is not None:
        Path(args.report).write_text(rate_words.page(tournament, args.lang), encoding="utf-8")
    print(json.dumps(asdict(tournament)) if args.json else rate_words.text(tournament, args.lang))
    return 0


def _game(args: argparse.Namespace, levels: list[str]) -> Game:
    """Return the game with its options; the levels are checked first."""
    import foretold
    from foretold.bots import make
    from foretold.games.registry import definition

    fewest, most = definition(args.game).players
    players = args.players or min(max(len(levels), fewest), most)
    game = foretold.game(args.game, **{"players": players, **dict(args.option)})
    for level in levels:
        make(level, game)
    return game


def _played(args: argparse.Namespace, game: Game, levels: list[str]) -> Tournament:
    from foretold.bots import make
    from foretold.bots.match import play_match
    from foretold.lab.rate import rate
    from foretold.lab.ratings import need_openskill
    from foretold.lab.workers import workers

    need_openskill()
    announce(args.lang)
    with workers(min(args.jobs, _MOST_JOBS), args.ray) as staff:
        if args.ray is None:
            # Compiles the rules, if that is still to be done, once and not in every process.
            play_match(game, [make("random", game)] * game.players, 0)
        with Progress(args.games, "rate-progress", args.lang, sys.stderr) as progress:
            return rate(game, levels, staff, games=args.games, budget=args.budget, seed=args.seed, report=progress.show)
