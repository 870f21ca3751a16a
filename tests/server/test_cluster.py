"""Several servers over one PostgreSQL: players on different ones, one that dies, and what else they must share."""

from __future__ import annotations

import asyncio
import json
import signal
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from sqlalchemy import create_engine, text

from tests.kill.killed_server import Restart
from tests.kill.machine_load import Use, crowd
from tests.server.authenticator import Authenticator
from tests.server.server_process import Person, Refused, Server, guest, pinging, play_to_the_end, stranger
from tests.server.test_people import sign_in
from tests.server.test_programs import with_token
from tests.waiting import PATIENCE, until

Pair = tuple[Server, Server]


@pytest.fixture
def two(tmp_path: Path, postgres_url: str) -> Iterator[Pair]:
    """Two servers over one database."""
    servers = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        servers.append(Server(tmp_path / name, database=postgres_url).start())
    one, other = servers
    yield one, other
    statuses = [server.stop() for server in servers if server.process is not None and server.process.poll() is None]
    assert set(statuses) <= {0}
    logs = [server.log.read_text() for server in servers]
    assert [line for log in logs for line in log.splitlines() if '"level":"error"' in line] == []


async def newcomer(stack: AsyncExitStack, server: Server, name: str = "") -> Person:
    person = await stack.enter_async_context(await guest(server.url, name))
    await person.connect()
    return person


async def seated_apart(
    stack: AsyncExitStack, servers: Pair, game: str, seats: list[str | None], **settings: Any
) -> tuple[str, list[Person]]:
    """People at a table that is dealt, each connected to another server than the one before."""
    people = [await newcomer(stack, servers[seat % 2], f"Player {seat}") for seat in range(seats.count(None))]
    table = await people[0].open(game, list(seats), **settings)
    for person in people:
        assert (await person.do(do="sit", table=table, name=person.name))["say"] == "done"
    assert (await people[-1].do(do="begin", table=table))["say"] == "done"
    return table, people


async def move_to(person: Person, server: Server) -> None:
    """Somebody's device goes to another server, as after a break."""
    if person.socket is not None:
        await person.socket.close()
    person.url = server.url
    await person.connect()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats"), [("predictions", [None, None, "novice"]), ("all-or-nothing", [None, "novice", None, None])]
)
async def test_people_on_two_servers_play_whole_games(
    two: Pair, game: str, seats: list[str | None], stack: AsyncExitStack
) -> None:
    table, people = await seated_apart(stack, two, game, seats)
    watcher = await newcomer(stack, two[1])
    await watcher.watch(table)
    # Listening all the while: the server hangs up on whoever does not answer it for long.
    end = asyncio.create_task(
        watcher.hear(lambda told: told["say"] == "news" and told.get("view", {}).get("over"), 600)
    )
    last = await play_to_the_end(table, people)
    assert len({str(told["view"]["scores"]) for told in last}) == 1
    seen = await end
    assert seen["view"]["scores"] == last[0]["view"]["scores"]
    assert [told for person in people for told in person.heard if told["say"] == "refused"] == []
    records = [await person.get(f"/api/v1/games/{table}/record") for person in people]
    assert all(record == records[0] for record in records)
    numbers = [told["number"] for told in watcher.heard if told["say"] == "news"]
    assert numbers == sorted(set(numbers))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [("predictions", [None, None]), ("all-or-nothing", [None, None, "novice"])])
async def test_when_a_server_dies_its_players_go_on_at_the_other(
    two: Pair, game: str, seats: list[str | None], stack: AsyncExitStack
) -> None:
    table, people = await seated_apart(stack, two, game, seats)
    for person in people:
        await person.watch(table)
    moved = [await decide(table, people) for _ in range(4)]
    await asyncio.to_thread(two[1].stop, signal.SIGKILL)
    assert two[0].process is not None
    before, began = Use.now(two[0].process.pid), time.monotonic()
    lost = people[1]
    await move_to(lost, two[0])
    told = await lost.watch(table, since=moved[-1])
    back = time.monotonic() - began
    assert Restart(0.0, back, crowd(before, Use.now(two[0].process.pid))).is_prompt, back
    assert told["number"] >= moved[-1]  # a bot may have gone on
    assert told["own"]["seat"] == seats.index(None, 1)
    last = await play_to_the_end(table, people)
    assert len({str(told["view"]["scores"]) for told in last}) == 1
    assert [told for person in people for told in person.heard if told["say"] == "refused"] == []


async def decide(table: str, people: list[Person]) -> int:
    """Whoever's turn it is decides, and everybody is told; returns the number after it."""
    asked: list[tuple[Person, dict[str, Any]]] = []

    async def is_asked() -> bool:  # and no bot thinks
        for person in people:
            told = await person.get(f"/api/v1/tables/{table}")
            if told["view"]["legal"]:
                asked.append((person, told))
        return bool(asked)

    await until(is_asked)
    actor, told = asked[0]
    view = told["view"]
    done = await actor.do(do="move", table=table, decision=view["decision"], action=view["legal"][0])
    assert done["say"] == "done", done
    number: int = done["number"]
    for person in people:
        if not any(heard.get("number", 0) >= number for heard in person.heard if heard["say"] in ("news", "table")):
            await person.hear(lambda told: told["say"] in ("news", "table") and told["number"] >= number)
    return number


async def test_a_command_counts_once_wherever_it_is_sent(two: Pair, stack: AsyncExitStack) -> None:
    table, people = await seated_apart(stack, two, "predictions", [None, None])
    view = (await people[0].get(f"/api/v1/tables/{table}"))["view"]
    actor, other = people if view["legal"] else people[::-1]
    action = (await actor.get(f"/api/v1/tables/{table}"))["view"]["legal"][0]
    move = {"do": "move", "table": table, "decision": view["decision"], "action": action, "id": "the-same"}
    path = f"/api/v1/tables/{table}/commands"
    answers = await asyncio.gather(*(asking(actor, server, path, move) for server in (*two, *two)))
    assert len({json.dumps(answer) for answer in answers}) == 1
    assert (await other.get(f"/api/v1/tables/{table}"))["view"]["decision"] == view["decision"] + 1
    with pytest.raises(Refused) as refused:
        await asking(actor, two[1], path, {**move, "id": "another"})
    assert refused.value.code == "move-late"


async def asking(person: Person, server: Server, path: str, body: Any) -> Any:
    async with person.session.post(server.url + path, json=body, headers={"X-Foretold": "1"}) as answer:
        told = await answer.json()
        if answer.status >= 400:
            raise Refused(answer.status, told)
        return told


@pytest.mark.slow
async def test_who_is_connected_to_another_server_is_not_away(two: Pair, stack: AsyncExitStack) -> None:
    """A third one leaves twice, is away after the usual silence, and comes back: so long the others were there."""
    table, (here, there, third) = await seated_apart(stack, two, "predictions", [None, None, None], hold=15)
    for person in (here, there, third):
        await person.watch(table)
    for _ in range(2):
        assert third.socket is not None
        await third.socket.close()
        async with pinging(here, there):
            for person in (here, there):
                await person.hear(lambda told: told["say"] == "presence" and told["away"] != [])
        await move_to(third, two[0])
        await third.watch(table)
        for person in (here, there):
            await person.hear(lambda told: told["say"] == "presence" and told["away"] == [])
    presence = [told["away"] for person in (here, there) for told in person.heard if told["say"] == "presence"]
    assert {seat for away in presence for seat in away} == {2}
    early = await here.do(do="vote", table=table, about=1, choice="bot")
    assert early.get("code") == "vote-early", early
    assert there.socket is not None
    await there.socket.close()
    async with pinging(here, third):
        await here.hear(lambda told: told["say"] == "presence" and told["away"] == [1])
    await move_to(there, two[1])
    await there.watch(table)
    await here.hear(lambda told: told["say"] == "presence" and told["away"] == [])


@pytest.mark.slow
async def test_after_the_ear_was_lost_everything_is_told(two: Pair, postgres_url: str, stack: AsyncExitStack) -> None:
    table, people = await seated_apart(stack, two, "predictions", [None, None])
    for person in people:
        await person.watch(table)
    await decide(table, people)
    engine = create_engine(postgres_url.replace("postgresql:", "postgresql+psycopg:"))
    listening = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    with engine.connect() as connection:
        assert len(connection.execute(text(listening)).all()) == 2
    engine.dispose()
    # Said while nobody listens: told when the ears are open again.
    done = await people[0].do(do="say", table=table, text="Does anybody hear me?")
    told = await people[1].hear(lambda told: told["say"] == "news" and told["number"] == done["number"])
    assert told["chat"][-1]["text"] == "Does anybody hear me?"
    await decide(table, people)


@pytest.mark.slow
async def test_a_stream_follows_what_its_person_does_at_another_server(two: Pair, stack: AsyncExitStack) -> None:
    host, player = await newcomer(stack, two[0]), await newcomer(stack, two[0], "Player")
    program, _ = await with_token(stack, player, "bot:play")
    stream = await program.session.get(two[1].url + "/api/v1/stream", headers=program.headers)
    table = await host.open("predictions", [None, None])
    await player.command(table, "sit", name="Player")
    told = await said(stream, "table")
    assert (told["table"], told["own"]["seat"]) == (table, 0)
    stream.close()


async def said(stream: aiohttp.ClientResponse, what: str) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        async for line in stream.content:
            told: dict[str, Any] = json.loads(line) if line.strip() else {}
            if told.get("say") == what:
                return told
    raise AssertionError("the stream has ended")


@pytest.mark.slow
async def test_what_ends_here_ends_everywhere(two: Pair, stack: AsyncExitStack) -> None:
    person = await newcomer(stack, two[0])
    program, token = await with_token(stack, person, "read")
    stream = await program.session.get(two[1].url + "/api/v1/stream", headers=program.headers)
    assert await stream.content.readline() == b"\n"
    await person.ask("DELETE", f"/api/v1/tokens/{token}")
    async with asyncio.timeout(PATIENCE):
        assert await stream.content.read() == b""
    await move_to(person, two[1])
    person.url = two[0].url
    await person.post("/api/v1/logout")
    assert person.socket is not None
    assert (await person.socket.receive(timeout=PATIENCE)).type is aiohttp.WSMsgType.CLOSE
    assert person.socket.close_code == aiohttp.WSCloseCode.POLICY_VIOLATION


@pytest.mark.slow
async def test_a_session_that_is_ended_here_ends_everywhere(two: Pair, stack: AsyncExitStack) -> None:
    person = await newcomer(stack, two[0])
    account = {"name": "Everywhere", "password": "a long secret"}
    await person.post("/api/v1/account", account)
    for how in ("list", "password"):
        phone = await stack.enter_async_context(stranger(two[1].url))
        await phone.post("/api/v1/login", account)
        await phone.connect()
        assert phone.socket is not None
        if how == "list":
            entries = (await person.get("/api/v1/sessions"))["sessions"]
            (other,) = [one for one in entries if not one["current"]]
            await person.ask("DELETE", f"/api/v1/sessions/{other['id']}")
        else:
            await person.post("/api/v1/account/password", {"old": account["password"], "new": "another secret"})
        assert (await phone.socket.receive(timeout=PATIENCE)).type is aiohttp.WSMsgType.CLOSE
        assert phone.socket.close_code == aiohttp.WSCloseCode.POLICY_VIOLATION
        assert (await phone.get("/api/v1/me"))["kind"] == "nobody"


@pytest.mark.slow
async def test_a_passkey_s_challenge_is_good_at_every_server_and_once(two: Pair, stack: AsyncExitStack) -> None:
    homes = [server.url.replace("127.0.0.1", "localhost") for server in two]
    person = await stack.enter_async_context(await guest(homes[0]))
    device = Authenticator(homes[1])
    begun = await person.post("/api/v1/passkeys/new", {"name": "Key holder"})
    made = {"id": begun["id"], "credential": device.register(begun["options"]), "name": "Key holder"}
    person.url = homes[1]
    assert (await person.post("/api/v1/passkeys", made, headers={"Origin": homes[1]}))["kind"] == "account"
    await sign_in(person, device, to="confirm")
    person.url = homes[0]
    with pytest.raises(Refused) as refused:
        await person.post("/api/v1/passkeys", made, headers={"Origin": homes[0]})
    assert refused.value.code == "passkey-wrong"


@pytest.mark.slow
async def test_a_server_that_joins_does_not_set_clocks_anew(two: Pair, stack: AsyncExitStack) -> None:
    clock = {"kind": "decision", "seconds": 3_600}
    table, people = await seated_apart(stack, two, "predictions", [None, None], clock=clock)
    for person in people:
        await person.watch(table)
    number = await decide(table, people)
    await asyncio.to_thread(two[1].stop)
    await asyncio.to_thread(two[1].start)
    await move_to(people[1], two[1])
    told = await people[1].watch(table)
    assert told["number"] == number
    said = await people[1].do(do="say", table=table, text="I am back.")
    assert said["number"] == number + 1  # nothing was written before it
    assert (await people[0].get(f"/api/v1/tables/{table}"))["number"] == number + 1
