"""The statistics of a game in one object: the counters that read its facts, and the figures made of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from foretold.games.registry import package
from foretold.lab.collect.plan import CounterPlan
from foretold.lab.groups.group import Group

if TYPE_CHECKING:
    from foretold import Game


@dataclass(frozen=True, eq=False)
class Statistics:
    """The statistics of one game."""

    #: Compiled functions: ``open_game``, ``read_fact`` and ``close_game`` (see foretold.lab.collect.entries).
    compiled: Mapping[str, Callable[..., Any]]
    #: What they remember while they read a game.
    notes: np.dtype[Any]
    #: Which counters there are, for a game's record.
    plan_for: Callable[[Any], CounterPlan]
    #: The columns of the table of games, for a game's record.
    columns: Callable[[Any], list[str]]
    #: The groups of figures, for a game and the levels of its players.
    groups: Callable[[Game, Sequence[str]], list[Group]]
    #: Whether the notes are given each game's result; a game with statistics of its own reads it from the facts.
    reads_result: bool = False
    #: The first counter that belongs to a card: two decks are not compared card by card. None: there is no such.
    first_by_card: int | None = None
    #: The colours of the suits in the report, in the order of the deck.
    suit_colours: tuple[str, ...] = ("clock", "mask", "scarab", "tree")


def statistics_of(slug: str) -> Statistics:
    """Return the statistics of a game, or the generic ones."""
    own = package(slug)
    if own.statistics is None:
        from foretold.lab.collect.generic import GENERIC

        generic: Statistics = GENERIC
        return generic
    return own.load(own.statistics)
