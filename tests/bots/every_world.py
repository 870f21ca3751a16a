"""Every world of a small position, found by trying: all ways to give out the unseen cards, all secret decisions.

Cards that come to lie together unseen (a dealt hand, the rest of the deck) are given out as a set: the ways to order
such a set are as many in every world, so worlds that differ in nothing else count as one.
"""

import itertools
import json
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

import foretold
from foretold.play.history import History
from foretold.play.state import OrderNeeded

#: Decisions that a rule may keep from others.
SECRET = {"bet", "discard", "hide", "keep", "predict"}
Row = tuple[int, ...]


def text(view: Any) -> str:
    return json.dumps(view, sort_keys=True)


def ways(cards: frozenset[int], sizes: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """All ways to split cards into sets of these sizes."""
    if not sizes:
        yield []
        return
    for chosen in itertools.combinations(sorted(cards), sizes[0]):
        for others in ways(cards - set(chosen), sizes[1:]):
            yield [chosen, *others]


class EveryWorld:
    """All worlds that a seat can't tell from the true one, in a game of one round."""

    def __init__(self, state: foretold.State, seat: int, known: list[dict[int, int]], groups: list[list[list[int]]]):
        """``known``: for each order, the cards seen by place; ``groups``: the other places, those alike together."""
        self.truth = History.of(state)
        self.seat = seat
        self.seen = text(state.view(seat))
        self.known, self.groups = known, groups
        self.names = [str(action) for action in state.actions]
        self.actors = self._actors()

    def _actors(self) -> list[int | None]:
        state = foretold.game(self.truth.game.name, **self.truth.game.options).deal(
            decks=[[self.truth.game.cards[c] for c in self.truth.orders[0]]],
            reshuffles=[[self.truth.game.cards[c] for c in row if c >= 0] for row in self.truth.orders[1:]],
            seed=0,
        )
        actors = []
        for name in self.names:
            actors.append(state.actor)
            state.apply(name)
        return actors

    def _orders(self, number: int, cards: frozenset[int]) -> Iterator[Row]:
        """All orders of these cards that agree with what was seen of them directly."""
        known = self.known[number]
        rest = cards - set(known.values())
        if len(rest) != len(cards) - len(known):
            return
        for split in ways(rest, [len(group) for group in self.groups[number]]):
            row = [-1] * len(self.truth.game.cards)
            for place, card in known.items():
                row[place] = card
            for group, chosen in zip(self.groups[number], split, strict=True):
                for place, card in zip(group, chosen, strict=True):
                    row[place] = card
            yield tuple(row)

    def find(self, key: Callable[[History], Any]) -> Counter[Any]:
        """The worlds, counted by a key."""
        found: Counter[Any] = Counter()
        for row in self._orders(0, frozenset(range(len(self.truth.game.cards)))):
            for history in self._explore([row], []):
                found[key(history)] += 1
        return found

    def _explore(self, rows: list[Row], codes: list[int]) -> Iterator[History]:
        """Go on from some decisions, with all orders and all secret decisions that may follow."""
        game = self.truth.game
        codes = list(codes)
        history = History(game, np.array(rows, np.int16), 1, np.array(codes, np.int16))
        state = history.state()
        while len(codes) < len(self.names):
            name = self.names[len(codes)]
            legal = [str(action) for action in state.legal_actions()]
            hidden = self.actors[len(codes)] != self.seat and name.split()[0] in SECRET and self._is_hidden(name)
            if hidden and len(legal) > 1:
                for choice in legal:
                    yield from self._choose(rows, codes, choice)
                return
            if hidden:
                name = legal[0]
            if name not in legal:
                return
            try:
                state.apply(name)
            except OrderNeeded:
                yield from self._reshuffle(rows, codes, name, state)
                return
            codes.append(game.codes[name])
        if text(state.view(self.seat)) == self.seen:
            yield History(game, np.array(rows, np.int16), 1, np.array(codes, np.int16))

    def _is_hidden(self, name: str) -> bool:
        blind = self.truth.game.options.get("discard") == "blind"
        return blind or name.split(maxsplit=1)[0] not in ("keep", "discard")

    def _choose(self, rows: list[Row], codes: list[int], choice: str) -> Iterator[History]:
        shadow, number = self.names, len(codes)
        self.names = [*shadow[:number], choice, *shadow[number + 1 :]]
        hidden, self.actors = self.actors, [*self.actors[:number], self.seat, *self.actors[number + 1 :]]
        yield from self._explore(rows, codes)
        self.names, self.actors = shadow, hidden

    def _reshuffle(self, rows: list[Row], codes: list[int], name: str, state: foretold.State) -> Iterator[History]:
        """All orders of the pile; the decision is then made."""
        twin = state.clone()
        twin.play_on_from("0" * 64)
        twin.apply(name)
        numbers = self.truth.game.card_numbers
        pile = frozenset(numbers[card] for card in twin.reshuffle_orders()[-1])
        shadow, self.names = self.names, [*self.names[: len(codes)], name, *self.names[len(codes) + 1 :]]
        for row in self._orders(len(rows), pile):
            yield from self._explore([*rows, row], codes)
        self.names = shadow
