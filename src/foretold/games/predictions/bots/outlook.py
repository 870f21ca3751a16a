"""What the effects of a card may bring: choices are made for the best, chance is averaged."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING

import numpy as np

from foretold.games.predictions.bots.hands import Array, without_one
from foretold.games.predictions.rules.effects import gains_card, reveal_size
from foretold.games.predictions.rules.state import HAND, Effect

if TYPE_CHECKING:
    from foretold.games.predictions.bots.table import TableFacts
    from foretold.games.predictions.bots.worth import Moment, Worth

#: How many cards a reveal shows, and whether an effect brings a card, as the rules have it.
_shows: Callable[[int], int] = reveal_size
_gains: Callable[[int], bool] = gains_card
REVEALS = {effect: _shows(effect) for effect in Effect if _shows(effect)}
GAINS = {effect for effect in Effect if _gains(effect)}
#: So many changes of the hand are thought through, one after the other; each further gain is worth this much.
DEEPEST = 2
FURTHER_GAIN = 0.3
#: With more hands than this to compare, one change is thought through.
FEW = 8
#: Unseen cards are drawn from a sample, smaller where two changes multiply.
SAMPLE = 24
SMALL_SAMPLE = 10
#: What knowing more is worth, as a share of the pot.
EYE_SHARE = 0.035
HYPNOSIS_SHARE = 0.02
IMPOSSIBLE = -1e9


@lru_cache(maxsize=256)
def best_of(looks: int, count: int) -> Array:
    """The weights of ``count`` values, lowest first, in the mean of the highest of ``looks`` drawn from them."""
    looks = min(looks, count)
    return np.array([comb(place, looks - 1) for place in range(count)]) / comb(count, looks)


class Outlook:
    """Expected values of a turn at one table."""

    def __init__(self, table: TableFacts, worth: Worth, chance: np.random.Generator) -> None:
        self.table = table
        self.worth = worth
        pool = np.array(table.pool, np.int64)
        self._drawn: Array = np.int64(1) << chance.permutation(pool)
        self._open: Array = np.int64(1) << np.array(list(table.places.values()), np.int64)

    def moment(self, effects: list[int], *, adding: int = 1) -> Moment:
        """The time after a turn with these effects: a card more lies in the gallery, one less for each take."""
        takes = sum(1 for effect in effects if effect == Effect.TAKE)
        return self.worth.at(self.table.own_turns(self.table.spots - adding + takes))

    def extras(self, effects: list[int]) -> float:
        """What the effects bring that change no hand."""
        pot, value = self.table.pot, 0.0
        targets = self.table.players - 1 - (self.table.all_in not in (None, self.table.seat))
        for effect in effects:
            if effect == Effect.RUNE:
                value += 1
            elif effect == Effect.EYE and targets:
                value += EYE_SHARE * pot
            elif effect == Effect.HYPNOSIS and targets:
                value += HYPNOSIS_SHARE * pot
        changes = [effect for effect in effects if effect in GAINS or effect == Effect.SWAP]
        return value + FURTHER_GAIN * max(len(changes) - DEEPEST, 0)

    def expect(self, masks: Array, effects: list[int], moment: Moment) -> Array:
        """For each set of cards in hand, the value to expect once these effects are done and cards too many are gone.

        All sets have the same number of cards.
        """
        changes = [effect for effect in effects if effect in GAINS or effect == Effect.SWAP]
        size = int(masks.flat[0]).bit_count() if masks.size else 0
        depth = DEEPEST if masks.size <= FEW else 1
        values: Array = self._after(masks, size, changes[:depth], moment) + self.extras(effects)
        return values

    def _after(self, masks: Array, size: int, changes: list[int], moment: Moment) -> Array:
        """The values after the changes; ``masks`` may have any shape."""
        if not changes:
            return best_five(masks, size, moment)
        effect, later = changes[0], changes[1:]
        if effect == Effect.SWAP:
            return self._after_swap(masks, size, later, moment)
        if effect == Effect.TAKE:
            return self._after_take(masks, size, later, moment)
        drawn = self._drawn[: SMALL_SAMPLE if later or masks.size > SAMPLE else SAMPLE]
        if not len(drawn):
            return self._after(masks, size, later, moment)
        values = self._after(masks[..., None] | drawn, size + 1, later, moment)
        values.sort(axis=-1)
        mean: Array = values @ best_of(REVEALS.get(Effect(effect), 1), len(drawn))
        return mean

    def _after_take(self, masks: Array, size: int, later: list[int], moment: Moment) -> Array:
        """The best of the open cards, if there is one."""
        if not len(self._open):
            return self._after(masks, size, later, moment)
        values = self._after(masks[..., None] | self._open, size + 1, later, moment)
        best: Array = np.where(masks[..., None] & self._open == 0, values, IMPOSSIBLE).max(axis=-1)
        return best

    def _after_swap(self, masks: Array, size: int, later: list[int], moment: Moment) -> Array:
        """An open card for one of the hand, or none."""
        if not len(self._open) or not size:
            return self._after(masks, size, later, moment)
        less = np.moveaxis(without_one(masks, size), 0, -1)
        swapped = (less[..., None] | self._open).reshape(*masks.shape, -1)
        swapped = np.concatenate([swapped, masks[..., None]], axis=-1)
        values = self._after(swapped, size, later, moment)
        best: Array = np.where(np.bitwise_count(swapped) == size, values, IMPOSSIBLE).max(axis=-1)
        return best


def best_five(masks: Array, size: int, moment: Moment) -> Array:
    """The value of the best five cards of each hand."""
    if size <= HAND:
        return moment.values(masks)
    fewer = masks
    for cards in range(size, HAND, -1):
        fewer = without_one(fewer, cards)
    best: Array = moment.values(fewer).max(axis=tuple(range(size - HAND)))
    return best
