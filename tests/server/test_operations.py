"""Running a server: limits, slow clients, signals, secrets in logs, metrics, settings, pages."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import signal
import socket
import sqlite3
import struct
import subprocess
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from foretold.server import config
from foretold.server.routes import pages
from tests.server.server_process import FORETOLD, Person, Refused, Server, guest, play_to_the_end, stranger
from tests.server.test_play import actor_first, seated, view_of
from tests.waiting import PATIENCE, until

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with narrow limits."""
    limits = {
        "login_rate": "3", "message_rate": "20", "message_burst": "30", "table_rate": "4", "address_connections": "12",
        "person_connections": "3", "message_bytes": "2048", "body_bytes": "4096", "buffer_bytes": "65536",
        "webhook_private": "true",
    }  # fmt: skip
    house = Server(tmp_path_factory.mktemp("strict"), **limits).start()
    yield house
    assert house.stop() == 0


async def test_limits_of_rate_size_and_number(strict: Server, stack: AsyncExitStack) -> None:
    person = await stack.enter_async_context(await guest(strict.url))
    await too_fast(person)
    with pytest.raises(Refused) as refused:
        await person.post("/api/v1/tokens", {"name": "y" * 5_000, "scopes": ["read"]})
    assert (refused.value.status, refused.value.code) == (413, "body-large")
    sockets = [await person.session.ws_connect(strict.url + "/api/v1/live") for _ in range(3)]
    with pytest.raises(aiohttp.WSServerHandshakeError) as shaken:
        await person.session.ws_connect(strict.url + "/api/v1/live")
    assert shaken.value.status == 429
    await sockets[0].send_str("x" * 3_000)
    await sockets[0].receive(timeout=PATIENCE)
    assert sockets[0].close_code == aiohttp.WSCloseCode.MESSAGE_TOO_BIG
    told, last = await flood(sockets[1])
    assert {one["code"] for one in told if one["say"] == "refused"} == {"too-fast"}
    assert last in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)
    for one in sockets:
        await one.close()


async def flood(line: aiohttp.ClientWebSocketResponse) -> tuple[list[dict[str, object]], aiohttp.WSMsgType]:
    """Say more than the slowest machine's time allows; what is answered, and how it ends."""
    with suppress(ConnectionError):  # cut off in the middle
        for _ in range(2_000):
            await line.send_str('{"do":"ping"}')
    told = []
    while (message := await line.receive(timeout=PATIENCE)).type is aiohttp.WSMsgType.TEXT:
        told.append(json.loads(message.data))
    return told, message.type


async def too_fast(person: Person) -> None:
    """Logging in and opening tables have limits of their own."""
    codes = []
    for _ in range(5):
        with pytest.raises(Refused) as refused:
            await person.post("/api/v1/login", {"name": "nobody", "password": "12345678"})
        codes.append((refused.value.status, refused.value.code))
    assert codes[0] == (401, "login-wrong")
    assert codes[-1] == (429, "too-fast")
    for _ in range(4):
        await person.open("predictions", [None, None])
    with pytest.raises(Refused) as refused:
        await person.open("predictions", [None, None])
    assert refused.value.code == "too-fast"


#: What a client says when it is asked whether it is there.


def masked_frame(text: str) -> bytes:
    """A short WebSocket frame from a client."""
    data = text.encode()
    assert len(data) < 126
    return struct.pack("!BB4x", 0x81, 0x80 | len(data)) + data


async def test_a_client_that_does_not_read_is_cut_off_and_the_others_play_on(
    strict: Server, stack: AsyncExitStack
) -> None:
    person = await stack.enter_async_context(await guest(strict.url))
    other = await stack.enter_async_context(await guest(strict.url))
    table = await person.open("predictions", [None, None])
    for talker, name in ((person, "Talker"), (other, "Other")):
        await talker.command(table, "sit", name=name)
        for _ in range(8):
            await talker.command(table, "say", text="\u8a9e" * 500)
    with socket.socket() as slow:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        slow.connect(("127.0.0.1", strict.port))
        key = base64.b64encode(os.urandom(16)).decode()
        slow.sendall(
            f"GET /api/v1/live HTTP/1.1\r\nHost: 127.0.0.1:{strict.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        assert b"101" in slow.recv(64)

        async def is_cut_off() -> bool:
            with suppress(OSError):  # it asks again and again for all there is to know, and reads nothing of it
                slow.sendall(masked_frame(json.dumps({"do": "watch", "table": table})))
            return bool(metric(await person.get("/metrics"), "foretold_evictions_total"))

        await until(is_cut_off, every=0.06)  # as fast as it may
    assert (await person.get(f"/api/v1/tables/{table}"))["chat"]


def metric(page: str, name: str) -> float:
    return float(re.search(rf"^{re.escape(name)} (\S+)$", page, re.MULTILINE)[1])  # type: ignore[index]


async def test_a_webhook_says_whose_turn_it_is(strict: Server, stack: AsyncExitStack) -> None:
    calls: asyncio.Queue[dict[str, object]] = asyncio.Queue()

    async def hear(request: web.Request) -> web.Response:
        await calls.put(await request.json())
        return web.Response(status=302, headers={"Location": strict.url})

    app = web.Application()
    app.router.add_post("/hook", hear)
    runner = web.AppRunner(app)
    await runner.setup()
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        await web.SockSite(runner, listening).start()
        url = f"http://127.0.0.1:{listening.getsockname()[1]}/hook"
        person = await stack.enter_async_context(await guest(strict.url))
        table = await person.open("predictions", [None, "novice"], clock={"kind": "days", "days": 2})
        await person.command(table, "sit", name="Ada")
        await person.command(table, "hook", url=url)
        await person.command(table, "begin")
        told = await asyncio.wait_for(calls.get(), PATIENCE)
        await runner.cleanup()
    assert told == {"table": table, "game": "predictions", "seat": 0, "decision": told["decision"]}


async def test_a_signal_ends_it_and_every_game_goes_on(own_server: Server) -> None:
    """But for one that was damaged meanwhile; and after all that, no secret is anywhere that it was not issued."""

    async with AsyncExitStack() as stack:
        await asyncio.to_thread(own_server.start)
        table, people = await seated(stack, own_server.url, [None, None, "novice"])
        bad = await people[0].open("predictions", [None, None], listed=True)
        await people[0].command(bad, "sit", name="Unlucky")
        secrets = await issue_secrets(people[0], table)
        await people[0].connect()  # the socket of a guest is closed when the guest has an account
        await some_moves(people, table)
        await stop_politely(own_server, people)
        damage(own_server, bad)
        port = own_server.port
        await asyncio.to_thread(own_server.start)
        assert own_server.port == port
        for person in people:
            await person.connect()
        last = await play_to_the_end(table, people)
        assert last[0]["view"]["over"]
        await it_is_set_aside(own_server, bad)
        await nothing_tells(people, secrets, own_server)


async def test_a_server_does_not_wait_for_a_thought_when_it_ends(own_server: Server) -> None:
    own_server.settings["FORETOLD_BOT_SECONDS"] = "60"

    async with AsyncExitStack() as stack:
        await asyncio.to_thread(own_server.start)
        table, (person,) = await seated(stack, own_server.url, [None, "seer", "seer"])
        while (await view_of(person, table))["actor"] == 0:  # until a bot thinks, for a minute
            await some_moves([person], table)
        await stop_politely(own_server, [person], seconds=30)


async def some_moves(people: list[Person], table: str) -> None:
    for _ in range(4):
        person = (await actor_first(people, table))[0]
        view = await view_of(person, table)
        if view["legal"]:
            await person.do(do="move", table=table, decision=view["decision"], action=view["legal"][0])


async def stop_politely(server: Server, people: list[Person], seconds: float = PATIENCE) -> None:
    """Everybody is told to come back, and the server ends well."""
    assert server.process is not None
    asyncio.get_running_loop().call_later(0.1, server.process.send_signal, signal.SIGTERM)
    for person in people:
        assert person.socket is not None
        while (await person.socket.receive(timeout=PATIENCE)).type is aiohttp.WSMsgType.TEXT:
            pass
        assert person.socket.close_code == 1012
    assert await asyncio.to_thread(server.process.wait, seconds) == 0


async def issue_secrets(person: Person, table: str) -> list[str]:
    """One of every kind."""
    account = {"name": "Secretive", "password": "a password to find"}
    await person.post("/api/v1/account", account)
    await person.post("/api/v1/account/confirm", {"password": account["password"]})
    token = (await person.post("/api/v1/tokens", {"name": "t", "scopes": ["read"]}))["secret"]
    await person.get("/api/v1/me", headers={"Authorization": f"Bearer {token}"})
    await person.get(f"/api/v1/tables/{table}")
    waiting = await person.open("predictions", [None, None])
    seat = (await person.command(waiting, "invite", seat=1))["secret"]
    cookies = [cookie.value for cookie in person.session.cookie_jar]
    with pytest.raises(Refused):
        await person.command(table, "sit", name="x", secret=seat)
    return [account["password"], token, seat, *cookies]


async def nothing_tells(people: list[Person], secrets: list[str], server: Server) -> None:
    assert len(secrets) == 5  # two of them cookies
    assert min(map(len, secrets)) > 10
    pages = [
        await people[0].get(path)
        for path in ("/", "/api", "/metrics", "/api/v1/lobby", "/api/v1/tokens", "/api/v1/sessions")
    ]
    log = server.log.read_text()
    assert '"event":"request"' in log
    for line in log.splitlines():
        json.loads(line)
    with sqlite3.connect(server.folder / "games.db") as database:
        dump = "\n".join(database.iterdump())
    for secret in secrets:
        assert secret not in log
        assert secret not in json.dumps(pages)
        assert secret not in dump
        assert not [url for person in people for url in person.urls if secret in url]


def damage(server: Server, table: str) -> None:
    """Spoil an entry of a game behind the server's back."""
    with sqlite3.connect(server.folder / "games.db") as database:
        for (trigger,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            database.execute(f'DROP TRIGGER "{trigger}"')
        database.execute(
            "UPDATE entries SET body = x'7b' WHERE log = (SELECT no FROM logs WHERE table_id = ?) AND number = 2",
            (table,),
        )


async def it_is_set_aside(server: Server, table: str) -> None:
    async with stranger(server.url) as someone:
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                await someone.get(f"/api/v1/tables/{table}")
            assert (refused.value.status, refused.value.code) == (503, "table-damaged")
        assert table not in [line["table"] for line in (await someone.get("/api/v1/lobby"))["tables"]]


async def test_health_and_metrics(url: str, stack: AsyncExitStack) -> None:
    someone = await stack.enter_async_context(stranger(url))
    assert (await someone.get("/healthz"))["ok"]
    page = await someone.get("/metrics")
    for name in ("foretold_connections", "foretold_store_seconds_count", "foretold_tables_in_memory"):
        assert metric(page, name) >= 0
    assert 'route="/healthz",status="200"' in page
    for line in page.splitlines():
        assert re.fullmatch(r'# TYPE \w+ \w+|\w+(\{[\w]+="[^"]*"(,\w+="[^"]*")*\})? [-\d.e+]+', line), line


async def test_pages_and_offers_in_five_languages(url: str, stack: AsyncExitStack) -> None:
    someone = await stack.enter_async_context(stranger(url))
    pages = {lang: await someone.get(f"/?lang={lang}") for lang in ("en", "fr", "de", "it", "ja")}
    assert len(set(pages.values())) == 5
    for lang, page in pages.items():
        assert f'<html lang="{lang}">' in page
    offers = {lang: await someone.get("/api/v1/games", headers={"Accept-Language": lang}) for lang in pages}
    assert offers["de"]["games"][1]["name"] == "Alles oder Nichts"
    assert {level["level"] for level in offers["ja"]["levels"]} >= {"random", "novice", "adept"}
    assert "verify-page.js" in await someone.get("/verify")
    assert "export async function verify" in await someone.get("/assets/verify.js")


async def test_the_api_is_described_and_can_be_read(url: str, stack: AsyncExitStack) -> None:
    from jsonschema import Draft202012Validator

    someone = await stack.enter_async_context(stranger(url))
    document = await someone.get("/api/openapi.json")
    assert document["openapi"] == "3.1.0"
    for schema in document["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)
    operations = [one for methods in document["paths"].values() for one in methods.values()]
    assert len({one["operationId"] for one in operations}) == len(operations)
    text = json.dumps(document)
    for name in re.findall(r'"#/components/schemas/(\w+)"', text):
        assert name in document["components"]["schemas"]
    page = await someone.get("/api")
    assert pages._api_page("en") is pages._api_page("en")  # it is written once
    assert "<script" not in page
    for one in operations:
        assert f'id="{one["operationId"]}"' in page


def test_every_setting_is_documented() -> None:
    text = (DOCS / "hosting.md").read_text().partition("## Settings")[2].partition("\n## ")[0]
    rows = dict(re.findall(r"^\| `(\w+)` \| (.+?) \|", text, re.MULTILINE))
    defaults = config.Config()
    assert set(rows) == set(config.descriptions())
    for name, row in rows.items():
        assert json.dumps(getattr(defaults, name)).strip('"') in row.strip("`") or row == "empty", name


def test_settings_come_from_a_file_and_the_environment(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('port = 9000\nhosts = ["a.example"]\nbot_threads = 3\n')
    read = config.read({"FORETOLD_PORT": "9001", "FORETOLD_ORIGINS": "https://a.example, https://b.example"}, file)
    assert (read.port, read.bot_threads, read.hosts) == (9001, 3, ["a.example"])
    assert read.origins == ["https://a.example", "https://b.example"]
    for wrong in ({"FORETOLD_PORT": "many"}, {"FORETOLD_PORT": "70000"}, {"FORETOLD_CONFIG": str(tmp_path / "none")}):
        with pytest.raises(config.InvalidConfig):
            config.read(wrong)
    file.write_text("colour = 1\n")
    with pytest.raises(config.InvalidConfig):
        config.read({}, file)


def test_show_config_hides_secrets() -> None:
    environment = {**os.environ, "FORETOLD_DATABASE": "postgresql://ada:hidden@db/games?sslpassword=hidden2"}
    command = [*FORETOLD, "serve", "--show-config", "--port", "9002"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=5 * PATIENCE)
    assert "port = 9002" in done.stdout
    assert "postgresql://ada:***@db/games" in done.stdout
    assert "hidden" not in done.stdout
    import tomllib

    assert set(tomllib.loads(done.stdout)) == set(config.descriptions())


def test_plain_foretold_opens_the_table_at_the_next_free_port(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "FORETOLD_LANG": "de"}
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        environment["FORETOLD_PORT"] = str(port)
        with subprocess.Popen(
            [*FORETOLD, "--no-browser"], env=environment, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            line = process.stdout.readline()
            process.send_signal(signal.SIGINT)
            assert process.wait(PATIENCE) == 0
    assert line.startswith("Der Tisch ist eröffnet: http://127.0.0.1:")
    assert port < int(line.strip().rstrip("/").rpartition(":")[2]) <= port + 20
    assert (tmp_path / "foretold" / "foretold.db").exists()


def test_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        command = [
            *FORETOLD,
            "serve",
            "--port",
            str(taken.getsockname()[1]),
            "--database",
            f"sqlite:///{tmp_path}/a.db",
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=5 * PATIENCE)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
