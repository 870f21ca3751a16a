"""A process whose files may not grow for a while, as on a full disk; prints what became of its appends."""

import asyncio
import json
import resource
import sys

from foretold.errors import ForetoldError
from foretold.store import StoreOutcome, open_store
from foretold.table import entries
from foretold.table.effects import StoreEntries
from foretold.table.summary import TableSummary

LINE = TableSummary(
    phase="playing", game="predictions", players=2, listed=False, clock="none", free=0, names=[], people={},
    actor=0, deadline=None, changed=1,
)  # fmt: skip


async def main(path: str) -> None:
    """Append until nothing fits any more, and again when there is room."""
    outcomes: asyncio.Queue[list[StoreOutcome]] = asyncio.Queue()
    store = await open_store(f"sqlite:///{path}", outcomes.put_nowait)
    number = 1

    async def append() -> str:
        entry = entries.Said(at=number, seat=0, text="x" * 5_000, id="")
        store.submit(StoreEntries("t", number, (entry,), LINE))
        return (await outcomes.get())[0].result

    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, most))
    refused: list[str] = []
    # The first refusal may still find room: the write-ahead log is carried over when the writer connects anew.
    while len(refused) < 5 and number < 1_000:
        result = await append()
        refused = [] if result == "stored" else [*refused, result]
        number += result == "stored"
    stored = number - 1
    task = "done"
    try:
        await store.set_fact("long", "x" * 1_000_000)
    except ForetoldError as error:
        task = type(error).__name__
    read = len(await store.log("t"))
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    after = []
    for _ in range(3):
        after.append(await append())
        number += 1
    await store.close()
    told = {"stored": stored, "refused": refused, "task_while_full": task, "read_while_full": read, "after": after}
    print(json.dumps(told))  # noqa: T201 - for the test that started this


asyncio.run(main(sys.argv[1]))
