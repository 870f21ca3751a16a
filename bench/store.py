"""Measures the store: appends in groups with a full sync, and how soon 10,000 tables are there again.

    python bench/store.py [URL]        the default is a new SQLite file in the present folder

Each of 500 tables has one append on its way at a time, as in a server: when it is stored, the next one follows.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

from foretold.store import Store, StoreOutcome, open_store
from foretold.table import entries
from foretold.table.effects import StoreEntries
from foretold.table.summary import TableSummary

TABLES = 500
SECONDS = 4
STEADY = 1_000
MANY = 10_000
LONG = 60
chance = random.Random(1)


def entry(number: int) -> entries.Decided:
    return entries.Decided(at=1_790_000_000_000 + number, seat=number % 4, action="swap 7C 3", id=f"m{number}")


def line(number: int) -> TableSummary:
    return TableSummary(
        phase="playing", game="predictions", players=4, listed=False, clock="none", free=0, names=["A", "B", "C", "D"],
        people={f"p{number}-{seat}": seat for seat in range(4)}, actor=0, deadline=None, changed=number,
    )  # fmt: skip


def token() -> str:
    """The id of a table, as a server's: neighbours in time are no neighbours in an index."""
    return f"{chance.getrandbits(128):032x}"


class Load:
    """Tables that append as fast as they can."""

    def __init__(self) -> None:
        self.store: Store | None = None
        self.next: dict[str, int] = {}
        self.sent: dict[str, float] = {}
        self.waits: list[float] = []
        self.going = True

    def send(self, table: str) -> None:
        assert self.store is not None
        number = self.next.get(table, 1)
        self.sent[table] = time.perf_counter()
        self.store.submit(StoreEntries(table, number, (entry(number),), line(0) if number == 1 else None))
        self.next[table] = number + 1

    def stored(self, outcomes: list[StoreOutcome]) -> None:
        now = time.perf_counter()
        for outcome in outcomes:
            assert outcome.result == "stored", outcome
            self.waits.append(now - self.sent[outcome.table])
            if self.going:
                self.send(outcome.table)


async def appends(url: str, tables: int, *, busy: bool) -> None:
    load = Load()
    load.store = store = await open_store(url, load.stored)
    for _ in range(tables):
        load.send(token())
    while len(load.waits) < tables:  # all are open
        await asyncio.sleep(0.01)
    load.waits.clear()
    began, groups = time.perf_counter(), store.figures.groups
    while time.perf_counter() - began < SECONDS:
        if busy:  # a server's loop that always has something to do
            until = time.perf_counter() + 0.002
            while time.perf_counter() < until:
                pass
        await asyncio.sleep(0 if busy else 0.05)
    seconds, count, groups = time.perf_counter() - began, len(load.waits), store.figures.groups - groups
    load.going = False
    await store.close()
    waits = [1_000 * wait for wait in load.waits]
    p50, p99 = statistics.median(waits), statistics.quantiles(waits, n=100)[98]
    kind = "busy loop" if busy else "idle loop"
    print(f"{tables} tables, {kind}: {count / seconds:,.0f} entries/s in groups of {count / groups:.0f}; "
          f"wait p50 {p50:.1f} ms, p99 {p99:.1f} ms", flush=True)  # fmt: skip


async def steady(url: str) -> None:
    """1,000 tables with an entry a second each."""
    load = Load()
    load.going = False
    load.store = store = await open_store(url, load.stored)
    tables = [token() for _ in range(STEADY)]
    for table in tables:
        load.send(table)
    while len(load.waits) < STEADY:
        await asyncio.sleep(0.05)
    load.waits.clear()
    began, sent = time.perf_counter(), 0
    while (passed := time.perf_counter() - began) < SECONDS:
        while sent < passed * STEADY:
            load.send(tables[sent % STEADY])
            sent += 1
        await asyncio.sleep(0.0005)
    await store.close()
    waits = [1_000 * wait for wait in load.waits]
    p50, p99 = statistics.median(waits), statistics.quantiles(waits, n=100)[98]
    print(f"{STEADY} tables, an entry a second each: wait p50 {p50:.1f} ms, p99 {p99:.1f} ms", flush=True)


async def many(url: str) -> None:
    stored: list[StoreOutcome] = []
    store = await open_store(url, stored.extend)
    began = time.perf_counter()
    log = tuple(entry(number) for number in range(LONG))
    tables = [token() for _ in range(MANY)]
    for number, table in enumerate(tables):
        store.submit(StoreEntries(table, 1, log, line(number)))
    while len(stored) < MANY:
        await asyncio.sleep(0.05)
    rate = MANY * LONG / (time.perf_counter() - began)
    print(f"{MANY:,} tables of {LONG} entries: {rate:,.0f} entries/s", flush=True)
    await store.close()
    began = time.perf_counter()
    store = await open_store(url, stored.extend)
    opened = time.perf_counter()
    assert len(await store.log(tables[4_711])) == LONG
    loaded = time.perf_counter()
    await asyncio.gather(*(store.log(table) for table in tables[:1_000]))
    all_loaded = time.perf_counter()
    print(f"open {opened - began:.3f} s, first log {loaded - opened:.4f} s, 1,000 logs {all_loaded - loaded:.2f} s")
    await store.close()


def main() -> None:
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        url = sys.argv[1] if len(sys.argv) > 1 else f"sqlite:///{folder}/bench.sqlite"
        for tables, busy in ((1, False), (8, False), (TABLES, False), (TABLES, True)):
            asyncio.run(appends(url, tables, busy=busy))
        asyncio.run(steady(url))
        asyncio.run(many(url))


if __name__ == "__main__":
    main()
