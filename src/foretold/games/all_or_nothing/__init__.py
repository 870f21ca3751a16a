"""Alles oder Nichts (All or Nothing): everything that is specific to this game."""
