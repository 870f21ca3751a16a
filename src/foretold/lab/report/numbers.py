"""Write numbers in a language, with as many decimals as their interval justifies."""

from __future__ import annotations

import math

from foretold.lab.estimates import Estimate
from foretold.words import say

_MOST_DECIMALS = 4


def decimals(half: float) -> int:
    """Return how many decimals a number with an interval of this half width deserves."""
    if half <= 0:
        return 1
    return max(0, min(_MOST_DECIMALS, math.ceil(-math.log10(half) + 0.6)))


def shown(value: float, digits: int, lang: str, *, share: bool) -> str:
    """Return a number as text; a share as a percentage."""
    rounded = round(value, digits + 2 if share else digits) + 0.0  # no minus before a zero
    return say(f"lab-percent-{digits}" if share else f"lab-number-{digits}", lang, value=rounded)


def told(estimate: Estimate, lang: str, *, share: bool, sign: bool = False) -> str:
    """Return an estimate with its interval as text; with a plus where a difference is above 0."""
    digits = digits_of(estimate, share=share)
    value = short(estimate, lang, digits, share=share, sign=sign)
    if estimate.low is None or estimate.high is None:
        return value
    low, high = (shown(end, digits, lang, share=share) for end in (estimate.low, estimate.high))
    return f"{value} ({low} – {high})"


def short(estimate: Estimate, lang: str, digits: int, *, share: bool, sign: bool = False) -> str:
    """Return an estimate without its interval, with this number of decimals."""
    plus = "+" if sign and round(estimate.mean, digits + 2 * share) > 0 else ""
    return plus + shown(estimate.mean, digits, lang, share=share)


def digits_of(estimate: Estimate, *, share: bool) -> int:
    """Return how many decimals an estimate is shown with."""
    if estimate.low is None or estimate.high is None:
        return 1 if share else 2
    return decimals((estimate.high - estimate.low) / 2 * (100 if share else 1))


def ticks(low: float, high: float, most: int = 5) -> list[float]:
    """Return round numbers that divide an axis, at most this many."""
    span = high - low or 1.0
    step = 10.0 ** math.floor(math.log10(span / most))
    step *= next(factor for factor in (1, 2, 5, 10) if span / (step * factor) <= most)
    first = math.ceil(low / step - 1e-9)
    last = math.floor(high / step + 1e-9)
    return [number * step for number in range(first, last + 1)]


def tick_digits(marks: list[float], *, share: bool) -> int:
    """Return how many decimals the marks of an axis need."""
    step = (marks[1] - marks[0] if len(marks) > 1 else marks[0] if marks else 1.0) * (100 if share else 1)
    return max(0, min(_MOST_DECIMALS, -math.floor(math.log10(abs(step) or 1) + 1e-9)))
