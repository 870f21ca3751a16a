"""Put the subjects of figures into words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from foretold.lab.groups.group import Group, Value
from foretold.words import bot_name, counted, has_message, say, worded

if TYPE_CHECKING:
    from foretold import Game


class Labels:
    """Words for the values of a game's figures, in one language."""

    def __init__(self, game: Game, lang: str) -> None:
        self.lang = lang
        self._game = game
        self._worded: dict[str, Callable[[Value], str]] = {
            "seat": lambda value: say("seat", lang, seat=counted(str(value))),
            "level": lambda value: bot_name(str(value), lang),
        }

    def head(self, about: str) -> str:
        """Return the head of a column."""
        return say(f"lab-head-{about}", self.lang)

    def label(self, about: str, value: Value, width: int = 0) -> str:
        """Return the words for one value."""
        if about in self._worded:
            return self._worded[about](value)
        if about == "bin" and width > 1:
            return f"{value}–{int(value) + width - 1}"
        return self._in_the_games_words(about, value) or str(value)

    def _in_the_games_words(self, about: str, value: Value) -> str:
        """A value that has a message of its own, or whose kind has one; empty where there is none."""
        if has_message(f"lab-about-{about}-{value}"):
            return say(f"lab-about-{about}-{value}", self.lang)
        if has_message(f"lab-about-{about}"):
            return say(f"lab-about-{about}", self.lang, value=value)
        return worded(about, value, self.lang)

    def suits(self) -> dict[str, str]:
        """Return the names of the suits, by letter."""
        names: dict[str, str] = self._game.deck.suit_names(self.lang)
        return names

    def title(self, group: Group) -> str:
        """Return the title of a plot."""
        return say(f"lab-figure-{group.name}", self.lang)

    def note(self, group: Group) -> str:
        """Return a sentence about what the plot shows."""
        return say(f"lab-note-{group.name}", self.lang)
