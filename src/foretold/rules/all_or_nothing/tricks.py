"""Section 4: which cards may be played, and who wins a trick."""

from foretold.rules.all_or_nothing.state import MOST_CARDS, NONE, SEATS


def colour_of(game, card):
    """The colour of a card, as a number."""
    return card // int(game.ranks)


def colour_led(game, state):
    """The colour of the present trick's first card; NONE before it is led."""
    if int(state.trick_count) == 0:
        return NONE
    return colour_of(game, int(state.trick[int(state.leader)]))


def playable(game, state, seat):
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


def beats(game, card, best, trump):
    """Whether a card played later beats the best so far: a higher one of its colour, or a trump on another colour."""
    ranks = int(game.ranks)
    colour = card // ranks
    if colour == best // ranks:
        return card > best
    return colour == trump


def trick_winner(game, state):
    """The seat that wins the finished trick."""
    players = int(game.players)
    trump = colour_of(game, int(state.trump_card))
    winner = int(state.leader)
    seat = winner
    for _ in range(players - 1):
        seat = seat + 1 if seat + 1 < players else 0
        if beats(game, int(state.trick[seat]), int(state.trick[winner]), trump):
            winner = seat
    return winner


def clear_trick(state):
    """The table is empty before a card is led."""
    for seat in range(SEATS):
        state.trick[seat] = NONE
    state.trick_count = 0


def take_from_hand(state, seat, place):
    """Remove the card at a place of the hand and return it; the others move up."""
    card = int(state.hands[seat, place])
    for i in range(MOST_CARDS - 1):  # always all places: a loop of one length is quicker than a shorter one
        following = int(state.hands[seat, i + 1])
        state.hands[seat, i] = following if i >= place else int(state.hands[seat, i])
    state.hands[seat, MOST_CARDS - 1] = NONE
    state.hand_counts[seat] = int(state.hand_counts[seat]) - 1
    return card


def add_to_hand(state, seat, card):
    """Put a card into its place in the rising order of the hand."""
    place = int(state.hand_counts[seat])
    while place > 0 and int(state.hands[seat, place - 1]) > card:
        state.hands[seat, place] = state.hands[seat, place - 1]
        place -= 1
    state.hands[seat, place] = card
    state.hand_counts[seat] = int(state.hand_counts[seat]) + 1
