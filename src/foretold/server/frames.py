"""WebSockets after their handshake, read by hand (RFC 6455): a connection costs a few hundred bytes, a message no task.

The web framework makes the handshake and then lets go of the connection: what it keeps for each, a request, a parser
and two tasks, is more than the table that is played at.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable

from aiohttp import web

#: Close codes.
NORMAL, PROTOCOL, TEXT_INVALID, TOO_LARGE = 1000, 1002, 1007, 1009
#: Seconds after which a silent client is asked whether it is there, and further ones after which it is not.
HEARTBEAT, GRACE = 30.0, 15.0
#: Seconds that a client has to answer a farewell.
FAREWELL = 2.0

_MORE, _TEXT, _BINARY, _CLOSE, _PING, _PONG = 0, 1, 2, 8, 9, 10
_FINAL, _RESERVED, _MASKED = 0x80, 0x70, 0x80
_MOST_CONTROL = 125
_short = struct.Struct("!BB").pack
_code = struct.Struct("!H")

Hear = Callable[[bytes], None]


class ProtocolError(Exception):
    """The client does not speak the protocol; the argument is the close code."""


class Frames(asyncio.Protocol):
    """One WebSocket. `hear` gets every message; `gone` is called once, when the connection has ended."""

    __slots__ = (
        *("_asked", "_buffer", "_closing", "_gone", "_hear", "_heard", "_kind", "_loop", "_most", "_parts", "_timer"),
        "_transport",
    )

    def __init__(self, transport: asyncio.Transport, most: int, hear: Hear, gone: Callable[[], None]) -> None:
        self._transport = transport
        self._most = most
        self._hear = hear
        self._gone = gone
        self._loop = asyncio.get_running_loop()
        self._buffer = b""
        self._kind = 0  # of the message whose first parts have come
        self._parts = b""
        self._closing = False
        self._asked = 0.0
        self._heard = self._loop.time()
        self._timer = self._loop.call_later(HEARTBEAT, self._look)

    # What comes in ---------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Bytes came in: hand on all messages that are whole."""
        self._heard = self._loop.time()
        data = self._buffer + data if self._buffer else data
        at = 0
        try:
            while at < len(data) and (end := self._frame(data, at)) > at:
                at = end
        except ProtocolError as error:
            self._buffer = b""
            self.end(error.args[0])
            return
        self._buffer = data[at:]

    def _frame(self, data: bytes, at: int) -> int:
        """Read the frame that begins here; returns where it ends, or its beginning if it is not whole yet."""
        if len(data) - at < 6:
            return at
        first, second = data[at], data[at + 1]
        if first & _RESERVED or not second & _MASKED:
            raise ProtocolError(PROTOCOL)
        size, start = second & 127, at + 2
        if first & _CLOSE and size > _MOST_CONTROL:
            raise ProtocolError(PROTOCOL)
        if size == 126:
            size, start = int.from_bytes(data[start : start + 2]), start + 2
        elif size == 127:
            if len(data) - at < 10:
                return at
            size, start = int.from_bytes(data[start : start + 8]), start + 8
        if not first & _CLOSE and size + len(self._parts) > self._most:
            raise ProtocolError(TOO_LARGE)
        end = start + 4 + size
        if len(data) < end:
            return at
        self._take(first, _unmasked(data[start : start + 4], data[start + 4 : end]))
        return end

    def _take(self, first: int, payload: bytes) -> None:
        kind, is_final = first & 15, bool(first & _FINAL)
        if kind >= _CLOSE:
            self._control(kind, payload, is_final=is_final)
            return
        if kind > _BINARY or (kind == _MORE) != bool(self._kind):
            raise ProtocolError(PROTOCOL)
        self._kind = kind or self._kind
        if not is_final:
            self._parts += payload
            return
        kind, whole = self._kind, self._parts + payload
        self._kind, self._parts = 0, b""
        if kind == _TEXT and not whole.isascii():
            _check_text(whole)
        if not self._closing:
            self._hear(whole)

    def _control(self, kind: int, payload: bytes, *, is_final: bool) -> None:
        if not is_final or kind > _PONG:
            raise ProtocolError(PROTOCOL)
        if kind == _PING and not self._closing:
            self._transport.write(_short(_FINAL | _PONG, len(payload)) + payload)
        elif kind == _CLOSE:
            if not self._closing:
                self._say_farewell(_answer_to(payload))
            self._transport.close()

    # Time ------------------------------------------------------------------------------------------------------------

    def _look(self) -> None:
        """Ask a client that has been silent for long whether it is there; one that was asked and is not, is gone."""
        now = self._loop.time()
        if self._heard < self._asked:
            self._transport.abort()
        elif now - self._heard < HEARTBEAT:
            self._timer = self._loop.call_at(self._heard + HEARTBEAT, self._look)
        else:
            self._asked = now
            self._transport.write(_short(_FINAL | _PING, 0))
            self._timer = self._loop.call_at(now + GRACE, self._look)

    # The end ---------------------------------------------------------------------------------------------------------

    def end(self, code: int) -> None:
        """Say farewell, and wait a little for the answer."""
        if not self._closing:
            self._say_farewell(code)
            self._timer.cancel()
            self._timer = self._loop.call_later(FAREWELL, self._transport.abort)

    def _say_farewell(self, code: int) -> None:
        self._closing = True
        self._transport.write(_short(_FINAL | _CLOSE, 2) + _code.pack(code))

    def connection_lost(self, _error: Exception | None) -> None:
        """The connection has ended."""
        self._closing = True
        self._timer.cancel()
        self._gone()


def take_over(request: web.BaseRequest) -> asyncio.Transport:
    """The connection of a request whose handshake is done; the framework lets go of it, and forgets it."""
    protocol, transport = request.protocol, request.transport
    if transport is None or transport.is_closing():
        raise ConnectionResetError
    protocol.transport = None  # what it does not have it can't close
    protocol.connection_lost(None)
    return transport  # a server's is one for both directions


def _unmasked(mask: bytes, data: bytes) -> bytes:
    size = len(data)
    masks = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(data) ^ int.from_bytes(masks)).to_bytes(size)


def _check_text(data: bytes) -> None:
    try:
        data.decode()
    except UnicodeDecodeError:
        raise ProtocolError(TEXT_INVALID) from None


def _answer_to(farewell: bytes) -> int:
    """The code that answers a client's farewell: its own, if it may send that."""
    if not farewell:
        return NORMAL
    if len(farewell) == 1:
        return PROTOCOL
    (code,) = _code.unpack_from(farewell)
    is_good = code in range(1000, 1004) or code in range(1007, 1015) or code in range(3000, 5000)
    return code if is_good else PROTOCOL
