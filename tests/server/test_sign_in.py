"""Wrong passwords for a name don't lock its owner out, and nobody may guess for ever."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.authenticator import Authenticator
from tests.server.server_process import Person, Refused, Server, stranger
from tests.server.test_people import sign_in

ADA = {"name": "Ada", "password": "a long secret"}


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Server]:
    """A server behind a proxy, with few attempts a minute."""
    settings = {"login_rate": "4", "login_name_rate": "8", "proxy_header": "X-Forwarded-For"}
    house = Server(tmp_path, **settings).start()
    yield house
    house.stop()


async def at(stack: AsyncExitStack, url: str, address: str) -> Person:
    """Somebody at an address of their own."""
    person = await stack.enter_async_context(stranger(url))
    person.headers = {"X-Forwarded-For": address}
    return person


async def outcome(person: Person, name: str = "Ada", password: str = "wrong password") -> str:  # noqa: S107 - of nobody
    try:
        await person.post("/api/v1/login", {"name": name, "password": password})
    except Refused as refused:
        return str(refused.code)
    return "in"


async def until_refused(people: list[Person], names: list[str] | None = None) -> int:
    """How many wrong passwords people may try in turn; some more than the limit while a slow machine takes its time."""
    spelled = names or ["Ada"]
    for count in range(60):
        told = await outcome(people[count % len(people)], spelled[count % len(spelled)])
        if told != "login-wrong":
            assert told == "too-fast"
            return count
    raise AssertionError("nobody was refused")


@pytest.mark.slow
async def test_strangers_who_guess_do_not_lock_the_owner_out(limited: Server, stack: AsyncExitStack) -> None:
    url = limited.url.replace("127.0.0.1", "localhost")
    home = await at(stack, url, "192.0.2.1")
    await home.post("/api/v1/account", ADA)
    await home.post("/api/v1/account/confirm", {"password": ADA["password"]})
    device = Authenticator(url)
    begun = await home.post("/api/v1/passkeys/new", {})
    made = {"id": begun["id"], "credential": device.register(begun["options"]), "name": "phone"}
    await home.post("/api/v1/passkeys", made, headers={"Origin": url})
    await home.post("/api/v1/logout")
    # One address comes no further than its own limit, however the name is written, and leaves enough for others.
    mallory = await at(stack, url, "203.0.113.1")
    assert await until_refused([mallory], ["Ada", "ADA", "Ａｄａ", " ada "]) <= 4
    assert await outcome(await at(stack, url, "192.0.2.9"), password=ADA["password"]) == "in"
    # Many addresses use up what is allowed for the name.
    assert await until_refused([await at(stack, url, f"203.0.113.{n}") for n in range(2, 60)]) >= 4
    # The device that has signed in before comes in all the same, and so does a passkey anywhere.
    assert await outcome(home, password=ADA["password"]) == "in"
    await sign_in(await at(stack, url, "192.0.2.3"), device)
    # Even where the address has used up its own attempts.
    home.headers = {"X-Forwarded-For": "203.0.113.1"}
    assert await outcome(home, password=ADA["password"]) == "in"


async def test_a_known_device_has_a_limit_of_its_own(limited: Server, stack: AsyncExitStack) -> None:
    home = await at(stack, limited.url, "192.0.2.1")
    await home.post("/api/v1/account", ADA)
    await home.post("/api/v1/logout")
    assert await until_refused([home]) in range(4, 11)
    # It is known for the accounts that were used on it, and for no other.
    eve = await at(stack, limited.url, "198.51.100.1")
    await eve.post("/api/v1/account", {"name": "Eve", "password": "another secret"})
    await eve.post("/api/v1/logout")
    assert await until_refused([eve]) in (2, 3)


@pytest.mark.slow
async def test_right_passwords_are_not_counted_for_a_name(limited: Server, stack: AsyncExitStack) -> None:
    await (await at(stack, limited.url, "192.0.2.1")).post("/api/v1/account", ADA)
    for number in range(12):
        newcomer = await at(stack, limited.url, f"192.0.2.{number // 3 + 20}")
        assert await outcome(newcomer, password=ADA["password"]) == "in"


async def test_the_devices_cookie_is_for_the_server_alone_and_new_each_time(url: str, stack: AsyncExitStack) -> None:
    person = await stack.enter_async_context(stranger(url))
    account = {"name": "Device owner", "password": "a long secret"}
    secrets = set()
    for path in ("account", "login", "login"):
        async with person.session.post(f"{url}/api/v1/{path}", json=account, headers={"X-Foretold": "1"}) as answer:
            cookies = answer.headers.getall("Set-Cookie")
        (device,) = [cookie for cookie in cookies if cookie.startswith("foretold-device=")]
        assert all(part in device for part in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="))
        assert "Domain" not in device
        secrets |= {cookie.split(";")[0] for cookie in cookies}
    assert len(secrets) == 6
    entries = (await person.get("/api/v1/sessions"))["sessions"]
    assert [(one["current"], one["signed_in"]) for one in entries] == [(True, True)]
