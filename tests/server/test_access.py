"""Every door and everybody who may knock: a matrix of routes, messages, roles, tables and tokens; hostile pages."""

from __future__ import annotations

import json
import sqlite3
from contextlib import AsyncExitStack
from typing import Any

import aiohttp
import pytest

from foretold.server.app import all_routes
from foretold.table import commands
from tests.server.server_process import PROOF, Person, Refused, Server, guest, stranger
from tests.server.test_play import seated
from tests.server.test_programs import with_token

EVERYBODY = {"nobody", "person", "read", "play"}
KNOWN = EVERYBODY - {"nobody"}
#: Whom each door is open to, written down once more: a door that opens by mistake shows here.
WANTED = {
    "GET /": EVERYBODY,
    "GET /t/{table}": EVERYBODY,
    "GET /g/{table}": EVERYBODY,
    "GET /g/{table}/replay": EVERYBODY,
    "GET /g/{table}/preview.png": EVERYBODY,
    "GET /new": EVERYBODY,
    "GET /lobby": EVERYBODY,
    "GET /games": EVERYBODY,
    "GET /me": EVERYBODY,
    "GET /learn": EVERYBODY,
    "GET /rules": EVERYBODY,
    "GET /rules/{game}": EVERYBODY,
    "GET /replays": EVERYBODY,
    "GET /app/{file}": EVERYBODY,
    "GET /icons/{file}": EVERYBODY,
    "GET /sw.js": EVERYBODY,
    "GET /manifest.webmanifest": EVERYBODY,
    "GET /icon.svg": EVERYBODY,
    "GET /verify": EVERYBODY,
    "GET /assets/{file}": EVERYBODY,
    "GET /api": EVERYBODY,
    "GET /api/openapi.json": EVERYBODY,
    "GET /healthz": EVERYBODY,
    "GET /metrics": EVERYBODY,
    "GET /api/v1/games": EVERYBODY,
    "GET /api/v1/lobby": EVERYBODY,
    "GET /api/v1/live": EVERYBODY,
    "GET /api/v1/me": EVERYBODY,
    "GET /api/v1/tables/{table}": EVERYBODY,
    "GET /api/v1/tables/{table}/stream": EVERYBODY,
    "GET /api/v1/games/{table}/record": EVERYBODY,
    "GET /api/v1/games/{table}/replay": EVERYBODY,
    "GET /api/v1/games/{table}/result": EVERYBODY,
    "GET /api/v1/games/{table}/proof": EVERYBODY,
    "GET /api/v1/stream": KNOWN,
    "GET /api/v1/me/games": KNOWN,
    "GET /api/v1/me/games/export": KNOWN,
    "POST /api/v1/tables/{table}/commands": {"person", "play"},
    "POST /api/v1/me": {"nobody", "person"},
    "POST /api/v1/account": {"nobody", "person"},
    "POST /api/v1/login": {"nobody", "person"},
    "POST /api/v1/passkeys/challenge": {"nobody", "person"},
    "POST /api/v1/passkeys/login": {"nobody", "person"},
    "POST /api/v1/tables": {"person"},
    "POST /api/v1/decks": {"person"},
    "POST /api/v1/games/{table}/fork": {"person"},
    "PATCH /api/v1/me": {"person"},
    "DELETE /api/v1/me": {"person"},
    "POST /api/v1/logout": {"person"},
    "POST /api/v1/account/password": {"person"},
    "POST /api/v1/account/confirm": {"person"},
    "POST /api/v1/passkeys/confirm": {"person"},
    "GET /api/v1/sessions": {"person"},
    "DELETE /api/v1/sessions": {"person"},
    "DELETE /api/v1/sessions/{session}": {"person"},
    "POST /api/v1/passkeys/new": {"person"},
    "POST /api/v1/passkeys": {"person"},
    "GET /api/v1/passkeys": {"person"},
    "DELETE /api/v1/passkeys/{passkey}": {"person"},
    "GET /api/v1/tokens": {"person"},
    "POST /api/v1/tokens": {"person"},
    "DELETE /api/v1/tokens/{token}": {"person"},
}
#: Routes that would end the caller's own session; their doors are tried with an invalid body or last.
DESTRUCTIVE = {"DELETE /api/v1/me", "POST /api/v1/logout"}
LIVE = {"GET /api/v1/live", "GET /api/v1/stream", "GET /api/v1/tables/{table}/stream"}
DOOR_CODES = {"sign-in", "not-allowed", "token-wrong"}


def test_the_matrix_knows_every_route() -> None:
    assert {f"{route.method} {route.path}" for route in all_routes()} == set(WANTED)


async def knock(person: Person, route: str, table: str) -> tuple[int, str]:
    """Status and code of an answer; of an endless one, only how it begins."""
    method, _, path = route.partition(" ")
    path = (
        path.replace("{table}", table)
        .replace("{token}", "nothing")
        .replace("{passkey}", "00")
        .replace("{session}", "00")
    )
    path = path.replace("{game}", "predictions")
    url = person.url + path.replace("{file}", "house.css")
    body = None if method in ("GET", "DELETE") else {"unknown": "field"}
    headers = {**PROOF, **person.headers}
    async with person.session.request(method, url, json=body, headers=headers) as answer:
        if route in LIVE and answer.status == 200:
            return 200, ""
        data = await answer.read()
        code = json.loads(data)["code"] if answer.status >= 400 and data.startswith(b"{") else ""
        return answer.status, code


async def callers(stack: AsyncExitStack, server: Server, person: Person) -> dict[str, tuple[str, Person]]:
    """One caller of each kind: their role, and somebody who knocks as them."""
    forgetful = Person(server.url, aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()))
    found: dict[str, tuple[str, Person]] = {"nobody": ("nobody", await stack.enter_async_context(forgetful))}
    found["person"] = ("person", person)
    found["outsider"] = ("person", await stack.enter_async_context(await guest(server.url)))
    found["read"] = ("read", (await with_token(stack, person, "read"))[0])
    found["play"] = ("play", (await with_token(stack, person, "bot:play"))[0])
    found["both"] = ("play", (await with_token(stack, person, "read", "bot:play"))[0])
    found["expired"], expired = ("wrong", (made := await with_token(stack, person, "bot:play"))[0]), made[1]
    found["revoked"], revoked = ("wrong", (made := await with_token(stack, person, "bot:play"))[0]), made[1]
    await person.ask("DELETE", f"/api/v1/tokens/{revoked}")
    with sqlite3.connect(server.folder / "games.db", timeout=10) as database:
        database.execute("UPDATE tokens SET expires = 1000 WHERE id = ?", (expired,))
    for name, header in {"garbage": "Bearer nothing", "basic": "Basic eDp5", "empty": "Bearer "}.items():
        caller = await stack.enter_async_context(stranger(server.url))
        caller.headers = {"Authorization": header}
        found[name] = ("wrong", caller)
    return found


async def test_every_route_for_everybody(server: Server, stack: AsyncExitStack) -> None:
    own, (person, _) = await seated(stack, server.url, [None, None])
    closed, _ = await seated(stack, server.url, [None, None], spectators=False)
    knocked = 0
    for name, (role, caller) in (await callers(stack, server, person)).items():
        for route in [*sorted(set(WANTED) - DESTRUCTIVE), *sorted(DESTRUCTIVE)]:
            if route in DESTRUCTIVE and role == "person":
                continue  # tried by the tests of people
            for table in (own, closed):
                status, code = await knock(caller, route, table)
                place = f"{route} by {name}: {status} {code}"
                knocked += 1
                assert status < 500, place
                if role == "wrong":
                    assert (status, code) == (401, "token-wrong"), place
                elif role in WANTED[route]:
                    assert code not in DOOR_CODES, place
                elif role == "nobody":
                    assert (status, code) == (401, "sign-in"), place
                else:
                    assert (status, code) == (403, "not-allowed"), place
                if table == closed and "{table}" in route and role in WANTED[route] and "api" in route:
                    assert code in ("table-private", "message-invalid", ""), place
                    assert code or route.endswith(("/stream", "/commands")), place
    assert knocked > 500


#: Commands of programs, written down once more.
FOR_PROGRAMS = {"sit", "commit", "reveal", "leave", "move", "premove", "answer", "vote", "return", "say"}
FIELDS: dict[str, dict[str, Any]] = {
    "sit": {"name": "Eve"}, "chair": {"seat": 0, "chair": {"kind": "person"}}, "invite": {"seat": 0},
    "move": {"decision": 0, "action": "pass"}, "premove": {"action": None}, "ask": {"what": "abandon"},
    "answer": {"yes": True}, "vote": {"about": 0, "choice": "end"}, "say": {"text": "x"}, "mute": {"seat": 0},
    "hook": {"url": None}, "commit": {"salt_commitment": "0" * 64}, "reveal": {"salt": "0" * 32},
}  # fmt: skip


def tags() -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in commands.AnyCommand.__args__}


async def test_every_message_for_everybody(server: Server, stack: AsyncExitStack) -> None:
    own, (person, _) = await seated(stack, server.url, [None, None])
    other, _ = await seated(stack, server.url, [None, None], spectators=False)
    everybody = await callers(stack, server, person)
    for name, (role, caller) in everybody.items():
        if role == "wrong":
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await caller.connect()
            assert refused.value.status == 401, name
            continue
        if caller.socket is None:
            await caller.connect()
        for do in sorted(tags()):
            for table in (own, other):
                if (name, table) == ("person", own):
                    continue  # what a player may do is tried by the tests of play
                answer = await caller.do(do=do, table=table, **FIELDS.get(do, {}))
                place = f"{do} by {name}: {answer}"
                if role == "nobody":
                    assert answer["code"] == "sign-in", place
                elif role == "read" or (role == "play" and do not in FOR_PROGRAMS):
                    assert answer["code"] == "not-allowed", place
                elif table == other or name == "outsider":
                    assert answer["code"] in ("table-not-seated", "table-host", "table-begun"), place
        await caller.send(do="watch", table=other)
        told = await caller.hear(lambda m: m["say"] in ("refused", "table") and m["table"] == other)
        assert told["code"] == "table-private", name


def hostile(url: str) -> list[str]:
    """25 origins that are not ours, many of which look like it."""
    host = url.removeprefix("http://")
    port = host.rpartition(":")[2]
    return [
        "null", "", "*", "https://evil.example", "http://evil.example", f"http://evil.example:{port}",
        f"http://{host}.evil.example", f"http://evil.example/{host}", f"http://{host}@evil.example",
        f"http://evil.example#{host}", f"http://evil.example?{host}", f"http://localhost.evil.example:{port}",
        f"http://127.0.0.1.evil.example:{port}", "http://127.0.0.1", "http://127.0.0.1:1", f"http://127.0.0.2:{port}",
        f"http://localhost:{port}", f"http://[::1]:{port}", f"ws://{host}", f"ftp://{host}", f"file://{host}",
        f"http://{host}/", f"http://{host} http://evil.example", f"{host}", f"chrome-extension://{host}",
    ]  # fmt: skip


async def test_pages_of_other_origins_may_do_nothing(url: str, stack: AsyncExitStack) -> None:
    person = await stack.enter_async_context(await guest(url))
    assert len(set(hostile(url))) == 25
    for origin in hostile(url):
        with pytest.raises(aiohttp.WSServerHandshakeError) as shaken:
            await person.connect(Origin=origin)
        assert shaken.value.status == 403, origin
        for method, path in (("POST", "/api/v1/me"), ("PATCH", "/api/v1/me"), ("DELETE", "/api/v1/me")):
            with pytest.raises(Refused) as refused:
                await person.ask(method, path, {"name": "x"}, headers={"Origin": origin})
            assert (refused.value.status, refused.value.code) == (403, "origin-wrong"), origin
    for site in ("cross-site", "same-site"):
        with pytest.raises(Refused):
            await person.post("/api/v1/me", headers={"Sec-Fetch-Site": site})
    assert (await person.get("/api/v1/me"))["kind"] == "guest"
    await person.post("/api/v1/me", headers={"Origin": url})


async def test_a_cookie_alone_changes_nothing(url: str, stack: AsyncExitStack) -> None:
    person = await stack.enter_async_context(await guest(url))
    async with person.session.delete(url + "/api/v1/me") as answer:
        assert (answer.status, (await answer.json())["code"]) == (403, "csrf")
    async with person.session.post(url + "/api/v1/tables", data="{}", headers=PROOF) as answer:
        assert (await answer.json())["code"] == "content-type"
    async with person.session.options(url + "/api/v1/tables", headers={"Origin": "https://evil.example"}) as answer:
        assert "Access-Control-Allow-Origin" not in answer.headers


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8472", "127.0.0.1.evil.example", "localhost.evil.example"]
)
async def test_a_strange_name_that_leads_here_is_refused(url: str, host: str, stack: AsyncExitStack) -> None:
    person = await stack.enter_async_context(stranger(url))
    with pytest.raises(Refused) as refused:
        await person.get("/api/v1/lobby", headers={"Host": host})
    assert (refused.value.status, refused.value.code) == (421, "host-unknown")
    with pytest.raises(aiohttp.WSServerHandshakeError) as shaken:
        await person.connect(Host=host, Origin=f"http://{host}")
    assert shaken.value.status == 421


async def test_every_answer_has_the_headers_that_protect_people(url: str, stack: AsyncExitStack) -> None:
    person = await stack.enter_async_context(stranger(url))
    for path in ("/", "/api", "/api/v1/lobby", "/nothing", "/assets/verify.js"):
        async with person.session.get(url + path) as answer:
            policy = answer.headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            assert answer.headers["Referrer-Policy"] == "no-referrer"
            assert "Server" not in answer.headers


async def test_what_is_not_understood_is_refused_with_a_code(url: str, stack: AsyncExitStack) -> None:
    person = await stack.enter_async_context(await guest(url))
    bodies: tuple[Any, ...] = (None, [], "x", 7, {"game": "predictions"}, {"game": 1}, {"do": "sit"})
    for body in bodies:
        for path in ("/api/v1/tables", "/api/v1/tables/none/commands", "/api/v1/tokens"):
            with pytest.raises(Refused) as refused:
                await person.post(path, body)
            assert refused.value.status == (415 if body is None else 400)
    with pytest.raises(Refused) as refused:
        await person.open("chess", [None, None])
    assert (refused.value.status, refused.value.code) == (400, "unknown-game")
    await person.connect()
    for text in ("", "{", "null", '{"do":"conquer"}', '{"do":"watch"}', "[" * 5_000, '{"do":"ping","n":-1}'):
        assert person.socket is not None
        await person.socket.send_str(text)
        assert (await person.hear(lambda m: m["say"] == "refused"))["code"] == "message-invalid"
    with pytest.raises(Refused) as refused:
        await person.get("/api/v1/tables/nothing")
    assert refused.value.status == 404
    for lang, word in (("de", "Tisch"), ("fr", "table"), ("it", "tavolo"), ("ja", "テーブル")):
        with pytest.raises(Refused) as refused:
            await person.get("/api/v1/tables/nothing", headers={"Accept-Language": f"xx, {lang};q=0.8"})
        assert word in refused.value.text
