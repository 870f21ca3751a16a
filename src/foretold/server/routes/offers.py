"""What can be played here: games with their options, bots with their levels, clocks."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from foretold.bots import LEVELS
from foretold.play.decks import load, read_text
from foretold.play.registry import GAMES, definition
from foretold.rules.all_or_nothing import options as all_or_nothing
from foretold.rules.all_or_nothing.state import MOST_ROUNDS
from foretold.rules.predictions import options as predictions
from foretold.server.callers import ANYBODY, PEOPLE
from foretold.server.routing import Call, Routes
from foretold.words import languages, say

routes = Routes("offers")


class Choice(msgspec.Struct, frozen=True):
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
    choices: list[Choice] = []
    default: Any = None
    required: bool = False


class GameOffer(msgspec.Struct, frozen=True):
    """A game, and all that can be chosen about it."""

    game: str
    name: str
    players: tuple[int, int]
    options: list[Option]


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
    """A deck that can be played with, its name in the caller's language; `content` is what the option `deck` takes."""

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
    """The options of a game; what they may be is what the rules say."""
    if game == "predictions":
        low, high = predictions.PLAYERS
        return [
            Option("players", "number", low=low, high=high, required=True),
            Option("side", "choice", choices=[Choice("A"), Choice("B")], default="A"),
            Option("discard", "choice", choices=list(map(Choice, predictions.DISCARDS)), default="open"),
            Option("heirs", "switch", default=False),
            Option("first", "seat", default=0),
            Option("deck", "deck"),
        ]
    low, high = all_or_nothing.PLAYERS
    return [
        Option("players", "number", low=low, high=high, required=True),
        Option("rounds", "number", low=1, high=MOST_ROUNDS, default=all_or_nothing.ROUNDS),
        Option("target", "number", low=1),
        Option("dealer", "seat"),
        Option("deck", "deck"),
    ]


@routes.add("GET", "/api/v1/games", answer=Offers, doors=ANYBODY)
async def offers(call: Call) -> Offers:
    """What can be played here, in the caller's language."""
    lang = call.lang
    games = [
        GameOffer(
            game,
            say(f"game-{game}", lang),
            rules.players,
            [_named(one, lang) for one in options_of(game)],
        )
        for game, rules in GAMES.items()
    ]
    levels = [Level(level, say(f"bot-{level}", lang), say(f"bot-{level}-style", lang)) for level in LEVELS]
    return Offers(lang, list(languages()), games, levels)


@routes.add("POST", "/api/v1/decks", body=DeckFile, answer=DeckRead, doors=PEOPLE)
async def read_deck(call: Call) -> DeckRead:
    """Read a deck file for a game; one that can't be played with is refused, with what is wrong in it."""
    content = read_text(call.body.text)
    deck = load(definition(call.body.game), content, call.body.players)
    return DeckRead(deck.name(call.lang), len(deck.cards), content)


def _named(option: Option, lang: str) -> Option:
    """An option with its words."""
    if option.kind != "choice":
        return msgspec.structs.replace(option, text=say(f"option-{option.name}", lang))
    named = [Choice(one.value, _meaning(option.name, one.value, lang)) for one in option.choices]
    return msgspec.structs.replace(option, choices=named)


def _meaning(option: str, value: str, lang: str) -> str:
    """What a choice means: either it has words of its own, or the option's have a place for it."""
    if option == "side":
        return say("option-side", lang, value=value)
    return say(f"option-{option}-{value}", lang)
