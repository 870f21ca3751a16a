"""Export games to a file."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Select, or_, select

from foretold.store.exchange import BROKEN, FORMAT, ExportedGame, ExportedPerson, Head, encode, read_log, shared_part
from foretold.store.people import login_key
from foretold.store.problems import InvalidExport
from foretold.store.schema import identities, sitters, tables
from foretold.store.store import Store
from foretold.table.records import record_of
from foretold.table.table import Table


@dataclass
class ExportChoice:
    """Which games to export: all, those of a person (by id or account name), or one table.

    Files of one person or table may be shown to others. Running games hold hidden cards, so they are left out unless
    asked for.
    """

    what: Literal["all", "who", "table"]
    name: str = ""
    running: bool = False


@dataclass
class ExportCounts:
    """How many games were written and left out."""

    tables: int = 0
    running: int = 0
    damaged: list[str] = field(default_factory=list)


async def export(store: Store, choice: ExportChoice, now: int, tally: ExportCounts) -> AsyncIterator[bytes]:
    """Yield the lines of a file with the chosen games."""
    from foretold import __version__

    people, names = await store.read(lambda connection: _chosen(connection, choice))
    yield encode(Head(FORMAT, now, __version__))
    for person in people:
        yield encode(person)
    for name in names:
        game = await _game(store, name, choice, tally)
        if game is not None:
            tally.tables += 1
            yield encode(game)


def _chosen(connection: Connection, choice: ExportChoice) -> tuple[list[ExportedPerson], list[str]]:
    """Return the people and the tables of a choice."""
    wanted = select(tables.c.id).order_by(tables.c.created, tables.c.id)
    people: Select[*tuple[Any, ...]] = select(identities.c.id, identities.c.name, identities.c.created)
    if choice.what == "table":
        found = list(connection.execute(wanted.where(tables.c.id == choice.name)).scalars())
        if not found:
            raise InvalidExport("export-table", table=choice.name)
        return [], found
    if choice.what == "who":
        which = or_(identities.c.id == choice.name, identities.c.login == login_key(choice.name))
        chosen = [ExportedPerson(*row) for row in connection.execute(people.where(which))]
        if not chosen:
            raise InvalidExport("export-who", name=choice.name)
        theirs = sitters.c.who.in_([person.person for person in chosen])
        seated = wanted.join(sitters, sitters.c.table_id == tables.c.id).where(theirs)
        return chosen, list(dict.fromkeys(connection.execute(seated).scalars()))
    everybody = connection.execute(people.order_by(identities.c.created, identities.c.id))
    return [ExportedPerson(*row) for row in everybody], list(connection.execute(wanted).scalars())


async def _game(store: Store, name: str, choice: ExportChoice, tally: ExportCounts) -> ExportedGame | None:
    """Return one table, or None if it is left out."""
    raw = await store.log(name)
    try:
        log = read_log(raw)
        table = Table.of_log(name, log)
    except BROKEN:
        tally.damaged.append(name)
        return None
    if choice.what != "all":
        if table.phase != "over" and not choice.running:
            tally.running += 1
            return None
        log = shared_part(log)
    record = record_of(table)
    return ExportedGame(name, log, None if record is None else msgspec.json.decode(record.to_json()))
