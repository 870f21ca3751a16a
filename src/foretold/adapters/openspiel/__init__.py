"""Every game for OpenSpiel: importing this registers them.

>>> import pyspiel
>>> import foretold.adapters.openspiel
>>> games = [name for name in pyspiel.registered_names() if name.startswith("python_foretold_")]

Chance deals card by card: every round's deck, and every reshuffle, when it is needed. An information state is what
``State.view`` tells the seat, as JSON with sorted keys.
"""

from foretold.adapters.openspiel.games import ForetoldGame, ForetoldState

__all__ = ["ForetoldGame", "ForetoldState"]
