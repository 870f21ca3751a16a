"""Sections 2 and 4: gallery, deck and discard pile."""

from foretold.rules.bits import has
from foretold.rules.chance import CARDS as FOR_CARDS
from foretold.rules.chance import shuffle
from foretold.rules.outside import BLOCK, EVERYBODY, NOBODY, Fault, note
from foretold.rules.predictions.facts import Fact
from foretold.rules.predictions.knowledge import left_deck_in_sight, pile_cards
from foretold.rules.predictions.state import CARDS, DISCARD_PLACE, NONE, Discard


def gallery_is_full(game, state):
    """The limit: two cards in every column (section 2)."""
    return add_place(game, state) == NONE


def add_place(game, state):
    """Where the next card goes: leftmost empty place of the first row, then of the second; NONE if full."""
    columns = int(game.columns)
    for column in range(columns):
        if int(state.gallery[0, column]) == NONE:
            return column
    for column in range(columns):
        if int(state.gallery[1, column]) == NONE:
            return columns + column
    return NONE


def add_to_gallery(game, state, outside, card):
    """A card enters the gallery, in sight of all (section 4)."""
    place = add_place(game, state)
    columns = int(game.columns)
    column = place % columns
    state.gallery[place // columns, column] = card
    note(state, outside, Fact.GALLERY_GAINS, NONE, card, column, 0, EVERYBODY)


def top_row(state, column):
    """The row of a column's top card, which is uncovered; NONE for an empty column."""
    if int(state.gallery[1, column]) != NONE:
        return 1
    if int(state.gallery[0, column]) != NONE:
        return 0
    return NONE


def uncovered(game, state):
    """The places from which a card may be taken: columns with a card, and under *seer* the top of the pile."""
    places = 0
    for column in range(int(game.columns)):
        if int(state.gallery[0, column]) != NONE:
            places |= 1 << column
    if int(game.discard) == Discard.SEER and int(state.pile_count) > 0:
        places |= 1 << DISCARD_PLACE
    return places


def put_in_place(state, place, card):
    """Exchange the uncovered card of a place for another (NONE: leave the place empty); returns the old one."""
    if place == DISCARD_PLACE:
        return _put_on_top(state, card)
    row = 1 if int(state.gallery[1, place]) != NONE else 0
    old = int(state.gallery[row, place])
    state.gallery[row, place] = card
    return old


def _put_on_top(state, card):
    top = int(state.pile_count) - 1
    old = int(state.stock[top])
    if card == NONE:
        state.pile_count = top
    else:
        state.stock[top] = card
    return old


def lay_on_pile(state, card):
    """The card becomes the top of the discard pile."""
    count = int(state.pile_count)
    state.stock[count] = card
    state.pile_count = count + 1


def draw_card(game, state, outside):
    """The deck's top card; an empty deck is made anew from the discard pile first (section 4)."""
    if int(state.deck_count) == 0:
        reshuffle(game, state, outside)
    count = int(state.deck_count)
    state.deck_count = count - 1
    return int(state.stock[CARDS - count])


def add_from_deck(game, state, outside):
    """The deck's top card goes face up into the gallery (section 3)."""
    card = draw_card(game, state, outside)
    left_deck_in_sight(game, state, card)
    add_to_gallery(game, state, outside, card)


def reshuffle(game, state, outside):
    """Section 4: the whole discard pile is shuffled into a new deck."""
    count = int(state.pile_count)
    state.reshuffles_this_round = int(state.reshuffles_this_round) + 1
    note(state, outside, Fact.RESHUFFLED, NONE, count, 0, 0, EVERYBODY)
    _new_order(state, outside, count)
    state.reshuffles = int(state.reshuffles) + 1
    state.pile_count = 0
    state.deck_count = count
    for i in range(count):
        card = int(outside.scratch[BLOCK + i])
        state.stock[CARDS - count + i] = card
        state.epoch[card] = state.reshuffles_this_round
        note(state, outside, Fact.DECK_ORDER, NONE, card, 0, 0, NOBODY)


def _new_order(state, outside, count):
    """The pile's cards behind the block in ``scratch``: as given, or sorted and shuffled from the seed."""
    pile = pile_cards(state)
    row = int(state.decks_given) + int(state.reshuffles)
    if row < outside.stacked.shape[0]:
        _given_order(state, outside, row, pile, count)
        return
    if int(state.given_only) != 0:
        state.fault = Fault.RESHUFFLE_NEEDED
    i = 0
    for card in range(CARDS):
        if has(pile, card):
            outside.scratch[BLOCK + i] = card
            i += 1
    shuffle(
        outside.scratch, state.seed, count, count, int(state.round_index), int(state.reshuffles_this_round), FOR_CARDS
    )


def _given_order(state, outside, row, pile, count):
    """A given order must be the pile's cards, each once."""
    cards = 0
    for i in range(outside.stacked.shape[1]):
        card = int(outside.stacked[row, i])
        if card != NONE:
            cards |= 1 << card
            outside.scratch[BLOCK + i] = card
        if (card == NONE) != (i >= count):
            state.fault = Fault.RESHUFFLE_NOT_THE_PILE
    if cards != pile:
        state.fault = Fault.RESHUFFLE_NOT_THE_PILE
