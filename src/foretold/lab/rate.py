"""A rated tournament: bots on the same deals, each on every seat, until their order is settled."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from foretold.errors import InvalidOption
from foretold.lab import ratings
from foretold.lab.duplicate_deals import DealOutcome, DuplicateDeal, play_deal
from foretold.lab.estimates import Estimate, normal
from foretold.lab.seeds import check_seeds
from foretold.lab.sequential_test import ERROR, Order, interval

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from foretold.lab.workers import Workers
    from foretold.play.game import Game

#: Two bots are the fewest that can be compared.
FEWEST_BOTS = 2


@dataclass(frozen=True)
class Standing:
    """One bot in the result: its rating, points, share of wins and score, per seat and game."""

    name: str
    level: str
    rating: Estimate
    points: Estimate
    wins: Estimate
    score: Estimate


@dataclass(frozen=True)
class Pair:
    """Two neighbours in the order: how many points the better one is ahead, and whether that is settled."""

    better: str
    worse: str
    difference: Estimate
    settled: bool


@dataclass(frozen=True)
class Tournament:
    """The result of a tournament: the bots, best first, and the pairs of neighbours among them."""

    game: str
    options: dict[str, Any]
    budget: float
    seed: int
    deals: int
    games: int
    confidence: float
    settled: bool
    bots: tuple[Standing, ...]
    pairs: tuple[Pair, ...]


def names_of(levels: Sequence[str]) -> list[str]:
    """Return a name for each bot: its level, and a number from the second of a level on."""
    counts: dict[str, int] = {}
    names = []
    for level in levels:
        counts[level] = counts.get(level, 0) + 1
        names.append(level if counts[level] == 1 else f"{level}#{counts[level]}")
    return names


def rate(
    game: Game,
    levels: Sequence[str],
    staff: Workers,
    *,
    games: int,
    budget: float,
    seed: int | None = None,
    report: Callable[[int], None] = lambda _: None,
) -> Tournament:
    """Play deals until the order of the bots is settled or the games are used up; deal i has the seed `seed + i`."""
    ratings.need_openskill()
    most = games // len(levels)
    if len(levels) < FEWEST_BOTS or most < 1:
        raise InvalidOption("option-value", option="games", value=games, expected=f"{len(levels)}..")
    first = secrets.randbits(48) if seed is None else seed
    check_seeds(first, games)
    options = json.dumps(game.options)
    deals = (DuplicateDeal(game.name, options, tuple(levels), first + number, budget) for number in range(most))
    order, outcomes = Order(len(levels)), list[DealOutcome]()
    with closing(staff.map(play_deal, deals)) as played:
        for outcome in played:
            outcomes.append(outcome)
            order.add(outcome.by_bot(outcome.points, len(levels)))
            report(len(outcomes) * len(levels))
            if order.settled():
                break
    return _tournament(game, levels, order, outcomes, first, budget)


def _tournament(
    game: Game,
    levels: Sequence[str],
    order: Order,
    outcomes: list[DealOutcome],
    seed: int,
    budget: float,
) -> Tournament:
    """Return the result, once all games are played."""
    standings = _standings(levels, outcomes, seed)
    ranking = order.ranking()
    pairs = tuple(
        Pair(standings[one].name, standings[other].name, order.difference(one, other), order.better(one, other))
        for one, other in pairwise(ranking)
    )
    return Tournament(
        game=game.name,
        options=game.options,
        budget=budget,
        seed=seed,
        deals=len(outcomes),
        games=len(outcomes) * len(levels),
        confidence=1 - ERROR,
        settled=order.settled(),
        bots=tuple(standings[bot] for bot in ranking),
        pairs=pairs,
    )


def _standings(levels: Sequence[str], outcomes: list[DealOutcome], seed: int) -> list[Standing]:
    """Return the figures of each bot, in the order in which they were entered."""
    bots = len(levels)
    points = np.array([outcome.by_bot(outcome.points, bots) for outcome in outcomes])
    wins = np.array([outcome.by_bot(outcome.wins, bots) for outcome in outcomes])
    scores = np.array([outcome.by_bot(outcome.scores, bots) for outcome in outcomes])
    rated = ratings.ratings([ratings.placings(outcome) for outcome in outcomes], bots, seed)
    return [
        Standing(
            name=name,
            level=levels[bot],
            rating=rated[bot],
            points=interval(points[:, bot], 0.0, 1.0),
            wins=interval(wins[:, bot], 0.0, 1.0),
            score=_mean(scores[:, bot]),
        )
        for bot, name in enumerate(names_of(levels))
    ]


def _mean(values: NDArray[np.float64]) -> Estimate:
    """Return the mean with the normal interval: a score has no bounds, as the interval of the points needs."""
    variance = Fraction(float(values.var(ddof=1)) / len(values)) if len(values) > 1 else None
    return normal(Fraction(float(values.mean())), variance)
