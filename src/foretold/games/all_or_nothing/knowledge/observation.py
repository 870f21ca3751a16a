"""What a seat may know, as numbers for a net. docs/observations.md explains every feature.

Seats are counted from the observer's own (0), clockwise; a spectator has no observation. A card is described by colour
(first the trump, then the others in the order of the deck) and rank as a fraction, so that every deck fits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.value_types import Card, Seat
from foretold.games.all_or_nothing.rules.state import BETS, MOST_CARDS, MOST_COLOURS, NONE, SEATS, Asked
from foretold.games.all_or_nothing.rules.tricks import colour_led, colour_of, rank_of

if TYPE_CHECKING:
    from foretold.engine.value_types import Floats
    from foretold.games.all_or_nothing.rules.record_types import GameRecord, StateRecord

QUESTIONS = 4
CARD = MOST_COLOURS + 2  # which colour, rank, and whether there is a card at all
HAND = 0
TRUMP = HAND + MOST_CARDS * CARD
TRICK = TRUMP + CARD
SEEN = TRICK + SEATS * CARD
VOIDS = SEEN + SEATS * MOST_CARDS * CARD
BET = VOIDS + SEATS * MOST_COLOURS
OPEN = BET + SEATS * (BETS + 1)
TRICKS = OPEN + SEATS * 3
POINTS = TRICKS + SEATS
HAND_SIZES = POINTS + SEATS
LED = HAND_SIZES + SEATS
LEADER = LED + MOST_COLOURS
ACTOR = LEADER + SEATS
DEALER = ACTOR + SEATS
QUESTION = DEALER + SEATS
PLAYERS = QUESTION + QUESTIONS
NUMBERS = PLAYERS + 4
SIZE = NUMBERS + 4


def observe(game: GameRecord, state: StateRecord, seat: Seat, out: Floats) -> None:
    """Write the observation of a seat."""
    for i in range(SIZE):
        out[i] = 0.0
    for place in range(int(state.hand_counts[seat])):
        _card(game, state, out, HAND + place * CARD, int(state.hands[seat, place]))
    _card(game, state, out, TRUMP, int(state.trump_card))
    for i in range(int(state.seen_count)):
        _card(game, state, out, SEEN + i * CARD, int(state.seen[i]))
    _seats(game, state, seat, out)
    led = colour_led(game, state)
    if led != NONE:
        out[LED + _colour(game, state, led)] = 1.0
    out[QUESTION + int(state.asked)] = 1.0
    out[PLAYERS + int(game.players) - 3] = 1.0
    out[NUMBERS] = int(state.round_cards) / MOST_CARDS
    out[NUMBERS + 1] = int(state.turn) / MOST_CARDS
    out[NUMBERS + 2] = int(state.round_index) / 37.0
    out[NUMBERS + 3] = int(game.rounds) / 37.0 if int(game.target) == 0 else min(int(game.target), 200) / 200.0


def _colour(game: GameRecord, state: StateRecord, colour: int) -> int:
    """Colours counted from the trump."""
    return (colour - colour_of(game, Card(state.trump_card))) % int(game.colours)


def _card(game: GameRecord, state: StateRecord, out: Floats, at: int, card: int) -> None:
    """A card: its colour, its rank from just above 0 to 1, and that there is one."""
    if card != NONE:
        out[at + _colour(game, state, colour_of(game, Card(card)))] = 1.0
        out[at + MOST_COLOURS] = (rank_of(game, Card(card)) + 1) / int(game.ranks)
        out[at + MOST_COLOURS + 1] = 1.0


def _seats(game: GameRecord, state: StateRecord, seat: Seat, out: Floats) -> None:
    """What is known of each player, from the observer's own seat on."""
    players = int(game.players)
    for i in range(players):
        other = Seat((seat + i) % players)
        _card(game, state, out, TRICK + i * CARD, int(state.trick[other]))
        for colour in range(int(game.colours)):
            if (int(state.voids[other]) >> colour) & 1 == 1:
                out[VOIDS + i * MOST_COLOURS + _colour(game, state, colour)] = 1.0
        _bet(game, state, seat, out, i, other)
        out[TRICKS + i] = int(state.tricks[other]) / MOST_CARDS
        out[POINTS + i] = int(state.points[other]) / 50.0
        out[HAND_SIZES + i] = int(state.hand_counts[other]) / MOST_CARDS
        out[ACTOR + i] = 1.0 if int(state.actor) == other else 0.0
        out[DEALER + i] = 1.0 if int(state.dealer) == other else 0.0
        if int(state.asked) == Asked.PLAY:
            out[LEADER + i] = 1.0 if int(state.leader) == other else 0.0


def _bet(game: GameRecord, state: StateRecord, seat: Seat, out: Floats, i: int, other: Seat) -> None:
    """The bet as far as the observer knows it: a number, or unknown; and open, secret or not yet said."""
    said = int(state.open_bets[other])
    turned_up = said == 1 and (int(state.asked) == Asked.PLAY or int(state.over) != 0)
    bet = int(state.bets[other])
    if bet != NONE and (other == seat or turned_up):
        out[BET + i * (BETS + 1) + bet] = 1.0
    else:
        out[BET + i * (BETS + 1) + BETS] = 1.0
    out[OPEN + i * 3 + (2 if said == NONE else said)] = 1.0
