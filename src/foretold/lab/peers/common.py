"""Shared code of the peer measurements: the clock, the import of a peer, one core, the error for a missing package."""

import importlib
import os
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any

SECONDS = 0.5
"""How long one measurement runs, set-up and warm-up not counted."""


class PeerMissing(Exception):  # noqa: N818 (not an error of ours: the bench leaves the peer out)
    """A peer can't be measured because the package that provides it is not installed."""

    def __init__(self, name: str, package: str) -> None:
        super().__init__(f"peer {name} needs the package {package}: pip install '{package}'")
        self.name = name
        self.package = package


@contextmanager
def quiet() -> Iterator[None]:
    """Silence a peer's own warnings, such as eval7's about pyparsing at import, which are not our concern."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def load(name: str, package: str, module: str) -> Any:
    """Import a module of the peer `name`; raise PeerMissing when `package`, which holds it, is not installed."""
    try:
        with quiet():
            return importlib.import_module(module)
    except ModuleNotFoundError as error:
        raise PeerMissing(name, package) from error


def rate(work: Callable[[], int], seconds: float = SECONDS) -> float:
    """Repeat `work` for about `seconds` after one warm-up call; return the units of work per second of wall time."""
    work()
    done = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        done += work()
    return done / elapsed


@contextmanager
def one_core() -> Iterator[None]:
    """Bind this thread, and the threads that it starts meanwhile, to one core (where the system can do that)."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
