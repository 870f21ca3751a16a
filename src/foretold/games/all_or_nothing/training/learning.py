"""Layers of rectified sums that learn by Adam: NumPy's arrays, or CuPy's on a GPU."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from foretold.games.all_or_nothing.bots.network import LAYERS

if TYPE_CHECKING:
    from pathlib import Path

Array = Any
#: Adam's memories.
MEMORIES = (0.9, 0.999)
#: How far apart the first weights are.
FIRST_WEIGHTS = 0.15


def arrays_of(gpu: bool) -> Any:
    """The library whose arrays are learnt with."""
    if not gpu:
        return np
    import cupy  # type: ignore[import-not-found]

    return cupy


@dataclass
class Layers:
    """The weights of three layers, and Adam's memories of them; the last row of each but the first is added always."""

    weights: list[Array]
    library: Any = np
    steps: int = 0
    means: list[Array] = field(init=False)
    squares: list[Array] = field(init=False)

    def __post_init__(self) -> None:
        self.weights = [self.library.asarray(w, self.library.float32) for w in self.weights]
        self.means = [self.library.zeros_like(w) for w in self.weights]
        self.squares = [self.library.zeros_like(w) for w in self.weights]

    @classmethod
    def new(cls, shapes: tuple[tuple[int, int], ...], chance: np.random.Generator, library: Any = np) -> Layers:
        """Random weights."""
        weights = [FIRST_WEIGHTS * chance.standard_normal(shapes[0])]
        for inputs, outputs in shapes[1:]:
            layer = chance.standard_normal((inputs, outputs)) * (2 / inputs) ** 0.5
            layer[-1] = 0.0
            weights.append(layer)
        return cls(weights, library)

    @classmethod
    def load(cls, path: Path, library: Any = np) -> Layers:
        """As they were saved."""
        with np.load(path) as kept:
            return cls([kept[name] for name in LAYERS], library)

    def save(self, path: Path) -> None:
        """Half precision is enough to play by."""
        first, second, third = (weights.astype(np.float16) for weights in self.here())
        np.savez_compressed(path, first=first, second=second, third=third)

    def here(self) -> list[np.ndarray]:
        """The weights as NumPy's arrays."""
        return [w if self.library is np else w.get() for w in self.weights]

    def spread(self, rows: np.ndarray) -> Array:
        """Rows of numbers of features (the first tells how many) as zeros and ones."""
        xp = self.library
        told = xp.asarray(rows)
        features = xp.zeros((len(told), self.weights[0].shape[0]), xp.float32)
        decision, place = xp.nonzero(xp.arange(1, told.shape[1]) <= told[:, :1])
        features[decision, told[decision, place + 1]] = 1
        return features

    def say(self, features: Array) -> tuple[Array, tuple[Array, ...]]:
        """The sums of the last layer, and what ``learn`` wants to see of the others."""
        first, second, third = self.weights
        lower = self.library.maximum(features @ first, 0)
        upper = self.library.maximum(lower @ second[:-1] + second[-1], 0)
        return upper @ third[:-1] + third[-1], (features, lower, upper)

    def learn(self, seen: tuple[Array, ...], wrong: Array, rate: float) -> None:
        """One step, from how wrong the sums of the last layer were."""
        features, lower, upper = seen
        _, second, third = self.weights
        wrong_upper = (wrong @ third[:-1].T) * (upper > 0)
        wrong_lower = (wrong_upper @ second[:-1].T) * (lower > 0)
        join = self.library.concatenate
        self._step(
            [
                features.T @ wrong_lower,
                join([lower.T @ wrong_upper, wrong_upper.sum(axis=0)[None]]),
                join([upper.T @ wrong, wrong.sum(axis=0)[None]]),
            ],
            rate,
        )

    def _step(self, gradients: list[Array], rate: float) -> None:
        """Adam."""
        self.steps += 1
        slow, slower = MEMORIES
        rate *= (1 - slower**self.steps) ** 0.5 / (1 - slow**self.steps)
        for weight, mean, square, gradient in zip(self.weights, self.means, self.squares, gradients, strict=True):
            mean[:] += (1 - slow) * (gradient - mean)
            square[:] += (1 - slower) * (gradient * gradient - square)
            weight[:] -= rate * mean / (self.library.sqrt(square) + 1e-8)


def falling(rates: tuple[float, float], part: float) -> float:
    """A rate that falls from the first to the second by the same factor with each step."""
    return float(rates[0] * (rates[1] / rates[0]) ** part)
