"""The command line: `foretold` and its commands."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from itertools import zip_longest
from typing import IO

from foretold.cli.argparse_texts import argparse_in
from foretold.cli.failure import Failure, refusal
from foretold.cli.parser import build
from foretold.errors import ForetoldError
from foretold.words import languages, preferred, say

__all__ = ["main"]

INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status: 0, 1 (it failed), 2 (asked wrongly) or 130 (interrupted)."""
    words = list(sys.argv[1:] if argv is None else argv)
    _accept_any_letter(sys.stdout)
    _accept_any_letter(sys.stderr)
    lang = _language(words)
    try:
        status = _run(words, lang)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has seen enough. What is still in the buffer goes nowhere, or the interpreter complains at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        return _complain(say("cli-system-refused", lang, reason=error.strerror or ""), 1)
    return status


def _run(words: list[str], lang: str) -> int:
    parser = build(lang)
    with argparse_in(lang):
        try:
            args = parser.parse_args(words)
        except SystemExit as done:
            return int(done.code or 0)
    try:
        return int(args.run(args))
    except ForetoldError as error:
        answer = refusal(error, lang)
    except Failure as failure:
        answer = failure
    return _complain(str(answer), answer.status)


def _complain(text: str, status: int) -> int:
    print(f"foretold: {text}", file=sys.stderr)
    return status


def _language(words: list[str]) -> str:
    """Find the language before the arguments are read: the help and the errors about them are in it too."""
    for word, following in zip_longest(words, words[1:]):
        wish = following if word == "--lang" else word.removeprefix("--lang=")
        if wish in languages() and word.startswith("--lang"):
            return wish
    return preferred(os.environ)


def _accept_any_letter(stream: IO[str]) -> None:
    """Show a question mark for letters that a terminal can't show."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
