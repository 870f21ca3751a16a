"""The log: whoever reads it, or does not, keeps nobody waiting."""

from __future__ import annotations

import json
import os
import threading

import pytest

from foretold.server import logs
from foretold.server.logs import Outlet
from tests.waiting import PATIENCE

LINE = json.dumps({"event": "x", "filler": "y" * 200}) + "\n"


def test_a_pipe_that_nobody_reads_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "WAITING", 100)
    reading, writing = os.pipe()
    with os.fdopen(reading) as readable, os.fdopen(writing, "w") as writable:
        outlet = Outlet(writable)

        def fill() -> None:
            for _ in range(2_000):  # several times what a pipe and the queue hold
                outlet.put(LINE)

        filling = threading.Thread(target=fill, daemon=True)
        filling.start()
        filling.join(PATIENCE)
        assert not filling.is_alive()  # a write of its own would wait for ever
        lost = 0
        while not lost:
            told = json.loads(readable.readline())
            lost = told.get("count", 0)
        assert told["event"] == "log-lines-lost"
        assert 0 < lost < 2_000


def test_what_waits_is_written_at_the_end() -> None:
    reading, writing = os.pipe()
    with os.fdopen(reading) as readable, os.fdopen(writing, "w") as writable:
        outlet = Outlet(writable)
        for number in range(20):
            outlet.put(f"{number}\n")
        outlet.close(PATIENCE)
        assert [int(readable.readline()) for _ in range(20)] == list(range(20))
