"""Sections 1 and 7: how cards and actions are written."""

from collections.abc import Sequence


def card_names(letters: Sequence[str], ranks: Sequence[int]) -> tuple[str, ...]:
    """All cards by their number: the rank, then the first letter of the colour."""
    return tuple(f"{rank}{letter}" for letter in letters for rank in ranks)


def action_names(cards: Sequence[str]) -> tuple[str, ...]:
    """The notation of every action, in the order of the action table."""
    return (*(f"bet {number}" for number in range(7)), "open", "secret", *(f"play {card}" for card in cards))
