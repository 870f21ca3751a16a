"""Trains the seer's network of Alles oder Nichts on rounds that it plays, from what came of each decision.

Most of them against others that decide as adepts do (`imitation`), some against itself:

    python -m foretold.games.all_or_nothing.training.training --rounds 14000000 --seed 1 --out network.npz --jobs 15
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

import foretold
from foretold.games.all_or_nothing.bots import lessons
from foretold.games.all_or_nothing.bots.features import WIDTH
from foretold.games.all_or_nothing.bots.network import ENVY, OTHERS_POINTS, SHAPES, load, mind_of, new_draft
from foretold.games.all_or_nothing.bots.record_types import one_record
from foretold.games.all_or_nothing.rules.operations import end_after
from foretold.games.all_or_nothing.rules.state import BETS
from foretold.games.all_or_nothing.training.learning import Array, Layers, arrays_of, falling
from foretold.lab.workers import workers

if TYPE_CHECKING:
    from collections.abc import Callable

#: Numbers of players, as often as they are learnt from; and rounds of 6, 5, 4 and 3 cards likewise.
PLAYERS = (3, 4, 4, 4, 4, 4, 5, 6)
ROUNDS = (1, 1, 2, 2, 3, 3, 4)
#: How often something else is tried, and Adam's rate, at the beginning and at the end.
TRIALS = (0.06, 0.01)
RATES = (2e-3, 2e-5)
#: The part of the rounds in which it sits among others that decide as adepts do.
SPARRING = 0.9
#: Rounds that a process plays with the same weights; decisions of a step.
CHUNK = 1_000
BATCH = 4_096
#: How much it counts to foretell the others' points.
OTHERS_COUNT = 0.5
#: Seconds after which it is told how it goes.
TOLD = 20
#: What was played: the features of each decision, and what came of it.
Played = tuple[Array, Array]


@dataclass(frozen=True)
class Task:
    """Rounds to play."""

    minds: Array
    stream: int
    trials: float


class School:
    """Plays rounds."""

    def __init__(self) -> None:
        tables = [foretold.game("all-or-nothing", players=players) for players in PLAYERS]
        self._games = np.concatenate([_ending(table.settings_array, rounds) for table in tables for rounds in ROUNDS])
        engine = tables[0].engine
        self._generate = engine.build(lessons.generate, lessons.KINDS, engine.rules.bindings)
        self._states, self._scratch = np.zeros(1, engine.rules.state_dtype), engine.new_scratch()
        self._rows = np.zeros((CHUNK * lessons.MOST_DECISIONS, WIDTH), np.int16)
        self._outcomes = np.zeros((len(self._rows), 4), np.int32)

    def play(self, task: Task) -> Played:
        """A chunk of rounds."""
        trials, sparring = (int(part * lessons.CERTAIN) for part in (task.trials, SPARRING))
        lesson = one_record(lessons.TASK, stream=task.stream, rounds=CHUNK, trials=trials, envy=ENVY, sparring=sparring)
        count = self._generate(
            *(self._games, self._states, self._scratch, task.minds, new_draft()),
            *(lesson, self._rows, self._outcomes),
        )
        return self._rows[:count].copy(), self._outcomes[:count].copy()


def _ending(record: Array, rounds: int) -> Array:
    """The record of a game that ends with its round number so much."""
    ending = record.copy()
    end_after(ending, rounds)
    return ending


@cache
def _school() -> School:
    return School()


def play(task: Task) -> Played:
    """A chunk of rounds, in this process."""
    return _school().play(task)


def learn(layers: Layers, rows: Array, outcomes: Array, rate: float) -> Any:
    """One step from a batch; returns the loss (what came of it was this unlikely)."""
    xp = layers.library
    said, seen = layers.say(layers.spread(rows))
    chances = xp.exp(said[:, :BETS] - said[:, :BETS].max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    numbers, tricks = xp.arange(len(rows)), xp.asarray(outcomes[:, lessons.TRICKS])
    others = xp.asarray(outcomes[:, lessons.OTHERS] / np.float32(lessons.PARTS * OTHERS_POINTS))
    loss = -xp.log(chances[numbers, tricks] + 1e-9).mean()
    wrong = xp.empty_like(said)
    wrong[:, :BETS] = chances
    wrong[numbers, tricks] -= 1
    wrong[:, BETS] = OTHERS_COUNT * (said[:, BETS] - others)
    layers.learn(seen, wrong / len(rows), rate)
    return loss


def train(
    layers: Layers, like: Array, rounds: int, seed: int, jobs: int, tell: Callable[[int, float], None] = lambda *_: None
) -> None:
    """Train: every process plays a chunk, then it is learnt from what all of them played."""
    chance = np.random.default_rng(seed)
    with workers(jobs) as schools:
        for played in range(0, rounds, CHUNK * jobs):
            part = played / rounds
            minds = np.concatenate([mind_of(layers.here()), like])
            streams = range(seed * 1_000_000_007 + played, seed * 1_000_000_007 + played + CHUNK * jobs, CHUNK)
            tasks = [Task(minds, stream, TRIALS[0] + part * (TRIALS[1] - TRIALS[0])) for stream in streams]
            found = schools.map(play, tasks) if jobs > 1 else map(play, tasks)
            rows, outcomes = (np.concatenate(parts) for parts in zip(*found, strict=True))
            order = chance.permutation(len(rows))
            losses = [
                learn(layers, rows[some], outcomes[some], falling(RATES, part))
                for some in np.split(order[: len(order) // BATCH * BATCH], len(order) // BATCH)
            ]
            tell(played + CHUNK * jobs, float(sum(losses)) / len(losses))


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, required=True, help="rounds to play")
    parser.add_argument("--seed", type=int, default=1, help="of the first weights and of all deals (%(default)s)")
    parser.add_argument("--out", type=Path, required=True, help="file of the weights")
    parser.add_argument("--from", dest="begin", type=Path, help="weights to begin with")
    parser.add_argument("--like", type=Path, help="weights of those who decide as adepts do, if not the package's")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play (%(default)s)")
    parser.add_argument("--gpu", action="store_true", help="learn on a GPU, by CuPy")
    given = parser.parse_args()
    library = arrays_of(given.gpu)
    chance = np.random.default_rng(given.seed)
    new = Layers.load(given.begin, library) if given.begin else Layers.new(SHAPES, chance, library)
    like = mind_of(Layers.load(given.like).here()) if given.like else load("likeness")
    told = time.monotonic()

    def tell(played: int, loss: float) -> None:
        nonlocal told
        if time.monotonic() - told > TOLD:
            told = time.monotonic()
            new.save(given.out)
            sys.stderr.write(f"{played:,} rounds: loss {loss:.4f}\n")

    train(new, like, given.rounds, given.seed, given.jobs, tell)
    new.save(given.out)


if __name__ == "__main__":
    main()
