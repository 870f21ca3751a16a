"""People and their keys; nothing that opens a door is in the database."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import event

from foretold.store import StoreUnavailable
from foretold.store.batched_loads import MOST
from foretold.store.people import Identity, login_key
from foretold.store.problems import NameTaken
from tests.store.store_harness import NOW, Desk, append, at_desk, line, open_desk

SECRET, OTHER = "s3cret-of-a-cookie-0123456789", "another-s3cret-0123456789"


async def owner(desk: Desk, secret: str) -> Identity | None:
    session = await desk.store.sessions.find(secret, NOW)
    return session.person if session else None


async def touch(desk: Desk, secret: str, now: int) -> None:
    session = await desk.store.sessions.find(secret, NOW)
    assert session is not None
    for _ in range(3):
        desk.store.sessions.touch(session, now)
    assert len(desk.store.sessions._touching) == 1
    await asyncio.gather(*desk.store.sessions._touching.values())


async def test_a_guest_is_known_by_a_secret(desk: Desk) -> None:
    people = desk.store.identities
    made = await people.add_guest("g1", SECRET, NOW, name="Ada")
    assert made == Identity("g1", "guest", "Ada", NOW, NOW)
    assert await owner(desk, SECRET) == made
    assert await desk.store.sessions.find(OTHER, NOW) is None
    assert await people.get("g1") == made
    assert await people.get("g2") is None
    await people.rename("g1", "Ada L.")
    await touch(desk, SECRET, NOW + 5)
    assert await owner(desk, SECRET) == Identity("g1", "guest", "Ada L.", NOW, NOW + 5)


async def test_sessions_end(desk: Desk) -> None:
    people = desk.store.identities
    await people.add_guest("g1", SECRET, NOW, expires=NOW + 10)
    await desk.store.sessions.begin("g1", OTHER, NOW)
    assert await desk.store.sessions.find(SECRET, NOW + 9) is not None
    assert await desk.store.sessions.find(SECRET, NOW + 10) is None
    await desk.store.sessions.begin("g1", "third", NOW)
    await desk.store.sessions.end("third")
    assert await desk.store.sessions.find("third", NOW) is None
    await desk.store.sessions.end_others("g1", OTHER)
    assert await desk.store.sessions.find(SECRET, NOW) is None
    assert await desk.store.sessions.find(OTHER, NOW) is not None


def test_sessions_that_are_asked_for_at_once_are_looked_up_together(url: str) -> None:
    async def work(desk: Desk) -> None:
        people = desk.store.identities
        secrets = [f"{SECRET}-{number}" for number in range(MOST + 5)]
        for number, secret in enumerate(secrets[::2]):
            await people.add_guest(f"g{number}", secret, NOW)
        queries = 0

        def count(*_: object) -> None:
            nonlocal queries
            queries += 1

        event.listen(desk.store._database.reading, "before_cursor_execute", count)
        asked = [asyncio.create_task(desk.store.sessions.find(secret, NOW)) for secret in secrets for _ in range(2)]
        await asyncio.sleep(0)
        asked[0].cancel()  # the other who asked the same is answered all the same
        found = await asyncio.gather(*asked[1:])
        assert [session.person.id if session else None for session in found[::2]] == [
            None if number % 2 else f"g{number // 2}" for number in range(len(secrets))
        ]
        assert queries == 2
        await desk.store.sessions.end(secrets[0])
        assert await desk.store.sessions.find(secrets[0], NOW) is None

    at_desk(url, work)


async def test_whoever_asks_together_is_told_of_a_failure(sqlite_url: str) -> None:
    async with open_desk(sqlite_url) as desk:
        people = desk.store.identities
        await people.add_guest("g1", SECRET, NOW)
        await desk.store.write(lambda connection: connection.exec_driver_sql("ALTER TABLE sessions RENAME TO hidden"))
        told = await asyncio.gather(
            *(desk.store.sessions.find(secret, NOW) for secret in (SECRET, OTHER)), return_exceptions=True
        )
        assert [type(error) for error in told] == [StoreUnavailable, StoreUnavailable]
        await desk.store.write(lambda connection: connection.exec_driver_sql("ALTER TABLE hidden RENAME TO sessions"))
        assert await desk.store.sessions.find(SECRET, NOW) is not None


async def test_an_account_has_one_name_whatever_the_capitals(desk: Desk) -> None:
    people = desk.store.identities
    await people.add_guest("g1", SECRET, NOW)
    await people.add_guest("g2", OTHER, NOW)
    await people.make_account("g1", "Ada", "$argon2id$one")
    for taken in ("Ada", "ADA", "Ａｄａ", " ada "):
        with pytest.raises(NameTaken):
            await people.make_account("g2", taken, None)
    await people.make_account("g2", "Straße", None)
    found = await people.by_login("STRASSE")
    assert found is not None
    assert found.id == "g2"
    assert await people.by_login("Bob") is None
    assert (await owner(desk, SECRET)).kind == "account"  # type: ignore[union-attr]
    assert await people.password_hash("g1") == "$argon2id$one"
    assert await desk.store.sessions.change_password("g1", SECRET, SECRET, "$argon2id$one", "$argon2id$two")
    assert await people.password_hash("g1") == "$argon2id$two"
    assert await people.password_hash("g2") is None


def test_names_are_compared_without_capitals_and_width() -> None:
    assert login_key("Émile") == login_key("E\u0301MILE") == login_key("ｅ\u0301mile ")
    assert login_key("Emile") != login_key("Émile")


def test_two_who_want_one_name_at_once_one_gets_it(url: str) -> None:
    async def work(desk: Desk) -> list[BaseException | bool]:
        people = desk.store.identities
        for i in range(10):
            await people.add_guest(f"g{i}", f"secret{i}", NOW)
        made = [people.make_account(f"g{i}", "Ada", None) for i in range(10)]
        desk.store.submit(append("t", 1, 1, line()))
        results = await asyncio.gather(*made, return_exceptions=True)
        assert (await desk.outcomes.get()).result == "stored"  # in the same group, and not disturbed
        return list(results)

    results = at_desk(url, work)
    assert results.count(True) == 1
    assert sum(isinstance(result, NameTaken) for result in results) == 9


async def test_tokens_have_scopes_and_end(desk: Desk) -> None:
    people = desk.store.identities
    await people.add_guest("g1", SECRET, NOW)
    made = await people.add_token("k1", "g1", "token-secret", ("bot:play", "read"), "my bot", NOW, expires=NOW + 10)
    await people.add_token("k2", "g1", "token-secret-2", ("read",), "viewer", NOW + 1)
    assert await people.of_token("token-secret", NOW) == made
    assert made.scopes == ("bot:play", "read")
    assert await people.of_token("token-secret", NOW + 10) is None
    assert await people.of_token(SECRET, NOW) is None
    assert [token.id for token in await people.tokens_of("g1")] == ["k1", "k2"]
    assert not await people.revoke_token("g2", "k2", NOW)
    assert await people.revoke_token("g1", "k2", NOW + 3)
    assert not await people.revoke_token("g1", "k2", NOW + 4)
    assert await people.of_token("token-secret-2", NOW) is None
    assert [token.revoked for token in await people.tokens_of("g1")] == [None, NOW + 3]


async def test_passkeys(desk: Desk) -> None:
    people = desk.store.identities
    await people.add_guest("g1", SECRET, NOW)
    await people.add_passkey("g1", b"\x00id", b"\xffkey", 3, "phone", NOW)
    await people.used_passkey(b"\x00id", 2**32 - 1, NOW + 5)
    found = await people.passkey(b"\x00id")
    assert found is not None
    assert (found.who, found.public_key, found.sign_count, found.used) == ("g1", b"\xffkey", 2**32 - 1, NOW + 5)
    assert await people.passkeys_of("g1") == [found]
    assert await people.passkey(b"other") is None
    assert not await people.remove_passkey("g2", b"\x00id")
    assert await people.remove_passkey("g1", b"\x00id")
    assert await people.passkeys_of("g1") == []


async def test_a_key_needs_its_person_and_goes_with_them(desk: Desk) -> None:
    people = desk.store.identities
    assert not await desk.store.sessions.begin("nobody", SECRET, NOW)
    with pytest.raises(StoreUnavailable):
        await people.add_token("k0", "nobody", "token-secret", (), "", NOW)
    await people.add_guest("g1", SECRET, NOW)
    await people.add_token("k1", "g1", "token-secret", (), "", NOW)
    await people.remove("g1")
    assert await desk.store.sessions.find(SECRET, NOW) is None
    assert await people.of_token("token-secret", NOW) is None


async def test_guests_who_never_sat_down_are_forgotten(desk: Desk) -> None:
    people = desk.store.identities
    for who in ("passer-by", "ada", "with-token", "account", "recent"):
        await people.add_guest(who, f"secret of {who}", NOW)
    await touch(desk, "secret of recent", NOW + 100)
    await people.make_account("account", "Ada", None)
    await people.add_token("k", "with-token", "token-secret", (), "", NOW)
    await desk.append(append("t", 1, 1, line(people={"ada": 0})))
    assert await people.forget_guests(NOW + 50) == 1
    assert await people.get("passer-by") is None
    assert await desk.store.sessions.find("secret of passer-by", NOW) is None
    for who in ("ada", "with-token", "account", "recent"):
        assert await people.get(who) is not None


async def test_no_secret_is_in_the_database(sqlite_url: str) -> None:
    async with open_desk(sqlite_url) as desk:
        people = desk.store.identities
        await people.add_guest("g1", SECRET, NOW)
        await people.add_token("k1", "g1", OTHER, (), "", NOW)
    folder = Path(sqlite_url.removeprefix("sqlite:///")).parent
    held = b"".join(file.read_bytes() for file in folder.iterdir())
    assert b"g1" in held
    assert SECRET.encode() not in held
    assert OTHER.encode() not in held
