"""The short way for the simplest messages: one line of text with names filled in.

Most messages need none of Fluent's grammar, and Fluent, with the number formats of all the world's languages, takes
longer to import than a whole `foretold --help` may take. So lines that are plain text are read here; whatever has a
selector, a function, a number or more than one line goes through Fluent. Both ways give the same words, which the tests
check for every message.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

_HERE = Path(__file__).parent

# A message of one line, not gone on with on an indented next one, with no placeable but variables.
_LINE = re.compile(r"^([a-z][a-z0-9-]*) = ([^{}\n]*(?:\{ \$[a-z]+ \}[^{}\n]*)*)$(?!\n +\S)", re.MULTILINE)
_VARIABLE = re.compile(r"\{ \$([a-z]+) \}")


def fill(lang: str, topic: str, message_id: str, args: Mapping[str, object]) -> str | None:
    """Return a plain message with its variables filled in; None if it, or what it is given, is not that simple."""
    text = _lines(lang, topic).get(message_id)
    if text is None or not all(isinstance(value, str) for value in args.values()):
        return None
    try:
        return _VARIABLE.sub(lambda variable: str(args[variable[1]]), text)
    except KeyError:
        return None


def source(lang: str, topic: str) -> str:
    """Return the text of a catalogue."""
    return (_HERE / lang / f"{topic}.ftl").read_text(encoding="utf-8")


@cache
def _lines(lang: str, topic: str) -> dict[str, str]:
    return {name: text.rstrip() for name, text in _LINE.findall(source(lang, topic))}
