"""A person who waits is told so after a second."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer

PATIENCE_S = 1.0


@contextmanager
def patience(tell: Callable[[], None], after: float = PATIENCE_S) -> Iterator[None]:
    """Call ``tell`` once if the block takes longer than that."""
    timer = Timer(after, tell)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
