"""`foretold verify RECORD`: prove that a server dealt fairly, from the record of the game alone."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from foretold.cli.failure import refusal
from foretold.cli.files import STANDARD_INPUT, read_text
from foretold.cli.warmup import announce
from foretold.words import say

if TYPE_CHECKING:
    from foretold.play.record import Hosted


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
    if record.table is not None:  # as it is, where the proof was checked
        print(say("cli-verify-fair", args.lang, orders=orders, commitment=record.table.commitment))
        print(_salts(record.table, args.lang))
    return 0


def _salts(hosted: Hosted, lang: str) -> str:
    """Return whose salts the proof rests on."""
    from foretold.table.deal import Checked

    if not hosted.events:
        return say("cli-verify-old", lang)
    kinds = Checked(hosted.events, len(hosted.salts)).kinds
    voids = sum(event.startswith("void ") for event in hosted.events)
    counts = {kind: kinds.count(kind) for kind in ("committed", "open", "none")}
    return say("cli-verify-salts", lang, voids=voids, **counts)
