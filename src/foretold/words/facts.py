"""Facts of a view's log as sentences."""

from collections.abc import Mapping, Sequence

from foretold.words.speech import say
from foretold.words.tongues import DEFAULT

# Arguments that name a player.
_PLAYERS = frozenset({"seat", "target", "viewer"})


def tell(game: str, fact: Mapping[str, object], lang: str = DEFAULT, names: Sequence[str] = ()) -> str:
    """Return one entry of a view's log as a sentence; `names` has a name for each seat, or is empty."""
    args = {key: _spoken(key, value, lang, names) for key, value in fact.items() if key not in ("fact", "turn")}
    return say(f"fact-{game}-{fact['fact']}", lang, **args)


def _spoken(key: str, value: object, lang: str, names: Sequence[str]) -> object:
    if key in _PLAYERS and isinstance(value, int):
        return names[value] if names else say("seat", lang, seat=value)
    if key == "combination":
        return say(f"combination-{value}", lang)
    if key == "effect":
        name, _, count = str(value).partition(" ")
        return say(f"effect-{name}", lang, count=count)
    if key == "place":
        return say("place-discard", lang) if value == "discard" else say("place-column", lang, column=value)
    return value
