"""Records as plain Python values, all at once.

A view reads a hundred numbers of a state. From a NumPy record each of them takes about as long as all of them together
take here. Rule functions that only read a record take either form.
"""

from collections import namedtuple
from collections.abc import Iterator, Sequence
from operator import itemgetter
from struct import Struct
from typing import Any

import numpy as np

_LETTERS = {1: "b", 2: "h", 4: "i", 8: "q"}


class Reader:
    """From an array of one record to a named tuple of some of its fields; arrays become tuples, or tuples of rows."""

    def __init__(self, dtype: np.dtype[Any], fields: Sequence[str]) -> None:
        shapes = [dtype[name].shape for name in fields]
        self._unpack = Struct("=" + "".join(_layout(dtype, fields))).unpack
        self._choose = itemgetter(*_places(shapes))
        self._nested = [(place, shape[1]) for place, shape in enumerate(shapes) if len(shape) > 1]
        self._named: Any = namedtuple("Plain", fields)  # type: ignore[misc]  # the fields are the record's

    def __call__(self, record: np.ndarray) -> Any:
        """The record's values."""
        values = list(self._choose(self._unpack(record.tobytes())))
        for place, width in self._nested:
            values[place] = _rows(values[place], width)
        return self._named(*values)


def _rows(flat: tuple[int, ...], width: int) -> tuple[tuple[int, ...], ...]:
    return tuple([flat[start : start + width] for start in range(0, len(flat), width)])


def _layout(dtype: np.dtype[Any], fields: Sequence[str]) -> Iterator[str]:
    """The record's bytes in the words of ``struct``: the fields' numbers, and what lies between them."""
    at = 0
    for name in fields:
        field, offset = dtype[name], dtype.fields[name][1]  # type: ignore[index]  # a record has fields
        yield f"{offset - at}x{_size(field.shape)}{_LETTERS[field.base.itemsize]}"
        at = offset + field.itemsize
    yield f"{dtype.itemsize - at}x"


def _places(shapes: Sequence[tuple[int, ...]]) -> Iterator[int | slice]:
    """Where the number or numbers of each field are among all."""
    at = 0
    for shape in shapes:
        yield slice(at, at + _size(shape)) if shape else at
        at += _size(shape)


def _size(shape: tuple[int, ...]) -> int:
    return int(np.prod(shape, dtype=int))
