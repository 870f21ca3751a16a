"""`foretold backup FILE`: copy a server's database while the server runs."""

from __future__ import annotations

import argparse
import sys

from foretold.cli.database import add_database, database_url, explained
from foretold.cli.files import new_file
from foretold.cli.progress import Steps
from foretold.words import say


def add_arguments(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare what the command takes."""
    parser.add_argument("file", metavar="FILE", help=say("store-backup-file", lang))
    add_database(parser, lang)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the file, read it once more, and say what is in it."""
    from foretold.store.backup import back_up

    url = database_url(args)
    steps = Steps("store-copying", args.lang, sys.stderr)
    with explained(args.lang), new_file(args.file, args.lang) as half, steps:
        contents = back_up(url, half, steps.show)
    rows = contents.rows
    counts = {"tables": rows.get("tables", 0), "people": rows.get("identities", 0)}
    print(say("store-backed-up", args.lang, file=args.file, **counts))
    return 0
