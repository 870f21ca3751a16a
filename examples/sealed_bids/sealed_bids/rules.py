"""The rules, in the subset of Python that Numba compiles.

Each of three rounds, everybody is dealt three cards. Three times a prize is turned up, and everybody lays a card face
down. The cards are turned over: the highest takes the prize, which is worth its rank. Most points win.
"""

from enum import IntEnum

import numpy as np

from foretold.engine.chance import deck_order
from foretold.engine.choices import is_legal, legal_action
from foretold.engine.records import game_dtype, state_dtype
from foretold.engine.scratch import EVERYBODY, Fault, note, only

SEATS, HAND, ROUNDS, RANKS, SUITS = 4, 3, 3, 6, 4
CARDS = RANKS * SUITS
NONE = -1
#: What is asked: nothing, or a card to lay.
NOTHING, LAY = 0, 1
#: What can happen, and the arguments of each.
Fact = IntEnum("Fact", "ROUND_BEGINS DEALT PRIZE LAYS LAYS_CARD SHOWS TAKES WINS")
ARGUMENTS = dict.fromkeys((Fact.DEALT, Fact.PRIZE, Fact.LAYS_CARD, Fact.SHOWS), (("card", "card"),))
ARGUMENTS |= {Fact.ROUND_BEGINS: (("round", "number"),), Fact.TAKES: (("points", "number"),)}
ARGUMENTS |= {Fact.LAYS: (), Fact.WINS: ()}

GAME = game_dtype()
STATE = state_dtype(
    [
        ("hands", np.int64, (SEATS,)),  # sets of cards
        ("seen", np.int64),  # cards of this round that everybody has seen
        ("prizes", np.int16, (HAND,)),
        ("laid", np.int16, (SEATS,)),
        ("points", np.int16, (SEATS,)),
    ]
)


def rank(card):
    """From 1 to 6."""
    return card % RANKS + 1


def begin_game(game, state, scratch):
    """Nobody has points; the first round is dealt."""
    for seat in range(SEATS):
        state.points[seat] = 0
    state.round_index = 0
    state.reshuffles = 0
    state.over = 0
    state.winners = 0
    state.fault = 0
    begin_round(game, state, scratch)


def begin_round(game, state, scratch):
    """Deal three cards to everybody, and lay three prizes aside; the first is turned up."""
    players = int(game.players)
    state.turn = 0
    state.seen = 0
    note(state, scratch, Fact.ROUND_BEGINS, NONE, int(state.round_index) + 1, 0, 0, EVERYBODY)
    deck_order(state, scratch, CARDS, players * HAND + HAND, int(state.round_index))
    place = 0
    for seat in range(players):
        state.hands[seat] = 0
        for _ in range(HAND):
            card = int(scratch.order[place])
            state.hands[seat] = int(state.hands[seat]) | (1 << card)
            note(state, scratch, Fact.DEALT, seat, card, 0, 0, only(seat))
            place += 1
    for number in range(HAND):
        state.prizes[number] = scratch.order[place + number]
    next_prize(state, scratch)


def next_prize(state, scratch):
    """Turn up a prize; seat 0 lays first, which tells nobody anything."""
    card = int(state.prizes[int(state.turn)])
    state.turn = int(state.turn) + 1
    state.seen = int(state.seen) | (1 << card)
    note(state, scratch, Fact.PRIZE, NONE, card, 0, 0, EVERYBODY)
    for seat in range(SEATS):
        state.laid[seat] = NONE
    ask(state, 0)


def ask(state, seat):
    """A seat lays one of its cards."""
    state.asked = LAY
    state.actor = seat
    state.choices = state.hands[seat]


def lay(game, state, scratch, card):
    """Lay a card face down; when everybody has, the cards are turned over."""
    seat = int(state.actor)
    state.hands[seat] = int(state.hands[seat]) & ~(1 << card)
    state.laid[seat] = card
    note(state, scratch, Fact.LAYS, seat, 0, 0, 0, EVERYBODY)
    note(state, scratch, Fact.LAYS_CARD, seat, card, 0, 0, only(seat))
    if seat + 1 < int(game.players):
        ask(state, seat + 1)
    else:
        take_prize(game, state, scratch)


def take_prize(game, state, scratch):
    """The highest card takes the prize; of equal ranks the later suit is higher."""
    best = 0
    for seat in range(int(game.players)):
        card = int(state.laid[seat])
        state.seen = int(state.seen) | (1 << card)
        note(state, scratch, Fact.SHOWS, seat, card, 0, 0, EVERYBODY)
        leader = int(state.laid[best])
        if rank(card) * SUITS + card // RANKS > rank(leader) * SUITS + leader // RANKS:
            best = seat
    points = rank(int(state.prizes[int(state.turn) - 1]))
    state.points[best] = int(state.points[best]) + points
    note(state, scratch, Fact.TAKES, best, points, 0, 0, EVERYBODY)
    if int(state.turn) < HAND:
        next_prize(state, scratch)
    elif int(state.round_index) + 1 < ROUNDS:
        state.round_index = int(state.round_index) + 1
        begin_round(game, state, scratch)
    else:
        finish(game, state, scratch)


def finish(game, state, scratch):
    """Whoever has most points wins; several may."""
    most = 0
    for seat in range(int(game.players)):
        most = max(most, int(state.points[seat]))
    for seat in range(int(game.players)):
        if int(state.points[seat]) == most:
            state.winners = int(state.winners) | (1 << seat)
            note(state, scratch, Fact.WINS, seat, 0, 0, 0, EVERYBODY)
    state.over = 1
    state.asked = NOTHING
    state.actor = NONE
    state.choices = 0


# What the engine asks for: an action's code is its card --------------------------------------------------------------


def apply_kth(game, state, scratch, k):
    """Do the k-th legal action."""
    lay(game, state, scratch, legal_action(state, k))


def try_action(game, state, scratch, code):
    """Do an action if it is legal."""
    if not is_legal(state, code):
        return int(Fault.ILLEGAL)
    state.fault = 0
    lay(game, state, scratch, code)
    return int(state.fault)


def score_of(state, seat):
    """A seat's points."""
    return int(state.points[seat])
