"""Load deck files: the built-in ones, and those that people write."""

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

from foretold.engine.definition import Definition
from foretold.errors import BrokenGame, InvalidDeck
from foretold.games.registry import definition, package, packages
from foretold.play import toml_guard
from foretold.play.versions import CURRENT, Version

#: A deck file is a page or two of text; a larger one is something else.
MOST_BYTES = 1 << 20
#: The largest number in a deck file, above and below zero: beyond it other programs could not read a record.
LARGEST = 1_000_000_000


def _parsed(text: bytes, file: str) -> dict[str, Any]:
    try:
        return toml_guard.parse(text.decode("utf-8"))
    except toml_guard.TooComplexError as error:
        raise refusal(error.at, "", text, file) from error
    except UnicodeDecodeError as error:
        line = text.count(b"\n", 0, error.start) + 1
        raise InvalidDeck("deck-not-toml", file=file, line=line) from error
    except (ValueError, RecursionError) as error:
        raise refusal(None, str(error), text, file) from error


def refusal(complex_at: int | None, wrong: str, text: bytes, file: str = "") -> InvalidDeck:
    """Why a text can't be read: it is too complex from a character on, or the parser says what is wrong with it."""
    if complex_at is not None:
        line = text.decode("utf-8", "surrogatepass").count("\n", 0, complex_at) + 1
        return InvalidDeck("deck-complex", file=file, line=line)
    return InvalidDeck("deck-not-toml", file=file, line=_line_of(wrong, text))


def _line_of(wrong: str, text: bytes) -> int:
    """Return the line in which a text goes wrong; 1 if it is unknown."""
    # The parser names a line, or the end where the text breaks off: that is the last line with anything in it.
    if "end of document" in wrong:
        return text.rstrip().count(b"\n") + 1
    words = wrong.replace(",", " ").split()
    numbers = [word for before, word in pairwise(words) if before == "line" and word.isdigit()]
    return int(numbers[-1]) if numbers else 1


def read_file(path: str | os.PathLike[str]) -> dict[str, Any]:
    """Return the tables of a deck file."""
    file = os.fspath(path)
    try:
        with Path(file).open("rb") as stream:
            text = stream.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise InvalidDeck("deck-unreadable", file=file) from error
    if len(text) > MOST_BYTES:
        raise InvalidDeck("deck-unreadable", file=file)
    return _parsed(text, file)


@cache
def builtin(name: str, version: Version = CURRENT) -> Mapping[str, Any]:
    """Return the tables of a game's built-in deck file."""
    game = package(name)
    file = game.earlier_decks.get(version, "default.toml")
    try:
        text = files(game.folder).joinpath("decks", file).read_bytes()
    except OSError as error:
        raise BrokenGame("game-broken", game=name, reason=f"its built-in deck decks/{file} can't be read") from error
    return _parsed(text, file)


@cache
def _builtin_deck(rules: Definition, players: int | None, version: Version) -> Any:
    return rules.parse_deck(builtin(rules.name, version), "", players)


def load(rules: Definition, deck: Any, players: int | None, version: Version = CURRENT) -> Any:
    """Load and check the deck of the option ``deck``: None, a path, or the content of a file."""
    if deck is None:
        return _builtin_deck(rules, players, version)
    if isinstance(deck, (str, os.PathLike)):
        path = os.fspath(deck)
        file = path if isinstance(path, str) else os.fsdecode(path)
        return _checked(rules, read_file(file), file, players)
    return _checked(rules, deck, "", players)


def _checked(rules: Definition, content: Any, file: str, players: int | None) -> Any:
    ranks = content.get("ranks") if isinstance(content, Mapping) else None
    for rank in ranks if isinstance(ranks, list | tuple) else ():
        if isinstance(rank, int) and abs(rank) > LARGEST:
            raise InvalidDeck("deck-number", file=file, most=LARGEST)
    return rules.parse_deck(content, file, players)


def check_file(path: str | os.PathLike[str]) -> Any:
    """Check a deck file of any game."""
    content = read_file(path)
    game = content.get("game")
    file = os.fspath(path)
    if "game" not in content:
        raise InvalidDeck("deck-key-missing", file=file, key="game")
    if not isinstance(game, str) or game not in packages():
        raise InvalidDeck("deck-game", file=file, game=game, expected=tuple(packages()))
    return _checked(definition(game), content, file, None)
