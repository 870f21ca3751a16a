"""Records as plain Python values, all at once.

A view reads a hundred numbers of a state. From a NumPy record each of them takes about as long as all of them together
take here. Rule functions that only read a record take either form.
"""

from collections import namedtuple
from collections.abc import Callable
from operator import itemgetter
from struct import Struct
from typing import Any

import numpy as np

_LETTERS = {1: "b", 2: "h", 4: "i", 8: "q"}


def reader(dtype: np.dtype[Any], name: str) -> Callable[[np.ndarray], Any]:
    """A function from an array of one record to a named tuple; arrays become tuples, those of two dimensions of rows."""
    unpack = Struct("=" + "".join(_layout(dtype))).unpack
    plain = namedtuple(name, dtype.names or ())  # type: ignore[misc]  # the fields are the record's
    choose = itemgetter(*_places(dtype))
    nested = [(field, shape[1]) for field, shape in _shapes(dtype) if len(shape) == 2]  # noqa: PLR2004 (dimensions)

    def read(record: np.ndarray) -> Any:
        values = plain._make(choose(unpack(record.tobytes())))
        if nested:
            return values._replace(**{field: _rows(getattr(values, field), width) for field, width in nested})
        return values

    return read


def _rows(flat: tuple[int, ...], width: int) -> tuple[tuple[int, ...], ...]:
    return tuple([flat[start : start + width] for start in range(0, len(flat), width)])


def _shapes(dtype: np.dtype[Any]) -> list[tuple[str, tuple[int, ...]]]:
    return [(name, dtype[name].shape) for name in dtype.names or ()]


def _layout(dtype: np.dtype[Any]) -> list[str]:
    """The record's bytes in the words of ``struct``: numbers, and the gaps between aligned fields."""
    parts, at = [], 0
    for field, offset in (entry[:2] for entry in (dtype.fields or {}).values()):
        count = int(np.prod(field.shape, dtype=int))
        parts.append(f"{offset - at}x{count}{_LETTERS[field.base.itemsize]}")
        at = offset + field.itemsize
    return [*parts, f"{dtype.itemsize - at}x"]


def _places(dtype: np.dtype[Any]) -> list[int | slice]:
    """Where each field's number or numbers are among all of the record's."""
    places: list[int | slice] = []
    at = 0
    for _, shape in _shapes(dtype):
        count = int(np.prod(shape, dtype=int))
        places.append(slice(at, at + count) if shape else at)
        at += count
    return places
