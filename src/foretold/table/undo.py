"""Decide whether a decision may be taken back freely: exactly when it informed nobody.

Two things must hold for the last decision. First, for every legal alternative everybody else would have seen exactly
the same, so nobody learned what was chosen. Second, nobody, including the seat itself, was shown a card that they had
not seen before. Where there was no alternative, nothing can be taken back: that would reveal it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from foretold.play.state import State


def informed_nobody(before: State, action: str) -> bool:
    """Return whether an action in a state informs nobody: no other seat, no spectator, and not its own seat."""
    seat, legal = before.actor, before.legal_actions()
    if seat is None or len(legal) < 2:
        return False
    after = _after(before, action)
    everybody = (*range(before.game.players), None)
    if after.is_over or any(_new_cards(before, after, observer) for observer in everybody):
        return False
    others = [other for other in everybody if other != seat]
    seen = _told(before, after, others)
    return all(
        _told(before, _after(before, str(alternative)), others) == seen
        for alternative in legal
        if str(alternative) != action
    )


def _after(state: State, action: str) -> State:
    copy = state.clone()
    copy.apply(action)
    return copy


def _told(before: State, after: State, observers: list[int | None]) -> tuple[Any, ...]:
    """Return what others witness of a step: the new facts, and the next question. Whole views would take too long."""
    return ([after.facts(observer, before.fact_count) for observer in observers], after.actor, after.question)


def _new_cards(before: State, after: State, observer: int | None) -> bool:
    """Return whether the step showed an observer a card that it could not see just before."""
    shown = _cards_in(after.facts(observer, before.fact_count), before.game.card_numbers)
    return bool(shown) and not shown <= _cards_in(before.glance(observer), before.game.card_numbers)


def _cards_in(value: Any, cards: Mapping[str, int]) -> set[str]:
    """Return all cards named anywhere in a view or in facts."""
    if isinstance(value, str):
        return {value} & cards.keys()
    if isinstance(value, dict):
        return set().union(*(_cards_in(inner, cards) for name, inner in value.items() if name != "last_round"))
    if isinstance(value, list):
        return set().union(*(_cards_in(inner, cards) for inner in value))
    return set()
