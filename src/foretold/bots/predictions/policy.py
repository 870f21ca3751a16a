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
    NONE,
    RANKS,
    ROUNDS,
    STARRED,
    SUITS,
    Asked,
    Effect,
)

#: A random number below this (of 2^32) makes the policy do something else: play-outs must not be all alike.
SELDOM = 0x10000000
#: A hand of this strength is good enough to pass, and of the next to go all in.
GOOD = 4
GREAT = 5
RUNE_WORTH = 2


def policy(game, state, luck):
    """Which of the legal actions to take: its place among them."""
    asked = int(state.asked)
    cards = popcount(int(state.cards))
    places = popcount(int(state.places))
    if luck < SELDOM:
        return (luck * (cards * places + popcount(int(state.extras)))) // SELDOM
    if asked == Asked.TURN:
        return _turn(game, state, cards, luck)
    if asked == Asked.PREDICT:
        return _prediction(game, state)
    if asked == Asked.HYPNOSIS or asked == Asked.EYE or asked == Asked.HIDE:
        return luck % (cards * places)
    if asked == Asked.DRAW or asked == Asked.REVEAL or asked == Asked.RUNE:
        return 0
    return _best_exchange(game, state, asked, cards, places)


def outlook(game, hand):
    """What a hand is worth, in sixteenths of a rune: what it makes, rune cards, and what it nearly makes."""
    value = hand_value(game, hand) if popcount(hand) <= 5 else _worth_of_many(game, hand)
    made = 16 * strength_of(value) + ((value >> 2) & 15) // 4
    return made + 16 * RUNE_WORTH * rune_cards(hand) + _nearly(hand)


def _worth_of_many(game, hand):
    """The best value of the hand without one of its cards, and so on down to five."""
    best = 0
    for k in range(popcount(hand)):
        rest = hand & ~(1 << nth(hand, k))
        value = hand_value(game, rest) if popcount(rest) <= 5 else hand_value(game, rest & (rest - 1))
        if order_of(value) > order_of(best):
            best = value
    return best


def _nearly(hand):
    """Three or four of a suit, or of neighbouring ranks, may become a flush or a straight."""
    suited = 0
    ranks = 0
    for suit in range(SUITS):
        cards = (hand >> (suit * RANKS)) & SUIT_CARDS
        suited = max(suited, popcount(cards))
        ranks |= cards
    close = 0
    for low in range(RANKS - 4):
        close = max(close, popcount((ranks >> low) & 31))
    return (14 if suited == 4 else (3 if suited == 3 else 0)) + (10 if close == 4 else 0)


def _turn(game, state, cards, luck):
    """Pass or go all in with a good hand; else play the card whose loss hurts least and whose powers gain most."""
    hand = int(state.hands[int(state.at_turn)])
    strength = strength_of(hand_value(game, hand))
    if strength >= GREAT and popcount(int(state.extras)) == 2:
        return cards + 1
    if strength >= GOOD and luck & 3 != 0:
        return cards
    best = -1
    chosen = cards
    for k in range(cards):
        card = nth(hand, k)
        worth = outlook(game, hand & ~(1 << card)) + _power(game, card)
        if worth > best:
            best = worth
            chosen = k
    return chosen


def _power(game, card):
    """What the effects of a card bring, as a rule of thumb, in sixteenths of a rune."""
    power = 0
    for step in range(EFFECTS):
        effect = int(game.effects[card, step]) & ~STARRED
        if effect >= Effect.REVEAL_2 and effect <= Effect.REVEAL_4:
            power += 6 + 5 * (effect - int(Effect.REVEAL_2))
        elif effect == Effect.TAKE or effect == Effect.SWAP:
            power += 12
        elif effect == Effect.RUNE:
            power += 16
        elif effect != Effect.NOTHING:
            power += 3
    return power


def _card_at(state, place):
    """The uncovered card of a place."""
    if place == DISCARD_PLACE:
        return int(state.stock[int(state.pile_count) - 1])
    top = int(state.gallery[1, place])
    return top if top != NONE else int(state.gallery[0, place])


def _best_exchange(game, state, asked, cards, places):
    """Take, swap, keep or discard what leaves the best hand; skip if nothing gets better."""
    hand = int(state.hands[int(state.at_turn)])
    best = outlook(game, hand) if int(state.extras) != 0 else -1
    chosen = cards * places
    for k in range(cards * places):
        after = _after(state, asked, hand, nth(int(state.cards), k // places), nth(int(state.places), k % places))
        worth = outlook(game, after)
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
            worth += 4 << 6
        if worth > best:
            best = worth
            chosen = other
    return chosen


def _announced(game, state, seat):
    """The order of hands with the combination that a seat last announced; without one, a middling pair."""
    combination = int(state.announced[seat])
    if combination == NONE:
        return (1 << 6) + 20
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
