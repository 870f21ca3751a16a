"""The settings that a host chooses when a table is opened."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec

from foretold.bots.protocol import levels
from foretold.errors import InvalidOption
from foretold.play.game import Game
from foretold.play.versions import Version
from foretold.table.refusals import refuse

#: The most cards of a table's deck, and the most bytes of its options: whoever watches is sent them.
MOST_CARDS = 512
MOST_BYTES = 16_384

SECOND = 1_000
DAY = 86_400 * SECOND


class SeatChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", omit_defaults=True):
    """A setting of which there are several kinds."""


class NoClock(SeatChoice, frozen=True, tag="none"):
    """No time limit."""


class DecisionClock(SeatChoice, frozen=True, tag="decision"):
    """A number of seconds for every decision."""

    seconds: Annotated[int, msgspec.Meta(ge=5, le=3_600)]


class BankClock(SeatChoice, frozen=True, tag="bank"):
    """A number of seconds for the whole game, and an increment for every decision."""

    seconds: Annotated[int, msgspec.Meta(ge=10, le=86_400)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0


class DaysClock(SeatChoice, frozen=True, tag="days"):
    """Turn-based play: a number of days for every decision."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]


Clock = NoClock | DecisionClock | BankClock | DaysClock


class ForPerson(SeatChoice, frozen=True, tag="person"):
    """A seat for whoever has the link."""


class ForBot(SeatChoice, frozen=True, tag="bot"):
    """A seat for a bot."""

    level: str


Chair = ForPerson | ForBot


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that is fixed when a table is opened; the seats may change until the game begins."""

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
def _game(name: str, options: bytes, version: Version) -> Game:
    """Return the game; tables with the same options share one, because it holds much."""
    return Game(name, msgspec.json.decode(options), version=version)


def check_size(settings: Settings) -> None:
    """Refuse options that are too large, before anything is made of them."""
    try:
        size = len(msgspec.json.encode(settings.options))
    except (OverflowError, RecursionError):
        size = MOST_BYTES + 1
    if size > MOST_BYTES:
        refuse("table-options-large", most=MOST_BYTES)


def checked_anew(settings: Settings, version: Version) -> Game:
    """Return the game of a table that is to be opened. Tables from earlier may have larger decks."""
    check_size(settings)
    game = checked(settings, version)
    if len(game.cards) > MOST_CARDS:
        refuse("table-deck-large", most=MOST_CARDS)
    return game


def checked(settings: Settings, version: Version) -> Game:
    """Return the game that the settings describe; refuse settings that can't be played."""
    if isinstance(settings.options.get("deck"), str):  # before anything looks for a file of that name
        raise InvalidOption(
            "option-value", option="deck", value=settings.options["deck"], expected="a deck, not a path"
        )
    game = _game(settings.game, msgspec.json.encode(settings.options, order="deterministic"), version)
    if len(settings.seats) != game.players:
        refuse("table-seats", expected=game.players, given=len(settings.seats))
    for chair in settings.seats:
        if isinstance(chair, ForBot) and chair.level not in levels(settings.game):
            refuse("table-level", level=chair.level, known=list(levels(settings.game)))
    if all(isinstance(chair, ForBot) for chair in settings.seats):
        refuse("table-nobody")
    return game
