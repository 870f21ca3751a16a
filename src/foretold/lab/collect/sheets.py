"""Where games are counted: named tuples that the functions of :mod:`foretold.lab.collect.entries` take."""

from typing import NamedTuple

import numpy as np


class Sheets(NamedTuple):
    """Of all sides: the notes of the present game, the kinds of its players by seat, books, works, pairs and rows."""

    notes: np.ndarray
    kinds: np.ndarray
    books: np.ndarray
    works: np.ndarray
    pairs: np.ndarray
    rows: np.ndarray


class Sheet(NamedTuple):
    """Where one game is counted: the kinds of its players by seat, its counters, its row of the table of games."""

    kinds: np.ndarray
    work: np.ndarray
    row: np.ndarray


class FactRead(NamedTuple):
    """One fact: its code, its turn, its seat (-1: none) and its arguments."""

    code: int
    turn: int
    seat: int
    a: int
    b: int
    c: int
