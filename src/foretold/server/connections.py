"""Limit connections: how many there are, from where, how long they last, and how much of each is read.

A connection counts from the moment it is accepted, whatever it is used for: nothing, requests, a stream or a WebSocket.
Behind a proxy all connections come from the proxy's address. Then only sockets, streams and requests count by address
(`context.py`).
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from typing import cast

from aiohttp import web

from foretold.server.config import Config
from foretold.server.fair_turns import EventLoopTurns
from foretold.server.limits import Limit
from foretold.server.metrics import Metrics
from foretold.server.refusals import Refusal, plain_answer
from foretold.workarounds import detach_transport

#: Bytes of requests that are parsed at a time, and of a body that wait to be read: even in chunks of one byte, each of
#: which the framework hands on by itself, that takes about a millisecond.
PIECE, BUFFER = 2_048, 8_192
#: Bytes that the head of a request may have.
HEAD = 65_536
#: Seconds of one turn of the event loop for one connection.
SECONDS = 0.001
#: Seconds in which the rest of a refused body is read and thrown away, so that the client sees the refusal.
LINGERING = 2.0
#: Bytes that a client has to read of a long answer within `body_seconds`.
_LEAST_READ = 65_536
#: How many connections of a full address are replaced by new ones: per second, and at once.
_REPLACED = (20.0, 40.0)


class Connections:
    """All open connections of a server."""

    def __init__(self, config: Config, turns: EventLoopTurns, metrics: Metrics, most: int | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        self.config = config
        self.turns = turns
        self.metrics = metrics
        self._most = config.connections if most is None else min(config.connections, most)
        self._open: Counter[str] = Counter()
        self._replaced = Limit(*_REPLACED)
        self._new: dict[str, dict[HttpConnection, None]] = defaultdict(dict)  # without a request yet, the oldest first
        self._idle: dict[str, dict[HttpConnection, None]] = defaultdict(dict)  # between two requests, likewise

    @property
    def count(self) -> int:
        """Return the number of open connections."""
        return self._open[""]

    def admit(self, address: str) -> Callable[[], None] | None:
        """Make room for one more connection; return the function that gives it back, or None if there is no room.

        Connections that do nothing make room for new ones.
        """
        by_address = not self.config.proxy_header
        if by_address and self._open[f"a{address}"] >= self.config.address_connections and not self._replaces(address):
            return None
        if self._open[""] >= self._most and not self._make_room(""):
            return None
        self._open.update(("", f"a{address}"))
        return Place(self._open, address).leave

    def _replaces(self, address: str) -> bool:
        """Return whether a connection of the address was closed for a new one, which costs more than a refusal.

        So this happens rarely: a flood must not live on its own connections.
        """
        return self._replaced.allows(address) and self._make_room(address)

    def _make_room(self, address: str) -> bool:
        """Close an idle connection of an address, or of any address if it is empty."""
        for waiting in (self._new, self._idle):
            if found := waiting.get(address):
                self.metrics.connections_closed["crowded"] += 1
                next(iter(found)).drop()
                return True
        return False

    def rests(self, connection: HttpConnection, address: str, *, is_new: bool) -> None:
        """Note that a connection waits for a request."""
        for key in ("", address):
            (self._new if is_new else self._idle)[key][connection] = None

    def works(self, connection: HttpConnection, address: str) -> None:
        """Note that a connection has a request, or is gone."""
        for waiting in (self._new, self._idle):
            for key in ("", address):
                if found := waiting.get(key):
                    found.pop(connection, None)
                    if not found:
                        del waiting[key]


class Place:
    """The slot that a connection takes up. It is given back once."""

    __slots__ = ("_address", "_open")

    def __init__(self, counts: Counter[str], address: str) -> None:
        self._open: Counter[str] | None = counts
        self._address = address

    def leave(self) -> None:
        """Give the slot back."""
        counts, self._open = self._open, None
        if counts is not None:
            for key in ("", f"a{self._address}"):
                counts[key] -= 1
                if not counts[key]:
                    del counts[key]


class HttpConnection(web.RequestHandler):
    """An HTTP connection, read by aiohttp, with limits on its time and on its share of the event loop."""

    __slots__ = (
        *(
            "_address",
            "_all",
            "_deadline",
            "_early",
            "_has_begun",
            "_has_come",
            "_head",
            "_is_queued",
            "_leave",
            "_link",
            "_rest",
        ),
        *("_rest", "_stalled", "_timer"),
    )

    def __init__(self, server: web.Server, connections: Connections, address: str, leave: Callable[[], None]) -> None:
        config = connections.config
        super().__init__(
            server, loop=connections.loop, keepalive_timeout=config.idle_seconds,
            access_log=None,  # type: ignore[arg-type]  # ours knows no addresses
            lingering_time=LINGERING, read_bufsize=BUFFER, auto_decompress=False,
        )  # fmt: skip
        self._all = connections
        self._address = address
        self._leave: Callable[[], None] | None = leave
        self._link: asyncio.Transport | None = None
        self._rest: bytearray | None = None  # what has come and is not parsed yet
        self._has_begun = True  # the head of a request, so that it has to end in time
        self._has_come = False  # anything
        self._early: bytes | None = None  # what comes behind a handshake
        self._head = 0  # bytes of the head of a request that have come
        self._is_queued = False
        self._deadline = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None

    # Time ------------------------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start the time limit for the first request."""
        self._link = cast(asyncio.Transport, transport)
        self._limit(self._all.config.header_seconds)
        self._look()
        self._all.rests(self, self._address, is_new=True)
        super().connection_made(transport)

    def begin(self) -> None:
        """Begin to answer a request."""
        self._has_begun = True
        self._head = 0
        self._deadline = float("inf")
        self._all.works(self, self._address)
        if self._rest is not None:
            self._queue()

    def done(self) -> None:
        """Finish the answer to a request."""
        self._has_begun = False
        self._limit(self._all.config.idle_seconds)
        if self._leave is not None:
            self._all.rests(self, self._address, is_new=False)

    def _limit(self, seconds: float) -> None:
        self._deadline = self._loop.time() + seconds

    def _look(self) -> None:
        """Close a connection that takes too long; cut one that was closed and still does not read."""
        link, now = self._link, self._loop.time()
        if link is None:
            return
        if link.is_closing():
            self.drop()
            return
        patience = self._all.config.header_seconds
        if now < self._deadline:
            patience = min(patience, self._deadline - now)
        else:
            self._end("request-slow" if self._has_come and self._has_begun else "")
        self._timer = self._loop.call_later(patience, self._look)

    def _end(self, code: str) -> None:
        """Close the connection, with an answer if there is a request."""
        self._all.metrics.connections_closed[code or "idle"] += 1
        if code and self._link is not None:
            self._link.write(plain_answer(Refusal(code)))
        self.force_close()

    def drop(self) -> None:
        """Abort the connection at once."""
        self._all.works(self, self._address)
        if self._link is not None:
            self._link.abort()

    def pause_writing(self) -> None:
        """Limit the time in which a long answer has to be read."""
        super().pause_writing()
        self._watch_reader()

    def resume_writing(self) -> None:
        """Stop the limit: the answer was read."""
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()

    def _watch_reader(self) -> None:
        waiting = self._link.get_write_buffer_size() if self._link is not None else 0
        self._stalled = self._loop.call_later(self._all.config.body_seconds, self._look_at_reader, waiting)

    def _look_at_reader(self, waiting: int) -> None:
        if self._link is None:
            return
        if waiting - self._link.get_write_buffer_size() >= _LEAST_READ:
            self._watch_reader()
        else:
            self._all.metrics.connections_closed["unread"] += 1
            self.drop()

    # What comes in ---------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Parse some of the bytes now and the rest in turns. Without any bytes, aiohttp continues by itself."""
        if not data:
            super().data_received(data)
            return
        if self._early is not None:
            self._early += data
            return
        self._has_come = True
        if not self._has_begun and self._waiter is not None:
            self._has_begun = True
            self._limit(self._all.config.header_seconds)
        if self._rest is not None:
            self._rest += data
        elif len(data) <= PIECE and self._all.turns.has_time and not self._messages:
            self._parse(data)
        else:
            self._rest = bytearray(data)
            self._go_on()

    def _parse(self, data: bytes) -> None:
        began = time.monotonic()
        is_head = self._waiter is not None
        super().data_received(data)
        self._all.turns.charge(time.monotonic() - began)
        if is_head and not self._messages:
            self._head += len(data)
            if self._head > HEAD:
                self._end("head-large")

    def _go_on(self) -> None:
        """Parse what has come, within the fair share, and nothing while a request has to be answered first."""
        rest, stop = self._rest, time.monotonic() + SECONDS
        while rest and not self._is_full and self._all.turns.has_time and time.monotonic() < stop:
            self._parse_piece(rest)
        if not rest:
            self._rest = None
            self._resume_transport_reading()
        else:
            self._pause_transport_reading()
            if not self._is_full:
                self._queue()

    def _parse_piece(self, rest: bytearray) -> None:
        piece = bytes(rest[:PIECE])
        del rest[:PIECE]  # moves nothing, however much is left
        self._parse(piece)

    def _queue(self) -> None:
        if not self._is_queued:
            self._is_queued = True
            self._all.turns.queue(self._address, self._turn)

    def _turn(self) -> None:
        self._is_queued = False
        if self._rest is not None and self._leave is not None and not self._is_full:
            self._parse_piece(self._rest)
            self._go_on()

    @property
    def _is_full(self) -> bool:
        return bool(self._messages) or self._reading_paused or self._buffer_paused or self._force_close

    def _resume_transport_reading(self) -> None:
        """Resume reading, unless something prevents it: bytes that are already here come first."""
        if self._rest is not None:
            self._queue()
        elif not self._reading_paused and not self._buffer_paused:
            super()._resume_transport_reading()

    # The end ---------------------------------------------------------------------------------------------------------

    def hold(self) -> None:
        """Read no more requests: the handshake is made, and what follows is not HTTP."""
        self._early = self._message_tail + bytes(self._rest or b"")
        self._message_tail, self._rest = b"", None

    def hand_over(self) -> tuple[asyncio.Transport, bytes, Callable[[], None]]:
        """Hand over the connection after the handshake: the transport, the bytes that already came, and its slot."""
        transport, leave = self._link, self._leave
        if transport is None or leave is None or transport.is_closing():
            raise ConnectionResetError
        early = self._early or b""  # of a client that did not wait for the handshake
        self._leave = None
        detach_transport(self)
        return transport, early, leave

    def connection_lost(self, exc: BaseException | None) -> None:
        """Release everything; the connection has ended or was handed over."""
        self._link = self._rest = None
        for timer in (self._timer, self._stalled):
            if timer is not None:
                timer.cancel()
        self._all.works(self, self._address)
        if self._leave is not None:
            self._leave()
            self._leave = None
        super().connection_lost(exc)


def of(request: web.BaseRequest) -> HttpConnection:
    """Return the connection of a request."""
    return cast(HttpConnection, request.protocol)
