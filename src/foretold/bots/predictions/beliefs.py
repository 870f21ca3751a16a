"""Which worlds are to be believed: those whose hands are as good as good players' hands are by now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from foretold.bots.predictions.hands import Array, Hands
from foretold.bots.predictions.predicting import believed
from foretold.bots.predictions.rivals import DEALT, Rivals
from foretold.bots.predictions.table import Table

if TYPE_CHECKING:
    from foretold.bots.protocol import View
    from foretold.play.game import Game


class Beliefs:
    """What a view makes of worlds."""

    def __init__(self, game: Game, view: View) -> None:
        self.game = game
        self.table = Table(game, view)
        self.rounds_left = self.table.rounds_left

    def weigh(self, worlds: np.ndarray, chance: np.random.Generator) -> Array:
        """How likely each world is: from the others' combinations, and from what they predicted."""
        likely = Rivals(self.table).combinations(0.0)
        hands = [Hands(self.game, worlds["hands"][:, seat]) for seat in range(self.table.players)]
        weights: Array = np.ones(len(worlds))
        for seat in range(self.table.players):
            if seat != self.table.seat:
                weights *= (likely[seat] / DEALT)[hands[seat].combination]
        strongest = np.array([hand.order for hand in hands]).argmax(axis=0)
        return weights * believed(self.table, strongest)
