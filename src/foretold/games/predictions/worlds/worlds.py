"""Possible worlds of a round, drawn from what one seat witnessed; every world that fits is as likely as any other.

A token is a place in the order of the round's deck (epoch 0) or of a reshuffle's (epoch 1, 2, ...): its number is
epoch * CARDS + place. A world gives every token a card. In the variants *open* and *seer* a card that leaves a hand is
seen, and so are the cards that are reshuffled; so the unseen tokens of a hand are those that were dealt to it or drawn,
and a card that is later seen in the hand, not having been seen on its way there, is one of them. How many tokens it
could be does not depend on what was chosen for other cards. So choosing evenly, and giving out evenly the cards that
were never seen, makes every world equally likely. What was announced is checked; where that fails the draw begins anew,
or, if it fails too often, the draw of that hand alone (see _draw_apart).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.bits import lowest, nth, popcount
from foretold.engine.chance import below
from foretold.engine.value_types import ActionCode, Seat
from foretold.engine.world_plan import FIRST, KIND, SECOND
from foretold.games.predictions.rules.actions import HIDE, PREDICT
from foretold.games.predictions.rules.flow import begin_round
from foretold.games.predictions.rules.hands import combination_of, hand_value
from foretold.games.predictions.rules.state import NONE, Discard
from foretold.games.predictions.worlds.blind_worlds import lay_blind, secret_card
from foretold.games.predictions.worlds.script import (
    BIND_CARD,
    BIND_ENTERED,
    BIND_EPOCH,
    BIND_FIRST,
    BIND_LEFT,
    BLOCK_END,
    BLOCK_FIRST,
    BLOCK_SIZE,
    CHECK_COMBINATION,
    CHECK_ENTERED,
    CHECK_FIRST,
    CHECK_SEEN,
    CHECK_TIME,
    EPOCHS,
    FROM_POOL,
    HIDE_ANY,
    HIDE_REST,
    OP,
    OP_BIND,
    OP_CHECK,
    PREDICT_ANY,
    SECRET,
    TOKENS,
    apart_at,
    epoch_of,
    label_at,
    left_at,
    left_time_at,
    place_of,
)

if TYPE_CHECKING:
    from foretold.engine.record_types import ScratchRecord
    from foretold.engine.value_types import Longs, Reals, Shorts
    from foretold.games.predictions.rules.record_types import GameRecord, StateRecord

#: Whole worlds that are drawn before announcements are thought too rare for that.
DRAWS = 4096
#: Hands that are drawn before the log is thought impossible.
HANDS = 1 << 25


def resume_round(game: GameRecord, state: StateRecord, scratch: ScratchRecord) -> None:
    """Deal the round whose number, first seat, runes and pot are in the state."""
    begin_round(game, state, scratch, Seat(state.first))


def code_of(
    game: GameRecord,
    state: StateRecord,
    decisions: Longs,
    number: int,
    script: Longs,
    work: Longs,
    orders: Shorts,
    stream: Longs,
) -> ActionCode:
    """The code of a decision of the round, in the world that was laid; the state is the one before it."""
    kind = int(decisions[number, KIND])
    first = int(decisions[number, FIRST])
    if kind == HIDE_ANY:
        cards = int(state.cards)
        return ActionCode(HIDE + nth(cards, below(stream, popcount(cards))))
    if kind == HIDE_REST:
        return ActionCode(HIDE + lowest(int(state.cards) & ~first))
    if kind == PREDICT_ANY:
        return ActionCode(PREDICT + below(stream, popcount(int(state.places))))
    if kind == SECRET:
        return ActionCode(first + secret_card(script, work, orders, int(decisions[number, SECOND])))
    return ActionCode(first)


def lay_world(
    game: GameRecord, script: Longs, pool: Longs, work: Longs, reals: Reals, orders: Shorts, stream: Longs
) -> bool:
    """Draw a world: a card for every token of ``orders``; False if none was found."""
    if int(game.discard) == Discard.BLIND:
        return lay_blind(game, script, pool, work, reals, orders, stream)
    apart = apart_at(script)
    if int(work[apart]) == 0 and not _draw_whole(game, script, pool, work, stream):
        work[apart] = 1
    if int(work[apart]) != 0 and not _draw_apart(game, script, pool, work, stream):
        return False
    for i in range(int(script[0, TOKENS])):
        token = int(work[i])
        orders[epoch_of(token), place_of(token)] = work[label_at(script, i)]
    return True


def _fill_pools(script: Longs, pool: Longs, work: Longs) -> None:
    """All cards that were never seen are to be given out."""
    for epoch in range(int(script[0, EPOCHS])):
        work[left_at(script, epoch)] = pool[epoch, 0]


def _draw_whole(game: GameRecord, script: Longs, pool: Longs, work: Longs, stream: Longs) -> bool:
    """Draw whole worlds until one fits what was announced: every world is then equally likely."""
    for _ in range(DRAWS):
        _fill_pools(script, pool, work)
        row = 1
        while row < script.shape[0] and _draw_block(game, script, row, pool, work, stream):
            row = int(script[row, BLOCK_END])
        if row == script.shape[0]:
            return True
    return False


def _draw_apart(game: GameRecord, script: Longs, pool: Longs, work: Longs, stream: Longs) -> bool:
    """Draw each hand of which something was announced for itself, from all cards, until it fits.

    Where two hands have the same card all begin anew, so that here too every world is equally likely; what was
    announced of one hand need not wait for the others.
    """
    tries = 0
    row = 1
    while tries < HANDS:
        if not _is_checked(script, row):
            return _draw_others(game, script, row, pool, work, stream)
        tries += 1
        _fill_pools(script, pool, work)
        if _draw_block(game, script, row, pool, work, stream):
            row = int(script[row, BLOCK_END])
            if not _take_out(script, row, pool, work):
                row = 1
    return False


def _is_checked(script: Longs, row: int) -> bool:
    """Whether something was announced of this hand."""
    return int(script[int(script[row, BLOCK_END]) - 1, OP]) == OP_CHECK


def _take_out(script: Longs, row: int, pool: Longs, work: Longs) -> bool:
    """The cards drawn for the hands before this row are no longer to be given out; False if two have the same."""
    _fill_pools(script, pool, work)
    for i in range(int(script[row, BLOCK_FIRST])):
        if int(work[left_time_at(script, i)]) == FROM_POOL and not _take_card(script, pool, work, i):
            return False
    return True


def _take_card(script: Longs, pool: Longs, work: Longs, i: int) -> bool:
    """The card of a token is no longer to be given out; False if it was not."""
    epoch = epoch_of(int(work[i]))
    left = left_at(script, epoch)
    count = int(work[left])
    for place in range(1, count + 1):
        if pool[epoch, place] == work[label_at(script, i)]:
            pool[epoch, place] = pool[epoch, count]
            pool[epoch, count] = work[label_at(script, i)]
            work[left] = count - 1
            return True
    return False


def _draw_others(game: GameRecord, script: Longs, row: int, pool: Longs, work: Longs, stream: Longs) -> bool:
    """The hands from this row on, of which nothing was announced, and the deck, from what is left."""
    while row < script.shape[0]:
        _draw_block(game, script, row, pool, work, stream)
        row = int(script[row, BLOCK_END])
    return True


def _draw_card(script: Longs, pool: Longs, work: Longs, epoch: int, stream: Longs) -> int:
    """A random card of those to be given out."""
    left = left_at(script, epoch)
    count = int(work[left])
    place = 1 + below(stream, count)
    card = int(pool[epoch, place])
    pool[epoch, place] = pool[epoch, count]
    pool[epoch, count] = card
    work[left] = count - 1
    return card


def _draw_block(game: GameRecord, script: Longs, row: int, pool: Longs, work: Longs, stream: Longs) -> bool:
    """Give cards to the unseen tokens of one hand, or of the deck; False if what was announced does not fit."""
    first = int(script[row, BLOCK_FIRST])
    last = first + int(script[row, BLOCK_SIZE])
    end = int(script[row, BLOCK_END])
    for i in range(first, last):
        work[label_at(script, i)] = NONE
    for at in range(row + 1, end):
        if int(script[at, OP]) == OP_BIND:
            _bind(script, at, work, stream)
    for i in range(first, last):
        if int(work[label_at(script, i)]) == NONE:
            work[label_at(script, i)] = _draw_card(script, pool, work, epoch_of(int(work[i])), stream)
            work[left_time_at(script, i)] = FROM_POOL
    for at in range(row + 1, end):
        if int(script[at, OP]) == OP_CHECK and not _fits(game, script, at, work):
            return False
    return True


def _is_open(script: Longs, at: int, work: Longs, i: int) -> bool:
    """Whether a token of the right epoch has no card yet."""
    return int(work[label_at(script, i)]) == NONE and epoch_of(int(work[i])) == int(script[at, BIND_EPOCH])


def _bind(script: Longs, at: int, work: Longs, stream: Longs) -> None:
    """A card that was seen in the hand was one of the unseen tokens there, each as likely as the others."""
    first = int(script[at, BIND_FIRST])
    last = first + int(script[at, BIND_ENTERED])
    count = 0
    for i in range(first, last):
        if _is_open(script, at, work, i):
            count += 1
    chosen = below(stream, count)
    for i in range(first, last):
        if _is_open(script, at, work, i):
            if chosen == 0:
                work[label_at(script, i)] = script[at, BIND_CARD]
                work[left_time_at(script, i)] = script[at, BIND_LEFT]
                return
            chosen -= 1


def _fits(game: GameRecord, script: Longs, at: int, work: Longs) -> bool:
    """Whether the hand made the announced combination at that time."""
    first = int(script[at, CHECK_FIRST])
    hand = int(script[at, CHECK_SEEN])
    for i in range(first, first + int(script[at, CHECK_ENTERED])):
        if int(work[left_time_at(script, i)]) > int(script[at, CHECK_TIME]):
            hand |= 1 << int(work[label_at(script, i)])
    return combination_of(hand_value(game, hand)) == int(script[at, CHECK_COMBINATION])
