"""The seer: looks at many possible worlds and searches all of them at once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np

from foretold.bots.imagination import Imagination
from foretold.bots.protocol import Alternative, Bot, Choice, View
from foretold.bots.search import ARGUMENTS, NUMBERS, TOTAL, VISITS, new_tree, simulate, tree_dtype
from foretold.errors import InvalidOption

if TYPE_CHECKING:
    from foretold.play.game import Game

#: Simulations that a second of thinking means, so that the same view and seed give the same answer on any machine; one
#: core of the machine on which they were counted takes about a second for them.
SIMULATIONS_A_SECOND = {"predictions": 80_000, "all-or-nothing": 400_000}
#: Simulations for each action, however short the time.
FEWEST = 50
#: Worlds that are drawn for one that is searched; simulations for each world that is searched, and the most of those.
CHOICE_OF_WORLDS = 8
SIMULATIONS_A_WORLD = 20
MOST_WORLDS = 4_000
BATCH = 250
NODES = 1 << 18
#: UCB's constant, in standard deviations of what a simulation brings; and simulations after which these are known.
EXPLORATION = 0.7
TRIAL = 0.05
#: How far apart the players' points end for each round still to come, and in the last round: a lead so large makes a
#: win e times as likely as its loss.
APART = 2.5
APART_AT_THE_END = 0.4
#: Visits that a value is made up for with nothing, so that a branch which was hardly tried does not look good.
DOUBT = 10.0
FOLDERS = {"predictions": "predictions", "all-or-nothing": "all_or_nothing"}


class Seer(Bot):
    """Search over sampled worlds with quick play-outs, one tree for all worlds; several threads grow a tree each."""

    level = "seer"

    def __init__(self, game: Game, threads: int = 1) -> None:
        super().__init__(game)
        self.threads = threads
        folder = f"foretold.bots.{FOLDERS[game.name]}"
        self._policy = import_module(f"{folder}.policy")
        self._beliefs = import_module(f"{folder}.beliefs")

    @cached_property
    def _simulate(self) -> Any:
        own = {name: getattr(self._policy, name) for name in ("policy", "is_hidden", "witnessed")}
        kinds = (*ARGUMENTS, tree_dtype(NODES), *NUMBERS)
        return self.game.engine.build(simulate, kinds, {**self.game.rules.bindings, **own})

    def decide(self, view: View, budget: float, seed: int) -> Choice:
        """The action that brought most, and the others by what they brought."""
        legal = view["legal"]
        if len(legal) == 1:
            return Choice(legal[0], (Alternative(legal[0], 1 / self.game.players),))
        count = max(int(budget * SIMULATIONS_A_SECOND[self.game.name]), FEWEST * len(legal))
        worlds, rounds_left = self._worlds(view, count, seed)
        temperature = max(APART * (rounds_left - 1) ** 0.5, APART_AT_THE_END)
        record = self.game.record.copy()
        self._policy.last_round(record, worlds)
        return self._choice(legal, self._grow(record, worlds, count, temperature, seed))

    def _worlds(self, view: View, count: int, seed: int) -> tuple[np.ndarray, int]:
        """Worlds as likely as they are to be believed, and how many rounds are left."""
        wanted = min(max(count // SIMULATIONS_A_WORLD, 1), MOST_WORLDS)
        drawn = self._drawn(view, CHOICE_OF_WORLDS * wanted, seed)
        chance = np.random.default_rng([seed & 0xFFFFFFFF, view["decision"]])
        beliefs = self._beliefs.Beliefs(self.game, view)
        weights = beliefs.weigh(drawn, chance)
        return drawn[resampled(weights, wanted, chance)], beliefs.rounds_left

    def _drawn(self, view: View, count: int, seed: int) -> np.ndarray:
        """Worlds in batches, so that one which can't be found costs no more than its batch."""
        imagination = Imagination(self.game, view)
        found = []
        for number, first in enumerate(range(0, count, BATCH)):
            with suppress(InvalidOption):
                found.append(imagination.states(min(BATCH, count - first), seed * 4_099 + number))
        return np.concatenate(found) if found else imagination.states(1, seed)

    def _grow(
        self, record: np.ndarray, worlds: np.ndarray, count: int, temperature: float, seed: int
    ) -> list[np.ndarray]:
        """A tree for each thread, from its own random numbers."""

        def work(number: int) -> np.ndarray:
            tree = new_tree(NODES, temperature)
            state, desk = np.zeros_like(worlds[:1]), self.game.engine.new_desk()
            stream = (seed * 1_000_003 + number * 7_919) & 0xFFFFFFFF
            trial = max(int(TRIAL * count), 1)
            self._simulate(record, worlds, state, desk, tree, 0, trial, stream, EXPLORATION * _spread(tree))
            self._simulate(record, worlds, state, desk, tree, trial, count - trial, stream, EXPLORATION * _spread(tree))
            return tree

        if self.threads == 1:
            return [work(0)]
        with ThreadPoolExecutor(self.threads) as pool:
            return list(pool.map(work, range(self.threads)))

    def _choice(self, legal: list[str], trees: list[np.ndarray]) -> Choice:
        """What the branches at the root of all trees say."""
        values = {}
        for action in legal:
            numbers = sum(_branch(tree, self.game.codes[action]) for tree in trees)
            values[action] = float(numbers[TOTAL] / (numbers[VISITS] + DOUBT))
        ranked = sorted(legal, key=lambda action: -values[action])
        return Choice(ranked[0], tuple(Alternative(action, values[action]) for action in ranked))


def resampled(weights: np.ndarray, count: int, chance: np.random.Generator) -> np.ndarray:
    """So many numbers of worlds, each as often as its weight has it, in no order."""
    heights = np.cumsum(weights)
    places = (np.arange(count) + chance.random()) * (heights[-1] / count)
    return chance.permutation(np.minimum(np.searchsorted(heights, places), len(weights) - 1))


def _spread(tree: np.ndarray) -> float:
    """The standard deviation of what the simulations brought; before there are any, that of an even chance."""
    count = float(tree["simulations"][0])
    if count == 0:
        return 0.5
    mean = float(tree["sum"][0]) / count
    return max(float(tree["squares"][0]) / count - mean * mean, 0.0) ** 0.5


def _branch(tree: np.ndarray, code: int) -> np.ndarray:
    """The numbers of the node that an action at the root leads to."""
    keys = tree["branches"][0, :, 0]
    found = np.flatnonzero((keys >> 32 == 1) & (keys & 0xFFFF == code))
    node = int(tree["branches"][0, found[0], 1]) if len(found) else 0
    numbers: np.ndarray = tree["numbers"][0, node]
    return numbers
