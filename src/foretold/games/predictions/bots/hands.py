"""Many hands at once: combination, strength and order of each, as the rules have them (section 7)."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from foretold.games.predictions.rules.notation import CARD_NAMES
from foretold.games.predictions.rules.state import FIRST_RUNE_CARD, HAND, RANKS, SUITS, Combination

if TYPE_CHECKING:
    from foretold.play.game import Game

Array = np.ndarray[Any, np.dtype[Any]]

NUMBERS = {name: number for number, name in enumerate(CARD_NAMES)}
#: How many sets of ranks there are: tables are indexed with such a set.
RANK_SETS = 1 << RANKS
#: How many places the order of hands has: strength << 6 | rank of the key card << 2 | its suit.
ORDERS = 1 << 10

_SHIFTS = np.array([[RANKS * suit] for suit in range(SUITS)])
_FULL_SUIT = RANK_SETS - 1
_PLAIN_CARDS = (1 << FIRST_RUNE_CARD) - 1
_SETS = np.arange(RANK_SETS)
#: The members of every set of ranks, as ones.
MEMBERS = ((_SETS[:, None] >> np.arange(RANKS)) & 1).astype(np.float32)
COUNT = np.bitwise_count(_SETS).astype(np.int32)
_HIGHEST = np.array([max(members.bit_length() - 1, 0) for members in range(RANK_SETS)], np.int32)
#: The ten runs of five ranks; the ace is also below the 2.
RUNS = np.array([0b1000000001111] + [0b11111 << low for low in range(9)], np.int32)
_IS_RUN = np.isin(_SETS, RUNS)
_LOW_RUN = int(RUNS[0])
_FIVE = 0b1000


def mask_of(names: Any) -> int:
    """A set of cards from their notation."""
    cards = 0
    for name in names:
        cards |= 1 << NUMBERS[name]
    return cards


def members_of(cards: int) -> list[int]:
    """The cards of a set."""
    return [card for card in range(len(CARD_NAMES)) if (cards >> card) & 1]


def without_one(masks: Array, size: int) -> Array:
    """Every hand of ``size`` cards less each of its cards in turn, along a new first axis."""
    rest = masks.copy()
    less = np.empty((size, *masks.shape), np.int64)
    for place in range(size):
        lowest = rest & -rest
        less[place] = masks ^ lowest
        rest ^= lowest
    return less


class Hands:
    """Sets of at most five cards, read together; the rules of the game say what they are worth."""

    def __init__(self, game: Game, masks: Array) -> None:
        record = game.settings_array[0]
        self._suit_rank = record["suit_rank"].astype(np.int32)
        self._strength = record["strength"].astype(np.int32)
        plain = masks & _PLAIN_CARDS
        self.suits: Array = ((plain >> _SHIFTS) & _FULL_SUIT).astype(np.int32)
        first, second, third, fourth = self.suits
        one, other = first | second, third | fourth
        self.ranks: Array = one | other
        self.pairs: Array = (first & second) | (third & fourth) | (one & other)
        self.threes: Array = (first & second & other) | (third & fourth & one)
        self.fours: Array = first & second & third & fourth
        self.runes: Array = np.bitwise_count(masks >> FIRST_RUNE_CARD).astype(np.int32)
        self.size: Array = np.bitwise_count(plain).astype(np.int32)

    @cached_property
    def combination(self) -> Array:
        """The combination that each makes."""
        doubled = self.size - COUNT[self.ranks]
        full = self.size == HAND
        straight = full & _IS_RUN[self.ranks]
        flush = full & (self.suits == self.ranks).any(axis=0)
        even = np.where(flush, np.where(straight, 8, 5), np.where(straight, 4, 0))
        two = np.where(self.threes != 0, int(Combination.THREE), int(Combination.TWO_PAIRS))
        three = np.where(self.fours != 0, int(Combination.FOUR), int(Combination.FULL_HOUSE))
        paired = np.where(doubled == 1, int(Combination.PAIR), np.where(doubled == 2, two, three))
        combination: Array = np.where(doubled == 0, even, paired)
        return combination

    @cached_property
    def order(self) -> Array:
        """The number that orders the hands: strength, key card, suit."""
        key = np.where(_IS_RUN[self.ranks] & (self.ranks == _LOW_RUN), _FIVE, self.ranks)
        key = np.where(self.pairs != 0, self.pairs, key)
        key = np.where(self.threes != 0, self.threes, key)
        rank = _HIGHEST[np.where(self.fours != 0, self.fours, key)]
        suit = (((self.suits >> rank) & 1) * self._suit_rank[:, None]).max(axis=0)
        order: Array = (self._strength[self.combination] << 6) | (rank << 2) | suit
        return order
