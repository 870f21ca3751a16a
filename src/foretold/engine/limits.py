"""What an entry point expects of its arguments beside their types: lengths, indices and ranges.

They are declared beside the kinds of the arguments, and looked at in the checked mode only
(:mod:`foretold.engine.checked_calls`). An argument is named as in the function, a field of it behind a dot.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import numpy as np

from foretold.engine.scratch import FACT_WIDTH, facts_written

if TYPE_CHECKING:
    from foretold.engine.definition import Definition

#: A number, the name of an argument (a number itself, or the length of an array), or what is found from the arguments.
Size = int | str | Callable[["Arguments"], int]


class Arguments:
    """The arguments of one call by their names, and the game that they belong to."""

    __slots__ = ("_given", "rules")

    def __init__(self, rules: Definition, given: Mapping[str, Any]) -> None:
        self.rules = rules
        self._given = given

    def __getitem__(self, name: str) -> Any:
        """An argument, or a field of one."""
        first, _, field = name.partition(".")
        value = self._given[first]
        for part in field.split(".") if field else ():
            value = value[part] if isinstance(value, np.ndarray) else getattr(value, part)
        return value

    def size(self, size: Size) -> int:
        """The number that a size means."""
        if isinstance(size, str):
            found = self[size]
            return len(found) if isinstance(found, np.ndarray) else int(found)
        return size if isinstance(size, int) else size(self)

    @property
    def players(self) -> int:
        """The most players of the given games."""
        return int(self["games"]["players"].max())


class ArgumentLimit(Protocol):
    """Something that is expected of the arguments."""

    def wrong(self, given: Arguments) -> str:
        """What is wrong with which argument, or nothing."""


class Index(NamedTuple):
    """A number is an index of an array."""

    number: str
    array: str

    def wrong(self, given: Arguments) -> str:
        """What is wrong with the number."""
        number, length = given[self.number], len(given[self.array])
        if 0 <= number < length:
            return ""
        return f"argument {self.number}: expected an index of {self.array}, 0 to {length - 1}, found {number}"


class Span(NamedTuple):
    """Two numbers are the first index of a part of an array and the one behind its last."""

    first: str
    last: str
    array: str

    def wrong(self, given: Arguments) -> str:
        """What is wrong with one of the numbers."""
        first, last, length = given[self.first], given[self.last], len(given[self.array])
        if not 0 <= last <= length:
            return f"argument {self.last}: expected at most the length of {self.array}, {length}, found {last}"
        if not 0 <= first <= last:
            return f"argument {self.first}: expected 0 to {self.last}, {last}, found {first}"
        return ""


class Least(NamedTuple):
    """An array has at least so many elements, along one of its axes."""

    array: str
    size: Size = 1
    axis: int = 0

    def wrong(self, given: Arguments) -> str:
        """What is wrong with the array."""
        least, found = given.size(self.size), given[self.array].shape[self.axis]
        if found >= least:
            return ""
        along = "elements" if self.axis == 0 else f"elements along axis {self.axis}"
        return f"argument {self.array}: expected at least {least} {along}, found {found}"


class Most(NamedTuple):
    """An array has at most so many elements, along one of its axes."""

    array: str
    size: Size
    axis: int = 0

    def wrong(self, given: Arguments) -> str:
        """What is wrong with the array."""
        most, found = given.size(self.size), given[self.array].shape[self.axis]
        if found <= most:
            return ""
        return f"argument {self.array}: expected at most {most} elements along axis {self.axis}, found {found}"


class Range(NamedTuple):
    """A number, or every element of an array, lies between two sizes, both included; without a second, not below."""

    name: str
    low: Size = 0
    high: Size | None = None

    def wrong(self, given: Arguments) -> str:
        """What is wrong with the number, or with which element."""
        found, low = given[self.name], given.size(self.low)
        high = None if self.high is None else given.size(self.high)
        if isinstance(found, np.ndarray):
            return self._wrong_element(found, low, high)
        if found >= low and (high is None or found <= high):
            return ""
        return f"argument {self.name}: expected {_range(low, high)}, found {found}"

    def _wrong_element(self, found: np.ndarray, low: int, high: int | None) -> str:
        if not found.size or (found.min() >= low and (high is None or found.max() <= high)):
            return ""
        outside = (found < low) if high is None else (found < low) | (found > high)
        place = tuple(np.argwhere(outside)[0].tolist())
        where = ", ".join(map(str, place))
        return f"argument {self.name}: expected elements of {_range(low, high)}, found {found[place]} at [{where}]"


class LogRoom(NamedTuple):
    """An array is a log of facts, with room for so many more."""

    array: str
    room: int = 0

    def wrong(self, given: Arguments) -> str:
        """What is wrong with the log."""
        facts = given[self.array]
        rows, width = facts.shape
        if width != FACT_WIDTH:
            return f"argument {self.array}: expected {FACT_WIDTH} columns, found {width}"
        if rows < 1:
            return f"argument {self.array}: expected at least 1 row, which holds the number of facts, found 0"
        written = facts_written(facts)
        if not 0 <= written < rows - self.room:
            more = f" and {self.room} more" if self.room else ""
            return f"argument {self.array}: expected room for the {written} facts written{more}, found {rows} rows"
        return ""


def players(given: Arguments) -> int:
    """How many players there are at the most."""
    return given.players


def last_seat(given: Arguments) -> int:
    """The last seat of the given games."""
    return given.players - 1


def _range(low: int, high: int | None) -> str:
    return f"{low} or more" if high is None else f"{low} to {high}"
