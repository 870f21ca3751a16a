"""A store and what it reported, for tests that talk to one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from foretold.store import Store, StoreOutcome, open_store
from foretold.table import entries
from foretold.table.effects import StoreEntries
from foretold.table.entries import AnyEntry
from foretold.table.summary import TableSummary

NOW = 1_790_000_000_000


class Desk:
    """Submits appends and waits for their outcomes."""

    def __init__(self) -> None:
        self.store: Store
        self.outcomes: asyncio.Queue[StoreOutcome] = asyncio.Queue()
        self.reports: list[list[StoreOutcome]] = []

    def report(self, outcomes: list[StoreOutcome]) -> None:
        self.reports.append(outcomes)
        for outcome in outcomes:
            self.outcomes.put_nowait(outcome)

    async def append(self, *appends: StoreEntries) -> dict[str, str]:
        """The result for each table."""
        for append in appends:
            self.store.submit(append)
        found = [await asyncio.wait_for(self.outcomes.get(), 30) for _ in appends]
        return {outcome.table: outcome.result for outcome in found}


@asynccontextmanager
async def open_desk(url: str) -> AsyncIterator[Desk]:
    """An open store, which is closed in the end."""
    desk = Desk()
    desk.store = await open_store(url, desk.report)
    try:
        yield desk
    finally:
        await desk.store.close()


def at_desk(url: str, work: Callable[[Desk], Awaitable[Any]]) -> Any:
    """Do something with an open store, in tests that run commands before and after it."""

    async def run() -> Any:
        async with open_desk(url) as desk:
            return await work(desk)

    return asyncio.run(run())


def said(number: int, text: str = "") -> AnyEntry:
    """An entry that is told apart by its number."""
    return entries.Said(at=NOW + number, seat=number % 4, text=text or f"entry {number}", id=f"s{number}")


def line(**changes: Any) -> TableSummary:
    """The line of a table."""
    values: dict[str, Any] = {
        "phase": "playing", "game": "predictions", "players": 3, "listed": True, "clock": "none", "free": 0,
        "names": ["Ada", "Bob", "綾"], "people": {"ada": 0, "bob": 1, "aya": 2}, "actor": 1, "deadline": None,
        "changed": NOW,
    }  # fmt: skip
    return TableSummary(**{**values, **changes})


def append(table: str, first: int, count: int = 1, summary: TableSummary | None = None) -> StoreEntries:
    """Some entries of a table."""
    return StoreEntries(table, first, tuple(said(first + i) for i in range(count)), summary)


def encoded(first: int, count: int) -> list[bytes]:
    """The same entries as the store gives them back."""
    return [entries.encode(said(first + i)) for i in range(count)]
