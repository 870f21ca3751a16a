"""The fields of the game's records, for type checkers.

Written by scripts/generate, which reads state.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class GameRecord(Protocol):
    """What stays the same for a whole game."""

    inverse: int
    target: int
    cards: int
    ranks: int
    players: int
    colours: int
    rounds: int
    dealer: int


class StateRecord(Protocol):
    """Everything that changes."""

    seed: NDArray[np.int64]
    hands: NDArray[np.int16]
    trick: NDArray[np.int16]
    seen: NDArray[np.int16]
    points: NDArray[np.int16]
    trump_card: int
    turn: int
    reshuffles: int
    voids: NDArray[np.int16]
    hand_counts: NDArray[np.int8]
    bets: NDArray[np.int8]
    open_bets: NDArray[np.int8]
    tricks: NDArray[np.int8]
    choices: int
    asked: int
    actor: int
    dealer: int
    leader: int
    trick_count: int
    winning: int
    seen_count: int
    round_index: int
    round_cards: int
    said: int
    winners: int
    over: int
    given_only: int
    fault: int
