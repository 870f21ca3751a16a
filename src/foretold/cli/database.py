"""What commands that use a server's database have in common."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager

from foretold.cli.failure import Failure
from foretold.words import say


def add_database(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare the argument that names the database."""
    parser.add_argument("--database", metavar="URL", help=say("store-database", lang))


def database_url(args: argparse.Namespace) -> str:
    """The database that was named, or the one that a server here would use."""
    from foretold.store.database import default_url

    return args.database or default_url(os.environ)


@contextmanager
def explained(lang: str) -> Iterator[None]:
    """Say why the database refused, which is nobody's business but the operator's."""
    from foretold.store import StoreUnavailable

    try:
        yield
    except StoreUnavailable as error:
        raise Failure(say("store-refused", lang, reason=error.details.get("reason", ""))) from None
