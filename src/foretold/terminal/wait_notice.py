"""Tell a person after a second that they have to wait."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer

NOTICE_AFTER_S = 1.0


@contextmanager
def notify_after(tell: Callable[[], None], after: float = NOTICE_AFTER_S) -> Iterator[None]:
    """Call ``tell`` once if the block takes longer than ``after`` seconds."""
    timer = Timer(after, tell)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
