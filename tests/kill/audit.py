"""After the play: the log that the server kept, against the books that the clients kept."""

from __future__ import annotations

import json
from collections import Counter, defaultdict

from sqlalchemy import create_engine, text

from foretold.table import entries
from foretold.table.entries import AnyEntry, Decided
from foretold.table.table import Table
from tests.kill.client import SPECTATOR, Books


def logs(url: str) -> dict[str, list[AnyEntry]]:
    """Every table's log; numbers without a gap."""
    found: dict[str, list[AnyEntry]] = defaultdict(list)
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        rows = connection.execute(
            text("SELECT table_id, number, body FROM entries JOIN logs ON no = log ORDER BY log, number")
        )
        for table, number, body in rows:
            found[table].append(entries.decode(body))
            assert number == len(found[table]), f"a gap in the log of {table}"
    engine.dispose()
    return found


def audit(url: str, books: Books, *, alone: bool = True) -> dict[str, int]:
    """Compare: raises where something acknowledged is lost or doubled, or a view does not follow from the log.

    Where others play too, only the tables that stand in the books are looked at.
    """
    kept = logs(url)
    if not alone:
        ours = {table for table, _, _ in books.sent} | set(books.seen)
        kept = {table: log for table, log in kept.items() if table in ours}
    problems = [*books.wrong, *_doubled(kept), *_lost(kept, books)]
    compared = 0
    for table, log in kept.items():
        wanted = books.seen.pop(table, {})
        compared += len(wanted)
        problems += _views(table, log, wanted)
        if books.told is not None:
            problems += _facts(table, log, books.told.pop(table, {}))
    problems += [f"{table} was seen and is not stored" for table in books.seen]
    assert not problems, f"{len(problems)} problems: {problems[:5]}"
    moves = sum(one.do == "move" for one in books.acknowledged)
    return {"tables": len(kept), "acknowledged_moves": moves, "acknowledged": len(books.acknowledged),
            "lost": 0, "doubled": 0, "views_compared": compared}  # fmt: skip


def _doubled(kept: dict[str, list[AnyEntry]]) -> list[str]:
    """Ids that stand in a log twice."""
    found = []
    for table, log in kept.items():
        ids = ((getattr(entry, "seat", None), getattr(entry, "id", "")) for entry in log)
        counts = Counter(key for key in ids if key[1])
        found += [f"{table}: {key} {count} times" for key, count in counts.items() if count > 1]
    return found


def _lost(kept: dict[str, list[AnyEntry]], books: Books) -> list[str]:
    """Acknowledged commands that are not in the log as they were sent, and decisions that nobody sent."""
    found = []
    ids = {(table, getattr(entry, "id", "")) for table, log in kept.items() for entry in log}
    decided = {table: [entry for entry in log if isinstance(entry, Decided)] for table, log in kept.items()}
    for one in books.acknowledged:
        if (one.table, one.id) not in ids:
            found.append(f"{one} is lost")
        elif one.decision is not None:
            entry = decided[one.table][one.decision]
            if (entry.id, entry.action) != (one.id, one.action):
                found.append(f"{one} became {entry}")
    for table, moves in decided.items():
        found += [f"{table}: nobody sent {move}" for move in moves if (table, move.seat, move.id) not in books.sent]
    return found


def _views(table: str, log: list[AnyEntry], wanted: dict[tuple[int, int], bytes]) -> list[str]:
    """Views that some client saw and that do not follow from the log up to there."""
    found = []
    first = log[0]
    assert isinstance(first, entries.TableOpened)
    again = Table(table, first)
    for entry in log[1:]:
        again.apply(entry)
        for seat in (*range(len(again.seats)), SPECTATOR):
            seen = wanted.pop((seat, again.version), None)
            if seen is not None and (
                again.state is None or json.loads(again.state.glances([_viewer(seat)])[0]) != json.loads(seen)
            ):
                found.append(f"{table}: seat {seat} saw another view of {again.version}")
    return [*found, *(f"{table}: seat {seat} saw {number}, which is not stored" for seat, number in wanted)]


def _facts(table: str, log: list[AnyEntry], told: dict[int, list[tuple[int, int, bytes]]]) -> list[str]:
    """Facts that somebody was told and that they did not witness, or not then."""
    first, found = log[0], []
    assert isinstance(first, entries.TableOpened)
    again = Table(table, first)
    for entry in log[1:]:
        again.apply(entry)
        for seat, since, facts in told.pop(again.version, ()):
            if again.state is None or again.state.facts(_viewer(seat), again.marks[since]) != json.loads(facts):
                found.append(f"{table}: seat {seat} was told other facts of {since} to {again.version}")
    return [*found, *(f"{table}: facts of {number}, which is not stored" for number in told)]


def _viewer(seat: int) -> int | None:
    return None if seat == SPECTATOR else seat
