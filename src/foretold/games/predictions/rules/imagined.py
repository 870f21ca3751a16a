"""Operations on imagined states: what a bot may change in possible worlds. They are no part of play."""

from typing import Any

import numpy as np

from foretold.games.predictions.rules.state import CARDS, HAND, ROUNDS

Array = np.ndarray[Any, np.dtype[Any]]


def end_with_this_round(games: Array, states: Array) -> None:
    """Make the present round the last one; a tie is decided by the hands."""
    games["heirs"] = 0
    states["round_index"] = ROUNDS


def decks_of(states: Array) -> Array:
    """The cards of each deck, as a set."""
    cards = np.where(_in_deck(states["deck_count"]), np.int64(1) << states["stock"].astype(np.int64), 0)
    decks: Array = np.bitwise_or.reduce(cards, axis=1)
    return decks


def exchange_with_deck(states: Array, rows: Array, seat: int, gained: Array, given: Array) -> None:
    """In these rows, cards of a hand change places with as many of the deck.

    Whoever had seen one of them has now seen the other.
    """
    states["hands"][rows, seat] ^= gained | given
    for _ in range(HAND):
        some = gained != 0
        rows, gained, given = rows[some], gained[some], given[some]
        if not len(rows):
            return
        card, other = gained & -gained, given & -given
        place = (states["stock"][rows] == _number_of(card)[:, None]) & _in_deck(states["deck_count"][rows])
        states["stock"][rows, place.argmax(axis=1)] = _number_of(other)
        eyed = states["eyed"][rows]
        seen = eyed & other[:, None] != 0
        states["eyed"][rows] = np.where(seen, eyed ^ (card | other)[:, None], eyed)
        gained, given = gained ^ card, given ^ other


def _in_deck(counts: Array) -> Array:
    """Which places of each stock belong to a deck of so many cards."""
    in_deck: Array = np.arange(CARDS) >= CARDS - counts[:, None]
    return in_deck


def _number_of(card: Array) -> Array:
    """The number of the only card of each set."""
    numbers: Array = np.bitwise_count(card - 1).astype(np.int8)
    return numbers
