"""The probe itself: it must notice a server that stands still, and must not mind one that only shares its machine."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.probe import MORE, beside
from tests.server.server_process import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    house = Server(tmp_path).start()
    yield house
    assert house.stop() == 0


def test_the_probe_notices_a_server_that_stands_still_and_nothing_else(server: Server) -> None:
    assert server.process is not None
    with beside(server) as probe:
        probe.rest()
        with probe.load():
            time.sleep(0.3)
        probe.check()  # nobody attacked
        with probe.load():
            os.kill(server.process.pid, signal.SIGSTOP)
            time.sleep(0.3)
            os.kill(server.process.pid, signal.SIGCONT)
        with pytest.raises(AssertionError, match="longest"):
            probe.check()
        late = probe.report()
        assert late.of("load", "ping").longest > MORE
        assert late.of("load", "http").longest > MORE
        assert late.of("load", "move").count > 0
