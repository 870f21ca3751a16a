"""`foretold verify RECORD`: proves that a server dealt fairly, from the record of the game alone."""

from __future__ import annotations

import argparse

from foretold.cli.failure import refusal
from foretold.cli.files import STANDARD_INPUT, read_text
from foretold.cli.warming import announce
from foretold.words import say


def add_arguments(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare what the command takes."""
    parser.add_argument("file", metavar="RECORD", help=say("cli-replay-file", lang))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check the record's proof and say what it shows."""
    text = read_text(args.file, args.lang)

    from foretold.errors import ForetoldError
    from foretold.table.proof import verify

    announce(args.lang)
    try:
        record = verify(text)
    except ForetoldError as error:
        raise refusal(error, args.lang, "" if args.file == STANDARD_INPUT else args.file) from None
    orders = len(record.decks) + len(record.reshuffles)
    commitment = record.table.commitment if record.table is not None else ""
    print(say("cli-verify-fair", args.lang, orders=orders, commitment=commitment))
    return 0
