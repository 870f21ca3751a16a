"""Turn a message and its arguments into a sentence in one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from foretold.words import plain
from foretold.words.locales import DEFAULT, languages

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

# The first word of a message's name tells its file; every other message is a word of the games.
_FILES = {name: name for name in ("cli", "lab", "play", "rate", "rules", "store", "web")}
_FILES |= {"after": "web-after", "table": "web-table"}
_FILES |= {"bot": "bots", "error": "errors", "fact": "facts", "page": "pages"}
_GAMES = "games"

# Numbers that a sentence counts with. All other details of an error are names: a seat, a line, a seed are shown digit
# by digit, without the separators of large numbers.
_COUNTED = frozenset({"count", "most", "needed"})

_ERROR = "error-"
_IN_FILE = "error-in-file"

# Junk may be long; a sentence is not.
_LONGEST = 600

# Spaces at which no line breaks, as numbers have them.
_SPACES = "\u00a0\u202f"

_strict = False


def set_strict(strict: bool) -> None:
    """Choose whether a gap in a catalogue raises `KeyError` (for tests) or falls back to English (for people)."""
    global _strict  # noqa: PLW0603 - one switch for the whole process, thrown by tests alone
    _strict = strict


def say(message_id: str, lang: str = DEFAULT, /, **args: object) -> str:
    """Return a message in a language, with its variables filled in, numbers as that language writes them.

    The sentence of an error (a message named `error-…`) stands after its file, if a `file` is given and not empty.
    """
    if message_id.startswith(_ERROR):
        args = {key: value if key in _COUNTED else _name(value) for key, value in args.items()}
    spoken = _format(message_id, lang, args)
    if spoken is None and lang != DEFAULT:
        spoken = _format(message_id, DEFAULT, args)
    if spoken is None:
        spoken = message_id
    if message_id.startswith(_ERROR) and message_id != _IN_FILE and args.get("file"):
        return say(_IN_FILE, lang, file=args["file"], sentence=spoken)
    return spoken


def has_message(message_id: str, lang: str = DEFAULT) -> bool:
    """Return whether a language has a message of this name."""
    return message_id in plain.ids(lang, _topic(message_id))


def choice_words(option: str, value: str, lang: str = DEFAULT) -> str:
    """Return what a choice of an option means: either it has words of its own, or the option's have a place for it."""
    own = f"option-{option}-{value}"
    return say(own, lang) if has_message(own) else say(f"option-{option}", lang, value=value)


def bot_name(level: str, lang: str = DEFAULT) -> str:
    """Return what a bot is called: a bot that somebody else wrote may have no other name than its level."""
    message = f"bot-{level}"
    return say(message, lang) if has_message(message) else level


def add_catalogues(folder: Path) -> None:
    """Add the messages of a game that another package brings: one folder a language, with one file a topic."""
    plain.add_folder(folder)
    _bundle.cache_clear()


def _topic(message_id: str) -> str:
    """Return the name of the catalogue that a message stands in."""
    return _FILES.get(message_id.split("-", 1)[0], _GAMES)


def number(value: float, lang: str = DEFAULT, digits: int = 0) -> str:
    """Return a number with this many decimals, as the language writes it."""
    return say(f"cli-number-{digits}", lang, value=value)


def counted(place: int | str) -> str:
    """Return a seat or a column as people count them, from 1; the rules and records count from 0."""
    return str(int(place) + 1)


def harmless(text: str) -> str:
    """Return a text from anywhere so that it can't disturb a terminal: not too long, and without control signs."""
    if len(text) > _LONGEST:
        text = text[: _LONGEST - 1] + "…"
    return "".join(c if c.isprintable() or c in _SPACES else c.encode("unicode_escape").decode() for c in text)


def _name(value: object) -> str:
    if isinstance(value, (list, tuple)):
        return ", ".join(map(str, value))
    return "" if value is None else str(value)


def _printable(value: object) -> object:
    """Keep numbers; make a harmless text of everything else."""
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return value
    return harmless(str(value))


def _format(message_id: str, lang: str, args: Mapping[str, object]) -> str | None:
    topic = _topic(message_id)
    known = lang if lang in languages() else DEFAULT
    shown = {key: _printable(value) for key, value in args.items()}
    spoken = plain.fill(known, topic, message_id, shown)
    return _format_with_fluent(message_id, known, topic, shown) if spoken is None else spoken


def _format_with_fluent(message_id: str, lang: str, topic: str, args: Mapping[str, object]) -> str | None:
    bundle = _bundle(lang, topic)
    if not bundle.has_message(message_id):
        if _strict:
            raise KeyError(f"{lang}/{topic}.ftl has no message {message_id}")
        return None
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        return None
    spoken, faults = bundle.format_pattern(pattern, dict(args))
    if faults and _strict:
        raise KeyError(f"{lang}/{topic}.ftl: {message_id}: {faults[0]}")
    return str(spoken)


def prepare(topics: Iterable[str]) -> None:
    """Read the catalogues of some topics in every language, so that nobody waits for that later."""
    for lang in languages():
        for topic in topics:
            _bundle(lang, topic)


@cache
def _bundle(lang: str, topic: str) -> FluentBundle:
    """Read one catalogue; the words of the games are at hand in all of the facts."""
    # Fluent and its number formats take a tenth of a second to import: only when they are needed.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for name in (_GAMES, topic) if topic == "facts" else (topic,):
        for text in plain.sources(lang, name):
            bundle.add_resource(FluentResource(text))
    return bundle
