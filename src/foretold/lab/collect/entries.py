"""Entry points: play games at random and read them, or read the log of a game that was played.

The names declared below stand for functions of a game's rules and of its collector, as in `foretold.engine.kernels`.
``games`` holds one game's record, or two that are to be compared; their books and works lie one behind the other.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from foretold.engine.kernels import next_number, random_below, random_stream, set_seed
from foretold.engine.scratch import FACT_A, FACT_B, FACT_C, FACT_CODE, FACT_SEAT, FACT_TURN, facts_written
from foretold.lab.collect.book import clear, settle, settle_pair
from foretold.lab.collect.sheets import FactRead, Sheet, Sheets

Array = np.ndarray

begin_game: Callable[..., None]
apply_kth: Callable[..., None]
legal_count: Callable[..., int]
score_of: Callable[..., int]
open_game: Callable[..., None]
read_fact: Callable[..., None]
close_game: Callable[..., None]
note_result: Callable[..., None]


def play_random(games: Array, states: Array, scratches: Array, first_seed: int, count: int, sheets: Sheets) -> None:
    """Random players play games, with the seeds from first_seed on; each is read while it is played."""
    scratch = scratches[0]
    for k in range(count):
        for side in range(games.shape[0]):
            game = games[side]
            sheet = _sheet(games.shape[0], side, sheets, side * count + k)
            open_game(game, sheets.notes[side], sheet.row)
            decisions = _play(game, states[0], scratch, first_seed + k, sheets.notes[side], sheet)
            close_game(game, sheets.notes[side], sheet, decisions)
        _settle_all(games.shape[0], sheets)


def _sheet(sides: int, side: int, sheets: Sheets, at: int) -> Sheet:
    """Where a game of one side is counted, with row ``at`` of the table of games."""
    size = sheets.works.shape[0] // sides
    return Sheet(sheets.kinds, sheets.works[side * size : (side + 1) * size], sheets.rows[at])


def _play(game: Any, state: Any, scratch: Any, seed: int, notes: Any, sheet: Sheet) -> int:
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
        _read(game, notes, sheet, scratch.facts, 0, int(scratch.fact_count))
        scratch.fact_count = 0
        stream = next_number(stream)
        apply_kth(game, state, scratch, random_below(stream, legal_count(state)))
        decisions += 1
    _read(game, notes, sheet, scratch.facts, 0, int(scratch.fact_count))
    scratch.fact_count = 0
    note_result(game, state, notes)
    return decisions


def nothing_noted(game: Any, state: Any, notes: Any) -> None:
    """A game that reads its result from the facts needs no other."""


def result_noted(game: Any, state: Any, notes: Any) -> None:
    """Write the result into the notes."""
    for seat in range(int(game.players)):
        notes.scores[seat] = score_of(state, seat)
    notes.winners = int(state.winners)
    notes.rounds = int(state.round_index) + 1


def _read(game: Any, notes: Any, sheet: Sheet, facts: Array, first: int, last: int) -> None:
    for at in range(first, last):
        fact = FactRead(
            int(facts[at, FACT_CODE]),
            int(facts[at, FACT_TURN]),
            int(facts[at, FACT_SEAT]),
            int(facts[at, FACT_A]),
            int(facts[at, FACT_B]),
            int(facts[at, FACT_C]),
        )
        read_fact(game, notes, sheet, fact)


def read_log(games: Array, side: int, facts: Array, decisions: int, sheets: Sheets, at: int) -> None:
    """Read the log of one finished game of one side, into row ``at``."""
    game = games[side]
    sheet = _sheet(games.shape[0], side, sheets, at)
    open_game(game, sheets.notes[side], sheet.row)
    _read(game, sheets.notes[side], sheet, facts, 1, facts_written(facts) + 1)
    close_game(game, sheets.notes[side], sheet, decisions)


def settle_games(games: Array, sheets: Sheets) -> None:
    """The games of all sides with one seed have been read: add them up."""
    _settle_all(games.shape[0], sheets)


def _settle_all(sides: int, sheets: Sheets) -> None:
    books, works = sheets.books, sheets.works
    cells = books.shape[0] // sides
    size = works.shape[0] // sides
    for side in range(sides):
        settle(books[side * cells : (side + 1) * cells], works[side * size : (side + 1) * size])
    if sides == 2:
        settle_pair(books[:cells], works[:size], books[cells:], works[size:], sheets.pairs)
    for side in range(sides):
        clear(works[side * size : (side + 1) * size])
