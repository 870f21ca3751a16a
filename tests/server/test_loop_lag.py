"""The event loop's lag: measured, and what made it is named."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from foretold.server import loop_lag as module
from foretold.server.logs import Log
from foretold.server.loop_lag import Lag, timed
from foretold.server.metrics import Metrics
from tests.waiting import until


@dataclass
class Clock:
    """The time that the lag is measured by: it goes on when a step says how long it takes."""

    now: float = 1_000.0

    def monotonic(self) -> float:
        return self.now

    def work(self, seconds: float) -> None:
        self.now += seconds


@dataclass
class Watched:
    """A loop whose lag is measured."""

    clock: Clock
    lag: Lag
    metrics: Metrics
    out: io.StringIO

    async def late(self) -> list[dict[str, Any]]:
        """What is in the log once the lag was noticed."""
        await until(lambda: self.metrics.lag_max >= 0.05)
        return [json.loads(line) for line in self.out.getvalue().splitlines()]


@dataclass
class Job:
    lag: Lag
    clock: Clock = field(repr=False)

    @timed("a job")
    def work(self, seconds: float) -> str:
        self.clock.work(seconds)
        return "done"


@pytest.fixture
async def watched(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Watched]:
    clock, metrics, out = Clock(), Metrics(), io.StringIO()
    monkeypatch.setattr(module, "EVERY", 0.01)
    monkeypatch.setattr(module, "time", clock)
    lag = Lag(metrics, Log(stream=out))
    lag.watch()
    await until(lambda: metrics.lag.count > 0)
    assert metrics.lag_max == 0
    yield Watched(clock, lag, metrics, out)
    lag.close()


async def test_a_slow_request_is_named(watched: Watched) -> None:
    async def handler() -> str:
        await asyncio.sleep(0)
        watched.clock.work(0.08)
        return "answer"

    assert await watched.lag.watched(handler(), lambda: "GET /somewhere") == "answer"
    lines, metrics = await watched.late(), watched.metrics
    assert metrics.slow_steps["GET /somewhere"] == 1
    assert metrics.lag_max == pytest.approx(0.08)
    assert "GET /somewhere" in {line["step"] for line in lines if line["event"] == "loop-lag"}
    page = metrics.page()
    assert "foretold_loop_lag_seconds_bucket" in page
    assert "foretold_loop_lag_max_seconds 0.08" in page
    assert 'foretold_slow_steps_total{step="GET /somewhere"} 1' in page


async def test_a_slow_job_is_named_and_a_quick_one_is_not(watched: Watched) -> None:
    job = Job(watched.lag, watched.clock)
    assert job.work(0.0) == "done"
    assert job.work(0.08) == "done"
    assert "a job" in {line["step"] for line in await watched.late()}
    assert watched.metrics.slow_steps["a job"] == 1


async def test_errors_and_the_end_of_a_task_pass_through(watched: Watched) -> None:
    async def fail() -> None:
        await asyncio.sleep(0)
        raise ValueError

    with pytest.raises(ValueError):  # noqa: PT011 - it is the one from above
        await watched.lag.watched(fail(), lambda: "-")
    task = asyncio.ensure_future(watched.lag.watched(asyncio.Event().wait(), lambda: "-"))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    watched.clock.work(0.08)
    assert "-" in {line["step"] for line in await watched.late()}
