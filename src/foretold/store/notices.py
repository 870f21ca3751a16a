"""Notices between servers of one PostgreSQL database: what was stored, and other messages.

A notice is sent by the same transaction that stores what it is about, so it leaves with the commit or never. SQLite has
one server, which needs no notices.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine

from foretold.store.appends import Append
from foretold.store.condition import DatabaseCondition

CHANNEL = "foretold"
#: The lock that every listening server shares: a process that gets it exclusively knows that there is none.
PRESENCE = 0x666F7266
#: PostgreSQL takes less than 8,000 bytes at a time; the rest is for what stands around the list.
_LARGEST = 7_500
#: Seconds after which a broken listener is opened again, and after which a silent one is checked.
_AGAIN_S = 0.5
_SILENT_S = 10.0
#: How long a look lasts: no longer does closing take.
_LOOK_S = 0.25


class Changed(msgspec.Struct, frozen=True, array_like=True):
    """A table whose entries up to a number are stored, and whether its summary has changed."""

    table: str
    number: int
    line: bool


class Stored(msgspec.Struct, frozen=True, tag="stored"):
    """Entries were stored."""

    by: str
    tables: list[Changed]


class Told(msgspec.Struct, frozen=True, tag="told"):
    """A message from another server."""

    by: str
    body: msgspec.Raw


Notice = Stored | Told

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Notice).decode
_NOTIFY = "SELECT pg_notify(%s, %s)"

#: Where a connection for writing says whose it is.
SERVER = "foretold_server"


def announce(connection: Connection, appends: Sequence[Append]) -> None:
    """Tell the other servers, at the commit, which tables have new entries."""
    by = connection.get_execution_options().get(SERVER)
    if by is not None:
        changed = [Changed(one.table, one.entries[-1][1], one.line is not None) for one in appends if one.entries]
        for part in _parts(changed):
            _send(connection, Stored(by, part))


def _parts(changed: list[Changed]) -> Iterator[list[Changed]]:
    """Divide lists into parts that are short enough for one notice."""
    part: list[Changed] = []
    size = 0
    for one in changed:
        size += len(_encode(one)) + 1
        if size > _LARGEST:
            yield part
            part, size = [], len(_encode(one)) + 1
        part.append(one)
    if part:
        yield part


def tell(connection: Connection, body: bytes) -> None:
    """Tell the other servers something, at the commit; the body is JSON."""
    by = connection.get_execution_options().get(SERVER)
    if by is not None:
        _send(connection, Told(by, msgspec.Raw(body)))


def _send(connection: Connection, notice: Notice) -> None:
    connection.exec_driver_sql(_NOTIFY, (CHANNEL, _encode(notice).decode()))


class NoticeListener:
    """Listen for notices of other servers in a thread, and report them in the event loop.

    `missed` is called whenever it begins to listen, so also after every break: earlier notices are unknown.
    """

    def __init__(
        self,
        engine: Engine,
        name: str,
        heard: Callable[[list[Notice]], None],
        missed: Callable[[], None],
        condition: DatabaseCondition,
    ) -> None:
        self._engine, self._name = engine, name
        self._heard, self._missed = heard, missed
        self._condition = condition
        self._loop = asyncio.get_running_loop()
        self._closed = threading.Event()
        self.is_open = asyncio.Event()
        self._thread = threading.Thread(target=self._run, name="foretold-notices", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Stop listening."""
        self._closed.set()
        await asyncio.to_thread(self._thread.join)

    # In the thread ---------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while not self._closed.is_set():
            try:
                self._connect_and_listen()
            except Exception as error:  # the thread must outlive every failure
                self._condition.failed("listening", error)
                self._closed.wait(_AGAIN_S)

    def _connect_and_listen(self) -> None:
        with self._engine.connect() as connection:
            try:
                self._listen(connection.connection.driver_connection)
            except Exception:
                connection.invalidate()  # there is nobody to say goodbye to
                raise

    def _listen(self, connection: Any) -> None:
        if connection.execute("SELECT pg_try_advisory_lock_shared(%s)", (PRESENCE,)).fetchone() != (True,):
            raise BlockingIOError("the database is being restored")
        connection.execute(f"LISTEN {CHANNEL}")
        self._condition.worked("listening")
        self._say(self._begin)
        spoken = time.monotonic()
        while not self._closed.is_set():
            found = list(connection.notifies(timeout=_LOOK_S, stop_after=1))
            if found:
                spoken = time.monotonic()
                notices = [notice for one in found if (notice := self._read(one.payload)) is not None]
                if notices:
                    self._say(self._heard, notices)
            elif time.monotonic() - spoken > _SILENT_S:  # is there still somebody at the other end?
                connection.execute("SELECT 1")
                spoken = time.monotonic()

    def _read(self, payload: str) -> Notice | None:
        """Read a notice of another server. One of a later version may be unreadable and is ignored."""
        try:
            notice: Notice = _decode(payload)
        except msgspec.MsgspecError:
            return None
        return notice if notice.by != self._name else None

    def _say(self, to: Callable[..., None], *what: object) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended: nobody is left to be told
            self._loop.call_soon_threadsafe(to, *what)

    # In the loop again -----------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        self.is_open.set()
        self._missed()
