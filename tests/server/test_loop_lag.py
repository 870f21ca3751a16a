"""The event loop's lag: measured, and what made it is named."""

from __future__ import annotations

import asyncio
import io
import json
import time
from typing import Any

import pytest

from foretold.server import loop_lag as module
from foretold.server.logs import Log
from foretold.server.loop_lag import Lag, timed
from foretold.server.metrics import Metrics


class Job:
    def __init__(self, lag: Lag) -> None:
        self.lag = lag

    @timed("a job")
    def work(self, seconds: float) -> str:
        time.sleep(seconds)
        return "done"


async def handler(seconds: float) -> str:
    await asyncio.sleep(0)
    time.sleep(seconds)
    return "answer"


def watched(work: Any, monkeypatch: pytest.MonkeyPatch) -> tuple[Metrics, list[dict[str, Any]]]:
    """What is counted and written while something is done in the loop."""
    monkeypatch.setattr(module, "EVERY", 0.01)
    metrics, out = Metrics(), io.StringIO()

    async def run() -> None:
        lag = Lag(metrics, Log(stream=out))
        lag.watch()
        await asyncio.sleep(0.03)
        await work(lag)
        while metrics.lag_max < 0.05:
            await asyncio.sleep(0.01)
        lag.close()

    asyncio.run(run())
    return metrics, [json.loads(line) for line in out.getvalue().splitlines()]


def test_a_slow_request_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(lag: Lag) -> None:
        assert await lag.watched(handler(0.08), lambda: "GET /somewhere") == "answer"

    metrics, lines = watched(work, monkeypatch)
    assert metrics.slow_steps["GET /somewhere"] == 1
    assert metrics.lag_max >= 0.07
    assert "GET /somewhere" in {line["step"] for line in lines if line["event"] == "loop-lag"}
    page = metrics.page()
    assert "foretold_loop_lag_seconds_bucket" in page
    assert "foretold_loop_lag_max_seconds 0." in page
    assert 'foretold_slow_steps_total{step="GET /somewhere"} 1' in page


def test_a_slow_job_is_named_and_a_quick_one_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(lag: Lag) -> None:
        assert Job(lag).work(0.0) == "done"
        assert Job(lag).work(0.08) == "done"

    metrics, lines = watched(work, monkeypatch)
    assert metrics.slow_steps["a job"] == 1
    assert "a job" in {line["step"] for line in lines}


def test_errors_and_the_end_of_a_task_pass_through(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail() -> None:
        await asyncio.sleep(0)
        raise ValueError

    async def work(lag: Lag) -> None:
        with pytest.raises(ValueError):  # noqa: PT011 - it is the one from above
            await lag.watched(fail(), lambda: "-")
        task = asyncio.ensure_future(lag.watched(asyncio.sleep(60), lambda: "-"))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        time.sleep(0.08)

    watched(work, monkeypatch)
