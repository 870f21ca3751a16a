"""Every game × number of seats × options: what the laws of the kit run over."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any

import foretold
from foretold.games.registry import definition
from foretold.play.game import Game

#: A deck file whose faces use every effect, starred and optional, and reshuffle often.
BUSY: dict[str, Any] = {
    "game": "predictions",
    "name": "Busy",
    "suits": ["Tree", "Scarab", "Clock", "Mask"],
    "effects": {
        "2": ["eye", "reveal 5*", "take"],
        "3": ["swap", "take*", "reveal 3"],
        "4": ["hypnosis*", "reveal 3*", "take"],
        "5": ["swap*", "take*"],
        "6": ["eye*", "take*", "draw"],
        "7": ["rune", "take*"],
        "8": ["swap", "draw*", "take", "eye"],
        "9": ["hypnosis", "draw*"],
        "10": ["reveal 2*", "rune*", "take"],
        "J": ["take*", "draw"],
        "Q": ["take*", "hypnosis"],
        "K": ["reveal 2*", "reveal 4", "take*"],
        "A": ["draw*", "take*"],
        "rune": ["draw*", "rune", "take*"],
    },
    "cards": {"7S": ["hypnosis", "take*"], "R2": ["eye", "draw*", "reveal 5", "take"]},
}

COLOURS = ("Amber", "Blue", "Coral", "Dun", "Ecru", "Fawn", "Green", "Hazel")


def colours(count: int, ranks: int) -> dict[str, Any]:
    """A deck file of all-or-nothing with so many colours and ranks."""
    return {
        "game": "all-or-nothing",
        "name": f"{count} colours of {ranks}",
        "suits": list(COLOURS[:count]),
        "ranks": list(range(2, 2 + ranks)),
    }


#: Just enough cards for six players, in 3 to 8 colours; None is the built-in deck.
COLOUR_DECKS = (None, colours(3, 13), colours(5, 8), colours(6, 7), colours(7, 6), colours(8, 5))


@dataclass(frozen=True)
class Variant:
    """A game with its options, and a readable name for the tests' list."""

    game: str
    name: str
    options: Mapping[str, Any]

    def make(self, **changes: Any) -> Game:
        """The game."""
        return foretold.game(self.game, **{**self.options, **changes})

    def make_interpreted(self) -> Game:
        """The game with its rules interpreted."""
        return Game(self.game, self.options, interpreted=True)

    @property
    def players(self) -> int:
        return int(self.options["players"])

    @property
    def number(self) -> int:
        """A seed of its own."""
        return sum(place * ord(letter) for place, letter in enumerate(self.name, start=1))

    def __str__(self) -> str:
        return self.name


def _predictions() -> list[Variant]:
    found = []
    for players, side, discard, heirs, deck in product(
        (2, 3, 4, 5), "AB", ("open", "seer", "blind"), (False, True), (None, BUSY)
    ):
        for first in (0, players - 1):
            options = {"players": players, "side": side, "discard": discard, "heirs": heirs, "first": first}
            name = f"predictions-{players}-{side}-{discard}-{'heirs' if heirs else 'plain'}-{first}"
            name += "-busy" if deck else ""
            found.append(Variant("predictions", name, {**options, "deck": deck}))
    return found


def _all_or_nothing() -> list[Variant]:
    found = []
    lengths: tuple[dict[str, int], ...] = ({}, {"rounds": 1}, {"rounds": 9, "dealer": 2}, {"target": 25})
    for players, length, deck in product((3, 4, 5, 6), lengths, COLOUR_DECKS):
        words = "-".join(f"{key}{value}" for key, value in length.items()) or "plain"
        name = f"tricks-{players}-{words}-{len(deck['suits']) if deck else 'own'}"
        found.append(Variant("all-or-nothing", name, {"players": players, **length, "deck": deck}))
    return found


def _of_another(name: str) -> list[Variant]:
    """A game of another package, with each number of players."""
    low, high = definition(name).players
    return [Variant(name, f"{name}-{players}", {"players": players, "deck": None}) for players in range(low, high + 1)]


#: The kit runs over another game than the built-in ones where this variable names it (tests/third_game).
OTHER = os.environ.get("FORETOLD_KIT_GAME", "")
PREDICTIONS = [] if OTHER else _predictions()
ALL_OR_NOTHING = [] if OTHER else _all_or_nothing()
VARIANTS = _of_another(OTHER) if OTHER else PREDICTIONS + ALL_OR_NOTHING


def _core() -> list[Variant]:
    """Every seats × discard × deck and seats × colours once, the other options taking turns: for the dear laws."""
    kinds: dict[tuple[object, ...], list[Variant]] = {}
    for variant in VARIANTS:
        deck = variant.options["deck"]
        kind = (variant.game, variant.players, variant.options.get("discard"), deck and deck["name"])
        kinds.setdefault(kind, []).append(variant)
    return [alike[(5 * place) % len(alike)] for place, alike in enumerate(kinds.values())]


CORE = _core()
#: Those of games with a witness of their own (tests/conformance/witness.py).
WITNESSED = [] if OTHER else CORE
CORE_PREDICTIONS = [variant for variant in CORE if variant.game == "predictions"]
