"""The first start on a machine compiles the rules: a person is told, and not left to wonder."""

import sys

from foretold.words import say


def announce(lang: str) -> None:
    """Say on standard error that the rules are compiled now, unless they already were."""
    from foretold.machine import is_warm

    if not is_warm():
        print(say("cli-compiling", lang), file=sys.stderr, flush=True)
