"""A book of counters: whole numbers only, so that books can be added in any order and give the same sums.

A counter has a value in each game, never below 0. The book keeps what its mean needs, and its interval with the game
as the independent unit: the sum over games, the sum of squares, and the sums of products with other counters: its
*base* (what it is divided by) and the *reference* that it may be compared with, and that one's base.

While a game is read, its counters stand in ``work``: their values, then how many are not 0, then which.
"""

import numpy as np

Array = np.ndarray

#: Columns of a book.
GAMES, SUM, SQUARES, WITH_BASE, WITH_REFERENCE, WITH_REFERENCE_BASE, BASE, REFERENCE = range(8)
COLUMNS = 8
#: The columns that are added up.
SUMS = slice(GAMES, BASE)
NONE = -1

#: Columns of the sums over pairs of games with the same seed: counter and counter, counter and base, base and counter.
BOTH, WITH_OTHER_BASE, BASE_WITH_OTHER = range(3)
PAIR_COLUMNS = 3

#: A win is shared by at most six seats: 60 parts can be shared out without a remainder.
WIN = 60


def work_size(cells: int) -> int:
    """The size of the working space for a book of so many counters."""
    return 2 * cells + 1


def add(work: Array, cell: int, amount: int) -> None:
    """Add to a counter of the present game."""
    value = int(work[cell])
    work[cell] = value + amount
    if value == 0 and amount != 0:
        cells = work.shape[0] >> 1
        count = int(work[cells]) + 1
        work[cells] = count
        work[cells + count] = cell


def settle(book: Array, work: Array) -> None:
    """The game is over: its counters go into the sums."""
    cells = work.shape[0] >> 1
    for place in range(cells + 1, cells + 1 + int(work[cells])):
        cell = int(work[place])
        value = int(work[cell])
        book[cell, GAMES] += 1
        book[cell, SUM] += value
        book[cell, SQUARES] += value * value
        base = int(book[cell, BASE])
        if base != NONE:
            book[cell, WITH_BASE] += value * int(work[base])
        reference = int(book[cell, REFERENCE])
        if reference != NONE:
            book[cell, WITH_REFERENCE] += value * int(work[reference])
            book[cell, WITH_REFERENCE_BASE] += value * int(work[int(book[reference, BASE])])


def settle_pair(book: Array, work: Array, other_book: Array, other: Array, pairs: Array) -> None:
    """Two games with the same seed are over: the products of their counters go into the sums over pairs."""
    cells = work.shape[0] >> 1
    for place in range(cells + 1, cells + 1 + int(work[cells])):
        cell = int(work[place])
        value = int(work[cell])
        pairs[cell, BOTH] += value * int(other[cell])
        if int(other_book[cell, BASE]) != NONE:
            pairs[cell, WITH_OTHER_BASE] += value * int(other[int(other_book[cell, BASE])])
    for place in range(cells + 1, cells + 1 + int(other[cells])):
        cell = int(other[place])
        if int(book[cell, BASE]) != NONE:
            pairs[cell, BASE_WITH_OTHER] += int(work[int(book[cell, BASE])]) * int(other[cell])


def clear(work: Array) -> None:
    """The counters of the next game begin at 0."""
    cells = work.shape[0] >> 1
    for place in range(cells + 1, cells + 1 + int(work[cells])):
        work[int(work[place])] = 0
    work[cells] = 0
