"""A quick player of All In - Predictions for play-outs, in the rules' compiled subset.

It looks at its own cards and at what everybody sees, values a hand by what it makes and what it nearly makes, and takes
the action that leaves the best hand.
"""

from foretold.rules.bits import nth, popcount
from foretold.rules.chance import WORD, mixed
from foretold.rules.predictions.hands import SUIT_CARDS, hand_value, order_of, rune_cards, strength_of
from foretold.rules.predictions.state import (
    DISCARD_PLACE,
    EFFECTS,
    HAND,
    NONE,
    RANKS,
    ROUNDS,
    STARRED,
    SUITS,
    Asked,
    Combination,
    Effect,
)

#: A random number below this (of 2^32) makes the policy do something else: play-outs must not be all alike.
SELDOM = 0x04000000
#: Worths are in hundredths of a rune. What a rune card pays, and a rank of the key card, which breaks ties only.
RUNE_CARD = 200
KEY_CARD = 2
#: The part of the pot, in hundredths, that the strongest hand gains more than a good guess does.
POT_GAIN = 40
#: How likely a turn brings a certain card, in parts of 10,000; and one that pairs a spare card, in hundredths.
#: These and the numbers below were found by playing many rounds between policies that differ in one of them.
ONE_CARD = 150
SPARE_CARD = 65
#: What is left of a combination, in hundredths, if a flush or straight is missed that lacked one card, or two.
LEFT_OF_ONE = 85
LEFT_OF_TWO = 60
#: What the effects of a card bring as a rule of thumb: a card drawn, each further one turned up, a swap, knowing more.
DRAWN = 35
TURNED_UP = 22
SWAPPED = 35
KNOWN = 10
#: The order of a hand of which nothing was heard: nearly two pairs; and by how much stronger one is that is all in.
UNHEARD = (1 << 6) + 60
ALL_IN = 1


def policy(game, state, luck):
    """Which of the legal actions to take: its place among them."""
    asked = int(state.asked)
    cards = popcount(int(state.cards))
    places = popcount(int(state.places))
    if luck < SELDOM:
        return (luck * (cards * places + popcount(int(state.extras)))) // SELDOM
    if asked == Asked.TURN:
        return _turn(game, state, cards)
    if asked == Asked.PREDICT:
        return _prediction(game, state)
    if asked == Asked.HYPNOSIS or asked == Asked.EYE or asked == Asked.HIDE:
        return luck % (cards * places)
    if asked == Asked.DRAW or asked == Asked.REVEAL or asked == Asked.RUNE:
        return 0
    return _best_exchange(game, state, asked, cards, places)


def turns_left(game, state):
    """How many turns of one's own are still to come, in hundredths: three turns of four fill a place."""
    places = 2 * int(game.columns) - popcount(int(state.occupied))
    return (133 * places) // int(game.players)


def prospects(game, state):
    """What hands are worth at this moment, as tables: by combination; and on the way to a flush or a straight."""
    turns = turns_left(game, state)
    pot = int(state.pot)
    none = _pay(game, Combination.NOTHING, pot)
    one = _pay(game, Combination.PAIR, pot)
    two = _pay(game, Combination.TWO_PAIRS, pot)
    three = _pay(game, Combination.THREE, pot)
    straight = _pay(game, Combination.STRAIGHT, pot)
    flush = _pay(game, Combination.FLUSH, pot)
    full = _pay(game, Combination.FULL_HOUSE, pot)
    four = _pay(game, Combination.FOUR, pot)
    spare = _chance((SPARE_CARD * turns) // 100)
    third = _chance((2 * ONE_CARD * turns) // 10000)
    both = (third * spare) // 200
    fourth = _chance((ONE_CARD * turns) // 10000)
    suit = (10 * ONE_CARD * turns) // 10000
    kinds = (
        none + spare * (one - none) // 100,
        one + (both * (full - one) + (third - both) * (three - one) + (spare - both) * (two - one)) // 100,
        two + _chance((4 * ONE_CARD * turns) // 10000) * (full - two) // 100,
        three + (fourth * (four - three) + ((100 - fourth) * spare // 100) * (full - three)) // 100,
        straight,
        flush,
        full,
        four,
        _pay(game, Combination.STRAIGHT_FLUSH, pot),
    )
    one_more = _chance(suit)
    two_more = (100 * suit * suit) // (30000 + suit * suit)
    one_rank = _chance((4 * ONE_CARD * turns) // 10000)
    two_ranks = _chance((8 * ONE_CARD * turns) // 10000)
    series = (
        *(one_more * flush // 100, (100 - one_more) * LEFT_OF_ONE),
        *(two_more * flush // 100, (100 - two_more) * LEFT_OF_TWO),
        *(one_rank * straight // 100, (100 - one_rank) * LEFT_OF_ONE),
        *(two_ranks * straight // 100, (100 - two_ranks) * LEFT_OF_ONE),
    )
    return kinds, series


def outlook(game, hand, kinds, series):
    """What a hand is worth: what it pays, the pot if it is the strongest, and what it may become."""
    value = hand_value(game, hand) if popcount(hand) <= HAND else _worth_of_many(game, hand)
    worth = kinds[value >> 10]
    worth = max(worth, _on_the_way(hand, 100 * strength_of(value), series))
    return worth + RUNE_CARD * rune_cards(hand) + KEY_CARD * ((value >> 2) & 15)


def _pay(game, combination, pot):
    """Runes for the hand, and for the pot as far as good players' hands are weaker (measured between adepts)."""
    strength = int(game.strength[combination])
    weaker = 12 * strength + 2 if strength < 7 else 96
    alone = 100
    for _ in range(int(game.players) - 1):
        alone = (alone * weaker) // 100
    return 100 * strength + (POT_GAIN * pot * alone) // 100


def _chance(hazard):
    """The chance, in hundredths, that something happens which is expected so many hundredths of a time."""
    return min((100 * hazard) // (100 + (6 * hazard) // 10), 100)


def _on_the_way(hand, now, series):
    """The worth on the way to a flush or a straight; what the hand is now is partly lost if that fails."""
    suited = 0
    ranks = 0
    for suit in range(SUITS):
        cards = (hand >> (suit * RANKS)) & SUIT_CARDS
        suited = max(suited, popcount(cards))
        ranks |= cards
    worth = 0
    if suited == HAND - 1:
        worth = series[0] + series[1] * now // 10000
    elif suited == HAND - 2:
        worth = series[2] + series[3] * now // 10000
    if popcount(ranks) >= HAND - 1:
        runs = _runs_of_four(ranks)
        if runs == 1:
            worth = max(worth, series[4] + series[5] * now // 10000)
        elif runs > 1:
            worth = max(worth, series[6] + series[7] * now // 10000)
    return worth


def _runs_of_four(ranks):
    """How many ranks would make a straight of four that are there."""
    low_ace = (ranks << 1) | (ranks >> (RANKS - 1))
    runs = 0
    for low in range(RANKS - 3):
        runs += 1 if popcount((low_ace >> low) & 31) == 4 else 0
    return runs


def _worth_of_many(game, hand):
    """The best value of the hand without one of its cards, and so on down to five."""
    best = 0
    for k in range(popcount(hand)):
        rest = hand & ~(1 << nth(hand, k))
        while popcount(rest) > HAND:
            rest &= rest - 1
        value = hand_value(game, rest)
        if order_of(value) > order_of(best):
            best = value
    return best


def _turn(game, state, cards):
    """Play the card that leaves the best hand, powers counted; pass if that is no better. It never goes all in."""
    hand = int(state.hands[int(state.at_turn)])
    kinds, series = prospects(game, state)
    best = outlook(game, hand, kinds, series)
    chosen = cards
    for k in range(cards):
        card = nth(hand, k)
        worth = _after_playing(game, state, card, hand & ~(1 << card), kinds, series)
        if worth > best:
            best = worth
            chosen = k
    return chosen


def _after_playing(game, state, card, rest, kinds, series):
    """What playing a card may bring: the best open card for a take, rules of thumb for other effects."""
    worth = 0
    takes = False
    for step in range(EFFECTS):
        effect = int(game.effects[card, step]) & ~STARRED
        if effect == Effect.TAKE:
            takes = True
        elif effect == Effect.DRAW:
            worth += DRAWN
        elif effect >= Effect.REVEAL_2 and effect <= Effect.REVEAL_4:
            worth += DRAWN + TURNED_UP * (effect - int(Effect.REVEAL_2) + 1)
        elif effect == Effect.SWAP:
            worth += SWAPPED
        elif effect == Effect.RUNE:
            worth += 100
        elif effect != Effect.NOTHING:
            worth += KNOWN
    if not takes:
        return worth + outlook(game, rest, kinds, series)
    best = 0
    for column in range(int(game.columns)):
        lying = _card_at(state, column)
        if lying != NONE:
            best = max(best, outlook(game, rest | (1 << lying), kinds, series))
    return worth + best


def _card_at(state, place):
    """The uncovered card of a place."""
    if place == DISCARD_PLACE:
        return int(state.stock[int(state.pile_count) - 1])
    top = int(state.gallery[1, place])
    return top if top != NONE else int(state.gallery[0, place])


def _best_exchange(game, state, asked, cards, places):
    """Take, swap, keep or discard what leaves the best hand; skip if nothing gets better."""
    hand = int(state.hands[int(state.at_turn)])
    kinds, series = prospects(game, state)
    best = outlook(game, hand, kinds, series) if int(state.extras) != 0 else -1
    chosen = cards * places
    for k in range(cards * places):
        after = _after(state, asked, hand, nth(int(state.cards), k // places), nth(int(state.places), k % places))
        worth = outlook(game, after, kinds, series)
        if worth > best:
            best = worth
            chosen = k
    return chosen


def _after(state, asked, hand, card, place):
    """The hand that an answer leads to."""
    if asked == Asked.TAKE:
        return hand | (1 << _card_at(state, place))
    if asked == Asked.SWAP:
        return (hand & ~(1 << card)) | (1 << _card_at(state, place))
    if asked == Asked.KEEP:
        return hand | (1 << card)
    return hand & ~(1 << card)


def _prediction(game, state):
    """The seat whose cards, as far as everybody knows them, make most; one's own hand counts in full."""
    seat = int(state.actor)
    best = -1
    chosen = seat
    for other in range(int(game.players)):
        if other == seat:
            worth = order_of(hand_value(game, int(state.hands[seat])))
        else:
            worth = max(order_of(hand_value(game, int(state.shown[other]))), _announced(game, state, other))
        if other == int(state.all_in):
            worth += ALL_IN << 6
        if worth > best:
            best = worth
            chosen = other
    return chosen


def _announced(game, state, seat):
    """The order of hands with the combination that a seat last announced; without one, a good pair."""
    combination = int(state.announced[seat])
    if combination == NONE:
        return UNHEARD
    return (int(game.strength[combination]) << 6) + 16


def is_hidden(state):
    """Whether the others don't see what is decided now: the card that is hidden from the Eye."""
    return int(state.asked) == Asked.HIDE


def witnessed(state):
    """What the seat that decides has seen beside everybody's decisions: the cards that it holds, as a few bits."""
    hand = int(state.hands[int(state.actor)])
    return mixed((hand ^ (hand >> 27)) & WORD)


def last_round(record, worlds):
    """Make the present round the last one, so that a simulation ends with it."""
    record["heirs"] = 0
    worlds["round_index"] = ROUNDS
