"""What the adept notes before it judges: how the others have played so far; and room to reckon in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from foretold.games.predictions.bots.outlook import LARGE_SAMPLE
from foretold.games.predictions.bots.rivals import COMBINATIONS
from foretold.games.predictions.bots.showdowns import HANDS
from foretold.games.predictions.rules.actions import MOST_LEGAL
from foretold.games.predictions.rules.state import CARDS, SEATS
from foretold.games.predictions.worlds.outline import round_events

if TYPE_CHECKING:
    from foretold.bots.protocol import View

#: The notes as a record that compiled code reads and writes.
NOTES = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("skill", np.float64, (SEATS,)),  # 0 for a random player, about 1 for a good one
                ("plays", np.float64, (SEATS,)),  # cards played in this round, and since the last announcement
                ("plays_since", np.float64, (SEATS,)),
                ("luck", np.int64),  # 32 random bits
                ("values", np.float64, (MOST_LEGAL,)),  # of the legal actions, in their order
                ("chances", np.float64, (SEATS, COMBINATIONS)),  # what each seat may hold
                ("told", np.float64, (SEATS,)),  # how predictions change that a seat is the strongest
                ("drawn", np.int64, (CARDS,)),  # unseen cards in random order
                ("drawn_count", np.int64),
                ("room", np.float64, (2, LARGE_SAMPLE)),
                ("hands", np.int64, (SEATS, HANDS)),  # imagined hands, and the sums of their weights
                ("weights", np.float64, (SEATS, HANDS)),
                ("lacking", np.float64, (SEATS, COMBINATIONS)),  # chances of rare combinations, summed up
                ("rare", np.float64, (SEATS,)),  # how often a hand is one of these
                ("orders", np.int64, (SEATS,)),  # an imagined showdown: hands, what rune cards pay, predictions
                ("runes", np.int64, (SEATS,)),
                ("said", np.int64, (SEATS,)),
                ("likely", np.float64, (SEATS,)),  # how likely each hand is the strongest
                ("means", np.float64, (SEATS,)),  # of the hands' orders, and their standard deviations
                ("spread", np.float64, (SEATS,)),
            ],
            align=True,
        ),
    )
)

#: A player's mean strength at showdowns is compared with this: random players reach a sixth of it.
GOOD_STRENGTH = 3.5
#: Showdowns' worth of belief that a stranger plays middling well.
STRANGER_ROUNDS = 1.0
STRANGER_STRENGTH = 2.3
MOST_SKILL = 1.2


def notes_of(view: View, luck: int) -> np.ndarray:
    """The array of one record of notes, from what the view's log tells."""
    notes = np.zeros(1, NOTES)
    note = notes[0]
    note.luck = luck
    note.skill[:] = _skills(view)
    _write_plays(note, view)
    return notes


def _skills(view: View) -> list[float]:
    """How well each seat has built its hands so far in this game."""
    sums = [STRANGER_ROUNDS * STRANGER_STRENGTH] * SEATS
    counts = [STRANGER_ROUNDS] * SEATS
    for event in view["log"]:
        if event["fact"] == "hand-shown":
            sums[event["seat"]] += event["strength"]
            counts[event["seat"]] += 1
    return [min(total / count / GOOD_STRENGTH, MOST_SKILL) for total, count in zip(sums, counts, strict=True)]


def _write_plays(note: Any, view: View) -> None:
    """Cards played by each seat, and those since its last announcement."""
    plays, since = [0] * SEATS, [0] * SEATS
    for event in round_events(view):
        if event["fact"] == "plays":
            plays[event["seat"]] += 1
            since[event["seat"]] += 1
        elif event["fact"] == "announces":
            since[event["seat"]] = 0
    note.plays[:] = plays
    note.plays_since[:] = since
