"""What a seat knows before it does something, as a list of features that are there or not; in the compiled subset.

Cards are told by the role of their colour: the colour led, then the others by how much of them is in hand, trump last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.value_types import Card
from foretold.games.all_or_nothing.bots.record_types import Roles, Row
from foretold.games.all_or_nothing.rules.state import BETS, MOST_CARDS, NONE, Asked
from foretold.games.all_or_nothing.rules.tricks import beats, colour_of

if TYPE_CHECKING:
    from foretold.games.all_or_nothing.rules.record_types import GameRecord, StateRecord

#: The printed deck: the network knows no other.
COLOURS = 4
RANKS = 12
CARDS = COLOURS * RANKS
FEWEST_PLAYERS = 3
NEEDS = 2 * MOST_CARDS + 1
OTHERS_SEATS = 5
OTHER = NEEDS + BETS + 2
#: Where the features of each kind begin.
HAND = 0
CARD = HAND + CARDS
GONE = CARD + CARDS
BEST = GONE + CARDS
TO_FOLLOW = BEST + CARDS
NEED = TO_FOLLOW + 12
LEFT = NEED + 2 * NEEDS
OTHERS = LEFT + 3 * MOST_CARDS
VOIDS = OTHERS + OTHERS_SEATS * OTHER
IN_TRICK = VOIDS + OTHERS_SEATS * COLOURS
PLAYERS = IN_TRICK + 2 * OTHERS_SEATS
PLACE = PLAYERS + 4
ALWAYS = PLACE + 6
WILD = ALWAYS + 1
INPUTS = WILD + OTHERS_SEATS + 1

#: What makes a colour come first: to be led, not to be trump, more and higher cards in hand.
A_CARD = 100
LED = 10_000
TRUMP = 20_000
#: Room for a row: the number of its features, then each of them; and for the roles, with keys behind them.
WIDTH = 96


def find_roles(game: GameRecord, state: StateRecord, seat: int, roles: Roles) -> None:
    """By colour, its role; ``roles`` has room for keys behind them."""
    trump = colour_of(game, Card(state.trump_card))
    for colour in range(COLOURS):
        roles[COLOURS + colour] = 0
    for i in range(int(state.hand_counts[seat])):
        card = Card(state.hands[seat, i])
        colour = colour_of(game, card)
        roles[COLOURS + colour] += A_CARD + card - colour * RANKS
    roles[COLOURS + trump] -= TRUMP
    if int(state.trick_count) > 0:
        roles[COLOURS + colour_of(game, Card(state.trick[int(state.leader)]))] += LED
    for colour in range(COLOURS):
        role = 0
        for other in range(COLOURS):
            key = int(roles[COLOURS + other])
            mine = int(roles[COLOURS + colour])
            role += 1 if key > mine or (key == mine and other < colour) else 0
        roles[colour] = role


def role_of(game: GameRecord, roles: Roles, card: Card) -> int:
    """A card by the role of its colour."""
    colour = colour_of(game, card)
    return int(roles[colour]) * RANKS + card - colour * RANKS


def add(row: Row, feature: int) -> None:
    """One more feature in a row."""
    count = int(row[0]) + 1
    row[count] = feature
    row[0] = count


def tell_common(game: GameRecord, state: StateRecord, seat: int, roles: Roles, row: Row, wild: int) -> None:
    """What is the same for all that a seat could do; ``wild`` is the set of seats whose bets were far off so far."""
    players = int(game.players)
    row[0] = 0
    add(row, ALWAYS)
    add(row, PLAYERS + players - FEWEST_PLAYERS)
    for i in range(int(state.hand_counts[seat])):
        add(row, HAND + role_of(game, roles, Card(state.hands[seat, i])))
    add(row, GONE + role_of(game, roles, Card(state.trump_card)))
    for i in range(int(state.seen_count)):
        add(row, GONE + role_of(game, roles, Card(state.seen[i])))
    asked = int(state.asked)
    add(row, LEFT + (asked - 1) * MOST_CARDS + int(state.hand_counts[seat]) - 1)
    if asked != Asked.PLAY:
        add(row, PLACE + (seat - int(state.dealer) - 1 + players) % players)
    elif int(state.trick_count) > 0:
        add(row, BEST + role_of(game, roles, Card(state.trick[int(state.winning)])))
    if (wild >> seat) & 1 == 1:
        add(row, WILD + OTHERS_SEATS)
    for away in range(1, players):
        other = (seat + away) % players
        if (wild >> other) & 1 == 1:
            add(row, WILD + away - 1)
        tell_other(state, other, away - 1, roles, row)


def tell_other(state: StateRecord, other: int, slot: int, roles: Roles, row: Row) -> None:
    """What another seat said, won, can't have, and did in the present trick."""
    asked = int(state.asked)
    base = OTHERS + slot * OTHER
    said = int(state.open_bets[other])
    if asked == Asked.BET or said == NONE:
        add(row, base)
    elif said == 0:
        add(row, base + 2 + int(state.tricks[other]))
    elif asked == Asked.OPEN:
        add(row, base + 1)
    else:
        add(row, base + 2 + BETS + int(state.bets[other]) - int(state.tricks[other]) + MOST_CARDS)
    voids = int(state.voids[other])
    for colour in range(COLOURS):
        if (voids >> colour) & 1 == 1:
            add(row, VOIDS + slot * COLOURS + int(roles[colour]))
    if asked == Asked.PLAY and int(state.trick[other]) != NONE:
        add(row, IN_TRICK + slot)
        if int(state.winning) == other:
            add(row, IN_TRICK + OTHERS_SEATS + slot)


def tell_need(need: int, is_open: int, row: Row) -> None:
    """How many more tricks are wanted."""
    add(row, NEED + is_open * NEEDS + need + MOST_CARDS)


def tell_card(game: GameRecord, state: StateRecord, card: Card, roles: Roles, row: Row) -> None:
    """A card that could be played, and whether it wins so far."""
    add(row, CARD + role_of(game, roles, card))
    wins = 1
    if int(state.trick_count) > 0:
        best = Card(state.trick[int(state.winning)])
        wins = 1 if beats(game, card, best, colour_of(game, Card(state.trump_card))) else 0
    add(row, TO_FOLLOW + 6 * wins + int(game.players) - 1 - int(state.trick_count))
