"""WebSockets after the handshake (RFC 6455): a connection costs a few hundred bytes, a message no task.

aiohttp makes the handshake and then releases the connection. What it keeps for each (a request, a parser and two tasks)
needs more memory than the table that is played at. Every frame counts towards the rate limit, also those without a
message. In each turn of the event loop only a little is read from each client, so that others get their share.
"""

from __future__ import annotations

import asyncio
import struct
import time
from collections.abc import Callable

from foretold.server.fair_turns import EventLoopTurns
from foretold.server.limits import TokenBucket

#: Close codes.
NORMAL, PROTOCOL, TEXT_INVALID, TOO_LARGE, LATER = 1000, 1002, 1007, 1009, 1013
#: Seconds after which a silent client is asked whether it is there, and further ones after which it is not.
HEARTBEAT, GRACE = 30.0, 15.0
#: Seconds that a client has to answer a farewell.
FAREWELL = 2.0
#: WebSocket that are read of one client in a turn of the event loop, and seconds after which no further one is.
FRAMES, SECONDS = 16, 0.001
#: WebSocket beyond the rate limit that are answered or left out before the connection is ended.
PATIENCE = 20
#: Bytes that are read and thrown away after an offence, so that the client may still see why; then it is not read.
DISCARDED = 65_536

_MORE, _TEXT, _BINARY, _CLOSE, _PING, _PONG = 0, 1, 2, 8, 9, 10
_FINAL, _RESERVED, _MASKED = 0x80, 0x70, 0x80
_MOST_CONTROL = 125
_HEAD = 6  # the shortest frame
_short = struct.Struct("!BB").pack
_code = struct.Struct("!H")

#: A message, and whether it came within the rate limit.
Hear = Callable[[bytes, bool], None]


class ProtocolError(Exception):
    """The client violates the protocol or sends too fast. The argument is the close code."""


class WebSocket(asyncio.Protocol):
    """One WebSocket. `hear` gets every message; `gone` is called once, when the connection has ended."""

    __slots__ = (
        *(
            "_address",
            "_asked",
            "_bucket",
            "_buffer",
            "_closing",
            "_deaf",
            "_discarded",
            "_gone",
            "_hear",
            "_heard",
            "_kind",
        ),
        *("_loop", "_most", "_need", "_parts", "_patience", "_resting", "_timer", "_transport", "_turns", "_write"),
    )

    def __init__(
        self, transport: asyncio.Transport, most: int, bucket: TokenBucket, turns: EventLoopTurns, address: str,
        write: Callable[[bytes], None], hear: Hear, gone: Callable[[], None],
    ) -> None:  # fmt: skip
        self._transport = transport
        self._most = most
        self._bucket = bucket
        self._turns = turns
        self._address = address
        self._write = write
        self._hear = hear
        self._gone = gone
        self._loop = asyncio.get_running_loop()
        self._buffer: bytearray | None = None  # what has come and is not read yet
        self._need = _HEAD  # bytes of it without which there is nothing to read
        self._kind = 0  # of the message whose first parts have come
        self._parts: bytearray | None = None
        self._patience = PATIENCE
        self._closing = False  # farewell was said
        self._deaf = False  # whatever comes is thrown away
        self._resting = False  # until the next turn
        self._discarded = 0
        self._asked = 0.0
        self._heard = self._loop.time()
        self._timer = self._loop.call_later(HEARTBEAT, self._look)

    # What comes in ---------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Pass on the messages that are complete."""
        self._heard = self._loop.time()
        if self._deaf:
            self._discard(len(data))
            return
        buffer = self._buffer
        if buffer is None:
            if self._turns.has_time:
                self._read(data)
            else:
                self._buffer = bytearray(data)
                self._rest()
            return
        buffer += data  # in place: a client that sends single bytes costs no more than one that doesn't
        if len(buffer) >= self._need and not self._resting:
            if self._turns.has_time:
                self._read(buffer)
            else:
                self._rest()

    def _read(self, data: bytes | bytearray) -> None:
        """Read frames, within the fair share; the rest waits for the next turn, or for more bytes."""
        at, left, began = 0, FRAMES, time.monotonic()
        try:
            while end := self._frame(data, at):
                at, left = end, left - 1
                if at == len(data) or not left or time.monotonic() > began + SECONDS:
                    break
            self._turns.charge(time.monotonic() - began)
        except ProtocolError as error:
            self._buffer, self._parts, self._deaf = None, None, True
            self.end(error.args[0])
            return
        if at == len(data):
            self._buffer = None
        elif data is self._buffer:
            del data[:at]  # moves nothing, however much is left
        else:
            self._buffer = bytearray(data[at:])
        if end and self._buffer is not None:
            self._rest()

    def _rest(self) -> None:
        """Continue in another turn of the loop; nothing is read from the connection until then."""
        self._resting = True
        self._transport.pause_reading()
        self._turns.queue(self._address, self._go_on)

    def _go_on(self) -> None:
        self._resting = False
        if self._buffer is not None and not self._transport.is_closing():
            self._read(self._buffer)
        if not self._resting and not self._transport.is_closing():
            self._transport.resume_reading()

    def _discard(self, size: int) -> None:
        self._discarded += size
        if self._discarded > DISCARDED and not self._transport.is_closing():
            self._transport.pause_reading()

    def _frame(self, data: bytes | bytearray, at: int) -> int:
        """Read the frame that begins here; return where it ends, or 0 if it is incomplete."""
        size_of_rest = len(data) - at
        if size_of_rest < _HEAD:
            self._need = _HEAD
            return 0
        first, second = data[at], data[at + 1]
        if first & _RESERVED or not second & _MASKED:
            raise ProtocolError(PROTOCOL)
        size, start = second & 127, at + 2
        if first & _CLOSE and size > _MOST_CONTROL:
            raise ProtocolError(PROTOCOL)
        if size == 126:
            size, start = int.from_bytes(data[start : start + 2]), start + 2
        elif size == 127:
            if size_of_rest < 10:
                self._need = 10
                return 0
            size, start = int.from_bytes(data[start : start + 8]), start + 8
        if not first & _CLOSE and size + (len(self._parts) if self._parts else 0) > self._most:
            raise ProtocolError(TOO_LARGE)
        end = start + 4 + size
        if len(data) < end:
            self._need = end - at
            return 0
        self._take(first, _unmasked(data[start : start + 4], data[start + 4 : end]), in_time=self._bucket.take())
        return end

    def _take(self, first: int, payload: bytes, *, in_time: bool) -> None:
        if not in_time:
            self._patience -= 1
            if not self._patience:
                raise ProtocolError(LATER)
        kind, is_final = first & 15, bool(first & _FINAL)
        if kind >= _CLOSE:
            self._control(kind, payload, is_final=is_final, in_time=in_time)
            return
        if kind > _BINARY or (kind == _MORE) != bool(self._kind):
            raise ProtocolError(PROTOCOL)
        self._kind = kind or self._kind
        if not is_final:
            self._parts = bytearray(payload) if self._parts is None else self._parts
            if kind == _MORE:
                self._parts += payload
            return
        kind, whole = self._kind, payload if self._parts is None else bytes(self._parts + payload)
        self._kind, self._parts = 0, None
        if kind == _TEXT and not whole.isascii():
            _check_text(whole)
        if not self._closing:
            self._hear(whole, in_time)

    def _control(self, kind: int, payload: bytes, *, is_final: bool, in_time: bool) -> None:
        if not is_final or kind > _PONG:
            raise ProtocolError(PROTOCOL)
        if kind == _PING and in_time and not self._closing:
            self._write(_short(_FINAL | _PONG, len(payload)) + payload)
        elif kind == _CLOSE:
            self.end(_answer_to(payload))
            self._deaf = True
            self._transport.close()

    # Time ------------------------------------------------------------------------------------------------------------

    def _look(self) -> None:
        """Ping a client that has been silent for long; close one that did not answer."""
        now = self._loop.time()
        if self._heard < self._asked:
            self._transport.abort()
        elif now - self._heard < HEARTBEAT:
            self._timer = self._loop.call_at(self._heard + HEARTBEAT, self._look)
        else:
            self._asked = now
            self._write(_short(_FINAL | _PING, 0))
            self._timer = self._loop.call_at(now + GRACE, self._look)

    # The end ---------------------------------------------------------------------------------------------------------

    def end(self, code: int) -> None:
        """Send a close frame, and wait a little for the answer."""
        if not self._closing:
            self._closing = True
            self._write(_short(_FINAL | _CLOSE, 2) + _code.pack(code))
            self._timer.cancel()  # also for a client that has gone, or does not read: its bytes would wait for ever
            self._timer = self._loop.call_later(FAREWELL, self._transport.abort)

    def connection_lost(self, _error: Exception | None) -> None:
        """Clean up after the connection has ended."""
        self._closing = True
        self._timer.cancel()
        self._gone()


def _unmasked(mask: bytes | bytearray, data: bytes | bytearray) -> bytes:
    size = len(data)
    masks = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(data) ^ int.from_bytes(masks)).to_bytes(size)


def _check_text(data: bytes) -> None:
    try:
        data.decode()
    except UnicodeDecodeError:
        raise ProtocolError(TEXT_INVALID) from None


def _answer_to(farewell: bytes) -> int:
    """Return the code that answers a client's close frame: its own, if it may send that."""
    if not farewell:
        return NORMAL
    if len(farewell) == 1:
        return PROTOCOL
    (code,) = _code.unpack_from(farewell)
    is_good = code in range(1000, 1004) or code in range(1007, 1015) or code in range(3000, 5000)
    return code if is_good else PROTOCOL
