"""People: guests, accounts with a name and a password, signing in and out, leaving for good."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from foretold.server import passwords
from foretold.server.auth import ANYBODY, PEOPLE, SCOPES, Caller
from foretold.server.cluster import HangUp
from foretold.server.entropy import now_ms, token
from foretold.server.refusals import refuse
from foretold.server.routing import Call, Routes
from foretold.server.sign_in import check_credentials, is_password, must_be_confirmed, new_guest, renew, sign_in
from foretold.table.names import objection, tidy

routes = Routes("people")

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Person(msgspec.Struct, frozen=True):
    """The caller, as this server knows them."""

    kind: Literal["nobody", "guest", "account", "program"]
    name: str
    scopes: list[str] = []


@routes.add("GET", "/api/v1/me", answer=Person, access=ANYBODY)
async def who_am_i(call: Call) -> Person:
    """Tell who the caller is."""
    return _person(call.caller)


def _person(caller: Caller) -> Person:
    if caller.role in ("read", "play"):
        return Person("program", caller.name, ["read"] if caller.role == "read" else list(SCOPES))
    if caller.role == "nobody":
        return Person("nobody", "")
    return Person("account" if caller.has_account else "guest", caller.name)


@routes.add("POST", "/api/v1/me", answer=Person, access=frozenset({"nobody", "person"}))
async def become_guest(call: Call) -> Person:
    """Become a guest: the answer sets a cookie. A caller who has one stays who they are."""
    if call.caller.role == "nobody":
        await new_guest(call)
        return Person("guest", "")
    return _person(call.caller)


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name that others see."""

    name: Name


@routes.add("PATCH", "/api/v1/me", body=NewName, answer=Person, access=PEOPLE)
async def rename(call: Call) -> Person:
    """Change the name that others see at tables from now on; an account still signs in with its first one."""
    name = good_name(call.body.name)
    await call.context.store.identities.rename(call.caller.who, name)
    return Person("account" if call.caller.has_account else "guest", name)


def good_name(text: str) -> str:
    """Return a person's name as it is stored, or refuse it."""
    name = tidy(text)
    if code := objection(name):
        refuse(code, name=name)
    return name


def label(text: str) -> str:
    """Check the label that a person gives to something of theirs, which only they see."""
    return tidy(text) or refuse("table-name")


@routes.add("DELETE", "/api/v1/me", access=PEOPLE)
async def delete_me(call: Call) -> None:
    """Delete the caller with all cookies, passkeys and tokens; finished games stay, with the names of that time.

    An account confirms first (`/api/v1/account/confirm`).
    """
    await must_be_confirmed(call)
    who = call.caller.who
    await call.context.store.identities.remove(who)
    call.hang_ups.append(HangUp(who=who))
    call.cookie = ""


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name and the password of an account."""

    name: Name
    password: Password


@routes.add(
    "POST", "/api/v1/account", body=Credentials, answer=Person, access=frozenset({"nobody", "person"}), status=201
)
async def make_account(call: Call) -> Person:
    """Give the guest an account, to come back to their games from any device; the answer sets another cookie."""
    if call.caller.has_account:
        refuse("account-there")
    name = good_name(call.body.name)
    if not call.context.limits.logins.allows(call.address):
        refuse("too-fast")
    hashed = await call.context.passwords.run((call.address,), passwords.hashed, call.body.password)
    guest = await new_guest(call) if call.caller.role == "nobody" else call.caller
    if not await call.context.store.identities.make_account(guest.who, name, hashed):
        refuse("account-there")
    await sign_in(call, guest.who, instead_of=guest.secret)
    return Person("account", name)


@routes.add("POST", "/api/v1/login", body=Credentials, answer=Person, access=frozenset({"nobody", "person"}))
async def log_in(call: Call) -> Person:
    """Sign in with name and password: the answer sets a cookie."""
    found = await check_credentials(call, call.body.name, call.body.password)
    if found is None or found.person is None:
        refuse("login-wrong")
    if not await sign_in(call, found.person.id, password_hash=found.password_hash):
        refuse("login-wrong")
    return Person("account", found.person.name)


@routes.add("POST", "/api/v1/logout", access=PEOPLE)
async def log_out(call: Call) -> None:
    """Sign out on this device. A guest without an account can't come back."""
    await call.context.store.sessions.end(call.caller.secret)
    call.hang_ups.append(HangUp(credential=call.caller.credential))
    call.cookie = ""


class PasswordAgain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password of the account, once more."""

    password: Annotated[str, msgspec.Meta(max_length=200)]


@routes.add("POST", "/api/v1/account/confirm", body=PasswordAgain, access=PEOPLE)
async def confirm_by_password(call: Call) -> None:
    """Confirm by password that it is you, for five minutes; the answer sets another cookie."""
    if not call.caller.has_account:
        refuse("account-none")
    kept = await call.context.store.identities.password_hash(call.caller.who)
    if not await is_password(call, kept, call.body.password):
        refuse("password-wrong")
    await renew(call, confirmed=now_ms())


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The present password (empty if there is none), the new one, and whether all tokens of programs end too."""

    old: Annotated[str, msgspec.Meta(max_length=200)]
    new: Password
    revoke_tokens: bool = False


@routes.add("POST", "/api/v1/account/password", body=NewPassword, access=PEOPLE)
async def change_password(call: Call) -> None:
    """Change the password; all other devices are signed out, and the answer sets another cookie.

    An account without a password so far confirms first (`/api/v1/passkeys/confirm`).
    """
    caller, sessions = call.caller, call.context.store.sessions
    if not caller.has_account:
        refuse("account-none")
    kept = await call.context.store.identities.password_hash(caller.who)
    if kept is None:
        await must_be_confirmed(call)
    elif not await is_password(call, kept, call.body.old):
        refuse("password-wrong")
    hashed = await call.context.passwords.run((caller.credential,), passwords.hashed, call.body.new)
    secret, revoked = token(), now_ms() if call.body.revoke_tokens else None
    if not await sessions.change_password(caller.who, caller.secret, secret, kept, hashed, revoke_tokens=revoked):
        refuse("password-wrong")
    call.cookie = secret
    call.hang_ups.append(HangUp(who=caller.who, sessions_only=not call.body.revoke_tokens))
