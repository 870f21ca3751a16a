"""Section 8: the options of the game, and the record that the rules read them from."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from foretold.engine.options import OptionSpec, known_only, number_of_players, one_of, whole_number, yes_or_no
from foretold.games.predictions.rules.deck import GAME_NAME, Deck
from foretold.games.predictions.rules.notation import SUIT_LETTERS
from foretold.games.predictions.rules.state import GAME, Combination, Discard

PLAYERS = (2, 5)
KNOWN = ("players", "side", "discard", "heirs", "deck", "first")
SIDES = ("A", "B")
DISCARDS = ("open", "seer", "blind")
SPECS = (
    OptionSpec("players", "number", low=PLAYERS[0], high=PLAYERS[1], required=True),
    OptionSpec("side", "choice", choices=SIDES, default=SIDES[0]),
    OptionSpec("discard", "choice", choices=DISCARDS, default=DISCARDS[0]),
    OptionSpec("heirs", "switch", default=False),
    OptionSpec("first", "seat"),
    OptionSpec("deck", "deck"),
)

#: Section 7: what each combination is worth, by side of the player aid.
STRENGTHS = {
    Combination.NOTHING: {"A": 0, "B": 0},
    Combination.PAIR: {"A": 1, "B": 1},
    Combination.TWO_PAIRS: {"A": 2, "B": 2},
    Combination.THREE: {"A": 3, "B": 3},
    Combination.STRAIGHT: {"A": 4, "B": 6},
    Combination.FLUSH: {"A": 5, "B": 5},
    Combination.FULL_HOUSE: {"A": 6, "B": 4},
    Combination.FOUR: {"A": 7, "B": 7},
    Combination.STRAIGHT_FLUSH: {"A": 10, "B": 10},
}


@dataclass(frozen=True)
class Options:
    """Checked options."""

    players: int
    side: str
    discard: str
    heirs: bool
    first: int

    def written(self) -> dict[str, Any]:
        """As in a record: those at their default are left out."""
        written: dict[str, Any] = {"players": self.players}
        defaults = {"side": "A", "discard": "open", "heirs": False, "first": 0}
        for name, default in defaults.items():
            if getattr(self, name) != default:
                written[name] = getattr(self, name)
        return written


def read(given: Mapping[str, Any]) -> Options:
    """Check the options of a game."""
    known_only(GAME_NAME, given, KNOWN)
    players = number_of_players(GAME_NAME, given, *PLAYERS)
    return Options(
        players=players,
        side=one_of(given, "side", SIDES),
        discard=one_of(given, "discard", DISCARDS),
        heirs=yes_or_no(given, "heirs"),
        first=whole_number(given, "first", 0, players - 1, 0) or 0,
    )


def record_of(options: Options, deck: Deck) -> np.ndarray:
    """The array of one record that the rules read."""
    games = np.zeros(1, GAME)
    game = games[0]
    game.players = options.players
    game.columns = {2: 4, 3: 5}.get(options.players, 6)
    game.discard = Discard[options.discard.upper()]
    game.heirs = options.heirs
    game.side_b = options.side == "B"
    game.first = options.first
    for combination, strength in STRENGTHS.items():
        game.strength[combination] = strength[options.side]
    for letter in SUIT_LETTERS:
        worse = next(i for i, suit in enumerate(reversed(deck.suits)) if suit[0] == letter)
        game.suit_rank[SUIT_LETTERS.index(letter)] = worse
    for card, face in enumerate(deck.faces):
        game.effects[card, : len(face)] = face
    return games
