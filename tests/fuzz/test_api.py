"""schemathesis on the whole API, in every role, at a real server: no 5xx, every answer as it is documented."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import pytest_asyncio
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from tests.fuzz.siege import begun, known_codes
from tests.probe import beside
from tests.server.server_process import PROOF, Server, guest, play_to_the_end
from tests.waiting import PATIENCE

ROLES = ("nobody", "person", "read", "play", "forged")
#: Examples for each operation, role and way of making them (as documented, and not).
EXAMPLES = 10
#: The longest line of a request that is read at all.
LONGEST = 8_000
#: Answers that never end; they are only opened.
ENDLESS = ("stream_all", "stream_table", "live")
CHECKS = (schemathesis.checks.not_a_server_error, response_schema_conformance, content_type_conformance)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    house = Server(tmp_path_factory.mktemp("api"), log_level="warning").start()
    yield house
    assert house.stop() == 0
    assert not [line for line in house.log.read_text().splitlines() if '"level":"error"' in line]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def tables(server: Server) -> list[str]:
    """One table that waits, one that plays, one that is over."""
    people = [await guest(server.url) for _ in range(2)]
    for person in people:
        await person.connect()
    made = [
        await people[0].open("predictions", [None, None], listed=True),
        await begun(people),
        await begun(people),
    ]
    await play_to_the_end(made[-1], people)
    for person in people:
        await person.__aexit__()
    return made


def credentials(server: Server, role: str) -> dict[str, str]:
    """The headers of somebody new in a role."""
    if role == "nobody":
        return {}
    if role == "forged":
        return {"Authorization": "Bearer foretold_nothing"}
    with requests.Session() as session:
        session.headers.update(PROOF)
        session.post(f"{server.url}/api/v1/me", timeout=30).raise_for_status()
        if role == "person":
            return {**PROOF, "Cookie": "; ".join(f"{name}={value}" for name, value in session.cookies.items())}
        wish = {"name": "t", "scopes": ["read"] if role == "read" else ["read", "bot:play"]}
        made = session.post(f"{server.url}/api/v1/tokens", json=wish, timeout=30)
        made.raise_for_status()
        return {"Authorization": f"Bearer {made.json()['secret']}"}


def examine(
    server: Server, operation: Any, role: str, tables: list[str], seen: Counter[int], examples: int = EXAMPLES
) -> None:
    """Call one operation many times."""
    headers = credentials(server, role)
    chance, codes = random.Random(operation.label), known_codes()

    def call(case: Any) -> None:
        if "{table}" in operation.path and chance.random() < 0.7:
            case.path_parameters = {**(case.path_parameters or {}), "table": chance.choice(tables)}
        answer = case.call(base_url=server.url, headers=headers, timeout=30)
        seen[answer.status_code] += 1
        if len(answer.request.path_url) > LONGEST:  # what HTTP itself can't take never reaches the API
            assert answer.status_code == 400
            return
        case.validate_response(answer, checks=CHECKS)
        if answer.status_code >= 400:
            assert answer.json()["code"] in codes

    bounded = settings(
        max_examples=examples, derandomize=True, database=None, deadline=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    bounded(given(operation.as_strategy(generation_mode=GenerationMode.POSITIVE))(call))()
    with suppress(Unsatisfiable):  # an operation that takes nothing can't be asked wrongly
        bounded(given(operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))(call))()


def operations_of(schema: Any) -> list[Any]:
    return [found.ok() for found in schema.get_all_operations()]


@pytest.mark.full
def test_every_operation_in_every_role(server: Server, tables: list[str]) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    seen: Counter[int] = Counter()
    operations = operations_of(schema)
    assert len(operations) > 25
    with beside(server) as probe:
        probe.rest()
        with probe.load():
            for operation in operations:
                if operation.definition.raw["operationId"] not in ENDLESS:
                    for role in ROLES:
                        examine(server, operation, role, tables, seen)
        probe.check()
    assert {200, 201, 400, 401, 403, 404, 409} <= set(seen), seen


@pytest.mark.brief
@pytest.mark.slow
def test_every_operation_once_or_twice(server: Server, tables: list[str]) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    seen: Counter[int] = Counter()
    for operation in operations_of(schema):
        if operation.definition.raw["operationId"] not in ENDLESS:
            examine(server, operation, "person", tables, seen, examples=2)
    assert {200, 400, 404} <= set(seen), seen


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("path", ["/api/v1/stream", "/api/v1/live", "/api/v1/tables/{}/stream"])
def test_endless_answers_begin_well(server: Server, tables: list[str], role: str, path: str) -> None:
    headers = credentials(server, role)
    for table in [*tables, "nowhere", "%00", "a" * 3_000, "..%2f..", "é"]:
        answer = requests.get(server.url + path.format(table), headers=headers, stream=True, timeout=30)
        answer.close()
        assert answer.status_code < 500
        if answer.status_code >= 400:
            assert answer.headers["Content-Type"].startswith("application/json")


ODD = (
    b"GET /api/v1/lobby HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
    b"GET /api/v1/lobby HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 20_000 + b"\r\n\r\n",
    b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"POST /api/v1/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    (
        b"POST /api/v1/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: 2\r\n\r\n\xff{"
    ),
    b"PURGE / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET /api/v1/lobby HTTP/1.1\r\nHost: \x00\xff\r\n\r\n",
    b"GET /api/v1/lobby HTTP/1.1\r\nHost: localhost\r\nHost: other\r\nCookie: foretold=\xff\xfe; =; ;;\r\n\r\n",
    (
        b"GET /api/v1/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: x\r\nSec-WebSocket-Version: 99\r\n\r\n"
    ),
)


@pytest.mark.parametrize("number", range(len(ODD)))
async def test_requests_that_are_none(server: Server, number: int) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(ODD[number])
    reading = asyncio.ensure_future(reader.read(200))
    await asyncio.wait([reading], timeout=1)
    if not reading.done():  # it waits for the rest, which never comes
        writer.write_eof()
    try:
        answer = await asyncio.wait_for(reading, PATIENCE)
    except ConnectionError:
        answer = b""
    finally:
        writer.close()
    assert not answer or answer.split()[1] < b"500", answer
    assert requests.get(f"{server.url}/healthz", timeout=30).status_code == 200
