"""Shared code of the commands that use a server's database."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from foretold.cli.failure import Failure
from foretold.cli.settings import settings
from foretold.words import say


def add_database(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare the arguments that name the database."""
    parser.add_argument("--config", metavar="FILE", type=Path, help=say("cli-serve-config", lang))
    parser.add_argument("--database", metavar="URL", help=say("store-database", lang))


def database_url(args: argparse.Namespace) -> str:
    """Return the database that was named, or the one that a server with the same settings would use."""
    from foretold.server.config import default_database

    return settings(args.config, {"database": args.database}, args.lang).database or default_database()


@contextmanager
def explained(lang: str) -> Iterator[None]:
    """Explain why the database refused: only the operator is told."""
    from foretold.store import StoreUnavailable

    try:
        yield
    except StoreUnavailable as error:
        raise Failure(say("store-refused", lang, reason=error.details.get("reason", ""))) from None
