"""Other servers over the same store: what they stored, who is connected to them, and whose connections must end.

Every server says a few times in a minute that it is there. As long as it knows of another, it adds who is connected to
it: somebody who plays by way of one server is not away at any. A server that starts says so at once and is answered,
so that it knows whether players' time went on without it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterator

import msgspec

from foretold.server.carrier import Carrier
from foretold.server.logs import Log, places
from foretold.server.luck import now_ms
from foretold.server.wires import Wire
from foretold.store import Store, StoreUnavailable
from foretold.store.notices import Notice, Stored, Told
from foretold.table.elsewhere import Attendance, attendance
from foretold.table.hall import Hall

#: Seconds between two words of a server, and after how many without one it is gone.
BEAT = 3.0
GONE = 10.0
#: Bytes of attendance in one word.
_LARGEST = 6_500


class Here(msgspec.Struct, frozen=True, tag="here", omit_defaults=True):
    """A server is there, has been for so many milliseconds, and these people are connected to it."""

    up: int
    tables: dict[str, Attendance] = {}
    hello: bool = False  # it has just come and wants to be answered


class HangUp(msgspec.Struct, frozen=True, tag="hang-up", omit_defaults=True):
    """Connections that must end: of a person, or opened by a credential."""

    who: str = ""
    credential: str = ""
    sessions_but: str = ""  # only those that were opened by a cookie, and not by this one

    def concerns(self, wire: Wire) -> bool:
        """Whether a connection is one of them."""
        if self.credential:
            return wire.credential == self.credential
        if self.sessions_but and (not wire.credential.startswith("session:") or wire.credential == self.sessions_but):
            return False
        return wire.who == self.who


_read = msgspec.json.Decoder(Here | HangUp).decode
_encode = msgspec.json.Encoder().encode


class Company:
    """The other servers, as this one knows them."""

    def __init__(self, store: Store, carrier: Carrier, log: Log) -> None:
        self._store, self._carrier, self._log = store, carrier, log
        self._since = now_ms()
        self._heard: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def others(self) -> int:
        """How many other servers there are now."""
        return len(self._heard)

    async def join(self) -> None:
        """Listen to the others, and tell them that this one is there; where there can be none, do nothing."""
        if self._store.is_shared:
            await self._store.listen(self._hear, self._missed)
            await self._say(Here(0, hello=True))
            self._begin(self._beat())

    async def hang_up(self, which: HangUp) -> None:
        """End connections, here and at the others."""
        self._carrier.close_where(which.concerns)
        if self._store.is_shared:
            await self._say(which)

    def close(self) -> None:
        """Say nothing more."""
        for task in list(self._tasks):
            task.cancel()

    # What is said ----------------------------------------------------------------------------------------------------

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            gone = time.monotonic() - GONE
            self._heard = {name: at for name, at in self._heard.items() if at > gone}
            self._carrier.hall.in_company = bool(self._heard)
            await self._say_who_is_here()

    async def _say_who_is_here(self) -> None:
        now = now_ms()
        hall = self._carrier.hall
        tables = attendance(hall.slots.values(), hall.connections, now) if self._heard else {}
        for part in _parts(tables):
            await self._say(Here(now - self._since, part))

    async def _say(self, what: Here | HangUp) -> None:
        try:
            await self._store.tell(_encode(what))
        except StoreUnavailable:  # nobody hears anything then; the next word will do
            self._log.warning("not-told")

    # What is heard ---------------------------------------------------------------------------------------------------

    def _missed(self) -> None:
        self._carrier.in_hall(lambda hall: hall.missed())

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

        self._carrier.in_hall(tell)
        if self._carrier.has_streams:
            for one in notice.tables:
                if one.line:
                    self._begin(self._follow(one.table))

    async def _follow(self, table: str) -> None:
        """Somebody may have sat down by way of another server, and have a stream of all their tables here."""
        try:
            people = await self._store.people_at(table)
        except StoreUnavailable:
            return
        self._carrier.follow(table, people)

    def _told(self, notice: Told) -> None:
        what = _read(notice.body)
        if isinstance(what, HangUp):
            self._carrier.close_where(what.concerns)
            return
        now = now_ms()
        is_new = notice.by not in self._heard
        self._heard[notice.by] = time.monotonic()
        if what.hello or is_new:
            self._begin(self._say_who_is_here())
        self._carrier.in_hall(lambda hall: hall.accompanied(now - what.up))
        for table, present in what.tables.items():
            self._carrier.hall.attended(table, present, now)

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _parts(tables: dict[str, Attendance]) -> Iterator[dict[str, Attendance]]:
    """Attendance in parts that are short enough for one word; one part at least."""
    part: dict[str, Attendance] = {}
    size = 0
    for table, present in tables.items():
        size += len(_encode({table: present}))
        if size > _LARGEST:
            yield part
            part, size = {}, len(_encode({table: present}))
        part[table] = present
    yield part
