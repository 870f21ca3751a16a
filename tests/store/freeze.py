"""Writes down a database of the present revision, with data in everything: python -m tests.store.freeze

Run it once for each released revision; what it wrote is never written anew. `test_migrations.py` opens all of them.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from pathlib import Path

from foretold.store import StoreOutcome, open_store
from foretold.store.people import Device
from foretold.store.schema import REVISION
from tests.store.games import START, finished_game, running_game, waiting_table

DATA = Path(__file__).with_name("data")


async def fill(url: str) -> None:
    """Games at each stage, and somebody with each kind of key."""
    outcomes: asyncio.Queue[list[StoreOutcome]] = asyncio.Queue()
    store = await open_store(url, outcomes.put_nowait)
    for append in (*finished_game(), *running_game(), *waiting_table()):
        store.submit(append)
        assert [outcome.result for outcome in await outcomes.get()] == ["stored"]
    await store.set_aside(waiting_table()[0].table, "an example")
    people = store.identities
    await people.add_guest("ada", "cookie of ada", START, name="Ada", expires=START + 10**12)
    await people.add_guest("bob", "cookie of bob", START + 1)
    await people.make_account("ada", "Ada", "$argon2id$example")
    device = Device("device of ada")
    await store.sessions.begin("ada", "another cookie of ada", START, agent="Firefox/Linux", device=device)
    await people.add_token("k1", "ada", "token of ada", ("bot:play", "read"), "my bot", START, expires=START + 10**12)
    await people.add_passkey("ada", b"\x00credential", b"\xffkey", 7, "phone", START)
    await store.set_fact("instance", "example")
    await store.close()


def main() -> None:
    """Write the dump, unless it is there."""
    target = DATA / f"{REVISION}.sql"
    if target.exists():
        raise SystemExit(f"{target} exists and is not written anew")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "store.db"
        asyncio.run(fill(f"sqlite:///{path}"))
        dump = "\n".join(sqlite3.connect(path).iterdump())
    target.write_text(dump + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
