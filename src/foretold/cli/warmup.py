"""Tell a person that the first start on a machine compiles the rules."""

import sys

from foretold.words import say


def announce(lang: str) -> None:
    """Say on standard error that the rules are being compiled, if and when they are."""
    from foretold.engine.compiler import when_compiling

    when_compiling(lambda: print(say("cli-compiling", lang), file=sys.stderr, flush=True))
