"""A quick player of All In - Predictions for play-outs, in the rules' compiled subset.

It looks at its own cards and at what everybody sees, and takes the action after which its hand is worth most
(prospects.py): every card is tried, its effects are resolved in the head, choices for the best, chance over a few
unseen cards. Predictions are in naming.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.bits import nth, popcount
from foretold.engine.chance import WORD, mixed
from foretold.engine.value_types import Card, Seat
from foretold.games.predictions.bots.changes import (
    NOTHING,
    best_five,
    drawn,
    effect_at,
    looks_of,
    side_gain,
    swapped,
    taken,
)
from foretold.games.predictions.bots.naming import prediction
from foretold.games.predictions.bots.prospects import KEY_CARD, POT_GAIN, chances_at, moment_at, worth
from foretold.games.predictions.bots.rivals import QUICK, usual_habits
from foretold.games.predictions.bots.table import FILL_A_TURN, card_at, free_places, open_cards, own_turns, unseen_cards
from foretold.games.predictions.rules.effects import gains_card
from foretold.games.predictions.rules.hands import hand_value, rune_cards, strength_of
from foretold.games.predictions.rules.state import EFFECTS, NONE, RANKS, RUNE_CARD_PAYS, Asked, Effect

if TYPE_CHECKING:
    from foretold.games.predictions.bots.record_types import Chances, Habits, Pays
    from foretold.games.predictions.rules.record_types import GameRecord, StateRecord

#: A random number below this (of 2^32) makes the policy do something else: play-outs must not be all alike.
SELDOM = 0x02000000
#: What all-in is worth in itself: the hand is safe from Hypnosis and the Eye; cards that it adds.
SAFE = 0.1
ALL_IN_ADDS = 2


def policy(game: GameRecord, state: StateRecord, luck: int) -> int:
    """Which of the legal actions to take: its place among them."""
    asked = int(state.asked)
    cards = popcount(int(state.cards))
    places = popcount(int(state.places))
    if luck < SELDOM:
        return (luck * (cards * places + popcount(int(state.extras)))) // SELDOM
    if asked == Asked.TURN:
        return _turn(game, state, cards)
    if asked == Asked.PREDICT:
        return prediction(game, state, unseen_cards(game, state, Seat(state.actor)), luck)
    if asked == Asked.HYPNOSIS or asked == Asked.EYE or asked == Asked.HIDE:
        return luck % (cards * places)
    if asked == Asked.DRAW or asked == Asked.REVEAL or asked == Asked.RUNE:
        return 0
    return _best_exchange(game, state, asked, cards, places)


def _turn(game: GameRecord, state: StateRecord, cards: int) -> int:
    """Play the card whose effects bring most, pass, or go all in."""
    seat = Seat(state.at_turn)
    hand = int(state.hands[seat])
    unseen = unseen_cards(game, state, seat)
    lying = open_cards(game, state)
    places = free_places(game, state)
    turns = own_turns(game, state, places - 1)
    habits = usual_habits(game, state)
    chances, low, high = moment_at(game, state, habits, QUICK, seat, unseen, turns, turns)
    best = worth(game, hand, unseen, lying, chances, low, high)
    chosen = cards
    longer = chances_at(own_turns(game, state, places), unseen)
    for k in range(cards):
        card = Card(nth(hand, k))
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
    return cards + 1 if all_in_value(game, state, habits, QUICK, unseen, lying) > best else chosen


def _most(game: GameRecord, state: StateRecord, hand: int) -> float:
    """What a hand pays at most as it is: a quick look whether all-in is worth a thought."""
    gain = POT_GAIN[int(game.players)] * int(state.pot)
    return strength_of(hand_value(game, hand)) + gain + KEY_CARD * RANKS + RUNE_CARD_PAYS * rune_cards(hand) + SAFE


def all_in_value(game: GameRecord, state: StateRecord, habits: Habits, effort: int, unseen: int, lying: int) -> float:
    """What the hand is worth as it is when the others have fewer turns left."""
    seat = Seat(state.at_turn)
    sooner = max(free_places(game, state) - ALL_IN_ADDS, 0) / (1.0 + (int(game.players) - 1) * FILL_A_TURN)
    chances, low, high = moment_at(game, state, habits, effort, seat, unseen, 0.0, sooner)
    return worth(game, int(state.hands[seat]), unseen, lying, chances, low, high) + SAFE


def _takes(game: GameRecord, card: Card) -> bool:
    """Whether a card takes one out of the gallery, so that it is no fuller than before."""
    for step in range(EFFECTS):
        if effect_at(game, card, step) == Effect.TAKE:
            return True
    return False


def _after_playing(
    game: GameRecord,
    state: StateRecord,
    card: Card,
    hand: int,
    unseen: int,
    lying: int,
    chances: Chances,
    low: Pays,
    high: Pays,
) -> float:
    """What the effects of a card may bring, one after the other, each for the best by itself."""
    extra = 0.0
    last = 0
    for step in range(EFFECTS):
        if gains_card(effect_at(game, card, step)):
            last = step
    value = NOTHING
    for step in range(EFFECTS):
        effect = effect_at(game, card, step)
        if effect == Effect.SWAP:
            hand = swapped(game, hand, unseen, lying, chances, low, high)
        elif effect == Effect.TAKE:
            hand = taken(game, hand, unseen, lying, chances, low, high)
        elif not gains_card(effect):
            extra += side_gain(state, effect)
        elif step == last:
            value = drawn(game, state, hand, looks_of(effect), unseen, lying, chances, low, high)
    if value == NOTHING:
        value = best_five(game, hand, unseen, lying, chances, low, high)
    return value + extra


def _best_exchange(game: GameRecord, state: StateRecord, asked: int, cards: int, places: int) -> int:
    """Take, swap, keep or discard what leaves the best hand; skip if nothing gets better."""
    seat = Seat(state.at_turn)
    hand = int(state.hands[seat])
    unseen = unseen_cards(game, state, seat)
    lying = open_cards(game, state)
    turns = own_turns(game, state, free_places(game, state))
    more = turns + 1.0 if asked == Asked.SWAP else turns
    chances, low, high = moment_at(game, state, usual_habits(game, state), QUICK, seat, unseen, more, turns)
    best = NOTHING
    if int(state.extras) != 0:
        best = best_five(game, hand, unseen, lying, chances, low, high)
    chosen = cards * places
    for k in range(cards * places):
        card = Card(nth(int(state.cards), k // places))
        after = hand_after(state, asked, hand, card, nth(int(state.places), k % places))
        value = best_five(game, after, unseen, lying, chances, low, high)
        if value > best:
            best = value
            chosen = k
    return chosen


def hand_after(state: StateRecord, asked: int, hand: int, card: Card, place: int) -> int:
    """The hand that an answer leads to."""
    if asked == Asked.TAKE:
        return hand | (1 << card_at(state, place))
    if asked == Asked.SWAP:
        return (hand & ~(1 << card)) | (1 << card_at(state, place))
    if asked == Asked.KEEP:
        return hand | (1 << card)
    return hand & ~(1 << card)


def is_hidden(state: StateRecord) -> bool:
    """Whether the others don't see what is decided now: the card that is hidden from the Eye."""
    return int(state.asked) == Asked.HIDE


def witnessed(state: StateRecord) -> int:
    """What the seat that decides has seen beside everybody's decisions: the cards that it holds, as a few bits."""
    hand = int(state.hands[int(state.actor)])
    return mixed((hand ^ (hand >> 27)) & WORD)
