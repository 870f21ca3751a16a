"""What one seat's log of a round says about its worlds, laid out for the compiled sampler (see each game's worlds).

A world of a round is its card orders and its decisions. The log fixes most of both; a plan holds what is fixed and
what the sampler has to find.
"""

from typing import NamedTuple

import numpy as np

#: Columns of a row of ``Plan.decisions``: how the decision is found, and two numbers whose meaning depends on that.
KIND, FIRST, SECOND = range(3)
#: A decision that the log names: its code is the first number. Games have further kinds from 1 on.
NAMED = 0

#: Width of a row of the script; the first row holds sizes.
SCRIPT_WIDTH = 8


class Plan(NamedTuple):
    """A round as one seat witnessed it; the sampler writes into ``orders`` and uses ``pool`` and ``work``."""

    start: np.ndarray  # the state before the round is dealt, an array of one
    decisions: np.ndarray  # int64, a row for each decision of the round
    script: np.ndarray  # int64, what is known of the unseen cards, in the sampler's order
    pool: np.ndarray  # int64, rows of cards that are to be given out
    work: np.ndarray  # int64, the sampler's memory
    reals: np.ndarray  # float64, the sampler's tables
    orders: np.ndarray  # int16, the deck and the reshuffles, NONE where the card is not known

    def copy(self) -> "Plan":
        """A plan whose sampler goes its own way."""
        return self._replace(
            pool=self.pool.copy(), work=self.work.copy(), reals=self.reals.copy(), orders=self.orders.copy()
        )


def array_of(rows: list[list[int]], width: int) -> np.ndarray:
    """Rows of numbers, filled up with zeros, as an array."""
    array = np.zeros((len(rows), width), np.int64)
    for into, row in zip(array, rows, strict=True):
        into[: len(row)] = row
    return array
