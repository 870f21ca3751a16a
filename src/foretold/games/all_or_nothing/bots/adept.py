"""The adept: imagines what the others hold, plays rounds to their end in its head, and counts points."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from foretold.bots.common import choice_of, generator_of, rivals_mean, win_share
from foretold.bots.imagination import Imagination, resampled
from foretold.bots.protocol import Bot, Choice, View
from foretold.games.all_or_nothing.bots.beliefs import Beliefs, weigher
from foretold.games.all_or_nothing.bots.evaluation import (
    COLUMNS,
    KINDS,
    OTHERS,
    SECRET,
    SECRET_WINS,
    TASK,
    WIN,
    evaluate,
)
from foretold.games.all_or_nothing.bots.policy import last_round
from foretold.games.all_or_nothing.bots.record_types import one_record
from foretold.games.all_or_nothing.bots.table import Array, TableFacts
from foretold.games.all_or_nothing.rules.scoring import gain
from foretold.games.all_or_nothing.rules.state import BETS

if TYPE_CHECKING:
    from collections.abc import Callable

    from foretold.engine.engine import Engine

#: Cards played in the head for a decision, all actions together, and the most rounds: what 3 ms are enough for.
PLAYS = 40_000
MOST_PLAYOUTS = 2_000
#: Worlds at most; where nothing is to be decided, a few are enough to say how things stand.
MOST_WORLDS = 250
WORLDS_IF_FORCED = 40
#: Worlds drawn for each that is used, those that are to be believed; before anybody said anything all are alike.
CHOICE_OF_WORLDS = {"bet": 1, "open": 2, "play": 3}
#: Cards of all decks of these worlds together at most: a very large deck is imagined less often.
MOST_CARDS_DRAWN = 100_000
#: Points of the others count this much against one's own, shared among them.
ENVY = 0.5
#: How far apart players end, in points for each round still to come.
POINTS_APART = 3.5
#: In the last round: how much imagined wins count, and how much imagined points.
WINS_COUNT = 0.7
#: Others see an open bet and spoil it where they can: taken off the chance to make it.
SPOILED = 0.04


@cache
def _entry(engine: Engine) -> Callable[..., Any]:
    """``evaluate`` compiled once in a process, and what weighs worlds: else somebody would wait at the first card."""
    weigher(engine)
    return engine.build(evaluate, KINDS, engine.rules.bindings)


class Adept(Bot):
    """Bets and plays by the points to expect."""

    level = "adept"

    def decide(self, view: View, budget: float, seed: int) -> Choice:
        """The action after which the most points are to be expected."""
        legal = view["legal"]
        thinking = Thinking(TableFacts(self.game, view), generator_of(view, seed))
        if view["asked"] == "bet":
            values = thinking.bets()
        elif view["asked"] == "open":
            values = thinking.open_or_secret()
        else:
            values = thinking.plays(len(legal))
        return choice_of(dict(zip(legal, values, strict=True)))


class Thinking:
    """One decision at one table."""

    def __init__(self, table: TableFacts, chance: np.random.Generator) -> None:
        self.table = table
        self.chance = chance

    def bets(self) -> list[float]:
        """For each bet, the share of a win with the better of open and secret."""
        most = min(self.table.cards, BETS - 1)
        means = self._means(most + 1)
        values = [max(self._value(mean, bet, True), self._value(mean, bet, False)) for bet, mean in enumerate(means)]
        hopeless = min(values) / 2
        return values + [hopeless / (bet - most) for bet in range(most + 1, BETS)]

    def open_or_secret(self) -> list[float]:
        """The share of a win with an open bet and with a secret one."""
        bet, mean = self.table.bets[self.table.seat] or 0, self._means(1)[0]
        return [self._value(mean, bet, True), self._value(mean, bet, False)]

    def plays(self, cards: int) -> list[float]:
        """The share of a win with each of so many cards."""
        bet, is_open = self.table.bets[self.table.seat] or 0, bool(self.table.open[self.table.seat])
        return [self._value(mean, bet, is_open) for mean in self._means(cards, forced=cards == 1)]

    def _means(self, actions: int, forced: bool = False) -> list[list[float]]:
        """What a round brings after each of the first legal actions, on average: the columns of an evaluation."""
        table, engine = self.table, self.table.game.engine
        count = min(PLAYS // sum(table.hand_sizes), MOST_PLAYOUTS) // actions
        worlds = self._worlds(min(count, WORLDS_IF_FORCED if forced else MOST_WORLDS))
        record = table.game.settings_array.copy()
        last_round(record, worlds)
        wild = table.wild & ~(1 << table.seat)
        task = one_record(TASK, wild=wild, stream=self.chance.integers(1 << 32))
        sums = np.zeros((actions, COLUMNS), np.int64)
        _entry(engine)(record, worlds, np.zeros_like(worlds[:1]), engine.new_scratch(), task, sums)
        means: list[list[float]] = (sums / len(worlds)).tolist()
        return means

    def _worlds(self, count: int) -> Array:
        """So many worlds, as likely as they are to be believed."""
        table = self.table
        drawn = min(CHOICE_OF_WORLDS[table.view["asked"]] * count, max(MOST_CARDS_DRAWN // len(table.game.cards), 1))
        worlds = Imagination(table.game, table.view).states(drawn, int(self.chance.integers(1 << 32)))
        weights = Beliefs(table.game, table.view).weigh(worlds, self.chance)
        chosen: Array = worlds[resampled(weights, count, self.chance)]
        return chosen

    def _value(self, mean: list[float], bet: int, is_open: bool) -> float:
        """The share of a win: by points, and in the last round by the wins that they make."""
        table, seat = self.table, self.table.seat
        own = mean[SECRET + is_open]
        if is_open and table.open[seat] is None:
            own -= SPOILED * gain(bet, True, bet)
        others = mean[OTHERS] / (table.players - 1)
        lead = table.points[seat] - rivals_mean(table.points, seat) + own - ENVY * others
        left = table.rounds_left
        share = win_share(lead, POINTS_APART * left**0.5, table.players)
        if left > 1:
            return share
        wins = mean[SECRET_WINS + is_open] / WIN
        return WINS_COUNT * wins + (1 - WINS_COUNT) * share
