"""`foretold restore FILE`: make a database from a backup."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from foretold.cli.database import add_database, database_url, explained
from foretold.cli.failure import Failure, refusal
from foretold.cli.progress import Steps
from foretold.words import say


def add_arguments(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare what the command takes."""
    parser.add_argument("file", metavar="FILE", help=say("store-restore-file", lang))
    parser.add_argument("--replace", action="store_true", help=say("store-restore-replace", lang))
    add_database(parser, lang)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Restore the backup, and print what is there now."""
    from foretold.store.problems import InvalidBackup
    from foretold.store.restore import restore

    file = Path(args.file)
    if not file.is_file():
        raise Failure(
            say("cli-file-missing" if not file.exists() else "cli-file-unreadable", args.lang, file=args.file)
        )
    try:
        with explained(args.lang), Steps("store-copying", args.lang, sys.stderr) as steps:
            contents = restore(database_url(args), file, steps.show, replace=args.replace)
    except InvalidBackup as error:
        raise refusal(error, args.lang, args.file) from None
    rows = contents.rows
    print(say("store-restored", args.lang, tables=rows.get("tables", 0), people=rows.get("identities", 0)))
    return 0
