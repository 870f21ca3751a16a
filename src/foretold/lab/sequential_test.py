"""A sequential test for the order of bots: its verdict holds however often one looks at it.

If a number has a mean of at most 0, any bet at fair odds on that is acceptable: a stake λ of the capital wins λ times
each new value, between -1 and 1. If the claim is true, the capital ever exceeds c with a probability of at most 1/c
(Ville's inequality). So growth by a factor of 20 refutes the claim at 95 %, whenever one stops. Several stakes are
played side by side, each with an equal part of the capital. Decision record 0008 says why this test was chosen.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from foretold.lab.estimates import Estimate

if TYPE_CHECKING:
    from numpy.typing import NDArray

#: The risk that an order which is called settled, or an interval, is wrong.
ERROR = 0.05
# From stakes for differences that take thousands of deals to see to stakes for those that a few deals show.
_STAKES = np.geomspace(0.01, 0.9, 16)
# Halvings of the range in which the end of an interval is sought.
_HALVINGS = 40


class Order:
    """Bots by their mean points, and which neighbours are settled. Deals are added as they are played."""

    def __init__(self, bots: int) -> None:
        self.bots = bots
        # Two claims for each pair, that one is no better and that the other is not; all may fail together.
        self._error = ERROR / (bots * (bots - 1))
        self._capital = np.zeros((bots, bots, len(_STAKES)))
        self._points: list[NDArray[np.float64]] = []
        self._total = np.zeros(bots)

    def add(self, points: NDArray[np.float64]) -> None:
        """Add a deal: the mean points of each bot, between 0 and 1."""
        self._points.append(points)
        self._total += points
        self._capital += np.log1p((points[:, None] - points[None, :])[:, :, None] * _STAKES)

    def ranking(self) -> list[int]:
        """Return the bots, best first."""
        return sorted(range(self.bots), key=lambda bot: (-self._total[bot], bot))

    def better(self, one: int, other: int) -> bool:
        """Return whether it is settled that one bot is better than another."""
        return bool(_mixed(self._capital[one, other]) >= math.log(1 / self._error))

    def settled(self) -> bool:
        """Return whether every neighbouring pair of the order is settled."""
        return all(self.better(one, other) for one, other in pairwise(self.ranking()))

    def difference(self, one: int, other: int) -> Estimate:
        """Return the points that one bot is ahead. All intervals hold together; a pair is settled if 0 is outside."""
        points = np.array(self._points)
        return interval(points[:, one] - points[:, other], -1.0, 1.0, 2 * self._error)


def interval(values: NDArray[np.float64], lowest: float, highest: float, error: float = ERROR) -> Estimate:
    """Return the mean of values between two bounds, with an interval that holds whenever one stops to look."""
    middle, half = (lowest + highest) / 2, (highest - lowest) / 2
    scaled = (values - middle) / half
    low, high = _low(scaled, error / 2), -_low(-scaled, error / 2)
    return Estimate(float(values.mean()), middle + half * low, middle + half * high)


def _low(values: NDArray[np.float64], error: float) -> float:
    """Return the highest mean that is refuted as too low, for values between -1 and 1."""
    refuted, possible = -1.0, float(values.mean())
    if possible <= refuted:
        return refuted
    for _ in range(_HALVINGS):
        mean = (refuted + possible) / 2
        # 0 where the value is the mean, -1 where it is the lowest possible.
        gains = (values + 1) / (mean + 1) - 1
        if _mixed(np.log1p(gains[:, None] * _STAKES).sum(axis=0)) >= math.log(1 / error):
            refuted = mean
        else:
            possible = mean
    return refuted


def _mixed(capital: NDArray[np.float64]) -> float:
    """Return the logarithm of the mean of capitals, given as logarithms."""
    most = float(capital.max())
    return most + math.log(float(np.exp(capital - most).mean()))
