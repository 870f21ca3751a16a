"""Possible worlds of a round of the variant *blind*, where cards also leave a hand unseen.

A tape of random numbers becomes a world by a trial (see blind_trial). A world that is reached with few choices is
reached too often: so worlds are weighed. The walk goes from tape to tape: it draws some of the numbers anew, and takes
the new tape with the probability weight / weight before, if that is less than 1 (Metropolis and Hastings). Under this
walk all worlds that fit are equally likely. Until a first world is found, the walk keeps the tapes that come far.
"""

from math import exp

from foretold.rules.chance import below, draw
from foretold.rules.predictions.blind_script import (
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
from foretold.rules.predictions.blind_trial import try_tape
from foretold.rules.predictions.state import CARDS

#: Trials that lead to a world, between one world and the next, as a first stretch of the walk has it; trials of that
#: stretch at most; trials for the first world at most.
TRIALS = 16
MOST_TRIALS = 4_000
MOST_FIRST_TRIALS = 4_000_000
#: Of so many trials for the first world, one is kept though it came less far.
PATIENCE = 64


def lay_blind(game, script, pool, work, reals, orders, stream):
    """Walk on to another world and write it into ``orders``; False if none was found.

    The walk is always as long: if it went on until enough trials led to a world, it would rather end where most do.
    """
    if int(work[PACE]) == 0 and not _find_first(game, script, pool, work, reals, orders, stream):
        return False
    for _ in range(int(work[PACE])):
        _go_on(game, script, pool, work, reals, orders, stream)
    return True


def _find_first(game, script, pool, work, reals, orders, stream):
    """A first world, and how long the walk has to be from one world to the next."""
    whole = script.shape[0] * STEP
    tried = 0
    while int(work[KEPT_REACH]) < whole:
        if tried == MOST_FIRST_TRIALS:
            return False
        tried += 1
        _go_on(game, script, pool, work, reals, orders, stream)
    tried = 0
    found = 0
    while found < TRIALS and tried < MOST_TRIALS:
        tried += 1
        if _go_on(game, script, pool, work, reals, orders, stream) == whole:
            found += 1
    work[PACE] = tried
    return True


def _go_on(game, script, pool, work, reals, orders, stream):
    """One trial; returns how far it came."""
    _change_tape(script, work, stream)
    reached = try_tape(game, script, pool, work, reals)
    if _is_kept(script, work, reals, reached, stream):
        _keep(script, pool, work, reals, orders, reached)
    return reached


def secret_card(script, work, orders, number):
    """The card of a secret decision in the world that was laid."""
    entry = int(work[SECRETS_AT + int(script[0, SECRETS]) + number])
    if entry >= 0:
        return entry
    token = -2 - entry
    return int(orders[token // CARDS, token % CARDS])


def _change_tape(script, work, stream):
    """The trial's tape: the kept one with all numbers drawn anew, a few here and there, or some neighbours."""
    kept = kept_tape(script)
    trial = trial_tape(script)
    length = tape_length(script)
    reached = int(work[KEPT_REACH]) // STEP
    searching = reached < script.shape[0]
    way = below(stream, 4)
    first = 0
    last = length if way < 2 or reached == 0 else 0
    if searching and reached > 0 and way == 0:  # the rows before the contradiction
        last = reached + 1
        first = max(0, last - (2 << below(stream, 8)))
    elif searching and way == 1:  # where the cards of one order are
        first = script.shape[0] + 2 * CARDS * below(stream, int(script[0, EPOCHS]))
        last = first + 2 * CARDS
    elif way == 1:
        first = below(stream, length)
        last = first + 1 + below(stream, length - first)
    few = 1 << (20 + below(stream, 12))
    for i in range(length):
        number = int(work[kept + i])
        if (i >= first and i < last) or (way > 1 and draw(stream) < few):
            number = draw(stream)
        work[trial + i] = number


def _is_kept(script, work, reals, reached, stream):
    """Whether the trial takes the place of the tape before."""
    whole = script.shape[0] * STEP
    before = int(work[KEPT_REACH])
    if before < whole:
        return reached >= before or below(stream, PATIENCE) == 0
    change = reals[TRIAL_WEIGHT] - reals[KEPT_WEIGHT]
    return reached == whole and (change >= 0 or draw(stream) < exp(change) * 4294967296.0)


def _keep(script, pool, work, reals, orders, reached):
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
