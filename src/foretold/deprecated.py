"""Names of earlier releases: they work for one more release, with a `DeprecationWarning`."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def warn(old: str, new: str, level: int = 2) -> None:
    """Say that a name is deprecated; `level` counts the callers up to the line that used it."""
    warnings.warn(f"{old} is deprecated: use {new}", DeprecationWarning, stacklevel=level + 1)


def names_from(old: str, new: str, renamed: Mapping[str, str] | None = None) -> Callable[[str], Any]:
    """Return the `__getattr__` of a module that moved: it takes each name from the new module, and warns."""
    names = renamed or {}

    def find(name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(f"module {old!r} has no attribute {name!r}")
        now = names.get(name, name)
        found = getattr(import_module(new), now)
        warn(f"{old}.{name}", f"{new}.{now}")
        return found

    return find
