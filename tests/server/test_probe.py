"""The probe itself: it must notice a server that stands still, and must not mind one that only shares its machine."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.probe import MORE, beside
from tests.probe_client import Lost
from tests.server.server_process import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    house = Server(tmp_path).start()
    yield house
    assert house.stop() == 0


def lost(*, waiting: float = 0.0, others: float = 0.0, own: float = 0.0, stolen: float = 0.0) -> Lost:
    """A server that waited for a processor, while others and its own threads used them."""
    return Lost(0.0, {"1": waiting, "2": waiting / 2}, {}, (stolen, 0.0), others + own, own, own)


def test_a_wait_for_a_processor_that_the_server_itself_keeps_busy_is_not_excused() -> None:
    before = lost()
    assert lost(waiting=0.2, others=0.4).since(before) == pytest.approx(0.2)
    assert lost(waiting=0.2, own=0.4).since(before) == 0.0
    assert lost(waiting=0.2, others=0.3, own=0.1).since(before) == pytest.approx(0.15)
    assert lost(stolen=0.3).since(before) == pytest.approx(0.3)


@pytest.mark.slow
def test_the_probe_notices_a_server_that_stands_still_and_nothing_else(server: Server) -> None:
    assert server.process is not None
    with beside(server) as probe:
        probe.rest()
        with probe.load():
            probe.wait_for("load", {"ping": 3, "http": 2})
        probe.check()  # nobody attacked
        before = probe.report().of("load", "http").count
        with probe.load():
            probe.wait_for("load", {"http": before + 1})  # the next one is of this phase too, and meets the standstill
            os.kill(server.process.pid, signal.SIGSTOP)
            time.sleep(10 * MORE)  # other work may take most of the machine, and is taken off
            os.kill(server.process.pid, signal.SIGCONT)
        with pytest.raises(AssertionError, match="longest"):
            probe.check()
        late = probe.report()
        assert late.of("load", "ping").longest > MORE
        assert late.of("load", "http").longest > MORE
        assert late.of("load", "move").count > 0
        assert late.figures()["load"]["ping"]["excused"] >= 0.0
        assert late.excused["load"]["ping"].count > 0
