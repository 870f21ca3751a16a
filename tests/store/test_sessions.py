"""Sessions and devices in the store, and names that look alike."""

from __future__ import annotations

import pytest

from foretold.store.people import Device
from foretold.store.problems import NameTaken
from foretold.store.sessions import MOST_DEVICES
from tests.store.store_harness import NOW, Desk


async def account(desk: Desk, who: str, name: str, kept: str | None = "old") -> None:
    await desk.store.identities.add_guest(who, f"guest {who}", NOW)
    assert await desk.store.identities.make_account(who, name, kept)


async def test_a_renewed_session_has_one_secret(desk: Desk) -> None:
    sessions = desk.store.sessions
    await desk.store.identities.add_guest("g1", "one", NOW, expires=NOW + 10, agent="Firefox/Linux")
    assert await sessions.renew("one", "two", confirmed=NOW + 1)
    assert not await sessions.renew("one", "three")
    assert await sessions.find("one", NOW) is None
    found = await sessions.find("two", NOW)
    assert found is not None
    assert (found.created, found.expires, found.confirmed, found.agent) == (NOW, NOW + 10, NOW + 1, "Firefox/Linux")
    assert await sessions.alive([found.digest, b"other"], NOW) == {found.digest}
    assert await sessions.alive([found.digest], NOW + 10) == set()
    await sessions.forget(NOW + 10, NOW)
    assert await sessions.of("g1", NOW) == []


async def test_whoever_signs_in_with_a_password_that_was_just_changed_does_not(desk: Desk) -> None:
    sessions = desk.store.sessions
    await account(desk, "ada", "Ada")
    assert await sessions.begin("ada", "home", NOW, device=Device("device"), password_hash="old")
    assert await sessions.begin("ada", "thief", NOW, device=Device("thief's device"), password_hash="old")
    assert not await sessions.change_password("ada", "home", "new home", "wrong", "new")
    assert await sessions.change_password("ada", "home", "new home", "old", "new")
    assert await sessions.find("home", NOW) is None
    assert await sessions.find("thief", NOW) is None
    assert await sessions.find("new home", NOW) is not None
    assert not await sessions.begin("ada", "late thief", NOW, password_hash="old")
    assert await sessions.find("late thief", NOW) is None
    credentials = desk.store.identities.credentials
    assert (await credentials("ADA", "device")).knows_device
    assert not (await credentials("Ada", "thief's device")).knows_device
    await desk.store.identities.remove("ada")
    assert not await sessions.begin("ada", "after the end", NOW)
    assert await credentials("Ada", "device") == await credentials("Nobody", "device")


async def test_a_device_is_remembered_for_all_its_accounts_and_only_so_many(desk: Desk) -> None:
    sessions, credentials = desk.store.sessions, desk.store.identities.credentials
    await account(desk, "ada", "Ada")
    await account(desk, "bob", "Bob")
    await sessions.begin("ada", "s1", NOW, device=Device("d1"))
    await sessions.begin("bob", "s2", NOW + 1, device=Device("d2", "d1"), instead_of="s1")
    assert await sessions.find("s1", NOW) is None
    assert [(await credentials(name, "d2")).knows_device for name in ("Ada", "Bob", "Eve")] == [True, True, False]
    assert not (await credentials("Ada", "d1")).knows_device
    assert [line.is_open for line in await sessions.of("ada", NOW)].count(False) == 1
    for number in range(MOST_DEVICES + 5):
        await sessions.begin("ada", f"more {number}", NOW + 2 + number, device=Device(f"more {number}"))
    assert not (await credentials("Ada", "d2")).knows_device
    assert (await credentials("Ada", f"more {MOST_DEVICES}")).knows_device
    (first, *_) = await sessions.of("bob", NOW)
    assert await sessions.end_one("ada", bytes.fromhex(first.id)) is False
    assert await sessions.end_one("bob", bytes.fromhex(first.id))
    assert not (await credentials("Bob", "d2")).knows_device


async def test_names_that_look_alike_belong_to_one_account(desk: Desk) -> None:
    people = desk.store.identities
    await account(desk, "paul", "Paul")
    await people.add_guest("eve", "guest eve", NOW)
    for name, code in {"PAUL": "name-taken", "PauI": "name-alike", "P\u200baul": "name-alike"}.items():
        with pytest.raises(NameTaken) as refused:
            await people.make_account("eve", name, None)
        assert refused.value.code == code
    await people.rename("eve", "Paul")  # as a guest: their names belong to nobody
    assert await people.make_account("eve", "Eve", None)
    assert not await people.make_account("eve", "Evelyn", None)
    with pytest.raises(NameTaken):
        await people.rename("eve", "Paul")
    assert (await people.get("eve")).name == "Eve"  # type: ignore[union-attr]
    await people.remove("paul")
    await people.rename("eve", "Paul")


async def test_a_passkey_that_counts_back_is_a_copy(desk: Desk) -> None:
    people = desk.store.identities
    await account(desk, "ada", "Ada", None)
    for id_, count in ((b"counts", 3), (b"does not", 0)):
        await people.add_passkey("ada", id_, b"key", count, "phone", NOW)
    assert [await people.used_passkey(b"counts", count, NOW) for count in (4, 4, 3, 0, 5)] == [
        True, False, False, False, True,
    ]  # fmt: skip
    assert [await people.used_passkey(b"does not", 0, NOW) for _ in range(2)] == [True, True]
