"""A game in which chance deals every card order, a card at a time."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from foretold.engine.engine import CODES
from foretold.play.game import Game
from foretold.play.history import History, rows_of
from foretold.play.state import OrderNeeded, State

#: Any seed will do to find out which cards are to be reshuffled.
SOME_SEED = "0" * 64


Places = Callable[[Game, int], int]


@dataclass(frozen=True)
class Setup:
    """A game and its options, from OpenSpiel's parameters."""

    name: str
    options: tuple[tuple[str, Any], ...]
    #: How many cards of a round's deck matter, the others being out of play; by game and number of the round from 0.
    places: Places
    #: The option that chance draws first, such as the first dealer; empty: none.
    drawn: str = ""

    def game(self, value: int | None = None) -> Game:
        """Return the game, with this value of the option that was drawn."""
        return _game(self.name, self.options if value is None else (*self.options, (self.drawn, value)))


@lru_cache(maxsize=256)
def _game(name: str, options: tuple[tuple[str, Any], ...]) -> Game:
    return Game(name, dict(options))


class ChanceTable:
    """The game in progress and, while chance decides, the card order that it is dealing."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = setup.game()
        self.is_drawing_option = bool(setup.drawn)
        self.state: State | None = None  # None before the first deal
        self.decks: list[list[int]] = []
        self.reshuffles: list[list[int]] = []
        self.pending: int | None = None  # the decision that waits for the order
        self.is_laying_deck = True  # a round's deck, not a reshuffle
        self.laid: list[int] = []
        self.left: list[int] = []
        self.places = 0
        if not self.is_drawing_option:
            self._want_deck()

    @property
    def is_dealing(self) -> bool:
        """Return whether chance decides now."""
        return self.is_drawing_option or bool(self.left)

    @property
    def position(self) -> State:
        """Return the state, once the first round is dealt."""
        if self.state is None:
            raise ValueError("no round is dealt yet")
        return self.state

    def outcomes(self) -> list[int]:
        """Return what chance may choose: a seat, or one of the cards that are left."""
        return list(range(self.game.players)) if self.is_drawing_option else sorted(self.left)

    def choose(self, outcome: int) -> None:
        """Chance has chosen."""
        if self.is_drawing_option:
            self.is_drawing_option = False
            self.game = self.setup.game(outcome)
            self._want_deck()
            return
        self.left.remove(outcome)
        self.laid.append(outcome)
        self._finish_order()

    def decide(self, code: int) -> None:
        """Do an action of the table; if it needs cards, chance lays them first."""
        try:
            self.position.apply(self.game.actions[code])
        except OrderNeeded as needed:
            self.pending = code
            if needed.code == "record-reshuffle-missing":
                self._want_reshuffle(code)
            else:
                self._want_deck()

    def _want_deck(self) -> None:
        self.is_laying_deck = True
        self._want(list(range(len(self.game.cards))), self.setup.places(self.game, len(self.decks)))

    def _want_reshuffle(self, code: int) -> None:
        """Begin a reshuffle with the cards of the pile: those of the new deck in a world where a seed shuffles it."""
        self.is_laying_deck = False
        other = self.position.clone()
        other.play_on_from(SOME_SEED)
        other.apply(self.game.actions[code])
        pile = other.reshuffle_orders()[self.position.reshuffle_count]
        self._want([self.game.card_numbers[card] for card in pile], len(pile))

    def _want(self, cards: list[int], places: int) -> None:
        self.laid, self.left, self.places = [], sorted(cards), places
        self._finish_order()

    def _finish_order(self) -> None:
        """Once all that matters is laid (the last card is no choice), the game goes on."""
        if len(self.laid) < self.places and len(self.left) > 1:
            return
        (self.decks if self.is_laying_deck else self.reshuffles).append(self.laid + self.left)
        self.laid, self.left = [], []
        self.state = self._history(self.codes()).state()
        if self.pending is not None:
            code, self.pending = self.pending, None
            self.decide(code)

    def codes(self) -> list[int]:
        """Return the decisions so far."""
        return [] if self.state is None else [action.code for action in self.state.actions]

    def _history(self, codes: list[int]) -> History:
        names = [[self.game.cards[card] for card in order] for order in (*self.decks, *self.reshuffles)]
        return History(self.game, rows_of(self.game, names), len(self.decks), np.array(codes, CODES))

    def __deepcopy__(self, memo: dict[int, Any]) -> ChanceTable:
        twin = copy(self)
        twin.state = None if self.state is None else self.state.clone()
        twin.decks, twin.reshuffles = self.decks.copy(), self.reshuffles.copy()
        twin.laid, twin.left = self.laid.copy(), self.left.copy()
        return twin

    def __copy__(self) -> ChanceTable:
        twin = ChanceTable.__new__(ChanceTable)
        twin.__dict__.update(self.__dict__)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        drawn = self.game.options.get(self.setup.drawn) if self.setup.drawn else None
        return {**self.__dict__, "game": drawn, "state": None if self.state is None else self.codes()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.game = self.setup.game(kept["game"])
        if kept["state"] is not None:
            self.state = self._history(kept["state"]).state()
