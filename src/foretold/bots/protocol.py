"""What a bot is: a view and a time budget in, an action and its reasons out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from foretold.engine import view_types
from foretold.errors import InvalidOption
from foretold.games.package import Part
from foretold.games.registry import package

if TYPE_CHECKING:
    from foretold.play.game import Game

#: What a bot is told, for those who write one.
View = view_types.View


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


#: The built-in levels, weakest first.
LEVELS = ("random", "novice", "adept", "seer")
#: Those that every game has.
_SHARED: Mapping[str, Part[type[Bot]]] = {
    "random": Part("foretold.bots.chance:RandomBot"),
    "seer": Part("foretold.bots.seer:Seer"),
}


def levels(slug: str | None = None) -> tuple[str, ...]:
    """The names of the bots that play a game, or any game: built-in levels, weakest first, then installed ones."""
    from foretold.bots.installed import installed

    if slug is None:
        return (*LEVELS, *installed())
    own = package(slug).bots
    return (*(level for level in LEVELS if level in own or level in _SHARED), *installed())


def make(level: str, game: Game) -> Bot:
    """A bot for a game: a level, the name of an installed bot, or a class as ``module:Class``."""
    from foretold.bots.installed import installed, installed_bot

    part = package(game.name).bots.get(level) or _SHARED.get(level)
    if part is not None:
        return part.load()(game)
    if ":" in level or level in installed():
        return installed_bot(level, game)
    raise InvalidOption("option-value", option="bot", value=level, expected=", ".join(levels(game.name)))
