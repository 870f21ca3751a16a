"""`foretold simulate GAME`: play many games between bots, and report the results."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from foretold.bots import levels
from foretold.cli.failure import ASKED_WRONGLY, Failure
from foretold.cli.files import check_writable
from foretold.cli.parser import number_type, option_type, seconds_type
from foretold.cli.progress import Progress
from foretold.cli.warmup import announce
from foretold.games.registry import slugs
from foretold.words import bot_name, counted, number, say
from foretold.words.layout import table

if TYPE_CHECKING:
    from foretold.lab.estimates import Estimate
    from foretold.lab.experiment import Experiment
    from foretold.lab.results import Results
    from foretold.lab.run_folder import RunFolder

# More would only stand in one another's way.
_MOST_THREADS = 256


def add_arguments(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare what the command takes."""
    positive = number_type(lang, 1)
    option = option_type(lang)
    parser.add_argument("game", metavar="GAME", help=say("cli-simulate-game", lang, games=", ".join(slugs())))
    parser.add_argument(
        "--bots", metavar="LEVEL[,LEVEL…]", default="random",
        help=say("cli-simulate-bots", lang, levels=", ".join(levels())),
    )  # fmt: skip
    parser.add_argument("--games", metavar="N", type=positive, default=10_000, help=say("cli-simulate-games", lang))
    parser.add_argument("--players", metavar="K", type=positive, help=say("cli-simulate-players", lang))
    parser.add_argument("--seed", metavar="S", type=number_type(lang, 0), help=say("cli-simulate-seed", lang))
    parser.add_argument(
        "--option", metavar="NAME=VALUE", type=option, action="append", default=[],
        help=say("cli-simulate-option", lang),
    )  # fmt: skip
    parser.add_argument(
        "--against", metavar="NAME=VALUE", type=option, action="append", default=[],
        help=say("cli-simulate-against", lang),
    )  # fmt: skip
    parser.add_argument("--out", metavar="FOLDER", help=say("cli-simulate-out", lang))
    parser.add_argument(
        "--format", metavar="csv,parquet", type=_formats_type(lang), default=("csv",),
        help=say("cli-simulate-format", lang),
    )  # fmt: skip
    parser.add_argument("--report", metavar="FILE", help=say("cli-simulate-report", lang))
    parser.add_argument("--threads", metavar="T", type=positive, help=say("cli-simulate-threads", lang))
    parser.add_argument(
        "--budget", metavar="SECONDS", type=seconds_type(lang), default=1.0, help=say("cli-play-budget", lang)
    )
    parser.add_argument("--ray", metavar="ADDRESS", help=say("cli-simulate-ray", lang))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json", lang))
    parser.set_defaults(run=run)


def _formats_type(lang: str) -> Callable[[str], tuple[str, ...]]:
    """Return a reader of a list of table formats, or of `none`."""

    def read(text: str) -> tuple[str, ...]:
        known = ("csv", "parquet")
        named = [] if text == "none" else text.split(",")
        if any(name not in known for name in named):
            choices = ", ".join((*known, "csv,parquet", "none"))
            raise argparse.ArgumentTypeError(say("cli-usage-choice", lang, value=text, choices=choices))
        return tuple(name for name in known if name in named)

    return read


def run(args: argparse.Namespace) -> int:
    """Simulate the games, write what was asked for, and print the most important figures."""
    from foretold.lab.simulate import simulate
    from foretold.lab.workers import cores

    if args.report is not None:
        check_writable(args.report, args.lang)
    folder = _folder(args)
    setting = _setting(args, folder)
    announce(args.lang)
    threads = min(args.threads or cores(), _MOST_THREADS)
    try:
        with _held(folder, args):
            with Progress(args.games, "cli-simulate-progress", args.lang, sys.stderr) as progress:
                results = simulate(setting, cores=threads, ray=args.ray, folder=folder, report=progress.show)
            _write(args, setting, folder, results)
    except KeyboardInterrupt:
        if folder is not None:
            print(say("cli-simulate-interrupted", args.lang, folder=args.out), file=sys.stderr)
        raise
    print(json.dumps(results.as_json()) if args.json else _tell(args, results))
    return 0


def _folder(args: argparse.Namespace) -> RunFolder | None:
    """Return the run folder, if one was given."""
    if args.out is None:
        return None
    from foretold.lab.run_folder import RunFolder
    from foretold.lab.table_files import PARQUET, ParquetMissing, arrow

    try:
        if PARQUET in args.format:
            arrow()
    except ParquetMissing:
        raise Failure(say("cli-simulate-parquet", args.lang)) from None
    try:
        return RunFolder(Path(args.out), args.format)
    except (FileExistsError, NotADirectoryError):
        raise Failure(say("cli-simulate-not-folder", args.lang, folder=args.out)) from None


@contextmanager
def _held(folder: RunFolder | None, args: argparse.Namespace) -> Iterator[None]:
    """Lock the run folder, if one was given."""
    if folder is None:
        yield
        return
    from foretold.lab.run_folder import FolderInUse

    try:
        with folder.held():
            yield
    except FolderInUse:
        raise Failure(say("cli-simulate-in-use", args.lang, folder=args.out)) from None


def _setting(args: argparse.Namespace, folder: RunFolder | None) -> Experiment:
    """Return the experiment. A simulation that is resumed has its seed already."""
    from foretold.lab.experiment import checked
    from foretold.lab.run_folder import OtherSimulation

    levels = tuple(level.strip() for level in args.bots.split(","))
    options = {"players": args.players or (len(levels) if len(levels) > 1 else 4), **dict(args.option)}
    against = dict(args.against) if args.against else None
    try:
        found = None if folder is None else folder.header()
        seed = args.seed
        if seed is None:
            seed = secrets.randbits(48) if found is None else int(found["simulation"]["seed"])
        setting = checked(args.game, options, against, levels, args.budget, seed, args.games)
        if folder is not None:
            folder.check(setting)
    except OtherSimulation:
        raise Failure(say("cli-simulate-other", args.lang, folder=args.out), ASKED_WRONGLY) from None
    return setting


def _write(args: argparse.Namespace, setting: Experiment, folder: RunFolder | None, results: Results) -> None:
    """Write the folder's files and the report."""
    if folder is None and args.report is None:
        return
    from foretold.lab.report.page import page
    from foretold.lab.run_folder import write_whole

    html = page(results, args.lang)
    if folder is not None:
        folder.finish(setting, results, html)
    if args.report is not None:
        write_whole(Path(args.report), html.encode())


def _tell(args: argparse.Namespace, results: Results) -> str:
    lang, game = args.lang, say(f"game-{args.game}", args.lang)
    bots = ", ".join(bot_name(level, lang) for level in dict.fromkeys(results.levels))
    head = [say(f"cli-column-{column}", lang) for column in ("seat", "mean-score", "win-share")]
    rows = [
        [counted(seat), _mean(score, lang), _share(share, lang)]
        for seat, (score, share) in enumerate(zip(results.scores, results.wins, strict=True))
    ]
    told = [
        say("cli-simulate-title", lang, game=game, count=results.count, seed=str(results.seed), bots=bots),
        "",
        table(head, rows, numbers=(0, 1, 2)),
        "",
        *_levels(results, lang),
        say("cli-simulate-decisions", lang, decisions=_mean(results.decisions, lang)),
        say("cli-simulate-intervals", lang),
        *_comparison(results, lang),
    ]
    if args.out is not None:
        told.append(say("cli-simulate-written", lang, file=str(Path(args.out) / "report.html")))
    if args.report is not None:
        told.append(say("cli-simulate-written", lang, file=args.report))
    return "\n".join(told)


def _levels(results: Results, lang: str) -> list[str]:
    """Return score and wins of each level, if there are several."""
    found = {figures.group.name: figures.rows for figures in results.figures}
    if "score-by-level" not in found:
        return []
    head = [say(f"cli-column-{column}", lang) for column in ("level", "mean-score", "win-share")]
    rows = []
    for score, wins in zip(found["score-by-level"], found["wins-by-level"], strict=True):
        if score.sides[0] is not None and wins.sides[0] is not None:
            told = [_mean(score.sides[0].estimate, lang), _share(wins.sides[0].estimate, lang)]
            rows.append([bot_name(str(score.about), lang), *told])
    return [table(head, rows, numbers=(1, 2)), ""]


def _comparison(results: Results, lang: str) -> list[str]:
    """Return the difference between the second table and the first, seat by seat."""
    if len(results.games) == 1:
        return []
    from foretold.lab.report.numbers import told
    from foretold.lab.report.page import table_names

    first, second = table_names(results.games, lang)
    lines = ["", say("cli-simulate-compared", lang, first=first, second=second), ""]
    found = {figures.group.name: figures.rows for figures in results.figures}
    head = [say(f"cli-column-{column}", lang) for column in ("seat", "mean-score", "win-share")]
    rows = []
    for score, wins in zip(found["score-by-seat"], found["wins-by-seat"], strict=True):
        if score.difference is not None and wins.difference is not None:
            points = told(score.difference, lang, share=False, sign=True)
            rows.append([counted(str(score.about)), points, told(wins.difference, lang, share=True, sign=True)])
    return [*lines, table(head, rows, numbers=(0, 1, 2)), ""]


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
