"""Foretold: All In - Predictions and Alles oder Nichts, complete and exact.

>>> import foretold
>>> game = foretold.game("predictions", players=4)
>>> state = game.deal(seed=7)
>>> state.apply(state.legal_actions()[0])
"""

from typing import TYPE_CHECKING, Any

from foretold.errors import (
    BotFailed,
    ForetoldError,
    IllegalAction,
    InvalidDeck,
    InvalidOption,
    InvalidRecord,
    InvalidSeat,
    UnknownGame,
)

if TYPE_CHECKING:
    from foretold.play.action import Action
    from foretold.play.batch import Batch
    from foretold.play.game import Game
    from foretold.play.record import Record
    from foretold.play.replay import replay
    from foretold.play.state import State

__version__ = "0.1.0"

#: Loaded when first used: NumPy and the rules take longer than a command's --help should.
_LAZY = {
    "Action": "foretold.play.action",
    "Batch": "foretold.play.batch",
    "Game": "foretold.play.game",
    "Record": "foretold.play.record",
    "State": "foretold.play.state",
    "replay": "foretold.play.replay",
}


def game(name: str, **options: Any) -> "Game":
    """A game with its options: ``foretold.game("predictions", players=4, side="B")``."""
    from foretold.play.game import Game

    return Game(name, options)


def __getattr__(name: str) -> Any:
    if name in _LAZY:
        from importlib import import_module

        return getattr(import_module(_LAZY[name]), name)
    raise AttributeError(f"module 'foretold' has no attribute {name!r}")


__all__ = [
    "Action",
    "Batch",
    "BotFailed",
    "ForetoldError",
    "Game",
    "IllegalAction",
    "InvalidDeck",
    "InvalidOption",
    "InvalidRecord",
    "InvalidSeat",
    "Record",
    "State",
    "UnknownGame",
    "game",
    "replay",
]
