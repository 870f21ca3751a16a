"""What the script of the variant *blind* tells of the time after a row: which cards are seen soon, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.bits import has
from foretold.games.predictions.rules.state import NONE
from foretold.games.predictions.worlds.blind_script import (
    DISCARDS,
    END,
    ENTERS,
    EPOCH,
    EPOCHS,
    KEEPS,
    KNOWN,
    OP,
    RESHUFFLE,
    SEEN_ENTERING,
    SEEN_INSIDE,
    SEEN_LEAVING,
    TURNED_UP,
    WHAT,
    WHO,
)
from foretold.games.predictions.worlds.blind_zones import entry_at

if TYPE_CHECKING:
    from foretold.engine.value_types import Card, Longs, Seat


def needed_next(script: Longs, pool: Longs, work: Longs) -> int:
    """The cards known to be in the next order."""
    following = int(work[EPOCH]) + 1
    return int(pool[following, KNOWN]) if following < int(script[0, EPOCHS]) else 0


def tokens_needed(script: Longs, work: Longs, row: int, seat: Seat) -> int:
    """How many cards are seen in the hand before the next reshuffle that must be one of its tokens now."""
    known = 0
    for at in range(int(work[seat])):
        if entry_at(work, seat, at) >= 0:
            known |= 1 << entry_at(work, seat, at)
    needed = 0
    row += 1
    while int(script[row, OP]) != RESHUFFLE and int(script[row, OP]) != END:
        op = int(script[row, OP])
        if int(script[row, WHO]) == seat:
            card = int(script[row, WHAT])
            if op == ENTERS or op == KEEPS:
                needed -= 1
            elif op == SEEN_ENTERING:
                known |= 1 << card
            elif (op == SEEN_LEAVING or op == SEEN_INSIDE) and not has(known, card):
                known |= 1 << card
                needed += 1
        row += 1
    return needed


def discards_left(script: Longs, row: int, seat: Seat) -> int:
    """How many cards the seat discards from now on until the next reshuffle."""
    count = 0
    while int(script[row, OP]) != RESHUFFLE and int(script[row, OP]) != END:
        if int(script[row, OP]) == DISCARDS and int(script[row, WHO]) == seat:
            count += 1
        row += 1
    return count


def next_hand(script: Longs, row: int, card: Card) -> int:
    """The seat in whose hand a card is next seen after this row and before the next reshuffle, or NONE."""
    row += 1
    while int(script[row, OP]) != RESHUFFLE and int(script[row, OP]) != END:
        op = int(script[row, OP])
        if (op == SEEN_LEAVING or op == SEEN_INSIDE) and int(script[row, WHAT]) == card:
            return int(script[row, WHO])
        row += 1
    return NONE


def next_keeper(script: Longs, row: int) -> int:
    """Who will choose among the cards turned up."""
    while int(script[row, OP]) != END:
        if int(script[row, OP]) == KEEPS:
            return int(script[row, WHO])
        row += 1
    return NONE


def draws_before(script: Longs, row: int, seat: Seat, card: Card) -> bool:
    """Whether the seat gets unseen cards after this reshuffle and before the card is seen in its hand."""
    while True:
        row += 1
        op = int(script[row, OP])
        if int(script[row, WHO]) == seat and (op == ENTERS or op == TURNED_UP):
            return True
        if (op == SEEN_LEAVING or op == SEEN_INSIDE) and int(script[row, WHAT]) == card:
            return False
