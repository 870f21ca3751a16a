"""Guests, accounts, passkeys; signing in on another device."""

import json
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tests.server.authenticator import Authenticator
from tests.server.server_process import Person, Refused, guest, stranger
from tests.waiting import PATIENCE


async def test_an_account_carries_games_to_another_device(url: str, stack: AsyncExitStack) -> None:
    ada = await stack.enter_async_context(await guest(url))
    assert (await ada.get("/api/v1/me"))["kind"] == "guest"
    table = await ada.open("predictions", [None, "novice"])
    await ada.command(table, "sit", name="Ada")
    account = {"name": "Ada Lovelace", "password": "a long secret"}
    assert (await ada.post("/api/v1/account", account))["kind"] == "account"
    phone = await stack.enter_async_context(stranger(url))
    with pytest.raises(Refused) as refused:
        await phone.post("/api/v1/login", {**account, "password": "another secret"})
    assert (refused.value.status, refused.value.code) == (401, "login-wrong")
    with pytest.raises(Refused) as nobody:
        await phone.post("/api/v1/login", {**account, "name": "Charles"})
    assert nobody.value.body == refused.value.body
    await phone.post("/api/v1/login", {**account, "name": "ada lovelace"})
    assert (await phone.get(f"/api/v1/tables/{table}"))["own"]["seat"] == 0
    await change_password(ada, phone, account)


async def change_password(ada: Person, phone: Person, account: dict[str, str]) -> None:
    """The other device is signed out by it, and its socket closed."""
    await phone.connect()
    assert phone.socket is not None
    with pytest.raises(Refused):
        await ada.post("/api/v1/account/password", {"old": "wrong", "new": "a new secret"})
    await ada.post("/api/v1/account/password", {"old": account["password"], "new": "a new secret"})
    await phone.socket.receive(timeout=PATIENCE)
    assert phone.socket.close_code == 1008
    assert (await phone.get("/api/v1/me"))["kind"] == "nobody"
    with pytest.raises(Refused):
        await phone.post("/api/v1/login", account)
    await phone.post("/api/v1/login", {**account, "password": "a new secret"})
    await phone.post("/api/v1/logout")
    assert (await phone.get("/api/v1/me"))["kind"] == "nobody"


async def test_a_name_belongs_to_one_account(url: str, stack: AsyncExitStack) -> None:
    one, two = [await stack.enter_async_context(await guest(url)) for _ in range(2)]
    await one.post("/api/v1/account", {"name": "Grace", "password": "12345678"})
    with pytest.raises(Refused) as refused:
        await two.post("/api/v1/account", {"name": "GRACE", "password": "12345678"})
    assert (refused.value.status, refused.value.code) == (409, "name-taken")
    with pytest.raises(Refused) as refused:
        await one.post("/api/v1/account", {"name": "Hopper", "password": "12345678"})
    assert refused.value.code == "account-there"
    with pytest.raises(Refused) as refused:
        await two.post("/api/v1/account", {"name": "Hopper", "password": "short"})
    assert refused.value.status == 400


async def test_leaving_for_good(url: str, stack: AsyncExitStack) -> None:
    person = await stack.enter_async_context(await guest(url))
    token = await person.post("/api/v1/tokens", {"name": "t", "scopes": ["read"]})
    await person.post("/api/v1/account", {"name": "Leaving", "password": "12345678"})
    with pytest.raises(Refused) as refused:
        await person.ask("DELETE", "/api/v1/me")
    assert (refused.value.status, refused.value.code) == (403, "confirm-first")
    await person.post("/api/v1/account/confirm", {"password": "12345678"})
    await person.ask("DELETE", "/api/v1/me")
    assert (await person.get("/api/v1/me"))["kind"] == "nobody"
    with pytest.raises(Refused):
        await person.post("/api/v1/login", {"name": "Leaving", "password": "12345678"})
    with pytest.raises(Refused):
        await person.get("/api/v1/me", headers={"Authorization": f"Bearer {token['secret']}"})


async def test_the_cookie_is_for_the_server_alone(url: str, stack: AsyncExitStack) -> None:
    person = await stack.enter_async_context(stranger(url))
    async with person.session.post(url + "/api/v1/me") as answer:
        (cookie,) = answer.headers.getall("Set-Cookie")
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Path=/" in cookie
    assert "Domain" not in cookie


async def test_a_passkey_signs_in(url: str, stack: AsyncExitStack) -> None:
    home = url.replace("127.0.0.1", "localhost")
    person = await stack.enter_async_context(await guest(home))
    device = Authenticator(home)
    begun = await person.post("/api/v1/passkeys/new", {"name": "Key holder"})
    made = {"id": begun["id"], "credential": device.register(begun["options"]), "name": "Key holder"}
    assert (await person.post("/api/v1/passkeys", made, headers={"Origin": home}))["kind"] == "account"
    with pytest.raises(Refused) as refused:
        await person.post("/api/v1/passkeys", made, headers={"Origin": home})
    assert refused.value.code == "confirm-first"
    await sign_in(person, device, to="confirm")
    with pytest.raises(Refused) as refused:
        await person.post("/api/v1/passkeys", made, headers={"Origin": home})
    assert refused.value.code == "passkey-wrong"
    other = await stack.enter_async_context(stranger(home))
    await sign_in(other, device)
    assert await other.get("/api/v1/me") == await person.get("/api/v1/me")
    await refuse_forgeries(other, device)
    (line,) = (await person.get("/api/v1/passkeys"))["passkeys"]
    await person.ask("DELETE", f"/api/v1/passkeys/{line['id']}")
    with pytest.raises(Refused):
        await sign_in(other, device)


async def sign_in(person: Person, device: Authenticator, to: str = "login", **changes: Any) -> None:
    begun = await person.post("/api/v1/passkeys/challenge")
    credential = device.sign(begun["options"], **changes)
    await person.post(
        f"/api/v1/passkeys/{to}", {"id": begun["id"], "credential": credential}, headers={"Origin": device.origin}
    )


async def refuse_forgeries(person: Person, device: Authenticator) -> None:
    for change in ({"origin": "https://evil.example"}, {"challenge": "AAAA"}, {"key": "other"}, {"count": 0}):
        with pytest.raises(Refused) as refused:
            await sign_in(person, device, **change)
        assert refused.value.code == "passkey-wrong", json.dumps(change)
