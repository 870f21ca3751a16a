"""Trains the seer's network of Alles oder Nichts on rounds that it plays, from what came of each decision.

First against itself, then mostly against others that think as the adept does:

    python -m foretold.lab.training --rounds 3000000 --seed 1 --out first.npz
    python -m foretold.lab.training --rounds 400000 --seed 2 --out network.npz --from first.npz --sparring
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

import foretold
from foretold.bots.all_or_nothing import lessons
from foretold.bots.all_or_nothing.deals import deck_of
from foretold.bots.all_or_nothing.features import CARDS, COLOURS, FEWEST_PLAYERS, INPUTS, RANKS, WIDTH
from foretold.bots.all_or_nothing.network import ENVY, OTHERS_POINTS, SCRATCH, SHAPES, WORK
from foretold.rules.all_or_nothing.state import BETS, SEATS

Array = np.ndarray
#: Numbers of players, as often as they are learnt from; and rounds of 6, 5, 4 and 3 cards likewise.
PLAYERS = (3, 4, 4, 4, 5, 6)
ROUNDS = (1, 1, 2, 2, 3, 3, 4)
#: Adam's memories.
MEMORIES = (0.9, 0.999)
#: How often something else is tried, at the beginning and at the end.
TRIALS = (0.04, 0.01)
#: How many rounds the others' hands are imagined for, all that they could do together.
IMAGINED = 200
#: How much it counts to foretell the others' points.
OTHERS_COUNT = 0.5
#: How far apart the first weights are.
FIRST_WEIGHTS = 0.15


@dataclass(frozen=True)
class Course:
    """How it learns."""

    chunk: int  # rounds played with the same weights
    batch: int  # decisions of a step
    rates: tuple[float, float]  # Adam's, at the beginning and at the end, falling by the same factor with each round
    sparring: float  # the part of the rounds in which it sits among others that think as the adept does


ALONE = Course(chunk=4_000, batch=2_048, rates=(2e-3, 3e-5), sparring=0.0)
SPARRING = Course(chunk=400, batch=512, rates=(5e-4, 2e-5), sparring=0.85)


@dataclass
class Network:
    """The weights, and Adam's memories of them."""

    weights: list[Array]
    steps: int = 0
    means: list[Array] = field(init=False)
    squares: list[Array] = field(init=False)

    def __post_init__(self) -> None:
        self.means = [np.zeros_like(w) for w in self.weights]
        self.squares = [np.zeros_like(w) for w in self.weights]

    @classmethod
    def new(cls, chance: np.random.Generator) -> Network:
        """Random weights."""
        weights = [(FIRST_WEIGHTS * chance.standard_normal(SHAPES[0])).astype(np.float32)]
        for inputs, outputs in SHAPES[1:]:
            layer = chance.standard_normal((inputs, outputs)) * (2 / inputs) ** 0.5
            layer[-1] = 0.0
            weights.append(layer.astype(np.float32))
        return cls(weights)

    @classmethod
    def load(cls, path: Path) -> Network:
        """As it was saved."""
        with np.load(path) as kept:
            return cls([kept[name].astype(np.float32) for name in ("first", "second", "third")])

    def learn(self, features: Array, tricks: Array, others: Array, rate: float) -> float:
        """One step from a batch; returns the loss (what came of it was this unlikely)."""
        first, second, third = self.weights
        lower = features @ first
        rectified = np.maximum(lower, 0)
        upper = rectified @ second[:-1] + second[-1]
        rectified_upper = np.maximum(upper, 0)
        said = rectified_upper @ third[:-1] + third[-1]
        chances = np.exp(said[:, :BETS] - said[:, :BETS].max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        rows = np.arange(len(tricks))
        loss = -float(np.log(chances[rows, tricks] + 1e-9).mean())
        wrong = np.empty_like(said)
        wrong[:, :BETS] = chances
        wrong[rows, tricks] -= 1
        wrong[:, BETS] = OTHERS_COUNT * (said[:, BETS] - others / OTHERS_POINTS)
        wrong /= len(tricks)
        wrong_upper = (wrong @ third[:-1].T) * (upper > 0)
        wrong_lower = (wrong_upper @ second[:-1].T) * (lower > 0)
        self._step(
            [
                features.T @ wrong_lower,
                np.concatenate([rectified.T @ wrong_upper, wrong_upper.sum(axis=0)[None]]),
                np.concatenate([rectified_upper.T @ wrong, wrong.sum(axis=0)[None]]),
            ],
            rate,
        )
        return loss

    def _step(self, gradients: list[Array], rate: float) -> None:
        """Adam."""
        self.steps += 1
        slow, slower = MEMORIES
        rate *= (1 - slower**self.steps) ** 0.5 / (1 - slow**self.steps)
        for weight, mean, square, gradient in zip(self.weights, self.means, self.squares, gradients, strict=True):
            mean[:] += (1 - slow) * (gradient - mean)
            square[:] += (1 - slower) * (gradient * gradient - square)
            weight[:] -= rate * mean / (np.sqrt(square) + 1e-8)

    def save(self, path: Path) -> None:
        """Half precision is enough to play by."""
        first, second, third = (weight.astype(np.float16) for weight in self.weights)
        np.savez_compressed(path, first=first, second=second, third=third)


class School:
    """Plays rounds and hands out batches of decisions."""

    def __init__(self, course: Course) -> None:
        self._course = course
        tables = [foretold.game("all-or-nothing", players=players) for players in PLAYERS]
        self._games = np.concatenate([_ending(table.record, rounds) for table in tables for rounds in ROUNDS])
        engine = tables[0].engine
        self._generate = engine.build(lessons.generate, lessons.KINDS, engine.rules.bindings)
        self._states, self._desk = np.zeros(3, engine.rules.state_dtype), engine.new_desk()
        self._work, self._scratch = np.zeros(WORK, np.float32), np.zeros(SCRATCH, np.int16)
        self._likely = np.concatenate([_likely(players) for players in range(FEWEST_PLAYERS, SEATS + 1)])
        self._pool, self._values = np.zeros(CARDS, np.int64), np.zeros(2 * BETS)
        self._rows = np.zeros((course.chunk * lessons.MOST_DECISIONS, WIDTH), np.int16)
        self._outcomes = np.zeros((len(self._rows), 4), np.int32)

    def play(self, weights: list[Array], stream: int, trials: float) -> int:
        """Play a chunk of rounds; returns the number of decisions."""
        trials_, sparring = (int(part * lessons.CERTAIN) for part in (trials, self._course.sparring))
        return int(
            self._generate(
                *(self._games, self._states, self._desk, *weights, self._work, self._scratch),
                *(self._rows, self._outcomes, self._likely, self._pool, self._values),
                *(stream, self._course.chunk, trials_, ENVY, sparring, IMAGINED),
            )
        )

    def batch(self, numbers: Array) -> tuple[Array, Array, Array]:
        """Features, tricks and the others' points of some decisions."""
        rows = self._rows[numbers]
        features = np.zeros((len(rows), INPUTS), np.float32)
        decision, place = np.nonzero(np.arange(1, WIDTH) <= rows[:, :1])
        features[decision, rows[decision, place + 1]] = 1
        outcomes = self._outcomes[numbers]
        return features, outcomes[:, lessons.TRICKS], outcomes[:, lessons.OTHERS] / np.float32(lessons.PARTS)

    def others_points(self, count: int) -> float:
        """What a seat's neighbours made in the last chunk, a round."""
        return float(self._outcomes[:count, lessons.OTHERS].mean()) / lessons.PARTS


def _likely(players: int) -> Array:
    """How likely cards win a trick among so many: those of a plain colour, then trumps, rising."""
    likely = deck_of(COLOURS, RANKS, 0, players).likely
    return np.concatenate([likely[RANKS : 2 * RANKS], likely[:RANKS]])


def _ending(record: Array, rounds: int) -> Array:
    """The record of a game that ends with its round number so much."""
    ending = record.copy()
    ending["rounds"] = rounds
    return ending


def train(rounds: int, seed: int, out: Path, begin: Path | None, course: Course) -> None:
    """Train, telling how it goes; the weights are kept every minute."""
    chance = np.random.default_rng(seed)
    network, school = Network.load(begin) if begin else Network.new(chance), School(course)
    told = time.monotonic()
    losses: list[float] = []
    for played in range(0, rounds, course.chunk):
        part = played / rounds
        rate = course.rates[0] * (course.rates[1] / course.rates[0]) ** part
        count = school.play(network.weights, seed * 1_000_003 + played, TRIALS[0] + part * (TRIALS[1] - TRIALS[0]))
        order = chance.permutation(count)
        for first in range(0, count - course.batch + 1, course.batch):
            losses += [network.learn(*school.batch(order[first : first + course.batch]), rate)]
        if time.monotonic() - told > 60:
            told = time.monotonic()
            network.save(out)
            loss, points = np.mean(losses[-500:]), school.others_points(count)
            sys.stderr.write(f"{played + course.chunk:,} rounds: loss {loss:.4f}, the others {points:.2f} a round\n")
    network.save(out)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, required=True, help="rounds to play")
    parser.add_argument("--seed", type=int, default=1, help="of the first weights and of all deals (%(default)s)")
    parser.add_argument("--out", type=Path, required=True, help="file of the weights")
    parser.add_argument("--from", dest="begin", type=Path, help="weights to begin with")
    parser.add_argument("--sparring", action="store_true", help="against others that think as the adept does")
    given = parser.parse_args()
    train(given.rounds, given.seed, given.out, given.begin, SPARRING if given.sparring else ALONE)


if __name__ == "__main__":
    main()
