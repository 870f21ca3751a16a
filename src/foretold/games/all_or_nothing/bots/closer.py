"""A closer look at the few actions that a search found best: play-outs in which everybody goes by the network."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from foretold.games.all_or_nothing.bots.features import COLOURS, RANKS
from foretold.games.all_or_nothing.bots.foresight import KINDS, TASK, foresee
from foretold.games.all_or_nothing.bots.network import ENVY, load, new_draft
from foretold.games.all_or_nothing.bots.recollection import recall_worlds
from foretold.games.all_or_nothing.bots.record_types import one_record
from foretold.games.all_or_nothing.bots.table import TableFacts
from foretold.games.all_or_nothing.rules.state import NONE, SEATS

if TYPE_CHECKING:
    from collections.abc import Callable

    from foretold.bots.protocol import View
    from foretold.bots.seer import Search
    from foretold.engine.engine import Engine
    from foretold.play.game import Game

Array = np.ndarray
#: Cards that are played in play-outs in a second of thinking, and the most play-outs; and those for each way to go on,
#: however short the time.
CARDS_A_SECOND = 120_000
MOST_A_SECOND = 20_000
FEWEST = 12
#: Of the actions that the search tried, so many are looked at.
LOOKED_AT = 5
#: Of the open bets that are made in play-outs, so many are thought to be missed: adepts spoil a little more than those
#: who are like them.
SPOILED = 0.02
#: Worlds in which the round is recalled for a second of thinking, and the fewest; and one of how many of them is used.
RECALLED_A_SECOND = 3_000
FEWEST_RECALLED = 100
USED = 3


@cache
def _minds() -> Array:
    """What is good, and what adepts would do."""
    return np.concatenate([load("network"), load("likeness")])


@cache
def _entry(engine: Engine) -> Callable[..., Any]:
    """``foresee`` compiled once in a process."""
    return engine.build(foresee, KINDS, engine.rules.bindings)


@dataclass
class Way:
    """A way to go on: an action by its place among the legal ones, and for a bet whether it will be open or secret."""

    action: str
    place: int
    is_open: int = NONE
    shares: list[Array] = field(default_factory=list)

    @property
    def value(self) -> float:
        """The share of a win that it brought."""
        return float(np.concatenate(self.shares).mean())


class CloserLook:
    """Play-outs by the network for one game."""

    def __init__(self, game: Game, threads: int) -> None:
        self._game = game
        self._threads = threads

    @staticmethod
    def can(game: Game) -> bool:
        """Whether the network knows the deck."""
        return len(game.deck.suits) == COLOURS and list(game.deck.ranks) == list(range(1, RANKS + 1))

    def look(self, search: Search, view: View, legal: list[str], values: dict[str, float], budget: float) -> None:
        """Put the play-outs' values in the place of the search's, for the actions that these find best."""
        table = TableFacts(self._game, view)
        best = sorted(legal, key=lambda action: -values[action])[:LOOKED_AT]
        opened = (1, 0) if table.view["asked"] == "bet" else (NONE,)
        search = self._recalled(search, table, budget)
        ways = [Way(action, legal.index(action), is_open) for action in best for is_open in opened]
        count = max(int(budget * min(CARDS_A_SECOND / sum(table.hand_sizes), MOST_A_SECOND)), FEWEST * len(ways))
        ranked = halved(ways, count, lambda *task: self._go(search, table.wild, *task))
        least, found = 1.0, dict[str, float]()
        for way in ranked:  # a way that was left early keeps its rank, however lucky its few play-outs were
            least = min(least, way.value)
            found.setdefault(way.action, least)
        for action in legal:  # what was not looked at comes after all that was
            values[action] = found.get(action, min(values[action], least))

    def _recalled(self, search: Search, table: TableFacts, budget: float) -> Search:
        """The same search in worlds that what the others did makes likely."""
        count = max(int(budget * RECALLED_A_SECOND), FEWEST_RECALLED)
        worlds, believed = search.worlds[:count], search.weights[:count]
        return replace(search, worlds=recall_worlds(table, worlds, believed, count // USED, search.seed))

    def _go(self, search: Search, wild: int, way: Way, first: int, count: int) -> None:
        """Play out a way from worlds number ``first`` on."""
        ends = np.zeros((count, SEATS), np.int32)
        bounds = [count * part // self._threads for part in range(self._threads + 1)]
        parts = [(ends[begin:end], first + begin) for begin, end in pairwise(bounds) if end > begin]
        if len(parts) == 1:
            self._foresee(search, wild, way, *parts[0])
        else:
            with ThreadPoolExecutor(self._threads) as pool:
                list(pool.map(lambda part: self._foresee(search, wild, way, *part), parts))
        way.shares.append(self._shares(search, ends[:, : self._game.players], way))

    def _shares(self, search: Search, points: Array, way: Way) -> Array:
        """The seat's share of a win with the points at the end of the round; open bets are sometimes spoiled."""
        world = search.worlds[0]
        seat = int(world["actor"])
        shares = _share(points, seat, search.temperature)
        if way.is_open == 1 or int(world["open_bets"][seat]) == 1 or way.action == "open":
            spoiled = points.copy()
            spoiled[:, seat] = world["points"][seat]
            shares += SPOILED * (_share(spoiled, seat, search.temperature) - shares)
        return shares

    def _foresee(self, search: Search, wild: int, way: Way, ends: Array, first: int) -> None:
        """Play out a way from worlds number ``first`` on, one for each row of ``ends``."""
        engine = self._game.engine
        task = one_record(
            TASK,
            begin=first,
            place=way.place,
            is_open=way.is_open,
            envy=ENVY,
            wild=wild,
            stream=search.seed & 0xFFFFFFFF,
        )
        _entry(engine)(
            *(search.record, search.worlds, np.zeros_like(search.worlds[:1]), engine.new_scratch()),
            *(_minds(), new_draft(), task, ends),
        )


def closer_look(game: Game, threads: int) -> CloserLook | None:
    """A closer look, where the network knows the deck."""
    return CloserLook(game, threads) if CloserLook.can(game) else None


def _share(points: Array, seat: int, temperature: float) -> Array:
    """A seat's odds of winning the game, among everybody's (see foretold.bots.search)."""
    odds: Array = np.exp((points - points.max(axis=1, keepdims=True)) / temperature)
    share: Array = odds[:, seat] / odds.sum(axis=1)
    return share


def halved(ways: list[Way], count: int, go: Callable[[Way, int, int], None]) -> list[Way]:
    """Spend so many play-outs: an equal part in each stage, after which the worse half is left; the best come first."""
    stages = max(len(ways) - 1, 1).bit_length()
    alive, left, first = ways, list[Way](), 0
    for _ in range(stages):
        each = max(count // (stages * len(alive)), 1)
        for way in alive:
            go(way, first, each)
        first += each
        ranked = sorted(alive, key=lambda way: -way.value)
        alive, left = ranked[: (len(alive) + 1) // 2], ranked[(len(alive) + 1) // 2 :] + left
    return alive + left
