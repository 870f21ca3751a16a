"""What the tests share: waiting, and the tiers."""

from __future__ import annotations

import asyncio
from itertools import count

import pytest

from tests.tiers import first_of, some_of
from tests.waiting import again_and_again, until, wait_until


def test_a_wait_ends_when_the_condition_holds_and_fails_when_it_never_does() -> None:
    looks = count()
    wait_until(lambda: next(looks) == 3, every=0.001)
    assert next(looks) == 4
    with pytest.raises(AssertionError, match="never"):
        wait_until(lambda: False, seconds=0.01, every=0.001)


async def test_a_wait_in_the_event_loop_lets_others_run() -> None:
    asyncio.get_running_loop().call_later(0.002, (happened := asyncio.Event()).set)
    await until(happened.is_set, every=0.001)

    async def is_set() -> bool:
        return happened.is_set()

    await until(is_set)
    with pytest.raises(AssertionError, match="what is the matter"):
        await until(lambda: False, seconds=0.01, every=0.001, otherwise=lambda: "what is the matter")


async def test_again_and_again_until_it_is_cancelled() -> None:
    done: list[int] = []

    async def do() -> None:
        done.append(1)

    task = asyncio.create_task(again_and_again(do, 0.001))
    await until(lambda: len(done) > 2)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


def marks(values: list[object]) -> list[str]:
    return [next((mark.name for mark in getattr(value, "marks", ())), "") for value in values]


def test_the_cases_of_a_series_are_shared_among_the_tiers() -> None:
    assert marks(first_of("abcd", 2)) == ["slow", "slow", "full", "full"]
    assert marks(some_of("abcde", 3)) == ["", "slow", "slow", "", "slow"]
    assert some_of([("a", 1), ("b", 2)], 2)[1].values == ("b", 2)
