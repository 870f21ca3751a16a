"""Deprecated: the rules of a game are now in its folder under `foretold.games`."""
