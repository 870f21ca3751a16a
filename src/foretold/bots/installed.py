"""Bots that somebody else wrote: found by entry point or as ``module:Class``, and checked at every answer."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from foretold.bots.protocol import LEVELS, Bot, Choice, View
from foretold.errors import BotFailed, InvalidOption, reason_of
from foretold.games.package import Part

if TYPE_CHECKING:
    from foretold.play.game import Game

_NAME = re.compile(r"[\w.-]+")


#: Bots that can't be used: the place that each entry point names, and the reason.
problems: dict[str, str] = {}
_broken: dict[str, str] = {}  # the same by the name of the entry point


def installed() -> Mapping[str, str]:
    """Bots of other installed packages (entry points ``foretold.bots``): where each one's class is, by name."""
    return MappingProxyType(_found())


@cache
def _found() -> dict[str, str]:
    from importlib.metadata import entry_points  # slow, and not needed for the built-in bots

    found: dict[str, str] = {}
    points = {(point.name, point.value) for point in entry_points(group="foretold.bots")}
    for name, place in sorted(points):
        if name in LEVELS:
            problems[place] = f"the name {name!r} is taken by a built-in bot"
        elif name in found:
            problems[place] = f"the name {name!r} is taken by {found[name]}"
        elif not _NAME.fullmatch(name):
            problems[place] = f"the name {name!r} must have letters, digits, '-', '_' and '.' only"
        else:
            found[name] = place
    return found


def check_installed() -> None:
    """Import every installed bot; one that can't be used is left out, and `problems` says why."""
    for name, place in tuple(_found().items()):
        try:
            _class_of(place, name)
        except InvalidOption as error:
            problems[place] = _broken[name] = reason_of(error)
            del _found()[name]


def is_installed(name: str) -> bool:
    """Whether a package brought a bot of this name, even one that can't be used."""
    return name in _found() or name in _broken


def _class_of(place: str, level: str) -> type[Bot]:
    try:
        found: Any = Part(place).load()
    except Exception as error:  # somebody else's module may fail in any way
        raise InvalidOption("bot-broken", bot=level, reason=reason_of(error)) from error
    if not (isinstance(found, type) and callable(getattr(found, "decide", None))):
        raise InvalidOption("bot-broken", bot=level, reason="not a class with a method decide(view, budget, seed)")
    return found


def installed_bot(level: str, game: Game) -> Bot:
    """A bot by the name of its entry point, or a class as ``module:Class``."""
    if level in _broken:
        raise InvalidOption("bot-broken", bot=level, reason=_broken[level])
    return CheckedBot(level, _class_of(installed().get(level, level), level), game)


class CheckedBot(Bot):
    """A bot that somebody else wrote: what it answers is checked, and a mistake is reported with the bot's name."""

    def __init__(self, level: str, kind: type[Bot], game: Game) -> None:
        super().__init__(game)
        self.level = level
        try:
            self._bot = kind(game)
        except Exception as error:
            raise InvalidOption("bot-broken", bot=level, reason=reason_of(error)) from error

    def decide(self, view: View, budget: float, seed: int) -> Choice:
        """The answer of the bot, if it is legal; a text alone will do."""
        try:
            answer: Any = self._bot.decide(view, budget, seed)
        except Exception as error:
            raise BotFailed("bot-broken", bot=self.level, reason=reason_of(error)) from error
        choice = Choice(answer, ()) if isinstance(answer, str) else answer
        if not isinstance(choice, Choice) or choice.action not in view["legal"]:
            said = getattr(choice, "action", choice)
            raise BotFailed("bot-illegal", bot=self.level, answer=repr(said)[:80], legal=", ".join(view["legal"][:8]))
        return choice
