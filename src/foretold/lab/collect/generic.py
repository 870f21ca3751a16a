"""What simulations count in a game that has no statistics of its own: scores, wins and length."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from foretold.lab.collect.common import PLAN, SEATS, count_length, count_result, row_names, write_row
from foretold.lab.collect.plan import CounterPlan
from foretold.lab.collect.sheets import FactRead, Sheet
from foretold.lab.groups.group import Group, length_group, score_groups
from foretold.lab.statistics import Statistics

if TYPE_CHECKING:
    from foretold import Game

_SCORE_WIDTH, _LENGTH_WIDTH = 1, 4
#: The result of a game that was read: it is written here before the game is closed (see ``entries.note_result``).
NOTES = np.dtype(
    (
        np.record,
        np.dtype([("scores", np.int32, (SEATS,)), ("winners", np.int32), ("rounds", np.int32)], align=True),
    )
)


def open_game(game: Any, notes: Any, row: np.ndarray) -> None:
    """Begin with nothing."""


def read_fact(game: Any, notes: Any, sheet: Sheet, fact: FactRead) -> None:
    """Facts of an unknown game say nothing."""


def close_game(game: Any, notes: Any, sheet: Sheet, decisions: int) -> None:
    """Count the result."""
    players = int(game.players)
    count_result(sheet.work, sheet.kinds, players, notes.scores, int(notes.winners), _SCORE_WIDTH)
    count_length(sheet.work, int(notes.rounds), decisions, _LENGTH_WIDTH)
    write_row(sheet.row, players, notes.scores, int(notes.winners), int(notes.rounds), decisions)


def plan_for(game: Any) -> CounterPlan:
    """The counters that every game has."""
    return PLAN


def columns(game: Any) -> list[str]:
    """The columns that every game has."""
    return row_names(int(game.players))


def groups(game: Game, kinds: Sequence[str]) -> list[Group]:
    """Scores, wins and length."""
    return [*score_groups(game.players, kinds, _SCORE_WIDTH), length_group(_LENGTH_WIDTH)]


GENERIC = Statistics(
    compiled={"open_game": open_game, "read_fact": read_fact, "close_game": close_game},
    notes=NOTES,
    plan_for=plan_for,
    columns=columns,
    groups=groups,
    reads_result=True,
)
