"""`foretold import FILE`: import the games of a file into a server's database."""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from foretold.cli.database import add_database, database_url, explained
from foretold.cli.failure import Failure, refusal
from foretold.cli.files import STANDARD_INPUT, read_text
from foretold.cli.warmup import announce
from foretold.errors import InvalidRecord
from foretold.words import say


def add_arguments(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare what the command takes."""
    parser.add_argument("file", metavar="FILE", help=say("store-import-file", lang))
    add_database(parser, lang)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check the file, import it, and print the result."""
    from foretold.store.importing import take_in
    from foretold.store.problems import InvalidExport

    announce(args.lang)
    try:
        with explained(args.lang), _lines(args.file, args.lang) as lines:
            tally = asyncio.run(take_in(database_url(args), lines, int(time.time() * 1_000)))
    except (InvalidExport, InvalidRecord) as error:
        raise refusal(error, args.lang, "" if args.file == STANDARD_INPUT else args.file) from None
    print(say("store-imported", args.lang, count=tally.games - tally.there, there=tally.there))
    return 0


@contextmanager
def _lines(name: str, lang: str) -> Iterator[Callable[[], Iterator[bytes]]]:
    """Return the lines of the file. They are read twice: once to check them, once to write them."""
    with tempfile.TemporaryDirectory(prefix="foretold-") as folder:
        path = Path(name)
        if name == STANDARD_INPUT:
            path = Path(folder) / "input"
            with path.open("wb") as copy:
                shutil.copyfileobj(sys.stdin.buffer, copy)
        record = _record(path, name, lang)

        def lines() -> Iterator[bytes]:
            if record is not None:
                yield record
                return
            with path.open("rb") as file:
                yield from (line for line in file if line.strip())

        yield lines


def _record(path: Path, name: str, lang: str) -> bytes | None:
    """Return the whole file as one line if it is a single record, which is written on several lines."""
    try:
        with path.open("rb") as file:
            first = file.readline().strip()
    except OSError:
        return read_text(str(path), lang).encode()  # it says what is wrong
    if not first:
        raise Failure(say("store-import-empty", lang, file=name))
    return None if first.endswith(b"}") else read_text(str(path), lang).encode()
