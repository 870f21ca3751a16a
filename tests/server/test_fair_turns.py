"""Turns of the event loop: addresses take them one after another, however much one of them has sent."""

from __future__ import annotations

import asyncio

import pytest

from foretold.server import fair_turns as module
from foretold.server.fair_turns import EventLoopTurns


@pytest.fixture(autouse=True)
def one_piece_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BUDGET", 1e-9)


def test_an_address_waits_for_one_piece_of_each_other_at_most() -> None:
    async def run() -> list[str]:
        turns, done = EventLoopTurns(), []
        assert turns.has_time
        turns.charge(1.0)
        assert not turns.has_time
        for number in range(5):
            turns.queue("flood", lambda number=number: done.append(f"flood {number}"))  # type: ignore[misc]
        turns.queue("innocent", lambda: done.append("innocent"))
        while not turns.has_time:
            await asyncio.sleep(0)
        return done

    assert asyncio.run(run()) == ["flood 0", "innocent", "flood 1", "flood 2", "flood 3", "flood 4"]


def test_requests_wait_too_and_one_that_is_given_up_takes_no_turn() -> None:
    async def run() -> list[str]:
        turns, begun = EventLoopTurns(), []

        async def ask(address: str, name: str) -> None:
            await turns.wait(address)
            begun.append(name)

        tasks = [asyncio.create_task(ask("flood", f"flood {number}")) for number in range(4)]
        tasks.append(asyncio.create_task(ask("innocent", "innocent")))
        turns.charge(1.0)  # before any of them begins
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return begun

    assert asyncio.run(run()) == ["flood 0", "innocent", "flood 2", "flood 3"]


def test_a_fault_in_one_piece_does_not_keep_the_others_waiting() -> None:
    async def run() -> tuple[list[str], list[object]]:
        turns, done, faults = EventLoopTurns(), [], []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(context["exception"]))

        def fail() -> None:
            raise ValueError

        turns.charge(1.0)
        turns.queue("a", fail)
        turns.queue("b", lambda: done.append("b"))
        while not turns.has_time:
            await asyncio.sleep(0)
        return done, faults

    done, faults = asyncio.run(run())
    assert done == ["b"]
    assert [type(fault) for fault in faults] == [ValueError]
