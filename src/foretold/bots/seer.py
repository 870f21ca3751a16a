"""The seer: looks at many possible worlds and searches all of them at once."""

from __future__ import annotations

import math
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from foretold.bots.imagination import resampled, worlds_of
from foretold.bots.protocol import Alternative, Bot, Choice, View
from foretold.bots.search import (
    CODE_BITS,
    KEY,
    SEEN_BITS,
    TOTAL,
    VISITS,
    WHOLE,
    SearchSettings,
    new_tree,
    simulate,
    tree_dtype,
)
from foretold.bots.search_parts import GENERIC, SearchParts
from foretold.engine.argument_kinds import bundle
from foretold.engine.entry_points import EntryPoint
from foretold.engine.limits import Least, Range, last_seat
from foretold.errors import InvalidOption
from foretold.games.registry import package

if TYPE_CHECKING:
    from collections.abc import Callable

    from foretold.engine.engine import Engine
    from foretold.play.game import Game

#: Simulations for each world that is searched.
SIMULATIONS_A_WORLD = 20
BATCH = 250
PLACES = 1 << 18
#: UCB's constant, in standard deviations of what a simulation brings; and the part of them after which these are known.
EXPLORATION = 0.7
TRIAL = 0.05
#: How far apart the players' points end for each round still to come, and in the last round: a lead so large makes a
#: win e times as likely as its loss.
APART = 2.5
APART_AT_THE_END = 0.4
#: Visits that a value is made up for with nothing, so that a branch which was hardly tried does not look good.
DOUBT = 10.0


class Seer(Bot):
    """Search over sampled worlds with quick play-outs, one tree for all worlds; several threads grow a tree each."""

    level = "seer"

    def __init__(self, game: Game, threads: int = 1) -> None:
        super().__init__(game)
        self.threads = threads
        own = package(game.name)
        self._parts = GENERIC if own.search is None else own.load(own.search)
        again = self._parts.second_look
        self._second_look = None if again is None else again(game, threads)

    def decide(self, view: View, budget: float, seed: int) -> Choice:
        """The action that brought most, and the others by what they brought."""
        legal = view["legal"]
        if len(legal) == 1:
            return Choice(legal[0], (Alternative(legal[0], 1 / self.game.players),))
        parts = self._parts
        count = max(int(budget * parts.simulations_per_second), parts.fewest_per_action * len(legal))
        search = self.search(view, count, seed)
        if self.threads == 1:
            trees = [search.grow(count, 0)]
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                trees = list(pool.map(lambda number: search.grow(count, number), range(self.threads)))
        values = self._values(legal, trees)
        if self._second_look is not None:
            self._second_look.look(search, view, legal, values, budget)
        ranked = sorted(legal, key=lambda action: -values[action])
        return Choice(ranked[0], tuple(Alternative(action, values[action]) for action in ranked))

    def search(self, view: View, count: int, seed: int) -> Search:
        """All that a search of so many simulations needs: worlds as likely as they are to be believed."""
        wanted = min(max(count // SIMULATIONS_A_WORLD, 1), self._parts.most_worlds)
        drawn = self._drawn(view, self._parts.choice_of_worlds * wanted, seed)
        chance = np.random.default_rng([seed & 0xFFFFFFFF, view["decision"]])
        beliefs = self._parts.beliefs(self.game, view)
        weights = beliefs.weigh(drawn, chance)
        chosen = resampled(weights, wanted, chance)
        worlds = drawn[chosen]
        record = self.game.settings_array.copy()
        self._parts.last_round(record, worlds)
        temperature = max(APART * (beliefs.rounds_left - 1) ** 0.5, APART_AT_THE_END)
        entry = _entry(self.game.engine, self._parts)
        patience = self._parts.patience
        return Search(entry, self.game, record, worlds, weights[chosen], temperature, seed, patience)

    def _drawn(self, view: View, count: int, seed: int) -> np.ndarray:
        """Worlds in batches, so that one which can't be found costs no more than its batch."""
        imagination = worlds_of(self.game, view)
        found = []
        for number, first in enumerate(range(0, count, BATCH)):
            with suppress(InvalidOption):
                found.append(imagination.states(min(BATCH, count - first), seed * 4_099 + number))
        return np.concatenate(found) if found else imagination.states(1, seed)

    def _values(self, legal: list[str], trees: list[Tree]) -> dict[str, float]:
        """What the branches at the root of all trees say."""
        values = {}
        for action in legal:
            found = [tree.at_root.get(self.game.codes[action], (0, 0.0)) for tree in trees]
            values[action] = float(sum(total for _, total in found) / (sum(visits for visits, _ in found) + DOUBT))
        return values


def entry_point(places: int) -> EntryPoint:
    """``simulate``, declared, for trees with so many places."""
    kinds = ("games", "states", "states", "scratches", tree_dtype(places), "number", "number")
    return EntryPoint(
        (*kinds, bundle(SearchSettings, "number", "real", "number")),
        (
            *(Least("games"), Least("worlds"), Least("states"), Least("scratches"), Least("trees")),
            *(Range("worlds.actor", 0, last_seat), Range("first"), Range("count"), Range("settings.patience")),
        ),
    )


@cache
def _entry(engine: Engine, parts: SearchParts) -> Callable[..., Any]:
    """The search with the rules and the policy of a game, compiled once in a process."""
    bindings = {**engine.rules.bindings, **parts.compiled}
    kinds, limits = entry_point(PLACES)
    return engine.build(simulate, kinds, bindings, limits)


@dataclass(frozen=True)
class Search:
    """One decision to be searched: the worlds, and a game that ends with the present round."""

    simulate: Callable[..., Any]
    game: Game
    record: np.ndarray
    worlds: np.ndarray
    weights: np.ndarray  # how much each world was believed when it was chosen
    temperature: float
    seed: int
    patience: int

    def grow(self, count: int, number: int) -> Tree:
        """A tree from so many simulations; each number has random numbers of its own."""
        tree = Tree(new_tree(PLACES, self.temperature))
        state, scratch = np.zeros_like(self.worlds[:1]), self.game.engine.new_scratch()
        stream = (self.seed * 1_000_003 + number * 7_919) & 0xFFFFFFFF
        trial = max(int(TRIAL * count), 1)
        for first, last in ((0, trial), (trial, count)):
            settings = SearchSettings(stream, EXPLORATION * tree.spread, self.patience)
            self.simulate(self.record, self.worlds, state, scratch, tree.array, first, last - first, settings)
        return tree


@dataclass
class Tree:
    """A tree that was grown."""

    array: np.ndarray

    @property
    def simulations(self) -> int:
        """From how many."""
        return int(self.array["simulations"][0])

    @property
    def spread(self) -> float:
        """The standard deviation of what the simulations brought; before there are any, that of an even chance."""
        if self.simulations == 0:
            return 0.5
        mean = float(self.array["brought"][0]) / self.simulations
        return math.sqrt(max(float(self.array["squares"][0]) / self.simulations - mean * mean, 0.0))

    @cached_property
    def at_root(self) -> dict[int, tuple[int, float]]:
        """By the code of each action that was tried at the root: how often, and what that brought in all."""
        branches = self.array["branches"][0]
        found = branches[branches[:, KEY] >> (CODE_BITS + SEEN_BITS) == 1]
        codes = (found[:, KEY] & ((1 << CODE_BITS) - 1)).tolist()
        return {code: (int(row[VISITS]), row[TOTAL] / WHOLE) for code, row in zip(codes, found, strict=True)}
