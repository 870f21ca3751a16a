"""The adept: values every hand it could have, and remembers what the others did."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from foretold.bots.common import chance_of, choice_of, rivals_mean, win_share
from foretold.bots.protocol import Bot, Choice, View
from foretold.engine.engine import CODES
from foretold.games.predictions.bots.judgement import judge
from foretold.games.predictions.bots.notes import NOTES, notes_of
from foretold.games.predictions.bots.showdowns import ENVY
from foretold.games.predictions.rules.state import ROUNDS
from foretold.games.predictions.worlds.outline import outline

if TYPE_CHECKING:
    from collections.abc import Callable

    from foretold.engine.engine import Engine

#: How far apart the players' runes end, for each round still to come.
RUNES_APART = 4.0
#: What a round brings on average, and what knowing a dangerous hand is worth, as a share of a win.
TYPICAL_RUNES = 4.0
KNOWING = 0.02
#: What looking strong costs, as a share of a win for a rune of apparent worth.
LOOKING_STRONG = 0.01


class Adept(Bot):
    """A hand-written evaluation of hands, effects and predictions."""

    level = "adept"

    def decide(self, view: View, budget: float, seed: int) -> Choice:
        """The action after which the most is to be expected."""
        legal = view["legal"]
        notes = notes_of(view, chance_of(view, seed).getrandbits(32))
        codes = np.array([self.game.codes[action] for action in legal], CODES)
        _judge(self.game.engine)(self.game.settings_array, outline(view), notes, codes)
        values = notes["values"][0, : len(legal)].tolist()
        return choice_of(dict(zip(legal, _shares(view, values), strict=True)))


@cache
def _judge(engine: Engine) -> Callable[..., Any]:
    """The judgement, compiled once in a process."""
    return engine.build(judge, ("games", "states", NOTES, "codes"), engine.rules.bindings)


def _shares(view: View, values: list[float]) -> list[float]:
    """Values as shares of a win: what they are depends on what is asked."""
    asked, table, seat = view["asked"], view["table"], view["seat"]
    players = len(table["runes"])
    others = rivals_mean(table["runes"], seat)
    if asked == "predict" and table["round"] >= ROUNDS:
        return values
    if asked == "hide":
        return [1 / players + LOOKING_STRONG * (value - min(values)) for value in values]
    spread = RUNES_APART * max(ROUNDS - table["round"] + 1, 1) ** 0.5
    if asked == "predict":
        return [win_share(value - (1 - ENVY) * others, spread, players) for value in values]
    lead = table["runes"][seat] - others
    if asked in ("hypnosis", "eye"):
        base = win_share(lead, spread, players)
        return [base + KNOWING * value for value in values]
    return [win_share(lead + value - TYPICAL_RUNES, spread, players) for value in values]
