"""What the others may hold: how likely each combination is, from all they did in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from foretold.games.predictions.bots.hands import ORDERS, Array, Hands
from foretold.games.predictions.rules.notation import COMBINATION_NAMES
from foretold.games.predictions.rules.state import RANKS, SUITS

if TYPE_CHECKING:
    from foretold.games.predictions.bots.table import TableFacts

#: How often five cards at random make each combination (nothing, pair, …), among 54 with two rune cards.
DEALT = np.array([0.535, 0.400, 0.040, 0.018, 0.003, 0.0016, 0.0011, 0.0002, 0.00001])
#: How often a player holds each after five turns of good play (measured in games between adepts).
BUILT = np.array([0.01, 0.08, 0.16, 0.20, 0.03, 0.12, 0.30, 0.09, 0.01])
#: Turns after which a hand is about as good as it gets.
TURNS_TO_BUILD = 5.0

#: A player's mean strength at showdowns is compared with this: random players reach a sixth of it.
GOOD_STRENGTH = 3.5
#: Showdowns' worth of belief that a stranger plays middling well.
STRANGER_ROUNDS = 1.0
STRANGER_STRENGTH = 2.3
MOST_SKILL = 1.2

#: How much a turn taken since an announcement blurs it.
BLUR_A_TURN = 0.7
#: A player who lays the hand down thinks well of it: each step of strength is so much more likely.
ALL_IN_TILT = 1.25
#: How much less likely a combination is that is weaker than the one announced, or than the cards known to be there.
LOSES_IT = 0.15
BREAKS_IT = 0.1


def skills(table: TableFacts) -> list[float]:
    """How well each seat has built its hands so far in this game: 0 for a random player, about 1 for a good one."""
    sums = [STRANGER_ROUNDS * STRANGER_STRENGTH] * table.players
    counts = [STRANGER_ROUNDS] * table.players
    for event in table.view["log"]:
        if event["fact"] == "hand-shown":
            sums[event["seat"]] += event["strength"]
            counts[event["seat"]] += 1
    return [min(total / count / GOOD_STRENGTH, MOST_SKILL) for total, count in zip(sums, counts, strict=True)]


class Rivals:
    """What each seat did in this round, read once."""

    def __init__(self, table: TableFacts) -> None:
        self._table = table
        self.skills = skills(table)
        self._plays = [0] * table.players
        self._plays_since = [0] * table.players
        self._heard: list[int | None] = [None] * table.players
        self._read()
        self._strength: Array = table.game.settings_array[0]["strength"].astype(np.int64)
        self._floors = [self._floor(known) for known in table.known_hands]

    def _read(self) -> None:
        """Cards played by each seat, its last announcement, and cards played since."""
        for event in self._table.events:
            if event["fact"] == "plays":
                self._plays[event["seat"]] += 1
                self._plays_since[event["seat"]] += 1
            elif event["fact"] == "announces":
                self._heard[event["seat"]] = COMBINATION_NAMES.index(event["combination"])
                self._plays_since[event["seat"]] = 0

    def _floor(self, known: int) -> int:
        """The strength of the cards alone that are known to be in a hand."""
        if known.bit_count() < 2:
            return 0
        return int(self._strength[Hands(self._table.game, np.array([known])).combination[0]])

    def combinations(self, turns_to_come: float) -> Array:
        """For each seat, how likely each combination is at the showdown; that many turns are still to come."""
        return np.array([self._of_seat(seat, turns_to_come) for seat in range(self._table.players)])

    def _of_seat(self, seat: int, turns_to_come: float) -> Array:
        is_all_in = seat == self._table.all_in
        coming = 0.0 if is_all_in else turns_to_come
        skill = self.skills[seat]
        built = min(skill**2 * (self._plays[seat] + coming) / TURNS_TO_BUILD, 1.0)
        chances: Array = (1 - built) * DEALT + built * BUILT
        if is_all_in:
            chances = chances * ALL_IN_TILT ** (self._strength * min(skill, 1.0))
        heard = self._heard[seat]
        if heard is not None:
            blur = 1 - BLUR_A_TURN ** (self._plays_since[seat] + coming)
            later = np.where(self._strength < self._strength[heard], LOSES_IT * chances, chances)
            chances = later * (blur / later.sum())
            chances[heard] += 1 - blur
        if self._floors[seat]:
            chances = np.where(self._strength < self._floors[seat], BREAKS_IT * chances, chances)
        chances /= chances.sum()
        return chances


def beaten(table: TableFacts, chances: Array) -> Array:
    """For each order of hands, the chance that no other seat holds a stronger one."""
    strength = table.game.settings_array[0]["strength"]
    alone = np.ones(ORDERS)
    for seat in range(table.players):
        if seat != table.seat:
            density = np.zeros(ORDERS)
            for combination, chance in enumerate(chances[seat]):
                first = int(strength[combination]) << 6
                density[first : first + RANKS * SUITS] += chance / (RANKS * SUITS)
            alone *= np.minimum(np.cumsum(density), 1.0)
    return alone
