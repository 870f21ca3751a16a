"""Format simple messages without Fluent: one line of text with names filled in.

Most messages need none of Fluent's grammar, and Fluent, with the number formats of all languages, takes longer to
import than a whole `foretold --help` may take. So plain lines are read here. A message with a selector, a function, a
number or more than one line goes through Fluent. Both ways give the same words; the tests check this for every message.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

_HERE = Path(__file__).parent
#: The built-in games keep their own words: `games/<game>/words/<language>/<topic>.ftl`.
_folders = [_HERE, *sorted(_HERE.parent.glob("games/*/words"))]
_built_in = len(_folders)

# A message of one line, not gone on with on an indented next one, with no placeable but variables.
_LINE = re.compile(r"^([a-z][a-z0-9-]*) = ([^{}\n]*(?:\{ \$[a-z]+ \}[^{}\n]*)*)$(?!\n +\S)", re.MULTILINE)
_ID = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
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


def add_folder(folder: Path) -> None:
    """Add the catalogues of a game that another package brings."""
    if folder not in _folders:
        _folders.append(folder)
        _lines.cache_clear()
        ids.cache_clear()


def other_catalogues(lang: str) -> str:
    """Return all messages of games that other packages bring; in English where a language lacks a catalogue."""
    texts = []
    for folder in _folders[_built_in:]:
        english = {file.name: file for file in sorted((folder / "en").glob("*.ftl"))}
        own = {file.name: file for file in sorted((folder / lang).glob("*.ftl"))}
        texts += [file.read_text(encoding="utf-8") for file in {**english, **own}.values()]
    return "\n".join(texts)


def sources(lang: str, topic: str) -> list[str]:
    """Return the texts of a topic's catalogues: the shared one, and those of the games."""
    files = (folder / lang / f"{topic}.ftl" for folder in _folders)
    return [file.read_text(encoding="utf-8") for file in files if file.is_file()]


@cache
def ids(lang: str, topic: str) -> frozenset[str]:
    """Return the names of all messages of a topic."""
    return frozenset(name for text in sources(lang, topic) for name in _ID.findall(text))


@cache
def _lines(lang: str, topic: str) -> dict[str, str]:
    return {name: text.rstrip() for source in sources(lang, topic) for name, text in _LINE.findall(source)}
