"""Which worlds are to be believed: those whose hands are as good as good players' hands are by now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from foretold.games.predictions.bots.hands import Array, Hands
from foretold.games.predictions.bots.predicting import believed
from foretold.games.predictions.bots.rivals import DEALT, Rivals
from foretold.games.predictions.bots.table import TableFacts
from foretold.games.predictions.rules.state import CARDS, HAND, Discard

if TYPE_CHECKING:
    from foretold.bots.protocol import View
    from foretold.play.game import Game

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
        self.table = TableFacts(game, view)
        self.rounds_left = self.table.rounds_left

    def weigh(self, worlds: np.ndarray, chance: np.random.Generator) -> Array:
        """How likely each world is: from the others' combinations, and from what they predicted.

        Good hands are rare among cards dealt at random, and several in one world hardly ever occur. So each seat's
        hands are drawn for themselves, from those of all worlds, and laid into the worlds, where they change places
        with cards of the deck. (*blind*: who knows which card lies where differs; there whole worlds are weighed.)
        """
        likely = self._combinations() / DEALT
        others = [seat for seat in range(self.table.players) if seat != self.table.seat]
        weights: Array = np.ones(len(worlds))
        movable = int(self.game.settings_array[0]["discard"]) != Discard.BLIND
        kept = max(len(worlds) // KEPT, 1)
        for seat in others:
            found = likely[seat][Hands(self.game, worlds["hands"][:, seat]).combination]
            if not movable:
                weights *= found
            elif found.max() > EVEN * found.min():
                lay_hands(worlds, kept, seat, found / found.sum(), chance)
                weights[kept:] = 0
        hands = [Hands(self.game, worlds["hands"][:, seat]) for seat in range(self.table.players)]
        strongest = np.array([hand.order for hand in hands]).argmax(axis=0)
        return weights * believed(self.table, strongest)

    def _combinations(self) -> Array:
        """For each seat, how likely each combination is."""
        rivals = Rivals(self.table)
        strength = self.game.settings_array[0]["strength"].astype(float)
        trust = np.minimum(rivals.skills, 1.0)[:, None]
        combinations: Array = rivals.combinations(0.0) * BETTER ** (strength * trust)
        combinations /= combinations.sum(axis=1, keepdims=True)
        return combinations


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
        exchange(worlds, waiting[fits], seat, gained[fits], given[fits])
        waiting = waiting[~fits]
        if not len(waiting):
            return


def decks_of(worlds: np.ndarray) -> Array:
    """The cards of each world's deck, as a set."""
    in_deck = np.arange(CARDS) >= CARDS - worlds["deck_count"][:, None]
    cards = np.where(in_deck, np.int64(1) << worlds["stock"].astype(np.int64), 0)
    decks: Array = np.bitwise_or.reduce(cards, axis=1)
    return decks


def exchange(worlds: np.ndarray, rows: Array, seat: int, gained: Array, given: Array) -> None:
    """Cards of a hand change places with as many of the deck; who had seen one of them has seen the other."""
    worlds["hands"][rows, seat] ^= gained | given
    for _ in range(HAND):
        some = gained != 0
        rows, gained, given = rows[some], gained[some], given[some]
        if not len(rows):
            return
        card, other = gained & -gained, given & -given
        place = (worlds["stock"][rows] == number_of(card)[:, None]) & (
            np.arange(CARDS) >= CARDS - worlds["deck_count"][rows][:, None]
        )
        worlds["stock"][rows, place.argmax(axis=1)] = number_of(other)
        eyed = worlds["eyed"][rows]
        seen = eyed & other[:, None] != 0
        worlds["eyed"][rows] = np.where(seen, eyed ^ (card | other)[:, None], eyed)
        gained, given = gained ^ card, given ^ other


def number_of(card: Array) -> Array:
    """The number of the only card of each set."""
    numbers: Array = np.bitwise_count(card - 1).astype(np.int8)
    return numbers
