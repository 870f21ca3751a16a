"""Write to open connections: bytes go straight to the transport, without a task or an await.

A client that reads too slowly is cut off when too much waits for it. It may reconnect and ask for what it missed.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from foretold.server.backlog import Backlog
from foretold.server.metrics import Metrics

#: Close codes of RFC 6455 and its registry.
POLICY, FAULT, RESTART, LATER = 1008, 1011, 1012, 1013

Kind = Literal["socket", "stream", "stream-all"]
_TEXT = 0x81
_short = struct.Struct("!BB").pack
_medium = struct.Struct("!BBH").pack
_long = struct.Struct("!BBQ").pack


def text_frame(data: bytes) -> bytes:
    """Return a WebSocket frame of a server: one whole text message, unmasked."""
    size = len(data)
    if size < 126:
        return _short(_TEXT, size) + data
    if size < 65_536:
        return _medium(_TEXT, 126, size) + data
    return _long(_TEXT, 127, size) + data


def chunk(data: bytes) -> bytes:
    """Return a line of an NDJSON stream as a chunk of HTTP/1.1."""
    return b"%x\r\n%b\n\r\n" % (len(data) + 1, data)


@dataclass(slots=True)
class Socket:
    """An open connection: its transport, its person, the credential that opened it, and how to close it."""

    number: int
    kind: Kind
    transport: asyncio.Transport
    who: str
    credential: str
    address: str
    backlog: Backlog
    metrics: Metrics
    end: Callable[[int], None]
    expires: int | None = None
    frame: Callable[[bytes], bytes] = text_frame
    gathered: list[bytes] = field(default_factory=list)  # messages in their frames that leave with the next `flush`

    def flush(self) -> None:
        """Send the collected bytes in one write."""
        gathered = self.gathered
        framed = gathered[0] if len(gathered) == 1 else b"".join(gathered)
        gathered.clear()
        self.write(framed)

    def write(self, data: bytes) -> None:
        """Send bytes; a client that can't keep up is cut off. Everything that is sent to it passes here."""
        transport = self.transport
        if transport.is_closing():
            return
        transport.write(data)
        if self.backlog.is_over(self, transport.get_write_buffer_size()):
            self.metrics.evictions += 1
            transport.abort()
            self.end(LATER)

    @property
    def waiting(self) -> int:
        """Return how many bytes wait for the client."""
        return 0 if self.transport.is_closing() else self.transport.get_write_buffer_size()

    def gone(self) -> None:
        """Note that the connection has ended: nothing waits for it any more."""
        if self in self.backlog:
            self.backlog.forget(self)
