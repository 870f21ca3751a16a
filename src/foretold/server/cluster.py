"""The cluster: other servers of the same store, what they stored, and who is connected to them.

Every server sends a heartbeat a few times a minute. While it knows of another server, the heartbeat lists who is
connected to it, so that a person who plays through one server is not away at another. A server that starts announces
itself and gets answers. From these it learns whether players' time went on without it, and it takes over the cluster's
time: the system clocks of the servers do not matter.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterator
from contextlib import suppress

import msgspec

from foretold.server.auth import SESSION, TOKEN
from foretold.server.effects_runner import EffectsRunner
from foretold.server.entropy import now_ms
from foretold.server.logs import Log, places
from foretold.server.sockets import Socket
from foretold.store import Store, StoreUnavailable
from foretold.store.notices import Notice, Stored, Told
from foretold.table.hall import Hall
from foretold.table.remote import Attendance, attendance

#: Seconds between two words of a server, and after how many without one it is gone.
BEAT = 3.0
GONE = 10.0
#: Seconds that a server which starts waits for an answer, and after how many milliseconds its time is its own.
ANSWER = 0.2
SETTLED = 2_000
#: Bytes of attendance in one word.
_LARGEST = 6_500


class Here(msgspec.Struct, frozen=True, tag="here", omit_defaults=True):
    """A heartbeat: how long a server has been up, in milliseconds, and who is connected to it."""

    up: int
    tables: dict[str, Attendance] = {}
    hello: bool = False  # it has just come and wants to be answered
    now: int = 0  # its time,
    scale: str = ""  # and the name of the scale that it goes by


class HangUp(msgspec.Struct, frozen=True, tag="hang-up", omit_defaults=True):
    """Connections that must be closed: those of a person, or those opened with a credential."""

    who: str = ""
    credential: str = ""
    sessions_only: bool = False  # those that were opened by a cookie
    but: str = ""  # not those that were opened by this credential

    def concerns(self, wire: Socket) -> bool:
        """Return whether a connection has to be closed."""
        if self.credential:
            return wire.credential == self.credential
        if self.sessions_only and not wire.credential.startswith(SESSION):
            return False
        return wire.who == self.who and wire.credential != self.but


_read = msgspec.json.Decoder(Here | HangUp).decode
_encode = msgspec.json.Encoder().encode


class Cluster:
    """The other servers that this one knows of."""

    def __init__(self, store: Store, effects_runner: EffectsRunner, log: Log) -> None:
        self._store, self._effects_runner, self._log = store, effects_runner, log
        self._since = time.monotonic()
        self._answered = asyncio.Event()
        self._heard: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def others(self) -> int:
        """Return the number of other servers."""
        return len(self._heard)

    async def join(self) -> None:
        """Listen to the other servers, and announce this one. Do nothing if there can be no others."""
        if self._store.is_shared:
            await self._store.listen(self._hear, self._missed)
            await self._say(self._here(hello=True))
            with suppress(TimeoutError):  # there is no other, or it is slow: then its time is taken over later
                await asyncio.wait_for(self._answered.wait(), ANSWER)
            self._begin(self._beat())

    async def hang_up(self, which: HangUp) -> None:
        """Close connections, here and at the other servers."""
        self._effects_runner.close_where(which.concerns)
        if self._store.is_shared:
            await self._say(which)

    async def end_stale(self) -> None:
        """Close connections whose session or token has ended: the notice of its end may have been lost."""
        credentials = {wire.credential for wire in self._effects_runner.sockets.values() if wire.credential}
        sessions = [bytes.fromhex(one.removeprefix(SESSION)) for one in credentials if one.startswith(SESSION)]
        tokens = [one.removeprefix(TOKEN) for one in credentials if one.startswith(TOKEN)]
        now = now_ms()
        good = {SESSION + one.hex() for one in await self._store.sessions.alive(sessions, now)}
        good |= {TOKEN + one for one in await self._store.identities.valid_tokens(tokens, now)}
        self._effects_runner.close_where(lambda wire: wire.credential in credentials - good)

    def close(self) -> None:
        """Stop sending heartbeats."""
        for task in list(self._tasks):
            task.cancel()

    # What is said ----------------------------------------------------------------------------------------------------

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            gone = time.monotonic() - GONE
            self._heard = {name: at for name, at in self._heard.items() if at > gone}
            self._effects_runner.hall.in_cluster = bool(self._heard)
            await self._say_who_is_here()

    async def _say_who_is_here(self) -> None:
        hall = self._effects_runner.hall
        now = self._effects_runner.clock.now()
        tables = attendance(hall.slots.values(), hall.connections, now) if self._heard else {}
        for part in _parts(tables):
            await self._say(self._here(part))

    @property
    def _up(self) -> int:
        return int((time.monotonic() - self._since) * 1_000)

    def _here(self, tables: dict[str, Attendance] | None = None, *, hello: bool = False) -> Here:
        clock = self._effects_runner.clock
        return Here(self._up, tables or {}, hello, clock.now(), clock.scale)

    async def _say(self, what: Here | HangUp) -> None:
        with suppress(StoreUnavailable):  # nobody hears anything then; the next word will do
            await self._store.tell(_encode(what))

    # What is heard ---------------------------------------------------------------------------------------------------

    def _missed(self) -> None:
        self._effects_runner.in_hall(lambda hall: hall.missed())

    def _hear(self, notices: list[Notice]) -> None:
        for notice in notices:
            try:
                self._take(notice)
            except msgspec.MsgspecError:  # of a later version: it is for those who understand it
                continue
            except Exception as error:  # whatever one server says, the others go on
                self._log.error("fault", error=type(error).__name__, at=places(error))

    def _take(self, notice: Notice) -> None:
        if isinstance(notice, Stored):
            self._stored(notice)
        else:
            self._told(notice)

    def _stored(self, notice: Stored) -> None:
        def tell(hall: Hall) -> None:
            for one in notice.tables:
                hall.changed(one.table, one.number)

        self._effects_runner.in_hall(tell)
        if self._effects_runner.has_streams:
            for one in notice.tables:
                if one.line:
                    self._begin(self._follow(one.table))

    async def _follow(self, table: str) -> None:
        """Update the streams of people who may have sat down through another server."""
        try:
            people = await self._store.people_at(table)
        except StoreUnavailable:
            return
        self._effects_runner.follow(table, people)

    def _told(self, notice: Told) -> None:
        what = _read(notice.body)
        if isinstance(what, HangUp):
            self._effects_runner.close_where(what.concerns)
            return
        is_new = notice.by not in self._heard
        self._heard[notice.by] = time.monotonic()
        if what.hello or is_new:
            self._begin(self._say_who_is_here())
        by, anew = self._agree(what)
        now = self._effects_runner.clock.now()
        self._effects_runner.in_hall(lambda hall: hall.joined_cluster(now - what.up))
        if by:
            self._log.warning("time-set", milliseconds=by)
            self._effects_runner.in_hall(lambda hall: hall.retime(by, now, anew=anew))
        self._answered.set()
        for table, present in what.tables.items():
            self._effects_runner.hall.attended(table, present, now)

    def _agree(self, other: Here) -> tuple[int, bool]:
        """Agree on one time: a server that has just started adopts that of the others. Return by how much it was set.

        If two servers did not hear each other and ran apart, they agree on one of their scales. Decisions that were
        asked for by either are then asked anew.
        """
        clock, is_new, other_is_new = self._effects_runner.clock, self._up < SETTLED, other.up < SETTLED
        gives_way = is_new if is_new != other_is_new else other.scale < clock.scale
        if not other.scale or other.scale == clock.scale or not gives_way:
            return 0, False
        return clock.adopt(other.scale, other.now), not is_new

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _parts(tables: dict[str, Attendance]) -> Iterator[dict[str, Attendance]]:
    """Divide attendance into parts that are short enough for one notice; at least one part."""
    part: dict[str, Attendance] = {}
    size = 0
    for table, present in tables.items():
        size += len(_encode({table: present}))
        if size > _LARGEST:
            yield part
            part, size = {}, len(_encode({table: present}))
        part[table] = present
    yield part
