"""How likely a card wins a trick, whatever else is known."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from foretold.games.all_or_nothing.bots.table import Array

#: A trump wins this often at least; the rest grows with its rank.
LOW_TRUMP = 0.3
TRUMP_GROWTH = 1.5
#: The highest card of another colour wins this often; lower ones less, the more players there are.
HIGHEST_PLAIN = 0.9
PLAIN_GROWTH = 1.1


@lru_cache(maxsize=64)
def trick_odds(colours: int, ranks: int, trump: int, players: int) -> Array:
    """The chance of each card of a deck; the place after the last card, NONE, stands for no card."""
    cards = np.arange(colours * ranks)
    part = (cards % ranks + 1) / ranks
    plain = HIGHEST_PLAIN * part ** (PLAIN_GROWTH * players)
    odds = np.where(cards // ranks == trump, LOW_TRUMP + (1 - LOW_TRUMP) * part**TRUMP_GROWTH, plain)
    return np.append(odds, 0.0)
