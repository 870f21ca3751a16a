"""One server for the tests of this folder; those that need another start their own."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.server_process import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    house = Server(tmp_path_factory.mktemp("house")).start()
    yield house
    assert house.stop() == 0


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    """Where people enter who leave when the test is over."""
    async with AsyncExitStack() as stack:
        yield stack


@pytest.fixture
def url(server: Server) -> str:
    return server.url


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may stop and start; not started yet."""
    house = Server(tmp_path)
    yield house
    if house.process is not None:
        house.stop()
