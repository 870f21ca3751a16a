"""Many games at once, for bots and research: arrays of states, actions, masks and observations.

Game number i of a batch with seed s is the game that ``game.deal(seed=s + i)`` deals; when it is over it is dealt anew
with the seed that is ``size`` higher.
"""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from foretold.engine.array_groups import ResultArrays, StepArrays
from foretold.engine.engine import LONGS
from foretold.engine.scratch import Fault
from foretold.errors import InvalidOption
from foretold.play.game import Game

SCORES = np.dtype(np.int32)
FLAGS = np.dtype(np.int8)
FLOATS = np.dtype(np.float32)
COUNTS = np.dtype(np.int32)

#: Seeds of a batch are plain numbers that leave room to count up.
MOST_SEED = 1 << 62


def checked_seed(seed: Any) -> int:
    """Check the first seed of a batch."""
    if not isinstance(seed, (int, np.integer)) or isinstance(seed, bool) or not 0 <= seed < MOST_SEED:
        raise InvalidOption("seed-invalid", value=seed)
    return int(seed)


def checked_array(name: str, array: Any, shape: tuple[int, ...], dtype: np.dtype[Any]) -> np.ndarray:
    """Check that an array has exactly this type and shape, so that compiled code may write to it."""
    if (
        not isinstance(array, np.ndarray)
        or (array.shape, array.dtype) != (shape, dtype)
        or not array.flags.c_contiguous
    ):
        raise InvalidOption("option-value", option=name, value=np.shape(array), expected=f"{dtype} {shape}")
    return array


def checked_count(name: str, value: Any) -> int:
    """Check a number of games or threads."""
    if not isinstance(value, (int, np.integer)) or isinstance(value, bool) or value < 1:
        raise InvalidOption("option-value", option=name, value=value, expected="1..")
    return int(value)


class BatchThreads:
    """Threads that divide the games of an array; compiled rules run without the interpreter's lock."""

    def __init__(self, game: Game, threads: int | None) -> None:
        self.count = checked_count("threads", threads or os.cpu_count() or 1)
        self.scratches = [game.engine.new_scratch() for _ in range(self.count)]
        self._pool = ThreadPoolExecutor(self.count) if self.count > 1 else None

    def share(self, size: int, work: Callable[[int, int, np.ndarray], Any]) -> None:
        """Call ``work(first, last, scratch)`` on the parts of ``size`` games, and wait."""
        parts = list(self._parts(size))
        if self._pool is None or len(parts) == 1:
            for first, last, scratch in parts:
                work(first, last, scratch)
            return
        for done in [self._pool.submit(work, *part) for part in parts]:
            done.result()

    def _parts(self, size: int) -> Iterator[tuple[int, int, np.ndarray]]:
        for k, scratch in enumerate(self.scratches):
            first, last = size * k // self.count, size * (k + 1) // self.count
            if first < last:
                yield first, last, scratch


class Batch:
    """An array of games that are stepped together.

    ``states``: the records of all games. After ``step``: ``scores`` and ``winners`` (as they were before a new deal),
    ``done`` (this step ended the game) and ``illegal`` (the action was refused and nothing happened).
    """

    def __init__(
        self, game: Game, size: int, seed: int = 0, *, threads: int | None = None, auto_reset: bool = True
    ) -> None:
        self.game = game
        self.size = checked_count("size", size)
        self.auto_reset = auto_reset
        self.states = np.zeros(self.size, game.rules.state_dtype)
        self.scores = np.zeros((self.size, game.players), SCORES)
        self.winners = np.zeros((self.size, game.players), FLAGS)
        self._faults = np.zeros(self.size, COUNTS)
        self._workers = BatchThreads(game, threads)
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Deal all games anew."""
        first = checked_seed(seed)
        self.seeds = np.arange(first, first + self.size, dtype=LONGS)
        self._streams = self.seeds.copy()
        engine = self.game.engine
        self._share(
            lambda a, b, scratch: engine.reset_all(self.game.settings_array, self.states, a, b, scratch, self.seeds)
        )

    def _share(self, work: Callable[[int, int, np.ndarray], Any]) -> None:
        self._workers.share(self.size, work)

    @property
    def actors(self) -> np.ndarray:
        """Return the seat that decides in each game, -1 where the game is over."""
        actors: np.ndarray = self.states["actor"]
        return actors

    @property
    def done(self) -> np.ndarray:
        """Return which games the last step ended."""
        return np.less(self._faults, 0)

    @property
    def illegal(self) -> np.ndarray:
        """Return which actions of the last step were refused."""
        return np.equal(self._faults, int(Fault.ILLEGAL))

    def step(self, actions: np.ndarray) -> None:
        """Do one action (its number in the action table) in every game."""
        codes = np.ascontiguousarray(actions, COUNTS)
        if codes.shape != (self.size,):
            raise InvalidOption("option-value", option="actions", value=codes.shape, expected=f"({self.size},)")
        stride = self.size if self.auto_reset else 0
        record, engine = self.game.settings_array, self.game.engine
        step = StepArrays(codes, self.scores, self.winners, self._faults, self.seeds)
        self._share(lambda a, b, scratch: engine.step_all(record, self.states, a, b, scratch, step, stride))

    def legal_masks(self, out: np.ndarray | None = None) -> np.ndarray:
        """Return the legal actions of every game for the seat that decides: an array of 0 and 1."""
        shape = (self.size, len(self.game.actions))
        masks = np.zeros(shape, FLAGS) if out is None else checked_array("out", out, shape, FLAGS)
        self._share(lambda a, b, _: self.game.engine.mask_all(self.game.settings_array, self.states, a, b, masks))
        return masks

    def random_actions(self) -> np.ndarray:
        """Return a random legal action for every game, -1 where the game is over."""
        actions = np.zeros(self.size, COUNTS)
        self._share(
            lambda a, b, _: self.game.engine.random_all(
                self.game.settings_array, self.states, a, b, self._streams, actions
            )
        )
        return actions

    def observe(self, seats: np.ndarray | None = None, out: np.ndarray | None = None) -> np.ndarray:
        """Return the observation of one seat of every game (docs/observations.md); None: the seat that decides."""
        chosen = np.full(self.size, -1) if seats is None else np.asarray(seats)
        if chosen.shape != (self.size,) or not np.isin(chosen, np.arange(-1, self.game.players)).all():
            expected = f"({self.size},) -1..{self.game.players - 1}"
            raise InvalidOption("option-value", option="seats", value=chosen.shape, expected=expected)
        chosen = np.ascontiguousarray(chosen, FLAGS)
        shape = (self.size, self.game.rules.observation_size)
        tensor = np.zeros(shape, FLOATS) if out is None else checked_array("out", out, shape, FLOATS)
        record, engine = self.game.settings_array, self.game.engine
        self._share(lambda a, b, _: engine.observe_all(record, self.states, a, b, chosen, tensor))
        return tensor


@dataclass(frozen=True)
class BatchResults:
    """The results of many games: scores and winners by game and seat, and the number of decisions by game."""

    scores: np.ndarray
    winners: np.ndarray
    decisions: np.ndarray


def play_out(game: Game, first_seed: int, count: int, threads: int | None = None) -> BatchResults:
    """Whole games between random players, with the seeds from first_seed on."""
    checked_seed(first_seed)
    scores = np.zeros((checked_count("games", count), game.players), SCORES)
    winners = np.zeros((count, game.players), FLAGS)
    decisions = np.zeros(count, COUNTS)
    engine = game.engine

    def work(first: int, last: int, scratch: np.ndarray) -> None:
        state = np.zeros(1, game.rules.state_dtype)
        rows = slice(first, last)
        results = ResultArrays(scores[rows], winners[rows], decisions[rows])
        engine.play_random_games(game.settings_array, state, 0, scratch, first_seed + first, last - first, results)

    BatchThreads(game, threads).share(count, work)
    return BatchResults(scores, winners, decisions)
