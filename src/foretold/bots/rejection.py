"""Possible worlds of a game that has no sampler of its own, found by trial: this needs nothing but the rules.

A round is dealt at random and replayed: at every decision a random legal action is taken after which the seat sees what
it saw. Where another card was seen, the two cards change places in the deal and the round is replayed. A world that
does not fit then is rejected, and another one is begun. A game must call the fact that begins a round ``round-begins``
and the argument of a fact that names a card ``card``.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from foretold.engine.engine import CODES
from foretold.engine.view_types import View
from foretold.errors import InvalidOption
from foretold.play.game import Game
from foretold.play.history import History, rows_of
from foretold.play.state import State

#: Worlds that are begun before a view is called impossible.
TRIES = 100
#: Exchanges of two cards in a round, for each card of the deck.
REPAIRS = 3
ROUND_BEGINS = "round-begins"

Fact = dict[str, Any]
Order = list[str]
#: The card that was seen in a world, and the one that the seat saw.
Difference = tuple[str, str]
#: Something else than the card is another.
NOT_ALIKE: Difference = ("", "")


class RejectionSampler:
    """Worlds for the seat of a view, found by trial; the same interface as `Imagination`."""

    def __init__(self, game: Game, view: View) -> None:
        self.game = game
        self._seat: int = view["seat"]
        self._decision: int = view["decision"]
        self._log: list[Fact] = list(view["log"])

    def states(self, count: int, seed: int) -> np.ndarray:
        """So many worlds as states at the present decision, each with a random future."""
        chance = random.Random(seed)
        found = np.concatenate([self._world(chance)[1].state_array() for _ in range(count)])
        found["seed"] = np.random.default_rng(seed).integers(0, 2**32, found["seed"].shape)
        found["given_only"] = 0
        return found

    def history(self, seed: int) -> History:
        """The game so far in the world of ``states(1, seed)``."""
        decks, state = self._world(random.Random(seed))
        codes = np.array([action.code for action in state.actions], CODES)
        return History(self.game, rows_of(self.game, decks), len(decks), codes)

    def round(self, seed: int) -> tuple[np.ndarray, np.ndarray]:
        """The present round in the world of ``states(1, seed)``: its deck's order, and its decisions."""
        history = self.history(seed)
        state, before = self.game.deal(decks=self._names(history.orders[: history.rounds]), seed=0), 0
        for number, code in enumerate(history.codes):
            rounds = state.rounds_dealt
            state.apply(self.game.actions[code])
            before = number + 1 if state.rounds_dealt > rounds else before
        return history.orders[history.rounds - 1 : history.rounds], history.codes[before:]

    def _names(self, orders: np.ndarray) -> list[Order]:
        return [[self.game.cards[card] for card in order] for order in orders]

    def _world(self, chance: random.Random) -> tuple[list[Order], State]:
        """One world: the orders of its decks, and its state at the present decision."""
        for _ in range(TRIES):
            decks: list[Order] = []
            state: State | None = None
            while True:
                state = self._round(decks, [] if state is None else list(map(str, state.actions)), chance)
                if state is None or (len(state.actions) == self._decision and self._fits(state.facts(self._seat))):
                    break
            if state is not None:
                return decks, state
        raise InvalidOption("option-value", option="view", value=self._decision, expected="a possible view")

    def _round(self, decks: list[Order], before: list[str], chance: random.Random) -> State | None:
        """Deal and replay one more round; returns the state behind it, or None if no deal fits."""
        order = list(self.game.cards)
        chance.shuffle(order)
        for _ in range(REPAIRS * len(order)):
            state = self.game.deal(decks=[*decks, order], seed=chance.getrandbits(64))
            for action in before:
                state.apply(action)
            wrong = self._replay(state, chance)
            if wrong is None:
                decks.append(order)
                return state
            if not all(card in order for card in wrong):
                return None
            here, there = map(order.index, wrong)
            order[here], order[there] = order[there], order[here]
        return None

    def _replay(self, state: State, chance: random.Random) -> Difference | None:
        """Go on to the end of the round or the present decision; returns the first card that was another, if any."""
        wrong = self._difference(state.facts(self._seat))
        rounds = state.rounds_dealt
        while wrong is None and len(state.actions) < self._decision and state.rounds_dealt == rounds:
            legal = state.legal_actions()
            chance.shuffle(legal)
            card = self._next_card(state)
            legal.sort(key=lambda action: card not in action.split())  # what the seat saw later comes first
            differences = []
            for action in legal:
                after = state.clone()
                after.apply(action)
                difference = self._difference(self._of_round(after, state))
                if difference is None:
                    state.apply(action)
                    break
                differences.append(difference)
            else:
                wrong = next((one for one in differences if one != NOT_ALIKE), NOT_ALIKE)
        return wrong

    def _next_card(self, state: State) -> str:
        """The card with which the seat next saw the one who decides, in this round; empty if there is none."""
        for fact in self._log[len(state.facts(self._seat)) :]:
            if fact["fact"] == ROUND_BEGINS:
                break
            if fact.get("seat") == state.actor and "card" in fact:
                return str(fact["card"])
        return ""

    def _of_round(self, after: State, before: State) -> list[Fact]:
        """What the seat has seen after a decision, without the deal of another round."""
        seen = after.facts(self._seat)
        if after.rounds_dealt == before.rounds_dealt:
            return seen
        begins = [number for number, fact in enumerate(seen) if fact["fact"] == ROUND_BEGINS]
        return seen[: begins[-1]]

    def _fits(self, seen: list[Fact]) -> bool:
        return seen == self._log

    def _difference(self, seen: list[Fact]) -> Difference | None:
        """The first fact that is another than the seat saw: the card of each; None: all fit."""
        if len(seen) > len(self._log):
            return NOT_ALIKE
        for one, told in zip(seen, self._log, strict=False):
            if one != told:
                alike = {**one, "card": None} == {**told, "card": None}
                return (one.get("card", ""), told.get("card", "")) if alike else NOT_ALIKE
        return None
