"""Possible worlds of a round of the variant *blind*, where cards also leave a hand unseen.

A tape of random numbers becomes a world by a trial (see blind_trial). A world that is reached with few choices is
reached too often: so worlds are weighed. The walk goes from tape to tape: it draws some of the numbers anew, and takes
the new tape with the probability weight / weight before, if that is less than 1 (Metropolis and Hastings). Under this
walk all worlds that fit are equally likely. Until a first world is found, the walk keeps the tapes that come far.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from foretold.engine.chance import below, draw
from foretold.games.predictions.rules.state import CARDS
from foretold.games.predictions.worlds.blind_script import (
    AHEAD,
    EPOCHS,
    KEPT_REACH,
    KEPT_WEIGHT,
    PACE,
    SECRETS,
    SECRETS_AT,
    STEP,
    TRIAL_WEIGHT,
    kept_tape,
    tape_length,
    trial_tape,
)
from foretold.games.predictions.worlds.blind_trial import try_tape

if TYPE_CHECKING:
    from foretold.engine.value_types import Longs, Reals, Shorts
    from foretold.games.predictions.rules.record_types import GameRecord

#: Ways to change the tape: all of it, some neighbours, a few numbers here and there (two ways).
ALL, NEIGHBOURS, WAYS = 0, 1, 4
#: Tapes that were drawn anew as a whole and kept: so many make the walk forget where it began. Trials for that at most.
FRESH = 16
MOST_TRIALS = 8_000
#: Trials from one world to the next, when the walk's beginning is forgotten, at most; for the first world at most.
MOST_PACE = 64
MOST_FIRST_TRIALS = 4_000_000
#: Of so many trials for the first world, one is kept though it came less far.
PATIENCE = 64


def lay_blind(
    game: GameRecord, script: Longs, pool: Longs, work: Longs, reals: Reals, orders: Shorts, stream: Longs
) -> bool:
    """Walk on to another world and write it into ``orders``; False if none was found.

    How long the walks are is found with the first world, which itself is not quite as likely as others. It does not
    depend on what happens on the way: a walk until enough worlds were seen would rather end where there are many.
    """
    if int(work[PACE]) == 0:
        return _find_first(game, script, pool, work, reals, orders, stream)
    for _ in range(int(work[AHEAD]) + int(work[PACE])):
        _go_on(game, script, pool, work, reals, orders, below(stream, WAYS), stream)
    work[AHEAD] = 0
    return True


def _find_first(
    game: GameRecord, script: Longs, pool: Longs, work: Longs, reals: Reals, orders: Shorts, stream: Longs
) -> bool:
    """A first world, how long it takes to forget it, and how long from one world to the next."""
    whole = script.shape[0] * STEP
    tried = 0
    while int(work[KEPT_REACH]) < whole:
        if tried == MOST_FIRST_TRIALS:
            return False
        tried += 1
        _go_on(game, script, pool, work, reals, orders, below(stream, WAYS), stream)
    fresh = 0
    tried = 0
    while fresh < FRESH and tried < MOST_TRIALS:
        tried += 1
        way = below(stream, WAYS)
        if _go_on(game, script, pool, work, reals, orders, way, stream) and way == ALL:
            fresh += 1
    work[AHEAD] = tried
    work[PACE] = min(tried // FRESH, MOST_PACE)
    return True


def _go_on(
    game: GameRecord, script: Longs, pool: Longs, work: Longs, reals: Reals, orders: Shorts, way: int, stream: Longs
) -> bool:
    """One trial; returns whether it is kept."""
    _change_tape(script, work, way, stream)
    reached = try_tape(game, script, pool, work, reals)
    if not _is_kept(script, work, reals, reached, stream):
        return False
    _keep(script, pool, work, reals, orders, reached)
    return True


def secret_card(script: Longs, work: Longs, orders: Shorts, number: int) -> int:
    """The card of a secret decision in the world that was laid."""
    entry = int(work[SECRETS_AT + int(script[0, SECRETS]) + number])
    if entry >= 0:
        return entry
    token = -2 - entry
    return int(orders[token // CARDS, token % CARDS])


def _change_tape(script: Longs, work: Longs, way: int, stream: Longs) -> None:
    """The trial's tape: the kept one with all numbers drawn anew, some neighbours, or a few here and there."""
    kept = kept_tape(script)
    trial = trial_tape(script)
    length = tape_length(script)
    reached = int(work[KEPT_REACH]) // STEP
    searching = reached < script.shape[0]
    first = 0
    last = length if way == ALL or reached == 0 else 0
    if searching and reached > 0 and way == ALL:  # the rows before the contradiction
        last = reached + 1
        first = max(0, last - (2 << below(stream, 8)))
    elif searching and way == NEIGHBOURS:  # where the cards of one order are
        first = script.shape[0] + 2 * CARDS * below(stream, int(script[0, EPOCHS]))
        last = first + 2 * CARDS
    elif way == NEIGHBOURS:
        first = below(stream, length)
        last = first + 1 + below(stream, length - first)
    few = 1 << (20 + below(stream, 12))
    for i in range(length):
        number = int(work[kept + i])
        if (i >= first and i < last) or (way > NEIGHBOURS and draw(stream) < few):
            number = draw(stream)
        work[trial + i] = number


def _is_kept(script: Longs, work: Longs, reals: Reals, reached: int, stream: Longs) -> bool:
    """Whether the trial takes the place of the tape before."""
    whole = script.shape[0] * STEP
    before = int(work[KEPT_REACH])
    if before < whole:
        return reached >= before or below(stream, PATIENCE) == 0
    change = reals[TRIAL_WEIGHT] - reals[KEPT_WEIGHT]
    return reached == whole and (change >= 0 or draw(stream) < exp(change) * 4294967296.0)


def _keep(script: Longs, pool: Longs, work: Longs, reals: Reals, orders: Shorts, reached: int) -> None:
    """The trial takes the place of the tape before."""
    work[KEPT_REACH] = reached
    for i in range(tape_length(script)):
        work[kept_tape(script) + i] = work[trial_tape(script) + i]
    if reached < script.shape[0] * STEP:
        return
    reals[KEPT_WEIGHT] = reals[TRIAL_WEIGHT]
    epochs = int(script[0, EPOCHS])
    for epoch in range(epochs):
        for place in range(CARDS):
            orders[epoch, place] = pool[epochs + epoch, place]
    secrets = int(script[0, SECRETS])
    for number in range(secrets):
        work[SECRETS_AT + secrets + number] = work[SECRETS_AT + number]
