"""The store of a server: it never blocks the event loop, and reports entries as stored only after the commit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, select, text, update
from sqlalchemy.exc import DBAPIError

from foretold.store import lines, notices, purging, rows
from foretold.store.challenges import Challenges
from foretold.store.condition import DatabaseCondition, is_the_databases
from foretold.store.database import PATIENCE_S, READERS, Database, open_database
from foretold.store.identities import Identities
from foretold.store.lines import TableListing
from foretold.store.lock import Holder
from foretold.store.logs import read_log
from foretold.store.notices import Notice, NoticeListener
from foretold.store.problems import translated
from foretold.store.readers import PlainReaders, Readers
from foretold.store.schema import facts, tables
from foretold.store.sessions import Sessions
from foretold.store.writer import StoreOutcome, Writer, WriterFigures
from foretold.table.effects import StoreEntries
from foretold.workarounds import switch_threads_quickly

T = TypeVar("T")

#: A fact that is written to see whether anything can be.
_PROBE = "probe"
_REPLACE = "ON CONFLICT (key) DO UPDATE SET value=excluded.value"


async def open_store(
    url: str, on_outcomes: Callable[[list[StoreOutcome]], None], me: Holder | None = None, *, alone: bool = True,
    readers: Readers | None = None,
) -> Store:  # fmt: skip
    """Open a store, and bring its tables up to date.

    The address is `sqlite:///path`, `postgresql://…`, or `sqlite://` for one that is gone when it is closed. Outcomes
    of `submit` are reported in the running event loop. With `me`, a SQLite file is kept for this process alone;
    who only reads need not be `alone`. `readers` decides who reads next.
    """
    switch_threads_quickly()
    database = await asyncio.to_thread(partial(open_database, url, me, alone=alone))
    return Store(database, on_outcomes, readers)


class Store:
    """The log of every table, lists of tables, identities, and facts about the server."""

    def __init__(
        self, database: Database, on_outcomes: Callable[[list[StoreOutcome]], None], readers: Readers | None = None
    ) -> None:
        self._database = database
        self._readers = readers or PlainReaders(READERS - 1)
        self._people_reader = PlainReaders(1, "foretold-people")
        self.condition = DatabaseCondition()
        self._writer = Writer(database.writing, on_outcomes, self.condition)
        self._listener: NoticeListener | None = None
        self.identities = Identities(self.read_person, self.write)
        self.sessions = Sessions(self.read_person, self.write)
        self.challenges = Challenges(self.write)

    # The log ---------------------------------------------------------------------------------------------------------

    def submit(self, effect: StoreEntries) -> None:
        """Store entries, all or none; returns at once. The outcome is reported after the commit."""
        self._writer.submit(effect)

    async def log(self, table: str, after: int = 0) -> list[bytes]:
        """Return the encoded entries of a table after a number, in order; an empty log means that there is no table."""
        return await self.read(lambda connection: read_log(connection, table, after))

    async def set_aside(self, table: str, reason: str) -> None:
        """Keep a damaged table out of all lists. Its log stays; the next stored summary brings it back."""
        mark = update(tables).where(tables.c.id == table).values(damaged=reason)
        await self.write(lambda connection: rows.run(connection, mark))

    # Tables that everybody has left ----------------------------------------------------------------------------------

    async def visit(self, tables: Sequence[str], now: int) -> None:
        """Note that tables were looked at; those that change anyway need no such mark."""
        await self.write(lambda connection: purging.visit(connection, tables, now))

    async def purge(self, before: int, now: int, limit: int, is_spared: Callable[[str], bool]) -> tuple[int, int]:
        """Delete a few tables that were abandoned before a moment; return how many were found and deleted."""
        names = await self.read(lambda connection: purging.abandoned(connection, before, limit))
        if not names:
            return 0, 0
        gone = await self.write(lambda connection: purging.purge(connection, names, before, now, is_spared))
        return len(names), gone

    # Lists -----------------------------------------------------------------------------------------------------------

    async def lobby(self, limit: int) -> list[TableListing]:
        """Return listed tables that are not over."""
        return await self.read(lambda connection: lines.lobby(connection, limit))

    async def tables_of(self, who: str, limit: int) -> list[TableListing]:
        """Return the tables where a person sits."""
        return await self.read(lambda connection: lines.tables_of(connection, who, limit))

    async def due(self, now: int) -> list[str]:
        """Return tables with a turn-based clock whose time is up."""
        return await self.read(lambda connection: lines.due(connection, now))

    async def people_at(self, table: str) -> dict[str, int]:
        """Return who sits at a table, and where."""
        return await self.read(lambda connection: lines.people_at(connection, table))

    # Other servers ---------------------------------------------------------------------------------------------------

    @property
    def is_shared(self) -> bool:
        """Return whether other servers may use the same database and send notices."""
        return self._database.listening is not None

    async def listen(self, heard: Callable[[list[Notice]], None], missed: Callable[[], None]) -> None:
        """Listen to notices of other servers; `missed` is called after every break. Returns when it listens."""
        if self._database.listening is not None:
            self._listener = NoticeListener(
                self._database.listening, self._database.name, heard, missed, self.condition
            )
            with suppress(TimeoutError):
                await asyncio.wait_for(self._listener.is_open.wait(), PATIENCE_S)

    async def tell(self, body: bytes) -> None:
        """Send a message to the other servers, as JSON of less than 7,500 bytes."""
        await self.write(lambda connection: notices.tell(connection, body))

    # Facts about the server ------------------------------------------------------------------------------------------

    async def fact(self, key: str) -> str | None:
        """Return a fact about this server."""
        return await self.read(lambda c: c.execute(select(facts.c.value).where(facts.c.key == key)).scalar())

    async def set_fact(self, key: str, value: str) -> None:
        """Store a fact about this server."""
        await self.write(lambda c: rows.add(c, "facts", "key,value", [(key, value)], _REPLACE))

    # The rest --------------------------------------------------------------------------------------------------------

    @property
    def figures(self) -> WriterFigures:
        """Return what was written so far."""
        return self._writer.figures

    async def check(self) -> None:
        """Raise `StoreUnavailable` if the database does not answer."""
        await self.read(lambda connection: connection.execute(text("SELECT 1")).scalar())

    async def try_to_write(self, now: int) -> None:
        """Raise `StoreUnavailable` if nothing can be stored."""
        await self.set_fact(_PROBE, str(now))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a function that reads, in a thread, and return its result."""
        return await self._readers.run(lambda: self._reading(work))

    async def read_person(self, work: Callable[[Connection], T]) -> T:
        """Run a function that reads about people: every request begins with that, and waits for no table."""
        return await self._people_reader.run(lambda: self._reading(work))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a function that writes, and return its result after the commit."""
        with translated():
            result: T = await self._writer.do(work)
        return result

    def _reading(self, work: Callable[[Connection], T]) -> T:
        with translated():
            try:
                found = self._read_twice(work)
            except Exception as error:
                if is_the_databases(error):
                    self.condition.failed("reading", error)
                raise
            self.condition.worked("reading")
            return found

    def _read_twice(self, work: Callable[[Connection], T]) -> T:
        try:
            return self._read_once(work)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            # The database was away, and with it went all connections: to ask before each reading whether one is
            # still there would double the way to the database, and back.
            return self._read_once(work)

    def _read_once(self, work: Callable[[Connection], T]) -> T:
        with self._database.reading.connect() as connection:
            return work(connection)

    async def close(self) -> None:
        """Write what waits, report it, and close the database."""
        if self._listener is not None:
            await self._listener.close()
        await self._writer.close()
        await self._readers.close()
        await self._people_reader.close()
        await asyncio.to_thread(self._database.close)
        await asyncio.sleep(0)  # the last report is in the loop by now
