"""Counters that every game has: scores, wins and length."""

import numpy as np

from foretold.engine.bits import popcount
from foretold.lab.collect.book import WIN, add
from foretold.lab.collect.plan import CounterPlan

Array = np.ndarray

#: The most seats that a game has, and so the most kinds of players.
SEATS = 6
#: Scores and numbers of decisions are counted in so many bins; the last holds all that lies above.
SCORE_BINS = 128
LENGTH_BINS = 64

PLAN = CounterPlan()
GAMES = PLAN.block()
PLAYERS = PLAN.block(base=GAMES)
ROUNDS = PLAN.block(base=GAMES)
DECISIONS = PLAN.block(base=GAMES)
DECISIONS_BIN = PLAN.block(LENGTH_BINS, GAMES)
SCORE = PLAN.block(SEATS, GAMES)
WINS = PLAN.block(SEATS, GAMES)
KIND = PLAN.block(SEATS, GAMES)
KIND_SCORE = PLAN.block(SEATS, range(KIND, KIND + SEATS))
KIND_WINS = PLAN.block(SEATS, range(KIND, KIND + SEATS))
KIND_SCORE_BIN = PLAN.block(0)
for _kind in range(SEATS):
    PLAN.block(SCORE_BINS, KIND + _kind)

#: Columns of the table of games; scores and wins by seat follow.
ROW_DECISIONS, ROW_ROUNDS, ROW_SCORES = range(3)


def row_names(players: int) -> list[str]:
    """The names of the columns that every game has."""
    return ["decisions", "rounds", *(f"score_{s}" for s in range(players)), *(f"won_{s}" for s in range(players))]


def count_result(work: Array, kinds: Array, players: int, scores: Array, winners: int, score_width: int) -> None:
    """The score of each seat and its part of the win, by seat and by the kind of its player."""
    add(work, GAMES, 1)
    add(work, PLAYERS, players)
    parts = WIN // popcount(winners) if winners != 0 else 0
    for seat in range(players):
        score = int(scores[seat])
        won = parts * ((winners >> seat) & 1)
        kind = int(kinds[seat])
        add(work, SCORE + seat, score)
        add(work, WINS + seat, won)
        add(work, KIND + kind, 1)
        add(work, KIND_SCORE + kind, score)
        add(work, KIND_WINS + kind, won)
        add(work, KIND_SCORE_BIN + kind * SCORE_BINS + min(score // score_width, SCORE_BINS - 1), 1)


def count_length(work: Array, rounds: int, decisions: int, length_width: int) -> None:
    """How long the game was."""
    add(work, ROUNDS, rounds)
    add(work, DECISIONS, decisions)
    add(work, DECISIONS_BIN + min(decisions // length_width, LENGTH_BINS - 1), 1)


def write_row(row: Array, players: int, scores: Array, winners: int, rounds: int, decisions: int) -> None:
    """The columns of the table of games that every game has."""
    row[ROW_DECISIONS] = decisions
    row[ROW_ROUNDS] = rounds
    for seat in range(players):
        row[ROW_SCORES + seat] = scores[seat]
        row[ROW_SCORES + players + seat] = (winners >> seat) & 1
