"""The checked mode of entry points.

Compiled entry points are called without a look at their arguments, which is ten times quicker: an array of another
type, or one that is too short, would be undefined behaviour. With the environment variable ``FORETOLD_CHECKED=1``, as
in all tests, every call is checked first, interpreted or compiled, and a wrong argument is a clear error.
"""

from __future__ import annotations

import inspect
import os
from typing import Any

import numpy as np

from foretold.engine.argument_kinds import AnyShape, BundleShape, Entry, Shape
from foretold.engine.definition import Definition
from foretold.engine.limits import ArgumentLimit, Arguments

VARIABLE = "FORETOLD_CHECKED"


def is_checked() -> bool:
    """Whether calls of entry points are checked in this process."""
    return os.environ.get(VARIABLE) == "1"


def checked(
    function: Entry, entry: Entry, rules: Definition, shapes: tuple[AnyShape, ...], limits: tuple[ArgumentLimit, ...]
) -> Entry:
    """The same entry point, which looks at its arguments first; ``function`` is what it was made of."""
    name, names = function.__name__, tuple(inspect.signature(function).parameters)
    expected = tuple(zip(names, shapes, strict=True))

    def call(*arguments: Any) -> Any:
        if len(arguments) != len(expected):
            raise TypeError(f"{name} takes {len(expected)} arguments, not {len(arguments)}")
        for argument, (path, shape) in zip(arguments, expected, strict=True):
            if not _is_plainly_right(argument, shape):
                _check_type(name, path, argument, shape)
        given = Arguments(rules, dict(zip(names, arguments, strict=True)))
        for limit in limits:
            wrong = limit.wrong(given)
            if wrong:
                raise ValueError(f"{name}, {wrong}")
        return entry(*arguments)

    return call


def _is_plainly_right(argument: Any, shape: AnyShape) -> bool:
    """Whether an argument is what it nearly always is; one that is not may still be right."""
    if isinstance(shape, BundleShape):
        return False
    if shape.dimensions == 0:
        return argument.__class__ is int
    return (
        argument.__class__ is np.ndarray
        and argument.dtype is shape.dtype
        and argument.ndim == shape.dimensions
        and argument.flags.c_contiguous
    )


def _check_type(name: str, path: str, argument: Any, shape: AnyShape) -> None:
    """Raise an error that says what is wrong with an argument or with one of its fields."""
    if not isinstance(shape, BundleShape):
        wrong = _wrong(argument, shape)
    elif argument.__class__ is not shape.made:
        wrong = f"expected {shape.made.__name__}, found {type(argument).__name__}"
    else:
        wrong = ""
        for field, part, part_shape in zip(shape.made._fields, argument, shape.shapes, strict=True):
            if not _is_plainly_right(part, part_shape):
                _check_type(name, f"{path}.{field}", part, part_shape)
    if wrong:
        raise TypeError(f"{name}, argument {path}: {wrong}")


def _wrong(argument: Any, shape: Shape) -> str:
    """What is wrong with a number or an array, or nothing."""
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
