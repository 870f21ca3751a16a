"""EventLoopTurns of the event loop: addresses take them one after another, however much one of them has sent."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from foretold.server import fair_turns as module
from foretold.server.fair_turns import EventLoopTurns


@pytest.fixture(autouse=True)
def one_piece_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BUDGET", 1e-9)


async def test_an_address_waits_for_one_piece_of_each_other_at_most() -> None:
    turns, done = EventLoopTurns(), list[str]()
    before = turns.has_time
    turns.charge(1.0)
    assert (before, turns.has_time) == (True, False)
    for number in range(5):
        turns.queue("flood", partial(done.append, f"flood {number}"))
    turns.queue("innocent", partial(done.append, "innocent"))
    while not turns.has_time:
        await asyncio.sleep(0)
    assert done == ["flood 0", "innocent", "flood 1", "flood 2", "flood 3", "flood 4"]


async def test_requests_wait_too_and_one_that_is_given_up_takes_no_turn() -> None:
    turns, begun = EventLoopTurns(), list[str]()

    async def ask(address: str, name: str) -> None:
        await turns.wait(address)
        begun.append(name)

    tasks = [asyncio.create_task(ask("flood", f"flood {number}")) for number in range(4)]
    tasks.append(asyncio.create_task(ask("innocent", "innocent")))
    turns.charge(1.0)  # before any of them begins
    await asyncio.sleep(0)
    tasks[1].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert begun == ["flood 0", "innocent", "flood 2", "flood 3"]


async def test_a_fault_in_one_piece_does_not_keep_the_others_waiting() -> None:
    turns, done, faults = EventLoopTurns(), list[str](), list[object]()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(context["exception"]))

    def fail() -> None:
        raise ValueError

    turns.charge(1.0)
    turns.queue("a", fail)
    turns.queue("b", partial(done.append, "b"))
    while not turns.has_time:
        await asyncio.sleep(0)
    assert done == ["b"]
    assert [type(fault) for fault in faults] == [ValueError]
