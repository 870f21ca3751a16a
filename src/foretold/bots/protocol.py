"""What a bot is: a view and a time budget in, an action and its reasons out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from foretold.errors import InvalidOption

if TYPE_CHECKING:
    from foretold.play.game import Game

View = Mapping[str, Any]


@dataclass(frozen=True)
class Alternative:
    """An action that the bot considered, and what it thinks of it: the share of a win that it expects, 0 to 1."""

    action: str
    value: float


@dataclass(frozen=True)
class Choice:
    """What the bot does, and its reasons: the alternatives it considered, best first."""

    action: str
    alternatives: tuple[Alternative, ...]


class Bot(ABC):
    """A player. It knows the game (options and deck, as everybody does) and is told a seat's view, never a state."""

    level: str

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def decide(self, view: View, budget: float, seed: int) -> Choice:
        """What to do in a view whose seat decides, within so many seconds; same view and seed, same answer."""


#: The levels, weakest first.
LEVELS = ("random", "novice", "adept", "seer")

#: Where each level lives, by game: module and class.
_CLASSES = {
    ("random", "predictions"): "foretold.bots.chance:RandomBot",
    ("random", "all-or-nothing"): "foretold.bots.chance:RandomBot",
    ("novice", "predictions"): "foretold.bots.predictions.novice:Novice",
    ("novice", "all-or-nothing"): "foretold.bots.all_or_nothing.novice:Novice",
    ("adept", "predictions"): "foretold.bots.predictions.adept:Adept",
    ("adept", "all-or-nothing"): "foretold.bots.all_or_nothing.adept:Adept",
    ("seer", "predictions"): "foretold.bots.seer:Seer",
    ("seer", "all-or-nothing"): "foretold.bots.seer:Seer",
}


def make(level: str, game: Game) -> Bot:
    """A bot of a level for a game."""
    place = _CLASSES.get((level, game.name))
    if place is None:
        raise InvalidOption("option-value", option="bot", value=level, expected=", ".join(LEVELS))
    module, _, name = place.partition(":")
    bot: Bot = getattr(import_module(module), name)(game)
    return bot
