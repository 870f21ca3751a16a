"""Floods of every kind from one client, at a server with its own limits: nobody else waits, and nothing grows."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.fuzz.attacks import KINDS, attack
from tests.fuzz.siege import at_rest, memory
from tests.probe import beside
from tests.server.server_process import Server

SECONDS = 1.5
#: Megabytes that may come with a flood.
GROWTH = 40.0
#: Bytes that may be written into the log because of one.
LOG = 20_000

OWN_LIMITS = {
    "request_rate": "30", "message_rate": "30", "guest_rate": "30", "table_rate": "20", "login_rate": "10",
    "address_connections": "200",
}  # fmt: skip


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    house = Server(tmp_path_factory.mktemp("floods"), **OWN_LIMITS).start()
    await at_rest(house)
    yield house
    assert house.stop() == 0
    assert not [line for line in house.log.read_text().splitlines() if '"level":"error"' in line]


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_nobody_else_waits_and_nothing_grows(server: Server, kind: str) -> None:
    with beside(server) as probe:
        probe.rest()
        before = memory(server)
        with probe.load(), attack(kind, server.port, SECONDS):
            pass
        waited = probe.check()
    assert memory(server) - before < GROWTH
    refused = [line for line in server.log.read_text().splitlines() if '"event":"request"' not in line]
    assert sum(map(len, refused)) < LOG * len(KINDS)
    print(kind, waited.figures())  # noqa: T201 - shown by pytest -s
