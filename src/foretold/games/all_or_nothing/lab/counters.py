"""What is counted in Alles oder Nichts. The sections named are those of its rules."""

from typing import Any

import numpy as np

from foretold.engine.bits import popcount
from foretold.engine.value_types import Card
from foretold.games.all_or_nothing.rules.facts import Fact
from foretold.games.all_or_nothing.rules.state import BETS, MOST_CARDS, MOST_ROUNDS, NONE
from foretold.games.all_or_nothing.rules.tricks import colour_of, rank_of
from foretold.lab.collect.book import WIN, add
from foretold.lab.collect.common import (
    GAMES,
    PLAN,
    ROUNDS,
    SCORE_BINS,
    SEATS,
    count_length,
    count_result,
    row_names,
    write_row,
)
from foretold.lab.collect.plan import CounterPlan
from foretold.lab.collect.sheets import FactRead, Sheet

Array = np.ndarray

#: More points than any round pays: six tricks, bet openly, are 15.
MOST_A_ROUND = 15
#: Decisions of a seat in a round, at the most: six cards, the bet, open or secret.
MOST_DECISIONS = 8

_plan = PLAN.extended()
#: Bets, the tricks they were for, and the points that they brought.
BETS_MADE_OR_NOT = _plan.block(base=GAMES)
MADE = _plan.block(base=BETS_MADE_OR_NOT)
POINTS = _plan.block(base=BETS_MADE_OR_NOT)
DEALER_WINS = _plan.block(SEATS, GAMES)
PLACE_MADE = _plan.block(SEATS, ROUNDS)
PLACE_POINTS = _plan.block(SEATS, ROUNDS)
KIND_BETS = _plan.block(SEATS, BETS_MADE_OR_NOT)
KIND_MADE = _plan.block(SEATS, range(KIND_BETS, KIND_BETS + SEATS))
KIND_OPEN = _plan.block(SEATS, range(KIND_BETS, KIND_BETS + SEATS))

BET = _plan.block(BETS, BETS_MADE_OR_NOT)
_by_bet = range(BET, BET + BETS)
BET_TRICKS = _plan.block(BETS, _by_bet)
BET_MADE = _plan.block(BETS, _by_bet)
BET_POINTS = _plan.block(BETS, _by_bet)
BET_TO_TRICKS = _plan.block(0)
for _bet in _by_bet:
    _plan.block(BETS, _bet)

#: Open bets, then secret ones: all of them, then by bet.
WAY = _plan.block(2, BETS_MADE_OR_NOT)
WAY_MADE = _plan.block(2, range(WAY, WAY + 2))
WAY_POINTS = _plan.block(2, range(WAY, WAY + 2))
WAY_BET = _plan.block(0)
for _ in range(2):
    _plan.block(BETS, _by_bet)
_by_way = range(WAY_BET, WAY_BET + 2 * BETS)
WAY_BET_MADE = _plan.block(2 * BETS, _by_way)
WAY_BET_POINTS = _plan.block(2 * BETS, _by_way)

ROUND_BETS = _plan.block(MOST_ROUNDS, GAMES)
_by_round = range(ROUND_BETS, ROUND_BETS + MOST_ROUNDS)
ROUND_MADE = _plan.block(MOST_ROUNDS, _by_round)
ROUND_OPEN = _plan.block(MOST_ROUNDS, _by_round)
ROUND_POINTS = _plan.block(MOST_ROUNDS, _by_round)

TRICKS = _plan.block(base=GAMES)
TRICKS_BY_TRUMP = _plan.block(base=TRICKS)
TRICKS_BY_LEADER = _plan.block(base=TRICKS)
TRICKS_BET = _plan.block(base=TRICKS)
CARDS_PLAYED = _plan.block(base=GAMES)
CARDS_POINTS = _plan.block(base=CARDS_PLAYED)

#: From here on by card: played, tricks won, its owner's points, its owner's bet made; then by rank: played and won, as
#: a trump and otherwise.
CARD = len(_plan.bases)
A_CARD = 4
A_RANK = 4

NOTES = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("scores", np.int64, (SEATS,)),
                ("made", np.int64, (SEATS,)),  # bets made in the game
                ("opened", np.int64, (SEATS,)),  # open bets in the game
                ("taken", np.int64, (SEATS,)),  # tricks in the game
                ("open", np.int64, (SEATS,)),  # in this round
                ("cards", np.int64, (SEATS, MOST_CARDS)),  # played in this round
                ("count", np.int64, (SEATS,)),
                ("winners", np.int64),
                ("rounds", np.int64),
                ("first_dealer", np.int64),
                ("dealer", np.int64),
                ("trump", np.int64),
                ("leader", np.int64),  # of the present trick, NONE before it is led
            ],
            align=True,
        ),
    )
)


def columns(game: Any) -> list[str]:
    """The names of the columns of the table of games."""
    seats = range(int(game.players))
    return [*row_names(len(seats)), *(f"{name}_{s}" for name in ("made", "open", "tricks") for s in seats)]


def plan_for(game: Any) -> CounterPlan:
    """The plan of the book, with the counters of the game's cards and ranks."""
    plan = _plan.extended()
    for _ in range(int(game.cards)):
        played = plan.block(base=CARDS_PLAYED, reference=CARDS_POINTS)
        plan.block(base=played)
        plan.block(base=played, reference=CARDS_POINTS)
        plan.block(base=played)
    for _ in range(int(game.ranks)):
        for _ in range(2):
            played = plan.block(base=CARDS_PLAYED)
            plan.block(base=played)
    return plan


def most_rounds(game: Any) -> int:
    """How many rounds there are at the most (section 6)."""
    return int(game.rounds) if int(game.target) == 0 else MOST_ROUNDS


def score_width(game: Any) -> int:
    """How many scores share a bin."""
    most = most_rounds(game) * MOST_A_ROUND
    if int(game.target) != 0:
        most = min(most, int(game.target) + MOST_A_ROUND)
    return 1 + most // SCORE_BINS


def length_width(game: Any) -> int:
    """How many numbers of decisions share a bin."""
    return 8 if most_rounds(game) <= 10 else 32


def card_cell(card: int) -> int:
    """The first counter of a card."""
    return CARD + A_CARD * card


def rank_cell(game: Any, rank: int, trump: int) -> int:
    """The first counter of a rank, as a trump (1) or otherwise (0)."""
    return CARD + A_CARD * int(game.cards) + A_RANK * rank + 2 * trump


def open_game(game: Any, notes: Any, row: Array) -> None:
    """Begin to read a game."""
    notes.winners = 0
    notes.rounds = 0
    notes.first_dealer = NONE
    for seat in range(SEATS):
        notes.scores[seat] = 0
        notes.made[seat] = 0
        notes.opened[seat] = 0
        notes.taken[seat] = 0
    for column in range(row.shape[0]):
        row[column] = NONE


def read_fact(game: Any, notes: Any, sheet: Sheet, fact: FactRead) -> None:
    """Take note of one fact, or count it."""
    code, seat, a = fact.code, fact.seat, fact.a
    if code == Fact.PLAYS:
        notes.cards[seat, int(notes.count[seat])] = a
        notes.count[seat] += 1
        if int(notes.leader) == NONE:
            notes.leader = seat
    elif code == Fact.WINS_TRICK:
        _count_trick(game, notes, sheet.work, seat, Card(a))
    elif code == Fact.SCORES:
        _count_bet(game, notes, sheet, seat, a, fact.b, fact.c)
    elif code == Fact.ROUND_BEGINS:
        _open_round(notes, seat)
    elif code == Fact.TRUMP:
        notes.trump = colour_of(game, Card(a))
    elif code == Fact.BETS_OPENLY:
        notes.open[seat] = 1
    elif code == Fact.WINS:
        notes.winners |= 1 << seat


def _open_round(notes: Any, dealer: int) -> None:
    if int(notes.first_dealer) == NONE:
        notes.first_dealer = dealer
    notes.rounds += 1
    notes.dealer = dealer
    notes.leader = NONE
    for seat in range(SEATS):
        notes.open[seat] = 0
        notes.count[seat] = 0


def _count_trick(game: Any, notes: Any, work: Array, winner: int, card: Card) -> None:
    """Section 4: who won the trick, and with what."""
    trump = 1 if colour_of(game, card) == int(notes.trump) else 0
    add(work, TRICKS, 1)
    add(work, TRICKS_BY_TRUMP, trump)
    add(work, TRICKS_BY_LEADER, 1 if winner == int(notes.leader) else 0)
    add(work, card_cell(card) + 1, 1)
    add(work, rank_cell(game, rank_of(game, card), trump) + 1, 1)
    notes.leader = NONE


def _count_bet(game: Any, notes: Any, sheet: Sheet, seat: int, points: int, tricks: int, bet: int) -> None:
    """Section 5: a seat's bet, its tricks and its points."""
    work = sheet.work
    made = 1 if bet == tricks else 0
    is_open = int(notes.open[seat])
    notes.scores[seat] += points
    notes.made[seat] += made
    notes.opened[seat] += is_open
    notes.taken[seat] += tricks
    kind = int(sheet.kinds[seat])
    add(work, BETS_MADE_OR_NOT, 1)
    add(work, MADE, made)
    add(work, POINTS, points)
    add(work, KIND_BETS + kind, 1)
    add(work, KIND_MADE + kind, made)
    add(work, KIND_OPEN + kind, is_open)
    add(work, TRICKS_BET, bet)
    add(work, BET + bet, 1)
    add(work, BET_TRICKS + bet, tricks)
    add(work, BET_MADE + bet, made)
    add(work, BET_POINTS + bet, points)
    add(work, BET_TO_TRICKS + bet * BETS + tricks, 1)
    way = 1 - is_open
    add(work, WAY + way, 1)
    add(work, WAY_MADE + way, made)
    add(work, WAY_POINTS + way, points)
    add(work, WAY_BET + way * BETS + bet, 1)
    add(work, WAY_BET_MADE + way * BETS + bet, made)
    add(work, WAY_BET_POINTS + way * BETS + bet, points)
    _count_place(game, notes, work, seat, made, is_open, points)
    _count_cards(game, notes, work, seat, made, points)


def _count_place(game: Any, notes: Any, work: Array, seat: int, made: int, is_open: int, points: int) -> None:
    """Sections 2 and 3: by the place after the dealer, and by the round."""
    players = int(game.players)
    place = (seat - int(notes.dealer) - 1 + 2 * players) % players
    number = int(notes.rounds) - 1
    add(work, PLACE_MADE + place, made)
    add(work, PLACE_POINTS + place, points)
    add(work, ROUND_BETS + number, 1)
    add(work, ROUND_MADE + number, made)
    add(work, ROUND_OPEN + number, is_open)
    add(work, ROUND_POINTS + number, points)


def _count_cards(game: Any, notes: Any, work: Array, seat: int, made: int, points: int) -> None:
    """The cards that the seat has played in the round, which are all it was dealt."""
    for place in range(int(notes.count[seat])):
        card = Card(notes.cards[seat, place])
        cell = card_cell(card)
        trump = 1 if colour_of(game, card) == int(notes.trump) else 0
        add(work, CARDS_PLAYED, 1)
        add(work, CARDS_POINTS, points)
        add(work, cell, 1)
        add(work, cell + 2, points)
        add(work, cell + 3, made)
        add(work, rank_cell(game, rank_of(game, card), trump), 1)


def close_game(game: Any, notes: Any, sheet: Sheet, decisions: int) -> None:
    """The last fact is read: the rest of the counters, and the row of the table of games."""
    work, row = sheet.work, sheet.row
    players = int(game.players)
    winners = int(notes.winners)
    rounds = int(notes.rounds)
    count_result(work, sheet.kinds, players, notes.scores, winners, score_width(game))
    count_length(work, rounds, decisions, length_width(game))
    parts = WIN // popcount(winners)
    write_row(row, players, notes.scores, winners, rounds, decisions)
    at = 2 + 2 * players
    for seat in range(players):
        place = (seat - int(notes.first_dealer) - 1 + 2 * players) % players
        add(work, DEALER_WINS + place, parts * ((winners >> seat) & 1))
        row[at + seat] = int(notes.made[seat])
        row[at + players + seat] = int(notes.opened[seat])
        row[at + 2 * players + seat] = int(notes.taken[seat])
