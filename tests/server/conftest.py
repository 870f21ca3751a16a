"""One server for the tests of this folder; those that need another start their own."""

import io
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from foretold.server.bot_executor import BotExecutor
from foretold.server.effects_runner import EffectsRunner
from foretold.server.logs import Log
from foretold.server.metrics import Metrics
from tests.server.server_process import Server
from tests.server.test_effects_runner import Shelf


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


@pytest.fixture
def shelf() -> Shelf:
    return Shelf()


@pytest.fixture
def stream() -> io.StringIO:
    return io.StringIO()


@pytest.fixture
async def carrier(shelf: Shelf, stream: io.StringIO) -> AsyncIterator[EffectsRunner]:
    metrics, log = Metrics(), Log("warning", stream)
    pool = BotExecutor(1, 0.05, metrics, log)
    shelf.carrier = carrier = EffectsRunner(shelf, pool, None, metrics, log)
    yield carrier
    pool.close()
    await carrier.close(1)
