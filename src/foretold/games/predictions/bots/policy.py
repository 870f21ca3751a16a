"""A quick player of All In - Predictions for play-outs, in the rules' compiled subset.

It looks at its own cards and at what everybody sees, and takes the action after which its hand is worth most
(prospects.py): every card is tried, its effects are resolved in the head, choices for the best, chance over a few
unseen cards. Predictions are in naming.py.
"""

from foretold.engine.bits import nth, popcount
from foretold.engine.chance import WORD, mixed
from foretold.games.predictions.bots.naming import prediction
from foretold.games.predictions.bots.prospects import (
    FILL_A_TURN,
    KEY_CARD,
    POT_GAIN,
    RUNE_CARD,
    alone_at,
    chances_at,
    free_places,
    own_turns,
    pays_at,
    worth,
)
from foretold.games.predictions.knowledge.certain import in_sight
from foretold.games.predictions.rules.effects import gains_card, reveal_size
from foretold.games.predictions.rules.hands import hand_value, rune_cards, strength_of
from foretold.games.predictions.rules.state import (
    CARDS,
    DISCARD_PLACE,
    EFFECTS,
    HAND,
    NONE,
    RANKS,
    STARRED,
    Asked,
    Discard,
    Effect,
)

#: A random number below this (of 2^32) makes the policy do something else: play-outs must not be all alike.
SELDOM = 0x02000000
#: Unseen cards that a draw or a reveal is tried with, and how many groups of them it needs at least.
SAMPLE = 12
GROUPS = 3
#: What all-in is worth in itself: the hand is safe from Hypnosis and the Eye; cards that it adds.
SAFE = 0.1
ALL_IN_ADDS = 2
#: What knowing more is worth, as a share of the pot.
EYE_SHARE = 0.035
HYPNOSIS_SHARE = 0.02
NOTHING = -1000.0


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
        return prediction(game, state, unseen_cards(game, state, int(state.actor)), luck)
    if asked == Asked.HYPNOSIS or asked == Asked.EYE or asked == Asked.HIDE:
        return luck % (cards * places)
    if asked == Asked.DRAW or asked == Asked.REVEAL or asked == Asked.RUNE:
        return 0
    return _best_exchange(game, state, asked, cards, places)


def open_cards(game, state):
    """The cards that may be taken."""
    lying = 0
    for column in range(int(game.columns)):
        card = card_at(state, column)
        if card != NONE:
            lying |= 1 << card
    if int(game.discard) == Discard.SEER and int(state.pile_count) > 0:
        lying |= 1 << card_at(state, DISCARD_PLACE)
    return lying


def card_at(state, place):
    """The uncovered card of a place."""
    if place == DISCARD_PLACE:
        return int(state.stock[int(state.pile_count) - 1])
    top = int(state.gallery[1, place])
    return top if top != NONE else int(state.gallery[0, place])


def unseen_cards(game, state, seat):
    """The cards of which a seat does not know where they are: in the deck or in other hands."""
    seen = in_sight(game, state, seat) | int(state.hands[seat]) | int(state.eyed[seat]) | int(state.buried[seat])
    for other in range(int(game.players)):
        seen |= int(state.shown[other])
    return ((1 << CARDS) - 1) & ~seen


def _turn(game, state, cards):
    """Play the card whose effects bring most, pass, or go all in."""
    seat = int(state.at_turn)
    hand = int(state.hands[seat])
    unseen = unseen_cards(game, state, seat)
    lying = open_cards(game, state)
    places = free_places(game, state)
    turns = own_turns(game, state, places - 1)
    chances = chances_at(turns, unseen)
    alone = alone_at(game, state, seat, turns)
    low = pays_at(game, state, alone, 0)
    high = pays_at(game, state, alone, 1)
    best = worth(game, hand, unseen, lying, chances, low, high)
    chosen = cards
    longer = chances_at(own_turns(game, state, places), unseen)
    for k in range(cards):
        card = nth(hand, k)
        rest = hand & ~(1 << card)
        if _takes(game, card):
            value = _after_playing(game, state, card, rest, unseen, lying, longer, low, high)
        else:
            value = _after_playing(game, state, card, rest, unseen, lying, chances, low, high)
        if value > best:
            best = value
            chosen = k
    if int(state.all_in) != NONE or _most(game, state, hand) <= best:
        return chosen
    return cards + 1 if _all_in(game, state, seat, hand, unseen, lying, places) > best else chosen


def _most(game, state, hand):
    """What a hand pays at most as it is: a quick look whether all-in is worth a thought."""
    gain = POT_GAIN[int(game.players)] * int(state.pot)
    return strength_of(hand_value(game, hand)) + gain + KEY_CARD * RANKS + RUNE_CARD * rune_cards(hand) + SAFE


def _all_in(game, state, seat, hand, unseen, lying, places):
    """What the hand is worth as it is when the others have fewer turns left."""
    sooner = max(places - ALL_IN_ADDS, 0) / (1.0 + (int(game.players) - 1) * FILL_A_TURN)
    alone = alone_at(game, state, seat, sooner)
    chances = chances_at(0.0, unseen)
    low = pays_at(game, state, alone, 0)
    high = pays_at(game, state, alone, 1)
    return worth(game, hand, unseen, lying, chances, low, high) + SAFE


def _takes(game, card):
    """Whether a card takes one out of the gallery, so that it is no fuller than before."""
    for step in range(EFFECTS):
        if int(game.effects[card, step]) & ~STARRED == Effect.TAKE:
            return True
    return False


def _after_playing(game, state, card, hand, unseen, lying, chances, low, high):
    """What the effects of a card may bring, one after the other, each for the best by itself."""
    extra = 0.0
    last = 0
    for step in range(EFFECTS):
        if gains_card(int(game.effects[card, step]) & ~STARRED):
            last = step
    value = NOTHING
    for step in range(EFFECTS):
        effect = int(game.effects[card, step]) & ~STARRED
        if effect == Effect.RUNE:
            extra += 1.0
        elif effect == Effect.EYE:
            extra += EYE_SHARE * int(state.pot)
        elif effect == Effect.HYPNOSIS:
            extra += HYPNOSIS_SHARE * int(state.pot)
        elif effect == Effect.SWAP:
            hand = _swapped(game, hand, unseen, lying, chances, low, high)
        elif effect == Effect.TAKE:
            hand = _taken(game, hand, unseen, lying, chances, low, high)
        elif gains_card(effect) and step == last:
            value = _drawn(game, state, hand, _looks(effect), unseen, lying, chances, low, high)
    if value == NOTHING:
        value = best_five(game, hand, unseen, lying, chances, low, high)
    return value + extra


def _looks(effect):
    """Among how many cards a draw or a reveal lets one choose."""
    return 1 if effect == Effect.DRAW else reveal_size(effect)


def _taken(game, hand, unseen, lying, chances, low, high):
    """The hand with the best of the open cards."""
    best = NOTHING
    chosen = hand
    left = lying & ~hand
    while left != 0:
        card = left & -left
        left ^= card
        value = best_five(game, hand | card, unseen, lying, chances, low, high)
        if value > best:
            best = value
            chosen = hand | card
    return chosen


def _swapped(game, hand, unseen, lying, chances, low, high):
    """The hand after the best swap, or as it is."""
    best = best_five(game, hand, unseen, lying, chances, low, high)
    chosen = hand
    own = hand
    while own != 0:
        given = own & -own
        own ^= given
        left = lying & ~hand
        while left != 0:
            card = left & -left
            left ^= card
            value = best_five(game, (hand ^ given) | card, unseen, lying, chances, low, high)
            if value > best:
                best = value
                chosen = (hand ^ given) | card
    return chosen


def _drawn(game, state, hand, looks, unseen, lying, chances, low, high):
    """The mean over some unseen cards, the best of so many at a time. The deck's last cards are as good as any."""
    count = min(int(state.deck_count), max(SAMPLE, GROUPS * looks))
    if count == 0:
        return best_five(game, hand, unseen, lying, chances, low, high)
    looks = min(looks, count)
    groups = count // looks
    total = 0.0
    for group in range(groups):
        best = NOTHING
        for i in range(looks):
            card = int(state.stock[CARDS - 1 - group * looks - i])
            best = max(best, best_five(game, hand | (1 << card), unseen, lying, chances, low, high))
        total += best
    return total / groups


def best_five(game, hand, unseen, lying, chances, low, high):
    """What the best five cards of a hand are worth; of more than six, one after the other goes."""
    while popcount(hand) > HAND + 1:
        hand = _without_worst(game, hand, unseen, lying, chances, low, high)
    if popcount(hand) <= HAND:
        return worth(game, hand, unseen, lying, chances, low, high)
    best = NOTHING
    left = hand
    while left != 0:
        card = left & -left
        left ^= card
        best = max(best, worth(game, hand ^ card, unseen, lying, chances, low, high))
    return best


def _without_worst(game, hand, unseen, lying, chances, low, high):
    """A hand of many cards without the one after which the lowest five others make most."""
    best = NOTHING
    chosen = hand & (hand - 1)
    left = hand
    while left != 0:
        card = left & -left
        left ^= card
        rest = hand ^ card
        while popcount(rest) > HAND:
            rest &= rest - 1
        value = worth(game, rest, unseen, lying, chances, low, high)
        if value > best:
            best = value
            chosen = hand ^ card
    return chosen


def _best_exchange(game, state, asked, cards, places):
    """Take, swap, keep or discard what leaves the best hand; skip if nothing gets better."""
    seat = int(state.at_turn)
    hand = int(state.hands[seat])
    unseen = unseen_cards(game, state, seat)
    lying = open_cards(game, state)
    turns = own_turns(game, state, free_places(game, state))
    chances = chances_at(turns + 1.0 if asked == Asked.SWAP else turns, unseen)
    alone = alone_at(game, state, seat, turns)
    low = pays_at(game, state, alone, 0)
    high = pays_at(game, state, alone, 1)
    best = NOTHING
    if int(state.extras) != 0:
        best = best_five(game, hand, unseen, lying, chances, low, high)
    chosen = cards * places
    for k in range(cards * places):
        after = _after(state, asked, hand, nth(int(state.cards), k // places), nth(int(state.places), k % places))
        value = best_five(game, after, unseen, lying, chances, low, high)
        if value > best:
            best = value
            chosen = k
    return chosen


def _after(state, asked, hand, card, place):
    """The hand that an answer leads to."""
    if asked == Asked.TAKE:
        return hand | (1 << card_at(state, place))
    if asked == Asked.SWAP:
        return (hand & ~(1 << card)) | (1 << card_at(state, place))
    if asked == Asked.KEEP:
        return hand | (1 << card)
    return hand & ~(1 << card)


def is_hidden(state):
    """Whether the others don't see what is decided now: the card that is hidden from the Eye."""
    return int(state.asked) == Asked.HIDE


def witnessed(state):
    """What the seat that decides has seen beside everybody's decisions: the cards that it holds, as a few bits."""
    hand = int(state.hands[int(state.actor)])
    return mixed((hand ^ (hand >> 27)) & WORD)
