"""Many games at once on an NVIDIA GPU: the same kernels, a thread a game (needs the extra ``cuda``)."""

from functools import cached_property
from typing import Any

import numpy as np

from foretold.engine import compiler, kernels
from foretold.engine.array_groups import ResultArrays, StepArrays
from foretold.engine.engine import LONGS
from foretold.engine.scratch import Fault, scratch_dtype, size_for
from foretold.play.batch import COUNTS, FLAGS, FLOATS, SCORES, BatchResults, checked_count, checked_seed
from foretold.play.game import Game

#: Threads a block: whole games run best with few blocks on a processor, whose caches they share.
THREADS = 128
THREADS_FOR_WHOLE_GAMES = 384


class CudaRules:
    """The entry points of one game, compiled for the GPU."""

    def __init__(self, game: Game) -> None:
        from numba import cuda, from_dtype

        self.cuda = cuda
        self.game = game
        self.state_type = from_dtype(game.rules.state_dtype)
        self.scratch_dtype = scratch_dtype(size_for(len(game.cards)), facts=1)
        self.scratch_type = from_dtype(self.scratch_dtype)
        self.settings_array = cuda.to_device(game.settings_array)

    def device(self, name: str) -> Any:
        """Return a kernel's function, compiled for use inside a GPU kernel."""
        return compiler.cuda().twin(getattr(kernels, name), self.game.rules.bindings)

    @cached_property
    def play_random_games(self) -> Any:
        """Whole games between random players: a thread plays ``games_each`` games one after the other."""
        cuda, play = self.cuda, self.device("play_random_games")
        state_type, scratch_type = self.state_type, self.scratch_type

        def kernel(games, first_seed, games_each, scores, winners, decisions):  # type: ignore[no-untyped-def]
            i = cuda.grid(1) * games_each
            if i < decisions.shape[0]:
                states = cuda.local.array(1, dtype=state_type, alignment=16)
                scratches = cuda.local.array(1, dtype=scratch_type, alignment=16)
                j = min(i + games_each, decisions.shape[0])
                results = ResultArrays(scores[i:j], winners[i:j], decisions[i:j])
                play(games, states, 0, scratches, first_seed + i, j - i, results)

        return cuda.jit(kernel)

    @cached_property
    def reset_all(self) -> Any:
        """Deal every game, a thread a game."""
        cuda, work, scratch_type = self.cuda, self.device("reset_all"), self.scratch_type

        def kernel(games, states, seeds):  # type: ignore[no-untyped-def]
            i = cuda.grid(1)
            if i < states.shape[0]:
                scratches = cuda.local.array(1, dtype=scratch_type, alignment=16)
                work(games, states, i, i + 1, scratches, seeds)

        return cuda.jit(kernel)

    @cached_property
    def step_all(self) -> Any:
        """Do one action in every game, a thread a game."""
        cuda, work, scratch_type = self.cuda, self.device("step_all"), self.scratch_type

        def kernel(games, states, actions, scores, winners, faults, seeds, stride):  # type: ignore[no-untyped-def]
            i = cuda.grid(1)
            if i < states.shape[0]:
                scratches = cuda.local.array(1, dtype=scratch_type, alignment=16)
                step = StepArrays(actions, scores, winners, faults, seeds)
                work(games, states, i, i + 1, scratches, step, stride)

        return cuda.jit(kernel)

    def over_games(self, name: str) -> Any:
        """Make a kernel that writes one array from the states and another array, a thread a game."""
        cuda, work = self.cuda, self.device(name)

        def kernel(games, states, given, written):  # type: ignore[no-untyped-def]
            i = cuda.grid(1)
            if i < states.shape[0]:
                work(games, states, i, i + 1, given, written)

        return cuda.jit(kernel)

    @cached_property
    def mask_all(self) -> Any:
        """Write the legal actions of every game, a thread a game."""
        cuda, work = self.cuda, self.device("mask_all")

        def kernel(games, states, masks):  # type: ignore[no-untyped-def]
            i = cuda.grid(1)
            if i < states.shape[0]:
                work(games, states, i, i + 1, masks)

        return cuda.jit(kernel)

    random_all = cached_property(lambda self: self.over_games("random_all"))
    observe_all = cached_property(lambda self: self.over_games("observe_all"))


class CudaBatch:
    """An array of games on the GPU, with the methods of :class:`foretold.Batch`; arrays stay on the device."""

    def __init__(self, game: Game, size: int, seed: int = 0, *, auto_reset: bool = True) -> None:
        self.rules = CudaRules(game)
        self.game = game
        self.size = checked_count("size", size)
        self.auto_reset = auto_reset
        cuda = self.rules.cuda
        self.states = cuda.device_array(self.size, game.rules.state_dtype)
        self.scores = cuda.device_array((self.size, game.players), SCORES)
        self.winners = cuda.device_array((self.size, game.players), FLAGS)
        self.faults = cuda.device_array(self.size, COUNTS)
        self.reset(seed)

    @property
    def _grid(self) -> tuple[int, int]:
        return -(-self.size // THREADS), THREADS

    @property
    def actors(self) -> np.ndarray:
        """Return the seat that decides in each game, -1 where the game is over; copied from the device."""
        actors: np.ndarray = self.states.copy_to_host()["actor"]
        return actors

    @property
    def done(self) -> np.ndarray:
        """Return which games the last step ended; copied from the device."""
        ended: np.ndarray = self.faults.copy_to_host() < 0
        return ended

    @property
    def illegal(self) -> np.ndarray:
        """Return which actions of the last step were refused; copied from the device."""
        refused: np.ndarray = self.faults.copy_to_host() == Fault.ILLEGAL
        return refused

    def reset(self, seed: int = 0) -> None:
        """Deal all games anew."""
        first = checked_seed(seed)
        numbers = np.arange(first, first + self.size, dtype=LONGS)
        self.seeds = self.rules.cuda.to_device(numbers)
        self._streams = self.rules.cuda.to_device(numbers)
        self.rules.reset_all[self._grid](self.rules.settings_array, self.states, self.seeds)

    def step(self, actions: Any) -> None:
        """Do one action in every game; an array on the device."""
        stride = self.size if self.auto_reset else 0
        self.rules.step_all[self._grid](
            *(self.rules.settings_array, self.states, actions),
            *(self.scores, self.winners, self.faults, self.seeds, stride),
        )

    def legal_masks(self) -> Any:
        """Return the legal actions of every game."""
        masks = self.rules.cuda.device_array((self.size, len(self.game.actions)), FLAGS)
        self.rules.mask_all[self._grid](self.rules.settings_array, self.states, masks)
        return masks

    def random_actions(self) -> Any:
        """Return a random legal action for every game."""
        actions = self.rules.cuda.device_array(self.size, COUNTS)
        self.rules.random_all[self._grid](self.rules.settings_array, self.states, self._streams, actions)
        return actions

    def observe(self, seats: Any = None) -> Any:
        """Return the observation of one seat of every game; None: the seat that decides."""
        cuda = self.rules.cuda
        chosen = cuda.to_device(np.full(self.size, -1, FLAGS)) if seats is None else seats
        tensor = cuda.device_array((self.size, self.game.rules.observation_size), FLOATS)
        self.rules.observe_all[self._grid](self.rules.settings_array, self.states, chosen, tensor)
        return tensor


def play_out(
    game: Game, first_seed: int, count: int, games_each: int = 1, rules: CudaRules | None = None
) -> BatchResults:
    """Whole games between random players on the GPU; the same results as on the CPU."""
    checked_seed(first_seed)
    rules = rules or CudaRules(game)
    cuda = rules.cuda
    scores = cuda.device_array((count, game.players), SCORES)
    winners = cuda.device_array((count, game.players), FLAGS)
    decisions = cuda.device_array(count, COUNTS)
    threads = -(-count // games_each)
    grid = -(-threads // THREADS_FOR_WHOLE_GAMES), THREADS_FOR_WHOLE_GAMES
    rules.play_random_games[grid](rules.settings_array, first_seed, games_each, scores, winners, decisions)
    return BatchResults(scores.copy_to_host(), winners.copy_to_host(), decisions.copy_to_host())
