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
    if key == "combination":
        return say(f"combination-{value}", lang)
    if key == "effect":
        name, _, count = str(value).partition(" ")
        return say(f"effect-{name}", lang, count=count)
    if key == "place":
        return (
            say("place-discard", lang) if value == "discard" else say("place-column", lang, column=counted(str(value)))
        )
    if key == "column":
        return counted(str(value))
    return value
