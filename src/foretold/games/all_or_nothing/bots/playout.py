"""Rounds played to their end, many at once: everybody tries to win as many tricks as they bet."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from foretold.games.all_or_nothing.bots.deals import Deck
    from foretold.games.all_or_nothing.bots.table import Array

_FIRST = 1 << 12  # a card that does what is wanted before all that do not
_MUST = 1 << 16  # a card that follows before all that do not
_NEVER = -(1 << 20)  # no card


class Playout:
    """Rows of rounds in progress: hands by row and seat, tricks won, tricks aimed at, and a trick begun."""

    def __init__(self, deck: Deck, hands: Array, tricks: Array, aims: Array, leader: int) -> None:
        self._deck = deck
        self._hands = hands
        self.tricks = tricks
        self._aims = aims
        self._rows = np.arange(len(hands))
        self._players = hands.shape[1]
        self._seat = np.full(len(hands), leader)
        self._place = 0
        self._led = np.zeros(len(hands), np.int64)
        self._best = np.full(len(hands), -1)
        self._winner = self._seat

    def play(self, cards: Array) -> None:
        """Each row's seat plays a card."""
        if self._place == 0:
            self._led = self._deck.colour[cards]
        power = self._deck.power[self._led, cards]
        wins = power > self._best
        self._best = np.where(wins, power, self._best)
        self._winner = np.where(wins, self._seat, self._winner)
        self._place += 1
        if self._place < self._players:
            self._seat = (self._seat + 1) % self._players
            return
        self.tricks[self._rows, self._winner] += 1
        self._seat = self._winner
        self._place = 0
        self._best = np.full(len(self._rows), -1)

    def take(self, cards: Array) -> None:
        """Take these cards from the hands of the seats that play now."""
        hands = self._hands[self._rows, self._seat]
        places = (hands == cards[:, None]).argmax(axis=1)
        self._hands[self._rows, self._seat, places] = self._deck.none

    def finish(self, plays: int, wild: Array | None, chance: np.random.Generator) -> None:
        """So many plays; ``wild`` marks the seats that play at random."""
        for _ in range(plays):
            hands = self._hands[self._rows, self._seat]
            scores = self._lead(hands) if self._place == 0 else self._follow(hands)
            if wild is not None:
                scores = self._loosen(scores, wild, chance)
            places = scores.argmax(axis=1)
            cards = hands[self._rows, places]
            self._hands[self._rows, self._seat, places] = self._deck.none
            self.play(cards)

    def _wanting(self) -> Array:
        """Whether the seats that play now want tricks: still for the bet, or for their own sake once it is missed."""
        seat = self._seat
        wanting: Array = (self._aims[self._rows, seat] != self.tricks[self._rows, seat])[:, None]
        return wanting

    def _lead(self, hands: Array) -> Array:
        """The highest card to win, the lowest to lose."""
        height = self._deck.height[hands]
        return np.where(hands == self._deck.none, _NEVER, np.where(self._wanting(), height, -height))

    def _follow(self, hands: Array) -> Array:
        """Win cheaply if one is the last or trumps, surely if not; lose with the highest card that loses."""
        deck = self._deck
        power = deck.power[self._led[:, None], hands]
        height = deck.height[hands]
        wins = power > self._best[:, None]
        follows = deck.colour[hands] == self._led[:, None]
        last = self._place == self._players - 1
        to_win = np.where(wins, _FIRST - power if last else _FIRST + np.where(follows, power, -power), -height)
        to_lose = np.where(wins, height if last else -power, _FIRST + height)
        scores = np.where(self._wanting(), to_win, to_lose)
        scores += _MUST * follows
        scores[hands == deck.none] = _NEVER
        return scores

    def _loosen(self, scores: Array, wild: Array, chance: np.random.Generator) -> Array:
        """Wild seats follow and else play anything."""
        some = chance.integers(_FIRST, size=scores.shape)
        any_card = np.where(scores <= _NEVER, _NEVER, some + _MUST * (scores >= _MUST // 2) * (self._place > 0))
        return np.where(wild[self._seat][:, None], any_card, scores)
