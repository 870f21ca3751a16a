"""`foretold replay FILE`: replay a saved game, check it, and show it."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from foretold.cli.failure import refusal
from foretold.cli.files import STANDARD_INPUT, read_text
from foretold.cli.warmup import announce
from foretold.words import say

if TYPE_CHECKING:
    from foretold import Record, State


def add_arguments(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare what the command takes."""
    parser.add_argument("file", metavar="FILE", help=say("cli-replay-file", lang))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json", lang))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Replay the record and print what came of it."""
    text = read_text(args.file, args.lang)

    import foretold

    try:
        record = foretold.Record.from_json(text)
        announce(args.lang)
        state = foretold.replay(record)
    except foretold.ForetoldError as error:
        raise refusal(error, args.lang, "" if args.file == STANDARD_INPUT else args.file) from None
    if args.json:
        print(json.dumps(as_json(record, state), ensure_ascii=False))
    else:
        from foretold.cli.replay_text import tell

        print(tell(record, state, args.lang))
    return 0


def as_json(record: Record, state: State) -> dict[str, object]:
    """Return the replayed game as the documented JSON object."""
    return {
        "game": record.game,
        "options": record.options,
        "scores": list(state.scores),
        "winners": list(state.winners),
        "rounds": state.rounds(),
    }
