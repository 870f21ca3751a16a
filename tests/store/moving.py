"""Databases with games in them, and files of games."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from foretold.table.effects import StoreEntries
from tests.store.games import finished_game, running_game, waiting_table
from tests.store.store_harness import NOW, Desk, at_desk

RECORDS = Path(__file__).parents[1] / "records"
FINISHED, RUNNING, WAITING = (game()[0].table for game in (finished_game, running_game, waiting_table))


def fill(url: str, *games: Sequence[StoreEntries]) -> None:
    async def work(desk: Desk) -> None:
        people = desk.store.identities
        await people.add_guest("ada", "cookie of ada", NOW, name="Ada")
        await people.make_account("ada", "Ada", "$argon2id$example")
        await people.add_guest("bob", "cookie of bob", NOW + 1, name="Bob")
        await people.add_token("k1", "ada", "token of ada", ("read",), "", NOW)
        for game in games:
            for append in game:
                await desk.append(append)

    at_desk(url, work)


def logs(url: str, *tables: str) -> list[list[bytes]]:
    async def work(desk: Desk) -> list[list[bytes]]:
        return [list(await desk.store.log(table)) for table in tables]

    found: list[list[bytes]] = at_desk(url, work)
    return found


def lines_in(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
