"""Reading the options of a game: what is missing, unknown or out of range is refused with what was expected."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from foretold.errors import InvalidOption


@dataclass(frozen=True)
class OptionSpec:
    """An option as a form offers it: a number in a range, one of some words, yes or no, a seat, or a deck."""

    name: str
    kind: Literal["number", "choice", "switch", "seat", "deck"]
    low: int | None = None
    high: int | None = None
    choices: tuple[str, ...] = ()
    default: Any = None
    required: bool = False


@dataclass(frozen=True)
class PlayersOnly:
    """Checked options of a game that has no other than the number of players (and a deck)."""

    players: int

    def written(self) -> dict[str, Any]:
        """As in a record."""
        return {"players": self.players}


def known_only(game: str, given: Mapping[str, Any], known: tuple[str, ...]) -> None:
    """Refuse an option that the game does not have."""
    for name in given:
        if name not in known:
            raise InvalidOption("option-unknown", option=name, game=game, known=known)


def whole_number(given: Mapping[str, Any], name: str, low: int, high: int | None, default: int | None) -> int | None:
    """An integer option between two bounds; None stands for the default."""
    value = given.get(name)
    if value is None:
        return default
    fits = isinstance(value, int) and not isinstance(value, bool)
    if not fits or value < low or (high is not None and value > high):
        expected = f"{low}..{high}" if high is not None else f"{low}.."
        raise InvalidOption("option-value", option=name, value=value, expected=expected)
    return int(value)


def number_of_players(game: str, given: Mapping[str, Any], low: int, high: int) -> int:
    """The option ``players``, which every game requires."""
    players = whole_number(given, "players", low, high, None)
    if players is None:
        raise InvalidOption("option-missing", option="players", game=game)
    return players


def one_of(given: Mapping[str, Any], name: str, choices: tuple[str, ...]) -> str:
    """An option that is one of a few words, the first by default."""
    value = given.get(name)
    if value is None:
        return choices[0]
    if not isinstance(value, str) or value not in choices:
        raise InvalidOption("option-value", option=name, value=value, expected=", ".join(choices))
    return value


def yes_or_no(given: Mapping[str, Any], name: str) -> bool:
    """An option that is true or false, false by default."""
    value = given.get(name)
    if value is None:
        return False
    if not isinstance(value, bool):
        raise InvalidOption("option-value", option=name, value=value, expected="true, false")
    return value
