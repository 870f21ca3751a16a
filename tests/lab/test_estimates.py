"""Means, shares and their intervals."""

import math

import numpy as np
import pytest

from foretold.lab.estimates import Estimate, Sums, normal, wilson


def test_a_mean_and_its_normal_interval() -> None:
    values = np.array([3, 5, 8, 13, 21])
    sums = Sums(1)
    sums.add(values[:2])
    sums.add(values[2:])
    (estimate,) = sums.means()
    half = 1.959964 * values.std(ddof=1) / math.sqrt(5)
    assert estimate.mean == pytest.approx(10)
    assert (estimate.low, estimate.high) == pytest.approx((10 - half, 10 + half))


def test_one_game_says_nothing_about_the_spread() -> None:
    assert normal(7, 49, 1) == Estimate(7, None, None)


def test_no_spread_no_width() -> None:
    assert normal(30, 300, 3) == Estimate(10, 10, 10)


def test_wilson_interval() -> None:
    # Known figures: 10 of 100, and the ends, where Wilson's interval stays within 0 and 1.
    estimate = wilson(10, 100)
    assert (estimate.mean, estimate.low, estimate.high) == pytest.approx((0.1, 0.05523, 0.17437), abs=1e-5)
    assert wilson(0, 20).low == 0
    assert wilson(20, 20).high == pytest.approx(1)


def test_whole_wins_are_wilson_and_split_ones_normal() -> None:
    whole = Sums(2)
    whole.add(np.array([[1, 0], [1, 0], [0, 1], [1, 0]]))
    assert whole.shares(split=False)[0] == wilson(3, 4)
    split = Sums(2)
    split.add(np.array([[0.5, 0.5], [1, 0], [1, 0], [1, 0]]))
    first, second = split.shares(split=True)
    assert first.mean == pytest.approx(0.875)
    assert first.high == 1
    assert second.low == 0
