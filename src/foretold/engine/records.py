"""The fields that the engine needs in every game's records; a game adds its own."""

from collections.abc import Sequence
from typing import Any

import numpy as np

#: Beside these, a game keeps in its state whatever changes.
STATE_FIELDS: tuple[tuple[Any, ...], ...] = (
    ("seed", np.int64, (8,)),
    ("choices", np.int64),  # a set of action codes, for games that use foretold.engine.choices
    ("turn", np.int16),  # written beside every fact
    ("reshuffles", np.int16),
    ("asked", np.int8),  # what is asked, 0 when the game is over
    ("actor", np.int8),  # who is asked, -1 when the game is over
    ("round_index", np.int8),  # from 0; a record has a method named round
    ("winners", np.int8),  # a set of seats
    ("over", np.int8),
    ("given_only", np.int8),  # no order may come from the seed
    ("fault", np.int8),
)


def game_dtype(fields: Sequence[tuple[Any, ...]] = ()) -> np.dtype[Any]:
    """The record of a game's options: the number of players, and the game's own fields."""
    return np.dtype((np.record, np.dtype([("players", np.int8), *fields], align=True)))


def state_dtype(fields: Sequence[tuple[Any, ...]]) -> np.dtype[Any]:
    """The record of a state: what the engine needs, and the game's own fields."""
    return np.dtype((np.record, np.dtype([*STATE_FIELDS, *fields], align=True)))
