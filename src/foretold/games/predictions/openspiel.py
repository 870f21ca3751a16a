"""All In - Predictions for OpenSpiel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.adapters.openspiel_parts import OpenSpielParts
from foretold.games.predictions.rules.state import EFFECTS, REVEALED, ROUNDS, TURNS_A_SEAT

if TYPE_CHECKING:
    from foretold.play.game import Game

#: With the round of the heirs.
_MOST_ROUNDS = ROUNDS + 1


def _most_points(game: Game) -> int:  # noqa: ARG001 - for any number of players
    """Each round a pot of at most 28 in all, hands of 10, two rune cards, and a rune for each effect."""
    return 28 + _MOST_ROUNDS * (10 + 4 + TURNS_A_SEAT * EFFECTS)


def _most_decisions(game: Game) -> int:
    """A turn asks for a card, for two answers an effect and for the cards too many; then all predict."""
    turn = 1 + 2 * EFFECTS + EFFECTS
    return _MOST_ROUNDS * (TURNS_A_SEAT * game.players * turn + game.players)


def _most_cards_laid(game: Game) -> int:
    """The deck, and as many cards again as are drawn, since a new deck is laid when the last is drawn."""
    drawn = TURNS_A_SEAT * game.players * EFFECTS * REVEALED
    return _MOST_ROUNDS * (2 * len(game.cards) + drawn)


OPENSPIEL = OpenSpielParts(
    title="All In - Predictions",
    parameters={"players": 3, "side": "A", "discard": "open", "heirs": False, "first": 0, "deck": ""},
    most_points=_most_points,
    most_decisions=_most_decisions,
    most_cards_laid=_most_cards_laid,
)
