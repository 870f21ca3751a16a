"""Where the counters of a game stand in its book."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from foretold.lab.collect.book import BASE, COLUMNS, NONE, REFERENCE


@dataclass
class CounterPlan:
    """The counters so far: of each its base and its reference."""

    bases: list[int] = field(default_factory=list)
    references: list[int] = field(default_factory=list)

    def block(self, count: int = 1, base: int | range = NONE, reference: int = NONE) -> int:
        """Add counters and return the place of the first; their base is one counter, or one for each of them."""
        first = len(self.bases)
        self.bases += base if isinstance(base, range) else [base] * count
        self.references += [reference] * count
        return first

    def extended(self) -> CounterPlan:
        """A copy to add the counters of a particular deck to."""
        return CounterPlan(self.bases.copy(), self.references.copy())

    def book(self, cells: int) -> np.ndarray:
        """An empty book with this plan, and room for so many counters."""
        book = np.zeros((cells, COLUMNS), np.int64)
        book[:, (BASE, REFERENCE)] = NONE
        book[: len(self.bases), BASE] = self.bases
        book[: len(self.references), REFERENCE] = self.references
        return book
