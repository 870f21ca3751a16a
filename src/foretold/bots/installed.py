"""Bots that somebody else wrote: found by entry point or as ``module:Class``, and checked at every answer."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from foretold.bots.protocol import LEVELS, Bot, Choice, View
from foretold.errors import BotFailed, InvalidOption
from foretold.games.package import Part

if TYPE_CHECKING:
    from foretold.play.game import Game


@cache
def installed() -> Mapping[str, str]:
    """Bots of other installed packages (entry points ``foretold.bots``): where each one's class is, by name."""
    from importlib.metadata import entry_points  # slow, and not needed for the built-in bots

    return {point.name: point.value for point in entry_points(group="foretold.bots") if point.name not in LEVELS}


def _class_of(place: str, level: str) -> type[Bot]:
    try:
        found: Any = Part(place).load()
    except Exception as error:  # somebody else's module may fail in any way
        raise InvalidOption("bot-broken", bot=level, reason=f"{type(error).__name__}: {error}") from error
    if not (isinstance(found, type) and callable(getattr(found, "decide", None))):
        raise InvalidOption("bot-broken", bot=level, reason="not a class with a method decide(view, budget, seed)")
    return found


def installed_bot(level: str, game: Game) -> Bot:
    """A bot by the name of its entry point, or a class as ``module:Class``."""
    return CheckedBot(level, _class_of(installed().get(level, level), level), game)


class CheckedBot(Bot):
    """A bot that somebody else wrote: what it answers is checked, and a mistake is reported with the bot's name."""

    def __init__(self, level: str, kind: type[Bot], game: Game) -> None:
        super().__init__(game)
        self.level = level
        try:
            self._bot = kind(game)
        except Exception as error:
            raise InvalidOption("bot-broken", bot=level, reason=f"{type(error).__name__}: {error}") from error

    def decide(self, view: View, budget: float, seed: int) -> Choice:
        """The answer of the bot, if it is legal; a text alone will do."""
        try:
            answer: Any = self._bot.decide(view, budget, seed)
        except Exception as error:
            raise BotFailed("bot-broken", bot=self.level, reason=f"{type(error).__name__}: {error}") from error
        choice = Choice(answer, ()) if isinstance(answer, str) else answer
        if not isinstance(choice, Choice) or choice.action not in view["legal"]:
            said = getattr(choice, "action", choice)
            raise BotFailed("bot-illegal", bot=self.level, answer=repr(said)[:80], legal=", ".join(view["legal"][:8]))
        return choice
