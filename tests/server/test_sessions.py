"""Sessions: another secret at every change of rights, a list, and their end; confirming that it is you."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AsyncExitStack
from typing import Any

import aiohttp
import pytest

from foretold.server.user_agents import described
from tests.server.authenticator import Authenticator
from tests.server.server_process import PROOF, Person, Refused, Server, guest, stranger
from tests.server.test_people import sign_in
from tests.waiting import PATIENCE

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
PASSWORD = "a long secret"  # noqa: S105 - of people who live for a test


def cookie(person: Person) -> str:
    (found,) = [one.value for one in person.session.cookie_jar if one.key == "foretold"]
    return str(found)


async def who(url: str, secret: str) -> str:
    """Whom a cookie stands for."""
    headers = {"Cookie": f"foretold={secret}"}
    async with (
        aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as session,
        session.get(url + "/api/v1/me", headers=headers) as answer,
    ):
        return str((await answer.json())["kind"])


async def account(stack: AsyncExitStack, url: str, name: str) -> Person:
    person = await stack.enter_async_context(await guest(url))
    await person.post("/api/v1/account", {"name": name, "password": PASSWORD})
    return person


async def refusal(person: Person, method: str, path: str, body: Any = None) -> str:
    with pytest.raises(Refused) as refused:
        await person.ask(method, path, body)
    return str(refused.value.code)


async def closed(person: Person) -> int | None:
    """How a person's socket was closed."""
    assert person.socket is not None
    async with asyncio.timeout(PATIENCE):
        while (await person.socket.receive()).type is aiohttp.WSMsgType.TEXT:
            pass
    return person.socket.close_code


async def test_every_change_of_rights_has_another_secret(url: str, stack: AsyncExitStack) -> None:
    home = url.replace("127.0.0.1", "localhost")
    person = await stack.enter_async_context(await guest(home))
    device = Authenticator(home)

    async def passkey() -> None:
        begun = await person.post("/api/v1/passkeys/new", {})
        made = {"id": begun["id"], "credential": device.register(begun["options"]), "name": "phone"}
        await person.post("/api/v1/passkeys", made, headers={"Origin": home})

    credentials = {"name": "Rights", "password": PASSWORD}
    for step in (
        lambda: person.post("/api/v1/account", credentials),
        lambda: person.post("/api/v1/account/confirm", {"password": PASSWORD}),
        passkey,
        lambda: sign_in(person, device, to="confirm"),
        lambda: person.post("/api/v1/account/password", {"old": PASSWORD, "new": PASSWORD}),
        lambda: person.post("/api/v1/login", credentials),
        lambda: sign_in(person, device),
    ):
        before = cookie(person)
        await person.connect()
        await step()
        assert await who(home, before) == "nobody"
        assert await closed(person) == 1008
        assert (await person.get("/api/v1/me"))["kind"] == "account"
    before = cookie(person)
    await person.post("/api/v1/logout")
    assert await who(home, before) == "nobody"


async def test_a_guest_at_a_table_keeps_the_seat(url: str, stack: AsyncExitStack) -> None:
    person = await stack.enter_async_context(await guest(url))
    table = await person.open("predictions", [None, "novice"])
    await person.command(table, "sit", name="Guest")
    await person.connect()
    await person.watch(table)
    await person.post("/api/v1/account", {"name": "Seated", "password": PASSWORD})
    assert await closed(person) == 1008
    await person.connect()  # as a browser does, with the cookie that came before
    assert (await person.watch(table))["own"]["seat"] == 0
    assert (await person.do(do="begin", table=table))["say"] == "done"


async def test_a_list_of_sessions_and_the_end_of_one(url: str, stack: AsyncExitStack) -> None:
    ada = await account(stack, url, "Lists sessions")
    phone = await stack.enter_async_context(stranger(url))
    credentials = {"name": "Lists sessions", "password": PASSWORD}
    await phone.post("/api/v1/login", credentials, headers={"User-Agent": FIREFOX})
    entries = (await ada.get("/api/v1/sessions"))["sessions"]
    (here,) = [one for one in entries if one["current"]]
    (other,) = [one for one in entries if not one["current"]]
    assert (other["browser"], other["system"], other["signed_in"]) == ("Firefox", "Linux", True)
    assert other["begun"] <= other["seen"]
    assert set(other) == {"id", "browser", "system", "begun", "seen", "current", "signed_in"}
    outsider = await account(stack, url, "Somebody else")
    assert await refusal(outsider, "DELETE", f"/api/v1/sessions/{other['id']}") == "not-found"
    assert await refusal(ada, "DELETE", "/api/v1/sessions/nothing") == "not-found"
    await phone.connect()
    await ada.ask("DELETE", f"/api/v1/sessions/{other['id']}")
    assert await closed(phone) == 1008
    assert (await phone.get("/api/v1/me"))["kind"] == "nobody"
    assert [one["id"] for one in (await ada.get("/api/v1/sessions"))["sessions"]] == [here["id"]]
    await ada.ask("DELETE", f"/api/v1/sessions/{here['id']}")
    assert (await ada.get("/api/v1/me"))["kind"] == "nobody"


async def test_signing_out_everywhere_else(url: str, stack: AsyncExitStack) -> None:
    ada = await account(stack, url, "Everywhere")
    others = [await stack.enter_async_context(stranger(url)) for _ in range(3)]
    for other in others:
        await other.post("/api/v1/login", {"name": "Everywhere", "password": PASSWORD})
        await other.connect()
    await others[2].post("/api/v1/logout")  # the device is remembered, and listed
    assert [one["signed_in"] for one in (await ada.get("/api/v1/sessions"))["sessions"]].count(False) == 1
    await ada.connect()
    await ada.ask("DELETE", "/api/v1/sessions")
    for other in others[:2]:
        assert await closed(other) == 1008
        assert (await other.get("/api/v1/me"))["kind"] == "nobody"
    await ada.send(do="ping", n=1)
    assert (await ada.hear(lambda m: m["say"] == "pong"))["n"] == 1
    (left,) = (await ada.get("/api/v1/sessions"))["sessions"]
    assert left["current"]


async def test_a_stolen_cookie_is_not_enough(url: str, stack: AsyncExitStack) -> None:
    ada = await account(stack, url, "Careful")
    token = {"name": "bot", "scopes": ["bot:play"]}
    asked = [
        ("DELETE", "/api/v1/me", None), ("POST", "/api/v1/passkeys/new", {}), ("POST", "/api/v1/tokens", token),
        ("POST", "/api/v1/passkeys", {"id": "x", "credential": {}}), ("DELETE", "/api/v1/passkeys/00", None),
    ]  # fmt: skip
    for method, path, body in asked:
        assert await refusal(ada, method, path, body) == "confirm-first", path
    assert await refusal(ada, "POST", "/api/v1/account/confirm", {"password": "wrong"}) == "password-wrong"
    assert await refusal(ada, "POST", "/api/v1/tokens", token) == "confirm-first"
    before = cookie(ada)
    await ada.post("/api/v1/account/confirm", {"password": PASSWORD})
    assert await who(url, before) == "nobody"  # who had a copy of the cookie gained nothing
    await ada.post("/api/v1/tokens", token)
    await ada.post("/api/v1/passkeys/new", {})
    await ada.ask("DELETE", "/api/v1/me")
    a_guest = await stack.enter_async_context(await guest(url))
    assert await refusal(a_guest, "POST", "/api/v1/account/confirm", {"password": PASSWORD}) == "account-none"
    await a_guest.post("/api/v1/tokens", token)
    await a_guest.ask("DELETE", "/api/v1/me")


async def test_a_confirmation_lasts_for_minutes(server: Server, stack: AsyncExitStack) -> None:
    ada = await account(stack, server.url, "Forgetful")
    await ada.post("/api/v1/account/confirm", {"password": PASSWORD})
    await ada.post("/api/v1/passkeys/new", {})
    with sqlite3.connect(server.folder / "games.db", timeout=10) as database:
        database.execute("UPDATE sessions SET confirmed = confirmed - 301000")
    assert await refusal(ada, "POST", "/api/v1/passkeys/new", {}) == "confirm-first"


async def test_another_passkey_does_not_confirm(url: str, stack: AsyncExitStack) -> None:
    home = url.replace("127.0.0.1", "localhost")
    devices = [Authenticator(home), Authenticator(home)]
    people = [await stack.enter_async_context(await guest(home)) for _ in devices]
    for number, (person, device) in enumerate(zip(people, devices, strict=True)):
        begun = await person.post("/api/v1/passkeys/new", {"name": f"Keys {number}"})
        made = {"id": begun["id"], "credential": device.register(begun["options"]), "name": f"Keys {number}"}
        await person.post("/api/v1/passkeys", made, headers={"Origin": home})
    with pytest.raises(Refused) as refused:
        await sign_in(people[0], devices[1], to="confirm")
    assert refused.value.code == "passkey-wrong"
    # Without a password, a passkey is what sets the first one.
    new = {"old": "", "new": PASSWORD}
    with pytest.raises(Refused) as refused:
        await people[0].post("/api/v1/account/password", new)
    assert (refused.value.code, refused.value.body["details"]) == ("confirm-first", {"ways": ["passkey"]})
    await sign_in(people[0], devices[0], to="confirm")
    await people[0].post("/api/v1/account/password", new)
    await people[0].post("/api/v1/account/confirm", {"password": PASSWORD})


async def test_a_new_password_may_end_tokens(url: str, stack: AsyncExitStack) -> None:
    ada = await account(stack, url, "Has tokens")
    await ada.post("/api/v1/account/confirm", {"password": PASSWORD})
    secret = (await ada.post("/api/v1/tokens", {"name": "bot", "scopes": ["bot:play"]}))["secret"]
    bot = await stack.enter_async_context(stranger(url))
    bot.headers = {"Authorization": f"Bearer {secret}"}
    await bot.connect()
    await ada.post("/api/v1/account/password", {"old": PASSWORD, "new": "a second secret"})
    await bot.send(do="ping", n=1)
    await bot.hear(lambda m: m["say"] == "pong")
    change = {"old": "a second secret", "new": PASSWORD, "revoke_tokens": True}
    await ada.post("/api/v1/account/password", change)
    assert await closed(bot) == 1008
    assert await refusal(bot, "GET", "/api/v1/me") == "token-wrong"
    (line,) = (await ada.get("/api/v1/tokens"))["tokens"]
    assert line["revoked"]


async def test_one_guest_makes_one_account(url: str, stack: AsyncExitStack) -> None:
    person = await stack.enter_async_context(await guest(url))
    secret = cookie(person)
    headers = {**PROOF, "Cookie": f"foretold={secret}"}

    async def make(name: str) -> int:
        body = {"name": name, "password": PASSWORD}
        async with (
            aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as session,
            session.post(url + "/api/v1/account", json=body, headers=headers) as answer,
        ):
            return answer.status

    first, *others = sorted(await asyncio.gather(*(make(f"Twin {letter}") for letter in "abcd")))
    assert first == 201
    assert set(others) <= {401, 409}


async def test_accounts_have_names_that_can_be_told_apart(url: str, stack: AsyncExitStack) -> None:
    ada = await account(stack, url, "Paul Copa")
    eve = await stack.enter_async_context(await guest(url))
    for name, code in {
        "paul copa": "name-taken", "PauI Copa": "name-alike", "Paul Сора": "name-alike", "Раul Copa": "name-mixed",
        "Paul\u00adCopa": "name-alike", "Seer": "name-bot", "bot: Paul": "name-bot",
    }.items():  # fmt: skip
        assert await refusal(eve, "POST", "/api/v1/account", {"name": name, "password": PASSWORD}) == code, name
    await eve.post("/api/v1/account", {"name": "Eve Copa", "password": PASSWORD})
    assert await refusal(eve, "PATCH", "/api/v1/me", {"name": "Paul C0pa"}) == "name-alike"
    await eve.ask("PATCH", "/api/v1/me", {"name": "Evelyn"})
    assert await refusal(ada, "PATCH", "/api/v1/me", {"name": "EVELYN"}) == "name-alike"
    assert await refusal(ada, "PATCH", "/api/v1/me", {"name": "Eve Copa"}) == "name-alike"  # it signs Evelyn in
    await eve.ask("PATCH", "/api/v1/me", {"name": "Eve Copa"})
    await ada.ask("PATCH", "/api/v1/me", {"name": "Evelyn"})  # free again


@pytest.mark.parametrize(
    ("user_agent", "expected"),
    [
        (FIREFOX, "Firefox/Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0", "Edge/Windows"),
        ("Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126.0 Mobile Safari/537.36", "Chrome/Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148 Safari/604.1", "Safari/iOS"),
        ("<script>alert(1)</script>", "/"),
        ("", "/"),
    ],
)  # fmt: skip
def test_of_a_browser_its_kind_is_kept_and_nothing_more(user_agent: str, expected: str) -> None:
    assert described(user_agent) == expected
