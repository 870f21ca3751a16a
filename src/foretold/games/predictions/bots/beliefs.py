"""Which worlds are to be believed: those whose hands are as good as good players' hands are by now."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from foretold.games.predictions.bots.judgement import hand_values, weigh_seats
from foretold.games.predictions.bots.notes import NOTES, notes_of
from foretold.games.predictions.bots.rivals import DEALT
from foretold.games.predictions.rules import hands as rules
from foretold.games.predictions.rules.imagined import decks_of, exchange_with_deck
from foretold.games.predictions.rules.state import ROUNDS, Discard
from foretold.games.predictions.worlds.outline import outline

if TYPE_CHECKING:
    from foretold.bots.protocol import View
    from foretold.engine.engine import Engine
    from foretold.play.game import Game

Array = np.ndarray[Any, np.dtype[Any]]

#: The parts of the value of a hand, also of many at once: shifts and masks work on arrays as on numbers.
_combination_of = cast("Callable[[Array], Array]", rules.combination_of)
_order_of = cast("Callable[[Array], Array]", rules.order_of)

#: How often another hand is looked for where the one that was found does not go with the rest of a world.
TRIES = 6
#: One of so many worlds is made into one to be believed; the others give hands.
KEPT = 4
#: Weights that differ by less than this factor are the same.
EVEN = 1.01
#: Good players' hands are better than the adept thinks: each step of strength is so much more likely.
BETTER = 1.25


class Beliefs:
    """What a view makes of worlds."""

    def __init__(self, game: Game, view: View) -> None:
        self.game = game
        self.seat = view["seat"]
        self.rounds_left = max(ROUNDS - view["table"]["round"] + 1, 1)
        self._notes = notes_of(view, 0)
        _weigh_seats(game.engine)(game.settings_array, outline(view), self._notes)

    def weigh(self, worlds: np.ndarray, chance: np.random.Generator) -> Array:
        """How likely each world is: from the others' combinations, and from what they predicted.

        Good hands are rare among cards dealt at random, and several in one world hardly ever occur. So each seat's
        hands are drawn for themselves, from those of all worlds, and laid into the worlds, where they change places
        with cards of the deck. (*blind*: who knows which card lies where differs; there whole worlds are weighed.)
        """
        likely = self._combinations() / np.array(DEALT)
        weights: Array = np.ones(len(worlds))
        movable = int(self.game.settings_array[0]["discard"]) != Discard.BLIND
        kept = max(len(worlds) // KEPT, 1)
        for seat in range(self.game.players):
            if seat == self.seat:
                continue
            found = likely[seat][_combination_of(values_of(self.game, worlds, seat))]
            if not movable:
                weights *= found
            elif found.max() > EVEN * found.min():
                lay_hands(worlds, kept, seat, found / found.sum(), chance)
                weights[kept:] = 0
        orders = [_order_of(values_of(self.game, worlds, seat)) for seat in range(self.game.players)]
        believed: Array = weights * self._notes["told"][0][np.array(orders).argmax(axis=0)]
        return believed

    def _combinations(self) -> Array:
        """For each seat, how likely each combination is."""
        strength = self.game.settings_array[0]["strength"].astype(float)
        trust = np.minimum(self._notes["skill"][0], 1.0)[:, None]
        combinations: Array = (self._notes["chances"][0] * BETTER ** (strength * trust))[: self.game.players]
        combinations /= combinations.sum(axis=1, keepdims=True)
        return combinations


@cache
def _weigh_seats(engine: Engine) -> Callable[..., Any]:
    """What is thought of every seat, compiled once in a process."""
    return engine.build(weigh_seats, ("games", "states", NOTES), engine.rules.bindings)


@cache
def _hand_values(engine: Engine) -> Callable[..., Any]:
    return engine.build(hand_values, ("games", "states", "number", "longs"), engine.rules.bindings)


def values_of(game: Game, worlds: np.ndarray, seat: int) -> Array:
    """What a seat's hand is worth in each world, as the rules have it."""
    values: Array = np.zeros(len(worlds), np.int64)
    _hand_values(game.engine)(game.settings_array, worlds, seat, values)
    return values


def lay_hands(worlds: np.ndarray, count: int, seat: int, likely: Array, chance: np.random.Generator) -> None:
    """Give a seat, in each of the first worlds, the hand of a world that was drawn with these chances."""
    decks = decks_of(worlds)
    hands = worlds["hands"][:, seat].copy()
    waiting = np.arange(count)
    for _ in range(TRIES):
        donors = chance.choice(len(worlds), len(waiting), p=likely)
        old, new = worlds["hands"][waiting, seat], hands[donors]
        gained, given = new & ~old, old & ~new
        fits = (gained & ~decks[waiting] == 0) & (given & ~decks[donors] == 0)
        exchange_with_deck(worlds, waiting[fits], seat, gained[fits], given[fits])
        waiting = waiting[~fits]
        if not len(waiting):
            return
