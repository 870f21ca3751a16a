"""The script and the memory of the variant *blind* (see blind_worlds)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from foretold.engine.world_plan import SCRIPT_WIDTH, array_of
from foretold.games.predictions.rules.state import CARDS, NONE, SEATS
from foretold.games.predictions.worlds.story import Happening, Story

if TYPE_CHECKING:
    from foretold.engine.value_types import Longs

#: The first row of a script holds the number of secret decisions, of orders, and whether all hands are shown at last.
SECRETS, EPOCHS, SHOWDOWN = range(3)

#: Rows in the order of time: what happened, to which seat, with which card, token, combination or secret.
OP, WHO, WHAT = range(3)
#: In the order of story.Happening, from 1.
(
    ENTERS,
    SEEN_ENTERING,
    SEEN_LEAVING,
    SEEN_INSIDE,
    ANNOUNCES,
    TURNED_UP,
    KEEPS,
    DISCARDS,
    BURIES,
    RESHUFFLE,
) = (happening.value for happening in Happening)
END = RESHUFFLE + 1

#: Zones: the hands, the cards turned up, the pile. Each has a count, and its entries ``ZONE`` places apart.
TURNED = SEATS
PILE = SEATS + 1
ZONES = SEATS + 2
ZONE = 64
ENTRIES = 8
#: Single numbers after the zones: cards of the present epoch without a token, the epoch, announcements to check, how
#: far the kept tape came, announcements that fit, trials from one world to the next, trials before the first world that
#: is handed out. Then the cards of secret decisions, tried and kept; then the tapes.
FREE = ENTRIES + ZONES * ZONE
EPOCH = FREE + 1
PENDING = FREE + 2
KEPT_REACH = FREE + 3
FITTING = FREE + 4
PACE = FREE + 5
AHEAD = FREE + 6
SECRETS_AT = FREE + 7
#: How far a trial came is counted in rows of the script, and within a row in announcements.
STEP = 64
#: An announcement to check: the combination, how many entries, the entries.
NOTE_WIDTH = 12

#: In the tables: logarithms of factorials, then those of the weights.
KEPT_WEIGHT = CARDS + 10
TRIAL_WEIGHT = KEPT_WEIGHT + 1

#: Columns of the pool after the cards of an order: how many there are, and the set of those known.
COUNT = CARDS
KNOWN = CARDS + 1


def tape_length(script: Longs) -> int:
    """The numbers of a tape: for each row of the script; for each order and card, where it is; by place, which card."""
    return int(script.shape[0]) + 2 * CARDS * int(script[0, EPOCHS])


def places_at(script: Longs, work: Longs) -> int:
    """Where a tape has the places of the cards of the present epoch, and then the cards of the places."""
    return int(script.shape[0]) + 2 * CARDS * int(work[EPOCH])


def kept_tape(script: Longs) -> int:
    """Where the memory holds the tape of the world that was laid."""
    return SECRETS_AT + 2 * int(script[0, SECRETS])


def trial_tape(script: Longs) -> int:
    """Where the memory holds the tape that is tried."""
    return kept_tape(script) + tape_length(script)


def notes_at(script: Longs) -> int:
    """Where the memory holds announcements to check."""
    return trial_tape(script) + tape_length(script)


def blind_script(story: Story) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """The script; the orders, as known and room for a trial; the memory; the tables."""
    rows = [[story.secrets, len(story.orders), int(story.showdown)]]
    rows += [[event.happening.value, event.seat, event.what] for event in story.events]
    rows.append([END])
    script = array_of(rows, SCRIPT_WIDTH)
    pool = np.full((2 * len(story.orders), CARDS + 2), NONE, np.int64)
    for into, order in zip(pool, story.orders, strict=False):
        into[: len(order)] = order
        into[COUNT] = len(order)
        into[KNOWN] = sum(1 << card for card in order if card != NONE)
    announcements = sum(event.happening is Happening.ANNOUNCES for event in story.events)
    work = np.zeros(notes_at(script) + NOTE_WIDTH * announcements, np.int64)
    tables = np.zeros(TRIAL_WEIGHT + 1)
    tables[1:KEPT_WEIGHT] = np.cumsum(np.log(np.arange(1, KEPT_WEIGHT)))
    return script, pool, work, tables
