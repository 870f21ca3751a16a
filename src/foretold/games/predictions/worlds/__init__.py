"""Sampling of possible worlds: what a seat's log fixes, and the draw of the rest."""
