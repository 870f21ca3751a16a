"""Bots for Alles oder Nichts."""
