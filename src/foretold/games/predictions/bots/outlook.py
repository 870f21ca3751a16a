"""What the effects of a card may bring, thought through by the adept: two changes of the hand together.

In the rules' compiled subset. Choices are made for the best, chance is averaged over a sample of unseen cards. In
play-outs each effect is resolved for the best by itself (policy.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.games.predictions.bots.changes import (
    NOTHING,
    best_five,
    changes_hand,
    effect_at,
    looks_of,
    side_gain,
    swapped,
    taken,
)
from foretold.games.predictions.rules.state import CARDS, EFFECTS, NONE, Effect

if TYPE_CHECKING:
    from foretold.engine.value_types import Card, Reals
    from foretold.games.predictions.bots.record_types import Moment, NotesRecord
    from foretold.games.predictions.rules.record_types import GameRecord, StateRecord

#: Unseen cards that are tried: all for one change of the hand, fewer where two multiply.
LARGE_SAMPLE = CARDS
SMALL_SAMPLE = 20
#: So many changes of the hand are thought through; each further one is worth this much.
DEEPEST = 2
FURTHER_GAIN = 0.3


def change_after(game: GameRecord, card: Card, step: int) -> int:
    """The first step from this one on that changes the hand; EFFECTS if there is none."""
    while step < EFFECTS and not changes_hand(effect_at(game, card, step)):
        step += 1
    return step


def expected(
    game: GameRecord,
    state: StateRecord,
    notes: NotesRecord,
    hand: int,
    card: Card,
    step: int,
    depth: int,
    unseen: int,
    lying: int,
    moment: Moment,
) -> float:
    """What a hand is worth once the effects of a card from this step on are done, so many changes thought through."""
    first = change_after(game, card, step)
    if first == EFFECTS:
        value = best_five(game, hand, unseen, lying, moment[0], moment[1], moment[2])
    else:
        second = change_after(game, card, first + 1)
        if depth < DEEPEST or second == EFFECTS:
            value = _after_one(game, notes, hand, effect_at(game, card, first), LARGE_SAMPLE, unseen, lying, moment)
        else:
            effects = (effect_at(game, card, first), effect_at(game, card, second))
            value = _after_two(game, notes, hand, effects, unseen, lying, moment)
    return value + _side_gains(game, state, card, step)


def _side_gains(game: GameRecord, state: StateRecord, card: Card, step: int) -> float:
    """What the effects of a card bring beside the changes that are thought through."""
    total = 0.0
    changes = 0
    others = ((1 << int(game.players)) - 1) & ~(1 << int(state.at_turn))
    if int(state.all_in) != NONE:
        others &= ~(1 << int(state.all_in))
    for k in range(step, EFFECTS):
        effect = effect_at(game, card, k)
        if changes_hand(effect):
            changes += 1
        elif effect == Effect.RUNE or others != 0:
            total += side_gain(state, effect)
    return total + FURTHER_GAIN * max(changes - DEEPEST, 0)


def _after_one(
    game: GameRecord, notes: NotesRecord, hand: int, effect: int, sample: int, unseen: int, lying: int, moment: Moment
) -> float:
    """The value of a hand after one change."""
    chances, low, high = moment
    if effect == Effect.TAKE:
        hand = taken(game, hand, unseen, lying, chances, low, high)
        return best_five(game, hand, unseen, lying, chances, low, high)
    if effect == Effect.SWAP:
        hand = swapped(game, hand, unseen, lying, chances, low, high)
        return best_five(game, hand, unseen, lying, chances, low, high)
    count = min(int(notes.drawn_count), sample)
    for i in range(count):
        drawn_too = hand | (1 << int(notes.drawn[i]))
        notes.room[0, i] = best_five(game, drawn_too, unseen, lying, chances, low, high)
    if count == 0:
        return best_five(game, hand, unseen, lying, chances, low, high)
    return _mean_of_best(notes.room[0], count, looks_of(effect))


def _after_two(
    game: GameRecord, notes: NotesRecord, hand: int, effects: tuple[int, int], unseen: int, lying: int, moment: Moment
) -> float:
    """The value of a hand after two changes, the first with the second in mind."""
    if effects[0] == Effect.TAKE:
        return _after_take(game, notes, hand, effects[1], unseen, lying, moment)
    if effects[0] == Effect.SWAP:
        return _after_swap(game, notes, hand, effects[1], unseen, lying, moment)
    count = min(int(notes.drawn_count), SMALL_SAMPLE)
    for i in range(count):
        drawn_too = hand | (1 << int(notes.drawn[i]))
        notes.room[1, i] = _after_one(game, notes, drawn_too, effects[1], SMALL_SAMPLE, unseen, lying, moment)
    if count == 0:
        return _after_one(game, notes, hand, effects[1], SMALL_SAMPLE, unseen, lying, moment)
    return _mean_of_best(notes.room[1], count, looks_of(effects[0]))


def _after_take(
    game: GameRecord, notes: NotesRecord, hand: int, later: int, unseen: int, lying: int, moment: Moment
) -> float:
    """The best of the open cards, if there is one."""
    left = lying & ~hand
    if left == 0:
        return _after_one(game, notes, hand, later, SMALL_SAMPLE, unseen, lying, moment)
    best = NOTHING
    while left != 0:
        card = left & -left
        left ^= card
        best = max(best, _after_one(game, notes, hand | card, later, SMALL_SAMPLE, unseen, lying, moment))
    return best


def _after_swap(
    game: GameRecord, notes: NotesRecord, hand: int, later: int, unseen: int, lying: int, moment: Moment
) -> float:
    """An open card for one of the hand, or none."""
    best = _after_one(game, notes, hand, later, SMALL_SAMPLE, unseen, lying, moment)
    own = hand
    while own != 0:
        given = own & -own
        own ^= given
        left = lying & ~hand
        while left != 0:
            card = left & -left
            left ^= card
            after = (hand ^ given) | card
            best = max(best, _after_one(game, notes, after, later, SMALL_SAMPLE, unseen, lying, moment))
    return best


def _mean_of_best(values: Reals, count: int, looks: int) -> float:
    """The mean of the highest of ``looks`` values drawn from so many; they are sorted on the way."""
    for i in range(1, count):
        value = values[i]
        at = i
        while at > 0 and values[at - 1] > value:
            values[at] = values[at - 1]
            at -= 1
        values[at] = value
    looks = min(looks, count)
    mean = 0.0
    weight = looks / count  # of the highest value: that it is among those drawn
    for place in range(count - 1, looks - 2, -1):
        mean += weight * values[place]
        weight *= (place - looks + 1) / max(place, 1)
    return mean
