"""Connections of every kind at a real server: how long they may take, how many there may be, what is refused unread."""

from __future__ import annotations

import gzip
import json
import resource
import select
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
import requests

from tests.server.server_process import Server
from tests.sockets import frame, greeting
from tests.waiting import PATIENCE, wait_until

MOST = 12
SETTINGS = {
    "header_seconds": "0.3", "body_seconds": "0.4", "idle_seconds": "0.6", "address_connections": str(MOST),
    "connections": "40",
}  # fmt: skip
LOGIN = b"POST /api/v1/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nAccept-Language: fr\r\n"
GET = b"GET /api/v1/games HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    house = Server(tmp_path_factory.mktemp("connections"), **SETTINGS).start()
    yield house
    assert house.stop() == 0
    assert not [line for line in house.log.read_text().splitlines() if '"level":"error"' in line]


OPEN: list[socket.socket] = []


@pytest.fixture(autouse=True)
def nothing_is_left_open() -> Iterator[None]:
    yield
    while OPEN:
        OPEN.pop().close()


def line(server: Server, first: bytes = b"", address: str = "127.0.0.1") -> socket.socket:
    """A connection from an address, on which something was sent."""
    made = socket.socket()
    OPEN.append(made)
    made.bind((address, 0))
    made.settimeout(10)
    made.connect(("127.0.0.1", server.port))
    made.sendall(first)
    return made


def all_of(connection: socket.socket) -> bytes:
    """All that comes until the server hangs up."""
    got = b""
    with suppress(ConnectionResetError):
        while part := connection.recv(65_536):
            got += part
    connection.close()
    return got


def refusal(answer: bytes) -> tuple[int, str, str]:
    """Status, code and words of a refusal."""
    head, _, body = answer.partition(b"\r\n\r\n")
    told = json.loads(body)
    return int(head.split()[1]), told["code"], told["text"]


def closed(server: Server, reason: str) -> int:
    """How many connections were closed for a reason, as the server counts them."""
    for row in requests.get(f"{server.url}/metrics", timeout=PATIENCE).text.splitlines():
        if row.startswith(f'foretold_connections_closed_total{{reason="{reason}"}}'):
            return int(row.split()[-1])
    return 0


def test_a_connection_that_sends_nothing_or_half_a_request_is_closed(server: Server) -> None:
    began = time.monotonic()
    silent, half = line(server), line(server, GET[:-10])
    assert all_of(silent) == b""
    assert refusal(all_of(half))[:2] == (408, "request-slow")
    used = line(server, GET)
    answer = all_of(used)
    assert answer.startswith(b"HTTP/1.1 200")  # and then it was idle for too long
    assert time.monotonic() - began < PATIENCE / 2


def test_a_head_that_comes_byte_by_byte_ends_in_time(server: Server) -> None:
    slow = line(server)
    with suppress(BrokenPipeError, ConnectionResetError):
        for byte in GET * 1_000:
            slow.sendall(bytes([byte]))
            if select.select([slow], [], [], 0.02)[0]:  # so slowly, until there is an answer
                break
    assert slow.recv(100).startswith(b"HTTP/1.1 408")
    slow.close()


def test_a_body_that_does_not_come_is_refused_in_the_senders_language(server: Server) -> None:
    slow = line(server, LOGIN + b"Content-Length: 100\r\n\r\n{")
    assert refusal(all_of(slow)) == (
        408, "request-slow", "La requête a mis trop de temps à arriver\u00a0; envoyez-la de nouveau.",
    )  # fmt: skip


@pytest.mark.parametrize("encoding", ["gzip", "GZIP", "deflate", "br", "zstd", "identity, gzip", "x", "gzip\r\nX: y"])
@pytest.mark.parametrize("body", [b"", gzip.compress(bytes(100_000)), b"no gzip at all"])
def test_a_compressed_body_is_refused_before_it_is_read(server: Server, encoding: str, body: bytes) -> None:
    head = LOGIN + b"Content-Encoding: %b\r\nContent-Length: 200000\r\n\r\n" % encoding.encode()
    asked = line(server, head + body)
    answer = asked.recv(10_000)
    asked.close()
    assert refusal(answer) == (
        415, "content-encoding", "Le corps ne doit pas être compressé\u00a0; envoyez-le sans Content-Encoding.",
    )  # fmt: skip
    assert b"Accept-Encoding: identity\r\n" in answer


def test_an_encoding_that_changes_nothing_is_none(server: Server) -> None:
    body = b'{"name":"nobody","password":"wrong wrong"}'
    asked = line(server, LOGIN + b"Content-Encoding: Identity\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
    assert refusal(asked.recv(10_000))[:2] == (401, "login-wrong")
    asked.close()


def test_a_large_body_comes_whole_in_one_piece_in_chunks_and_in_bytes(server: Server) -> None:
    body = b'{"name":"' + b"x" * 30_000 + b'"}'
    chunks = b"".join(b"%x\r\n%b\r\n" % (len(part), part) for part in (body[:1], body[1:7_000], body[7_000:]))
    for framing in (
        b"Content-Length: %d\r\n\r\n" % len(body) + body,
        b"Transfer-Encoding: chunked\r\n\r\n" + chunks + b"0\r\n\r\n",
    ):
        asked = line(server, LOGIN + framing)
        status, code, _ = refusal(asked.recv(10_000))
        assert (status, code) == (400, "message-invalid")  # it was read to its end
        asked.close()
    tiny = b"".join(b"1\r\n%c\r\n" % byte for byte in b'{"name":"nobody","password":"wrong wrong"}') + b"0\r\n\r\n"
    asked = line(server, LOGIN + b"Transfer-Encoding: chunked\r\n\r\n" + tiny)
    assert refusal(asked.recv(10_000))[1] == "login-wrong"
    asked.close()


def test_a_head_without_end_is_refused(server: Server) -> None:
    lines = b"".join(b"X-%d: %b\r\n" % (number, b"a" * 7_000) for number in range(100))
    asked = line(server)
    with suppress(BrokenPipeError, ConnectionResetError):
        asked.sendall(GET[:-2] + lines)
    assert all_of(asked)[:12] in (b"HTTP/1.1 431", b"")  # what comes after the refusal may undo it
    assert closed(server, "head-large") >= 1


def test_pipelined_requests_are_answered_in_order_and_one_at_a_time(server: Server) -> None:
    count = 300
    wishes = b"".join(b"GET /api/v1/tables/x%d HTTP/1.1\r\nHost: localhost\r\n\r\n" % n for n in range(count))
    asked = line(server, wishes + GET.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
    answer = all_of(asked)
    assert answer.count(b"HTTP/1.1 404") == count
    assert answer.count(b"HTTP/1.1 200") == 1


def test_all_kinds_count_by_address_and_idle_ones_make_room(server: Server) -> None:
    other = "127.0.0.7"
    with ExitStack() as stack:
        for _ in range(2 * MOST):  # more than there may be: the oldest go
            stack.callback(line(server, address=other).close)
        asked = line(server, GET, other)
        assert asked.recv(20) == b"HTTP/1.1 200 OK\r\nCon"
        asked.close()
        assert closed(server, "crowded") >= MOST
        busy = []
        for number in range(MOST):
            first = greeting("127.0.0.1", server.port, "") if number % 2 else LOGIN + b"Content-Length: 9\r\n\r\n"
            busy.append(line(server, first, other))
            if number % 2:
                assert busy[-1].recv(20).startswith(b"HTTP/1.1 101")
        requests.get(f"{server.url}/healthz", timeout=PATIENCE).raise_for_status()  # from another address
        late = all_of(line(server, b"", other))
        assert refusal(late)[:2] == (429, "too-many")
        for one in busy:
            one.close()
    wait_until(lambda: _is_welcome(server, other))


def _is_welcome(server: Server, address: str) -> bool:
    asked = line(server, GET.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"), address)
    return all_of(asked).startswith(b"HTTP/1.1 200")


def test_who_does_not_read_a_long_answer_is_cut_off(server: Server) -> None:
    before = closed(server, "unread")
    asked = line(server)
    asked.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    asked.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 400)
    wait_until(lambda: closed(server, "unread") > before)
    asked.close()


def test_frames_that_come_with_the_handshake_are_heard(server: Server) -> None:
    asked = line(server, greeting("127.0.0.1", server.port, "") + frame(b'{"do":"ping","n":7}'))
    heard = b""
    while b'{"say":"pong","n":7}' not in heard:
        more = asked.recv(10_000)
        assert more, heard  # it was closed instead
        heard += more
    asked.close()


def test_refusals_are_counted_in_the_log(tmp_path: Path) -> None:
    server = Server(tmp_path, **SETTINGS).start()
    try:
        for _ in range(3):
            all_of(line(server, b"GET /api/v1/me/games HTTP/1.1\r\nHost: localhost\r\n\r\n" * 100))
            all_of(line(server, b"GET / HTTP/1.1\r\nnonsense\r\n\r\n"))
    finally:
        assert server.stop() == 0
    lines = [json.loads(row) for row in server.log.read_text().splitlines()]
    refused = [row for row in lines if row["event"] == "refused"]
    assert {(row["method"], row["route"], row["status"], row["code"]) for row in refused} == {
        ("GET", "/api/v1/me/games", 401, "sign-in")
    }
    assert len(refused) <= 3
    assert sum(row["count"] for row in refused) == 300
    assert sum(row["count"] for row in lines if row["event"] == "not-http") == 3


def test_the_limit_of_open_files_is_raised_and_a_low_one_is_told(tmp_path: Path) -> None:
    code = (
        "import io, resource; from foretold.server.acceptor import raise_open_files; "
        "from foretold.server.logs import Log; out = io.StringIO(); "
        "enough = raise_open_files(20_000, Log(stream=out)); "
        "print(enough, resource.getrlimit(resource.RLIMIT_NOFILE)[0], out.getvalue())"
    )

    def lower() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, 1_000))

    told = subprocess.run([sys.executable, "-c", code], preexec_fn=lower, capture_output=True, text=True, check=True)
    enough, soft, log = told.stdout.split(maxsplit=2)
    assert (enough, soft) == ("800", "1000")
    assert json.loads(log)["event"] == "open-files-few"
