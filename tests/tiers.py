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
