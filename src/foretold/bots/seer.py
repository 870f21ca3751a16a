"""The seer: looks at many possible worlds and searches all of them at once."""

from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from importlib import import_module
from typing import Any

import numpy as np

from foretold.bots.imagination import Imagination
from foretold.bots.protocol import Alternative, Bot, Choice, View
from foretold.bots.search import ARGUMENTS, NUMBERS, new_tree, simulate, tree_dtype
from foretold.play.game import Game

#: Simulations that a second of thinking means, so that the same view and seed give the same answer on any machine that
#: is not much slower than these; and the worlds among which they are shared.
SIMULATIONS_A_SECOND = {"predictions": 20_000, "all-or-nothing": 200_000}
WORLDS = 2_000
NODES = 1 << 18
EXPLORATION = 0.4
FOLDERS = {"predictions": "predictions", "all-or-nothing": "all_or_nothing"}


class Seer(Bot):
    """Search over sampled worlds with quick play-outs, one tree for all worlds; several threads grow a tree each."""

    level = "seer"

    def __init__(self, game: Game, threads: int = 1) -> None:
        super().__init__(game)
        self.threads = threads
        self.policy = import_module(f"foretold.bots.{FOLDERS[game.name]}.policy")

    @cached_property
    def _simulate(self) -> Any:
        own = {name: getattr(self.policy, name) for name in ("policy", "round_is_over", "worth_of")}
        kinds = (*ARGUMENTS, tree_dtype(NODES), *NUMBERS)
        return self.game.engine.build(simulate, kinds, {**self.game.rules.bindings, **own})

    def decide(self, view: View, budget: float, seed: int) -> Choice:
        """The action that was tried most, and the others by what they brought."""
        legal = view["legal"]
        if len(legal) == 1:
            return Choice(legal[0], (Alternative(legal[0], 0.5),))
        count = max(int(budget * SIMULATIONS_A_SECOND[self.game.name]), 50 * len(legal))
        worlds = Imagination(self.game, view).states(min(WORLDS, count), seed)
        trees = self._grow(worlds, count, seed)
        return self._choice(legal, trees)

    def _grow(self, worlds: np.ndarray, count: int, seed: int) -> list[np.ndarray]:
        """A tree for each thread, from its own random numbers."""

        def work(number: int) -> np.ndarray:
            tree = new_tree(NODES)
            state, desk = np.zeros_like(worlds[:1]), self.game.engine.new_desk()
            stream = (seed * 1_000_003 + number * 7_919) & 0xFFFFFFFF
            self._simulate(self.game.record, worlds, state, desk, tree, 0, count, stream, EXPLORATION)
            return tree

        if self.threads == 1:
            return [work(0)]
        with ThreadPoolExecutor(self.threads) as pool:
            return list(pool.map(work, range(self.threads)))

    def _choice(self, legal: list[str], trees: list[np.ndarray]) -> Choice:
        """What the branches at the root of all trees say."""
        visits = dict.fromkeys(legal, 0)
        totals = dict.fromkeys(legal, 0.0)
        for tree in trees:
            for action in legal:
                node = _branch(tree, self.game.codes[action])
                visits[action] += int(tree["visits"][0, node]) if node else 0
                totals[action] += float(tree["totals"][0, node]) if node else 0.0
        ranked = sorted(legal, key=lambda action: -visits[action])
        values = {action: totals[action] / visits[action] if visits[action] else 0.0 for action in legal}
        return Choice(ranked[0], tuple(Alternative(action, values[action]) for action in ranked))


def _branch(tree: np.ndarray, code: int) -> int:
    """The node that an action at the root leads to, 0 if there is none."""
    found = np.flatnonzero(tree["keys"][0] == ((1 << 16) | code))
    return int(tree["children"][0, found[0]]) if len(found) else 0
