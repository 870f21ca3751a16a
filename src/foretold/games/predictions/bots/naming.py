"""Whose hand is the strongest, and whom to name in play-outs, in the rules' compiled subset.

What is thought of a hand is a tuple: for each strength (0 to 11) the chance that the hand is weaker, and last the
chance that it is weaker than the hand of the seat that predicts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.bits import popcount
from foretold.engine.chance import WORD
from foretold.engine.value_types import Seat, each_seat
from foretold.games.predictions.bots.rivals import (
    ALL_WEAKER,
    BUILT,
    DEALT,
    LOSES_IT,
    SENSE,
    TRUST,
    and_weaker,
    blur_of,
    built_by,
    usual_habits,
)
from foretold.games.predictions.rules.hands import combination_of, hand_value, order_of, strength_of
from foretold.games.predictions.rules.state import CARDS, HAND, NONE, RANKS

if TYPE_CHECKING:
    from foretold.games.predictions.bots.record_types import Habit, Habits, Likely, Thought, Thoughts
    from foretold.games.predictions.rules.record_types import GameRecord, StateRecord

#: Hands that are imagined for a seat of which so many cards are known; of fewer, only the combinations are thought of.
HANDS = 32
FEW_KNOWN = 3
#: How much more or less likely a hand is the strongest whose owner named himself, or another; or that was named.
NAMES_SELF = 2.0
NAMES_OTHER = 0.55
NAMED = 1.25
#: How often one who has still to speak names himself, and from which strength on always.
NAMING_SELF = 0.35
SURE_STRENGTH = 5
FACTOR = 1664525
STRIDE = 0x9E3779B9
STRENGTHS = 12
BELOW_OWN = 12
ALL_IN_A_STEP = 0.3
NONE_YET = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


def prediction(game: GameRecord, state: StateRecord, unseen: int, luck: int) -> Seat:
    """The seat that promises the largest part of the pot; of the unseen cards it is not known where they are."""
    seat = Seat(state.actor)
    habits = usual_habits(game, state)
    own = hand_value(game, int(state.hands[seat]))
    hands = _thoughts(game, state, habits, own, unseen, luck)
    likely = _believed(game, state, habits, own, hands)
    total = likely[0] + likely[1] + likely[2] + likely[3] + likely[4]
    chosen = seat
    most = -1.0
    for other in each_seat(int(game.players)):
        share = likely[other] / (1.0 + _sharers(game, state, habits, other, likely[other] / total, hands))
        if share > most:
            most = share
            chosen = other
    return chosen


def _thoughts(game: GameRecord, state: StateRecord, habits: Habits, own: int, unseen: int, luck: int) -> Thoughts:
    """What the seat that decides thinks of every hand."""
    return (
        _thought(game, state, habits[0], Seat(0), own, unseen, luck),
        _thought(game, state, habits[1], Seat(1), own, unseen, luck),
        _thought(game, state, habits[2], Seat(2), own, unseen, luck),
        _thought(game, state, habits[3], Seat(3), own, unseen, luck),
        _thought(game, state, habits[4], Seat(4), own, unseen, luck),
    )


def _believed(game: GameRecord, state: StateRecord, habits: Habits, own: int, hands: Thoughts) -> Likely:
    """For each seat how likely it is the strongest, in parts of any size, after what was predicted so far."""
    return (
        _strongest(game, state, Seat(0), own, hands) * told(game, state, habits, Seat(0)),
        _strongest(game, state, Seat(1), own, hands) * told(game, state, habits, Seat(1)),
        _strongest(game, state, Seat(2), own, hands) * told(game, state, habits, Seat(2)),
        _strongest(game, state, Seat(3), own, hands) * told(game, state, habits, Seat(3)),
        _strongest(game, state, Seat(4), own, hands) * told(game, state, habits, Seat(4)),
    )


def _thought(
    game: GameRecord, state: StateRecord, habit: Habit, other: Seat, own: int, unseen: int, luck: int
) -> Thought:
    """What is thought of another's hand, or of one's own."""
    seat = Seat(state.actor)
    known = 0
    if other < int(game.players):
        known = int(state.hands[other])
    if other != seat:
        known &= int(state.shown[other]) | int(state.eyed[seat])
    need = HAND - popcount(known)
    if other == seat or other >= int(game.players) or need <= 0 or popcount(unseen) < need:
        return _and_a_hand(NONE_YET, hand_value(game, known), own, 1.0)
    if HAND - need < FEW_KNOWN:
        return _by_combination(game, state, habit, other, own)
    return _imagined(game, state, habit, other, known, own, unseen, luck)


def _by_combination(game: GameRecord, state: StateRecord, habit: Habit, other: Seat, own: int) -> Thought:
    """What is thought of a hand of which little is known: every key card is as likely as any other."""
    weaker = and_weaker(game, state, habit, other, 0.0, ALL_WEAKER)
    strength = strength_of(own)
    part = (((own >> 2) & 15) + 0.5) / RANKS
    return (*weaker, weaker[strength] + part * (weaker[strength + 1] - weaker[strength]))


def _imagined(
    game: GameRecord, state: StateRecord, habit: Habit, other: Seat, known: int, own: int, unseen: int, luck: int
) -> Thought:
    """What hands with known cards, filled up with unseen ones, say; good ones count more."""
    built = built_by(state, habit, other, 0.0)
    blur = blur_of(habit, 0.0) if int(state.announced[other]) != NONE else 1.0
    need = HAND - popcount(known)
    total = 0.0
    weaker = NONE_YET
    left = unseen
    for _ in range(HANDS):
        if left == 0:  # each card has been the one that lacks
            break
        hand = known | (left & -left)
        left &= left - 1
        if need == 2:
            left = unseen
            luck, hand = with_a_card(known, unseen, luck)
            luck, hand = with_a_card(hand, unseen, luck)
        value = hand_value(game, hand)
        weight = _weight(game, state, other, combination_of(value), built, blur)
        total += weight
        weaker = _and_a_hand(weaker, value, own, weight)
    if total <= 0.0:  # none was what has just been announced
        return _by_combination(game, state, habit, other, own)
    return _scaled(weaker, 1.0 / total)


def with_a_card(hand: int, unseen: int, luck: int) -> tuple[int, int]:
    """A hand with one more of the unseen cards, any of them; and new luck."""
    luck = (luck * FACTOR + STRIDE) & WORD
    card = 1 << ((luck >> 16) * CARDS >> 16)
    while card & unseen & ~hand == 0:
        luck = (luck * FACTOR + STRIDE) & WORD
        card = 1 << ((luck >> 16) * CARDS >> 16)
    return luck, hand | card


def _and_a_hand(weaker: Thought, value: int, own: int, weight: float) -> Thought:
    """The weights with those of one more hand."""
    strength = strength_of(value)
    return (
        weaker[0],
        weaker[1] + (weight if strength < 1 else 0.0),
        weaker[2] + (weight if strength < 2 else 0.0),
        weaker[3] + (weight if strength < 3 else 0.0),
        weaker[4] + (weight if strength < 4 else 0.0),
        weaker[5] + (weight if strength < 5 else 0.0),
        weaker[6] + (weight if strength < 6 else 0.0),
        weaker[7] + (weight if strength < 7 else 0.0),
        weaker[8] + (weight if strength < 8 else 0.0),
        weaker[9] + (weight if strength < 9 else 0.0),
        weaker[10] + (weight if strength < 10 else 0.0),
        weaker[11] + weight,
        weaker[12] + (weight if order_of(value) < order_of(own) else 0.0),
    )


def _scaled(weaker: Thought, factor: float) -> Thought:
    """Weights as chances."""
    return (
        weaker[0] * factor,
        weaker[1] * factor,
        weaker[2] * factor,
        weaker[3] * factor,
        weaker[4] * factor,
        weaker[5] * factor,
        weaker[6] * factor,
        weaker[7] * factor,
        weaker[8] * factor,
        weaker[9] * factor,
        weaker[10] * factor,
        weaker[11] * factor,
        weaker[12] * factor,
    )


def _weight(game: GameRecord, state: StateRecord, seat: Seat, combination: int, built: float, blur: float) -> float:
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
        weight *= 1.0 + ALL_IN_A_STEP * int(game.strength[combination])
    return weight


def _strongest(game: GameRecord, state: StateRecord, other: Seat, own: int, hands: Thoughts) -> float:
    """How likely a seat's hand is the strongest, as far as the one that predicts can know."""
    seat = Seat(state.actor)
    if other >= int(game.players):
        return 0.0
    if other == seat:
        chance = 1.0
        for third in each_seat(int(game.players)):
            if third != seat:
                chance *= hands[third][BELOW_OWN]
        return chance
    least = strength_of(own)
    total = 0.0
    for strength in range(least, STRENGTHS - 1):
        chance = hands[other][strength + 1] - hands[other][strength]
        if strength == least:
            chance = hands[other][strength + 1] - hands[other][BELOW_OWN]
        for third in each_seat(int(game.players)):
            if third != seat and third != other:
                chance *= 0.5 * (hands[third][strength] + hands[third][strength + 1])
        total += chance
    return total


def told(game: GameRecord, state: StateRecord, habits: Habits, strongest: Seat) -> float:
    """How much more or less likely a seat is the strongest after what was predicted so far."""
    factor = 1.0
    seat = Seat(state.actor)
    players = int(game.players)
    if strongest >= players or players == 2:  # of two players, what was said is a secret
        return factor
    said = int(state.predictions[strongest])
    if strongest != seat and said != NONE:
        factor *= (NAMES_SELF if said == strongest else NAMES_OTHER) ** habits[strongest][TRUST]
    for other in each_seat(players):
        if other != strongest and other != seat and int(state.predictions[other]) == strongest:
            factor *= NAMED ** habits[other][TRUST]
    return factor


def _sharers(game: GameRecord, state: StateRecord, habits: Habits, other: Seat, share: float, hands: Thoughts) -> float:
    """How many others will have named a seat."""
    count = 0.0
    players = int(game.players)
    for third in each_seat(players):
        if third == int(state.actor):
            continue
        said = int(state.predictions[third])
        if said != NONE and players > 2:
            count += 1.0 if said == other else 0.0
        else:
            sure = 1.0 - hands[third][SURE_STRENGTH]
            named = (1.0 - sure) * (1.0 - NAMING_SELF) * share
            if third == other:
                named += sure + (1.0 - sure) * NAMING_SELF
            sense = habits[third][SENSE]
            count += sense * named + (1.0 - sense) / players
    return count
