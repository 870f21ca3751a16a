"""The adept: values every hand it could have, and remembers what the others did."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from foretold.bots.common import choice_of, generator_of, rivals_mean, win_share
from foretold.bots.protocol import Bot, Choice, View
from foretold.games.predictions.bots.guesses import Showdowns
from foretold.games.predictions.bots.hands import NUMBERS
from foretold.games.predictions.bots.outlook import Outlook, best_five
from foretold.games.predictions.bots.predicting import RUNES_APART, values_of_predictions
from foretold.games.predictions.bots.showing import values_of_hiding
from foretold.games.predictions.bots.table import FILL_A_TURN, TableFacts
from foretold.games.predictions.bots.worth import Worth
from foretold.games.predictions.rules.state import Effect

if TYPE_CHECKING:
    from collections.abc import Mapping

#: Cards that all-in adds to the gallery at once.
ALL_IN_ADDS = 2
#: All in, the seat fills a place on each of its turns, and the hand is safe from Hypnosis and the Eye.
SAFE = 0.1
#: What a round brings on average, and what knowing a dangerous hand is worth, as a share of a win.
TYPICAL_RUNES = 4.0
KNOWING = 0.02
#: Even a harmless hand is worth a look.
ANYBODY = 0.1


class Adept(Bot):
    """A hand-written evaluation of hands, effects and predictions."""

    level = "adept"

    def decide(self, view: View, budget: float, seed: int) -> Choice:
        """The action after which the most is to be expected."""
        table = TableFacts(self.game, view)
        thinking = Thinking(table, generator_of(view, seed))
        return choice_of(thinking.answer(view["asked"], view["legal"]))


class Thinking:
    """One decision at one table."""

    def __init__(self, table: TableFacts, chance: np.random.Generator) -> None:
        self.table = table
        self.chance = chance
        self.outlook = Outlook(table, Worth(table), chance)

    def answer(self, asked: str, legal: list[str]) -> Mapping[str, float]:
        """The share of a win to expect from each action."""
        if asked == "predict":
            named = values_of_predictions(self.table, self.chance)
            return {action: named[int(action.split()[1])] for action in legal}
        if asked == "hide":
            return values_of_hiding(self.table, legal)
        if asked in ("hypnosis", "eye"):
            return self._targets(legal)
        runes = self._turn(legal) if asked == "turn" else self._effect(asked, legal)
        return {action: self._share(value) for action, value in runes.items()}

    def _share(self, runes: float) -> float:
        """Runes to expect in this round, as the share of a win."""
        table = self.table
        lead = table.runes[table.seat] - rivals_mean(table.runes, table.seat) + runes - TYPICAL_RUNES
        return win_share(lead, RUNES_APART * table.rounds_left**0.5, table.players)

    def _turn(self, legal: list[str]) -> dict[str, float]:
        """Play a card for its powers, pass, or go all in."""
        return {action: self._turn_value(action) for action in legal}

    def _turn_value(self, action: str) -> float:
        table, outlook = self.table, self.outlook
        hand = np.array([table.hand])
        if action == "pass":
            return float(outlook.moment([]).values(hand)[0])
        if action == "all-in":
            left = table.spots - ALL_IN_ADDS
            sooner = max(left, 0) / (1 + (table.players - 1) * FILL_A_TURN)
            return float(outlook.worth.at(0.0, sooner).values(hand)[0]) + SAFE
        card = NUMBERS[action.split()[1]]
        effects = table.effects(card)
        return float(outlook.expect(hand & ~(1 << card), effects, outlook.moment(effects))[0])

    def _effect(self, asked: str, legal: list[str]) -> dict[str, float]:
        """Take, swap, draw, reveal, keep, discard: the hand that may come of it."""
        outlook, left = self.outlook, self.table.effects_left
        moment = outlook.moment(left, adding=0)
        if asked == "discard":
            return {action: self._kept(action) for action in legal}
        alike: dict[tuple[int, tuple[int, ...]], list[tuple[str, int]]] = {}
        for action in legal:
            mask, effects = self._after(action)
            alike.setdefault((mask.bit_count(), (*effects, *left)), []).append((action, mask))
        values: dict[str, float] = {}
        for (_, effects_to_come), actions in alike.items():
            expected = outlook.expect(np.array([mask for _, mask in actions]), list(effects_to_come), moment)
            values.update(zip((action for action, _ in actions), expected.tolist(), strict=True))
        if "rune" in values:
            values["rune"] += 1
        return {action: values[action] for action in legal}

    def _after(self, action: str) -> tuple[int, list[int]]:
        """The hand after an action, and an effect that is still to be done for it."""
        table = self.table
        verb, *names = action.split()
        if verb == "take":
            return table.hand | (1 << table.places[names[0]]), []
        if verb == "swap":
            return (table.hand & ~(1 << NUMBERS[names[0]])) | (1 << table.places[names[1]]), []
        if verb == "keep":
            return table.hand | (1 << NUMBERS[names[0]]), []
        if verb == "draw":
            return table.hand, [int(Effect.DRAW)]
        if verb == "reveal":
            return table.hand, [table.effect_now]
        return table.hand, []

    def _kept(self, action: str) -> float:
        """The best five that are left without a card."""
        return self._best_of(self.table.hand & ~(1 << NUMBERS[action.split()[1]]))

    def _best_of(self, mask: int) -> float:
        """What a hand is worth, at most five of whose cards will stay."""
        moment = self.outlook.moment([], adding=0)
        return float(best_five(np.array([mask]), mask.bit_count(), moment)[0])

    def _targets(self, legal: list[str]) -> dict[str, float]:
        """Whom to look at: the most dangerous, if one does not know better already."""
        showdowns = Showdowns(self.table, self.chance, self.table.own_turns(self.table.spots))
        strongest = showdowns.strongest()
        spread = showdowns.orders.std(axis=1)
        base = self._share(self._best_of(self.table.hand))
        values = {}
        for action in legal:
            if action == "skip":
                values[action] = base
            else:
                seat = int(action.split()[1])
                danger = strongest[seat] * (1 + spread[seat] / spread.max() if spread.max() > 0 else 1)
                values[action] = base + KNOWING * (ANYBODY + float(danger))
        return values
