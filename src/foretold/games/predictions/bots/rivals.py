"""What others may hold, from what everybody saw of them, in the rules' compiled subset.

What is thought of a hand is a tuple: for each strength (0 to 11) the chance that the hand is weaker. What is thought of
a player is a tuple too, the habits. There are two efforts: ``QUICK`` for play-outs, where everybody has the usual
habits, and ``THOROUGH`` for the adept, which has noted what each player did.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.value_types import Seat, each_seat
from foretold.games.predictions.rules.hands import hand_value, strength_of
from foretold.games.predictions.rules.state import NONE

if TYPE_CHECKING:
    from foretold.games.predictions.bots.record_types import Habit, Habits, Limits, NotesRecord, Weaker
    from foretold.games.predictions.rules.record_types import GameRecord, StateRecord

QUICK, THOROUGH = 0, 1

#: The habits of a player: how quickly hands get better, cards played in this round and since the last announcement,
#: how much a prediction says, how often a prediction is a sensible one, how much likelier each step of strength is
#: after all-in.
PACE, PLAYS, SINCE, TRUST, SENSE, TILT = range(6)

#: How often five cards at random make each combination (nothing, pair, …), among 54 with two rune cards.
DEALT = (0.535, 0.400, 0.040, 0.018, 0.003, 0.0016, 0.0011, 0.0002, 0.00001)
#: How often a player holds each after five turns of good play (measured in games between adepts).
BUILT = (0.01, 0.08, 0.16, 0.20, 0.03, 0.12, 0.30, 0.09, 0.01)
COMBINATIONS = 9
#: The same for play-outs, rounded: how likely a hand is weaker than each strength; sides A and B.
DEALT_BELOW = (0.0, 0.535, 0.935, 0.975, 0.993, 0.996, 0.9976, 0.9987, 0.9999, 0.9999, 0.9999, 1.0)
BUILT_BELOW = (0.0, 0.01, 0.09, 0.25, 0.45, 0.48, 0.60, 0.90, 0.99, 0.99, 0.99, 1.0)
DEALT_BELOW_B = (0.0, 0.535, 0.935, 0.975, 0.993, 0.9941, 0.9957, 0.9987, 0.9999, 0.9999, 0.9999, 1.0)
BUILT_BELOW_B = (0.0, 0.01, 0.09, 0.25, 0.45, 0.75, 0.87, 0.90, 0.99, 0.99, 0.99, 1.0)
ALL_WEAKER = (0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0)
#: Turns after which a hand is about as good as it gets.
TURNS_TO_BUILD = 5.0
#: How good others are at building in play-outs: 1 is the level of good players.
SKILL = 0.8
#: How many cards a turn sees played.
PLAYS_A_TURN = 0.75
#: How much a card that was played blurs an announcement.
BLUR_A_TURN = 0.7
#: A player who lays the hand down thinks well of it: each step of strength is so much more likely.
ALL_IN_TILT = 1.25
#: How much less likely a combination is that is weaker than the one announced, or than the cards known to be there.
LOSES_IT = 0.15
BREAKS_IT = 0.1


def usual_habits(game: GameRecord, state: StateRecord) -> Habits:
    """The habits of everybody in play-outs."""
    plays = int(state.turn) / int(game.players)
    return (
        _usual(game, state, plays, Seat(0)),
        _usual(game, state, plays, Seat(1)),
        _usual(game, state, plays, Seat(2)),
        _usual(game, state, plays, Seat(3)),
        _usual(game, state, plays, Seat(4)),
    )


def _usual(game: GameRecord, state: StateRecord, plays: float, seat: Seat) -> Habit:
    since = PLAYS_A_TURN * (int(state.turn) - int(state.announced_turn[seat])) / int(game.players)
    return SKILL, plays, since, 1.0, SKILL, 1.0


def noted_habits(notes: NotesRecord) -> Habits:
    """The habits as the adept noted them (notes.py)."""
    return (
        _noted(notes, Seat(0)),
        _noted(notes, Seat(1)),
        _noted(notes, Seat(2)),
        _noted(notes, Seat(3)),
        _noted(notes, Seat(4)),
    )


def _noted(notes: NotesRecord, seat: Seat) -> Habit:
    skill = float(notes.skill[seat])
    trust = min(skill, 1.0)
    return skill * skill, float(notes.plays[seat]), float(notes.plays_since[seat]), trust, trust, ALL_IN_TILT**trust


def alone_at(game: GameRecord, state: StateRecord, habits: Habits, effort: int, seat: Seat, coming: float) -> Weaker:
    """For each strength (0 to 11) the chance that no other hand will reach it, the others having turns to come."""
    alone = ALL_WEAKER
    for other in each_seat(int(game.players)):
        if other != seat:
            if effort == QUICK:
                alone = and_weaker(game, state, habits[other], other, coming, alone)
            else:
                alone = _product(alone, weaker_than(game, state, habits[other], other, coming))
    return alone


def built_by(state: StateRecord, habit: Habit, seat: Seat, coming: float) -> float:
    """How far a seat has built its hand when so many turns more are over: 0 as dealt, 1 as good as it gets."""
    to_come = 0.0 if seat == int(state.all_in) else coming
    return min(habit[PACE] * (habit[PLAYS] + to_come) / TURNS_TO_BUILD, 1.0)


def blur_of(habit: Habit, coming: float) -> float:
    """How little an announcement still says."""
    sharp: float = BLUR_A_TURN ** (habit[SINCE] + coming)
    return 1.0 - sharp


def and_weaker(game: GameRecord, state: StateRecord, habit: Habit, seat: Seat, coming: float, alone: Weaker) -> Weaker:
    """The chances times those that a seat's hand will be weaker than each strength: quickly, without the rarest."""
    below = _roughly_below(game, built_by(state, habit, seat, coming))
    limits = _limits(game, state, habit, seat, coming, below)
    return (
        alone[0],
        alone[1] * _weaker(below, limits, 1),
        alone[2] * _weaker(below, limits, 2),
        alone[3] * _weaker(below, limits, 3),
        alone[4] * _weaker(below, limits, 4),
        alone[5] * _weaker(below, limits, 5),
        alone[6] * _weaker(below, limits, 6),
        alone[7] * _weaker(below, limits, 7),
        alone[8] * _weaker(below, limits, 8),
        alone[9],
        alone[10],
        alone[11],
    )


def weaker_than(game: GameRecord, state: StateRecord, habit: Habit, seat: Seat, coming: float) -> Weaker:
    """How likely a seat's hand will be weaker than each strength, all-in counted: thoroughly."""
    tilt = habit[TILT] if seat == int(state.all_in) else 1.0
    below = _exactly_below(game, built_by(state, habit, seat, coming), tilt)
    limits = _limits(game, state, habit, seat, coming, below)
    return (
        0.0,
        _weaker(below, limits, 1),
        _weaker(below, limits, 2),
        _weaker(below, limits, 3),
        _weaker(below, limits, 4),
        _weaker(below, limits, 5),
        _weaker(below, limits, 6),
        _weaker(below, limits, 7),
        _weaker(below, limits, 8),
        _weaker(below, limits, 9),
        _weaker(below, limits, 10),
        1.0,
    )


def _limits(game: GameRecord, state: StateRecord, habit: Habit, seat: Seat, coming: float, below: Weaker) -> Limits:
    """What was seen of a hand and heard of it: two strengths, the chances below them, how little was heard."""
    floor = strength_of(hand_value(game, int(state.shown[seat])))
    said = NONE
    blur = 1.0
    at_said = 0.0
    if int(state.announced[seat]) != NONE:
        said = int(game.strength[int(state.announced[seat])])
        blur = blur_of(habit, coming)
        at_said = below[said]
    at_floor = _heard(below[floor], at_said, floor > said, blur)
    return floor, at_floor, said, at_said, blur


def _weaker(below: Weaker, limits: Limits, strength: int) -> float:
    """The chance that a hand is weaker than a strength."""
    floor, at_floor, said, at_said, blur = limits
    chance = _heard(below[strength], at_said, strength > said, blur)
    return _kept_above(chance, at_floor, strength > floor, BREAKS_IT)


def _heard(below: float, at_said: float, is_above: bool, blur: float) -> float:
    """A cumulative chance after an announcement, of which turns since have left less."""
    return _kept_above(below, at_said, is_above, LOSES_IT) * blur + (1.0 - blur if is_above else 0.0)


def _kept_above(below: float, at_limit: float, is_above: bool, factor: float) -> float:
    """A cumulative chance where all that is below a limit is less likely by a factor."""
    weight = 1.0 - (1.0 - factor) * at_limit
    return (below - (1.0 - factor) * at_limit) / weight if is_above else factor * below / weight


def _roughly_below(game: GameRecord, built: float) -> Weaker:
    """For each strength, how often hands that are built so far are weaker."""
    if int(game.side_b) != 0:
        return _between(DEALT_BELOW_B, BUILT_BELOW_B, built)
    return _between(DEALT_BELOW, BUILT_BELOW, built)


def _between(dealt: Weaker, built_up: Weaker, built: float) -> Weaker:
    return (
        0.0,
        (1.0 - built) * dealt[1] + built * built_up[1],
        (1.0 - built) * dealt[2] + built * built_up[2],
        (1.0 - built) * dealt[3] + built * built_up[3],
        (1.0 - built) * dealt[4] + built * built_up[4],
        (1.0 - built) * dealt[5] + built * built_up[5],
        (1.0 - built) * dealt[6] + built * built_up[6],
        (1.0 - built) * dealt[7] + built * built_up[7],
        (1.0 - built) * dealt[8] + built * built_up[8],
        (1.0 - built) * dealt[9] + built * built_up[9],
        (1.0 - built) * dealt[10] + built * built_up[10],
        1.0,
    )


def _exactly_below(game: GameRecord, built: float, tilt: float) -> Weaker:
    """The same from all combinations, each step of strength more likely by a factor."""
    total = _below(game, built, tilt, 11)
    return (
        0.0,
        _below(game, built, tilt, 1) / total,
        _below(game, built, tilt, 2) / total,
        _below(game, built, tilt, 3) / total,
        _below(game, built, tilt, 4) / total,
        _below(game, built, tilt, 5) / total,
        _below(game, built, tilt, 6) / total,
        _below(game, built, tilt, 7) / total,
        _below(game, built, tilt, 8) / total,
        _below(game, built, tilt, 9) / total,
        _below(game, built, tilt, 10) / total,
        1.0,
    )


def _below(game: GameRecord, built: float, tilt: float, limit: int) -> float:
    """How much all combinations together weigh that are weaker than a strength."""
    total = 0.0
    for combination in range(COMBINATIONS):
        strength = int(game.strength[combination])
        if strength < limit:
            total += ((1.0 - built) * DEALT[combination] + built * BUILT[combination]) * tilt**strength
    return total


def _product(one: Weaker, other: Weaker) -> Weaker:
    """Two tuples of chances, multiplied."""
    return (
        one[0] * other[0],
        one[1] * other[1],
        one[2] * other[2],
        one[3] * other[3],
        one[4] * other[4],
        one[5] * other[5],
        one[6] * other[6],
        one[7] * other[7],
        one[8] * other[8],
        one[9] * other[9],
        one[10] * other[10],
        one[11] * other[11],
    )
