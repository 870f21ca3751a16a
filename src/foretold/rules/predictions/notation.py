"""Deprecated: this module is now `foretold.games.predictions.rules.notation`."""

from foretold.deprecated import names_from

__getattr__ = names_from(__name__, "foretold.games.predictions.rules.notation")
