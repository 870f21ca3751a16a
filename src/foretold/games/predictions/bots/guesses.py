"""Whose hand is the strongest: joint samples of what everybody may hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from foretold.games.predictions.bots.hands import Array, Hands
from foretold.games.predictions.bots.rivals import DEALT, Rivals
from foretold.games.predictions.rules.state import HAND, RANKS, SUITS

if TYPE_CHECKING:
    from foretold.games.predictions.bots.table import TableFacts

#: Hands imagined for each other seat, and rounds put together from them.
HANDS = 240
ROUNDS = 400


class Showdowns:
    """Imagined showdowns: for each seat (row) and each of them (column) the hand's order and rune cards."""

    def __init__(self, table: TableFacts, chance: np.random.Generator, turns_to_come: float = 0.0) -> None:
        self.table = table
        self._chance = chance
        self._combinations = Rivals(table).combinations(turns_to_come)
        self.orders = np.empty((table.players, ROUNDS), np.int64)
        self.rune_cards = np.zeros((table.players, ROUNDS), np.int64)
        for seat in range(table.players):
            if seat == table.seat:
                hand = Hands(table.game, np.array([table.hand]))
                self.orders[seat] = hand.order[0]
                self.rune_cards[seat] = hand.runes[0]
            else:
                self._imagine(seat)

    def strongest(self) -> Array:
        """For each seat, how likely its hand is the strongest."""
        return np.bincount(self.orders.argmax(axis=0), minlength=self.table.players) / ROUNDS

    def _imagine(self, seat: int) -> None:
        """Hands with the cards known to be there, as often as their combinations are likely."""
        hands = Hands(self.table.game, self._completed(seat))
        found = hands.combination
        likely = self._combinations[seat]
        weights = (likely / DEALT)[found]
        imagined = float(weights.mean())
        lacking = np.where(np.bincount(found, minlength=len(likely)) > 0, 0, likely)
        if not self._is_open(seat) and imagined > 0:
            lacking[:] = 0
        share = float(lacking.sum()) / (float(lacking.sum()) + imagined)
        rare = int(self._chance.binomial(ROUNDS, share))
        picks = self._chance.choice(len(found), ROUNDS, p=weights / weights.sum() if imagined > 0 else None)
        self.orders[seat] = hands.order[picks]
        self.rune_cards[seat] = hands.runes[picks]
        if rare > 0:
            self._synthesise(seat, lacking, rare)

    def _is_open(self, seat: int) -> bool:
        """Whether too little of the hand is known to say which combinations it can't be."""
        return self.table.known_hands[seat].bit_count() < 3

    def _synthesise(self, seat: int, lacking: Array, count: int) -> None:
        """Some hands with combinations that are too rare to be imagined card by card: their key card is anything."""
        combination = self._chance.choice(len(lacking), count, p=lacking / lacking.sum())
        strength = self.table.game.settings_array[0]["strength"].astype(np.int64)[combination]
        places = self._chance.permutation(ROUNDS)[:count]
        self.orders[seat, places] = (strength << 6) | self._chance.integers(RANKS * SUITS, size=count)
        self.rune_cards[seat, places] = 0

    def _completed(self, seat: int) -> Array:
        """The known cards of a hand, filled up at random with unseen ones."""
        known = self.table.known_hands[seat]
        need = HAND - known.bit_count()
        pool = np.array(self.table.pool, np.int64)
        if need <= 0 or len(pool) < need:
            return np.full(HANDS, known)
        keys = self._chance.random((HANDS, len(pool)), np.float32)
        picks = np.argpartition(keys, need - 1, axis=1)[:, :need] if need < len(pool) else np.argsort(keys, axis=1)
        filled: Array = known | np.bitwise_or.reduce(np.int64(1) << pool[picks], axis=1)
        return filled
