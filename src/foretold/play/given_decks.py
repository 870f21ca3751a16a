"""Card orders given by tests and records."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from foretold.engine.engine import ORDERS
from foretold.errors import InvalidDeck

#: No game has more rounds than this, and none reshuffles as often.
MOST_ORDERS = 10_000
EMPTY = -1


def stacked_orders(numbers: Mapping[str, int], given: Any, entry: str, *, whole: bool) -> np.ndarray:
    """Return lists of cards as rows of numbers; ``whole``: each must hold every card of the deck."""
    if isinstance(given, (str, bytes)) or not isinstance(given, Sequence):
        raise InvalidDeck("stack-type", entry=entry)
    if len(given) > MOST_ORDERS:
        raise InvalidDeck("stack-too-many", entry=entry, most=MOST_ORDERS)
    orders = np.full((len(given), len(numbers)), EMPTY, ORDERS)
    for i, cards in enumerate(given):
        row = order(numbers, cards, f"{entry}[{i}]", whole=whole)
        orders[i, : len(row)] = row
    return orders


def order(numbers: Mapping[str, int], cards: Any, entry: str, *, whole: bool) -> list[int]:
    """Return one list of cards as numbers: known, each once, and if it must be whole, all of them."""
    if isinstance(cards, (str, bytes)) or not isinstance(cards, Sequence):
        raise InvalidDeck("stack-type", entry=entry)
    row: list[int] = []
    for card in cards:
        if not isinstance(card, str) or card not in numbers:
            raise InvalidDeck("stack-card-unknown", entry=entry, card=card)
        row.append(numbers[card])
    if len(set(row)) < len(row):
        twice = next(card for card in cards if list(cards).count(card) > 1)
        raise InvalidDeck("stack-card-repeated", entry=entry, card=twice)
    if whole and len(row) != len(numbers):
        raise InvalidDeck("stack-length", entry=entry, count=len(row), expected=len(numbers))
    return row
