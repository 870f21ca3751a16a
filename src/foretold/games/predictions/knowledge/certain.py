"""Who knows which card is where (sections 5 and 10): kept while the game goes on, read by every view and bot.

In every variant but *blind* a card leaves a hand in sight of all. So what was seen going into a hand stays known until
it is seen leaving. In *blind* a card may leave unseen; then nothing about that hand is certain any more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.bits import popcount
from foretold.engine.value_types import each_card, each_seat
from foretold.games.predictions.rules.hands import hand_value
from foretold.games.predictions.rules.state import CARDS, HAND, NONE, SEATS, Discard

if TYPE_CHECKING:
    from foretold.engine.value_types import Card, Longs, Seat
    from foretold.games.predictions.rules.record_types import GameRecord, StateRecord

#: Layout of what ``known`` fills: the seats' hands, the deck, the pile, and what the own hand is worth.
IN_DECK = SEATS
IN_PILE = SEATS + 1
OWN_VALUE = SEATS + 2
KNOWN = SEATS + 3


def seen_entering(state: StateRecord, seat: Seat, card: Card) -> None:
    """Everybody saw the card go into the hand."""
    state.shown[seat] = int(state.shown[seat]) | (1 << card)


def seen_leaving(game: GameRecord, state: StateRecord, seat: Seat, card: Card) -> None:
    """Everybody saw the card leave the hand."""
    left = ~(1 << card)
    state.shown[seat] = int(state.shown[seat]) & left
    for other in each_seat(int(game.players)):
        state.eyed[other] = int(state.eyed[other]) & left


def seen_by_eye(state: StateRecord, viewer: Seat, cards: int) -> None:
    """The Eye showed these cards to the viewer."""
    state.eyed[viewer] = int(state.eyed[viewer]) | cards


def left_unseen(game: GameRecord, state: StateRecord, seat: Seat, card: Card) -> None:
    """*blind*: a card of this hand went onto the pile; only its owner knows which."""
    hand = int(state.hands[seat]) | (1 << card)
    state.shown[seat] = 0
    for other in each_seat(int(game.players)):
        state.eyed[other] = int(state.eyed[other]) & ~hand
    buries(state, seat, card)


def buries(state: StateRecord, seat: Seat, card: Card) -> None:
    """*blind*: this seat alone knows that the card lies on the pile."""
    state.buried[seat] = int(state.buried[seat]) | (1 << card)


def drawn_unseen(game: GameRecord, state: StateRecord, seat: Seat, card: Card) -> None:
    """This seat took the deck's top card; the others no longer know for certain what the deck holds (*blind*)."""
    if int(game.discard) != Discard.BLIND:
        return
    in_pile = pile_cards(state)
    for other in each_seat(int(game.players)):
        if other != seat:
            state.buried[other] = int(state.buried[other]) & in_pile
    state.buried[seat] = int(state.buried[seat]) & ~(1 << card)


def left_deck_in_sight(game: GameRecord, state: StateRecord, card: Card) -> None:
    """Everybody saw where the card went that was on the deck."""
    if int(game.discard) != Discard.BLIND:
        return
    for seat in each_seat(int(game.players)):
        state.buried[seat] = int(state.buried[seat]) & ~(1 << card)


def seen_at_showdown(game: GameRecord, state: StateRecord) -> None:
    """Section 7: all hands are open."""
    for seat in each_seat(int(game.players)):
        state.shown[seat] = state.hands[seat]


def forget_round(state: StateRecord) -> None:
    """What memory holds lasts until the round ends (section 10)."""
    for seat in each_seat(SEATS):
        state.shown[seat] = 0
        state.eyed[seat] = 0
        state.buried[seat] = 0
        state.announced[seat] = NONE
        state.announced_turn[seat] = 0
    for card in each_card(CARDS):
        state.epoch[card] = 0


def pile_cards(state: StateRecord) -> int:
    """The set of cards on the discard pile."""
    cards = 0
    for i in range(int(state.pile_count)):
        cards |= 1 << int(state.stock[i])
    return cards


def deck_cards(state: StateRecord) -> int:
    """The set of cards in the deck."""
    cards = 0
    for i in range(CARDS - int(state.deck_count), CARDS):
        cards |= 1 << int(state.stock[i])
    return cards


def gallery_cards(game: GameRecord, state: StateRecord) -> int:
    """The set of cards in the gallery."""
    cards = 0
    for column in range(int(game.columns)):
        for row in range(2):
            card = int(state.gallery[row, column])
            if card != NONE:
                cards |= 1 << card
    return cards


def revealed_cards(state: StateRecord) -> int:
    """The set of cards turned up and not yet chosen among."""
    cards = 0
    for i in range(int(state.revealed_count)):
        cards |= 1 << int(state.revealed[i])
    return cards


def sees_revealed(game: GameRecord, state: StateRecord, observer: int) -> bool:
    """Whether the observer sees the cards now turned up (*blind*: the player at turn alone)."""
    return int(game.discard) != Discard.BLIND or observer == int(state.at_turn)


def in_sight(game: GameRecord, state: StateRecord, observer: int) -> int:
    """Cards outside the hands that the observer sees or remembers in place: gallery, played, revealed, pile."""
    cards = gallery_cards(game, state)
    if int(state.played) != NONE:
        cards |= 1 << int(state.played)
    if sees_revealed(game, state, observer):
        cards |= revealed_cards(state)
    if int(game.discard) != Discard.BLIND:
        cards |= pile_cards(state)
    return cards


def known_by_sight(game: GameRecord, state: StateRecord, observer: int, seat: Seat) -> int:
    """Cards in this seat's hand that the observer (NONE: a spectator) saw there or saw going there."""
    if observer == seat:
        return int(state.hands[seat])
    cards = int(state.shown[seat])
    if observer != NONE:
        cards |= int(state.eyed[observer]) & int(state.hands[seat])
    return cards


def known(game: GameRecord, state: StateRecord, observer: int, where: Longs) -> None:
    """All that the observer knows for certain: where cards are, and the value of its own hand of at most five cards."""
    certain(game, state, observer, where)
    where[OWN_VALUE] = NONE
    if observer != NONE and popcount(int(state.hands[observer])) <= HAND:
        where[OWN_VALUE] = hand_value(game, int(state.hands[observer]))


def certain(game: GameRecord, state: StateRecord, observer: int, where: Longs) -> None:
    """Cards that the observer knows for certain to be in each place, by sight and by counting.

    ``where[seat]`` a hand, ``where[IN_DECK]`` the deck, ``where[IN_PILE]`` the pile.
    Counting: the cards that went out of sight together (before the first reshuffle, or in one reshuffle) must fill the
    unseen places filled from there. Where these are all in one place, every such card is in that place.
    """
    blind = int(game.discard) == Discard.BLIND
    deck = deck_cards(state)
    pile = pile_cards(state)
    buried = int(state.buried[observer]) if observer != NONE else 0
    where[IN_DECK] = deck & buried
    where[IN_PILE] = pile & buried if blind else pile
    for seat in each_seat(int(game.players)):
        where[seat] = known_by_sight(game, state, observer, seat)
    epochs = 1 if blind else int(state.reshuffles_this_round) + 1
    if not sees_revealed(game, state, observer) and int(state.revealed_count) > 0:
        epochs = 0  # cards are on their way, unseen
    for epoch in range(epochs):
        _count(game, state, where, deck, pile, _hidden_in(state, epoch, blind))


def _hidden_in(state: StateRecord, epoch: int, blind: bool) -> int:
    """The cards that went out of sight in this epoch."""
    cards = 0
    for card in each_card(CARDS):
        if blind or int(state.epoch[card]) == epoch:
            cards |= 1 << card
    return cards


def _count(game: GameRecord, state: StateRecord, where: Longs, deck: int, pile: int, hidden: int) -> None:
    """If all cards of one epoch that are not known by sight lie in one place, they are known to lie there."""
    places = 0
    only = NONE
    for place in range(SEATS + 2):
        if _unknown(game, state, where, deck, pile, hidden, place) != 0:
            places += 1
            only = place
    if places == 1:
        where[only] = int(where[only]) | _unknown(game, state, where, deck, pile, hidden, only)


def _unknown(game: GameRecord, state: StateRecord, where: Longs, deck: int, pile: int, hidden: int, place: int) -> int:
    """Cards of one epoch in this place that the observer does not know to be there."""
    cards = 0
    if place == IN_DECK:
        cards = deck
    elif place == IN_PILE:
        cards = pile
    elif place < int(game.players):
        cards = int(state.hands[place])
    return cards & hidden & ~int(where[place])
