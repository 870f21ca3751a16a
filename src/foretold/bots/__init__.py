"""Bots: they see what their seat sees, a view, and nothing else."""

from foretold.bots.protocol import LEVELS, Alternative, Bot, Choice, all_levels, levels, make, usual_level

__all__ = ["LEVELS", "Alternative", "Bot", "Choice", "all_levels", "levels", "make", "usual_level"]
