"""What a seat may know, as numbers for a net. docs/observations.md explains every feature.

Seats are counted from the observer's own (0), clockwise; a spectator has no observation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.value_types import Seat, each_card
from foretold.games.predictions.knowledge.certain import in_sight, known_by_sight, revealed_cards, sees_revealed
from foretold.games.predictions.rules.state import CARDS, COLUMNS, EFFECTS, NONE, SEATS, TURNS_A_SEAT, Asked, Discard

if TYPE_CHECKING:
    from foretold.engine.value_types import Floats
    from foretold.games.predictions.rules.record_types import GameRecord, StateRecord

QUESTIONS = 13
COMBINATIONS = 9
OWN_HAND = 0
KNOWN_HANDS = OWN_HAND + CARDS
GALLERY_TOPS = KNOWN_HANDS + (SEATS - 1) * CARDS
GALLERY_COVERED = GALLERY_TOPS + COLUMNS * CARDS
PILE_TOP = GALLERY_COVERED + COLUMNS * CARDS
IN_SIGHT = PILE_TOP + CARDS
PLAYED = IN_SIGHT + CARDS
REVEALED = PLAYED + CARDS
ANNOUNCED = REVEALED + CARDS
ANNOUNCED_AGE = ANNOUNCED + SEATS * COMBINATIONS
PREDICTIONS = ANNOUNCED_AGE + SEATS
RUNES = PREDICTIONS + SEATS * SEATS
HAND_SIZES = RUNES + SEATS
ALL_IN = HAND_SIZES + SEATS
AT_TURN = ALL_IN + SEATS
ACTOR = AT_TURN + SEATS
FIRST = ACTOR + SEATS
QUESTION = FIRST + SEATS
STEP = QUESTION + QUESTIONS
NUMBERS = STEP + EFFECTS
ROUND = NUMBERS + 4
PLAYERS = ROUND + 4
OPTIONS = PLAYERS + 4
SIZE = OPTIONS + 4


def observe(game: GameRecord, state: StateRecord, seat: Seat, out: Floats) -> None:
    """Write the observation of a seat."""
    for i in range(SIZE):
        out[i] = 0.0
    _cards(out, OWN_HAND, int(state.hands[seat]))
    _table(game, state, seat, out)
    _seats(game, state, seat, out)
    _question(state, out)
    _numbers(game, state, out)


def _cards(out: Floats, at: int, cards: int) -> None:
    """A set of cards as 54 zeros and ones."""
    for card in each_card(CARDS):
        if (cards >> card) & 1 == 1:
            out[at + card] = 1.0


def _card(out: Floats, at: int, card: int) -> None:
    if card != NONE:
        out[at + card] = 1.0


def _table(game: GameRecord, state: StateRecord, seat: Seat, out: Floats) -> None:
    """Gallery, pile, the card that is played and the cards turned up."""
    for column in range(int(game.columns)):
        bottom = int(state.gallery[0, column])
        top = int(state.gallery[1, column])
        if top == NONE:
            _card(out, GALLERY_TOPS + column * CARDS, bottom)
        else:
            _card(out, GALLERY_TOPS + column * CARDS, top)
            _card(out, GALLERY_COVERED + column * CARDS, bottom)
    pile = int(state.pile_count)
    if pile > 0 and int(game.discard) != Discard.BLIND:
        _card(out, PILE_TOP, int(state.stock[pile - 1]))
    _cards(out, IN_SIGHT, in_sight(game, state, seat) | int(state.buried[seat]))
    _card(out, PLAYED, int(state.played))
    if sees_revealed(game, state, seat):
        _cards(out, REVEALED, revealed_cards(state))


def _seats(game: GameRecord, state: StateRecord, seat: Seat, out: Floats) -> None:
    """What is known of each player, from the observer's own seat on."""
    players = int(game.players)
    for i in range(players):
        other = Seat((seat + i) % players)
        if i > 0:
            _cards(out, KNOWN_HANDS + (i - 1) * CARDS, known_by_sight(game, state, seat, other))
        if int(state.announced[other]) != NONE:
            out[ANNOUNCED + i * COMBINATIONS + int(state.announced[other])] = 1.0
            out[ANNOUNCED_AGE + i] = (int(state.turn) - int(state.announced_turn[other])) / (TURNS_A_SEAT * players)
        predicted = int(state.predictions[other])
        if predicted != NONE and (players > 2 or i == 0):
            out[PREDICTIONS + i * SEATS + (predicted - seat) % players] = 1.0
        out[RUNES + i] = int(state.runes[other]) / 50.0
        out[HAND_SIZES + i] = _hand_size(state, other) / 8.0
        out[ALL_IN + i] = 1.0 if int(state.all_in) == other else 0.0
        out[AT_TURN + i] = 1.0 if int(state.at_turn) == other else 0.0
        out[ACTOR + i] = 1.0 if int(state.actor) == other else 0.0
        out[FIRST + i] = 1.0 if int(state.first) == other else 0.0


def _hand_size(state: StateRecord, seat: Seat) -> int:
    size = 0
    hand = int(state.hands[seat])
    while hand != 0:
        hand &= hand - 1
        size += 1
    return size


def _question(state: StateRecord, out: Floats) -> None:
    """What is asked, and which effect of the played card is being resolved."""
    out[QUESTION + int(state.asked)] = 1.0
    if int(state.played) != NONE and int(state.asked) != Asked.DISCARD:
        out[STEP + min(int(state.step), EFFECTS - 1)] = 1.0


def _numbers(game: GameRecord, state: StateRecord, out: Floats) -> None:
    """Counts, the round, and the options of the game."""
    players = int(game.players)
    out[NUMBERS] = int(state.deck_count) / CARDS
    out[NUMBERS + 1] = int(state.pile_count) / CARDS
    out[NUMBERS + 2] = int(state.pot) / 50.0
    out[NUMBERS + 3] = int(state.turn) / (TURNS_A_SEAT * players)
    out[ROUND + int(state.round_index)] = 1.0
    out[PLAYERS + players - 2] = 1.0
    out[OPTIONS] = float(int(game.side_b))
    out[OPTIONS + 1] = 1.0 if int(game.discard) == Discard.SEER else 0.0
    out[OPTIONS + 2] = 1.0 if int(game.discard) == Discard.BLIND else 0.0
    out[OPTIONS + 3] = float(int(game.heirs))
