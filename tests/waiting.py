"""Wait for something to happen. No test sleeps but here: how long something takes is never known, only that it happens.

`tests/test_no_sleeps.py` looks for sleeps elsewhere.
"""

from __future__ import annotations

import asyncio
import inspect
import time
from collections.abc import Awaitable, Callable

#: Seconds after which a test gives up: waiting costs time only when something is wrong, and a machine may be busy.
PATIENCE = 60
#: Seconds between two looks.
EVERY = 0.01


def wait_until(test: Callable[[], bool], seconds: float = PATIENCE, every: float = EVERY) -> None:
    """Wait until a condition holds, looking now and then; fail if it never does."""
    end = time.monotonic() + seconds
    while not test():
        assert time.monotonic() < end, "it never happened"
        time.sleep(every)


async def until(
    test: Callable[[], bool | Awaitable[bool]],
    seconds: float = PATIENCE,
    every: float = EVERY,
    otherwise: Callable[[], object] = lambda: "it never happened",
) -> None:
    """Wait until a condition holds, while the event loop turns; the condition may be a coroutine.

    `otherwise` says what is the matter if it never holds.
    """
    end = time.monotonic() + seconds
    while True:
        holds = test()
        if inspect.isawaitable(holds):
            holds = await holds
        if holds:
            return
        assert time.monotonic() < end, otherwise()
        await asyncio.sleep(every)


async def again_and_again(do: Callable[[], Awaitable[object]], every: float) -> None:
    """Do something every so many seconds, as somebody does who shows that they are there; ends when it is cancelled."""
    while True:
        await do()
        await asyncio.sleep(every)
