"""`foretold deck check FILE`: check a deck file and show its contents."""

from __future__ import annotations

import argparse
from typing import Any

from foretold.words import say


def add_arguments(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare what the command takes."""
    commands = parser.add_subparsers(title=say("cli-commands", lang), metavar="COMMAND", required=True)
    about = say("cli-deck-check-about", lang)
    check = commands.add_parser("check", lang=lang, help=about, description=about)
    check.add_argument("file", metavar="FILE", help=say("cli-deck-file", lang))
    check.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check the file and print what the deck holds; a file that breaks a rule raises `InvalidDeck`."""
    from foretold.play.decks import check_file

    print(describe(check_file(args.file), args.lang))
    return 0


def describe(deck: Any, lang: str) -> str:
    """Return the contents of a deck in words."""
    from foretold.terminal.teller import teller_class

    further, body = teller_class(deck.game).deck_story(deck, lang)
    lines = [say("cli-deck-good", lang, game=say(f"game-{deck.game}", lang))]
    if deck.name(lang):
        lines.append(say("cli-deck-name", lang, name=deck.name(lang)))
    return "\n".join([*lines, say("cli-deck-cards", lang, count=len(deck.cards)), *further, "", body])
