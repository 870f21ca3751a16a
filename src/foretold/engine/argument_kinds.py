"""The kinds of arguments that entry points take, and the checked mode.

Compiled entry points are called without a look at their arguments, which is ten times quicker: an array of another type
would be undefined behaviour. With the environment variable ``FORETOLD_CHECKED=1``, as in all tests, every call is
checked first, and a wrong argument is a clear error.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

Entry = Callable[..., Any]
#: A kind by name, or an array of records of some type.
Kind = str | np.dtype[Any]

VARIABLE = "FORETOLD_CHECKED"


class Shape(NamedTuple):
    """An array: the type of its elements, and its dimensions; 0 for a plain number."""

    dtype: np.dtype[Any]
    dimensions: int = 1


#: The kinds that are the same for every game; a game's records come from its definition.
KINDS: Mapping[str, Shape] = {
    "facts": Shape(np.dtype(np.int16), 2),
    "stacked": Shape(np.dtype(np.int16), 2),
    "codes": Shape(np.dtype(np.int16)),
    "longs": Shape(np.dtype(np.int64)),
    "tables": Shape(np.dtype(np.int64), 2),
    "number": Shape(np.dtype(np.int64), 0),
    "real": Shape(np.dtype(np.float64), 0),
    "scores": Shape(np.dtype(np.int32), 2),
    "flags": Shape(np.dtype(np.int8), 2),
    "counts": Shape(np.dtype(np.int32)),
    "floats": Shape(np.dtype(np.float32), 2),
    "reals": Shape(np.dtype(np.float64)),
    "bytes": Shape(np.dtype(np.uint8)),
    "seats": Shape(np.dtype(np.int8)),
}


def numba_type(shape: Shape) -> Any:
    """What Numba calls the same."""
    from numba import from_dtype, types

    element = from_dtype(shape.dtype)
    return types.Array(element, shape.dimensions, "C") if shape.dimensions else element


def is_checked() -> bool:
    """Whether calls of entry points are checked in this process."""
    return os.environ.get(VARIABLE) == "1"


def checked(name: str, shapes: tuple[Shape, ...], entry: Entry) -> Entry:
    """The same entry point, which looks at its arguments first."""
    expected = [(place, *shape) for place, shape in enumerate(shapes)]
    array = np.ndarray

    def call(*arguments: Any) -> Any:
        if len(arguments) != len(expected):
            raise TypeError(f"{name} takes {len(expected)} arguments, not {len(arguments)}")
        for place, dtype, dimensions in expected:
            argument = arguments[place]
            if dimensions == 0:
                good = argument.__class__ is int
            else:
                good = argument.__class__ is array and argument.dtype is dtype and argument.ndim == dimensions
            if not good or (dimensions and not argument.flags.c_contiguous):  # rare: look closer
                wrong = _wrong(argument, Shape(dtype, dimensions))
                if wrong:
                    raise TypeError(f"{name}, argument {place}: {wrong}")
        return entry(*arguments)

    return call


def _wrong(argument: Any, shape: Shape) -> str:
    """What is wrong with an argument, or nothing."""
    if shape.dimensions == 0:
        good = (int, float, np.number, np.bool_) if shape.dtype.kind == "f" else (int, np.integer, np.bool_)
        return "" if isinstance(argument, good) else f"expected a number, found {type(argument).__name__}"
    if not isinstance(argument, np.ndarray):
        return f"expected an array, found {type(argument).__name__}"
    if argument.dtype != shape.dtype:
        return f"expected elements of type {_named(shape.dtype)}, found {_named(argument.dtype)}"
    if argument.ndim != shape.dimensions:
        return f"expected {shape.dimensions} dimensions, found {argument.ndim}"
    return "" if argument.flags.c_contiguous else "expected an array that is contiguous in memory"


def _named(dtype: np.dtype[Any]) -> str:
    return f"record of {dtype.itemsize} bytes" if dtype.names else str(dtype)
