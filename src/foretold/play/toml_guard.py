"""Read untrusted TOML within limits that no deck file comes near.

Python's parser takes quadratic time for a key of many parts, and fails in its own ways for deep nesting and for long
numbers. So the text is checked first, in one pass. This file needs only the standard library: a server runs it as a
program (`python -I -S toml_guard.py`, TOML in, JSON out), in a process that can be ended.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from typing import Any

#: The deepest nesting of brackets, the most parts of a dotted key, the longest bare key or number.
DEPTH = 16
PARTS = 16
LONGEST = 100
#: Seconds of processor time and bytes of memory that the program may take.
_SECONDS, _MEMORY = 5, 1 << 30

_TOKEN = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*"{3,5}'
    r"|'''(?:[^']|'(?!''))*'{3,5}"
    r'|"(?!"")(?:[^"\\\n]|\\.)*"'
    r"|'(?!'')[^'\n]*'"
    r"|(?P<comment>\#[^\n]*)"
    r"|(?P<space>[ \t]+)"
    r"|(?P<sign>[.\[\]{}])"
    r"|(?P<word>[\w+\-]+)"
    r"|[^\"']",
    re.DOTALL,
)


class TooComplexError(ValueError):
    """A text is too complex for a deck file; with the place."""

    def __init__(self, at: int) -> None:
        super().__init__(at)
        self.at = at


def check(text: str) -> None:
    """Refuse a text that is nested too deeply, or has a key or a number that is too long, before it is parsed."""
    depth = parts = at = 0
    end = len(text)
    match = _TOKEN.match
    while at < end:
        found = match(text, at)
        if found is None:  # a text that breaks off inside quotation marks: the parser says so at once
            return
        sign = found["sign"]
        if sign == ".":
            parts += 1
        elif sign is not None:
            depth = depth + 1 if sign in "[{" else max(depth - 1, 0)
            parts = 0
        elif found["space"] is None and not (text[at] in "\"'" or found["word"]):
            parts = 0  # a comment, a comma, an equals sign, the end of a line
        if depth > DEPTH or parts >= PARTS or (found["word"] and found.end() - at > LONGEST):
            raise TooComplexError(at)
        at = found.end()


def parse(text: str) -> dict[str, Any]:
    """Return the tables of a TOML text; refuse one that is too complex before it is parsed."""
    check(text)
    return tomllib.loads(text)


def main() -> None:
    """Answer with the tables as JSON, or with what is wrong and where."""
    try:
        import resource
    except ImportError:  # not on Windows: there, the time that the caller waits is the only limit
        pass
    else:
        resource.setrlimit(resource.RLIMIT_CPU, (_SECONDS, _SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    text = sys.stdin.buffer.read().decode("utf-8", "surrogatepass")
    answer: dict[str, Any]
    try:
        answer = {"content": parse(text)}
    except TooComplexError as error:
        answer = {"complex": error.at}
    except (ValueError, RecursionError) as error:
        answer = {"wrong": str(error)}
    # A date is no text: as a list of its own it is refused wherever a deck file has anything to say.
    json.dump(answer, sys.stdout, default=lambda value: {"date": str(value)})


if __name__ == "__main__":
    main()
