"""Understand a typed line: a choice, an action in notation, or a command in English or the person's language."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from foretold.terminal.teller import MenuEntry
from foretold.words import say

#: Shows the table; a game may have another word for it.
TABLE = "table"
#: The commands in the order of the help.
COMMANDS = ("help", "hand", TABLE, "players", "log", "rules", "undo", "hint", "save", "resume", "quit")
#: An empty line asks for the question again.
AGAIN = "again"
_SHORT = {"?": "help"}
_MOST_DIGITS = 6


@dataclass(frozen=True)
class TypedCommand:
    """A command and its argument."""

    name: str
    argument: str = ""


def command_word(name: str, lang: str) -> str:
    """Return a command's word in a language."""
    return say(f"play-command-{name}", lang)


def read_answer(
    line: str, entries: Sequence[MenuEntry], legal: Mapping[str, str], lang: str, table: str = TABLE
) -> TypedCommand | MenuEntry | str | None:
    """Return the command, menu entry or action that a line means; None if it means nothing here.

    `legal` has the actions in notation and, for each, the form in which a person types it; `table` is the game's own
    command for its table.
    """
    text = folded(line)
    if not text:
        return TypedCommand(AGAIN)
    number = str(int(text)) if text.isdecimal() and len(text) <= _MOST_DIGITS else text
    for entry in entries:
        if entry.key == number:
            return entry
    for action, typed in legal.items():
        if text in (folded(action), folded(typed)):
            return action
    return read_command(line, lang, table) or _by_card(text, legal)


def read_command(line: str, lang: str, table: str = TABLE) -> TypedCommand | None:
    """Return the command that a line begins with."""
    # Any white space: a Japanese keyboard has a wide one.
    word, *rest = line.split(maxsplit=1) or [""]
    text = folded(word)
    text = _SHORT.get(text, text)
    for name in (*COMMANDS, table):
        if text in (name, folded(command_word(name, lang))):
            return TypedCommand(name, "".join(rest).strip())
    return None


def _by_card(text: str, legal: Mapping[str, str]) -> str | None:
    """Return the only action that names a card or a player which was typed alone."""
    naming = [action for action, typed in legal.items() if _names(typed, text)]
    return naming[0] if len(naming) == 1 else None


def _names(typed: str, text: str) -> bool:
    _, _, named = folded(typed).partition(" ")
    return not text.isdecimal() and (text == named or text in named.split())


def folded(text: str) -> str:
    """Return a text for comparison: one space between words, without case, accents and full-width forms."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    return " ".join("".join(sign for sign in plain if not unicodedata.combining(sign)).split())
