"""A table at which chance lays down every card order, a card at a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from foretold.play.engine import CODES
from foretold.play.game import Game
from foretold.play.history import History, rows_of
from foretold.play.state import OrderNeeded, State

#: Any seed will do to find out which cards are to be reshuffled.
SOME_SEED = "0" * 64


Places = Callable[[Game, int], int]


@dataclass(frozen=True)
class Setup:
    """A game and its options, as OpenSpiel's parameters give them."""

    name: str
    options: tuple[tuple[str, Any], ...]
    #: How many cards of a round's deck matter, the others being out of play; by game and number of the round from 0.
    places: Places
    #: Whether the first dealer is drawn.
    draws_dealer: bool = False

    def game(self, dealer: int | None = None) -> Game:
        """The game; with this dealer, where one was drawn."""
        return _game(self.name, self.options if dealer is None else (*self.options, ("dealer", dealer)))


@lru_cache(maxsize=256)
def _game(name: str, options: tuple[tuple[str, Any], ...]) -> Game:
    return Game(name, dict(options))


class Table:
    """The game in progress and, while chance decides, the order that it is laying down."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game: Game | None = None
        self.state: State | None = None
        self.decks: list[list[int]] = []
        self.reshuffles: list[list[int]] = []
        self.pending: int | None = None  # the decision that waits for the order
        self.laid: list[int] = []
        self.left: list[int] = []
        self._places = 0
        self._into = self.decks
        if not setup.draws_dealer:
            self._sit_down(setup.game())

    def _sit_down(self, game: Game) -> None:
        self.game = game
        self._want_deck()

    @property
    def is_drawing_dealer(self) -> bool:
        """Whether chance chooses the first dealer now."""
        return self.game is None

    @property
    def is_dealing(self) -> bool:
        """Whether chance decides now."""
        return self.game is None or bool(self.left)

    @property
    def is_laying_deck(self) -> bool:
        """Whether the cards that chance lays are a round's deck, not a reshuffle."""
        return self._into is self.decks

    def outcomes(self) -> list[int]:
        """What chance may choose: a dealer, or one of the cards that are left."""
        return list(range(self.setup.game().players)) if self.game is None else sorted(self.left)

    def choose(self, outcome: int) -> None:
        """Chance has chosen."""
        if self.game is None:
            self._sit_down(self.setup.game(outcome))
            return
        self.left.remove(outcome)
        self.laid.append(outcome)
        self._finish_order()

    def decide(self, code: int) -> None:
        """Do an action of the table; if it needs cards, chance lays them first."""
        game, state = self.game, self.state
        assert game is not None, "nobody decides before the first deal"
        assert state is not None, "nobody decides before the first deal"
        try:
            state.apply(game.actions[code])
        except OrderNeeded as needed:
            self.pending = code
            if needed.code == "record-reshuffle-missing":
                self._want_reshuffle(game, state, code)
            else:
                self._want_deck()

    def _want_deck(self) -> None:
        assert self.game is not None, "a deck has a game"
        self._want(self.decks, list(range(len(self.game.cards))), self.setup.places(self.game, len(self.decks)))

    def _want_reshuffle(self, game: Game, state: State, code: int) -> None:
        """The pile's cards: those of the new deck in a world where a seed shuffles it."""
        other = state.clone()
        other.play_on_from(SOME_SEED)
        other.apply(game.actions[code])
        pile = other.reshuffle_orders()[state.reshuffle_count]
        self._want(self.reshuffles, [game.card_numbers[card] for card in pile], len(pile))

    def _want(self, into: list[list[int]], cards: list[int], places: int) -> None:
        self._into = into
        self.laid, self.left, self._places = [], sorted(cards), places
        self._finish_order()

    def _finish_order(self) -> None:
        """Once all that matters is laid (the last card is no choice), the game goes on."""
        if len(self.laid) < self._places and len(self.left) > 1:
            return
        self._into.append(self.laid + self.left)
        self.laid, self.left = [], []
        codes = [] if self.state is None else [action.code for action in self.state.actions]
        self.state = self._history(codes).state()
        if self.pending is not None:
            code, self.pending = self.pending, None
            self.decide(code)

    def _history(self, codes: list[int]) -> History:
        game = self.game
        assert game is not None, "cards are laid after the dealer is known"
        names = [[game.cards[card] for card in order] for order in (*self.decks, *self.reshuffles)]
        return History(game, rows_of(game, names), len(self.decks), np.array(codes, CODES))

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        twin = Table.__new__(Table)
        twin.setup, twin.game, twin.pending, twin._places = self.setup, self.game, self.pending, self._places
        twin.state = None if self.state is None else self.state.clone()
        twin.decks, twin.reshuffles = self.decks.copy(), self.reshuffles.copy()
        twin.laid, twin.left = self.laid.copy(), self.left.copy()
        twin._into = twin.decks if self._into is self.decks else twin.reshuffles
        return twin

    def __getstate__(self) -> dict[str, Any]:
        kept = {**self.__dict__, "state": None, "game": None, "_into": self._into is self.decks}
        kept["codes"] = None if self.state is None else [action.code for action in self.state.actions]
        kept["dealer"] = None if self.game is None else dict(self.game.options).get("dealer")
        kept["is_seated"] = self.game is not None
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        codes, dealer, is_seated = kept.pop("codes"), kept.pop("dealer"), kept.pop("is_seated")
        self.__dict__.update(kept)
        self._into = self.decks if kept["_into"] else self.reshuffles
        if is_seated:
            self.game = self.setup.game(dealer if self.setup.draws_dealer else None)
        if codes is not None:
            self.state = self._history(codes).state()
