"""Put views into words: the table, the hand, the players, the question and the choices."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from foretold.engine.view_types import View
from foretold.games.registry import package
from foretold.terminal.texts import Texts
from foretold.words import choice_words, counted, harmless, say
from foretold.words.layout import table

#: Of more cards of a suit only the first and the last are shown.
_SHOWN = 16


def _shortened(cards: list[str]) -> list[str]:
    return cards if len(cards) <= _SHOWN else [*cards[: _SHOWN - 2], "…", cards[-1]]


@dataclass(frozen=True)
class MenuEntry:
    """A line of a menu: the key to type, its text, and its action or submenu."""

    key: str
    label: str
    action: str = ""
    question: str = ""
    inner: tuple[MenuEntry, ...] = ()


@dataclass(frozen=True)
class Summary:
    """The result of a round as a table: heads, rows, and which columns hold numbers."""

    head: list[str]
    rows: list[list[str]]
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class FactGroups:
    """Facts of a game that need special treatment."""

    #: A round's summary tells them better.
    in_summary: frozenset[str] = frozenset()
    #: Each seat has one at the end of a round, in the order in which hands or bets are shown.
    showing: frozenset[str] = frozenset()
    #: Nobody needs to be told.
    idle: frozenset[str] = frozenset()
    #: They say less of oneself than the fact that follows or followed.
    less: frozenset[str] = frozenset()
    #: They follow one another card by card, and are told as one.
    by_card: frozenset[str] = frozenset()
    #: They come after the last turn of a round, and are told apart from it.
    after_turns: frozenset[str] = frozenset()
    #: They begin what comes after a round's summary.
    after_summary: frozenset[str] = frozenset({"round-begins", "wins", "nobody-wins"})


class Teller(ABC):
    """Put one game into words for one player, from views alone."""

    facts: ClassVar[FactGroups] = FactGroups()
    #: The command that shows the table.
    table_command: ClassVar[str] = "table"
    #: Whether the game has sentences in the second person.
    says_you: ClassVar[bool] = True
    #: Why not everybody with the most points wins, where the rules have a reason: a message.
    tie_message: ClassVar[str] = ""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    @staticmethod
    @abstractmethod
    def card(texts: Texts, card: str) -> str:
        """Return a card's name, with its notation in brackets."""

    @staticmethod
    @abstractmethod
    def round_story(played: Mapping[str, Any], names: Sequence[str], lang: str) -> tuple[str, str]:
        """Return a finished round of a record: a line about it, and a table with a row for each seat."""

    @staticmethod
    def deck_story(deck: Any, lang: str) -> tuple[list[str], str]:
        """Return the contents of a deck: further lines about it, and a table, here of the cards by suit."""
        names = deck.suit_names(lang)
        suits: dict[str, list[str]] = {letter: [] for letter in names}
        for card in deck.cards:
            suits[card[-1]].append(card)
        rows = [[harmless(names[letter]), " ".join(_shortened(cards))] for letter, cards in suits.items()]
        return [], table([say("cli-column-suit", lang), say("cli-column-cards", lang)], rows)

    @abstractmethod
    def situation(self, view: View) -> list[str]:
        """Return what to know before a new question."""

    @abstractmethod
    def shows(self, view: View, fact: Mapping[str, Any]) -> bool:
        """Return whether the next question shows a fact anyway."""

    @staticmethod
    def tells(fact: Mapping[str, Any], following: str) -> bool:  # noqa: ARG004 - most facts are told
        """Whether a fact is worth telling before the one that follows it."""
        return True

    def turn_now(self, view: View) -> Any:
        """The number of the present turn, as facts have it."""
        return view["table"].get("turn")

    @abstractmethod
    def table(self, view: View) -> list[str]:
        """Return what lies on the table."""

    @abstractmethod
    def hand(self, view: View) -> list[str]:
        """Return the person's cards and their worth."""

    @abstractmethod
    def facts_about(self, view: View, seat: int) -> list[str]:
        """Return what can be seen and remembered of a player, in a few words each."""

    @abstractmethod
    def action(self, action: str, view: View) -> str:
        """Return an action in words."""

    @abstractmethod
    def note(self, action: str, view: View) -> str:
        """Return what an action would mean, or an empty text if that is plain."""

    @abstractmethod
    def summary(self, last: Mapping[str, Any], scores: Sequence[int], order: Sequence[int]) -> Summary:
        """Return the round that ended, a row for each seat in the order in which hands or bets were shown."""

    def verdict(self, view: View) -> list[str]:
        """Why not everybody with the most points has won, where that is so."""
        leaders = view["scores"].count(max(view["scores"]))
        is_tied = self.tie_message and 0 < len(view["winners"]) < leaders
        return [self.texts.say(self.tie_message)] if is_tied else []

    def ask_details(self, view: View) -> dict[str, object]:  # noqa: ARG002 - most questions need none
        """Return the arguments of the question's sentence."""
        return {}

    def question(self, view: View) -> str:
        """Return the present question."""
        return self.texts.sentence(f"play-ask-{view['game']}-{view['asked']}", **self.ask_details(view))

    def rules(self, view: View) -> list[str]:
        """Explain the present choice."""
        return [self.texts.sentence(f"play-rules-{view['game']}-{view['asked']}")]

    def menu(self, view: View) -> list[MenuEntry]:
        """Return the choices, numbered from 1."""
        return [self.entry(str(number), action, view) for number, action in enumerate(view["legal"], start=1)]

    def entry(self, key: str, action: str, view: View) -> MenuEntry:
        """Return one choice, with what it would mean."""
        label, note = self.action(action, view), self.note(action, view)
        return MenuEntry(key, self.texts.say("play-note", choice=label, note=note) if note else label, action)

    def typed(self, action: str, view: View) -> str:  # noqa: ARG002 - most notation names what is seen
        """Return an action as a person may type it: with visible cards and names instead of places counted from 0."""
        return action

    def players(self, view: View) -> list[str]:
        """Each player in a line."""
        texts = self.texts
        return [
            texts.sentence("play-player", name=texts.player(seat), seat=counted(seat), facts=texts.joined(facts))
            for seat, facts in ((seat, self.facts_about(view, seat)) for seat in range(len(view["scores"])))
        ]

    def overview(self, view: View) -> list[str]:
        """Return everything, for a person who comes back to a game."""
        return [*self.players(view), *self.table(view), *self.hand(view)]


def chosen_options(texts: Texts, view: View) -> list[str]:
    """Return the options that differ from the usual game, in words; who begins is told when it happens."""
    options, spoken = view["options"], []
    for spec in texts.game.rules.option_specs:
        if spec.kind == "choice" and spec.name in options:
            spoken.append(choice_words(spec.name, options[spec.name], texts.lang))
        elif spec.kind == "switch" and options.get(spec.name):
            spoken.append(texts.say(f"option-{spec.name}"))
        elif spec.kind == "number" and spec.name in options and not spec.required:
            spoken.append(_noted(texts, spec.name, str(options[spec.name])))
        elif spec.kind == "deck" and "deck" in texts.game.options_today:
            spoken.append(_noted(texts, spec.name, texts.game.deck.name(texts.lang)))
    return spoken


def _noted(texts: Texts, option: str, value: str) -> str:
    return texts.say("play-note", choice=texts.say(f"option-{option}"), note=value)


def teller_class(slug: str) -> type[Teller]:
    """Return the teller of a game, or the generic one."""
    own = package(slug)
    if own.teller is None:
        from foretold.terminal.generic import GenericTeller

        return GenericTeller
    return own.load(own.teller)
