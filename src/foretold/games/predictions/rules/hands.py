"""Section 7: the combination that a hand makes, and the order of hands.

The value of a hand is one number: combination << 10 | strength << 6 | rank of the key card << 2 | its suit. Its bits
below 10 order the hands; no two hands are equal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.bits import highest, popcount
from foretold.games.predictions.rules.state import FIRST_RUNE_CARD, RANKS, RUNE_CARDS, Combination

if TYPE_CHECKING:
    from foretold.games.predictions.rules.record_types import GameRecord

SUIT_CARDS = (1 << RANKS) - 1
LOW_STRAIGHT = 0b1000000001111  # A 2 3 4 5
FIVE = 0b1000  # the key card of a low straight


def combination_of(value: int) -> int:
    """The combination of a hand with this value."""
    return value >> 10


def strength_of(value: int) -> int:
    """What such a hand pays, and the first thing that ranks it."""
    return (value >> 6) & 15


def order_of(value: int) -> int:
    """The part of the value that orders hands: strength, key card, suit."""
    return value & 1023


def rune_cards(hand: int) -> int:
    """How many rune cards a hand holds."""
    return popcount(hand >> FIRST_RUNE_CARD)


def hand_value(game: GameRecord, hand: int) -> int:
    """What a hand of at most five cards is worth; rune cards never count. Without branches, for speed."""
    hand = hand & ~RUNE_CARDS
    first = hand & SUIT_CARDS
    second = (hand >> RANKS) & SUIT_CARDS
    third = (hand >> (2 * RANKS)) & SUIT_CARDS
    fourth = (hand >> (3 * RANKS)) & SUIT_CARDS
    ranks = first | second | third | fourth
    one = first | second
    other = third | fourth
    pairs = (first & second) | (third & fourth) | (one & other)
    threes = (first & second & other) | (third & fourth & one)
    fours = first & second & third & fourth
    size = popcount(hand)
    doubled = size - popcount(ranks)
    low = ranks == LOW_STRAIGHT
    straight = (size == 5) & (low | ((ranks & -ranks) * 0b11111 == ranks))
    flush = (size == 5) & ((first == ranks) | (second == ranks) | (third == ranks) | (fourth == ranks))
    combination = _combination(doubled, threes, fours, straight, flush)
    key = _key_cards(ranks, pairs, threes, fours, low)
    rank = highest(key) if key != 0 else 0
    suit = _best_suit(game, (first >> rank) & 1, (second >> rank) & 1, (third >> rank) & 1, (fourth >> rank) & 1)
    return (combination << 10) | (int(game.strength[combination]) << 6) | (rank << 2) | suit


def _combination(doubled: int, threes: int, fours: int, straight: bool, flush: bool) -> int:
    """The name of the combination; ``doubled`` cards share their rank with another."""
    even = (int(Combination.FLUSH) if flush else 0) + (int(Combination.STRAIGHT) if straight else 0)
    even = int(Combination.STRAIGHT_FLUSH) if straight & flush else even
    two = int(Combination.THREE) if threes != 0 else int(Combination.TWO_PAIRS)
    three = int(Combination.FOUR) if fours != 0 else int(Combination.FULL_HOUSE)
    paired = int(Combination.PAIR) if doubled == 1 else (two if doubled == 2 else three)
    return even if doubled == 0 else paired


def _key_cards(ranks: int, pairs: int, threes: int, fours: int, low: bool) -> int:
    """The ranks whose highest is the key card: of a full house the three alone, of a low straight the 5."""
    key = FIVE if low else ranks
    key = pairs if pairs != 0 else key
    key = threes if threes != 0 else key
    return fours if fours != 0 else key


def _best_suit(game: GameRecord, first: int, second: int, third: int, fourth: int) -> int:
    """The best suit of those marked 1, as its rank; Clock, Mask, Scarab, Tree."""
    best = max(first * int(game.suit_rank[0]), second * int(game.suit_rank[1]))
    best = max(best, third * int(game.suit_rank[2]))
    return max(best, fourth * int(game.suit_rank[3]))
