"""Deck files: the built-in ones, and those that people write."""

import os
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

from foretold.errors import InvalidDeck
from foretold.play.registry import GAMES, definition
from foretold.rules.definition import Definition

#: A deck file is a page or two of text; a larger one is something else.
MOST_BYTES = 1 << 20


def _parsed(text: bytes, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text.decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidDeck("deck-not-toml", file=file, line=_line_of(error, text)) from error


def _line_of(error: Exception, text: bytes) -> int:
    """The line that a text goes wrong in; 1 where nobody can tell."""
    if isinstance(error, UnicodeDecodeError):
        return text.count(b"\n", 0, error.start) + 1
    # The parser names a line, or the end where the text breaks off: that is the last line with anything in it.
    if "end of document" in str(error):
        return text.rstrip().count(b"\n") + 1
    words = str(error).replace(",", " ").split()
    numbers = [word for before, word in pairwise(words) if before == "line" and word.isdigit()]
    return int(numbers[-1]) if numbers else 1


def read_file(path: str | os.PathLike[str]) -> dict[str, Any]:
    """The tables of a deck file."""
    file = os.fspath(path)
    try:
        with Path(file).open("rb") as stream:
            text = stream.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise InvalidDeck("deck-unreadable", file=file) from error
    if len(text) > MOST_BYTES:
        raise InvalidDeck("deck-unreadable", file=file)
    return _parsed(text, file)


def read_text(text: str) -> dict[str, Any]:
    """The tables of a deck file that came as text."""
    return _parsed(text.encode("utf-8", "surrogatepass"), "")


@cache
def builtin(name: str) -> Mapping[str, Any]:
    """The tables of a game's built-in deck file."""
    folder = type(definition(name)).__module__.rpartition(".")[0]
    return _parsed(files(folder).joinpath("default.toml").read_bytes(), "default.toml")


@cache
def _builtin_deck(rules: Definition, players: int | None) -> Any:
    return rules.parse_deck(builtin(rules.name), "", players)


def load(rules: Definition, deck: Any, players: int | None) -> Any:
    """The checked deck that the option ``deck`` means: None, a path, or the content of a file."""
    if deck is None:
        return _builtin_deck(rules, players)
    if isinstance(deck, (str, os.PathLike)):
        path = os.fspath(deck)
        file = path if isinstance(path, str) else os.fsdecode(path)
        return rules.parse_deck(read_file(file), file, players)
    return rules.parse_deck(deck, "", players)


def check_file(path: str | os.PathLike[str]) -> Any:
    """Check a deck file of any game."""
    content = read_file(path)
    game = content.get("game")
    file = os.fspath(path)
    if "game" not in content:
        raise InvalidDeck("deck-key-missing", file=file, key="game")
    if not isinstance(game, str) or game not in GAMES:
        raise InvalidDeck("deck-game", file=file, game=game, expected=tuple(GAMES))
    return definition(game).parse_deck(content, file, None)
