"""Logs that are read for one client: others come first, and no turn of the event loop is longer for them."""

from __future__ import annotations

import asyncio
import threading
from functools import partial
from pathlib import Path

import pytest

from foretold.errors import ForetoldError
from foretold.server import fair_turns, load_queue, log_loader
from foretold.server.backlog import Backlog
from foretold.server.effects_runner import EffectsRunner
from foretold.server.entropy import now_ms
from foretold.server.fair_reads import FairReads, reads_for
from foretold.server.load_queue import LoadQueue
from foretold.server.sockets import Socket
from foretold.store.database import READERS
from foretold.store.store import open_store
from foretold.table import entries
from foretold.table.effects import Load
from foretold.table.table import Table
from tests.server.test_effects_runner import Mute, Shelf, begun
from tests.waiting import PATIENCE

COLD = 100


async def test_however_many_logs_are_wanted_one_piece_of_them_is_built_in_a_turn(
    monkeypatch: pytest.MonkeyPatch, carrier: EffectsRunner, shelf: Shelf
) -> None:
    """One socket begins to watch a hundred tables that are not in memory."""
    monkeypatch.setattr(fair_turns, "BUDGET", 1e-9)
    monkeypatch.setattr(log_loader, "_SLICE", 0.0)
    applied: list[Table] = []
    apply = Table.apply

    def counted(table: Table, entry: entries.AnyEntry) -> None:
        applied.append(table)
        apply(table, entry)

    table = await begun(carrier)
    lines = [entries.encode(entries.Said(at=now_ms(), seat=0, text="x", id=f"l{number}")) for number in range(20)]
    for number in range(COLD):
        shelf.logs[f"cold{number}"] = [*shelf.logs[table], *lines]
    monkeypatch.setattr(Table, "apply", counted)
    transport = Mute()
    wire = Socket(7, "socket", transport, "eve", "", "192.0.2.1", Backlog(10**7), carrier.metrics, lambda _: None)
    carrier.connect(wire, "en")
    for number in range(COLD):
        carrier.watch(7, f"cold{number}")
    most = 0
    while b"".join(transport.written).count(b'"say":"table"') < COLD:
        applied.clear()
        await asyncio.sleep(0)
        most = max(most, sum(carrier.hall.slots[table.id].table is not table for table in applied))
    assert 0 < most <= 2  # was as many as there were tables


def test_an_address_has_half_of_the_places_and_the_hall_always_has_some() -> None:
    begun: list[Load] = []
    queue = LoadQueue(begun.append)
    flood = [Load(f"f{number}", path=("192.0.2.1", f"p{number % 4}")) for number in range(100)]
    for effect in flood:
        assert queue.put(effect)
    assert len(begun) == load_queue.OF_ADDRESS
    innocent = Load("i", path=("192.0.2.2", "ada"))
    assert queue.put(innocent)
    assert begun[-1] is innocent
    own = [Load(f"o{number}") for number in range(5)]
    for effect in own:
        assert queue.put(effect)
    assert begun[-2:] == own[:2]
    assert len(begun) == load_queue.AT_ONCE
    queue.done(innocent)
    assert begun[-1] is own[2]
    queue.done(begun[0])
    assert {effect.path[1] for effect in begun if effect.path[0] == "192.0.2.1"} == {"p0", "p1", "p2", "p3"}
    queue.close()
    queue.done(begun[1])
    assert len(begun) == load_queue.AT_ONCE + 2


@pytest.fixture
def few_may_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """A queue keeps the bounds that it began with, so this comes before the carrier."""
    monkeypatch.setattr(load_queue, "BOUNDS", (1_000, 20, 10))


@pytest.mark.usefixtures("few_may_wait")
async def test_who_wants_too_many_logs_is_refused_and_nobody_else(carrier: EffectsRunner) -> None:
    table = await begun(carrier)
    carrier.hall.slots.clear()
    reads_for.set(("192.0.2.1", "eve"))
    answers = asyncio.gather(
        *(carrier.read(f"no{number}", lambda _: 0) for number in range(50)), return_exceptions=True
    )
    await asyncio.sleep(0)
    reads_for.set(("192.0.2.2", "ada"))
    assert await carrier.read(table, lambda found: found.id) == table
    codes = [one.code for one in await answers if isinstance(one, ForetoldError)]
    assert len(codes) == 50
    assert codes.count("server-busy") == 50 - 10 - load_queue.OF_ADDRESS
    assert codes.count("table-unknown") == 10 + load_queue.OF_ADDRESS


def hold(held: threading.Event, busy: threading.Semaphore, _: object) -> None:
    """A read that lasts until it may end."""
    busy.release()
    held.wait(PATIENCE)


def all_busy(busy: threading.Semaphore) -> None:
    """Wait until every thread that reads tables holds a read."""
    for _ in range(READERS - 1):
        assert busy.acquire(timeout=PATIENCE)


def test_sessions_are_found_while_all_who_read_tables_wait(tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'games.db'}", lambda _: None, readers=FairReads())
        held, busy = threading.Event(), threading.Semaphore(0)
        reads_for.set(("192.0.2.1", "eve"))
        flood = [asyncio.ensure_future(store.read(partial(hold, held, busy))) for _ in range(READERS * 10)]
        await asyncio.to_thread(all_busy, busy)
        try:
            assert await asyncio.wait_for(store.sessions.find("secret", 0), 30) is None
            assert not any(one.done() for one in flood)
        finally:
            held.set()
        await asyncio.gather(*flood)
        await store.close()

    asyncio.run(run())


def test_who_reads_little_does_not_wait_behind_who_reads_much(tmp_path: Path) -> None:
    async def run() -> list[str]:
        store = await open_store(f"sqlite:///{tmp_path / 'games.db'}", lambda _: None, readers=FairReads())
        held, busy, order = threading.Event(), threading.Semaphore(0), list[str]()

        async def read(who: str) -> None:
            await store.read(partial(hold, held, busy))
            order.append(who)

        reads_for.set(("192.0.2.1", "eve"))
        flood = [asyncio.ensure_future(read("eve")) for _ in range(60)]
        await asyncio.to_thread(all_busy, busy)
        reads_for.set(("192.0.2.2", "ada"))
        innocent = asyncio.ensure_future(read("ada"))
        await asyncio.sleep(0)  # it asks, and waits
        held.set()
        await asyncio.gather(innocent, *flood)
        await store.close()
        return order

    assert asyncio.run(run()).index("ada") < 3 * READERS
