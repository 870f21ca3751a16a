"""How WebSocket frames are read: by hand as the server does, by aiohttp's reader, by picows: `python bench/frames.py`.

Each reader sits behind a real connection in a process of its own, on one core, and answers every message, as the server
does. The same client sends to all in the same run: single messages, many at once, and floods. picows is measured
where it is installed (`pip install picows`).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import resource
import socket
import sys
import time
from pathlib import Path
from typing import Any

import uvloop
from aiohttp import WSMsgType
from aiohttp._websocket.reader import WebSocketDataQueue
from aiohttp.base_protocol import BaseProtocol
from aiohttp.http import WebSocketReader

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.sockets import PONG, frame, greeting

MOST = 16_384
MESSAGE = b'{"do":"move","table":"abcdefghijkl","id":"m1","decision":17,"action":"play 3"}'
ANSWER = b"\x81\x0a" + b"0123456789"
IDLE = 2_000


def by_hand(transport: asyncio.Transport, early: bytes) -> None:
    from foretold.server.fair_turns import EventLoopTurns
    from foretold.server.limits import TokenBucket
    from foretold.server.websocket import WebSocket

    global TURNS  # noqa: PLW0603 - one for the process, as a server has
    if TURNS is None:
        TURNS = EventLoopTurns()
    bucket = TokenBucket(float("inf"), 1)
    reader = WebSocket(
        transport, MOST, bucket, TURNS, "", transport.write, lambda *_: transport.write(ANSWER), lambda: None
    )
    transport.set_protocol(reader)
    if early:
        reader.data_received(early)


TURNS: Any = None


class _Aiohttp(BaseProtocol):
    """aiohttp's reader (in C) and its queue, with a task that reads them, as its `WebSocketResponse` is used."""

    def __init__(self, transport: asyncio.Transport) -> None:
        loop = asyncio.get_running_loop()
        super().__init__(loop)
        self.transport = transport
        self._upgraded = True
        self.queue = WebSocketDataQueue(self, 2**16, loop=loop)
        self.reader = WebSocketReader(self.queue, MOST, compress=False, decode_text=False)
        self.task = loop.create_task(self._answer())

    def data_received(self, data: bytes) -> None:
        self.reader.feed_data(data)

    def connection_lost(self, exc: BaseException | None) -> None:
        super().connection_lost(exc)
        self.task.cancel()

    async def _answer(self) -> None:
        while True:
            message = await self.queue.read()
            if message.type == WSMsgType.TEXT and self.transport is not None:
                self.transport.write(ANSWER)


def by_aiohttp(transport: asyncio.Transport, early: bytes) -> None:
    reader = _Aiohttp(transport)
    transport.set_protocol(reader)
    if early:
        reader.data_received(early)


class _Handshake(asyncio.Protocol):
    def __init__(self, take: Any) -> None:
        self.take = take

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: Any = transport

    def data_received(self, data: bytes) -> None:
        self.transport.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
        self.take(self.transport, data.partition(b"\r\n\r\n")[2])


async def _serve(kind: str, pipe: Any) -> None:
    if kind == "picows":
        import picows

        class Listener(picows.WSListener):  # type: ignore[misc] # its types are unknown
            def on_ws_frame(self, transport: Any, message: Any) -> None:
                if message.msg_type == picows.WSMsgType.TEXT and message.fin:
                    message.get_payload_as_bytes()
                    transport.send(picows.WSMsgType.TEXT, b"0123456789")

        server = await picows.ws_create_server(lambda _: Listener(), "127.0.0.1", 0, max_frame_size=MOST)
    else:
        take = by_hand if kind == "by hand" else by_aiohttp
        server = await asyncio.get_running_loop().create_server(lambda: _Handshake(take), "127.0.0.1", 0)
    lag = [0.0]

    async def watch() -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0)
            lag[0] = max(lag[0], time.perf_counter() - began)
            await asyncio.sleep(0.01)

    watching = asyncio.create_task(watch())
    pipe.send(server.sockets[0].getsockname()[1])
    while True:
        await asyncio.sleep(0.02)
        if pipe.poll():
            if pipe.recv() == "stop":
                watching.cancel()
                return
            used = resource.getrusage(resource.RUSAGE_SELF)
            memory = int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
            pipe.send((used.ru_utime + used.ru_stime, memory, lag[0]))
            lag[0] = 0.0


def _process(kind: str, pipe: Any, core: int) -> None:
    os.sched_setaffinity(0, {core})
    uvloop.run(_serve(kind, pipe))


def _open(port: int) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", port))
    line.sendall(greeting("127.0.0.1", port, "").replace(b"/api/v1/live", b"/"))
    while b"\r\n\r\n" not in line.recv(4_096):
        pass
    return line


def _exchange(line: socket.socket, count: int, at_once: int) -> None:
    data = frame(MESSAGE) * at_once
    for _ in range(count // at_once):
        line.sendall(data)
        left = len(ANSWER) * at_once
        while left > 0:
            left -= len(line.recv(65_536))


def _flood(line: socket.socket, data: bytes, seconds: float) -> int:
    """Bytes of a flood that were taken in."""
    line.setblocking(False)
    sent, end = 0, time.perf_counter() + seconds
    while time.perf_counter() < end:
        try:
            sent += line.send(memoryview(data)[sent % len(data) :])
        except BlockingIOError:
            time.sleep(0.0002)
    line.setblocking(True)
    return sent


def measured(kind: str, core: int, messages: int, seconds: float) -> dict[str, Any]:
    ours, theirs = multiprocessing.get_context("spawn").Pipe()
    process = multiprocessing.get_context("spawn").Process(target=_process, args=(kind, theirs, core))
    process.start()
    port = ours.recv()

    def used() -> tuple[float, int, float]:
        ours.send("?")
        return ours.recv()  # type: ignore[no-any-return]

    result: dict[str, Any] = {}
    line = _open(port)
    _exchange(line, 1_000, 1)
    for name, at_once in (("us_a_message", 1), ("us_a_message_of_64", 64)):
        before = used()[0]
        _exchange(line, messages, at_once)
        result[name] = round((used()[0] - before) / messages * 1e6, 2)
    before_memory = used()[1]
    idle = [_open(port) for _ in range(IDLE)]
    result["bytes_a_connection"] = round((used()[1] - before_memory) / IDLE)
    for one in idle:
        one.close()
    for name, begun, data in (
        ("pongs", b"", frame(b"", PONG)), ("continuations", frame(b"", final=False), frame(b"", 0, final=False)),
    ):  # fmt: skip
        flood = _open(port)
        flood.sendall(begun)
        before = used()[0]
        frames = _flood(flood, data * 40_000, seconds) // len(data)
        after = used()
        result[name] = {
            "us_a_frame": round((after[0] - before) / max(frames, 1) * 1e6, 3),
            "lag_ms": round(after[2] * 1e3, 1),
        }
        flood.close()
    ours.send("stop")
    process.join()
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=40_000)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--turns", type=int, default=3)
    args = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    kinds = ["by hand", "aiohttp"]
    try:
        import picows  # noqa: F401
    except ImportError:
        print("picows is not installed, and left out", file=sys.stderr)
    else:
        kinds.append("picows")
    if len(cores) > 1:
        os.sched_setaffinity(0, set(cores[1:]))
    for _ in range(args.turns):  # by turns: a machine is not as fast at all times
        for kind in kinds:
            print(json.dumps({"reader": kind, **measured(kind, cores[0], args.messages, args.seconds)}), flush=True)


if __name__ == "__main__":
    main()
