"""Turn-based games: time that ran out while the server was away, and word of turns to a player and to a table."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from tests.server.server_process import FORETOLD, Server, guest
from tests.waiting import PATIENCE

DAY = 86_400_000


def foretold(command: str, file: Path, database: Path) -> None:
    subprocess.run(
        [*FORETOLD, command, str(file), "--database", f"sqlite:///{database}"], check=True, capture_output=True
    )


@pytest.mark.slow
async def test_days_go_by_and_both_hooks_are_called(tmp_path: Path, stack: AsyncExitStack) -> None:
    """A game of two days a turn is moved to another server, two days later: the default is played, the next is told."""

    calls: asyncio.Queue[tuple[str, dict[str, Any]]] = asyncio.Queue()

    async def hear(request: web.Request) -> web.Response:
        await calls.put((request.path, await request.json()))
        return web.Response()

    app = web.Application()
    app.router.add_post("/{whose}", hear)
    runner = web.AppRunner(app)
    await runner.setup()
    listening = stack.enter_context(socket.socket())
    stack.push_async_callback(runner.cleanup)
    listening.bind(("127.0.0.1", 0))
    await web.SockSite(runner, listening).start()
    hook = f"http://127.0.0.1:{listening.getsockname()[1]}"

    (tmp_path / "first").mkdir()
    first = Server(tmp_path / "first", webhook_private="true").start()
    table = await begin(stack, first, hook)
    asked = [await asyncio.wait_for(calls.get(), PATIENCE) for _ in range(2)]
    assert {path for path, _ in asked} == {"/table", f"/seat-{asked[0][1]['seat']}"}
    assert asked[0][1] == asked[1][1]
    assert (asked[0][1]["table"], asked[0][1]["decision"]) == (table, 0)
    assert await asyncio.to_thread(first.stop) == 0

    (tmp_path / "second").mkdir()
    later = tmp_path / "later.ndjson"
    foretold("export", tmp_path / "games.ndjson", tmp_path / "first" / "games.db")
    later.write_text("".join(earlier(line) for line in (tmp_path / "games.ndjson").read_text().splitlines(True)))
    foretold("import", later, tmp_path / "second" / "games.db")
    second = Server(tmp_path / "second", webhook_private="true").start()
    try:
        told = [await asyncio.wait_for(calls.get(), PATIENCE) for _ in range(2)]
        seat = told[0][1]["seat"]
        assert {path for path, _ in told} == {"/table", f"/seat-{seat}"}
        assert told[0][1]["decision"] > 0
        watcher = await stack.enter_async_context(await guest(second.url))
        assert (await watcher.get(f"/api/v1/tables/{table}"))["view"]["actor"] == seat
    finally:
        assert await asyncio.to_thread(second.stop) == 0


async def begin(stack: AsyncExitStack, server: Server, hook: str) -> str:
    people = [await stack.enter_async_context(await guest(server.url, f"Player {seat}")) for seat in range(2)]
    table = await people[0].open("predictions", [None, None], clock={"kind": "days", "days": 2})
    for seat, person in enumerate(people):
        await person.command(table, "sit", name=person.name, seat=seat)
        await person.command(table, "hook", url=f"{hook}/seat-{seat}")
    await people[0].command(table, "hook", url=f"{hook}/table", everyone=True)
    await people[0].command(table, "begin")
    return table


def earlier(line: str) -> str:
    """A line of an export in which everything happened two days before."""
    told = json.loads(line)
    for entry in told.get("log", []):
        entry["at"] -= 2 * DAY
    return json.dumps(told) + os.linesep
