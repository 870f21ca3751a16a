"""Duplicate deals: play one deal of a tournament until every bot has held each seat's hand once."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from foretold.bots import Bot, make
from foretold.bots.match import play_match
from foretold.play.game import Game

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from foretold.play.state import State


@dataclass(frozen=True)
class DuplicateDeal:
    """A deal for a worker: the game, its options as JSON, the levels of the bots, the seed of the cards."""

    game: str
    options: str
    levels: tuple[str, ...]
    seed: int
    budget: float


@dataclass(frozen=True)
class DealOutcome:
    """The outcome of a deal, with a row for each game and a column for each seat: who sat there, and their result.

    Points are the share of the other seats that ended behind; a seat that ended level counts half.
    """

    seated: NDArray[np.int64]
    points: NDArray[np.float64]
    wins: NDArray[np.float64]
    scores: NDArray[np.float64]

    def by_bot(self, values: NDArray[np.float64], bots: int) -> NDArray[np.float64]:
        """Return the mean of a value over the seats of each bot."""
        return np.array([values[self.seated == bot].mean() for bot in range(bots)])


def seatings(bots: int, seats: int, seed: int) -> NDArray[np.int64]:
    """Return who sits where in each game of a deal: as many games as bots, and every bot once on every seat.

    The bots stand in a circle. In the first game the seats are filled along it from its first bot, in the second from
    its second, and so on, once round or more. So with as many bots as seats they change seats in turn; with more bots,
    some sit out; with fewer, some sit twice. The circle is drawn anew for each deal, so that all meet each other, and
    sit before or behind each other, equally often.
    """
    circle = list(range(bots))
    random.Random(f"circle/{seed}").shuffle(circle)
    return np.array([[circle[(game + seat) % bots] for seat in range(seats)] for game in range(bots)])


def play_deal(deal: DuplicateDeal) -> DealOutcome:
    """Play all games of a deal."""
    game, bots = _prepared(deal.game, deal.options, deal.levels)
    seated = seatings(len(bots), game.players, deal.seed)
    results = []
    for number, row in enumerate(seated):
        # Each game has its own chance: two bots of one level that change places are to play two games, not one twice.
        chance = random.Random(f"chance/{deal.seed}/{number}").getrandbits(48)
        state = play_match(game, [bots[bot] for bot in row], deal.seed, budget=deal.budget, chance=chance)
        results.append(_result(state))
    points, wins, scores = np.array(results).transpose(1, 0, 2)
    return DealOutcome(seated, points, wins, scores)


@lru_cache(maxsize=4)
def _prepared(game: str, options: str, levels: tuple[str, ...]) -> tuple[Game, list[Bot]]:
    """Return the game and its bots, made once for all deals that a process plays."""
    made = Game(game, json.loads(options))
    return made, [make(level, made) for level in levels]


def _result(state: State) -> list[list[float]]:
    """Return points, share of the win and score of each seat."""
    seats = range(len(state.scores))
    # Winning counts first: a rule that breaks a tie at the top does not change the scores.
    standing: list[tuple[bool, Any]] = [(seat in state.winners, state.scores[seat]) for seat in seats]
    points = [
        sum(_beats(standing[seat], standing[other]) for other in seats if other != seat) / (len(standing) - 1)
        for seat in seats
    ]
    wins = [1 / len(state.winners) if seat in state.winners else 0.0 for seat in seats]
    return [points, wins, [float(score) for score in state.scores]]


def _beats(one: Any, other: Any) -> float:
    return 0.5 if one == other else float(one > other)
