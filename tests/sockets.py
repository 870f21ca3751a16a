"""WebSockets by hand, as thin as can be: many of them, fast, and able to say what no library would let one say."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Any, cast

import msgspec

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
_MASK = b"\0\0\0\0"  # a mask is required of clients; this one changes nothing
_encode = msgspec.json.Encoder().encode


def frame(data: bytes, kind: int = TEXT, *, final: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """A frame of a client; with the switches, one that the protocol does not allow."""
    first, mask = (128 if final else 0) | reserved << 4 | kind, 128 if masked else 0
    size = len(data)
    if size < 126:
        head = struct.pack("!BB", first, mask | size)
    elif size < 65_536:
        head = struct.pack("!BBH", first, mask | 126, size)
    else:
        head = struct.pack("!BBQ", first, mask | 127, size)
    return head + (_MASK if masked else b"") + data


def greeting(host: str, port: int, cookie: str) -> bytes:
    """The request to become a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET /api/v1/live HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nOrigin: http://{host}:{port}\r\n"
        f"Cookie: {cookie}\r\n\r\n"
    ).encode()


class Socket(asyncio.Protocol):
    """One WebSocket: every text message goes to `hear`; `gone` is called when it is over."""

    def __init__(self, hear: Callable[[bytes], None], gone: Callable[[], None] = lambda: None) -> None:
        self.hear = hear
        self.gone = gone
        self.is_closed = False
        self.close_code: int | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self._buffer = b""
        self._greeting = b""

    @classmethod
    async def connect(
        cls, host: str, port: int, cookie: str, hear: Callable[[bytes], None], gone: Callable[[], None] = lambda: None
    ) -> Socket:
        """Open a WebSocket; raises OSError where that is not to be had."""
        socket = cls(hear, gone)
        socket._greeting = greeting(host, port, cookie)
        await asyncio.get_running_loop().create_connection(lambda: socket, host, port)
        try:
            await socket.open
        except BaseException:
            socket.close()
            raise
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._greeting)

    def connection_lost(self, error: Exception | None) -> None:
        self.is_closed = True
        if not self.open.done():
            self.open.set_exception(error or ConnectionResetError())
            self.open.exception()  # whoever waits for it is told; nobody need do
        self.gone()

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self.open.done():
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            if b" 101 " not in head[:20]:
                self.open.set_exception(ConnectionError(head[:200].decode()))
                return
            self.open.set_result(None)
        at = 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10]), at + 10
            if len(buffer) < start + size:
                break
            kind, data = buffer[at] & 15, buffer[start : start + size]
            at = start + size
            if kind == TEXT:
                self.hear(data)
            else:
                self._control(kind, data)
        self._buffer = buffer[at:]

    def _control(self, kind: int, data: bytes) -> None:
        if kind == PING:
            self.write(frame(data, PONG))
        elif kind == CLOSE:
            self.close_code = int.from_bytes(data[:2]) if data else None
            self.close()

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.write(frame(_encode(message)))

    def write(self, data: bytes) -> None:
        """Send bytes as they are."""
        if self.transport is not None and not self.is_closed:
            self.transport.write(data)

    def close(self) -> None:
        """Hang up."""
        if self.transport is not None:
            self.transport.abort()
