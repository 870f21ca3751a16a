"""Which worlds are to be believed: those whose hands fit the bets that were made and the cards that were played."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from foretold.games.all_or_nothing.bots.policy import WEIGHING, weigh_plays
from foretold.games.all_or_nothing.bots.table import Array, TableFacts
from foretold.games.all_or_nothing.bots.trick_odds import trick_odds
from foretold.games.all_or_nothing.rules.operations import suppose_bets
from foretold.games.all_or_nothing.rules.state import BETS, SEATS

if TYPE_CHECKING:
    from collections.abc import Callable

    from foretold.bots.protocol import View
    from foretold.engine.engine import Engine
    from foretold.play.game import Game

#: What good players bet, by the tricks that their cards are likely to win and the number of cards, and how far from
#: that they are (measured in games between adepts: 3,360 bets).
BET_A_TRICK = 1.2
LESS_A_CARD = 0.15
BETS_APART = 0.6
#: Whoever bet wrongly before is thought to bet further from that.
APART_BY_ERROR = 0.5
#: Whatever the cards: any bet now and then.
ANY_BET = 0.02
#: How often a bet is kept secret: none, and others.
SECRET = np.array([1.0] + [0.65] * (BETS - 1))
#: How likely a card is that the policy would not have played, compared with one that it would: good players', and more
#: of those who bet wrongly before. (Adepts with two cards that follow play the policy's in 73 of 100.)
MISPLAYS = 0.5
MISPLAYS_BY_ERROR = 0.5


@cache
def weigher(engine: Engine) -> Callable[..., Any]:
    """``weigh_plays`` compiled once in a process."""
    return engine.build(weigh_plays, WEIGHING, engine.rules.bindings)


class Beliefs:
    """What a view makes of worlds."""

    def __init__(self, game: Game, view: View) -> None:
        self.table = TableFacts(game, view)
        self.rounds_left = self.table.rounds_left
        self._odds = trick_odds(self.table.colours, self.table.ranks, self.table.trump, self.table.players)

    def weigh(self, worlds: np.ndarray, chance: np.random.Generator) -> Array:
        """How likely each world is; secret bets are made anew, as the hands have it."""
        weights: Array = np.ones(len(worlds))
        for seat in range(self.table.players):
            if seat != self.table.seat:
                weights *= self._weigh_seat(worlds, seat, chance)
        if self.table.played:
            self._weigh_plays(worlds, weights)
        return weights

    def _weigh_plays(self, worlds: np.ndarray, weights: Array) -> None:
        """Who followed as the policy would with such a hand and bet is to be believed to have them."""
        table, engine = self.table, self.table.game.engine
        trust = np.ones(SEATS)
        trust[: table.players] = [MISPLAYS + MISPLAYS_BY_ERROR * max(error - 0.8, 0.0) for error in table.errors]
        trust[table.seat] = 1.0
        weigher(engine)(
            *(table.game.settings_array, worlds, np.zeros_like(worlds[:1]), engine.new_scratch()),
            *((100 * np.minimum(trust, 1.0)).astype(np.int64), weights),
        )

    def _weigh_seat(self, worlds: np.ndarray, seat: int, chance: np.random.Generator) -> Array:
        """How likely a seat's bet is with its hands; one that is not known is drawn, or that it has in mind."""
        chances = self._chances(worlds, seat)
        bet = self.table.bets[seat]
        if bet is not None:
            return chances[:, bet]
        if self.table.open[seat] is False:
            chances = chances * SECRET
        heights = np.cumsum(chances, axis=1)
        drawn = chance.random(len(worlds)) * heights[:, -1]
        suppose_bets(worlds, seat, (heights < drawn[:, None]).sum(axis=1))
        return heights[:, -1]

    def _chances(self, worlds: np.ndarray, seat: int) -> Array:
        """By world and bet, how likely the seat makes it with the hand that it was dealt there."""
        table = self.table
        likely = self._odds[worlds["hands"][:, seat]].sum(axis=1)
        likely += self._odds[[card for player, card in table.played if player == seat]].sum()
        expected = BET_A_TRICK * likely - LESS_A_CARD * table.cards
        apart = BETS_APART + APART_BY_ERROR * max(table.errors[seat] - 0.8, 0.0)
        most = min(table.cards, BETS - 1)
        expected = np.clip(expected, 0.0, most)
        chances: Array = np.exp(-0.5 * ((np.arange(BETS) - expected[:, None]) / apart) ** 2)
        chances[:, most + 1 :] = 0.0
        chances /= chances.sum(axis=1, keepdims=True)
        return (1 - ANY_BET) * chances + ANY_BET / BETS
