"""Attacks from a process of their own: `python -m tests.fuzz.attacks KIND PORT SECONDS`.

Each keeps a server as busy as one client can, from an address of the loopback that nobody else uses, for some seconds.
"""

from __future__ import annotations

import gzip
import http.client
import json
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.sockets import PING, PONG, frame, greeting

ADDRESS = "127.0.0.9"
HEAD = b"POST /api/v1/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


def connected(port: int, *, first: bytes = b"") -> socket.socket:
    """A connection on which something was sent."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    line.bind((ADDRESS, 0))
    line.settimeout(1.0)
    line.connect(("127.0.0.1", port))
    line.sendall(first)
    return line


def pour(port: int, end: float, lines: int, first: bytes, data: bytes) -> None:
    """Send the same bytes again and again on some connections, and read nothing; closed ones are made anew."""
    made: list[socket.socket] = []
    while time.monotonic() < end:
        while len(made) < lines:
            line = connected(port, first=first)
            line.setblocking(False)
            made.append(line)
        for line in list(made):
            try:
                line.send(data)
            except BlockingIOError:
                time.sleep(0.0001)
            except OSError:
                line.close()
                made.remove(line)


def frames(kind: bytes, begun: bytes = b"") -> Callable[[int, float], None]:
    def flood(port: int, end: float) -> None:
        pour(port, end, 4, greeting("127.0.0.1", port, "") + begun, kind * (60_000 // len(kind)))

    return flood


def pipelined(port: int, end: float) -> None:
    request = b"GET /api/v1/me/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
    pour(port, end, 20, b"", request * 500)


def bombs(port: int, end: float) -> None:
    bomb = gzip.compress(bytes(60_000_000))
    head = HEAD + b"Content-Encoding: gzip\r\nContent-Length: %d\r\n\r\n" % len(bomb)
    while time.monotonic() < end:
        with suppress(OSError):
            line = connected(port, first=head + bomb)
            line.recv(2_000)
            line.close()


def chunks(port: int, end: float) -> None:
    """Bodies in chunks of one byte."""
    pour(port, end, 20, b"", HEAD + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 20_000)


def half_open(port: int, end: float) -> None:
    """Connections that send nothing, or the beginning of a request."""
    kept: list[socket.socket] = []
    while time.monotonic() < end:
        with suppress(OSError):
            kept.append(connected(port, first=b"" if len(kept) % 2 else b"GET / HT"))
        if len(kept) > 3_000:
            kept.pop(0).close()


def heads(port: int, end: float) -> None:
    """Heads as long as they may be."""
    lines = b"".join(b"X-%d: %b\r\n" % (number, b"a" * 7_000) for number in range(100))
    pour(port, end, 20, b"", b"GET /api/v1/lobby HTTP/1.1\r\nHost: localhost\r\n" + lines + b"\r\n")


def cookie_of_guest(port: int) -> str:
    """The cookie of somebody new."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=10, source_address=(ADDRESS, 0))
    line.request("POST", "/api/v1/me", headers={"X-Foretold": "1", "Origin": f"http://127.0.0.1:{port}"})
    answer = line.getresponse()
    answer.read()
    line.close()
    return (answer.getheader("Set-Cookie") or "").partition(";")[0]


def posted(port: int, path: str, body: object, cookie: str = "") -> bytes:
    """A request with JSON."""
    data = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nX-Foretold: 1\r\n"
    head += f"Cookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
    return head.encode() + data


def cold(port: int, end: float) -> None:
    """Sockets that watch tables which are nowhere, and claim to know of them."""
    wishes = [{"do": "watch", "table": f"nowhere{number}", "since": 10**6} for number in range(118)]
    watching = b"".join(frame(json.dumps(wish).encode()) for wish in wishes)
    pour(port, end, 50, greeting("127.0.0.1", port, ""), watching)


def forged(port: int, end: float) -> None:
    """Requests that say they come from elsewhere."""
    lines = b"".join(b"X-Forwarded-For: 198.51.100.%d, 2001:db8::%x\r\n" % (last, last) for last in range(60))
    pour(port, end, 20, b"", b"GET /api/v1/me HTTP/1.1\r\nHost: localhost\r\n" + lines + b"\r\n")


def passkeys(port: int, end: float) -> None:
    """Answers of browsers that no browser gives."""
    texts = ("A" * 20_000, "!" * 20_000, "é" * 3_000)
    given = [{"id": one, "rawId": one, "response": {"clientDataJSON": one}} for one in texts]
    bodies = [posted(port, "/api/v1/passkeys/login", {"id": "x", "credential": one}) for one in given]
    pour(port, end, 20, b"", b"".join(bodies))


def own_decks(port: int, end: float) -> None:
    """Tables with decks of their own that are no decks."""
    cookie = cookie_of_guest(port)
    decks = ("a." * 5_000 + "a = 1", "a = " + "[" * 5_000, {"cards": [{"id": "x" * 40}] * 400})
    wishes = [{"game": "predictions", "options": {"players": 2, "deck": deck}, "seats": []} for deck in decks]
    pour(port, end, 10, b"", b"".join(posted(port, "/api/v1/tables", wish, cookie) for wish in wishes))


def streams(port: int, end: float) -> None:
    """Streams that nobody reads, of one's own tables and of one that is nowhere."""
    cookie = cookie_of_guest(port).encode()
    head = b" HTTP/1.1\r\nHost: localhost\r\nCookie: %b\r\n\r\n" % cookie
    kinds = [b"GET /api/v1/stream" + head, b"GET /api/v1/tables/nowhere/stream" + head]
    while time.monotonic() < end:
        kept: list[socket.socket] = []
        with suppress(OSError):
            while len(kept) < 60:
                kept.append(connected(port, first=kinds[len(kept) % 2]))
        time.sleep(0.1)
        for line in kept:
            line.close()


def exports(port: int, end: float) -> None:
    """Lists and copies of one's games, without end."""
    head = b" HTTP/1.1\r\nHost: localhost\r\nCookie: %b\r\n\r\n" % cookie_of_guest(port).encode()
    pour(port, end, 20, b"", (b"GET /api/v1/me/games/export" + head + b"GET /api/v1/me/games" + head) * 20)


KINDS: dict[str, Callable[[int, float], None]] = {
    "ping": frames(frame(b"x" * 100, PING)),
    "pong": frames(frame(b"", PONG)),
    "continuation": frames(frame(b"", 0, final=False), frame(b"", final=False)),
    "message": frames(frame(b'{"do":"ping"}')),
    "pipelined": pipelined,
    "bombs": bombs,
    "chunks": chunks,
    "half_open": half_open,
    "heads": heads,
    "cold": cold,
    "forged": forged,
    "passkeys": passkeys,
    "own_decks": own_decks,
    "streams": streams,
    "exports": exports,
}


@contextmanager
def attack(kind: str, port: int, seconds: float) -> Iterator[None]:
    """An attack in its own process; it is over when this is left."""
    root = Path(__file__).parents[2]
    process = subprocess.Popen([sys.executable, "-m", __name__, kind, str(port), str(seconds)], cwd=root)
    try:
        yield
        assert process.wait(60 + seconds) == 0
    finally:
        process.kill()
        process.wait()


if __name__ == "__main__":
    with suppress(OSError):  # the server will not talk to us at all: so be it
        KINDS[sys.argv[1]](int(sys.argv[2]), time.monotonic() + float(sys.argv[3]))
