"""A game as plain arrays: card orders and decisions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from foretold.engine.engine import CODES, ORDERS
from foretold.play.given_decks import EMPTY
from foretold.play.state import State

if TYPE_CHECKING:
    from foretold.play.game import Game


@dataclass(frozen=True)
class History:
    """The card orders (the rounds' decks, then the reshuffles) and decisions of a game."""

    game: Game
    orders: np.ndarray
    rounds: int
    codes: np.ndarray

    @classmethod
    def of(cls, state: State) -> History:
        """Return the history of a game so far; the options of its game leave nothing to be drawn."""
        game = state.game
        options = state.written_options()
        if options != game.options:
            game = game.with_options(options)
        decks = state.deck_orders()
        rows = rows_of(game, [*decks, *state.reshuffle_orders()])
        return cls(game, rows, len(decks), np.array([action.code for action in state.actions], CODES))

    def with_last_round(self, orders: np.ndarray, codes: np.ndarray) -> History:
        """Return the same game with other orders (the deck, then the reshuffles) and decisions of its last round."""
        decks, reshuffles = self.orders[: self.rounds - 1], self.orders[self.rounds :]
        earlier = reshuffles[: len(reshuffles) - len(orders) + 1]
        rows = np.concatenate([decks, orders[:1], earlier, orders[1:]])
        return replace(self, orders=rows, codes=np.concatenate([self.codes[: len(self.codes) - len(codes)], codes]))

    def state(self) -> State:
        """Return the state that the history leads to; further orders must be given (``State.play_on_from``)."""
        state = State.begin(self.game, None, self.orders, self.rounds)
        state.apply_codes(self.codes)
        return state


def rows_of(game: Game, orders: list[list[str]]) -> np.ndarray:
    """Return lists of cards as rows of numbers."""
    rows = np.full((len(orders), len(game.cards)), EMPTY, ORDERS)
    for row, cards in zip(rows, orders, strict=True):
        row[: len(cards)] = [game.card_numbers[card] for card in cards]
    return rows
