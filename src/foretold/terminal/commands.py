"""What a typed line means: a choice, an action in notation, or a command in English or the person's language."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from foretold.terminal.telling import Entry
from foretold.words import say

#: The commands in the order of the help; ``gallery`` and ``trick`` show the table of their game.
COMMANDS = (
    *("help", "hand", "gallery", "trick", "players", "log", "rules"),
    *("undo", "hint", "save", "resume", "quit"),
)
#: An empty line asks for the question again.
AGAIN = "again"
_SHORT = {"?": "help"}
_MOST_DIGITS = 6


@dataclass(frozen=True)
class Command:
    """A command and what was typed after it."""

    name: str
    argument: str = ""


def command_word(name: str, lang: str) -> str:
    """A command's word in a language."""
    return say(f"play-command-{name}", lang)


def read_answer(line: str, entries: Sequence[Entry], legal: Sequence[str], lang: str) -> Command | Entry | str | None:
    """The command, menu entry or action that a line means; None if it means nothing here."""
    text = folded(line)
    if not text:
        return Command(AGAIN)
    number = str(int(text)) if text.isdecimal() and len(text) <= _MOST_DIGITS else text
    for entry in entries:
        if entry.key == number:
            return entry
    for action in legal:
        if folded(action) == text:
            return action
    return read_command(line, lang) or _by_card(text, legal)


def read_command(line: str, lang: str) -> Command | None:
    """The command that a line begins with."""
    # Any white space: a Japanese keyboard has a wide one.
    word, *rest = line.split(maxsplit=1) or [""]
    text = folded(word)
    text = _SHORT.get(text, text)
    for name in COMMANDS:
        if text in (name, folded(command_word(name, lang))):
            return Command(name, "".join(rest).strip())
    return None


def _by_card(text: str, legal: Sequence[str]) -> str | None:
    """A card alone stands for the one action that names it."""
    naming = [action for action in legal if text in folded(action).split()[1:] and not text.isdecimal()]
    return naming[0] if len(naming) == 1 else None


def folded(text: str) -> str:
    """A text for comparison: one space between words; case, accents and full-width forms do not count."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    return " ".join("".join(sign for sign in plain if not unicodedata.combining(sign)).split())
