"""WebSockets after their handshake, over real sockets: what a client may send, and what becomes of the rest."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

import pytest

from foretold.server import fair_turns as turns_of_loop
from foretold.server import websocket as frames
from foretold.server.backlog import NOTICED, OF_AN_ADDRESS, Backlog
from foretold.server.fair_turns import EventLoopTurns
from foretold.server.limits import TokenBucket
from foretold.server.metrics import Metrics
from foretold.server.sockets import Socket
from foretold.server.websocket import FRAMES, WebSocket
from tests.waiting import PATIENCE, until

MOST = 1_000
BUFFER = 100_000
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


#: As good as any, and the same in every process that lists these tests.
MASK = b"\x37\xfa\x21\x3d"


def frame(kind: int, data: bytes, *, final: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """A frame as a client sends it."""
    mask = MASK if masked else b""
    size = len(data)
    first, bit = (0x80 if final else 0) | reserved | kind, 0x80 if masked else 0
    if size < 126:
        head = struct.pack("!BB", first, bit | size)
    elif size < 65_536:
        head = struct.pack("!BBH", first, bit | 126, size)
    else:
        head = struct.pack("!BBQ", first, bit | 127, size)
    body = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data)) if masked else data
    return head + mask + body


class Counting(WebSocket):
    """A connection that counts the bytes that came."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


class Client:
    """The other end of a connection that `WebSocket` reads."""

    def __init__(self, rate: float = float("inf"), burst: float = 1) -> None:
        self.heard: list[bytes] = []
        self.late: list[bytes] = []
        self.gone = self.sent = 0
        self.bucket = TokenBucket(rate, burst)
        self.evicted: list[int] = []

    async def open(self) -> Client:
        loop = asyncio.get_running_loop()
        own, theirs = socket.socketpair()
        own.setblocking(False)
        theirs.setblocking(False)
        self._socket, self._loop = own, loop
        transport, _ = await loop.connect_accepted_socket(asyncio.Protocol, theirs)
        self.wire = Socket(1, "socket", transport, "", "", "", Backlog(BUFFER), Metrics(), self._end)
        self.frames = Counting(
            transport, MOST, self.bucket, EventLoopTurns(), "", self.wire.write, self._hear, self._lost
        )
        transport.set_protocol(self.frames)
        return self

    def _hear(self, data: bytes, in_time: bool) -> None:
        (self.heard if in_time else self.late).append(data)

    def _end(self, code: int) -> None:
        self.evicted.append(code)
        self.frames.end(code)

    def _lost(self) -> None:
        self.gone += 1

    async def send(self, data: bytes) -> None:
        """Send, and wait until all of it was read."""
        self.sent += len(data)
        await self._loop.sock_sendall(self._socket, data)
        await until(self._is_read)

    def _is_read(self) -> bool:
        return bool(self.gone) or (self.frames.received == self.sent and not self.frames._resting)

    async def receive(self) -> bytes:
        return await asyncio.wait_for(self._loop.sock_recv(self._socket, 4_096), PATIENCE)

    async def ended_with(self, code: int) -> bool:
        return await self.receive() == struct.pack("!BBH", 0x88, 2, code)

    async def close(self) -> None:
        self._socket.close()
        await until(lambda: self.gone > 0)


@asynccontextmanager
async def connected(rate: float = float("inf"), burst: float = 1) -> AsyncIterator[Client]:
    """A client; whatever it does, the connection ends once."""
    client = await Client(rate, burst).open()
    yield client
    await client.close()
    await asyncio.sleep(0)
    assert client.gone == 1


@pytest.fixture
async def client() -> AsyncIterator[Client]:
    async with connected() as client:
        yield client


@pytest.mark.parametrize("size", [0, 1, 3, 125, 126, 127, MOST])
async def test_messages_come_as_they_were_sent_however_the_bytes_come(size: int, client: Client) -> None:
    message = bytes(at % 128 for at in range(size))

    await client.send(frame(TEXT, message) + frame(BINARY, b"\xff" + message[:-1]))
    for byte in frame(TEXT, message):
        await client.send(bytes([byte]))
    assert client.heard == [message, b"\xff" + message[:-1], message]


async def test_a_message_in_parts_is_put_together_with_a_ping_between_them(client: Client) -> None:
    parts = [frame(TEXT, b"caf\xc3", final=False), frame(PING, b"there?"), frame(0, b"\xa9")]
    await client.send(b"".join(parts))
    assert client.heard == ["café".encode()]
    assert await client.receive() == b"\x8a\x06there?"
    await client.send(frame(PONG, b"") + frame(TEXT, b"on"))
    assert client.heard[1:] == [b"on"]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, b"open", masked=False), 1002),
        (frame(TEXT, b"x", reserved=0x40), 1002),
        (frame(3, b"x"), 1002),
        (frame(11, b"x"), 1002),
        (frame(0, b"of what?"), 1002),
        (frame(TEXT, b"a", final=False) + frame(TEXT, b"b"), 1002),
        (frame(PING, b"x", final=False), 1002),
        (frame(PING, bytes(126)), 1002),
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, bytes(MOST + 1)), 1009),
        (frame(TEXT, bytes(MOST), final=False) + frame(0, b"x"), 1009),
        (struct.pack("!BBQ", 0x82, 0xFF, 1 << 63), 1009),
        (frame(CLOSE, b"\x00"), 1002),
        (frame(CLOSE, struct.pack("!H", 1005)), 1002),
        (frame(CLOSE, struct.pack("!H", 4_000) + b"enough"), 4_000),
        (frame(CLOSE, b""), 1000),
    ],
)
async def test_what_is_not_the_protocol_and_a_farewell_end_the_connection(
    sent: bytes, code: int, client: Client
) -> None:
    await client.send(sent + frame(TEXT, b"too late"))
    assert await client.ended_with(code)
    assert client.heard == []
    with suppress(BrokenPipeError, ConnectionResetError):  # it has closed already
        await client.send(frame(CLOSE, struct.pack("!H", code)))


async def test_the_servers_farewell_is_answered_or_the_connection_cut(
    monkeypatch: pytest.MonkeyPatch, client: Client
) -> None:
    monkeypatch.setattr(frames, "FAREWELL", 1.0)  # nothing of what follows waits so long, however busy the machine
    client.frames.end(1012)
    client.frames.end(1008)  # too late: one farewell is said
    assert await client.ended_with(1012)
    await client.send(frame(TEXT, b"unheard"))
    assert client.heard == []
    assert await client.receive() == b""


async def test_a_silent_client_is_asked_and_cut_off_if_it_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "HEARTBEAT", 0.2)
    monkeypatch.setattr(frames, "GRACE", 2.0)  # time enough for an answer, however busy the machine
    async with connected() as client:
        assert await client.receive() == b"\x89\x00"
        await client.send(frame(PONG, b""))
        assert await client.receive() == b"\x89\x00"  # it was there: asked again after as long a silence
        assert await client.receive() == b""


FLOODS = {
    "ping": frame(PING, b""), "pong": frame(PONG, b"unasked"), "message": frame(TEXT, b"{}"),
    "continuation": frame(0, b"", final=False),
}  # fmt: skip


@pytest.mark.parametrize("kind", FLOODS)
async def test_every_frame_counts_and_a_flood_of_any_kind_is_ended(kind: str) -> None:
    begun = frame(TEXT, b"", final=False) if kind == "continuation" else b""
    async with connected(rate=0.001, burst=50) as client:
        await client.send(begun + FLOODS[kind] * 10)
        assert not client.frames._closing
        await client.send(FLOODS[kind] * 200)
        told = b""
        while not told.endswith(struct.pack("!BBH", 0x88, 2, 1013)):
            told += await client.receive()
        assert told.count(b"\x8a\x00") <= 50  # a ping beyond the limit is not answered
        assert len(client.heard) <= 50
        assert len(client.late) <= 20


@pytest.mark.parametrize("kind", FLOODS)
async def test_others_get_their_turn_during_a_flood_even_without_a_limit(
    kind: str, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns_of_loop, "BUDGET", 1e-9)  # whatever it does, the turn is over
    count = 5_000
    begun = [frame(TEXT, b"", final=False)] if kind == "continuation" else []
    turns, seen = 0, 0
    taken = client.bucket.take

    def take() -> bool:
        nonlocal seen
        seen += 1
        return taken()

    client.frames._bucket = type("Counted", (), {"take": staticmethod(take)})()
    client.frames.data_received(b"".join(begun) + FLOODS[kind] * count)
    while client.frames._buffer is not None:
        assert seen <= FRAMES * (turns + 1)
        turns += 1
        await asyncio.sleep(0)
    assert seen == count + len(begun)
    assert turns >= count // FRAMES


async def test_a_client_that_sends_and_does_not_read_is_cut_off(client: Client) -> None:
    with suppress(ConnectionResetError, BrokenPipeError):
        while not client.evicted:
            await client._loop.sock_sendall(client._socket, frame(PING, bytes(125)) * 1_000)
            assert client.wire.transport.get_write_buffer_size() <= BUFFER + 300
    assert client.evicted == [1013]
    assert client.wire.metrics.evictions == 1
    client.wire.gone()  # as the carrier says
    assert client.wire not in client.wire.backlog


def test_what_waits_for_all_connections_of_an_address_is_limited_too() -> None:
    @dataclass
    class Slow:
        number: int
        address: str
        waiting: int = 0

    backlog = Backlog(BUFFER)
    slow = [Slow(number, "a") for number in range(20)]
    other = Slow(99, "b")

    def is_over(one: Slow, size: int) -> bool:
        one.waiting = size
        return backlog.is_over(one, size)

    assert not any(is_over(one, BUFFER) for one in slow[:OF_AN_ADDRESS])
    assert is_over(slow[-1], BUFFER)
    assert not is_over(other, BUFFER)
    slow[0].waiting = 0  # it has read, which nobody was told
    assert not is_over(slow[-1], BUFFER)
    assert not is_over(slow[-1], NOTICED - 1)
    assert slow[-1] not in backlog
    for one in (*slow[:OF_AN_ADDRESS], other):
        backlog.forget(one)
    assert not backlog._sums


async def test_a_message_in_single_bytes_is_one_message(client: Client) -> None:
    text = b"x" * MOST
    parts = [
        frame(TEXT, b"x", final=False),
        *(frame(0, b"x", final=False) for _ in range(MOST - 2)),
        frame(0, b"x"),
    ]
    await client.send(b"".join(parts))
    while not client.heard:
        await asyncio.sleep(0)
    assert client.heard == [text]
