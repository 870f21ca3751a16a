"""Means, shares and their intervals."""

import math
from fractions import Fraction

import numpy as np
import pytest

from foretold.lab.estimates import Estimate, Ratio, normal, wilson


def ratio(x: list[int], n: list[int]) -> Ratio:
    """The sums of these games."""
    xs, ns = np.array(x), np.array(n)
    sums = [int(each) for each in (xs.sum(), ns.sum(), (xs * xs).sum(), (xs * ns).sum(), (ns * ns).sum())]
    return Ratio(int((ns > 0).sum()), *sums)


def test_a_mean_and_its_normal_interval() -> None:
    values = [3, 5, 8, 13, 21]
    estimate = ratio(values, [1] * 5).mean()
    half = 1.959964 * np.std(values, ddof=1) / math.sqrt(5)
    assert estimate.mean == 10
    assert (estimate.low, estimate.high) == pytest.approx((10 - half, 10 + half))


def test_one_game_says_nothing_about_the_spread() -> None:
    assert ratio([7], [1]).mean() == Estimate(7, None, None)


def test_no_spread_no_width() -> None:
    assert ratio([10, 10, 10], [1, 1, 1]).mean() == Estimate(10, 10, 10)
    assert normal(Fraction(10), Fraction(0)) == Estimate(10, 10, 10)


def test_wilson_interval() -> None:
    # Known figures: 10 of 100, and the ends, where Wilson's interval stays within 0 and 1.
    estimate = wilson(0.1, 100)
    assert (estimate.mean, estimate.low, estimate.high) == pytest.approx((0.1, 0.05523, 0.17437), abs=1e-5)
    assert wilson(0, 20).low == 0
    assert wilson(1, 20).high == 1


def test_a_share_with_one_trial_a_game_is_wilsons() -> None:
    assert ratio([1, 1, 0, 1], [1] * 4).share() == wilson(0.75, 4)


def test_trials_that_go_together_are_worth_less() -> None:
    """Ten games of four trials each that always agree are ten trials, not forty."""
    together = ratio([4, 0, 4, 4, 0, 4, 0, 4, 4, 4], [4] * 10).share()
    assert (together.low, together.high) == pytest.approx((wilson(0.7, 10).low, wilson(0.7, 10).high))


def test_trials_are_never_worth_more_than_they_are() -> None:
    assert ratio([1, 1, 1, 1], [2] * 4).share() == wilson(0.5, 8)


def test_what_never_happened_may_still_happen() -> None:
    estimate = ratio([0] * 50, [3] * 50).share()
    assert estimate.low == 0
    assert estimate.high == wilson(0, 50).high


def test_a_million_games_lose_nothing_to_rounding() -> None:
    """The spread of large numbers close together: whole numbers keep it."""
    games, x = 1_000_000, 10**9
    sums = Ratio(
        games, x * games + games // 2, games, games * x * x + games // 2 * (2 * x + 1), x * games + games // 2, games
    )
    estimate = sums.mean()
    assert estimate.high is not None
    assert estimate.high - estimate.mean == pytest.approx(1.959964 * 0.5 / 1000, rel=1e-4)
