"""Sections 2, 3 and 4: deal, bets and tricks, and what each decision does (section 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.bits import lowest
from foretold.engine.chance import DEALER, deck_order, shuffle, sort_order
from foretold.engine.scratch import EVERYBODY, note, only
from foretold.engine.value_types import Card, Seat, each_seat
from foretold.games.all_or_nothing.rules.facts import Fact
from foretold.games.all_or_nothing.rules.scoring import finish_game, is_last_round, score_round
from foretold.games.all_or_nothing.rules.state import BETS, MOST_CARDS, NONE, SEATS, Asked
from foretold.games.all_or_nothing.rules.tricks import (
    add_to_hand,
    clear_trick,
    colour_led,
    colour_of,
    lay_to_trick,
    playable,
    rank_of,
    take_from_hand,
)

if TYPE_CHECKING:
    from foretold.engine.record_types import ScratchRecord
    from foretold.games.all_or_nothing.rules.record_types import GameRecord, StateRecord


def begin_game(game: GameRecord, state: StateRecord, scratch: ScratchRecord) -> None:
    """The first dealer is found and the first round dealt; seed and given orders are in the state already."""
    for seat in each_seat(SEATS):
        state.points[seat] = 0
    state.round_index = 0
    state.turn = 0
    state.reshuffles = 0
    state.over = 0
    state.winners = 0
    state.fault = 0
    dealer = int(game.dealer)
    if dealer == NONE:
        dealer = draw_dealer(game, state, scratch)
    state.dealer = dealer
    note(state, scratch, Fact.DEALS_FIRST, dealer, 0, 0, 0, EVERYBODY)
    begin_round(game, state, scratch)


def draw_dealer(game: GameRecord, state: StateRecord, scratch: ScratchRecord) -> Seat:
    """Section 2: everybody draws a card, the highest deals; equal ranks draw again."""
    players = int(game.players)
    drawing = (1 << players) - 1
    times = 0
    while drawing & (drawing - 1) != 0:
        sort_order(scratch, int(game.cards))
        shuffle(scratch, state.seed, int(game.cards), players, 0, times, DEALER)
        times += 1
        drawing = _highest_drawn(game, scratch, drawing)
    return Seat(lowest(drawing))


def _highest_drawn(game: GameRecord, scratch: ScratchRecord, drawing: int) -> int:
    """Those of the drawing seats who drew the highest rank; each seat's card lies at its own place."""
    highest = -1
    left = 0
    for seat in each_seat(int(game.players)):
        if (drawing >> seat) & 1 == 1:
            rank = rank_of(game, Card(scratch.order[seat]))
            if rank > highest:
                highest = rank
                left = 0
            if rank == highest:
                left |= 1 << seat
    return left


def cards_in_round(round_index: int) -> int:
    """Sections 2 and 6: 6 5 4 3 4 5, again and again."""
    place = round_index % 6
    return 6 - place if place < 4 else place


def left_of(game: GameRecord, seat: Seat) -> Seat:
    """The left neighbour."""
    return Seat(seat + 1 if seat + 1 < int(game.players) else 0)


def begin_round(game: GameRecord, state: StateRecord, scratch: ScratchRecord) -> None:
    """Section 2: deal the round's number of cards to each seat and turn up the trump."""
    players = int(game.players)
    cards = cards_in_round(int(state.round_index))
    state.round_cards = cards
    state.turn = 0
    clear_trick(state)
    state.seen_count = 0
    for seat in each_seat(SEATS):
        state.hand_counts[seat] = 0
        state.bets[seat] = NONE
        state.open_bets[seat] = NONE
        state.tricks[seat] = 0
        state.voids[seat] = 0
    note(state, scratch, Fact.ROUND_BEGINS, int(state.dealer), int(state.round_index) + 1, cards, 0, EVERYBODY)
    deck_order(state, scratch, int(game.cards), players * cards + 1, int(state.round_index))
    place = 0
    for seat in each_seat(players):
        for _ in range(cards):
            card = Card(scratch.order[place])
            place += 1
            add_to_hand(state, seat, card)
            note(state, scratch, Fact.DEALT, seat, card, 0, 0, only(seat))
        for i in range(cards, MOST_CARDS):
            state.hands[seat, i] = NONE
    state.trump_card = scratch.order[place]
    note(state, scratch, Fact.TRUMP, NONE, int(state.trump_card), 0, 0, EVERYBODY)
    ask_first_bet(game, state)


def ask_first_bet(game: GameRecord, state: StateRecord) -> None:
    """Section 3.1: the dealer's left neighbour bets first."""
    state.said = 0
    _ask(state, Asked.BET, left_of(game, Seat(state.dealer)), (1 << BETS) - 1)


def _ask(state: StateRecord, question: int, actor: int, choices: int) -> None:
    state.asked = question
    state.actor = actor
    state.choices = choices


def bet(game: GameRecord, state: StateRecord, scratch: ScratchRecord, number: int) -> None:
    """Section 3.1: in secret, from the dealer's left neighbour on."""
    seat = Seat(state.actor)
    state.bets[seat] = number
    note(state, scratch, Fact.HAS_BET, seat, 0, 0, 0, EVERYBODY)
    note(state, scratch, Fact.BETS, seat, number, 0, 0, only(seat))
    state.said = int(state.said) + 1
    if int(state.said) < int(game.players):
        _ask(state, Asked.BET, left_of(game, seat), (1 << BETS) - 1)
    else:
        state.said = 0
        _ask(state, Asked.OPEN, left_of(game, seat), 0b11)


def say_open(game: GameRecord, state: StateRecord, scratch: ScratchRecord, is_open: int) -> None:
    """Section 3.2: open or secret, heard in turn; all open bets are turned up at once when everybody has said."""
    seat = Seat(state.actor)
    state.open_bets[seat] = is_open
    note(state, scratch, Fact.BETS_OPENLY if is_open == 1 else Fact.BETS_SECRETLY, seat, 0, 0, 0, EVERYBODY)
    state.said = int(state.said) + 1
    if int(state.said) < int(game.players):
        _ask(state, Asked.OPEN, left_of(game, seat), 0b11)
        return
    for other in each_seat(int(game.players)):
        if int(state.open_bets[other]) == 1:
            note(state, scratch, Fact.OPENS_BET, other, int(state.bets[other]), 0, 0, EVERYBODY)
    lead(game, state, left_of(game, Seat(state.dealer)))


def lead(game: GameRecord, state: StateRecord, leader: Seat) -> None:
    """The leader begins the next trick."""
    clear_trick(state)
    state.leader = leader
    state.turn = int(state.turn) + 1
    _ask(state, Asked.PLAY, leader, playable(game, state, leader))


def play(game: GameRecord, state: StateRecord, scratch: ScratchRecord, place: int) -> None:
    """Section 4: a card of the hand goes to the trick."""
    seat = Seat(state.actor)
    led = colour_led(game, state)
    card = take_from_hand(state, seat, place)
    lay_to_trick(game, state, seat, card)
    state.seen[int(state.seen_count)] = card
    state.seen_count = int(state.seen_count) + 1
    note(state, scratch, Fact.PLAYS, seat, card, 0, 0, EVERYBODY)
    if led != NONE and colour_of(game, card) != led:
        state.voids[seat] = int(state.voids[seat]) | (1 << led)
        note(state, scratch, Fact.CANNOT_FOLLOW, seat, led, 0, 0, EVERYBODY)
    if int(state.trick_count) < int(game.players):
        following = left_of(game, seat)
        _ask(state, Asked.PLAY, following, playable(game, state, following))
    else:
        _end_trick(game, state, scratch)


def _end_trick(game: GameRecord, state: StateRecord, scratch: ScratchRecord) -> None:
    """The winner leads to the next trick; after the last one the round is scored."""
    winner = Seat(state.winning)
    state.tricks[winner] = int(state.tricks[winner]) + 1
    note(state, scratch, Fact.WINS_TRICK, winner, int(state.trick[winner]), 0, 0, EVERYBODY)
    if int(state.turn) < int(state.round_cards):
        lead(game, state, winner)
        return
    score_round(game, state, scratch)
    if is_last_round(game, state):
        finish_game(game, state, scratch)
        _ask(state, Asked.NOTHING, NONE, 0)
        return
    state.round_index = int(state.round_index) + 1
    state.dealer = left_of(game, Seat(state.dealer))
    begin_round(game, state, scratch)


def answer(game: GameRecord, state: StateRecord, scratch: ScratchRecord, choice: int) -> None:
    """Do what the asked player decided; the answer is legal."""
    asked = int(state.asked)
    if asked == Asked.PLAY:
        play(game, state, scratch, choice)
    elif asked == Asked.BET:
        bet(game, state, scratch, choice)
    else:
        say_open(game, state, scratch, 1 - choice)
