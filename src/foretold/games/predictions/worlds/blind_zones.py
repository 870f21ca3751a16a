"""Where the cards of a trial of the variant *blind* lie: hands, cards turned up, pile (see blind_trial).

A zone is a list of entries. An entry is a card, or -2 - token for a token without a card yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.games.predictions.rules.state import CARDS, NONE
from foretold.games.predictions.worlds.blind_script import ENTRIES, EPOCHS, FREE, ZONE

if TYPE_CHECKING:
    from foretold.engine.value_types import Card, Longs


def add_entry(work: Longs, zone: int, entry: int) -> None:
    """One more entry, the last."""
    count = int(work[zone])
    work[ENTRIES + zone * ZONE + count] = entry
    work[zone] = count + 1


def entry_at(work: Longs, zone: int, at: int) -> int:
    """The entry at a place of a zone."""
    return int(work[ENTRIES + zone * ZONE + at])


def remove_entry(work: Longs, zone: int, at: int) -> None:
    """An entry leaves, and the last one takes its place."""
    count = int(work[zone]) - 1
    work[ENTRIES + zone * ZONE + at] = work[ENTRIES + zone * ZONE + count]
    work[zone] = count


def give_card(script: Longs, pool: Longs, work: Longs, zone: int, at: int, card: Card) -> None:
    """A token without a card gets this one."""
    token = -2 - entry_at(work, zone, at)
    pool[int(script[0, EPOCHS]) + token // CARDS, token % CARDS] = card
    work[ENTRIES + zone * ZONE + at] = card
    work[FREE] = int(work[FREE]) & ~(1 << card)


def card_of(script: Longs, pool: Longs, entry: int) -> int:
    """The card of an entry, NONE if it has none yet."""
    if entry >= 0:
        return entry
    token = -2 - entry
    return int(pool[int(script[0, EPOCHS]) + token // CARDS, token % CARDS])


def nth_open(work: Longs, zone: int, number: int) -> int:
    """The place of the number-th entry without a card."""
    for at in range(int(work[zone])):
        if entry_at(work, zone, at) < 0:
            if number == 0:
                return at
            number -= 1
    return NONE
