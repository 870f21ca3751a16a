"""The adept's imagined showdowns: who is the strongest, and what each prediction would bring. In the compiled subset.

Hands are filled up with unseen cards at random and then drawn as often as their combinations are likely. Before the
last round the value of a prediction is the lead to expect, in runes; in the last round it is the share of the wins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.bits import popcount
from foretold.engine.chance import WORD, mixed
from foretold.engine.value_types import Seat, each_seat
from foretold.games.predictions.bots.naming import NAMING_SELF, STRIDE, SURE_STRENGTH, told, with_a_card
from foretold.games.predictions.bots.rivals import COMBINATIONS, DEALT, SENSE, noted_habits, weaker_than
from foretold.games.predictions.rules.hands import combination_of, hand_value, order_of, rune_cards
from foretold.games.predictions.rules.state import HAND, NONE, RANKS, ROUNDS, RUNE_CARD_PAYS, SUITS

if TYPE_CHECKING:
    from foretold.games.predictions.bots.record_types import Habit, Habits, NotesRecord, Weaker
    from foretold.games.predictions.rules.record_types import GameRecord, StateRecord

#: Hands imagined for each other seat, and showdowns put together from them: to see who is likely the strongest, and to
#: see what a prediction brings.
HANDS = 400
FIRST_LOOK = 600
SHOWDOWNS = 1500
#: A hand of which fewer cards are known may be any combination, also one that was not among those imagined.
FEW_KNOWN = 3
#: Runes of the others count this much against one's own before the last round.
ENVY = 0.3
#: Where wins are certain either way, the pot decides.
POT_AT_THE_END = 0.02
TINY = 1e-12


def judge_names(game: GameRecord, state: StateRecord, notes: NotesRecord, unseen: int) -> None:
    """Write what predicting each seat brings."""
    seat = Seat(state.actor)
    players = int(game.players)
    habits = noted_habits(notes)
    look_for_strongest(game, state, notes, unseen, 0.0)
    for named in each_seat(players):
        notes.values[named] = 0.0
    total = 0.0
    for _ in range(SHOWDOWNS):
        _draw_hands(game, state, notes)
        _draw_words(game, state, notes, habits)
        strongest = _strongest(players, notes)
        weight = told(game, state, habits, strongest)
        total += weight
        for named in each_seat(players):
            notes.said[seat] = named
            notes.values[named] += weight * _outcome(game, state, notes, strongest)
    for named in each_seat(players):
        notes.values[named] /= total


def look_for_strongest(game: GameRecord, state: StateRecord, notes: NotesRecord, unseen: int, coming: float) -> None:
    """Write how likely each hand is the strongest after so many turns, and how far apart lies what it may be."""
    players = int(game.players)
    habits = noted_habits(notes)
    for other in each_seat(players):
        notes.likely[other] = 0.0
        notes.spread[other] = 0.0
        notes.means[other] = 0.0
        if other != int(state.actor):
            _imagine_hand(game, state, notes, habits[other], other, unseen, coming)
    total = 0.0
    for _ in range(FIRST_LOOK):
        _draw_hands(game, state, notes)
        strongest = _strongest(players, notes)
        weight = told(game, state, habits, strongest)
        notes.likely[strongest] += weight
        total += weight
        for other in each_seat(players):
            order = float(notes.orders[other])
            notes.means[other] += order / FIRST_LOOK
            notes.spread[other] += order * order / FIRST_LOOK
    for other in each_seat(players):
        notes.likely[other] /= total
        notes.spread[other] = max(notes.spread[other] - notes.means[other] ** 2, 0.0) ** 0.5


def _imagine_hand(
    game: GameRecord, state: StateRecord, notes: NotesRecord, habit: Habit, other: Seat, unseen: int, coming: float
) -> None:
    """Fill a hand up at random many times, and weigh what comes of it; rare combinations may be lacking."""
    weaker = weaker_than(game, state, habit, other, coming)
    known = int(state.hands[other])
    need = HAND - popcount(known)
    if popcount(unseen) < need:
        need = 0
    found = 0
    weight = 0.0
    luck = int(notes.luck)
    for i in range(HANDS):
        hand = known
        for _ in range(need):
            luck, hand = with_a_card(hand, unseen, luck)
        combination = combination_of(hand_value(game, hand))
        found |= 1 << combination
        weight += _chance(game, weaker, combination) / DEALT[combination]
        notes.hands[other, i] = hand
        notes.weights[other, i] = weight
    notes.luck = mixed(luck)
    lacking = 0.0
    for combination in range(COMBINATIONS):
        is_lacking = (found >> combination) & 1 == 0 and (popcount(known) < FEW_KNOWN or weight <= 0.0)
        lacking += _chance(game, weaker, combination) if is_lacking else 0.0
        notes.lacking[other, combination] = lacking
    notes.rare[other] = lacking / max(lacking + weight / HANDS, TINY)


def _chance(game: GameRecord, weaker: Weaker, combination: int) -> float:
    """How likely a combination is."""
    strength = int(game.strength[combination])
    return weaker[strength + 1] - weaker[strength]


def next_luck(luck: int) -> int:
    """The next of a row of random states; ``mixed`` makes a random number of each."""
    return (luck + STRIDE) & WORD


def part_of(luck: int) -> float:
    """A random number from 0 to 1."""
    return mixed(luck) / (WORD + 1.0)


def _random_part(notes: NotesRecord) -> float:
    """The next random number from 0 to 1."""
    notes.luck = next_luck(int(notes.luck))
    return part_of(int(notes.luck))


def _draw_hands(game: GameRecord, state: StateRecord, notes: NotesRecord) -> None:
    """Draw a hand for every seat from those imagined: its order and its rune cards."""
    for other in each_seat(int(game.players)):
        if other == int(state.actor):
            _write_hand(game, notes, other, int(state.hands[other]))
        elif notes.rare[other] > 0.0 and _random_part(notes) < notes.rare[other]:
            _write_rare_hand(game, notes, other)
        else:
            _write_hand(game, notes, other, int(notes.hands[other, _place(notes, other)]))


def _write_hand(game: GameRecord, notes: NotesRecord, other: Seat, hand: int) -> None:
    notes.orders[other] = order_of(hand_value(game, hand))
    notes.runes[other] = RUNE_CARD_PAYS * rune_cards(hand)


def _write_rare_hand(game: GameRecord, notes: NotesRecord, other: Seat) -> None:
    """A combination that is too rare to be imagined card by card: its key card is any."""
    part = _random_part(notes) * notes.lacking[other, COMBINATIONS - 1]
    combination = 0
    while combination < COMBINATIONS - 1 and notes.lacking[other, combination] <= part:
        combination += 1
    key = int(_random_part(notes) * RANKS * SUITS)
    notes.orders[other] = (int(game.strength[combination]) << 6) + key
    notes.runes[other] = 0


def _place(notes: NotesRecord, other: Seat) -> int:
    """The place of an imagined hand, each as often as its weight has it."""
    part = _random_part(notes) * notes.weights[other, HANDS - 1]
    first = 0
    last = HANDS - 1
    while first < last:
        middle = (first + last) // 2
        if notes.weights[other, middle] > part:
            last = middle
        else:
            first = middle + 1
    return first


def _strongest(players: int, notes: NotesRecord) -> Seat:
    """The seat with the strongest hand of an imagined showdown."""
    best = Seat(0)
    for seat in each_seat(1, players):
        if int(notes.orders[seat]) > int(notes.orders[best]):
            best = seat
    return best


def _draw_words(game: GameRecord, state: StateRecord, notes: NotesRecord, habits: Habits) -> None:
    """What the others predict: as said, or what they will probably say.

    They do not know the own hand: good players name themselves or a likely seat, others anybody.
    """
    players = int(game.players)
    for other in each_seat(players):
        said = int(state.predictions[other])
        if other != int(state.actor) and said == NONE:
            if _random_part(notes) >= habits[other][SENSE]:
                said = int(_random_part(notes) * players)
            elif int(notes.orders[other]) >> 6 >= SURE_STRENGTH or _random_part(notes) < NAMING_SELF:
                said = other
            else:
                said = _likely_seat(players, notes)
        notes.said[other] = said


def _likely_seat(players: int, notes: NotesRecord) -> Seat:
    """A seat, each as often as it is likely the strongest."""
    left = _random_part(notes)
    for seat in each_seat(players - 1):
        left -= notes.likely[seat]
        if left < 0.0:
            return seat
    return Seat(players - 1)


def _outcome(game: GameRecord, state: StateRecord, notes: NotesRecord, strongest: Seat) -> float:
    """What an imagined showdown brings the seat that predicts."""
    players = int(game.players)
    seat = Seat(state.actor)
    right = 0
    for other in each_seat(players):
        if int(notes.said[other]) == strongest:
            right += 1
    share = int(state.pot) // max(right, 1)
    own = _total(state, notes, seat, strongest, share)
    most = 0
    rest = 0.0
    for other in each_seat(players):
        if other != seat:
            total = _total(state, notes, other, strongest, share)
            most = max(most, total)
            rest += total
    if int(state.round_index) + 1 < ROUNDS:
        return own - ENVY * rest / (players - 1)
    wins = own > most or (own == most and strongest == seat)
    gained = share if int(notes.said[seat]) == strongest else 0
    return (1.0 - POT_AT_THE_END if wins else 0.0) + POT_AT_THE_END * gained / (int(state.pot) + 1)


def _total(state: StateRecord, notes: NotesRecord, seat: Seat, strongest: Seat, share: int) -> int:
    """A seat's runes after an imagined showdown."""
    pot = share if int(notes.said[seat]) == strongest else 0
    return int(state.runes[seat]) + (int(notes.orders[seat]) >> 6) + int(notes.runes[seat]) + pot
