"""What a perfect memory knows of the hidden cards (section 7): who can't have a colour, which card is certainly where.

Every card that the observer has not seen is in another hand or out of play. A seat that failed to follow a colour has
none of it. What follows from that and from the numbers of cards is found by asking, for each colour and place, whether
one card of that colour could be there with all the others still finding a place (Hall's condition).
"""

from foretold.rules.all_or_nothing.state import MOST_COLOURS, NONE, SEATS
from foretold.rules.all_or_nothing.tricks import colour_of

#: The place of the cards that are out of play, after the seats' hands.
OUT_OF_PLAY = SEATS
PLACES = SEATS + 1

#: Layout of the working array: unseen cards by colour, room by place, colours that may be at a place.
UNSEEN = 0
ROOM = UNSEEN + MOST_COLOURS
ALLOWED = ROOM + PLACES
SIZE = ALLOWED + PLACES


def certain(game, state, observer, where):
    """For each place, the colours of unseen cards that may be there, as bits: ``where[place]`` (hands, out of play).

    An observer's own hand has no unseen cards. A colour that may be at one place alone is certainly there.
    """
    work = where[PLACES:]
    _count(game, state, observer, work)
    for place in range(PLACES):
        possible = 0
        for colour in range(int(game.colours)):
            if _may_be(game, work, colour, place):
                possible |= 1 << colour
        where[place] = possible


def _count(game, state, observer, work):
    """Unseen cards by colour, room by place, and which colours a place may hold by what was played."""
    players = int(game.players)
    ranks = int(game.ranks)
    everything = (1 << int(game.colours)) - 1
    for colour in range(int(game.colours)):
        work[UNSEEN + colour] = ranks
    _see(game, work, int(state.trump_card))
    for i in range(int(state.seen_count)):
        _see(game, work, int(state.seen[i]))
    unseen = int(game.cards) - 1 - int(state.seen_count)
    for seat in range(SEATS):
        count = int(state.hand_counts[seat]) if seat < players else 0
        work[ROOM + seat] = count
        work[ALLOWED + seat] = everything & ~int(state.voids[seat])
        unseen -= count
    work[ROOM + OUT_OF_PLAY] = unseen
    work[ALLOWED + OUT_OF_PLAY] = everything
    if observer != NONE:
        work[ROOM + observer] = 0
        for i in range(int(state.hand_counts[observer])):
            _see(game, work, int(state.hands[observer, i]))


def _see(game, work, card):
    colour = UNSEEN + colour_of(game, card)
    work[colour] = int(work[colour]) - 1


def _may_be(game, work, colour, place):
    """Whether an unseen card of the colour can be at the place, all others finding one too."""
    if int(work[UNSEEN + colour]) == 0 or int(work[ROOM + place]) == 0:
        return False
    if (int(work[ALLOWED + place]) >> colour) & 1 == 0:
        return False
    work[UNSEEN + colour] = int(work[UNSEEN + colour]) - 1
    work[ROOM + place] = int(work[ROOM + place]) - 1
    fits = _all_fit(game, work)
    work[UNSEEN + colour] = int(work[UNSEEN + colour]) + 1
    work[ROOM + place] = int(work[ROOM + place]) + 1
    return fits


def _all_fit(game, work):
    """Hall's condition: every set of places has at least as many cards allowed there as room."""
    for places in range(1 << PLACES):
        room = 0
        allowed = 0
        for place in range(PLACES):
            if (places >> place) & 1 == 1:
                room += int(work[ROOM + place])
                if int(work[ROOM + place]) > 0:
                    allowed |= int(work[ALLOWED + place])
        cards = 0
        for colour in range(int(game.colours)):
            if (allowed >> colour) & 1 == 1:
                cards += int(work[UNSEEN + colour])
        if cards < room:
            return False
    return True
