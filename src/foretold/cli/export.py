"""`foretold export FILE`: write the games of a server, of a player or of one table to a file."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING

from foretold.cli.database import add_database, database_url, explained
from foretold.cli.files import new_file
from foretold.words import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from foretold.store.exporting import ExportChoice, ExportCounts

STANDARD_OUTPUT = "-"


def add_arguments(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare what the command takes."""
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--all", action="store_true", help=say("store-export-all", lang))
    which.add_argument("--who", metavar="NAME", help=say("store-export-who", lang))
    which.add_argument("--table", metavar="ID", help=say("store-export-table", lang))
    parser.add_argument("--running", action="store_true", help=say("store-export-running", lang))
    parser.add_argument("file", metavar="FILE", help=say("store-export-file", lang))
    add_database(parser, lang)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the file, and say what is in it."""
    from foretold.store.exporting import ExportChoice

    if args.who is not None:
        choice = ExportChoice("who", args.who, args.running)
    elif args.table is not None:
        choice = ExportChoice("table", args.table, args.running)
    else:
        choice = ExportChoice("all")
    with explained(args.lang), _written(args.file, args.lang) as file:
        tally = asyncio.run(_export(database_url(args), choice, file))
    report = say("store-exported", args.lang, count=tally.tables)
    print(report, file=sys.stderr)
    if tally.running:
        print(say("store-export-left", args.lang, count=tally.running), file=sys.stderr)
    if tally.damaged:
        print(say("store-export-damaged", args.lang, tables=", ".join(tally.damaged)), file=sys.stderr)
    return 0


async def _export(url: str, choice: ExportChoice, file: IO[bytes]) -> ExportCounts:
    from foretold.store import open_store
    from foretold.store.exporting import ExportCounts, export
    from foretold.store.lock import holder

    tally = ExportCounts()
    store = await open_store(url, lambda _: None, holder("export"), alone=False)
    try:
        async for line in export(store, choice, int(time.time() * 1_000), tally):
            file.write(line + b"\n")
    finally:
        await store.close()
    return tally


@contextmanager
def _written(name: str, lang: str) -> Iterator[IO[bytes]]:
    """Open the file to write. It gets its name when it is complete; an existing file is never replaced."""
    if name == STANDARD_OUTPUT:
        yield sys.stdout.buffer
        return
    with new_file(name, lang) as half, half.open("wb") as file:
        yield file
