"""Named tuples of arrays and numbers that belong together, as entry points take them.

Compiled code reads their fields by position: a change here compiles all that takes them anew.
"""

from typing import NamedTuple

import numpy as np

from foretold.engine.json_writer import Book


class ResultArrays(NamedTuple):
    """By game: the scores and the winners by seat, and the number of decisions."""

    scores: np.ndarray
    winners: np.ndarray
    decisions: np.ndarray


class StepArrays(NamedTuple):
    """By game: the action to do; then the scores and winners by seat, 0 or a fault, and the seed of the deal."""

    actions: np.ndarray
    scores: np.ndarray
    winners: np.ndarray
    faults: np.ndarray
    seeds: np.ndarray


class NewsRequest(NamedTuple):
    """Who is told (-1: a spectator), without the first facts, at which decision, and whether with the memory aid.

    The letters that all viewers get: before the facts, from ``between`` before the view, from ``behind`` behind it.
    """

    seats: np.ndarray
    since: int
    decision: int
    memory_aid: int
    letters: np.ndarray
    between: int
    behind: int


class NewsWords(NamedTuple):
    """The words of views and where those for actions begin, the words and forms of facts, the words from elsewhere."""

    views: Book
    notations: int
    facts: Book
    forms: np.ndarray
    elsewhere: Book


class WritingTools(NamedTuple):
    """Working space: what a viewer knows, legal actions, and a page."""

    known: np.ndarray
    codes: np.ndarray
    pages: np.ndarray


class Written(NamedTuple):
    """Letters, and where the facts and the view of each viewer end."""

    letters: np.ndarray
    ends: np.ndarray
