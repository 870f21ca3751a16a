"""What the rules are handed from outside, and how they ask for chance and write down what happened."""

from enum import IntEnum
from typing import NamedTuple

import numpy as np

#: Columns of a row of the log of facts.
FACT_CODE, FACT_TURN, FACT_SEAT, FACT_A, FACT_B, FACT_C, FACT_KNOWERS = range(7)
FACT_WIDTH = 7

#: Who learns a fact: a bit for each seat, and one more for spectators.
SPECTATOR = 7
EVERYBODY = 0xFF
NOBODY = 0

#: Working space in front of the cards in ``scratch``: one block of the generator.
BLOCK = 16


class Fault(IntEnum):
    """Why a step could not be done; the caller takes it back."""

    NONE = 0
    ILLEGAL = 1
    DECK_NEEDED = 2
    RESHUFFLE_NEEDED = 3
    RESHUFFLE_NOT_THE_PILE = 4


class Outside(NamedTuple):
    """Arrays that a step may read or write besides the state.

    stacked: given card orders, one a row: the rounds' decks, then the reshuffles of the whole game.
    scratch: working space, ``BLOCK`` numbers and one for each card.
    facts: the log; row 0 holds the number of facts in its first column. A log of one row is never written.
    """

    stacked: np.ndarray
    scratch: np.ndarray
    facts: np.ndarray


def note(state, outside, code, seat, a, b, c, knowers):
    """Write a fact into the log, if there is one."""
    facts = outside.facts
    row = int(facts[0, 0]) + 1
    if row < facts.shape[0]:
        facts[row, FACT_CODE] = code
        facts[row, FACT_TURN] = state.turn
        facts[row, FACT_SEAT] = seat
        facts[row, FACT_A] = a
        facts[row, FACT_B] = b
        facts[row, FACT_C] = c
        facts[row, FACT_KNOWERS] = knowers
        facts[0, 0] = row


def only(seat):
    """The knowers of a fact that one seat alone learns."""
    return 1 << seat
