"""Tokens, streams, and the example bot as a process of its own."""

import asyncio
import json
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import aiohttp
import pytest

from tests.server.server_process import Person, Refused, guest, stranger
from tests.server.test_play import seated
from tests.waiting import PATIENCE

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


async def with_token(stack: AsyncExitStack, person: Person, *scopes: str) -> tuple[Person, str]:
    """A program that acts for somebody, and the id of its token."""
    made = await person.post("/api/v1/tokens", {"name": "test", "scopes": list(scopes)})
    program = await stack.enter_async_context(stranger(person.url))
    program.headers = {"Authorization": f"Bearer {made['secret']}"}
    return program, made["id"]


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 52


@pytest.mark.parametrize("game", ["predictions", "all-or-nothing"])
async def test_the_example_bot_plays_a_whole_game(url: str, game: str, stack: AsyncExitStack) -> None:
    host = await stack.enter_async_context(await guest(url, "Host"))
    owner = await stack.enter_async_context(await guest(url))
    secret = (await owner.post("/api/v1/tokens", {"name": "bot", "scopes": ["bot:play"]}))["secret"]
    table = await host.open(game, [None, "novice", "novice"])
    bot = await asyncio.create_subprocess_exec(sys.executable, str(EXAMPLE), url, secret, table, stdout=subprocess.PIPE)
    await host.connect()
    await host.watch(table)
    await host.hear(lambda m: m.get("about", {}).get("seats", [{}])[0].get("name") == "Example bot")
    await host.do(do="begin", table=table)
    out, _ = await asyncio.wait_for(bot.communicate(), 5 * PATIENCE)
    result = json.loads(out)
    assert bot.returncode == 0
    assert result["seat"] == 0
    record = await host.get(f"/api/v1/games/{table}/record")
    assert record["result"]["scores"] == result["scores"]
    assert record["players"][0] == "Example bot"


async def test_scopes(url: str, stack: AsyncExitStack) -> None:
    table, (person, _) = await seated(stack, url, [None, None])
    reader, _ = await with_token(stack, person, "read")
    player, _ = await with_token(stack, person, "bot:play")
    for program in (reader, player):
        assert (await program.get(f"/api/v1/tables/{table}"))["view"]["seat"] == 0
        assert len((await program.get("/api/v1/me/games"))["tables"]) == 1
        for path in ("/api/v1/tokens", "/api/v1/passkeys"):
            with pytest.raises(Refused) as refused:
                await program.get(path)
            assert (refused.value.status, refused.value.code) == (403, "not-allowed")
    with pytest.raises(Refused) as refused:
        await reader.command(table, "say", text="hello")
    assert refused.value.code == "not-allowed"
    assert (await player.command(table, "say", text="hello"))["number"]
    with pytest.raises(Refused) as refused:
        await player.command(table, "ask", what="abandon")
    assert refused.value.code == "not-allowed"
    await reader.connect()
    assert (await reader.watch(table))["view"]["seat"] == 0
    assert (await reader.do(do="say", table=table, text="hello"))["code"] == "not-allowed"


async def test_a_revoked_token_opens_nothing_and_ends_what_it_opened(url: str, stack: AsyncExitStack) -> None:
    _, (person, _) = await seated(stack, url, [None, None])
    program, id_ = await with_token(stack, person, "bot:play")
    await program.connect()
    assert program.socket is not None
    stream = await program.session.get(url + "/api/v1/stream", headers=program.headers)
    await stream.content.readline()
    await person.ask("DELETE", f"/api/v1/tokens/{id_}")
    assert (await program.socket.receive(timeout=PATIENCE)).type is aiohttp.WSMsgType.CLOSE
    assert program.socket.close_code == 1008
    async with asyncio.timeout(PATIENCE):
        while await stream.content.readline():
            pass
    with pytest.raises(Refused) as refused:
        await program.get("/api/v1/me")
    assert (refused.value.status, refused.value.code) == (401, "token-wrong")
    (line,) = (await person.get("/api/v1/tokens"))["tokens"]
    assert line["revoked"]


async def test_the_stream_follows_tables_that_one_sits_down_at_later(url: str, stack: AsyncExitStack) -> None:
    person = await stack.enter_async_context(await guest(url))
    program, _ = await with_token(stack, person, "bot:play")
    async with program.session.get(url + "/api/v1/stream", headers=program.headers) as stream:
        assert stream.content_type == "application/x-ndjson"
        table = await person.open("predictions", [None, "novice"])
        await person.command(table, "sit", name="Late")
        await person.command(table, "begin")
        seen = []
        async with asyncio.timeout(PATIENCE):
            async for line in stream.content:
                if line.strip():
                    seen.append(json.loads(line))
                    if (seen[-1].get("view") or {}).get("seat") == 0:
                        break
        assert {told["table"] for told in seen if "table" in told} == {table}


async def test_a_table_can_be_followed_by_anybody_who_may_see_it(url: str, stack: AsyncExitStack) -> None:
    table, _ = await seated(stack, url, [None, None])
    closed, _ = await seated(stack, url, [None, None], spectators=False)
    watcher = await stack.enter_async_context(stranger(url))

    async def first(of: str) -> dict[str, object]:
        async with watcher.session.get(f"{url}/api/v1/tables/{of}/stream") as stream:
            async for line in stream.content:
                if line.strip():
                    return dict(json.loads(line))
        raise AssertionError

    assert (await first(table))["say"] == "table"
    assert (await first(closed))["code"] == "table-private"
