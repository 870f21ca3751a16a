"""Hands that the others may hold: random deals that agree with what can be known."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from foretold.games.all_or_nothing.bots.table import Array, TableFacts

#: Deals imagined for each that is used: the ones that fit the open bets best are kept.
CHOICE_OF_DEALS = 3
#: Of a very large deck only so many cards are thought of: hands hold 36 at most.
MOST_UNSEEN = 72
#: A card that a seat can't have, or that another seat took, comes last.
_FORBIDDEN = 10.0
#: A trump wins this often at least; the rest grows with its rank.
LOW_TRUMP = 0.3
TRUMP_GROWTH = 1.5
#: The highest card of another colour wins this often; lower ones less, the more players there are.
HIGHEST_PLAIN = 0.9
PLAIN_GROWTH = 1.1


class Deck:
    """A deck with a trump colour, as tables; the place after the last card stands for no card."""

    def __init__(self, colours: int, ranks: int, trump: int, players: int) -> None:
        cards = np.arange(colours * ranks)
        self.none = len(cards)
        self.colour = np.append(cards // ranks, -1)
        rank = cards % ranks
        is_trump = cards // ranks == trump
        #: how high a card is whatever is led: trumps above all
        self.height = np.append(rank + ranks * is_trump, -1)
        led = np.arange(colours)[:, None]
        follows = cards // ranks == led
        power = rank + ranks * follows + 2 * ranks * is_trump
        #: who wins a trick: by the colour led and the card
        self.power = np.concatenate([power, np.full((colours, 1), -1)], axis=1)
        part = (rank + 1) / ranks
        plain = HIGHEST_PLAIN * part ** (PLAIN_GROWTH * players)
        likely = np.where(is_trump, LOW_TRUMP + (1 - LOW_TRUMP) * part**TRUMP_GROWTH, plain)
        #: how likely a card wins a trick
        self.likely = np.append(likely, 0.0)


@lru_cache(maxsize=64)
def deck_of(colours: int, ranks: int, trump: int, players: int) -> Deck:
    """The tables of a deck, kept."""
    return Deck(colours, ranks, trump, players)


def imagine(table: TableFacts, deck: Deck, count: int, chance: np.random.Generator) -> Array:
    """So many deals: by deal and seat the cards in hand, ``deck.none`` for no card; the own hand is as it is."""
    most = max(table.hand_sizes)
    known = [seat for seat in range(table.players) if table.open[seat] and table.bets[seat] is not None]
    fitting = [seat for seat in known if seat != table.seat]
    total = count * CHOICE_OF_DEALS if fitting else count
    hands = np.full((total, table.players, most), deck.none)
    hands[:, table.seat, : len(table.hand)] = table.hand
    unseen = table.unseen
    if len(unseen) > MOST_UNSEEN:
        unseen = chance.choice(unseen, MOST_UNSEEN, replace=False)
    if any(table.voids[seat] for seat in range(table.players)):
        _deal_with_voids(table, deck, unseen, hands, chance)
    else:
        _deal(table, unseen, hands, chance)
    return _best_fitting(table, deck, hands, fitting, count) if fitting else hands


def _deal(table: TableFacts, unseen: Array, hands: Array, chance: np.random.Generator) -> None:
    """Any cards to anybody."""
    others = [seat for seat in range(table.players) if seat != table.seat]
    need = sum(table.hand_sizes[seat] for seat in others)
    keys = chance.random((len(hands), len(unseen)), np.float32)
    cards = unseen[np.argsort(keys, axis=1)[:, :need]]
    first = 0
    for seat in others:
        size = table.hand_sizes[seat]
        hands[:, seat, :size] = cards[:, first : first + size]
        first += size


def _deal_with_voids(table: TableFacts, deck: Deck, unseen: Array, hands: Array, chance: np.random.Generator) -> None:
    """Seats that lack most colours first; none gets a colour it can't have."""
    others = [seat for seat in range(table.players) if seat != table.seat]
    keys = chance.random((len(hands), len(unseen)), np.float32)
    certain = [{table.number(card) for card in cards} for cards in table.view["memory"]["hands"]]
    rows = np.arange(len(hands))[:, None]
    for seat in sorted(others, key=lambda s: -len(table.voids[s])):
        size = table.hand_sizes[seat]
        if size == 0:
            continue
        forbidden = np.isin(deck.colour[unseen], list(table.voids[seat]))
        wanted = np.isin(unseen, list(certain[seat]))
        ordered = keys + _FORBIDDEN * forbidden - _FORBIDDEN * wanted
        places = np.argsort(ordered, axis=1)[:, :size]
        hands[:, seat, :size] = unseen[places]
        keys[rows, places] += 5 * _FORBIDDEN


def _best_fitting(table: TableFacts, deck: Deck, hands: Array, seats: list[int], count: int) -> Array:
    """The deals whose hands look most like the open bets."""
    missed = np.zeros(len(hands))
    for seat in seats:
        need = (table.bets[seat] or 0) - table.tricks[seat]
        trust = 1 / (1 + table.errors[seat])
        missed += trust * (deck.likely[hands[:, seat]].sum(axis=1) - need) ** 2
    return hands[np.argpartition(missed, count - 1)[:count]]
