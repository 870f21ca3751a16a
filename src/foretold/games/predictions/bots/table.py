"""The table as a player at it thinks of it, in the rules' compiled subset."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.bits import popcount
from foretold.games.predictions.knowledge.certain import in_sight
from foretold.games.predictions.rules.state import CARDS, DISCARD_PLACE, NONE, TURNS_A_SEAT, Discard

if TYPE_CHECKING:
    from foretold.engine.value_types import Seat
    from foretold.games.predictions.rules.record_types import GameRecord, StateRecord

#: How many cards a turn adds to the gallery on average: turns that take a card leave it as full as it was.
FILL_A_TURN = 0.75


def open_cards(game: GameRecord, state: StateRecord) -> int:
    """The cards that may be taken."""
    lying = 0
    for column in range(int(game.columns)):
        card = card_at(state, column)
        if card != NONE:
            lying |= 1 << card
    if int(game.discard) == Discard.SEER and int(state.pile_count) > 0:
        lying |= 1 << card_at(state, DISCARD_PLACE)
    return lying


def card_at(state: StateRecord, place: int) -> int:
    """The uncovered card of a place."""
    if place == DISCARD_PLACE:
        return int(state.stock[int(state.pile_count) - 1])
    top = int(state.gallery[1, place])
    return top if top != NONE else int(state.gallery[0, place])


def unseen_cards(game: GameRecord, state: StateRecord, seat: Seat) -> int:
    """The cards of which a seat does not know where they are: in the deck or in other hands."""
    seen = in_sight(game, state, seat) | int(state.hands[seat]) | int(state.eyed[seat]) | int(state.buried[seat])
    for other in range(int(game.players)):
        seen |= int(state.shown[other])
    return ((1 << CARDS) - 1) & ~seen


def free_places(game: GameRecord, state: StateRecord) -> int:
    """How many cards the gallery still takes, the one now being played counted."""
    lying = popcount(int(state.occupied)) + (1 if int(state.played) != NONE else 0)
    return 2 * int(game.columns) - lying


def own_turns(game: GameRecord, state: StateRecord, places: int) -> float:
    """How many turns of one's own are still to come when so many places are free."""
    players = int(game.players)
    fill = FILL_A_TURN * players if int(state.all_in) == NONE else FILL_A_TURN * (players - 1) + 1.0
    left = TURNS_A_SEAT - int(state.turn) / players
    return max(min(places / fill, left), 0.0)
