"""Operations for those who think rounds through: start a round from here, take back, suppose a bet, end the game early.

Bots and training change a state by these and by the rules themselves, and write no field of it.
"""

from typing import Any

from foretold.engine.chance import WORD, mixed
from foretold.engine.value_types import Card, Seat
from foretold.games.all_or_nothing.rules.flow import ask_first_bet, begin_round, lead, left_of
from foretold.games.all_or_nothing.rules.state import NONE, SEATS
from foretold.games.all_or_nothing.rules.tricks import add_to_hand, beats, clear_trick, colour_of

STRIDE = 0x9E3779B9


def reseed(state: Any, luck: int) -> int:
    """Draw a new seed, from which all later deals follow; returns the last number drawn."""
    for word in range(8):
        luck = mixed((luck + STRIDE) & WORD)
        state.seed[word] = luck
    return luck


def start_last_round(game: Any, state: Any, scratch: Any, dealer: int) -> None:
    """Deal the last round of a game in which nobody has any points."""
    for seat in range(SEATS):
        state.points[seat] = 0
    state.round_index = int(game.rounds) - 1
    state.dealer = dealer
    state.over = 0
    state.winners = 0
    begin_round(game, state, scratch)


def take_back_round(game: Any, state: Any) -> None:
    """Take the round back to its first bet. The cards that were played stay in ``seen``, to be played again."""
    _take_back_cards(game, state)
    for seat in range(int(game.players)):
        state.bets[seat] = NONE
        state.open_bets[seat] = NONE
    clear_trick(state)
    ask_first_bet(game, state)


def take_back_plays(game: Any, state: Any) -> None:
    """Take the round back to its first card; bets stay. The cards that were played stay in ``seen``."""
    _take_back_cards(game, state)
    lead(game, state, left_of(game, Seat(state.dealer)))


def _take_back_cards(game: Any, state: Any) -> None:
    """Put the cards of this round back into the hands that they were played from."""
    players = int(game.players)
    trump = colour_of(game, Card(state.trump_card))
    seat = left_of(game, Seat(state.dealer))
    winner = seat
    best = Card(NONE)
    in_trick = 0
    for i in range(int(state.seen_count)):
        card = Card(state.seen[i])
        if in_trick == 0 or beats(game, card, best, trump):
            winner = seat
            best = card
        add_to_hand(state, seat, card)
        in_trick = in_trick + 1 if in_trick + 1 < players else 0
        seat = winner if in_trick == 0 else left_of(game, seat)
    for other in range(players):
        state.tricks[other] = 0
        state.voids[other] = 0
    state.seen_count = 0
    state.turn = 0


def place_in_hand(state: Any, seat: int, card: Card) -> int:
    """Where in a hand a card is that it certainly holds."""
    place = 0
    while int(state.hands[seat, place]) != card:
        place += 1
    return place


def suppose_bet(state: Any, seat: int, number: int) -> None:
    """Let a seat have bet this, or have it in mind, where the bet is not known."""
    state.bets[seat] = number


def suppose_bets(states: Any, seat: int, numbers: Any) -> None:
    """Let a seat have bet these numbers, or have them in mind: one for each of an array of states."""
    states["bets"][:, seat] = numbers


def end_after(record: Any, rounds: int) -> None:
    """Let a game end after so many rounds, whatever the points."""
    record["rounds"] = rounds
    record["target"] = 0
