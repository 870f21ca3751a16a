"""Imagination: the worlds that a seat can't tell from the true one, drawn from its view alone."""

from __future__ import annotations

import numpy as np

from foretold.bots.rejection import RejectionSampler
from foretold.engine.engine import CODES, LONGS
from foretold.engine.view_types import View
from foretold.engine.world_plan import Plan
from foretold.errors import InvalidOption
from foretold.play.game import Game
from foretold.play.history import History

#: Facts of every game: a round begins, the pile is reshuffled.
ROUND_BEGINS = "round-begins"
RESHUFFLED = "reshuffled"


class Imagination:
    """Possible worlds for the seat of a view: hands, deck, pile, cards out of play, secret bets and decisions.

    Each world that agrees with all the seat saw, heard and can conclude is as likely as any other: every order of the
    cards and every secret decision that was legal, whatever a good player would have done.
    """

    def __init__(self, game: Game, view: View) -> None:
        self.game = game
        self._view = view.copy()
        self._facts = game.rules.read_log(view["log"], game.deck)
        self._starts = [number for number, entry in enumerate(view["log"]) if entry["fact"] == ROUND_BEGINS]
        self._plan = self._plan_of(len(self._starts) - 1)

    def states(self, count: int, seed: int) -> np.ndarray:
        """So many worlds as states at the present decision, each with a random future."""
        states = np.zeros(count, self.game.rules.state_dtype)
        self._draw(self._plan, states, _stream(seed))
        return states

    def round(self, seed: int) -> tuple[np.ndarray, np.ndarray]:
        """The present round in the world of ``states(1, seed)``: orders (the deck, then reshuffles) and decisions."""
        return self._draw(self._plan, self._room(), _stream(seed))

    def history(self, seed: int) -> History:
        """The game so far in the world of ``states(1, seed)``; earlier rounds too are as the seat may think of them."""
        stream = _stream(seed)
        last = len(self._starts) - 1
        plans = [self._plan_of(number) for number in range(last)]
        told = [self._draw(plan, self._room(), stream) for plan in (self._plan, *reversed(plans))]
        told.reverse()
        orders = [orders[:1] for orders, _ in told] + [orders[1:] for orders, _ in told]
        codes = np.concatenate([codes for _, codes in told])
        return History(_settled(self.game, self._view), np.concatenate(orders), len(told), codes)

    def _room(self) -> np.ndarray:
        return np.zeros(1, self.game.rules.state_dtype)

    def _plan_of(self, number: int) -> Plan:
        """The plan of a round, with what its first world takes to find."""
        begin = self._starts[number]
        end = self._starts[number + 1] if number + 1 < len(self._starts) else len(self._facts)
        view: View = self._view if end == len(self._facts) else {**self._view, "asked": None}
        plan = self.game.rules.plan(self.game.settings_array[0], self._facts[begin:end], view)
        before = self._view["log"][:begin]
        plan.start["reshuffles"] = sum(entry["fact"] == RESHUFFLED for entry in before)
        self._enter(plan, self._room(), _stream(0), np.zeros(len(plan.decisions), CODES))
        return plan

    def _draw(self, plan: Plan, states: np.ndarray, stream: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Draw worlds of a round, and leave the plan as it was; returns orders and decisions of the last."""
        fresh = plan.copy()
        codes = np.zeros(len(plan.decisions), CODES)
        self._enter(fresh, states, stream, codes)
        return fresh.orders, codes

    def _enter(self, plan: Plan, states: np.ndarray, stream: np.ndarray, codes: np.ndarray) -> None:
        engine, scratch = self.game.engine, self.game.engine.new_scratch()
        done = engine.imagine(self.game.settings_array, states, 0, len(states), scratch, plan, codes, stream)
        if done < len(states):
            raise InvalidOption("option-value", option="view", value=self._view["decision"], expected="a possible view")


def worlds_of(game: Game, view: View) -> Imagination | RejectionSampler:
    """The possible worlds of a view, from the game's own sampler or by trial."""
    return Imagination(game, view) if "lay_world" in game.rules.bindings else RejectionSampler(game, view)


def _stream(seed: int) -> np.ndarray:
    """The sampler's random numbers."""
    return np.random.SeedSequence(seed).generate_state(4).astype(LONGS)


def _settled(game: Game, view: View) -> Game:
    """The game with the options that were found when it began."""
    found = {name: value for name, value in view["options"].items() if name not in game.options}
    return game.with_options(found) if found else game


def resampled(weights: np.ndarray, count: int, chance: np.random.Generator) -> np.ndarray:
    """So many numbers of worlds, each as often as its weight has it, in no order."""
    heights = np.cumsum(weights)
    places = (np.arange(count) + chance.random()) * (heights[-1] / count)
    return chance.permutation(np.minimum(np.searchsorted(heights, places), len(weights) - 1))
