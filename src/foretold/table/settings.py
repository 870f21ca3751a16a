"""What a host chooses when a table is opened."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec

from foretold.bots.protocol import LEVELS
from foretold.errors import InvalidOption
from foretold.play.game import Game
from foretold.table.refusals import refuse

SECOND = 1_000
DAY = 86_400 * SECOND

#: The level that sits in for a player, or decides when time is up.
STAND_IN = "adept"


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", omit_defaults=True):
    """A part of the settings of which there are several kinds."""


class NoClock(Choice, frozen=True, tag="none"):
    """Everybody takes the time it takes."""


class DecisionClock(Choice, frozen=True, tag="decision"):
    """So many seconds for every decision."""

    seconds: Annotated[int, msgspec.Meta(ge=5, le=3_600)]


class BankClock(Choice, frozen=True, tag="bank"):
    """So many seconds for the whole game, and some more for every decision."""

    seconds: Annotated[int, msgspec.Meta(ge=10, le=86_400)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0


class DaysClock(Choice, frozen=True, tag="days"):
    """Turn-based play: so many days for every decision."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]


Clock = NoClock | DecisionClock | BankClock | DaysClock


class ForPerson(Choice, frozen=True, tag="person"):
    """A seat for whoever comes by the link."""


class ForBot(Choice, frozen=True, tag="bot"):
    """A seat for a bot."""

    level: str


Chair = ForPerson | ForBot


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that is fixed about a table when it is opened; the chairs may change until the game begins."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    options: dict[str, Any]
    seats: Annotated[list[Chair], msgspec.Meta(min_length=1, max_length=12)]
    clock: Clock = NoClock()
    timeout: Literal["default", "bot"] = "default"
    hold: Annotated[int, msgspec.Meta(ge=15, le=86_400, description="seconds before the others may vote")] = 60
    undo: Literal["consent", "off"] = "consent"
    listed: bool = False
    memory: bool = True
    spectators: bool = True
    chat: bool = True


@lru_cache(maxsize=256)
def _game(name: str, options: bytes) -> Game:
    """The same for all tables that play the same: what it keeps is large, and at hand when many play it."""
    return Game(name, msgspec.json.decode(options))


def checked(settings: Settings) -> Game:
    """The game that the settings describe; settings that can't be played are refused."""
    if isinstance(settings.options.get("deck"), str):  # before anything looks for a file of that name
        raise InvalidOption(
            "option-value", option="deck", value=settings.options["deck"], expected="a deck, not a path"
        )
    game = _game(settings.game, msgspec.json.encode(settings.options, order="deterministic"))
    if len(settings.seats) != game.players:
        refuse("table-seats", expected=game.players, given=len(settings.seats))
    for chair in settings.seats:
        if isinstance(chair, ForBot) and chair.level not in LEVELS:
            refuse("table-level", level=chair.level, known=list(LEVELS))
    if all(isinstance(chair, ForBot) for chair in settings.seats):
        refuse("table-nobody")
    return game
