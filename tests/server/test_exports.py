"""The export of one's own games: none is missing because the server was busy, and it is sent game by game."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from foretold.errors import ForetoldError
from foretold.server.offload import Offload
from foretold.server.refusals import Refusal
from foretold.server.routes import exports
from foretold.store import StoreUnavailable
from foretold.table import entries
from tests.store.games import finished_game, running_game


def log_of(game: Any) -> tuple[str, list[bytes]]:
    rows = [entries.encode(entry) for append in game for entry in append.entries]
    return game[0].table, rows


class Shelf:
    """Games of Ada's, of a store that is away now and then."""

    def __init__(self, away: int = 0) -> None:
        self.away = away
        self.table, rows = log_of(finished_game())
        self.logs = {self.table: rows, "damaged": rows[1:], "running": log_of(running_game())[1], "purged": []}

    async def log(self, table: str) -> list[bytes]:
        if self.away:
            self.away -= 1
            raise StoreUnavailable("store-unavailable", reason="")
        return self.logs[table]


def call(shelf: Shelf, replays: Offload, **more: Any) -> Any:
    context = SimpleNamespace(store=shelf, replays=replays, exporting=set(), **more)
    return SimpleNamespace(context=context, queue=("192.0.2.1", "ada"), caller=SimpleNamespace(who="ada"))


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exports, "_PAUSE", 0.0)


def test_a_game_that_can_t_be_had_at_the_moment_is_asked_for_again() -> None:
    async def run() -> bytes:
        shelf, replays = Shelf(away=5), Offload(1, "test")
        try:
            return await exports._patiently(call(shelf, replays), shelf.table)
        finally:
            replays.close()

    line = msgspec.json.decode(asyncio.run(run()))
    assert line["table"] == log_of(finished_game())[0]
    assert msgspec.json.decode(line["record"])["actions"]


@pytest.mark.parametrize("code", ["store-unavailable", "server-busy"])
def test_an_export_breaks_off_rather_than_leave_a_game_out(code: str) -> None:
    class Busy(Offload):
        async def run(self, *_: Any, **__: Any) -> Any:
            raise Refusal("server-busy")

    async def run() -> None:
        kind = Busy if code == "server-busy" else Offload
        shelf, replays = Shelf(away=0 if code == "server-busy" else 10**6), kind(1, "test")
        try:
            await exports._patiently(call(shelf, replays), shelf.table)
        finally:
            replays.close()

    with pytest.raises(ForetoldError) as refused:
        asyncio.run(run())
    assert refused.value.code == code


def test_only_games_that_can_t_be_read_are_left_out() -> None:
    shelf = Shelf()
    lines = {table: exports._exported(table, rows, "ada") for table, rows in shelf.logs.items()}
    assert [table for table, line in lines.items() if line] == [shelf.table]


def test_one_export_of_a_person_at_a_time() -> None:
    async def run() -> None:
        replays = Offload(1, "test")
        asked = call(Shelf(), replays)
        asked.context.exporting.add("ada")
        try:
            await exports.export(asked)
        finally:
            replays.close()
            assert asked.context.exporting == {"ada"}

    with pytest.raises(Refusal) as refused:
        asyncio.run(run())
    assert refused.value.code == "server-busy"
