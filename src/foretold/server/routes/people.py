"""People: guests, accounts with a name and a password, signing in and out, leaving for good."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec

from foretold.server import passwords
from foretold.server.callers import ANYBODY, DAY, PEOPLE, SCOPES, Caller, session_name
from foretold.server.company import HangUp
from foretold.server.luck import now_ms, token
from foretold.server.refusals import refuse
from foretold.server.routing import Call, Routes
from foretold.store.people import Identity
from foretold.table.names import tidy

routes = Routes("people")

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Person(msgspec.Struct, frozen=True):
    """Who the caller is to this server."""

    kind: Literal["nobody", "guest", "account", "program"]
    name: str
    scopes: list[str] = []


@routes.add("GET", "/api/v1/me", answer=Person, doors=ANYBODY)
async def who_am_i(call: Call) -> Person:
    """Who the caller is."""
    return _person(call.caller)


def _person(caller: Caller) -> Person:
    if caller.role in ("read", "play"):
        return Person("program", caller.name, ["read"] if caller.role == "read" else list(SCOPES))
    if caller.role == "nobody":
        return Person("nobody", "")
    return Person("account" if caller.has_account else "guest", caller.name)


@routes.add("POST", "/api/v1/me", answer=Person, doors=frozenset({"nobody", "person"}))
async def become_guest(call: Call) -> Person:
    """Come in as a guest: the answer sets a cookie. Whoever has one stays who they are."""
    if call.caller.role == "nobody":
        await new_guest(call)
        return Person("guest", "")
    return _person(call.caller)


async def new_guest(call: Call) -> Caller:
    """A new guest, with a cookie."""
    if not call.house.limits.guests.allows(call.address):
        refuse("too-fast")
    who, secret, now = token(), token(), now_ms()
    await call.house.store.identities.add_guest(who, secret, now, expires=_end_of_session(call, now))
    call.cookie = secret
    return Caller("person", who, secret=secret, credential=session_name(secret))


def _end_of_session(call: Call, now: int) -> int:
    return now + call.house.config.session_days * DAY


async def sign_in(call: Call, who: str) -> None:
    """A new session for somebody who has shown that they are who they say."""
    secret, now = token(), now_ms()
    await call.house.store.identities.add_session(who, secret, now, expires=_end_of_session(call, now))
    call.cookie = secret


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name that others see."""

    name: Name


@routes.add("PATCH", "/api/v1/me", body=NewName, answer=Person, doors=PEOPLE)
async def rename(call: Call) -> Person:
    """Change the name that others see at tables from now on; an account is signed in to by its first one."""
    name = good_name(call.body.name)
    await call.house.store.identities.rename(call.caller.who, name)
    return Person("account" if call.caller.has_account else "guest", name)


def good_name(text: str) -> str:
    """A name as it is kept; one that shows nothing is refused."""
    name = tidy(text)
    if not name or name.startswith("bot:"):
        refuse("table-name")
    return name


@routes.add("DELETE", "/api/v1/me", doors=PEOPLE)
async def delete_me(call: Call) -> None:
    """Delete the caller with all cookies, passkeys and tokens; finished games stay, with the names of that time."""
    who = call.caller.who
    await call.house.store.identities.remove(who)
    await call.house.company.hang_up(HangUp(who=who))
    call.cookie = ""


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name and the password of an account."""

    name: Name
    password: Password


@routes.add(
    "POST", "/api/v1/account", body=Credentials, answer=Person, doors=frozenset({"nobody", "person"}), status=201
)
async def make_account(call: Call) -> Person:
    """Give the guest an account, to come back to their games from any device."""
    if call.caller.has_account:
        refuse("account-there")
    name = good_name(call.body.name)
    if not call.house.limits.logins.allows(call.address):
        refuse("too-fast")
    hashed = await _in_thread(call, passwords.hashed, call.body.password)
    who = (await new_guest(call)).who if call.caller.role == "nobody" else call.caller.who
    await call.house.store.identities.make_account(who, name, hashed)
    return Person("account", name)


@routes.add("POST", "/api/v1/login", body=Credentials, answer=Person, doors=frozenset({"nobody", "person"}))
async def log_in(call: Call) -> Person:
    """Sign in with name and password: the answer sets a cookie."""
    limits = call.house.limits.logins
    if not limits.allows(call.address) or not limits.allows(f"name {call.body.name.casefold()}"):
        refuse("too-fast")
    identities = call.house.store.identities
    person: Identity | None = await identities.by_login(call.body.name)
    kept = await identities.password_hash(person.id) if person is not None else None
    if not await _in_thread(call, passwords.fits, kept, call.body.password) or person is None:
        refuse("login-wrong")
    await sign_in(call, person.id)
    return Person("account", person.name)


@routes.add("POST", "/api/v1/logout", doors=PEOPLE)
async def log_out(call: Call) -> None:
    """Sign out on this device. A guest without an account can't come back."""
    await call.house.store.identities.end_session(call.caller.secret)
    await call.house.company.hang_up(HangUp(credential=call.caller.credential))
    call.cookie = ""


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password so far (empty if there was none), and the new one."""

    old: Annotated[str, msgspec.Meta(max_length=200)]
    new: Password


@routes.add("POST", "/api/v1/account/password", body=NewPassword, doors=PEOPLE)
async def change_password(call: Call) -> None:
    """Change the password; all other devices are signed out."""
    caller, identities = call.caller, call.house.store.identities
    if not caller.has_account:
        refuse("account-none")
    if not call.house.limits.logins.allows(call.address):
        refuse("too-fast")
    kept = await identities.password_hash(caller.who)
    if kept is not None and not await _in_thread(call, passwords.fits, kept, call.body.old):
        refuse("login-wrong")
    await identities.set_password_hash(caller.who, await _in_thread(call, passwords.hashed, call.body.new))
    await identities.end_other_sessions(caller.who, caller.secret)
    await call.house.company.hang_up(HangUp(who=caller.who, sessions_but=caller.credential))


async def _in_thread(call: Call, work: passwords.Work, *args: str | None) -> Any:
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(call.house.hashers, work, *args)
