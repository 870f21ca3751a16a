"""What can be played here: games with their options, bots with their levels, clocks."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from foretold.bots import all_levels, levels
from foretold.games.registry import definition, packages
from foretold.server import deck_reader as deck_reading
from foretold.server.auth import ANYBODY, PEOPLE
from foretold.server.routing import Call, Routes
from foretold.words import bot_name, choice_words, has_message, languages, say

routes = Routes("offers")

#: One text, and every letter of it may be escaped.
_MOST_BYTES = 12 * 65_536


class OptionChoice(msgspec.Struct, frozen=True):
    """One of the words that an option may be, and what it means."""

    value: str
    text: str = ""


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option of a game: a number in a range, one of some words, yes or no, a seat, or a deck.

    The text names it; where there are choices, theirs do.
    """

    name: str
    kind: Literal["number", "choice", "switch", "seat", "deck"]
    text: str = ""
    low: int | None = None
    high: int | None = None
    choices: list[OptionChoice] = []
    default: Any = None
    required: bool = False


class GameOffer(msgspec.Struct, frozen=True):
    """A game, and everything that can be chosen about it."""

    game: str
    name: str
    players: tuple[int, int]
    options: list[Option]
    levels: list[str]


class Level(msgspec.Struct, frozen=True):
    """A bot's level: its name, and how it plays."""

    level: str
    name: str
    text: str


class DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck file as text, and the game that is to be played with it."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    players: Annotated[int, msgspec.Meta(ge=1, le=12)]
    text: Annotated[str, msgspec.Meta(max_length=65_536, description="TOML")]


class DeckRead(msgspec.Struct, frozen=True):
    """A valid deck with its name in the caller's language; `content` is the value of the option `deck`."""

    name: str
    cards: int
    content: dict[str, Any]


class Offers(msgspec.Struct, frozen=True):
    """Everything on offer, in the caller's language."""

    lang: str
    languages: list[str]
    games: list[GameOffer]
    levels: list[Level]


def options_of(game: str) -> list[Option]:
    """Return the options of a game, with the values that the rules allow."""
    return [
        Option(
            spec.name, spec.kind, low=spec.low, high=spec.high, choices=list(map(OptionChoice, spec.choices)),
            default=spec.default, required=spec.required,
        )
        for spec in definition(game).option_specs
    ]  # fmt: skip


@routes.add("GET", "/api/v1/games", answer=Offers, access=ANYBODY)
async def offers(call: Call) -> Offers:
    """List what can be played here, in the caller's language."""
    lang = call.lang
    games = [
        GameOffer(
            game,
            say(f"game-{game}", lang),
            definition(game).players,
            [_named(one, lang) for one in options_of(game)],
            list(levels(game)),
        )
        for game in packages()
    ]
    known = [Level(level, bot_name(level, lang), _style(level, lang)) for level in all_levels()]
    return Offers(lang, list(languages()), games, known)


@routes.add("POST", "/api/v1/decks", body=DeckFile, answer=DeckRead, access=PEOPLE, most=_MOST_BYTES)
async def read_deck(call: Call) -> DeckRead:
    """Read a deck file for a game; one that can't be played with is refused, with what is wrong in it."""
    file: DeckFile = call.body
    content, deck = await call.context.decks.run(call.queue, deck_reading.read, file.game, file.text, file.players)
    return DeckRead(deck.name(call.lang), len(deck.cards), content)


def _style(level: str, lang: str) -> str:
    message = f"bot-{level}-style"
    return say(message, lang) if has_message(message) else ""


def _named(option: Option, lang: str) -> Option:
    """Return an option with its texts."""
    if option.kind != "choice":
        return msgspec.structs.replace(option, text=say(f"option-{option.name}", lang))
    named = [OptionChoice(one.value, choice_words(option.name, one.value, lang)) for one in option.choices]
    return msgspec.structs.replace(option, choices=named)
