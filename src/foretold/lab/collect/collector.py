"""Games in, sums out: a collector plays games at random, or reads games that were played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from foretold.lab.collect import entries
from foretold.lab.collect.book import PAIR_COLUMNS, SUMS, work_size
from foretold.lab.collect.declared import entry_points
from foretold.lab.collect.plan import CounterPlan
from foretold.lab.collect.sheets import Sheets
from foretold.lab.statistics import Statistics, statistics_of

if TYPE_CHECKING:
    from foretold import Game
    from foretold.engine.engine import Engine
    from foretold.play.state import State

ROWS = np.dtype(np.int32)


@dataclass
class Sums:
    """What came of some games: the books' sums by side, the sums over pairs, and the table of games by side."""

    books: np.ndarray
    pairs: np.ndarray
    rows: np.ndarray

    def add(self, other: Sums) -> None:
        """Add the sums of further games; rows stay where they are."""
        self.books += other.books
        self.pairs += other.pairs


@cache
def _bindings(statistics: Statistics, engine: Engine) -> dict[str, Any]:
    noted = entries.result_noted if statistics.reads_result else entries.nothing_noted
    return {**engine.rules.bindings, **statistics.compiled, "note_result": noted}


@cache
def _entry(statistics: Statistics, engine: Engine, entry: str) -> Any:
    kinds, limits = entry_points(statistics)[entry]
    return engine.build(getattr(entries, entry), kinds, _bindings(statistics, engine), limits)


class Collector:
    """Counts in games of one kind, or of two that are compared game by game."""

    def __init__(self, games: Sequence[Game]) -> None:
        self.games = tuple(games)
        self.name = games[0].name
        self.statistics = statistics_of(self.name)
        # The larger deck's scratch serves for both.
        self.engine = max(games, key=lambda game: len(game.cards)).engine
        self.record = np.concatenate([game.settings_array for game in games])
        self.plans: list[CounterPlan] = [self.statistics.plan_for(game.settings_array[0]) for game in games]
        self.cells = max(len(plan.bases) for plan in self.plans)
        by_card = self.statistics.first_by_card
        self.first_by_card = self.cells if by_card is None else by_card
        self.columns: list[list[str]] = [self.statistics.columns(game.settings_array[0]) for game in games]
        self.width = max(map(len, self.columns))

    def empty(self, count: int) -> Sums:
        """Whole books of no games, with room for the rows of so many."""
        sides = len(self.games)
        books = np.concatenate([plan.book(self.cells) for plan in self.plans])
        pairs = np.zeros((self.cells if sides > 1 else 1, PAIR_COLUMNS), np.int64)
        return Sums(books, pairs, np.zeros((sides * count, self.width), ROWS))

    def nothing(self) -> Sums:
        """The sums of no games."""
        return self._finished(self.empty(0))

    def _sheets(self, sums: Sums) -> Sheets:
        """Where one thread counts towards these sums."""
        sides = len(self.games)
        kinds = np.zeros(max(game.players for game in self.games), np.int64)
        works = np.zeros(sides * work_size(self.cells), np.int64)
        return Sheets(np.zeros(sides, self.statistics.notes), kinds, sums.books, works, sums.pairs, sums.rows)

    def play_random(self, first_seed: int, count: int) -> Sums:
        """Let random players play games with the seeds from first_seed on."""
        sums = self.empty(count)
        play = _entry(self.statistics, self.engine, "play_random")
        state = np.zeros(1, self.engine.rules.state_dtype)
        play(self.record, state, self.engine.new_scratch(), first_seed, count, self._sheets(sums))
        return self._finished(sums)

    def read(self, matches: Sequence[Sequence[State]], kinds: Sequence[Sequence[int]]) -> Sums:
        """Count in finished games: for each seed a game of each side; ``kinds``: of each seed the seats' kinds."""
        sums = self.empty(len(matches))
        read = _entry(self.statistics, self.engine, "read_log")
        settle = _entry(self.statistics, self.engine, "settle_games")
        sheets = self._sheets(sums)
        for number, (states, seats) in enumerate(zip(matches, kinds, strict=True)):
            sheets.kinds[: len(seats)] = seats
            for side, state in enumerate(states):
                if self.statistics.reads_result:
                    _note_result(sheets.notes[side], state)
                at = side * len(matches) + number
                read(self.record, side, state.fact_rows(), len(state.actions), sheets, at)
            settle(self.record, sheets)
        return self._finished(sums)

    @staticmethod
    def _finished(sums: Sums) -> Sums:
        return Sums(np.ascontiguousarray(sums.books[:, SUMS]), sums.pairs, sums.rows)


def _note_result(notes: Any, state: State) -> None:
    """Write the result of a finished game into the notes."""
    notes.scores[: state.game.players] = state.scores
    notes.winners = sum(1 << seat for seat in state.winners)
    notes.rounds = state.rounds_dealt
