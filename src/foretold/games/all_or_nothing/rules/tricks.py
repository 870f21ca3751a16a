"""Section 4: which cards may be played, and who wins a trick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.value_types import Card, each_seat
from foretold.games.all_or_nothing.rules.state import MOST_CARDS, NONE, SEATS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from foretold.engine.value_types import Seat
    from foretold.games.all_or_nothing.rules.record_types import GameRecord, StateRecord

#: A card's number is below 2^15, and so is the number of ranks; so the product below is exact with these bits.
INVERSE_BITS = 31


def colour_of(game: GameRecord, card: Card) -> int:
    """The colour of a card, as a number: card // ranks, by a multiplication, which is much quicker."""
    return (card * int(game.inverse)) >> INVERSE_BITS


def rank_of(game: GameRecord, card: Card) -> int:
    """The rank of a card, as a number from 0."""
    return card - colour_of(game, card) * int(game.ranks)


def colour_led(game: GameRecord, state: StateRecord) -> int:
    """The colour of the present trick's first card; NONE before it is led."""
    if int(state.trick_count) == 0:
        return NONE
    return colour_of(game, Card(state.trick[int(state.leader)]))


def playable(game: GameRecord, state: StateRecord, seat: Seat) -> int:
    """The places of the hand that may be played: cards of the colour led, or any card if there is none."""
    everything = (1 << int(state.hand_counts[seat])) - 1
    led = colour_led(game, state)
    if led == NONE:
        return everything
    ranks = int(game.ranks)
    lowest = led * ranks
    following = 0
    for place in range(MOST_CARDS):
        card = int(state.hands[seat, place])
        follows = 1 if card >= lowest and card < lowest + ranks else 0
        following |= follows << place
    return following if following != 0 else everything


def beats(game: GameRecord, card: Card, best: Card, trump: int) -> bool:
    """Whether a card played later beats the best so far: a higher one of its colour, or a trump on another colour."""
    colour = colour_of(game, card)
    if colour == colour_of(game, best):
        return card > best
    return colour == trump


def best_of(game: GameRecord, cards: Sequence[Card], trump: int) -> Card:
    """The best of the cards of a trick, in the order played; for those who think of one outside a state."""
    best = cards[0]
    for card in cards:
        if beats(game, card, best, trump):
            best = card
    return best


def would_win(game: GameRecord, card: Card, cards: Sequence[Card], trump: int) -> bool:
    """Whether a card would be the best after these; leading, every card is."""
    return len(cards) == 0 or beats(game, card, best_of(game, cards, trump), trump)


def lay_to_trick(game: GameRecord, state: StateRecord, seat: Seat, card: Card) -> None:
    """The card is the best of the trick if it is led, or beats the best so far."""
    best = Card(state.trick[int(state.winning)])
    if int(state.trick_count) == 0 or beats(game, card, best, colour_of(game, Card(state.trump_card))):
        state.winning = seat
    state.trick[seat] = card
    state.trick_count = int(state.trick_count) + 1


def clear_trick(state: StateRecord) -> None:
    """The table is empty before a card is led."""
    for seat in each_seat(SEATS):
        state.trick[seat] = NONE
    state.trick_count = 0
    state.winning = 0


def take_from_hand(state: StateRecord, seat: Seat, place: int) -> Card:
    """Remove the card at a place of the hand and return it; the others move up."""
    card = Card(state.hands[seat, place])
    for i in range(MOST_CARDS - 1):  # always all places: a loop of one length is quicker than a shorter one
        following = int(state.hands[seat, i + 1])
        state.hands[seat, i] = following if i >= place else int(state.hands[seat, i])
    state.hands[seat, MOST_CARDS - 1] = NONE
    state.hand_counts[seat] = int(state.hand_counts[seat]) - 1
    return card


def add_to_hand(state: StateRecord, seat: Seat, card: Card) -> None:
    """Put a card into its place in the rising order of the hand."""
    place = int(state.hand_counts[seat])
    while place > 0 and int(state.hands[seat, place - 1]) > card:
        state.hands[seat, place] = state.hands[seat, place - 1]
        place -= 1
    state.hands[seat, place] = card
    state.hand_counts[seat] = int(state.hand_counts[seat]) + 1
