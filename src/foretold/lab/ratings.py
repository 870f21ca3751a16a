"""Rate bots with openskill, and estimate how far the luck of the deals may have moved the ratings."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from foretold.bots.match import DEVIATE
from foretold.errors import MissingExtra
from foretold.lab.estimates import Estimate

if TYPE_CHECKING:
    from foretold.lab.duplicate_deals import DealOutcome

# Each series of deals is drawn from those that were played; so many show the spread to about a tenth.
_RESAMPLES = 100

#: A game: the bots at the table, and the place of each from 1 down. Whole numbers: openskill cuts off all others.
Placing = tuple[tuple[int, ...], tuple[int, ...]]
# Means of thirds that are the same may differ in the last digits.
_DIGITS = 9


def need_openskill() -> None:
    """Refuse at once if openskill is not installed."""
    try:
        import openskill  # noqa: F401 - only whether it is there
    except ImportError:
        raise MissingExtra("extra-missing", package="openskill", extra="lab") from None


def placings(outcome: DealOutcome) -> list[Placing]:
    """Return the games of a deal for openskill. If a bot sits twice, the mean of its points counts."""
    games = []
    for seated, points in zip(outcome.seated, outcome.points, strict=True):
        bots = tuple(sorted({int(bot) for bot in seated}))
        means = [round(float(points[seated == bot].mean()), _DIGITS) for bot in bots]
        games.append((bots, tuple(1 + sum(other > mean for other in means) for mean in means)))
    return games


def ratings(deals: Sequence[list[Placing]], bots: int, seed: int) -> list[Estimate]:
    """Return the rating of each bot; the 95 % interval is from resampled deals, and missing after one deal."""
    means = _rated(deals, bots)
    if len(deals) < 2:
        return [Estimate(mean, None, None) for mean in means]
    chance = random.Random(f"resample/{seed}")
    again = [_rated(chance.choices(deals, k=len(deals)), bots) for _ in range(_RESAMPLES)]
    halves = DEVIATE * np.std(again, axis=0, ddof=1)
    return [Estimate(mean, mean - half, mean + half) for mean, half in zip(means, halves.tolist(), strict=True)]


def _rated(deals: Sequence[list[Placing]], bots: int) -> list[float]:
    """Return the rating of each bot after these deals, in their order."""
    from openskill.models import PlackettLuce

    # tau makes a person's older games count less; a bot does not change.
    model = PlackettLuce(tau=0.0)
    known = [model.rating() for _ in range(bots)]
    for seated, places in (game for deal in deals for game in deal):
        rated = model.rate([[known[bot]] for bot in seated], ranks=list(places))
        for bot, (rating,) in zip(seated, rated, strict=True):
            known[bot] = rating
    return [rating.mu for rating in known]
