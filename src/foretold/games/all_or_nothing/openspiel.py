"""Alles oder Nichts for OpenSpiel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.adapters.openspiel_parts import OpenSpielParts
from foretold.games.all_or_nothing.rules.flow import cards_in_round
from foretold.games.all_or_nothing.rules.scoring import gain
from foretold.games.all_or_nothing.rules.state import MOST_ROUNDS

if TYPE_CHECKING:
    from foretold.play.game import Game


def _hands_and_trump(game: Game, round_index: int) -> int:
    """The cards that are dealt, and the trump; the rest is out of play."""
    return game.players * cards_in_round(round_index) + 1


def _cards(game: Game) -> list[int]:
    """The cards a player has in each round."""
    rounds = int(game.settings_array["rounds"][0]) if int(game.settings_array["target"][0]) == 0 else MOST_ROUNDS
    return [cards_in_round(round_index) for round_index in range(rounds)]


def _most_points(game: Game) -> int:
    """Every round all tricks, bet openly."""
    return sum(gain(cards, True, cards) for cards in _cards(game))


def _most_decisions(game: Game) -> int:
    """A bet, open or secret, and every card."""
    return sum(game.players * (2 + cards) for cards in _cards(game))


def _most_cards_laid(game: Game) -> int:
    """The dealer, the hands and the trump cards."""
    return 1 + sum(game.players * cards + 1 for cards in _cards(game))


OPENSPIEL = OpenSpielParts(
    title="Alles oder Nichts",
    parameters={"players": 3, "rounds": 7, "target": -1, "dealer": -1, "deck": ""},
    places=_hands_and_trump,
    drawn="dealer",
    most_points=_most_points,
    most_decisions=_most_decisions,
    most_cards_laid=_most_cards_laid,
)
