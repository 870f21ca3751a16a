"""The kinds of arguments that entry points take: plain numbers, arrays, and named tuples of these.

An entry point is compiled for exactly these kinds. How they are checked is in :mod:`foretold.engine.checked_calls`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

Entry = Callable[..., Any]

#: More arguments than these nobody keeps in order: what belongs together is passed as a named tuple.
MOST_ARGUMENTS = 8


class Shape(NamedTuple):
    """An array: the type of its elements, and its dimensions; 0 for a plain number."""

    dtype: np.dtype[Any]
    dimensions: int = 1


class Bundle(NamedTuple):
    """Arguments that belong together and are passed as one named tuple: its class, and the kinds of its fields."""

    made: type[Any]
    kinds: tuple[Kind, ...]


class BundleShape(NamedTuple):
    """A bundle in one game: the class of the named tuple, and the shapes of its fields."""

    made: type[Any]
    shapes: tuple[AnyShape, ...]


#: A kind by name, an array of records of some type, or several of these in one named tuple.
Kind = str | np.dtype[Any] | Bundle
AnyShape = Shape | BundleShape

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


def bundle(made: type[Any], *kinds: Kind) -> Bundle:
    """A named tuple as an argument, with the kinds of its fields in their order."""
    return Bundle(made, kinds)


def shape_of(kind: Kind, own: Mapping[str, np.dtype[Any]]) -> AnyShape:
    """What a kind is in a game that has these records of its own."""
    if isinstance(kind, Bundle):
        return BundleShape(kind.made, tuple(shape_of(part, own) for part in kind.kinds))
    if isinstance(kind, str):
        return Shape(own[kind]) if kind in own else KINDS[kind]
    return Shape(kind)


def numba_type(shape: AnyShape) -> Any:
    """What Numba calls the same."""
    from numba import from_dtype, types

    if isinstance(shape, BundleShape):
        return types.BaseTuple.from_types(tuple(map(numba_type, shape.shapes)), shape.made)
    element = from_dtype(shape.dtype)
    return types.Array(element, shape.dimensions, "C") if shape.dimensions else element
