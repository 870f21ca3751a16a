"""Worlds as likely as good players make them: in each of them the round so far is gone through again."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from foretold.bots.imagination import resampled
from foretold.games.all_or_nothing.bots.network import load, new_draft
from foretold.games.all_or_nothing.bots.recall import KINDS, OPINION, recall
from foretold.games.all_or_nothing.bots.record_types import one_record
from foretold.games.all_or_nothing.bots.table import STRANGER_ERROR, Array, TableFacts
from foretold.games.all_or_nothing.rules.state import SEATS

if TYPE_CHECKING:
    from collections.abc import Callable

    from foretold.engine.engine import Engine

#: How often good players do anything, and more of those who bet wrongly before.
DOUBT = 0.05
DOUBT_BY_ERROR = 0.3


@cache
def _entry(engine: Engine) -> Callable[..., Any]:
    """``recall`` compiled once in a process."""
    return engine.build(recall, KINDS, engine.rules.bindings)


def recall_worlds(table: TableFacts, worlds: Array, believed: Array, count: int, seed: int) -> Array:
    """So many of the worlds, chosen by what the others did; ``believed`` is how likely each was to be among them."""
    engine = table.game.engine
    worlds, weights = worlds.copy(), 1 / believed
    doubts = np.zeros(SEATS)
    doubts[: table.players] = [DOUBT + DOUBT_BY_ERROR * max(error - STRANGER_ERROR, 0.0) for error in table.errors]
    opinion = one_record(OPINION, doubts=np.minimum(doubts, 1.0), wild=table.wild, stream=seed & 0xFFFFFFFF)
    _entry(engine)(
        *(
            table.game.settings_array,
            worlds,
            np.zeros_like(worlds[:1]),
            engine.new_scratch(),
            load("likeness"),
            new_draft(),
        ),
        *(opinion, weights),
    )
    chance = np.random.default_rng([seed & 0xFFFFFFFF, table.view["decision"], 1])
    recalled: Array = worlds[resampled(weights, max(count, 1), chance)]
    return recalled
