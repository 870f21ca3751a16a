"""Which card to hide from the Eye: the hand shall look as weak as it can."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from foretold.games.predictions.bots.hands import NUMBERS, Hands
from foretold.games.predictions.bots.worth import Worth

if TYPE_CHECKING:
    from foretold.games.predictions.bots.table import TableFacts

_ENTERS = {"takes": "card", "keeps-card": "card", "swaps": "card"}
_LEAVES = {"plays": "card", "discards-card": "card", "swaps": "given"}
#: What looking strong costs, as a share of a win for a rune of apparent worth.
LOOKING_STRONG = 0.01


def seen_by_all(table: TableFacts) -> int:
    """Cards in the own hand that everybody saw going there."""
    seen = 0
    blind = table.view["options"].get("discard") == "blind"
    for event in table.events:
        fact = event["fact"]
        if event.get("seat") != table.seat:
            continue
        if fact in _LEAVES:
            seen &= ~(1 << NUMBERS[event[_LEAVES[fact]]])
        if fact in _ENTERS and not (blind and fact == "keeps-card"):
            seen |= 1 << NUMBERS[event[_ENTERS[fact]]]
    return seen & table.hand


def values_of_hiding(table: TableFacts, legal: list[str]) -> dict[str, float]:
    """The lower what the four others (and what is known anyway) look like, the better."""
    public = seen_by_all(table)
    bits = [1 << NUMBERS[action.split()[1]] for action in legal]
    shown = np.array([(table.hand & ~bit) | (bit & public) for bit in bits])
    moment = Worth(table).at(1.0, 0.0)
    looks = moment.values(shown) + 0.01 * Hands(table.game, shown).order / 1024
    even = 1 / table.players
    return {
        action: even + LOOKING_STRONG * float(looks.max() - look) for action, look in zip(legal, looks, strict=True)
    }
