"""What the searching bot needs to know of a game, and what it makes do with where a game says nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from foretold.bots.search import never_hidden, nothing_witnessed, random_choice

if TYPE_CHECKING:
    from foretold.bots.protocol import View
    from foretold.bots.seer import Search
    from foretold.play.game import Game


class Beliefs(Protocol):
    """How likely sampled worlds are, as one view has it."""

    #: Rounds until the game is over, the present one included.
    rounds_left: int

    def weigh(self, worlds: np.ndarray, chance: np.random.Generator) -> np.ndarray:
        """The weight of each world; worlds may be changed where a choice in them is not known."""


class SecondLook(Protocol):
    """Looks again at the actions that a search found best."""

    def look(self, search: Search, view: View, legal: list[str], values: dict[str, float], budget: float) -> None:
        """Change the values of actions."""


@dataclass(frozen=True, eq=False)
class SearchParts:
    """The parts of a game that the search is compiled with, and how it spends its time."""

    #: Compiled functions: which legal action a player takes in a play-out; whether a decision is hidden from the
    #: others; a number for what the searching seat has just seen beside the actions.
    compiled: Mapping[str, Callable[..., Any]]
    #: Changes a game's record so that it ends with the present round.
    last_round: Callable[[np.ndarray, np.ndarray], None]
    beliefs: Callable[[Game, View], Beliefs]
    #: Simulations that a second of thinking means, so that the same view and seed give the same answer on any machine.
    simulations_per_second: int = 20_000
    #: Simulations for each action, however short the time.
    fewest_per_action: int = 20
    #: Visits of tried actions before another action is tried.
    patience: int = 0
    #: Worlds that are drawn for one that is searched, and the most that are searched.
    choice_of_worlds: int = 8
    most_worlds: int = 4_000
    second_look: Callable[[Game, int], SecondLook | None] | None = None


def whole_game(record: np.ndarray, worlds: np.ndarray) -> None:
    """Play out to the end of the game."""


class EvenBeliefs:
    """Every world is as likely as any other."""

    rounds_left = 1

    def __init__(self, game: Game, view: View) -> None:
        pass

    def weigh(self, worlds: np.ndarray, chance: np.random.Generator) -> np.ndarray:
        """The same weight for all."""
        return np.ones(len(worlds))


GENERIC = SearchParts(
    compiled={"policy": random_choice, "is_hidden": never_hidden, "witnessed": nothing_witnessed},
    last_round=whole_game,
    beliefs=EvenBeliefs,
    choice_of_worlds=1,
    most_worlds=40,  # they are found by trial
)
