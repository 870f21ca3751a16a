"""Trains the seer's network of Alles oder Nichts: it plays rounds against itself and learns what came of each decision.

python -m foretold.lab.training --rounds 6000000 --seed 1 --out network.npz
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
from foretold.bots.all_or_nothing.features import INPUTS, WIDTH
from foretold.bots.all_or_nothing.network import OTHERS_POINTS, SCRATCH, SHAPES, WORK
from foretold.rules.all_or_nothing.state import BETS

Array = np.ndarray
#: Numbers of players, as often as they are learnt from; and rounds of 6, 5, 4 and 3 cards likewise.
PLAYERS = (3, 4, 4, 4, 5, 6)
ROUNDS = (1, 1, 2, 2, 3, 3, 4)
#: Rounds played with the same weights, and decisions of a step.
CHUNK = 4_000
BATCH = 2_048
#: Adam's rates at the beginning and at the end, falling by the same factor with each round; and its memories.
RATES = (2e-3, 3e-5)
MEMORIES = (0.9, 0.999)
#: How often something else is tried, at the beginning and at the end.
TRIALS = (0.04, 0.01)
#: How much the others' points count against one's own, and how much it counts to foretell them.
ENVY = 0.3
OTHERS_COUNT = 0.5
#: How far apart the first weights are.
FIRST_WEIGHTS = 0.15


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

    def __init__(self) -> None:
        tables = [foretold.game("all-or-nothing", players=players) for players in PLAYERS]
        self._games = np.concatenate([_ending(table.record, rounds) for table in tables for rounds in ROUNDS])
        engine = tables[0].engine
        kinds = ("games", "states", "desks", *4 * ("floats",), "stacked", "stacked", "scores", *3 * ("number",), "real")
        self._generate = engine.build(lessons.generate, kinds, engine.rules.bindings)
        self._state, self._desk = np.zeros(1, engine.rules.state_dtype), engine.new_desk()
        self._work, self._scratch = np.zeros(WORK, np.float32), np.zeros(SCRATCH, np.int16)
        self._rows = np.zeros((CHUNK * lessons.MOST_DECISIONS, WIDTH), np.int16)
        self._outcomes = np.zeros((len(self._rows), 4), np.int32)

    def play(self, weights: list[Array], stream: int, trials: float) -> int:
        """Play a chunk of rounds; returns the number of decisions."""
        return int(
            self._generate(
                *(self._games, self._state, self._desk, *weights, self._work, self._scratch),
                *(self._rows, self._outcomes, stream, CHUNK, int(trials * lessons.CERTAIN), ENVY),
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


def _ending(record: Array, rounds: int) -> Array:
    """The record of a game that ends with its round number so much."""
    ending = record.copy()
    ending["rounds"] = rounds
    return ending


def train(rounds: int, seed: int, out: Path) -> None:
    """Train, telling how it goes; the weights are kept every minute."""
    chance = np.random.default_rng(seed)
    network, school = Network.new(chance), School()
    told = time.monotonic()
    losses: list[float] = []
    for played in range(0, rounds, CHUNK):
        part = played / rounds
        rate = RATES[0] * (RATES[1] / RATES[0]) ** part
        count = school.play(network.weights, seed * 1_000_003 + played, TRIALS[0] + part * (TRIALS[1] - TRIALS[0]))
        order = chance.permutation(count)
        batches = (school.batch(order[first : first + BATCH]) for first in range(0, count - BATCH + 1, BATCH))
        losses.extend(network.learn(*batch, rate) for batch in batches)
        if time.monotonic() - told > 60:
            told = time.monotonic()
            network.save(out)
            loss, points = np.mean(losses[-500:]), school.others_points(count)
            sys.stderr.write(f"{played + CHUNK:,} rounds: loss {loss:.4f}, {points:.2f} points a round\n")
    network.save(out)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=6_000_000, help="rounds to play (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the first weights and of all deals (%(default)s)")
    parser.add_argument("--out", type=Path, required=True, help="file of the weights")
    arguments = parser.parse_args()
    train(arguments.rounds, arguments.seed, arguments.out)


if __name__ == "__main__":
    main()
