"""Means and shares with their 95 % intervals, from sums that are added to as games end."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

# The two-sided 95 % point of the normal distribution.
_Z = 1.959963984540054


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % interval; without an interval when one game says nothing about the spread."""

    mean: float
    low: float | None
    high: float | None


class Sums:
    """Sums and sums of squares of several numbers, a row of them for each game."""

    def __init__(self, columns: int) -> None:
        self.count = 0
        self.total = np.zeros(columns)
        self.squares = np.zeros(columns)

    def add(self, values: NDArray[np.generic]) -> None:
        """Add games, a row for each."""
        rows = values.astype(np.float64).reshape(len(values), -1)
        self.count += len(rows)
        self.total += rows.sum(axis=0)
        self.squares += np.square(rows).sum(axis=0)

    def means(self) -> tuple[Estimate, ...]:
        """Estimate each column's mean, with the normal interval."""
        return tuple(normal(t, s, self.count) for t, s in zip(self.total.tolist(), self.squares.tolist(), strict=True))

    def shares(self, *, split: bool) -> tuple[Estimate, ...]:
        """Estimate each column's share; a share in parts (`split`) is a mean between 0 and 1, a whole one Wilson's."""
        if split:
            return tuple(map(_within_bounds, self.means()))
        return tuple(wilson(total, self.count) for total in self.total.tolist())


def normal(total: float, squares: float, count: int) -> Estimate:
    """Estimate a mean from the sum and the sum of squares, with the normal interval."""
    mean = total / count
    if count < 2:
        return Estimate(mean, None, None)
    variance = max(0.0, (squares - total * mean) / (count - 1))
    half = _Z * math.sqrt(variance / count)
    return Estimate(mean, mean - half, mean + half)


def wilson(successes: float, count: int) -> Estimate:
    """Estimate a share from the number of successes, with Wilson's interval."""
    share = successes / count
    scale = 1 + _Z**2 / count
    centre = (share + _Z**2 / (2 * count)) / scale
    half = _Z / scale * math.sqrt(share * (1 - share) / count + _Z**2 / (4 * count**2))
    return Estimate(share, max(0.0, centre - half), min(1.0, centre + half))


def _within_bounds(estimate: Estimate) -> Estimate:
    if estimate.low is None or estimate.high is None:
        return estimate
    return Estimate(estimate.mean, max(0.0, estimate.low), min(1.0, estimate.high))
