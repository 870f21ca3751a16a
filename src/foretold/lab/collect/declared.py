"""The entry points of :mod:`foretold.lab.collect.entries`, declared: what they take, and what they expect of it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from foretold.engine.argument_kinds import Bundle, bundle
from foretold.engine.entry_points import EntryPoint
from foretold.engine.limits import ArgumentLimit, Arguments, Index, Least, LogRoom, Range, players
from foretold.lab.collect.book import COLUMNS, PAIR_COLUMNS, work_size
from foretold.lab.collect.common import SEATS
from foretold.lab.collect.sheets import Sheets

if TYPE_CHECKING:
    from foretold.lab.statistics import Statistics


def entry_points(statistics: Statistics) -> dict[str, EntryPoint]:
    """The entry points for the statistics of a game, declared."""
    sheets = _bundle(statistics)
    limits: tuple[ArgumentLimit, ...] = (*_LIMITS, *_own_limits(statistics))
    return {
        "play_random": EntryPoint(
            ("games", "states", "scratches", "number", "number", sheets),
            (
                *(*limits, Least("states"), Least("scratches"), Range("count")),
                Least("sheets.rows", lambda given: len(given["games"]) * int(given["count"])),
            ),
        ),
        "read_log": EntryPoint(
            ("games", "number", "facts", "number", sheets, "number"),
            (*limits, Index("side", "games"), LogRoom("facts"), Range("decisions"), Index("at", "sheets.rows")),
        ),
        "settle_games": EntryPoint(("games", sheets), limits),
    }


def _bundle(statistics: Statistics) -> Bundle:
    return bundle(Sheets, statistics.notes, "longs", "tables", "longs", "tables", "scores")


def _cells(given: Arguments) -> int:
    """Counters of a side."""
    return len(given["sheets.books"]) // len(given["games"])


_LIMITS: tuple[ArgumentLimit, ...] = (
    *(Least("games"), Least("sheets.notes", "games"), Least("sheets.kinds", players)),
    *(Range("sheets.kinds", 0, SEATS - 1), Least("sheets.books", COLUMNS, axis=1)),
    Least("sheets.works", lambda given: len(given["games"]) * work_size(_cells(given))),
    Least("sheets.pairs", lambda given: _cells(given) if len(given["games"]) == 2 else 0),
    Least("sheets.pairs", PAIR_COLUMNS, axis=1),
)


def _own_limits(statistics: Statistics) -> tuple[ArgumentLimit, ...]:
    """Books have room for the counters of these games, and rows for their columns."""

    @lru_cache(maxsize=16)
    def needed(games: bytes, dtype: np.dtype[Any]) -> tuple[int, int]:
        records = np.frombuffer(games, dtype)
        counters = max(len(statistics.plan_for(game).bases) for game in records)
        return counters, max(len(statistics.columns(game)) for game in records)

    def of(given: Arguments) -> tuple[int, int]:
        return needed(given["games"].tobytes(), given["games"].dtype)

    return (
        Least("sheets.books", lambda given: len(given["games"]) * of(given)[0]),
        Least("sheets.rows", lambda given: of(given)[1], axis=1),
    )
