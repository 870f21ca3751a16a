"""Tables that play on while the server is killed, its disk is full, or a game in it is damaged."""

from __future__ import annotations

import asyncio
import json
import resource
import signal
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import pytest

from tests.kill.audit import logs
from tests.kill.client import Client
from tests.kill.killed_server import Club, play
from tests.server.server_process import Refused

KILLS, TABLES = 20, 200
KILLS_ON_POSTGRES = 5


@pytest.mark.full
@pytest.mark.parametrize(("database", "kills"), [("sqlite", KILLS), ("postgresql", KILLS_ON_POSTGRES)])
async def test_nothing_acknowledged_is_lost_or_doubled_by_kills(
    tmp_path: Path, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str], database: str, kills: int
) -> None:
    url = request.getfixturevalue("postgres_url") if database == "postgresql" else ""
    figures = await play(tmp_path, kills, TABLES, url=url)
    with capsys.disabled():
        print(f"\n{database}: {json.dumps(figures)}")  # noqa: T201 - times are to be seen, whatever they are
    assert figures["kills"] == kills
    assert figures["acknowledged_moves"] > kills * TABLES / 4
    assert figures["late"] == 0, figures


@asynccontextmanager
async def a_club(folder: Path, tables: int) -> AsyncIterator[Club]:
    """Open a club, and close it again after what happens there; its books must be right."""
    club = Club(folder)
    try:
        await club.open(tables)
        yield club
        await club.finish()
    finally:
        await club.end()


@pytest.mark.slow
async def test_on_a_full_disk_a_move_is_refused_and_never_acknowledged(tmp_path: Path) -> None:
    async with a_club(tmp_path, 8) as club:
        await club.until(lambda: len(club.books.acknowledged) > 20)
        club.limit_files(1)
        on_its_way = {client: client.waiting for client in club.clients if client.waiting is not None}
        await club.until(lambda: all(client.waiting is not asked for client, asked in on_its_way.items()))
        before, refused = len(club.books.acknowledged), len(club.books.refused)
        entries_before = sum(map(len, logs(club.url).values()))
        await club.until(lambda: len(club.books.refused) >= refused + 12)
        assert len(club.books.acknowledged) == before
        assert sum(map(len, logs(club.url).values())) == entries_before
        assert {told["code"] for told in club.books.refused} <= {"not-stored", "store-unavailable"}
        with pytest.raises(Refused) as degraded:
            await club.people[0].get("/healthz")
        assert degraded.value.body["status"] == "degraded"
        told = await club.people[0].get(f"/api/v1/tables/{club.clients[0].table}")
        assert told["view"]["decision"] <= club.clients[0].view["decision"]
        club.limit_files(resource.RLIM_INFINITY)
        for client in club.clients:
            client.resume()
        await club.until(lambda: len(club.books.acknowledged) > before + 40)
        assert all(client.socket is not None and client.breaks == 0 for client in club.clients)


@pytest.mark.slow
async def test_a_full_disk_and_then_a_kill(tmp_path: Path) -> None:
    async with a_club(tmp_path, 4) as club:
        club.limit_files(1)
        await club.until(lambda: len(club.books.refused) >= 4)
        await club.kill()
        before = len(club.books.acknowledged)
        await club.until(lambda: len(club.books.acknowledged) > before + 20)


DAMAGE = {
    "not JSON": "UPDATE entries SET body = x'7b7b' WHERE log = ? AND number = 6",
    "another kind": """UPDATE entries SET body = '{"kind":"flown","at":1}' WHERE log = ? AND number = 6""",
    "an impossible move": """UPDATE entries SET body = '{"kind":"decided","at":1,"seat":0,"action":"fly"}'
                             WHERE log = ? AND number = 6""",
    "no beginning": "DELETE FROM entries WHERE log = ? AND number = 1",
    "a gap": "DELETE FROM entries WHERE log = ? AND number = 3",
}


@contextmanager
def unguarded(path: Path) -> Iterator[sqlite3.Connection]:
    """A database whose guards look away for once: entries are append-only."""
    with closing(sqlite3.connect(path)) as database:
        guards = database.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for name, _ in guards:
            database.execute(f"DROP TRIGGER {name}")
        yield database
        for _, guard in guards:
            database.execute(guard)
        database.commit()


@pytest.mark.slow
async def test_a_damaged_game_is_set_aside_and_the_others_play_on(tmp_path: Path) -> None:
    async with a_club(tmp_path, len(DAMAGE) + 4) as club:
        await club.until(lambda: all(client.number > 8 for client in club.clients))
        club.server.stop(signal.SIGKILL)
        tables = list(dict.fromkeys(client.table for client in club.clients))[: len(DAMAGE)]
        kept = {}
        with unguarded(club.database) as database:
            for table, (_, statement) in zip(tables, DAMAGE.items(), strict=True):
                log = database.execute("SELECT no FROM logs WHERE table_id = ?", (table,)).fetchone()
                kept[log] = database.execute("SELECT * FROM entries WHERE log = ?", log).fetchall()
                database.execute(statement, log)
        await asyncio.to_thread(club.server.start)
        hurt = [client for client in club.clients if client.table in tables]
        await club.until(lambda: len({told["table"] for told in club.books.refused}) == len(tables))
        assert {told["code"] for told in club.books.refused} == {"table-damaged"}
        assert all(told["text"] for told in club.books.refused)
        for table, name in zip(tables, DAMAGE, strict=True):
            with pytest.raises(Refused) as refused:
                await club.people[0].get(f"/api/v1/tables/{table}")
            assert refused.value.code == "table-damaged", name
        await play_on(club, [client for client in club.clients if client not in hurt])
        for client in hurt:
            client.close()
            club.clients.remove(client)
        with unguarded(club.database) as database:  # mended by hand, for the books to be compared
            for log, rows in kept.items():
                database.execute("DELETE FROM entries WHERE log = ?", log)
                database.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)


async def play_on(club: Club, clients: list[Client]) -> None:
    """Every one of these tables goes on."""
    numbers = {client: (client.table, client.number) for client in clients}
    await club.until(lambda: all((c.table, c.number) != numbers[c] for c in clients))


async def test_a_club_tells_how_long_a_restart_took(tmp_path: Path) -> None:
    async with a_club(tmp_path, 2) as club:
        began = time.perf_counter()
        restart = await club.kill()
        assert restart.back is not None
        assert 0 < restart.start <= restart.start + restart.back < time.perf_counter() - began
