"""Show a game that has no teller of its own: everything in its views, under its own name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from foretold.engine.view_types import View
from foretold.terminal.teller import Summary, Teller
from foretold.terminal.texts import Texts
from foretold.words import has_message, say
from foretold.words.layout import table

#: Keys of a view's table that have a line of their own elsewhere.
_ELSEWHERE = frozenset({"hand", "hand_sizes", "round", "turn"})


def label(key: str, lang: str) -> str:
    """Return the name of a key: its message, or the key itself in words."""
    message = f"label-{key.replace('_', '-')}"
    return say(message, lang) if has_message(message) else key.replace("_", " ")


def shown(value: Any) -> str:
    """Return a value of a view as text."""
    if value is None or (isinstance(value, list | dict) and not value):
        return "–"
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {shown(one)}" for key, one in value.items())
    if isinstance(value, list):
        return " ".join(shown(one) for one in value)
    return str(value)


def _by_seat(values: Mapping[str, Any], players: int) -> dict[str, list[Any]]:
    """Return the values that have an entry for each seat."""
    return {
        key: value
        for key, value in values.items()
        if isinstance(value, list) and len(value) == players and not any(isinstance(one, str) for one in value)
    }


class GenericTeller(Teller):
    """A teller for any game."""

    says_you = False

    @staticmethod
    def card(texts: Texts, card: str) -> str:  # noqa: ARG004 - every language writes it so
        """Return a card as its notation."""
        return card

    @staticmethod
    def round_story(played: Mapping[str, Any], names: Sequence[str], lang: str) -> tuple[str, str]:
        """Return what concerns all seats, then a table with a column for each value that seats have."""
        columns = _by_seat(played, len(names))
        head = ", ".join(f"{label(key, lang)}: {shown(played[key])}" for key in played if key not in columns)
        rows = [[name, *(shown(column[seat]) for column in columns.values())] for seat, name in enumerate(names)]
        heads = [say("cli-column-player", lang), *(label(key, lang) for key in columns)]
        return head, table(heads, rows)

    @staticmethod
    def deck_story(deck: Any, lang: str) -> tuple[list[str], str]:  # noqa: ARG004 - cards are written alike everywhere
        """All cards."""
        return [], " ".join(deck.cards)

    def situation(self, view: View) -> list[str]:
        """Return the table and the person's hand."""
        return [*self.table(view), *self.hand(view)]

    def shows(self, view: View, fact: Mapping[str, Any]) -> bool:  # noqa: ARG002 - nothing is left out
        """Every fact is told."""
        return False

    def table(self, view: View) -> list[str]:
        """Return everything on the table that belongs to no seat."""
        lang, own = self.texts.lang, _by_seat(view["table"], len(view["scores"]))
        keys = [key for key in view["table"] if key not in _ELSEWHERE and key not in own]
        return [self._noted(label(key, lang), shown(view["table"][key])) for key in keys]

    def hand(self, view: View) -> list[str]:
        """Return the person's cards."""
        hand = view["table"].get("hand")
        return [self._noted(label("hand", self.texts.lang), shown(hand))] if hand else []

    def facts_about(self, view: View, seat: int) -> list[str]:
        """Points, and everything on the table that is this seat's."""
        points = self.texts.say("play-has-points", count=view["scores"][seat])
        own = _by_seat(view["table"], len(view["scores"]))
        return [points, *(f"{label(key, self.texts.lang)}: {shown(values[seat])}" for key, values in own.items())]

    def question(self, view: View) -> str:
        """Return the present question."""
        message = f"play-ask-{view['game']}-{view['asked']}"
        return super().question(view) if has_message(message) else self.texts.say("play-ask-any")

    def rules(self, view: View) -> list[str]:
        """Explain the present choice, if the game has a text for it."""
        return super().rules(view) if has_message(f"play-rules-{view['game']}-{view['asked']}") else []

    def action(self, action: str, view: View) -> str:
        """Return an action in words of the game, or in notation."""
        verb, *words = action.split()
        message = f"play-do-{view['game']}-{verb}"
        return (
            self.texts.say(message, **dict(zip(("first", "second", "third"), words, strict=False)))
            if has_message(message)
            else action
        )

    def note(self, action: str, view: View) -> str:  # noqa: ARG002 - nothing is known of it
        """Return nothing: generic games have no notes."""
        return ""

    def summary(self, last: Mapping[str, Any], scores: Sequence[int], order: Sequence[int]) -> Summary:
        """Return a table with a column for each value that seats have, and the score."""
        columns, lang = _by_seat(last, len(scores)), self.texts.lang
        head = [self.texts.say("cli-column-player"), *(label(key, lang) for key in columns)]
        rows = [
            [self.texts.names[seat], *(shown(column[seat]) for column in columns.values()), str(scores[seat])]
            for seat in order
        ]
        return Summary([*head, self.texts.say("cli-column-score")], rows, (len(columns) + 1,))

    def _noted(self, name: str, value: str) -> str:
        return self.texts.sentence("play-note", choice=name, note=value)
