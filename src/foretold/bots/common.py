"""What the hand-written bots share: chance from a seed, answers from values, points as a share of a win."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from typing import TYPE_CHECKING

from foretold.bots.protocol import Alternative, Choice, View

if TYPE_CHECKING:
    import numpy as np


def chance_of(view: View, seed: int) -> random.Random:
    """The chance of one decision: the same view and seed, the same numbers."""
    return random.Random(f"{seed}/{view['decision']}/{view['seat']}")


def generator_of(view: View, seed: int) -> np.random.Generator:
    """The chance of one decision, for arrays."""
    import numpy as np

    return np.random.Generator(np.random.PCG64(chance_of(view, seed).getrandbits(64)))


def choice_of(values: Mapping[str, float]) -> Choice:
    """The action with the highest value, and all of them, best first; among equals the one named first."""
    ranked = sorted(values.items(), key=lambda item: -item[1])
    return Choice(ranked[0][0], tuple(Alternative(action, min(max(value, 0.0), 1.0)) for action, value in ranked))


def win_share(lead: float, spread: float, players: int) -> float:
    """The share of a win of whoever expects to end so many points before the others, who differ by ``spread``.

    Even is one share in ``players``; the share rises with the lead as the odds of a logistic curve.
    """
    return 1 / (1 + (players - 1) * math.exp(-min(max(lead / spread, -30.0), 30.0)))


def rivals_mean(scores: list[int], seat: int) -> float:
    """The mean score of the others."""
    return (sum(scores) - scores[seat]) / (len(scores) - 1)
