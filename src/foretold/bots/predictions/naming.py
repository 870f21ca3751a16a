"""The prediction in play-outs, the adept's way (predicting.py, guesses.py), in the rules' compiled subset."""

from foretold.bots.predictions.prospects import LOSES_IT, blur_of, built_by
from foretold.rules.bits import popcount
from foretold.rules.chance import WORD, mixed
from foretold.rules.predictions.hands import combination_of, hand_value, order_of
from foretold.rules.predictions.state import CARDS, HAND, NONE

#: How often five cards at random make each combination, and hands after five turns of good play (rivals.py).
DEALT = (0.535, 0.400, 0.040, 0.018, 0.003, 0.0016, 0.0011, 0.0002, 0.00001)
BUILT = (0.01, 0.08, 0.16, 0.20, 0.03, 0.12, 0.30, 0.09, 0.01)
#: Hands that are imagined for each other seat.
HANDS = 32
#: How much more or less likely a hand is the strongest whose owner named himself, or another; or that was named.
NAMES_SELF = 2.0
NAMES_OTHER = 0.55
NAMED = 1.25
#: How often one who has still to speak names himself.
NAMING_SELF = 0.35
STRIDE = 0x9E3779B9
FACTOR = 1664525
#: Orders of hands are kept six in a number, ten bits each.
SLOTS = 6
SLOT_BITS = 10
SLOT = (1 << SLOT_BITS) - 1


def prediction(game, state, luck):
    """The seat that promises the largest part of the pot."""
    seat = int(state.actor)
    wins = _wins(game, state, seat, luck)
    chosen = seat
    most = -1.0
    for other in range(int(game.players)):
        likely = wins[other] / (SLOTS * SLOTS)
        share = _believed(game, state, seat, other, likely) / (1.0 + _sharers(game, state, seat, other, likely))
        if share > most:
            most = share
            chosen = other
    return chosen


def _wins(game, state, seat, luck):
    """How many of some imagined showdowns each seat wins."""
    orders = (
        _orders(game, state, seat, 0, mixed((luck + STRIDE) & WORD)),
        _orders(game, state, seat, 1, mixed((luck + 2 * STRIDE) & WORD)),
        _orders(game, state, seat, 2, mixed((luck + 3 * STRIDE) & WORD)),
        _orders(game, state, seat, 3, mixed((luck + 4 * STRIDE) & WORD)),
        _orders(game, state, seat, 4, mixed((luck + 5 * STRIDE) & WORD)),
    )
    wins = (0, 0, 0, 0, 0)
    for number in range(SLOTS * SLOTS):
        strongest = seat
        best = -1
        for other in range(int(game.players)):
            slot = (number + other * (number // SLOTS)) % SLOTS
            order = (orders[other] >> (SLOT_BITS * slot)) & SLOT
            if order > best:
                best = order
                strongest = other
        wins = _counted(wins, strongest)
    return wins


def _counted(wins, seat):
    """One more for a seat."""
    return (
        wins[0] + (1 if seat == 0 else 0),
        wins[1] + (1 if seat == 1 else 0),
        wins[2] + (1 if seat == 2 else 0),
        wins[3] + (1 if seat == 3 else 0),
        wins[4] + (1 if seat == 4 else 0),
    )


def _orders(game, state, seat, other, luck):
    """Some orders of hands that a seat may have: known cards, filled up with unseen ones, good hands preferred."""
    if other >= int(game.players):
        return 0
    known = int(state.hands[other])
    if other != seat:
        known &= int(state.shown[other]) | int(state.eyed[seat])
    need = HAND - popcount(known)
    deck = int(state.deck_count)
    if need == 0 or deck < need:
        return _in_all_slots(order_of(hand_value(game, known)))
    built = built_by(game, state, other, 0.0)
    blur = blur_of(game, state, other, 0.0) if int(state.announced[other]) != NONE else 1.0
    total = 0.0
    orders = 0
    at = luck % deck
    for _ in range(HANDS):
        hand = known
        for _ in range(need):
            hand |= 1 << int(state.stock[CARDS - 1 - at])
            at = at + 1 if at + 1 < deck else 0
        value = hand_value(game, hand)
        weight = _weight(game, state, other, combination_of(value), built, blur)
        total += weight
        for slot in range(SLOTS):
            luck = (luck * FACTOR + STRIDE) & WORD
            if luck * total <= weight * WORD:
                orders = (orders & ~(SLOT << (SLOT_BITS * slot))) | (order_of(value) << (SLOT_BITS * slot))
    return orders


def _in_all_slots(order):
    """The same order six times."""
    orders = 0
    for slot in range(SLOTS):
        orders |= order << (SLOT_BITS * slot)
    return orders


def _weight(game, state, seat, combination, built, blur):
    """How much more likely a seat holds a combination than one to whom cards were dealt."""
    weight = 1.0 - built + built * BUILT[combination] / DEALT[combination]
    heard = int(state.announced[seat])
    if heard != NONE:
        if int(game.strength[combination]) < int(game.strength[heard]):
            weight *= LOSES_IT
        weight *= blur
        if combination == heard:
            weight += (1.0 - blur) / DEALT[combination]
    if seat == int(state.all_in):
        weight *= 1.0 + 0.3 * int(game.strength[combination])
    return weight


def _believed(game, state, seat, other, share):
    """How likely a seat is the strongest, after what was predicted so far."""
    if int(game.players) == 2:  # what was said is a secret
        return share
    said = int(state.predictions[other])
    if other != seat and said != NONE:
        share *= NAMES_SELF if said == other else NAMES_OTHER
    for third in range(int(game.players)):
        if third != other and third != seat and int(state.predictions[third]) == other:
            share *= NAMED
    return share


def _sharers(game, state, seat, other, share):
    """How many others will have named a seat."""
    count = 0.0
    for third in range(int(game.players)):
        if third == seat:
            continue
        said = int(state.predictions[third])
        if said != NONE and int(game.players) > 2:
            count += 1.0 if said == other else 0.0
        else:
            count += (1.0 - NAMING_SELF) * share + (NAMING_SELF if third == other else 0.0)
    return count
