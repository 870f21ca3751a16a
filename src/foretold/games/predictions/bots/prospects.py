"""What hands are worth at a moment of a round, for play-outs, in the rules' compiled subset.

These are the adept's thoughts (worth.py, rivals.py), one hand at a time. A moment is three tuples: ``chances`` (own
turns to come, and the expectation of getting a certain card in them, unseen or lying open), and what each combination
pays with the lowest and with the highest key card.
"""

from foretold.engine.bits import popcount
from foretold.games.predictions.rules.hands import SUIT_CARDS, hand_value, rune_cards, strength_of
from foretold.games.predictions.rules.state import HAND, NONE, RANKS, TURNS_A_SEAT, Combination

#: How many cards a turn adds to the gallery on average.
FILL_A_TURN = 0.75
#: How many unseen cards a turn lets one choose among; how likely an open card can be had, and for how many turns.
LOOKS_A_TURN = 2.8
OPEN_CARD_A_TURN = 0.35
OPEN_CARD_TURNS = 1.3
#: What of the pot is one's own if one's hand is the strongest, beyond what a good guess wins without it; by players.
POT_GAIN = (0.0, 0.0, 0.6, 0.45, 0.4, 0.35)
NEW_SPARE = 0.1
SPARES_KEPT = 0.8
#: What is left of the present worth if a straight or flush is missed, by missing cards.
LEFT_IF_MISSED = (1.0, 0.85, 0.6, 0.5, 0.4, 0.4)
RUNE_CARD = 2.0
KEY_CARD = 0.02

#: How likely a hand is weaker than each strength (0 to 11): as dealt, and after five turns of good play; sides A and B.
DEALT_BELOW = (0.0, 0.535, 0.935, 0.975, 0.993, 0.996, 0.9976, 0.9987, 0.9999, 0.9999, 0.9999, 1.0)
BUILT_BELOW = (0.0, 0.01, 0.09, 0.25, 0.45, 0.48, 0.60, 0.90, 0.99, 0.99, 0.99, 1.0)
DEALT_BELOW_B = (0.0, 0.535, 0.935, 0.975, 0.993, 0.9941, 0.9957, 0.9987, 0.9999, 0.9999, 0.9999, 1.0)
BUILT_BELOW_B = (0.0, 0.01, 0.09, 0.25, 0.45, 0.75, 0.87, 0.90, 0.99, 0.99, 0.99, 1.0)
ALL_WEAKER = (0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0)
TURNS_TO_BUILD = 5.0
#: How good others are at building: 1 is the level of good players.
SKILL = 0.8
#: How much a card that was played blurs an announcement, and how many cards a turn sees played.
BLUR_A_TURN = 0.7
PLAYS_A_TURN = 0.75
LOSES_IT = 0.15
BREAKS_IT = 0.1

#: One bit for each suit, at the first rank: times a set of ranks, all cards of these ranks.
ALL_SUITS = 1 | (1 << RANKS) | (1 << (2 * RANKS)) | (1 << (3 * RANKS))
LOW_RUN = 0b1000000001111
RUN = 0b11111
RUNS = 10


def free_places(game, state):
    """How many cards the gallery still takes, the one now being played counted."""
    lying = popcount(int(state.occupied)) + (1 if int(state.played) != NONE else 0)
    return 2 * int(game.columns) - lying


def own_turns(game, state, places):
    """How many turns of one's own are still to come when so many places are free."""
    players = int(game.players)
    fill = FILL_A_TURN * players if int(state.all_in) == NONE else FILL_A_TURN * (players - 1) + 1.0
    left = TURNS_A_SEAT - int(state.turn) / players
    return max(min(places / fill, left), 0.0)


def chances_at(turns, unseen):
    """The part of a moment that speaks of getting cards."""
    return turns, LOOKS_A_TURN * turns / max(popcount(unseen), 1), OPEN_CARD_A_TURN * min(turns, OPEN_CARD_TURNS)


def alone_at(game, state, seat, coming):
    """For each strength (0 to 11) the chance that no other hand will reach it, the others having turns to come."""
    alone = ALL_WEAKER
    for other in range(int(game.players)):
        if other != seat:
            alone = and_weaker(game, state, other, coming, alone)
    return alone


def pays_at(game, state, alone, edge):
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


def built_by(game, state, seat, coming):
    """How far a seat has built its hand when so many turns more are over: 0 as dealt, 1 as good as it gets."""
    to_come = 0.0 if seat == int(state.all_in) else coming
    return min(SKILL * (int(state.turn) / int(game.players) + to_come) / TURNS_TO_BUILD, 1.0)


def blur_of(game, state, seat, coming):
    """How little an announcement still says."""
    since = PLAYS_A_TURN * (int(state.turn) - int(state.announced_turn[seat])) / int(game.players)
    return 1.0 - BLUR_A_TURN ** (since + coming)


def and_weaker(game, state, seat, coming, alone):
    """The chances times those that a seat's hand will be weaker than each strength, from what everybody saw of it."""
    built = built_by(game, state, seat, coming)
    floor = strength_of(hand_value(game, int(state.shown[seat])))
    said = NONE
    blur = 1.0
    at_said = 0.0
    if int(state.announced[seat]) != NONE:
        said = int(game.strength[int(state.announced[seat])])
        blur = blur_of(game, state, seat, coming)
        at_said = _below(game, built, said)
    at_floor = _heard(_below(game, built, floor), at_said, floor > said, blur)
    return (
        alone[0],
        alone[1] * _weaker(game, built, floor, at_floor, said, at_said, blur, 1),
        alone[2] * _weaker(game, built, floor, at_floor, said, at_said, blur, 2),
        alone[3] * _weaker(game, built, floor, at_floor, said, at_said, blur, 3),
        alone[4] * _weaker(game, built, floor, at_floor, said, at_said, blur, 4),
        alone[5] * _weaker(game, built, floor, at_floor, said, at_said, blur, 5),
        alone[6] * _weaker(game, built, floor, at_floor, said, at_said, blur, 6),
        alone[7] * _weaker(game, built, floor, at_floor, said, at_said, blur, 7),
        alone[8] * _weaker(game, built, floor, at_floor, said, at_said, blur, 8),
        alone[9],
        alone[10],
        alone[11],
    )


def _weaker(game, built, floor, at_floor, said, at_said, blur, strength):
    """The chance that a hand is weaker than a strength."""
    below = _heard(_below(game, built, strength), at_said, strength > said, blur)
    return _kept_above(below, at_floor, strength > floor, BREAKS_IT)


def _heard(below, at_said, is_above, blur):
    """A cumulative chance after an announcement, of which turns since have left less."""
    return _kept_above(below, at_said, is_above, LOSES_IT) * blur + (1.0 - blur if is_above else 0.0)


def _below(game, built, strength):
    if int(game.side_b) != 0:
        return (1.0 - built) * DEALT_BELOW_B[strength] + built * BUILT_BELOW_B[strength]
    return (1.0 - built) * DEALT_BELOW[strength] + built * BUILT_BELOW[strength]


def _kept_above(below, at_limit, is_above, factor):
    """A cumulative chance where all that is below a limit is less likely by a factor."""
    weight = 1.0 - (1.0 - factor) * at_limit
    return (below - (1.0 - factor) * at_limit) / weight if is_above else factor * below / weight


def worth(game, hand, unseen, lying, chances, low, high):
    """What a hand of at most five cards is worth at a moment, in runes."""
    value = hand_value(game, hand)
    combination = value >> 10
    now = low[combination] + (high[combination] - low[combination]) * ((value >> 2) & 15) / RANKS
    now += RUNE_CARD * rune_cards(hand)
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


def _expected(ranks, unseen, lying, chances):
    """How many cards of these ranks one may expect to get."""
    cards = ranks * ALL_SUITS
    return chances[1] * popcount(unseen & cards) + chances[2] * popcount(lying & cards)


def _once(expected):
    """The chance that something happens at all which is expected so many times: 1 - exp(-x), nearly."""
    return expected / (1.0 + 0.5 * expected + 0.08 * expected * expected)


def _middle(low, high, combination):
    return 0.5 * (low[combination] + high[combination])


def _with_more_of_a_rank(combination, ranks, pairs, unseen, lying, chances, low, high, now):
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


def _with_a_flush(first, second, third, fourth, unseen, lying, chances, low, high, now):
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


def _with_a_run(ranks, unseen, lying, chances, low, high, now):
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
