"""What hands are worth at a moment of a round, in the rules' compiled subset: for play-outs and for the adept.

A moment is three tuples: ``chances`` (own turns to come, and the expectation of getting a certain card in them, unseen
or lying open), and what each combination pays with the lowest and with the highest key card. What a hand is worth is
the same for both efforts (rivals.py); they differ in what is thought of the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.bits import popcount
from foretold.games.predictions.bots.rivals import alone_at
from foretold.games.predictions.rules.hands import SUIT_CARDS, hand_value, rune_cards
from foretold.games.predictions.rules.state import HAND, RANKS, RUNE_CARD_PAYS, Combination

if TYPE_CHECKING:
    from foretold.engine.value_types import Seat
    from foretold.games.predictions.bots.record_types import Chances, Habits, Moment, Pays, Weaker
    from foretold.games.predictions.rules.record_types import GameRecord, StateRecord

#: How many unseen cards a turn lets one choose among, on average over the faces.
LOOKS_A_TURN = 2.8
#: How likely a card that lies open can be had on the next turn, and for how many turns it stays.
OPEN_CARD_A_TURN = 0.35
OPEN_CARD_TURNS = 1.3
#: What of the pot is one's own if one's hand is the strongest, beyond what a good guess wins without it; by players.
POT_GAIN = (0.0, 0.0, 0.6, 0.45, 0.4, 0.35)
#: A new spare card may be paired too: added to the hazard of a full house or two pairs, a turn.
NEW_SPARE = 0.1
#: One of the spare cards is played on each turn: the part of their hazard that is left.
SPARES_KEPT = 0.8
#: What is left of the present worth if a straight or flush is missed, by missing cards.
LEFT_IF_MISSED = (1.0, 0.85, 0.6, 0.5, 0.4, 0.4)
#: A key card breaks ties only: a rank is worth this much of a rune.
KEY_CARD = 0.02

#: One bit for each suit, at the first rank: times a set of ranks, all cards of these ranks.
ALL_SUITS = 1 | (1 << RANKS) | (1 << (2 * RANKS)) | (1 << (3 * RANKS))
LOW_RUN = 0b1000000001111
RUN = 0b11111
RUNS = 10


def chances_at(turns: float, unseen: int) -> Chances:
    """The part of a moment that speaks of getting cards."""
    return turns, LOOKS_A_TURN * turns / max(popcount(unseen), 1), OPEN_CARD_A_TURN * min(turns, OPEN_CARD_TURNS)


def pays_at(game: GameRecord, state: StateRecord, alone: Weaker, edge: int) -> Pays:
    """What each combination pays; ``edge`` 0: with the lowest key card, 1: with the highest."""
    gain = POT_GAIN[int(game.players)] * int(state.pot)
    key = KEY_CARD * RANKS * edge
    return (
        int(game.strength[0]) + gain * alone[int(game.strength[0]) + edge] + key,
        int(game.strength[1]) + gain * alone[int(game.strength[1]) + edge] + key,
        int(game.strength[2]) + gain * alone[int(game.strength[2]) + edge] + key,
        int(game.strength[3]) + gain * alone[int(game.strength[3]) + edge] + key,
        int(game.strength[4]) + gain * alone[int(game.strength[4]) + edge] + key,
        int(game.strength[5]) + gain * alone[int(game.strength[5]) + edge] + key,
        int(game.strength[6]) + gain * alone[int(game.strength[6]) + edge] + key,
        int(game.strength[7]) + gain * alone[int(game.strength[7]) + edge] + key,
        int(game.strength[8]) + gain * alone[int(game.strength[8]) + edge] + key,
    )


def moment_at(
    game: GameRecord,
    state: StateRecord,
    habits: Habits,
    effort: int,
    seat: Seat,
    unseen: int,
    turns: float,
    coming: float,
) -> Moment:
    """The moment when a seat has so many turns to come, and the others so many."""
    alone = alone_at(game, state, habits, effort, seat, coming)
    return chances_at(turns, unseen), pays_at(game, state, alone, 0), pays_at(game, state, alone, 1)


def worth(game: GameRecord, hand: int, unseen: int, lying: int, chances: Chances, low: Pays, high: Pays) -> float:
    """What a hand of at most five cards is worth at a moment, in runes."""
    value = hand_value(game, hand)
    combination = value >> 10
    now = low[combination] + (high[combination] - low[combination]) * ((value >> 2) & 15) / RANKS
    now += RUNE_CARD_PAYS * rune_cards(hand)
    turns = chances[0]
    if turns <= 0.0 or combination == Combination.FOUR or combination == Combination.STRAIGHT_FLUSH:
        return now
    if combination == Combination.FULL_HOUSE or combination == Combination.FLUSH:
        return now
    first = hand & SUIT_CARDS
    second = (hand >> RANKS) & SUIT_CARDS
    third = (hand >> (2 * RANKS)) & SUIT_CARDS
    fourth = (hand >> (3 * RANKS)) & SUIT_CARDS
    ranks = first | second | third | fourth
    best = now
    if combination != Combination.STRAIGHT:
        one = first | second
        other = third | fourth
        pairs = (first & second) | (third & fourth) | (one & other)
        best = _with_more_of_a_rank(combination, ranks, pairs, unseen, lying, chances, low, high, now)
        if best < _middle(low, high, Combination.STRAIGHT):  # else it can't bring more
            best = max(best, _with_a_run(ranks, unseen, lying, chances, low, high, now))
    if best < _middle(low, high, Combination.FLUSH):
        best = max(best, _with_a_flush(first, second, third, fourth, unseen, lying, chances, low, high, now))
    return best


def _expected(ranks: int, unseen: int, lying: int, chances: Chances) -> float:
    """How many cards of these ranks one may expect to get."""
    cards = ranks * ALL_SUITS
    return chances[1] * popcount(unseen & cards) + chances[2] * popcount(lying & cards)


def _once(expected: float) -> float:
    """The chance that something happens at all which is expected so many times: 1 - exp(-x), nearly."""
    return expected / (1.0 + 0.5 * expected + 0.08 * expected * expected)


def _middle(low: Pays, high: Pays, combination: int) -> float:
    return 0.5 * (low[combination] + high[combination])


def _with_more_of_a_rank(
    combination: int,
    ranks: int,
    pairs: int,
    unseen: int,
    lying: int,
    chances: Chances,
    low: Pays,
    high: Pays,
    now: float,
) -> float:
    """The worth on the way to pairs, threes, a full house, four of a kind."""
    turns = chances[0]
    third = _once(_expected(pairs, unseen, lying, chances))
    full = _middle(low, high, Combination.FULL_HOUSE)
    two = _middle(low, high, Combination.TWO_PAIRS)
    if combination == Combination.TWO_PAIRS:
        return now + third * (full - two)
    more = _once(SPARES_KEPT * _expected(ranks & ~pairs, unseen, lying, chances) + NEW_SPARE * turns)
    three = _middle(low, high, Combination.THREE)
    if combination == Combination.THREE:
        four = _middle(low, high, Combination.FOUR)
        return now + third * (four - three) + (1.0 - third) * more * (full - three)
    pair = _middle(low, high, Combination.PAIR)
    if combination == Combination.PAIR:
        both = third * more * min(0.5 * turns, 1.0)
        return now + both * (full - pair) + (third - both) * (three - pair) + (more - both) * (two - pair)
    return now + more * (pair - _middle(low, high, Combination.NOTHING))


def _with_a_flush(
    first: int,
    second: int,
    third: int,
    fourth: int,
    unseen: int,
    lying: int,
    chances: Chances,
    low: Pays,
    high: Pays,
    now: float,
) -> float:
    """The worth on the way to five of the suit that is held most."""
    suit = 0
    held = popcount(first)
    if popcount(second) > held:
        suit = 1
        held = popcount(second)
    if popcount(third) > held:
        suit = 2
        held = popcount(third)
    if popcount(fourth) > held:
        suit = 3
        held = popcount(fourth)
    missing = HAND - held
    if missing > 3:
        return now
    cards = SUIT_CARDS << (suit * RANKS)
    x = chances[1] * popcount(unseen & cards) + chances[2] * popcount(lying & cards)
    none = 1.0 - _once(x)
    chance = 1.0 - none
    if missing == 2:
        chance = (1.0 - none * (1.0 + x)) * min(chances[0] / 2.0, 1.0)
    elif missing == 3:
        chance = (1.0 - none * (1.0 + x + 0.5 * x * x)) * min(chances[0] / 3.0, 1.0)
    return chance * _middle(low, high, Combination.FLUSH) + (1.0 - chance) * LEFT_IF_MISSED[missing] * now


def _with_a_run(ranks: int, unseen: int, lying: int, chances: Chances, low: Pays, high: Pays, now: float) -> float:
    """The worth on the way to the straight that is most likely to be had."""
    best = 0.0
    lacking = 5
    for start in range(RUNS):
        run = LOW_RUN if start == 0 else RUN << (start - 1)
        missing = run & ~ranks
        count = popcount(missing)
        if count <= 2:
            lowest = missing & -missing
            chance = _once(_expected(lowest, unseen, lying, chances))
            if count == 2:
                chance *= _once(_expected(missing ^ lowest, unseen, lying, chances)) * min(0.5 * chances[0], 1.0)
            if chance > best:
                best = chance
                lacking = count
    return best * _middle(low, high, Combination.STRAIGHT) + (1.0 - best) * LEFT_IF_MISSED[lacking] * now
