"""Both games for OpenSpiel: importing this registers them.

>>> import pyspiel
>>> import foretold.adapters.openspiel
>>> game = pyspiel.load_game("python_foretold_predictions(players=4,side=B)")
>>> game = pyspiel.load_game("python_foretold_all_or_nothing(players=4,rounds=1)")

Chance deals card by card: every round's deck, and every reshuffle, when it is needed. An information state is what
``State.view`` tells the seat, as JSON with sorted keys.
"""

from foretold.adapters.openspiel.games import AllOrNothingGame, ForetoldGame, ForetoldState, PredictionsGame

__all__ = ["AllOrNothingGame", "ForetoldGame", "ForetoldState", "PredictionsGame"]
