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

    players: int
    columns: int
    discard: int
    heirs: int
    side_b: int
    first: int
    strength: NDArray[np.int8]
    suit_rank: NDArray[np.int8]
    effects: NDArray[np.int8]


class StateRecord(Protocol):
    """Everything that changes."""

    hands: NDArray[np.int64]
    shown: NDArray[np.int64]
    eyed: NDArray[np.int64]
    buried: NDArray[np.int64]
    cards: int
    seed: NDArray[np.int64]
    runes: NDArray[np.int16]
    values: NDArray[np.int16]
    announced_turn: NDArray[np.int16]
    pot: int
    turn: int
    reshuffles: int
    reshuffles_this_round: int
    occupied: int
    places: int
    extras: int
    asked: int
    actor: int
    at_turn: int
    round_index: int
    first: int
    all_in: int
    played: int
    step: int
    target: int
    deck_count: int
    pile_count: int
    revealed_count: int
    predicted_count: int
    winners: int
    over: int
    given_only: int
    fault: int
    announced: NDArray[np.int8]
    predictions: NDArray[np.int8]
    revealed: NDArray[np.int8]
    gallery: NDArray[np.int8]
    stock: NDArray[np.int8]
    epoch: NDArray[np.int8]
