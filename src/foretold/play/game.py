"""A game with its options chosen. It deals new games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any

import msgspec
import numpy as np

from foretold import deprecated
from foretold.engine.definition import Definition
from foretold.engine.engine import ORDERS, Engine, Interpreted, engine
from foretold.engine.json_writer import Book, book_of
from foretold.engine.log import Phrasebook
from foretold.engine.value_types import ActionCode, Card
from foretold.games.registry import definition
from foretold.play import decks as decks_
from foretold.play import seeds
from foretold.play.action import Action
from foretold.play.given_decks import stacked_orders
from foretold.play.state import State
from foretold.play.versions import CURRENT, Version


@lru_cache(maxsize=64)
def _action_table(rules: Definition, cards: tuple[str, ...]) -> tuple[Action, ...]:
    return tuple(Action(name, code) for code, name in enumerate(rules.action_names(cards)))


@lru_cache(maxsize=64)
def _codes(rules: Definition, cards: tuple[str, ...]) -> Mapping[str, ActionCode]:
    return {str(action): ActionCode(action.code) for action in _action_table(rules, cards)}


@lru_cache(maxsize=64)
def _card_numbers(cards: tuple[str, ...]) -> Mapping[str, Card]:
    return {name: Card(number) for number, name in enumerate(cards)}


@lru_cache(maxsize=64)
def _book(rules: Definition, cards: tuple[str, ...], suits: tuple[str, ...]) -> tuple[Book, int]:
    words = rules.words(cards, suits)
    return book_of([*words, *map(msgspec.json.encode, rules.action_names(cards))]), len(words)


class Game:
    """A game with its options and its deck; immutable.

    ``version`` is that of the record format, which decides what the built-in deck is.
    """

    def __init__(
        self, name: str, options: Mapping[str, Any], *, version: Version = CURRENT, interpreted: bool = False
    ) -> None:
        self.rules = definition(name)
        self.version: Version = version
        given = dict(options)
        self.settings = self.rules.read_options(given)
        self.players: int = self.settings.players
        self.deck = decks_.load(self.rules, given.get("deck"), self.players, version)
        self.cards: tuple[str, ...] = self.deck.cards
        #: Options and deck as a NumPy record, for the entry points of the engine.
        self.settings_array = self.rules.record_of(self.settings, self.deck)
        self.engine: Engine = engine(self.rules, len(self.cards), interpreted)

    @property
    def name(self) -> str:
        """The game's slug."""
        return self.rules.name

    @cached_property
    def options(self) -> dict[str, Any]:
        """The options as a record of this version has them: those at their default are left out."""
        return self._written(self.version)

    @cached_property
    def options_today(self) -> dict[str, Any]:
        """The options as a record of the current version has them: with an earlier version's built-in deck."""
        return self._written(CURRENT)

    def told(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Options of this game for those who know today's built-in deck alone: an earlier one is among them."""
        today = self.options_today
        return {**options, "deck": today["deck"]} if "deck" in today else dict(options)

    def _written(self, version: Version) -> dict[str, Any]:
        written: dict[str, Any] = self.settings.written()
        if self.deck.content != decks_.builtin(self.name, version):
            written["deck"] = dict(self.deck.content)
        return written

    @cached_property
    def shown_options(self) -> dict[str, Any]:
        """The options as a view has them: without the deck."""
        return {name: value for name, value in self.options.items() if name != "deck"}

    @cached_property
    def phrasebook(self) -> Phrasebook:
        """How facts are written."""
        return self.rules.phrasebook(self.deck)

    @cached_property
    def book(self) -> tuple[Book, int]:
        """The words that views are written with, and where those for actions begin."""
        return _book(self.rules, self.cards, self.deck.suits)

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """The action table: every decision there is, in its fixed order."""
        return _action_table(self.rules, self.cards)

    @cached_property
    def notations(self) -> tuple[str, ...]:
        """The action table as plain texts."""
        return tuple(self.codes)

    @cached_property
    def codes(self) -> Mapping[str, ActionCode]:
        """The number of each action by its notation."""
        return _codes(self.rules, self.cards)

    @cached_property
    def card_numbers(self) -> Mapping[str, Card]:
        """The number of each card by its notation."""
        return _card_numbers(self.cards)

    @property
    def record(self) -> np.ndarray:
        """Return `settings_array`, under its earlier name."""
        deprecated.warn("Game.record", "Game.settings_array")
        return self.settings_array

    def with_options(self, options: Mapping[str, Any]) -> Game:
        """Return the same game with further options, on the same engine."""
        interpreted = isinstance(self.engine, Interpreted)
        return Game(self.name, {**self.options, **options}, version=self.version, interpreted=interpreted)

    def deal(
        self,
        seed: int | str | None = None,
        decks: Sequence[Sequence[str]] | None = None,
        reshuffles: Sequence[Sequence[str]] | None = None,
    ) -> State:
        """Deal a new game. Given decks and reshuffles come first, later ones from the seed (None: a secret one)."""
        digits = seeds.read(seed)
        orders = stacked_orders(self.card_numbers, decks or [], "decks", whole=True)
        again = stacked_orders(self.card_numbers, reshuffles or [], "reshuffles", whole=False)
        return State.begin(self, digits, np.concatenate([orders, again]).astype(ORDERS), len(orders))

    def __repr__(self) -> str:
        return f"<foretold.Game {self.name} {self.options_today}>"
