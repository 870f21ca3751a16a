"""Entry points: play games at random and read them, or read the log of a game that was played.

The names declared below stand for functions of a game's rules and of its collector, as in `foretold.engine.kernels`.
``games`` holds one game's record, or two that are to be compared; their books and works lie one behind the other.
"""

from collections.abc import Callable
from typing import Any

from foretold.engine.kernels import next_number, random_below, random_stream, set_seed
from foretold.engine.scratch import FACT_A, FACT_B, FACT_C, FACT_CODE, FACT_SEAT, FACT_TURN, facts_written
from foretold.lab.collect.book import clear, settle, settle_pair

begin_game: Callable[..., Any]
apply_kth: Callable[..., Any]
legal_count: Callable[..., Any]
score_of: Callable[..., Any]
open_game: Callable[..., Any]
read_fact: Callable[..., Any]
close_game: Callable[..., Any]
note_result: Callable[..., Any]


def play_random(games, states, scratches, first_seed, count, notes, kinds, books, works, pairs, rows):
    """Random players play games, with the seeds from first_seed on; each is read while it is played."""
    size = works.shape[0] // games.shape[0]
    scratch = scratches[0]
    for k in range(count):
        for side in range(games.shape[0]):
            game = games[side]
            work = works[side * size : (side + 1) * size]
            row = rows[side * count + k]
            open_game(game, notes[side], row)
            decisions = _play(game, states[0], scratch, first_seed + k, notes[side], kinds, work, row)
            close_game(game, notes[side], kinds, work, row, decisions)
        _settle_all(games.shape[0], books, works, pairs)


def _play(game, state, scratch, seed, notes, kinds, work, row):
    """One game; returns the number of decisions."""
    scratch.logs = 1
    scratch.fact_count = 0
    scratch.deck_is_given = 0
    scratch.reshuffle_is_given = 0
    set_seed(state, seed)
    state.given_only = 0
    begin_game(game, state, scratch)
    stream = random_stream(seed)
    decisions = 0
    while int(state.over) == 0:
        _read(game, notes, kinds, work, row, scratch.facts, 0, int(scratch.fact_count))
        scratch.fact_count = 0
        stream = next_number(stream)
        apply_kth(game, state, scratch, random_below(stream, legal_count(state)))
        decisions += 1
    _read(game, notes, kinds, work, row, scratch.facts, 0, int(scratch.fact_count))
    scratch.fact_count = 0
    note_result(game, state, notes)
    return decisions


def nothing_noted(game, state, notes):
    """A game that reads its result from the facts needs no other."""


def result_noted(game, state, notes):
    """Write the result into the notes."""
    for seat in range(int(game.players)):
        notes.scores[seat] = score_of(state, seat)
    notes.winners = int(state.winners)
    notes.rounds = int(state.round_index) + 1


def _read(game, notes, kinds, work, row, facts, first, last):
    for at in range(first, last):
        read_fact(
            game, notes, kinds, work, row,
            int(facts[at, FACT_CODE]), int(facts[at, FACT_TURN]), int(facts[at, FACT_SEAT]),
            int(facts[at, FACT_A]), int(facts[at, FACT_B]), int(facts[at, FACT_C]),
        )  # fmt: skip


def read_log(games, side, facts, decisions, notes, kinds, works, rows, at):
    """Read the log of one finished game of one side, into row ``at``."""
    size = works.shape[0] // games.shape[0]
    game = games[side]
    work = works[side * size : (side + 1) * size]
    open_game(game, notes[side], rows[at])
    _read(game, notes[side], kinds, work, rows[at], facts, 1, facts_written(facts) + 1)
    close_game(game, notes[side], kinds, work, rows[at], decisions)


def settle_games(games, books, works, pairs):
    """The games of all sides with one seed have been read: add them up."""
    _settle_all(games.shape[0], books, works, pairs)


def _settle_all(sides, books, works, pairs):
    cells = books.shape[0] // sides
    size = works.shape[0] // sides
    for side in range(sides):
        settle(books[side * cells : (side + 1) * cells], works[side * size : (side + 1) * size])
    if sides == 2:
        settle_pair(books[:cells], works[:size], books[cells:], works[size:], pairs)
    for side in range(sides):
        clear(works[side * size : (side + 1) * size])


#: The kinds of arguments of each entry point (see foretold.engine.engine); ``notes`` is the collector's own record.
ARGUMENTS = {
    "play_random": (
        *("games", "states", "scratches", "number", "number"),
        *("notes", "longs", "tables", "longs", "tables", "scores"),
    ),
    "read_log": ("games", "number", "facts", "number", "notes", "longs", "longs", "scores", "number"),
    "settle_games": ("games", "tables", "longs", "tables"),
}
