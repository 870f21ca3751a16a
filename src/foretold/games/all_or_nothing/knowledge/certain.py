"""What a perfect memory knows of the hidden cards (section 7): who can't have a colour, which card is certainly where.

Every card that the observer has not seen is in another hand or out of play. A seat that failed to follow a colour has
none of it. What follows from that and from the numbers of cards is found by Hall's condition: all cards find a place if
every set of places has at least as many cards that may lie there as room. Where it has just as many, none of these
cards can lie elsewhere; and a card that no such set claims can lie wherever its colour may.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.value_types import Card, each_seat
from foretold.games.all_or_nothing.rules.state import MOST_COLOURS, NONE, SEATS
from foretold.games.all_or_nothing.rules.tricks import colour_of

if TYPE_CHECKING:
    from foretold.engine.value_types import Longs
    from foretold.games.all_or_nothing.rules.record_types import GameRecord, StateRecord

#: The place of the cards that are out of play, after the seats' hands.
OUT_OF_PLAY = SEATS
PLACES = SEATS + 1

#: Layout of what ``certain`` fills: colours by place, then those that may be at one place alone, then working space.
SOLE = PLACES
WORK = PLACES + 1

#: Layout of the working space: unseen cards by colour, room by place, colours that may be at a place.
UNSEEN = 0
ROOM = UNSEEN + MOST_COLOURS
ALLOWED = ROOM + PLACES
KNOWN = WORK + ALLOWED + PLACES


def certain(game: GameRecord, state: StateRecord, observer: int, where: Longs) -> None:
    """For each place, the colours of unseen cards that may be there, as bits: ``where[place]`` (hands, out of play).

    An observer's own hand has no unseen cards. A colour that may be at one place alone is certainly there: they are in
    ``where[SOLE]``.
    """
    work = where[WORK:]
    _count(game, state, observer, work)
    unseen = 0
    for colour in range(int(game.colours)):
        if int(work[UNSEEN + colour]) > 0:
            unseen |= 1 << colour
    full = 0
    for place in range(PLACES):
        has_room = int(work[ROOM + place]) > 0
        where[place] = int(work[ALLOWED + place]) & unseen if has_room else 0
        full |= 0 if has_room else 1 << place
    for places in range(1 << PLACES):
        if places & full == 0:
            _claim(game, work, places, where)
    where[SOLE] = _at_one_place(where)


def _count(game: GameRecord, state: StateRecord, observer: int, work: Longs) -> None:
    """Unseen cards by colour, room by place, and which colours a place may hold by what was played."""
    players = int(game.players)
    ranks = int(game.ranks)
    everything = (1 << int(game.colours)) - 1
    for colour in range(int(game.colours)):
        work[UNSEEN + colour] = ranks
    _see(game, work, Card(state.trump_card))
    for i in range(int(state.seen_count)):
        _see(game, work, Card(state.seen[i]))
    unseen = int(game.cards) - 1 - int(state.seen_count)
    for seat in each_seat(SEATS):
        count = int(state.hand_counts[seat]) if seat < players else 0
        work[ROOM + seat] = count
        work[ALLOWED + seat] = everything & ~int(state.voids[seat])
        unseen -= count
    work[ROOM + OUT_OF_PLAY] = unseen
    work[ALLOWED + OUT_OF_PLAY] = everything
    if observer != NONE:
        work[ROOM + observer] = 0
        for i in range(int(state.hand_counts[observer])):
            _see(game, work, Card(state.hands[observer, i]))


def _see(game: GameRecord, work: Longs, card: Card) -> None:
    colour = UNSEEN + colour_of(game, card)
    work[colour] = int(work[colour]) - 1


def _claim(game: GameRecord, work: Longs, places: int, where: Longs) -> None:
    """If a set of places needs all cards that may lie there, their colours are at no other place."""
    room = 0
    colours = 0
    for place in range(PLACES):
        if (places >> place) & 1 == 1:
            room += int(work[ROOM + place])
            colours |= int(work[ALLOWED + place])
    cards = 0
    for colour in range(int(game.colours)):
        if (colours >> colour) & 1 == 1:
            cards += int(work[UNSEEN + colour])
    if cards > room:
        return
    for place in range(PLACES):
        if (places >> place) & 1 == 0:
            where[place] = int(where[place]) & ~colours


def _at_one_place(where: Longs) -> int:
    """The colours that may be at one place alone."""
    once = 0
    several = 0
    for place in range(PLACES):
        several |= once & int(where[place])
        once |= int(where[place])
    return once & ~several
