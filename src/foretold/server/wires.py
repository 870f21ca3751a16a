"""Open connections, seen from the side that writes: bytes go straight to the transport, without a task or an await.

A client that reads slower than its tables talk is cut off when too much waits for it; it may come back and ask for
what it missed.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from foretold.server.metrics import Metrics

#: Close codes of RFC 6455 and its registry.
POLICY, FAULT, RESTART, LATER = 1008, 1011, 1012, 1013

Kind = Literal["socket", "stream", "stream-all"]
_TEXT = 0x81
_short = struct.Struct("!BB").pack
_medium = struct.Struct("!BBH").pack
_long = struct.Struct("!BBQ").pack


def text_frame(data: bytes) -> bytes:
    """A WebSocket frame from a server: one whole text message, unmasked."""
    size = len(data)
    if size < 126:
        return _short(_TEXT, size) + data
    if size < 65_536:
        return _medium(_TEXT, 126, size) + data
    return _long(_TEXT, 127, size) + data


def chunk(data: bytes) -> bytes:
    """A line of an ndjson stream as a chunk of HTTP/1.1."""
    return b"%x\r\n%b\n\r\n" % (len(data) + 1, data)


@dataclass(slots=True)
class Wire:
    """One connection: where its bytes go, whose it is, by which credential it was opened, and how it is ended."""

    number: int
    kind: Kind
    transport: asyncio.Transport
    who: str
    credential: str
    address: str
    limit: int
    metrics: Metrics
    end: Callable[[int], None]
    expires: int | None = None
    frame: Callable[[bytes], bytes] = text_frame
    gathered: bytes = b""  # messages in their frames that leave with the next `flush`

    def flush(self) -> None:
        """Send what was gathered, in one write; a client that can't keep up is cut off."""
        framed, self.gathered = self.gathered, b""
        transport = self.transport
        if transport.is_closing():
            return
        transport.write(framed)
        if transport.get_write_buffer_size() > self.limit:
            self.metrics.evictions += 1
            transport.abort()
            self.end(LATER)
