"""Tools of the kit: players who choose at random, and what can be asked of a state from outside."""

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import foretold
from tests.conformance.variants import VARIANTS, Variant

#: Decisions that make a round short; a patient player seldom takes them.
HASTY = {"pass", "all-in"}


def choose(chance: random.Random, legal: list[Any], patience: float = 0.55) -> Any:
    """A random action; passes and all-ins are mostly left alone, so that piles grow and decks run out."""
    patient = [action for action in legal if action not in HASTY]
    if patient and chance.random() < patience:
        return chance.choice(patient)
    return chance.choice(legal)


def play_out(state: foretold.State, chance: random.Random, patience: float = 0.55) -> foretold.State:
    """Play a game to its end."""
    while not state.is_over:
        state.apply(choose(chance, state.legal_actions(), patience))
    return state


def start(variant: Variant) -> foretold.State:
    """The variant's own game, dealt."""
    return variant.make().deal(seed=variant.number)


@cache
def _finished(name: str) -> foretold.State:
    variant = next(v for v in VARIANTS if v.name == name)
    return play_out(start(variant), random.Random(variant.name))


def finished(variant: Variant) -> foretold.State:
    """The variant's own game, played to its end (not to be changed: it is kept)."""
    return _finished(variant.name)


def walk(variant: Variant) -> Iterator[foretold.State]:
    """The variant's own game at each of its decisions, the end included; the state moves on under the caller."""
    state = start(variant)
    yield state
    for action in finished(variant).record().actions:
        state.apply(action)
        yield state


def stops(variant: Variant, count: int) -> Iterator[foretold.State]:
    """The variant's own game at a few decisions: the first, some in between, the last, the end."""
    total = len(finished(variant).actions)
    chance = random.Random(variant.name + " stops")
    wanted = {0, total - 1, total, *(chance.randrange(total) for _ in range(count))}
    for number, state in enumerate(walk(variant)):
        if number in wanted:
            yield state


def observers(state: foretold.State) -> list[int | None]:
    """All seats, and a spectator."""
    return [*range(state.game.players), None]


def written(view: Any) -> str:
    """A view as the text that would be sent."""
    return json.dumps(view, ensure_ascii=False, allow_nan=False)


def all_views(state: foretold.State) -> list[str]:
    """What everybody sees, as text."""
    return [written(state.view(seat)) for seat in observers(state)]


def picture(state: foretold.State) -> tuple[Any, ...]:
    """All that can be asked of a state."""
    return (
        all_views(state),
        state.record(),
        [str(action) for action in state.legal_actions()],
        (state.actor, state.is_over, state.scores, state.winners),
        json.dumps(state.rounds()),
    )


def texts_in(value: Any) -> Iterator[str]:
    """Every text within a JSON value, keys included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from texts_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from texts_in(inner)
