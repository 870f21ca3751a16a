"""What a hand is worth: what it pays now, and what it may still become."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from foretold.games.predictions.bots.hands import COUNT, MEMBERS, ORDERS, RANK_SETS, RUNS, Array, Hands
from foretold.games.predictions.bots.rivals import Rivals, beaten
from foretold.games.predictions.rules.state import FIRST_RUNE_CARD, HAND, RANKS, SUITS, Combination

if TYPE_CHECKING:
    from foretold.games.predictions.bots.table import TableFacts

#: How many unseen cards a turn lets one choose among, on average over the faces.
LOOKS_A_TURN = 2.8
#: How likely a card that lies open can be had on the next turn, and for how many turns it stays.
OPEN_CARD_A_TURN = 0.35
OPEN_CARD_TURNS = 1.3
#: Strongest and predicted: what of the pot is one's own, beyond what a good guess wins without the strongest hand.
POT_GAIN = {2: 0.6, 3: 0.45, 4: 0.4, 5: 0.35}
#: A new spare card may be paired too: added to the hazard of a full house or two pairs, a turn.
NEW_SPARE = 0.1
#: One of the spare cards is played on each turn: the part of their hazard that is left.
SPARES_KEPT = 0.8
#: What is left of the present combination's worth if a straight or flush is missed, by missing cards.
LEFT_IF_MISSED = np.array([1.0, 0.85, 0.6, 0.5, 0.4, 0.4])
RUNE_CARD_PAYS = 2
#: A key card breaks ties only: a rank is worth this much of a rune.
KEY_CARD = 0.02

_ONE = [1 << rank for rank in range(RANKS)]
_PAIRS = [(a, b) for a in range(RANKS) for b in range(a)]
_PAIR_SETS = [(1 << a) | (1 << b) for a, b in _PAIRS]
_PAIR_A, _PAIR_B = (np.array(column) for column in zip(*_PAIRS, strict=True))
_PLAIN = ~(3 << FIRST_RUNE_CARD)


class Worth:
    """Values of hands at one table: runes expected at the showdown, the pot counted."""

    def __init__(self, table: TableFacts) -> None:
        self.table = table
        self._rivals = Rivals(table)
        self._at: dict[tuple[float, float], Moment] = {}

    @cached_property
    def hazards(self) -> tuple[Array, Array]:
        """For each card how likely it can be had in a turn: unseen ones, open ones."""
        hidden = np.zeros(SUITS * RANKS + 2)
        hidden[self.table.pool] = LOOKS_A_TURN / max(len(self.table.pool), 1)
        lying = np.zeros(SUITS * RANKS + 2)
        lying[list(self.table.places.values())] = OPEN_CARD_A_TURN
        return hidden, lying

    def pays(self, turns_of_others: float) -> Array:
        """For each order of hands what it pays at the showdown if the others have so many turns to come."""
        table = self.table
        alone = beaten(table, self._rivals.combinations(turns_of_others))
        orders = np.arange(ORDERS)
        pays: Array = (orders >> 6) + POT_GAIN[table.players] * table.pot * alone + KEY_CARD * ((orders >> 2) & 15)
        return pays

    def at(self, turns: float, turns_of_others: float | None = None) -> Moment:
        """The values when so many own turns are still to come."""
        others = turns if turns_of_others is None else turns_of_others
        key = (round(turns, 2), round(others, 2))
        if key not in self._at:
            self._at[key] = Moment(self, *key)
        return self._at[key]


class Moment:
    """Values of hands when a number of turns is still to come."""

    def __init__(self, worth: Worth, turns: float, turns_of_others: float) -> None:
        self._game = worth.table.game
        self.turns = turns
        self.pays = worth.pays(turns_of_others)
        hidden, lying = worth.hazards
        stay = min(turns, OPEN_CARD_TURNS)
        cards = hidden * turns + lying * stay
        self._card = cards[: SUITS * RANKS].reshape(SUITS, RANKS)
        strength = self._game.settings_array[0]["strength"].astype(int)
        middle = RANKS // 2 << 2
        #: what each combination pays with a middling key card
        self.by_name: Array = self.pays[(strength << 6) | middle]

    @cached_property
    def _rank(self) -> Array:
        """For each set of ranks, how many of its cards one may expect to get."""
        expected: Array = MEMBERS @ self._card.sum(axis=0).astype(np.float32)
        return expected

    @cached_property
    def _runs(self) -> Array:
        """For each set of ranks, the chance to get one of each if at most two are missing."""
        chance = np.zeros(RANK_SETS)
        single = 1 - np.exp(-self._card.sum(axis=0))
        chance[0] = 1
        chance[_ONE] = single
        chance[_PAIR_SETS] = single[_PAIR_A] * single[_PAIR_B] * min(self.turns / 2, 1)
        return chance

    @cached_property
    def _flushes(self) -> Array:
        """For each suit and number of cards held, the chance to complete the flush."""
        chance = np.zeros((SUITS, HAND + 1))
        for suit in range(SUITS):
            x = float(self._card[suit].sum())
            chance[suit, HAND] = 1
            chance[suit, HAND - 1] = 1 - np.exp(-x)
            chance[suit, HAND - 2] = (1 - np.exp(-x) * (1 + x)) * min(self.turns / 2, 1)
            chance[suit, HAND - 3] = (1 - np.exp(-x) * (1 + x + x * x / 2)) * min(self.turns / 3, 1)
        return chance

    def final(self, hands: Hands) -> Array:
        """What hands pay as they are."""
        paid: Array = self.pays[hands.order] + RUNE_CARD_PAYS * hands.runes
        return paid

    def values(self, masks: Array) -> Array:
        """The values of hands of at most five cards."""
        flat = masks.ravel()
        hands = Hands(self._game, flat)
        now = self.final(hands)
        if self.turns > 0:
            now = np.maximum(np.maximum(now, self._kinds(hands, now)), self._series(hands, now))
        return now.reshape(masks.shape)

    def _kinds(self, hands: Hands, now: Array) -> Array:
        """The values on the way to more cards of a rank."""
        pay = self.by_name
        spare = self._rank[hands.ranks & ~hands.pairs]
        pairs = 1 - np.exp(-self._rank[hands.pairs])
        more = 1 - np.exp(-SPARES_KEPT * spare - NEW_SPARE * self.turns)
        count = COUNT[hands.pairs]
        full, three, two = pay[Combination.FULL_HOUSE], pay[Combination.THREE], pay[Combination.TWO_PAIRS]
        from_two = now + pairs * (full - two)
        from_three = now + pairs * (pay[Combination.FOUR] - three) + (1 - pairs) * more * (full - three)
        one = pay[Combination.PAIR]
        both = pairs * more * min(self.turns / 2, 1)
        from_one = now + both * (full - one) + (pairs - both) * (three - one) + (more - both) * (two - one)
        from_none = now + more * (one - pay[Combination.NOTHING])
        values = np.where(hands.threes != 0, from_three, np.where(count == 2, from_two, from_one))
        grown: Array = np.where(count == 0, from_none, values)
        made = (hands.fours != 0) | ((hands.threes != 0) & (count == 2))
        return np.where(made, now, grown)

    def _series(self, hands: Hands, now: Array) -> Array:
        """The values on the way to a flush or a straight."""
        held = COUNT[hands.suits]
        flush = self._flushes[np.arange(SUITS)[:, None], held]
        best = flush.max(axis=0)
        left = LEFT_IF_MISSED[HAND - held.max(axis=0)]
        flush_value = best * self.by_name[Combination.FLUSH] + (1 - best) * left * now
        missing = RUNS[:, None] & ~hands.ranks
        chances = self._runs[missing]
        place = chances.argmax(axis=0)
        columns = np.arange(len(now))
        best = chances[place, columns]
        left = LEFT_IF_MISSED[COUNT[missing[place, columns]]]
        straight_value = best * self.by_name[Combination.STRAIGHT] + (1 - best) * left * now
        values: Array = np.maximum(flush_value, straight_value)
        return values
