"""Means and shares with their 95 % intervals, from sums over games; the games are the independent unit.

Sums are whole numbers of any size, so nothing is lost before the last division.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from foretold.bots import match
from foretold.lab.collect import book


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % interval. There is no interval when one game says nothing about the spread."""

    mean: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Ratio:
    """A counter (x) over its base (n), summed over games: a mean, and the spread of x around it, game by game."""

    games: int
    x: int
    n: int
    xx: int
    xn: int
    nn: int
    scale: int = 1

    @property
    def value(self) -> Fraction:
        """Return the sum of x over the sum of n."""
        return Fraction(self.x, self.n * self.scale)

    @property
    def variance(self) -> Fraction:
        """Return the variance of the value, from the games' departures (0 for one game)."""
        if self.games < 2:
            return Fraction(0)
        # The sum of (x - value n)^2 over games, times n^2.
        spread = self.xx * self.n**2 - 2 * self.x * self.n * self.xn + self.x**2 * self.nn
        return Fraction(spread * self.games, (self.games - 1) * self.n**4 * self.scale**2)

    def mean(self) -> Estimate:
        """Return the value as a mean, with the normal interval."""
        return normal(self.value, self.variance if self.games > 1 else None)

    def share(self) -> Estimate:
        """Return the value as a share of 1, with Wilson's interval for as many trials as the games' spread is worth."""
        return wilson(self.value, self._trials())

    def _trials(self) -> float:
        """Return how many independent trials would have this variance: never more than there were."""
        value = self.value
        if self.games < 2 or not 0 < value < 1:
            return float(self.games)
        around = self.variance * (self.games - 1) / self.games
        return float(min(Fraction(self.n), value * (1 - value) / around)) if around else float(self.n)


def normal(value: Fraction, variance: Fraction | None) -> Estimate:
    """Return a mean with the normal interval, or without one if the variance is unknown."""
    if variance is None:
        return Estimate(float(value), None, None)
    half = match.DEVIATE * math.sqrt(max(variance, Fraction(0)))
    return Estimate(float(value), float(value) - half, float(value) + half)


def wilson(value: Fraction | float, trials: float) -> Estimate:
    """Return a share of a number of trials, with Wilson's interval."""
    share = float(value)
    return Estimate(share, *match.wilson(share, trials))


class Tallies:
    """The sums of one table, read as ratios."""

    def __init__(self, sums: Sequence[Sequence[int]], bases: Sequence[int], references: Sequence[int]) -> None:
        self._sums = sums
        self.bases = bases
        self._references = references

    def count(self, cell: int) -> int:
        """Return a counter's sum over all games."""
        return self._sums[cell][book.SUM]

    def ratio(self, cell: int, scale: int = 1) -> Ratio | None:
        """Return a counter over its base; None where the base is 0."""
        own, base = self._sums[cell], self._sums[self.bases[cell]]
        if base[book.SUM] == 0:
            return None
        return Ratio(
            games=base[book.GAMES],
            x=own[book.SUM],
            n=base[book.SUM],
            xx=own[book.SQUARES],
            xn=own[book.WITH_BASE],
            nn=base[book.SQUARES],
            scale=scale,
        )

    def over_the_rest(self, cell: int) -> Estimate | None:
        """Return how much a mean is above that of the rest of its reference; None where one of them is empty."""
        own, base = self._sums[cell], self._sums[self.bases[cell]]
        whole = self._sums[self._references[cell]]
        whole_base = self._sums[self.bases[self._references[cell]]]
        x, n, rest_x = own[book.SUM], base[book.SUM], whole[book.SUM] - own[book.SUM]
        rest_n = whole_base[book.SUM] - n
        if n == 0 or rest_n == 0:
            return None
        # A game's departure is a x + b n + c X + d N, of its counters and of the reference's.
        mean, rest = Fraction(x, n), Fraction(rest_x, rest_n)
        a, b = Fraction(1, n) + Fraction(1, rest_n), -mean / n - rest / rest_n
        c, d = Fraction(-1, rest_n), rest / rest_n
        squares = (
            a * a * own[book.SQUARES]
            + b * b * base[book.SQUARES]
            + c * c * whole[book.SQUARES]
            + d * d * whole_base[book.SQUARES]
            + 2 * a * b * own[book.WITH_BASE]
            + 2 * a * c * own[book.WITH_REFERENCE]
            + 2 * a * d * own[book.WITH_REFERENCE_BASE]
            + 2 * b * c * base[book.WITH_REFERENCE]
            + 2 * b * d * base[book.WITH_REFERENCE_BASE]
            + 2 * c * d * whole[book.WITH_BASE]
        )
        games = whole_base[book.GAMES]
        return normal(mean - rest, squares * games / (games - 1) if games > 1 else None)


def difference(first: Ratio, second: Ratio, covariance: Fraction) -> Estimate:
    """Return the second value minus the first, with the normal interval."""
    variance = first.variance + second.variance - 2 * covariance
    return normal(second.value - first.value, variance if min(first.games, second.games) > 1 else None)


def covariance(first: Ratio, second: Ratio, pair: Sequence[int], bases: int) -> Fraction:
    """Return the covariance of two values over games; ``bases`` is the sum of the products of their bases."""
    games = min(first.games, second.games)
    if games < 2:
        return Fraction(0)
    one, two = Fraction(first.x, first.n), Fraction(second.x, second.n)
    together = pair[book.BOTH] - two * pair[book.WITH_OTHER_BASE] - one * pair[book.BASE_WITH_OTHER] + one * two * bases
    return together * games / ((games - 1) * first.n * second.n * first.scale * second.scale)
