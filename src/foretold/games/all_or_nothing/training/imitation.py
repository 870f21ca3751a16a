"""Trains the network that decides as adepts do in Alles oder Nichts, on what they hold of their options in whole games.

    python -m foretold.games.all_or_nothing.training.imitation --games 5000 --seed 1 --out likeness.npz --jobs 16

In every other game one seat goes by the seer's network, so that it is seen what adepts do against it.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

import foretold
from foretold.bots.match import BUDGET
from foretold.bots.protocol import make
from foretold.games.all_or_nothing.bots.adept import POINTS_APART
from foretold.games.all_or_nothing.bots.features import WIDTH
from foretold.games.all_or_nothing.bots.likeness import SHAPES, write_options
from foretold.games.all_or_nothing.bots.network import DRAFT, ENVY, MIND, choose_once, load, new_draft
from foretold.games.all_or_nothing.bots.table import TableFacts
from foretold.games.all_or_nothing.rules.state import BETS
from foretold.games.all_or_nothing.training.learning import Array, Layers, arrays_of, falling
from foretold.lab.workers import workers

if TYPE_CHECKING:
    from foretold.play.state import State

#: Numbers of players, as often as they are learnt from.
PLAYERS = (3, 4, 4, 4, 4, 4, 5, 6)
#: Of the decisions so many are replaced by any other that is sensible, so that all kinds of rounds are seen.
ASTRAY = {"bet": 0.15, "open": 0.15, "play": 0.04}
#: Points by which options differ are softened by so much: little differences count little.
SOFTENED = 0.3
#: One decision in so many is kept to judge by, and the most of those.
JUDGED = 20
MOST_JUDGED = 50_000
#: How often all decisions are learnt from; decisions of a step; Adam's rate, at the beginning and at the end.
EPOCHS = 12
BATCH = 2_048
RATES = (2e-3, 3e-5)
#: Of places that stand for no option.
NOTHING = -1e4
#: By decision: rows of features, one for each option; how many there are; the points that an adept hopes for with each.
Decisions = tuple[Array, Array, Array]


class Watch:
    """Games with so many players that are watched."""

    def __init__(self, players: int) -> None:
        self.game = foretold.game("all-or-nothing", players=players)
        build, bindings = self.game.engine.build, self.game.engine.rules.bindings
        self._adept = make("adept", self.game)
        self._write = build(write_options, ("games", "states", DRAFT, "stacked", "number"), bindings)
        self._choose = build(choose_once, ("games", "states", MIND, DRAFT, "real", "number"), bindings)
        self._draft = new_draft()

    def play(self, seed: int) -> Decisions:
        """A game of adepts, or with one seat that goes by the network."""
        chance = np.random.default_rng(seed)
        state, by_network = self.game.deal(seed=seed), int(chance.integers(2 * self.game.players))
        rows, hopes = list[Array](), list[Array]()
        while state.actor is not None:
            view = state.view(state.actor)
            table, legal = TableFacts(self.game, view), view["legal"]
            sensible = legal[: table.cards + 1] if view["asked"] == "bet" else legal
            if state.actor == by_network:
                action = legal[self._choose(*self._now(state), load("network"), self._draft, ENVY, table.wild)]
            else:
                choice = self._adept.decide(view, BUDGET, seed)
                action = choice.action
                if len(legal) > 1 and table.rounds_left > 1:  # in the last round adepts look at wins
                    rows.append(self._rows(state, table))
                    value = {option.action: option.value for option in choice.alternatives}
                    hopes.append(points_hoped_for(table, [value[option] for option in sensible]))
            if chance.random() < ASTRAY[view["asked"]]:
                action = sensible[chance.integers(len(sensible))]
            state.apply(action)
        return np.concatenate(rows), np.array([len(options) for options in rows]), np.concatenate(hopes)

    def _now(self, state: State) -> tuple[Array, Array]:
        return self.game.settings_array, state.state_array()

    def _rows(self, state: State, table: TableFacts) -> Array:
        """The features of each option."""
        room = np.zeros((BETS, WIDTH), np.int16)
        return room[: self._write(*self._now(state), self._draft, room, table.wild)]


def points_hoped_for(table: TableFacts, shares: list[float]) -> Array:
    """The points by which an adept thinks to lead the others, from the shares of a win that it tells."""
    told = np.clip(np.array(shares), 1e-9, 1 - 1e-9)
    leads = np.log(told / (1 - told)) + np.log(table.players - 1)
    return np.float32(POINTS_APART * table.rounds_left**0.5) * leads.astype(np.float32)


@cache
def _watch(players: int) -> Watch:
    return Watch(players)


def watch(seed: int) -> Decisions:
    """What adepts decide in a game."""
    return _watch(PLAYERS[seed % len(PLAYERS)]).play(seed)


@dataclass
class Lessons:
    """Decisions to learn from."""

    rows: Array
    counts: Array
    hopes: Array

    def __post_init__(self) -> None:
        self._firsts = np.cumsum(self.counts) - self.counts

    def __len__(self) -> int:
        return len(self.counts)

    def some(self, numbers: Array) -> Decisions:
        """The rows of these decisions, the places that they fill in a table of options, and what is hoped."""
        places = np.arange(BETS) < self.counts[numbers, None]
        found = (self._firsts[numbers, None] + np.arange(BETS))[places]
        return self.rows[found], places, self.hopes[found]


@dataclass
class Judgement:
    """What is held of the options of some decisions."""

    seen: tuple[Array, ...]
    filled: tuple[Array, ...]  # the places of the options
    sums: Array  # the network's, by decision and option
    hopes: Array  # the adepts'

    @classmethod
    def of(cls, layers: Layers, decisions: Decisions) -> Judgement:
        """As the network has it now."""
        xp = layers.library
        rows, places, hopes = decisions
        said, seen = layers.say(layers.spread(rows))
        filled = tuple(xp.asarray(where) for where in np.nonzero(places))
        tables = [xp.full(places.shape, NOTHING, xp.float32) for _ in range(2)]
        tables[0][filled], tables[1][filled] = said[:, 0], xp.asarray(hopes)
        return cls(seen, filled, *tables)

    def learn(self, layers: Layers, rate: float) -> None:
        """One step."""
        wrong = soft(layers.library, self.sums) - soft(layers.library, self.hopes / SOFTENED)
        layers.learn(self.seen, wrong[self.filled][:, None] / len(self.sums), rate)

    def right(self) -> tuple[float, float]:
        """How often the network's best option is the adepts', and the points that it loses otherwise."""
        best = self.sums == self.sums.max(axis=1, keepdims=True)
        lost = (self.hopes.max(axis=1, keepdims=True) - self.hopes)[best]
        return float((lost == 0).mean()), float(lost.mean())


def soft(library: Any, table: Array) -> Array:
    """Chances from their logarithms, row by row."""
    chances = library.exp(table - table.max(axis=1, keepdims=True))
    return chances / chances.sum(axis=1, keepdims=True)


def train(lessons: Lessons, seed: int, library: Any = np) -> Layers:
    """Train, telling how it goes; some decisions are kept back to judge by."""
    chance = np.random.default_rng(seed)
    layers = Layers.new(SHAPES, chance, library)
    everything = chance.permutation(len(lessons))
    kept, learnt = everything[: len(lessons) // JUDGED], everything[len(lessons) // JUDGED :]
    steps = len(learnt) // BATCH
    for epoch in range(EPOCHS):
        learnt = chance.permutation(learnt)
        for step, some in enumerate(np.split(learnt[: steps * BATCH], steps)):
            rate = falling(RATES, (epoch + step / steps) / EPOCHS)
            Judgement.of(layers, lessons.some(some)).learn(layers, rate)
        right, lost = Judgement.of(layers, lessons.some(kept[:MOST_JUDGED])).right()
        sys.stderr.write(f"epoch {epoch + 1} of {EPOCHS}: {100 * right:.1f} % as adepts, {lost:.3f} points lost\n")
    return layers


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, required=True, help="games of adepts to watch")
    parser.add_argument("--seed", type=int, default=1, help="of the first weights and of all deals (%(default)s)")
    parser.add_argument("--out", type=Path, required=True, help="file of the weights")
    parser.add_argument("--jobs", type=int, default=1, help="processes that watch (%(default)s)")
    parser.add_argument("--gpu", action="store_true", help="learn on a GPU, by CuPy")
    given = parser.parse_args()
    first = given.seed * 1_000_000
    with workers(given.jobs) as watchers:
        games = list(watchers.map(watch, range(first, first + given.games)))
    lessons = Lessons(*(np.concatenate(parts) for parts in zip(*games, strict=True)))
    sys.stderr.write(f"{len(games):,} games, {len(lessons):,} decisions\n")
    train(lessons, given.seed, arrays_of(given.gpu)).save(given.out)


if __name__ == "__main__":
    main()
