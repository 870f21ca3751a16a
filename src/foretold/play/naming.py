"""Which actions name which cards, read from the notation: so that cards can change places in a history."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from foretold.play.engine import CODES

NO_CARD = -1


class Naming:
    """For each code of an action table: its verb, the card it names, and the same action with another card."""

    def __init__(self, actions: Sequence[str], cards: Sequence[str]) -> None:
        numbers = {name: number for number, name in enumerate(cards)}
        self.verbs = tuple(action.partition(" ")[0] for action in actions)
        self._card = np.full(len(actions), NO_CARD, CODES)
        self._kind = np.zeros(len(actions), CODES)
        kinds: dict[str, list[int]] = {}
        for code, action in enumerate(actions):
            words = action.split()
            named = [word for word in words if word in numbers]
            if named:
                self._card[code] = numbers[named[0]]
                kind = " ".join("*" if word in numbers else word for word in words)
                kinds.setdefault(kind, []).append(code)
        self._same = np.zeros((len(kinds), len(cards)), CODES)
        for kind_number, codes in enumerate(kinds.values()):
            self._kind[codes] = kind_number
            self._same[kind_number, self._card[codes]] = codes

    def card(self, code: int) -> int:
        """The card that an action names, or NO_CARD."""
        return int(self._card[code])

    def renamed(self, codes: np.ndarray, becomes: np.ndarray) -> np.ndarray:
        """The actions with every card called what it ``becomes``."""
        cards = self._card[codes]
        return np.where(cards == NO_CARD, codes, self._same[self._kind[codes], becomes[cards]])


@lru_cache(maxsize=16)
def naming(actions: tuple[str, ...], cards: tuple[str, ...]) -> Naming:
    """The naming of an action table."""
    return Naming(actions, cards)
