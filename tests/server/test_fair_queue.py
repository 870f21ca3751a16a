"""Work off the event loop: everybody's turn comes, however much one person asks for, and what waits is bounded."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import pytest

from foretold.errors import ForetoldError
from foretold.server.fair_queue import FairQueue
from foretold.server.offload import Offload


def test_turns_are_taken_by_address_then_by_person() -> None:
    queue: FairQueue[str] = FairQueue(100, 100, 100)
    for number in range(6):
        queue.put(("a", "one"), f"one{number}")
    for number in range(2):
        queue.put(("a", "two"), f"two{number}")
    queue.put(("b", "three"), "three0")
    taken = [queue.take() for _ in range(10)]
    assert taken == ["one0", "three0", "two0", "one1", "two1", "one2", "one3", "one4", "one5", None]
    assert len(queue) == 0


def test_what_waits_is_bounded_at_every_level() -> None:
    queue: FairQueue[int] = FairQueue(10, 6, 2)
    assert [queue.put(("a", "one"), 1) for _ in range(3)] == [True, True, False]
    assert [queue.put(("a", person), 1) for person in ("two", "two", "three", "three", "four")] == [True] * 4 + [False]
    assert [queue.put((address, "x"), 1) for address in "bcdef"] == [True] * 4 + [False]
    assert queue.waiting(("a",)) == 6
    assert queue.take() is not None
    assert queue.put(("a", "one"), 1)


async def test_who_comes_after_a_flood_is_next() -> None:
    """One person has asked for all that they may; somebody else waits for one piece of work, not for all."""
    order: list[str] = []
    gate = threading.Event()

    def work(name: str) -> Callable[[], None]:
        def do() -> None:
            gate.wait(60)
            order.append(name)

        return do

    offload = Offload(1, "test", 100, 20, 8)
    flood = [asyncio.ensure_future(offload.run(("a", "flood"), work(f"flood{n}"))) for n in range(40)]
    await asyncio.sleep(0)
    innocent = asyncio.ensure_future(offload.run(("b", "innocent"), work("innocent")))
    await asyncio.sleep(0)
    gate.set()
    await innocent
    results = await asyncio.gather(*flood, return_exceptions=True)
    offload.close()
    refused = [error.code for error in results if isinstance(error, ForetoldError)]
    assert order.index("innocent") <= 2
    assert refused == ["server-busy"] * (40 - 9)  # one was begun, eight may wait
    assert len(order) == 10


async def test_what_goes_wrong_is_raised_where_it_is_awaited() -> None:
    offload = Offload(1, "test")

    def fail() -> None:
        raise KeyError("x")

    with pytest.raises(KeyError):
        await offload.run(("a", ""), fail)
    assert await offload.run(("a", ""), lambda: 5) == 5
    offload.close()
