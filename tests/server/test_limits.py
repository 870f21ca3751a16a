"""Rate limits in bounded memory, and the queue of passwords, in simulated time."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import MISSING, fields

from foretold.server.context import ServerContext
from foretold.server.limits import Limit
from foretold.server.offload import Offload
from foretold.server.refusals import Refusal


class Clock:
    now = 1_000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_fills_again() -> None:
    clock = Clock()
    limit = Limit(1, 3, clock=clock)
    assert [limit.allows("ada") for _ in range(4)] == [True, True, True, False]
    assert limit.allows("bob")
    clock.now += 1
    assert [limit.allows("ada") for _ in range(2)] == [True, False]
    limit.give_back("ada")
    assert limit.allows("ada")


def test_whoever_fills_the_table_does_not_reset_a_limit() -> None:
    clock = Clock()
    limit = Limit(0.1, 3, remembered=100, clock=clock)
    while limit.allows("ada"):
        pass
    for number in range(10_000):
        limit.allows(f"name {number}")
        assert len(limit._buckets) <= 100
        assert len(limit._shared) <= 1_024
    assert not limit.allows("ada")


def test_a_full_table_limits_new_keys_too() -> None:
    clock = Clock()
    limit = Limit(0.1, 3, remembered=100, clock=clock)
    for number in range(100):
        limit.allows(f"name {number}")
    assert sum(limit.allows("ada") for _ in range(50)) <= 3
    clock.now += 31  # all are full again: there is room
    assert [limit.allows("bob") for _ in range(4)] == [True, True, True, False]
    assert "bob" in limit._buckets


class Gate:
    """Work that waits until it is let through."""

    def __init__(self) -> None:
        self.open = threading.Event()
        self.done: list[str] = []

    def work(self, name: str) -> str:
        assert self.open.wait(30)
        self.done.append(name)
        return name


def passwords() -> Offload:
    """The queue of passwords as a server has it."""
    (made,) = [one for one in fields(ServerContext) if one.name == "passwords"]
    assert made.default_factory is not MISSING
    queue = made.default_factory()
    assert isinstance(queue, Offload)
    return queue


async def test_one_address_does_not_queue_out_the_others() -> None:
    queue, gate = passwords(), Gate()
    flood = [asyncio.create_task(queue.run(("mallory",), gate.work, f"m{n}")) for n in range(50)]
    await asyncio.sleep(0)
    ada = asyncio.create_task(queue.run(("ada",), gate.work, "ada"))
    await asyncio.sleep(0)
    gate.open.set()
    results = await asyncio.gather(*flood, return_exceptions=True)
    assert await ada == "ada"
    assert gate.done.index("ada") <= 4
    assert sum(isinstance(one, Refusal) and one.code == "server-busy" for one in results) >= 44
    queue.close()


async def test_only_so_many_passwords_wait_in_all() -> None:
    queue, gate = passwords(), Gate()
    tasks = [asyncio.create_task(queue.run((f"address {n}",), gate.work, str(n))) for n in range(300)]
    await asyncio.sleep(0)
    assert queue.waiting <= 200
    gate.open.set()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert sum(isinstance(one, Refusal) for one in results) >= 90
    queue.close()
