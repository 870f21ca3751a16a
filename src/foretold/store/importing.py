"""Import games from a file. Everything is checked by replay before anything is written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial

import msgspec
from sqlalchemy import Connection, insert, select

from foretold.errors import ForetoldError
from foretold.play.doubled import doubled_key
from foretold.play.record import Record
from foretold.play.replay import replay
from foretold.play.versions import FORMATS as RECORDS
from foretold.store.exchange import (
    BROKEN,
    FORMAT,
    Exported,
    ExportedGame,
    ExportedPerson,
    Head,
    encode,
    read_log,
    shared_part,
)
from foretold.store.import_records import game_of_record
from foretold.store.lock import holder
from foretold.store.problems import InvalidExport, StoreUnavailable
from foretold.store.rows import run
from foretold.store.schema import identities
from foretold.store.store import Store, open_store
from foretold.store.writer import StoreOutcome
from foretold.table import entries
from foretold.table.effects import StoreEntries
from foretold.table.records import record_of
from foretold.table.summary import TableSummary, summary
from foretold.table.table import Table

#: How many tables are on their way to the store at a time.
_AT_ONCE = 200

Lines = Callable[[], Iterator[bytes]]


@dataclass
class ImportCounts:
    """How many games and people a file held; `there` counts games that were in the store before."""

    games: int = 0
    there: int = 0
    people: int = 0
    new: dict[str, TableSummary] = field(default_factory=dict)
    seen: dict[str, bytes] = field(default_factory=dict)


async def take_in(url: str, lines: Lines, now: int) -> ImportCounts:
    """Import a file; `lines` returns its lines each time it is called."""
    outcomes: asyncio.Queue[list[StoreOutcome]] = asyncio.Queue()
    # A server does not hear of what another process writes into its file; servers over PostgreSQL do.
    store = await open_store(url, outcomes.put_nowait, holder("import"))
    try:
        tally = ImportCounts()
        for number, line in enumerate(lines(), 1):
            await _check(store, number, line, now, tally)
        await _write(store, lines, now, tally, outcomes)
    finally:
        await store.close()
    return tally


class _Keys(msgspec.Struct):
    """The keys that tell the kinds of lines apart."""

    format: str | None = None
    person: str | None = None
    record: object = None


def read_line(number: int, line: bytes, now: int) -> Head | ExportedPerson | ExportedGame:
    """Read one line of a file."""
    try:
        keys = msgspec.json.decode(line, type=_Keys)
        if keys.format in RECORDS:
            return game_of_record(Record.from_json(line), now)
        if keys.format is not None:
            head = msgspec.json.decode(line, type=Head)
            if head.format != FORMAT:
                raise InvalidExport("import-format", format=head.format)
            return head
        if keys.person is not None:
            return msgspec.json.decode(line, type=ExportedPerson)
        if isinstance(keys.record, str):
            own = msgspec.json.decode(line, type=Exported)
            return game_of_record(Record.from_json(own.record), now, own.table)
        return msgspec.json.decode(line, type=ExportedGame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise InvalidExport("import-line", line=number, reason=str(error)) from error


# Checking ------------------------------------------------------------------------------------------------------------


async def _check(store: Store, number: int, line: bytes, now: int, tally: ImportCounts) -> None:
    item = read_line(number, line, now)
    twice = doubled_key(line)
    if twice is not None:
        raise InvalidExport("import-doubled", line=number, key=twice)
    if isinstance(item, Head) != (number == 1) and not _is_record(item):
        raise InvalidExport("import-line", line=number, reason=f"{FORMAT}: line 1")
    if isinstance(item, ExportedPerson):
        tally.people += 1
    if not isinstance(item, ExportedGame):
        return
    tally.games += 1
    table = replayed(number, item)
    mine, known = _shared(item.log), tally.seen.get(item.table)
    if known is None:
        known = await _stored(store, item.table)
    if known is None:
        tally.new[item.table] = summary(table, item.log[-1].at)
    elif known == mine or _is_record(item):
        tally.there += 1
    else:
        raise InvalidExport("import-differs", line=number, table=item.table)
    tally.seen[item.table] = mine


def _is_record(item: Head | ExportedPerson | ExportedGame) -> bool:
    """Return whether a game was made from a record alone, and its table named after it."""
    return isinstance(item, ExportedGame) and item.of_record


async def _stored(store: Store, table: str) -> bytes | None:
    """Return what the store has of a table, or None."""
    raw = await store.log(table)
    try:
        return _shared(read_log(raw)) if raw else None
    except BROKEN:
        return b""  # damaged, so it is not the same


def _shared(log: list[entries.AnyEntry]) -> bytes:
    return encode(shared_part(log))


def replayed(number: int, game: ExportedGame) -> Table:
    """Return the table of a log, if every entry and the record fit."""
    at = 1
    try:
        first, *rest = game.log
        table = Table.of_log(game.table, [first])
        for at, entry in enumerate(rest, 2):
            if isinstance(entry, entries.Decided) and entry.seat != table.actor:
                raise InvalidExport("import-entry", line=number, table=game.table, entry=at)
            table.apply(entry)
    except BROKEN as error:
        raise InvalidExport("import-entry", line=number, table=game.table, entry=at) from error
    if game.record is not None and not _agrees(game.record, table):
        raise InvalidExport("import-record", line=number, table=game.table)
    return table


def _agrees(given: dict[str, object], table: Table) -> bool:
    """Return whether a record is of the game in the log; names may be written differently."""
    made = record_of(table)
    try:
        record = Record.from_json(encode(given))
        replay(record)
    except ForetoldError:
        return False
    plain = [msgspec.structs.replace(one, players=None) for one in (record, made) if one is not None]
    return len(plain) == 2 and plain[0] == plain[1]


# Writing -------------------------------------------------------------------------------------------------------------


async def _write(
    store: Store, lines: Lines, now: int, tally: ImportCounts, outcomes: asyncio.Queue[list[StoreOutcome]]
) -> None:
    waiting, missing = 0, dict(tally.new)
    for number, line in enumerate(lines(), 1):
        item = read_line(number, line, now)
        if isinstance(item, ExportedPerson):
            await store.write(partial(_add_person, item))
        elif isinstance(item, ExportedGame) and item.table in missing:
            store.submit(StoreEntries(item.table, 1, tuple(item.log), missing.pop(item.table)))
            waiting += 1
        while waiting >= _AT_ONCE:
            waiting -= _settled(await outcomes.get())
    while waiting:
        waiting -= _settled(await outcomes.get())


def _settled(outcomes: list[StoreOutcome]) -> int:
    for outcome in outcomes:
        if outcome.result != "stored":
            raise StoreUnavailable("store-unavailable", reason=outcome.reason)
    return len(outcomes)


def _add_person(person: ExportedPerson, connection: Connection) -> None:
    """Add a person by id and name, as a guest who can't sign in; an existing person stays unchanged."""
    if connection.execute(select(identities.c.id).where(identities.c.id == person.person)).first() is None:
        values = {"id": person.person, "name": person.name, "created": person.created, "seen": person.created}
        run(connection, insert(identities).values(kind="guest", **values))
