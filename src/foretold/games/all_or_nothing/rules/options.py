"""Section 6: the options of the game, and the record that the rules read them from."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from foretold.engine.options import OptionSpec, known_only, number_of_players, whole_number
from foretold.games.all_or_nothing.rules.deck import GAME_NAME, Deck
from foretold.games.all_or_nothing.rules.state import GAME, MOST_ROUNDS, NONE
from foretold.games.all_or_nothing.rules.tricks import INVERSE_BITS

PLAYERS = (3, 6)
KNOWN = ("players", "rounds", "target", "deck", "dealer")
ROUNDS = 7
SPECS = (
    OptionSpec("players", "number", low=PLAYERS[0], high=PLAYERS[1], required=True),
    OptionSpec("rounds", "number", low=1, high=MOST_ROUNDS, default=ROUNDS),
    OptionSpec("target", "number", low=1),
    OptionSpec("dealer", "seat"),
    OptionSpec("deck", "deck"),
)
#: No game reaches as many points, so a larger target means the same.
UNREACHABLE = 1_000_000


@dataclass(frozen=True)
class Options:
    """Checked options."""

    players: int
    rounds: int
    target: int | None
    dealer: int | None

    def written(self) -> dict[str, Any]:
        """As in a record: those at their default are left out, and rounds where a target is set."""
        written: dict[str, Any] = {"players": self.players}
        if self.target is not None:
            written["target"] = self.target
        elif self.rounds != ROUNDS:
            written["rounds"] = self.rounds
        if self.dealer is not None:
            written["dealer"] = self.dealer
        return written


def read(given: Mapping[str, Any]) -> Options:
    """Check the options of a game."""
    known_only(GAME_NAME, given, KNOWN)
    players = number_of_players(GAME_NAME, given, *PLAYERS)
    return Options(
        players=players,
        rounds=whole_number(given, "rounds", 1, MOST_ROUNDS, ROUNDS) or ROUNDS,
        target=whole_number(given, "target", 1, None, None),
        dealer=whole_number(given, "dealer", 0, players - 1, None),
    )


def record_of(options: Options, deck: Deck) -> np.ndarray:
    """The array of one record that the rules read."""
    games = np.zeros(1, GAME)
    game = games[0]
    game.players = options.players
    game.rounds = options.rounds
    game.target = min(options.target or 0, UNREACHABLE)
    game.dealer = NONE if options.dealer is None else options.dealer
    game.cards = len(deck.cards)
    game.ranks = len(deck.ranks)
    game.inverse = (1 << INVERSE_BITS) // len(deck.ranks) + 1
    game.colours = len(deck.suits)
    return games
