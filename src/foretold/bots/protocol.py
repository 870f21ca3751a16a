"""What a bot is: a view and a time budget in, an action and its reasons out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from foretold.engine import view_types
from foretold.errors import InvalidOption
from foretold.games.package import Part
from foretold.games.registry import BUILT_IN, package, packages

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
#: The level to take where nobody chose one: the first that a game has.
_USUAL = ("adept", "seer")
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
    built_in = [level for level in LEVELS if level in own or level in _SHARED]
    return tuple(dict.fromkeys([*built_in, *own, *installed()]))


def all_levels() -> tuple[str, ...]:
    """The names of the bots of all games: those of `levels`, then those that only some games have."""
    return tuple(dict.fromkeys([*levels(), *(level for own in packages().values() for level in own.bots)]))


def usual_level(slug: str) -> str:
    """The level that plays a game where nobody chose one, and sits in for a player."""
    known = levels(slug)
    return next(level for level in _USUAL if level in known)


def make(level: str, game: Game) -> Bot:
    """A bot for a game: a level, the name of an installed bot, or a class as ``module:Class``."""
    from foretold.bots.installed import CheckedBot, installed_bot, is_installed

    own = package(game.name)
    if level in own.bots and game.name not in BUILT_IN:
        return CheckedBot(level, own.load(own.bots[level]), game)
    part = own.bots.get(level) or _SHARED.get(level)
    if part is not None:
        return own.load(part)(game)
    if ":" in level or is_installed(level):
        return installed_bot(level, game)
    raise InvalidOption("option-value", option="bot", value=level, expected=", ".join(levels(game.name)))
