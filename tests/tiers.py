"""Which cases of a long series belong to every run (`scripts/check` has three tiers)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def first_of(values: Iterable[Any], few: int) -> list[Any]:
    """All values, for `pytest.mark.parametrize`: the first few are slow tests, all others are for `--full` alone."""
    return [
        pytest.param(value, marks=pytest.mark.slow if number < few else pytest.mark.full)
        for number, value in enumerate(values)
    ]


def some_of(values: Iterable[Any], every: int) -> list[Any]:
    """All values, for `pytest.mark.parametrize`: one in so many is a quick test, all others are slow.

    A number that has no factor in common with how the values are made meets all kinds. A tuple is several arguments.
    """
    return [
        value if number % every == 0 else pytest.param(*_arguments(value), marks=pytest.mark.slow)
        for number, value in enumerate(values)
    ]


def _arguments(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)
