"""Facts of a view's log as sentences."""

from collections.abc import Mapping, Sequence

from foretold.words.locales import DEFAULT
from foretold.words.speech import counted, has_message, say

# Arguments that name a player.
_PLAYERS = frozenset({"seat", "target", "viewer"})


def tell(game: str, fact: Mapping[str, object], lang: str = DEFAULT, names: Sequence[str] = ()) -> str:
    """Return one entry of a view's log as a sentence; `names` has a name for each seat, or is empty."""
    args = {key: _spoken(key, value, lang, names) for key, value in fact.items() if key not in ("fact", "turn")}
    message = f"fact-{game}-{fact['fact']}"
    return say(message, lang, **args) if has_message(message) else _in_plain_words(str(fact["fact"]), args)


def _in_plain_words(code: str, args: Mapping[str, object]) -> str:
    """Return a fact that has no message: who, what, and the rest as it is."""
    who = f"{args['seat']}: " if "seat" in args else ""
    rest = ", ".join(f"{key} {value}" for key, value in args.items() if key != "seat")
    return f"{who}{code.replace('-', ' ')}" + (f" ({rest})" if rest else "")


def _spoken(key: str, value: object, lang: str, names: Sequence[str]) -> object:
    if key in _PLAYERS and isinstance(value, int):
        return names[value] if names else say("seat", lang, seat=counted(value))
    return worded(key, value, lang) or value


def worded(key: str, value: object, lang: str) -> str:
    """An argument in the words that a game has for it; empty where it has none.

    The message is `ARGUMENT-VALUE`, where a number after the value is its `count`. Places that are counted from 0 have
    `ARGUMENT-number`, which is told them counted from 1.
    """
    name, _, count = str(value).rstrip("*").partition(" ")
    message = f"{key}-{name}"
    if has_message(message):
        return say(message, lang, count=count) if count else say(message, lang)
    return say(f"{key}-number", lang, number=counted(name)) if name.isdecimal() and has_message(f"{key}-number") else ""
