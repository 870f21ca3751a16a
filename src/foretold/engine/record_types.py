"""The fields of the records that all games share, for type checkers.

Written by scripts/generate, which reads records.py, scratch.py and json_writer.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class GameRecord(Protocol):
    """The options of any game."""

    players: int


class StateRecord(Protocol):
    """The state of any game."""

    seed: NDArray[np.int64]
    turn: int
    reshuffles: int
    asked: int
    actor: int
    round_index: int
    winners: int
    over: int
    given_only: int
    fault: int


class StateWithChoices(Protocol):
    """The state of a game that uses foretold.engine.choices."""

    seed: NDArray[np.int64]
    choices: int
    turn: int
    reshuffles: int
    asked: int
    actor: int
    round_index: int
    winners: int
    over: int
    given_only: int
    fault: int


class ScratchRecord(Protocol):
    """What the rules are handed for one step."""

    block: NDArray[np.int64]
    fact_count: int
    logs: int
    facts: NDArray[np.int32]
    deck_is_given: int
    reshuffle_is_given: int
    order: NDArray[np.int16]
    given_deck: NDArray[np.int16]
    given_reshuffle: NDArray[np.int16]


class PageRecord(Protocol):
    """The words of a view as numbers."""

    count: int
    words: NDArray[np.int32]
