"""The adept's judgement: what every legal action is worth, in the rules' compiled subset.

It is the evaluation of the play-outs (prospects.py, rivals.py, naming.py) with more effort: habits that were noted, two
changes of the hand thought through, more unseen cards tried, showdowns imagined. The state is an outline
(worlds/outline.py): what the seat knows, and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from foretold.engine.bits import nth, popcount
from foretold.engine.chance import mixed
from foretold.engine.value_types import ActionCode, Card, Seat, each_seat
from foretold.games.predictions.bots.changes import effect_at
from foretold.games.predictions.bots.naming import told
from foretold.games.predictions.bots.outlook import DEEPEST, expected
from foretold.games.predictions.bots.policy import all_in_value, hand_after
from foretold.games.predictions.bots.prospects import moment_at, worth
from foretold.games.predictions.bots.rivals import COMBINATIONS, THOROUGH, noted_habits, weaker_than
from foretold.games.predictions.bots.showdowns import judge_names, look_for_strongest, next_luck
from foretold.games.predictions.bots.table import free_places, open_cards, own_turns, unseen_cards
from foretold.games.predictions.rules.actions import (
    ALL_IN,
    DRAW,
    PASS,
    REVEAL,
    RUNE,
    SKIP,
    card_in,
    place_in,
)
from foretold.games.predictions.rules.hands import hand_value, order_of
from foretold.games.predictions.rules.state import EFFECTS, Asked, Effect

if TYPE_CHECKING:
    from foretold.engine.value_types import Longs, Shorts
    from foretold.games.predictions.bots.record_types import Moment, NotesRecord
    from foretold.games.predictions.rules.record_types import GameRecord, StateRecord

Array = np.ndarray

#: With more actions than this to compare, one change of the hand is thought through after each.
FEW = 8
#: A hand that looks the same is hidden best where its order is low: this breaks ties.
ORDER_SHOWS = 0.01 / 1024
#: Even a harmless hand is worth a look.
ANYBODY = 0.1


def judge(games: Array, states: Array, notes: Array, codes: Shorts) -> None:
    """Write the value of each of these actions into the notes; its unit depends on what is asked (adept.py)."""
    game: GameRecord = games[0]
    state: StateRecord = states[0]
    note: NotesRecord = notes[0]
    asked = int(state.asked)
    unseen = unseen_cards(game, state, Seat(state.actor))
    _shuffle_unseen(note, unseen)
    if asked == Asked.PREDICT:
        judge_names(game, state, note, unseen)
    elif asked == Asked.TURN:
        _judge_turn(game, state, note, codes, unseen)
    elif asked == Asked.HIDE:
        _judge_hiding(game, state, note, codes, unseen)
    elif asked == Asked.HYPNOSIS or asked == Asked.EYE:
        _judge_targets(game, state, note, codes, unseen)
    else:
        _judge_answers(game, state, note, codes, unseen)


def weigh_seats(games: Array, states: Array, notes: Array) -> None:
    """Write what each seat may hold, and what its and others' predictions say of it, into the notes."""
    game: GameRecord = games[0]
    state: StateRecord = states[0]
    habits = noted_habits(notes[0])
    for seat in each_seat(int(game.players)):
        weaker = weaker_than(game, state, habits[seat], seat, 0.0)
        for combination in range(COMBINATIONS):
            strength = int(game.strength[combination])
            notes[0].chances[seat, combination] = weaker[strength + 1] - weaker[strength]
        notes[0].told[seat] = told(game, state, habits, seat)


def hand_values(games: Array, states: Array, seat: Seat, values: Longs) -> None:
    """Write what a seat's hand is worth in each state, as the rules have it."""
    for i in range(states.shape[0]):
        values[i] = hand_value(games[0], int(states[i].hands[seat]))


def _shuffle_unseen(note: NotesRecord, unseen: int) -> None:
    """Put the unseen cards into random order."""
    count = popcount(unseen)
    note.drawn_count = count
    luck = int(note.luck)
    for i in range(count):
        card = nth(unseen, i)
        luck = next_luck(luck)
        place = mixed(luck) % (i + 1)
        note.drawn[i] = note.drawn[place]
        note.drawn[place] = card
    note.luck = luck


def _moment_after(
    game: GameRecord, state: StateRecord, note: NotesRecord, card: Card, step: int, adding: int, unseen: int
) -> Moment:
    """The moment after the effects of a card from a step on: each take leaves a place free."""
    places = free_places(game, state) - adding
    for k in range(step, EFFECTS):
        if effect_at(game, card, k) == Effect.TAKE:
            places += 1
    turns = own_turns(game, state, places)
    return moment_at(game, state, noted_habits(note), THOROUGH, Seat(state.actor), unseen, turns, turns)


def _judge_turn(game: GameRecord, state: StateRecord, note: NotesRecord, codes: Shorts, unseen: int) -> None:
    """Play a card for its effects, pass, or go all in."""
    hand = int(state.hands[int(state.actor)])
    lying = open_cards(game, state)
    for k in range(codes.shape[0]):
        code = ActionCode(codes[k])
        if code == ALL_IN:
            note.values[k] = all_in_value(game, state, noted_habits(note), THOROUGH, unseen, lying)
        elif code == PASS:
            moment = _moment_after(game, state, note, Card(0), EFFECTS, 1, unseen)
            note.values[k] = worth(game, hand, unseen, lying, moment[0], moment[1], moment[2])
        else:
            card = card_in(Asked.TURN, code)
            moment = _moment_after(game, state, note, card, 0, 1, unseen)
            rest = hand & ~(1 << card)
            note.values[k] = expected(game, state, note, rest, card, 0, DEEPEST, unseen, lying, moment)


def _judge_answers(game: GameRecord, state: StateRecord, note: NotesRecord, codes: Shorts, unseen: int) -> None:
    """Take, swap, draw, reveal, keep, discard: the hand that may come of it."""
    asked = int(state.asked)
    hand = int(state.hands[int(state.actor)])
    lying = open_cards(game, state)
    later = int(state.step) + 1
    if asked == Asked.DISCARD or int(state.played) < 0:
        later = EFFECTS
    played = Card(max(int(state.played), 0))
    moment = _moment_after(game, state, note, played, later, 0, unseen)
    depth = DEEPEST if codes.shape[0] <= FEW else 1
    for k in range(codes.shape[0]):
        code = ActionCode(codes[k])
        step = later
        after = hand
        if code == DRAW or code == REVEAL or code == RUNE:
            step = later - 1
        elif code != SKIP:
            after = hand_after(state, asked, hand, card_in(asked, code), place_in(asked, code))
        note.values[k] = expected(game, state, note, after, played, step, depth, unseen, lying, moment)


def _judge_hiding(game: GameRecord, state: StateRecord, note: NotesRecord, codes: Shorts, unseen: int) -> None:
    """What the four other cards look like, with what is known anyway: less is better, so it counts against."""
    seat = Seat(state.actor)
    hand = int(state.hands[seat])
    lying = open_cards(game, state)
    chances, low, high = moment_at(game, state, noted_habits(note), THOROUGH, seat, unseen, 1.0, 0.0)
    for k in range(codes.shape[0]):
        card = 1 << card_in(Asked.HIDE, ActionCode(codes[k]))
        shown = (hand & ~card) | (card & int(state.shown[seat]))
        looks = worth(game, shown, unseen, lying, chances, low, high)
        note.values[k] = -looks - ORDER_SHOWS * order_of(hand_value(game, shown))


def _judge_targets(game: GameRecord, state: StateRecord, note: NotesRecord, codes: Shorts, unseen: int) -> None:
    """Whom to look at: how dangerous each is, more where less is known; skipping is 0."""
    look_for_strongest(game, state, note, unseen, own_turns(game, state, free_places(game, state)))
    widest = 0.0
    for other in each_seat(int(game.players)):
        widest = max(widest, note.spread[other])
    for k in range(codes.shape[0]):
        code = ActionCode(codes[k])
        note.values[k] = 0.0
        if code != SKIP:
            other = Seat(place_in(int(state.asked), code))
            unknown = note.spread[other] / widest if widest > 0.0 else 0.0
            note.values[k] = ANYBODY + note.likely[other] * (1.0 + unknown)
