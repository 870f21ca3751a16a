"""Sections 2 and 4: gallery, deck and discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.bits import has, lowest
from foretold.engine.chance import CARDS as FOR_CARDS
from foretold.engine.chance import shuffle
from foretold.engine.scratch import EVERYBODY, NOBODY, Fault, note
from foretold.engine.value_types import Card, each_card
from foretold.games.predictions.knowledge.certain import left_deck_in_sight, pile_cards
from foretold.games.predictions.rules.facts import Fact
from foretold.games.predictions.rules.state import CARDS, COLUMNS, DISCARD_PLACE, NONE, Discard

if TYPE_CHECKING:
    from foretold.engine.record_types import ScratchRecord
    from foretold.games.predictions.rules.record_types import GameRecord, StateRecord


def gallery_is_full(game: GameRecord, state: StateRecord) -> bool:
    """The limit: two cards in every column (section 2)."""
    row = (1 << int(game.columns)) - 1
    return int(state.occupied) == row | (row << COLUMNS)


def add_to_gallery(game: GameRecord, state: StateRecord, scratch: ScratchRecord, card: Card) -> None:
    """A card enters, in sight of all: leftmost empty place of the first row, if that is full of the second."""
    occupied = int(state.occupied)
    row = 0
    column = lowest(~occupied)
    if column >= int(game.columns):
        row = 1
        column = lowest(~(occupied >> COLUMNS))
    state.gallery[row, column] = card
    state.occupied = occupied | (1 << (row * COLUMNS + column))
    note(state, scratch, Fact.GALLERY_GAINS, NONE, card, column, 0, EVERYBODY)


def uncovered(game: GameRecord, state: StateRecord) -> int:
    """The places from which a card may be taken: columns with a card, and under *seer* the top of the pile."""
    places = int(state.occupied) & ((1 << int(game.columns)) - 1)
    if int(game.discard) == Discard.SEER and int(state.pile_count) > 0:
        places |= 1 << DISCARD_PLACE
    return places


def put_in_place(state: StateRecord, place: int, card: int) -> Card:
    """Exchange the uncovered card of a place for another (NONE: leave the place empty); returns the old one."""
    if place == DISCARD_PLACE:
        return _put_on_top(state, card)
    row = (int(state.occupied) >> (COLUMNS + place)) & 1
    old = Card(state.gallery[row, place])
    state.gallery[row, place] = card
    if card == NONE:
        state.occupied = int(state.occupied) & ~(1 << (row * COLUMNS + place))
    return old


def _put_on_top(state: StateRecord, card: int) -> Card:
    top = int(state.pile_count) - 1
    old = Card(state.stock[top])
    if card == NONE:
        state.pile_count = top
    else:
        state.stock[top] = card
    return old


def lay_on_pile(state: StateRecord, card: Card) -> None:
    """The card becomes the top of the discard pile."""
    count = int(state.pile_count)
    state.stock[count] = card
    state.pile_count = count + 1


def draw_card(game: GameRecord, state: StateRecord, scratch: ScratchRecord) -> Card:
    """The deck's top card; an empty deck is made anew from the discard pile first (section 4)."""
    if int(state.deck_count) == 0:
        reshuffle(game, state, scratch)
    count = int(state.deck_count)
    state.deck_count = count - 1
    return Card(state.stock[CARDS - count])


def add_from_deck(game: GameRecord, state: StateRecord, scratch: ScratchRecord) -> None:
    """The deck's top card goes face up into the gallery (section 3)."""
    card = draw_card(game, state, scratch)
    left_deck_in_sight(game, state, card)
    add_to_gallery(game, state, scratch, card)


def reshuffle(game: GameRecord, state: StateRecord, scratch: ScratchRecord) -> None:
    """Section 4: the whole discard pile is shuffled into a new deck."""
    count = int(state.pile_count)
    state.reshuffles_this_round = int(state.reshuffles_this_round) + 1
    note(state, scratch, Fact.RESHUFFLED, NONE, count, 0, 0, EVERYBODY)
    _new_order(state, scratch, count)
    state.reshuffles = int(state.reshuffles) + 1
    state.pile_count = 0
    state.deck_count = count
    for i in range(count):
        card = Card(scratch.order[i])
        state.stock[CARDS - count + i] = card
        state.epoch[card] = state.reshuffles_this_round
        note(state, scratch, Fact.DECK_ORDER, NONE, card, 0, 0, NOBODY)


def _new_order(state: StateRecord, scratch: ScratchRecord, count: int) -> None:
    """The pile's cards into ``scratch.order``: as given, or sorted and shuffled from the seed."""
    pile = pile_cards(state)
    if scratch.reshuffle_is_given != 0:
        _given_order(state, scratch, pile, count)
        return
    if state.given_only != 0:
        state.fault = Fault.RESHUFFLE_NEEDED
    i = 0
    for card in each_card(CARDS):
        if has(pile, card):
            scratch.order[i] = card
            i += 1
    shuffle(scratch, state.seed, count, count, int(state.round_index), int(state.reshuffles_this_round), FOR_CARDS)


def _given_order(state: StateRecord, scratch: ScratchRecord, pile: int, count: int) -> None:
    """A given order must be the pile's cards, each once."""
    scratch.reshuffle_is_given = 0
    cards = 0
    given = 0
    while given < CARDS and int(scratch.given_reshuffle[given]) != NONE:
        card = Card(scratch.given_reshuffle[given])
        cards |= 1 << card
        scratch.order[given] = card
        given += 1
    if cards != pile or given != count:
        state.fault = Fault.RESHUFFLE_NOT_THE_PILE
