"""What OpenSpiel needs to know of a game: title, parameters, and bounds that no game exceeds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from foretold.engine.definition import Definition
    from foretold.play.game import Game

#: Bounds of games that give none of their own.
_POINTS, _DECISIONS, _CARDS = 1_000_000, 10_000, 100_000


def whole_deck(game: Game, round_index: int) -> int:  # noqa: ARG001 - the same for every round
    """Every card of the deck may be drawn."""
    return len(game.cards)


@dataclass(frozen=True, kw_only=True)
class OpenSpielParts:
    """The description of a game for OpenSpiel. The bounds are generous; no real game comes near."""

    title: str
    #: The parameters with their defaults; numbers and texts that stand for "not given" are -1 and "".
    parameters: Mapping[str, Any]
    #: How many cards of a round's deck matter, the others being out of play; by game and number of the round from 0.
    places: Callable[[Game, int], int] = whole_deck
    #: The option that chance draws where it is not given.
    drawn: str = ""
    most_points: Callable[[Game], int] = lambda _game: _POINTS
    most_decisions: Callable[[Game], int] = lambda _game: _DECISIONS
    #: No game has more chance nodes.
    most_cards_laid: Callable[[Game], int] = lambda _game: _CARDS


_NOT_GIVEN = {"number": -1, "seat": -1, "choice": "", "switch": False, "deck": ""}


def generic_parts(definition: Definition) -> OpenSpielParts:
    """Describe a game without its own parts: its options become the parameters."""
    parameters: dict[str, Any] = {
        spec.name: spec.default if spec.default is not None else _NOT_GIVEN[spec.kind]
        for spec in definition.option_specs
    }
    parameters["players"] = definition.players[0]
    return OpenSpielParts(title=definition.name, parameters=parameters)
