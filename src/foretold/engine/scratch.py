"""Scratch space: what the rules are handed from outside, and where they write down what happened.

It holds given card orders, working space for a shuffle, and the log of the present step. It is a record, like the
state, because compiled rules pass records on without cost.
"""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from foretold.engine.record_types import ScratchRecord, StateRecord
    from foretold.engine.value_types import Seat

#: Columns of a row of the log of facts.
FACT_CODE, FACT_TURN, FACT_SEAT, FACT_A, FACT_B, FACT_C, FACT_KNOWERS = range(7)
FACT_WIDTH = 7

#: A log keeps small numbers, to be small itself; how many facts it holds takes two of them.
COUNT_BITS = 15

#: Facts that one step can bring at the most (a round's end and the next deal), with room to spare.
FACTS_A_STEP = 256

#: Who learns a fact: a bit for each seat, and one more for spectators.
SPECTATOR = 7
EVERYBODY = 0xFF
NOBODY = 0

#: Words of one block of the generator.
BLOCK = 16


class Fault(IntEnum):
    """Why a step could not be done; the caller takes it back."""

    NONE = 0
    ILLEGAL = 1
    DECK_NEEDED = 2
    RESHUFFLE_NEEDED = 3
    RESHUFFLE_NOT_THE_PILE = 4
    LOG_FULL = 5


@cache
def scratch_dtype(cards: int, facts: int = FACTS_A_STEP) -> np.dtype[Any]:
    """The record of a scratch for decks of at most so many cards, and a log of so many facts."""
    fields: list[Any] = [
        ("block", np.int64, (BLOCK,)),  # of the generator
        ("fact_count", np.int32),
        ("logs", np.int32),  # whether facts are written down
        ("facts", np.int32, (facts, FACT_WIDTH)),
        ("deck_is_given", np.int8),
        ("reshuffle_is_given", np.int8),
        ("order", np.int16, (cards,)),  # working space: the cards as they come to lie
        ("given_deck", np.int16, (cards,)),
        ("given_reshuffle", np.int16, (cards,)),  # ends with -1
    ]
    return np.dtype((np.record, np.dtype(fields, align=True)))


#: Decks up to these sizes share one compiled form of the rules.
SIZES = (64, 512, 32_000)


def size_for(cards: int) -> int:
    """The scratch that a deck of so many cards needs."""
    return next(size for size in SIZES if cards <= size)


def note(
    state: StateRecord, scratch: ScratchRecord, code: int, seat: int, a: int, b: int, c: int, knowers: int
) -> None:
    """Write a fact into the log, if one is kept."""
    if scratch.logs != 0:
        row = int(scratch.fact_count)
        scratch.facts[row, FACT_CODE] = code
        scratch.facts[row, FACT_TURN] = state.turn
        scratch.facts[row, FACT_SEAT] = seat
        scratch.facts[row, FACT_A] = a
        scratch.facts[row, FACT_B] = b
        scratch.facts[row, FACT_C] = c
        scratch.facts[row, FACT_KNOWERS] = knowers
        scratch.fact_count = row + 1


def facts_written(facts: np.ndarray) -> int:
    """The number of facts in a log: its first row holds it."""
    return (int(facts[0, 0]) << COUNT_BITS) | int(facts[0, 1])


def set_facts_written(facts: np.ndarray, count: int) -> None:
    """Say how many facts a log holds."""
    facts[0, 0] = count >> COUNT_BITS
    facts[0, 1] = count & ((1 << COUNT_BITS) - 1)


def only(seat: Seat) -> int:
    """The knowers of a fact that one seat alone learns."""
    return 1 << seat
