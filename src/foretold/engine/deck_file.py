"""What the deck files of all games have in common: reading a table that anybody may have written."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

from foretold.errors import InvalidDeck

LANGUAGES = ("en", "fr", "de", "it", "ja")


@dataclass(frozen=True)
class PlainDeck:
    """A deck whose cards are always the same; its file gives it a name and no more."""

    content: Mapping[str, Any]
    game: str
    cards: tuple[str, ...]
    suits: tuple[str, ...] = ()

    def name(self, lang: str) -> str:
        """The deck's name."""
        return str(self.content.get("name", ""))

    def suit_names(self, lang: str) -> dict[str, str]:
        """The names of the suits: there are none."""
        return {}


def plain_deck(content: Any, file: str, game: str, cards: tuple[str, ...]) -> PlainDeck:
    """Check a deck file that may change nothing but the deck's name."""
    table = DeckTable(content, file, game)
    table.only("game", "name")
    table.text("name")
    return PlainDeck(table.content, game, cards)


class DeckTable:
    """The content of a deck file, asked for piece by piece; whatever is wrong is refused with file and reason."""

    def __init__(self, content: Any, file: str, game: str) -> None:
        self.file = file
        if not isinstance(content, Mapping):
            self.refuse("deck-key-type", key="deck", expected="table")
        self.content: Mapping[str, Any] = content
        named = self.require("game")
        if named != game:
            self.refuse("deck-game", game=named, expected=game)

    def refuse(self, code: str, **details: Any) -> NoReturn:
        """Raise the error for this file."""
        raise InvalidDeck(code, file=self.file, **details)

    def require(self, key: str) -> Any:
        """The value of a key that every deck file has."""
        if key not in self.content:
            self.refuse("deck-key-missing", key=key)
        return self.content[key]

    def only(self, *known: str) -> None:
        """Refuse a key that has no meaning: it is most likely misspelt."""
        for key in self.content:
            if key not in known:
                self.refuse("deck-key-unknown", key=key)

    def table(self, key: str, value: Any) -> Mapping[str, Any]:
        """A value that must be a table."""
        if not isinstance(value, Mapping):
            self.refuse("deck-key-type", key=key, expected="table")
        return value

    def texts(self, key: str, value: Any) -> list[str]:
        """A value that must be a list of texts."""
        if isinstance(value, str) or not isinstance(value, Sequence) or not all(isinstance(v, str) for v in value):
            self.refuse("deck-key-type", key=key, expected="list")
        return list(value)

    def text(self, key: str) -> str:
        """A text that may be missing."""
        value = self.content.get(key, "")
        if not isinstance(value, str):
            self.refuse("deck-key-type", key=key, expected="text")
        return value

    def names(self, suits: Sequence[str]) -> dict[str, dict[str, Any]]:
        """The names of deck and suits in other languages: ``[names.fr]`` with ``name`` and ``suits``."""
        found: dict[str, dict[str, Any]] = {}
        for lang, given in self.table("names", self.content.get("names", {})).items():
            if lang not in LANGUAGES:
                self.refuse("deck-language-unknown", key=f"names.{lang}")
            found[lang] = self._names_in(lang, self.table(f"names.{lang}", given), suits)
        return found

    def _names_in(self, lang: str, given: Mapping[str, Any], suits: Sequence[str]) -> dict[str, Any]:
        for key in given:
            if key not in ("name", "suits"):
                self.refuse("deck-key-unknown", key=f"names.{lang}.{key}")
        if not isinstance(given.get("name", ""), str):
            self.refuse("deck-key-type", key=f"names.{lang}.name", expected="text")
        translated = self.texts(f"names.{lang}.suits", given.get("suits", list(suits)))
        if len(translated) != len(suits):
            self.refuse("deck-names-count", key=f"names.{lang}.suits", count=len(translated), needed=len(suits))
        return {"name": given.get("name", ""), "suits": translated}
