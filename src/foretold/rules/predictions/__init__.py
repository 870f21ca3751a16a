"""Deprecated: these modules are now in `foretold.games.predictions.rules`."""
