"""A process that appends to some tables as fast as it can, and says of each entry that it is stored; to be killed."""

import asyncio
import os
import sys

from foretold.store import Store, StoreOutcome, open_store
from foretold.table import entries
from foretold.table.effects import StoreEntries
from foretold.table.summary import TableSummary


def line(number: int) -> TableSummary:
    """A line that changes with every entry."""
    return TableSummary(
        phase="playing", game="predictions", players=2, listed=True, clock="none", free=0, names=["x"],
        people={"x": number % 2}, actor=0, deadline=None, changed=number,
    )  # fmt: skip


async def main(url: str, tables: int) -> None:
    """Go on from what the store has, for ever."""
    store: Store
    numbers: dict[str, int] = {}

    def send(table: str) -> None:
        number = numbers[table]
        entry = entries.Said(at=number, seat=0, text="x" * (number % 700), id="")
        store.submit(StoreEntries(table, number, (entry,), line(number) if number % 3 == 1 else None))

    def stored(outcomes: list[StoreOutcome]) -> None:
        for outcome in outcomes:
            assert outcome.result == "stored", outcome
            os.write(1, f"{outcome.table} {numbers[outcome.table]}\n".encode())
            numbers[outcome.table] += 1
            send(outcome.table)

    store = await open_store(url, stored)
    for i in range(tables):
        numbers[f"t{i}"] = len(await store.log(f"t{i}")) + 1
    os.write(1, b"ready\n")
    for table in numbers:
        send(table)
    await asyncio.Event().wait()


asyncio.run(main(sys.argv[1], int(sys.argv[2])))
