"""Undo by proof: a decision may be taken back freely exactly when it informed nobody.

Three things must hold for the last decision. Everybody else witnessed something else than the seat that chose: so the
choice is hidden from them by the rules, and not because there was only one, which they could not know. Whatever legal
alternative the seat had chosen, everybody else would have witnessed the very same: so nobody learned what was chosen.
And the seat itself was shown no card that it did not see before: so it learned nothing either.
"""

from __future__ import annotations

from typing import Any

from foretold.play.state import State


def informed_nobody(before: State, action: str) -> bool:
    """Whether an action, done in a state, tells nobody anything: no other seat, no spectator, and not its own seat."""
    seat = before.actor
    if seat is None:
        return False
    after = _after(before, action)
    if after.is_over or _new_cards(before, after, seat):
        return False
    others = [other for other in (*range(before.game.players), None) if other != seat]
    own = after.facts(seat, before.fact_count)
    if any(after.facts(other, before.fact_count) == own for other in others):
        return False
    seen = [_told(before, after, other) for other in others]
    for alternative in before.legal_actions():
        if str(alternative) != action:
            imagined = _after(before, str(alternative))
            if any(_told(before, imagined, other) != told for other, told in zip(others, seen, strict=True)):
                return False
    return True


def _after(state: State, action: str) -> State:
    copy = state.clone()
    copy.apply(action)
    return copy


def _told(before: State, after: State, observer: int | None) -> tuple[Any, ...]:
    """What an observer witnesses of a step: the new facts, and what is asked next of whom."""
    return (after.facts(observer, before.fact_count), after.actor, after.glance(observer)["asked"])


def _new_cards(before: State, after: State, seat: int) -> bool:
    """Whether the step showed the seat a card that it could not see just before."""
    known = _cards_in(before.glance(seat), before.game.card_numbers)
    shown = _cards_in(after.facts(seat, before.fact_count), before.game.card_numbers)
    return not shown <= known


def _cards_in(value: Any, cards: dict[str, int]) -> set[str]:
    """All cards named anywhere in a view or in facts."""
    if isinstance(value, str):
        return {value} & cards.keys()
    if isinstance(value, dict):
        return set().union(*(_cards_in(inner, cards) for name, inner in value.items() if name != "last_round"))
    if isinstance(value, list):
        return set().union(*(_cards_in(inner, cards) for inner in value))
    return set()
