"""Passkeys: an account without a password, kept by a device."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec

from foretold.server import passkey_checks as checks
from foretold.server.auth import PEOPLE
from foretold.server.entropy import now_ms
from foretold.server.passkey_checks import Site
from foretold.server.refusals import refuse
from foretold.server.routes.people import Name, Person, good_name, label
from foretold.server.routing import Call, Routes
from foretold.server.sign_in import must_be_confirmed, renew, sign_in
from foretold.store.people import Passkey

routes = Routes("passkeys")

#: Passkeys that an account may have.
_MOST = 20


class Challenge(msgspec.Struct, frozen=True):
    """The options for the browser's `navigator.credentials`, and the id for the answer."""

    id: str
    options: dict[str, Any]


class Response(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The browser's answer, as its `toJSON` gives it."""

    id: Annotated[str, msgspec.Meta(max_length=64)]
    credential: dict[str, Any]
    name: Name = "passkey"


class AccountName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of the account, for a guest who has none yet."""

    name: Name = "guest"


class PasskeyLine(msgspec.Struct, frozen=True):
    """A passkey in a list."""

    id: str
    name: str
    created: int
    used: int | None


class PasskeyLines(msgspec.Struct, frozen=True):
    """All passkeys of an account."""

    passkeys: list[PasskeyLine]


def _site(call: Call) -> Site:
    config, request = call.context.config, call.request
    origin = config.public_url.rstrip("/") or request.headers.get("Origin") or f"{request.scheme}://{request.host}"
    return Site(urlsplit(origin).hostname or "", origin)


@routes.add("POST", "/api/v1/passkeys/new", body=AccountName, answer=Challenge, access=PEOPLE)
async def begin_passkey(call: Call) -> Challenge:
    """Begin to add a passkey; an account confirms first (`/api/v1/account/confirm` or `/api/v1/passkeys/confirm`)."""
    await must_be_confirmed(call)
    user, who = call.caller.name or good_name(call.body.name), call.caller.who
    id_, challenge = await call.context.store.challenges.make(f"new {who}", now_ms())
    return Challenge(
        id_,
        await call.context.passwords.run(
            (call.address,), checks.creation_options, _site(call), user, who.encode(), challenge
        ),
    )


@routes.add("POST", "/api/v1/passkeys", body=Response, answer=Person, access=PEOPLE, status=201)
async def add_passkey(call: Call) -> Person:
    """Add a passkey; a guest gets an account of the given name with it. The answer sets another cookie."""
    caller, identities = call.caller, call.context.store.identities
    await must_be_confirmed(call)
    challenge = await call.context.store.challenges.take(call.body.id, f"new {caller.who}", now_ms())
    if challenge is None:
        refuse("passkey-wrong")
    if len(await identities.passkeys_of(caller.who)) >= _MOST:
        refuse("too-many")
    name = label(call.body.name) if caller.has_account else good_name(call.body.name)
    key = await call.context.passwords.run(
        (call.address,), checks.new_key, _site(call), challenge, call.body.credential
    )
    if key is None or await identities.passkey(key.credential_id) is not None:
        refuse("passkey-wrong")
    if not caller.has_account and not await identities.make_account(caller.who, name, None):
        refuse("account-there")
    await identities.add_passkey(caller.who, key.credential_id, key.public_key, key.sign_count, name, now_ms())
    if caller.has_account:
        await renew(call)
        return Person("account", caller.name)
    await sign_in(call, caller.who)
    return Person("account", name)


@routes.add("POST", "/api/v1/passkeys/challenge", answer=Challenge, access=frozenset({"nobody", "person"}))
async def begin_login(call: Call) -> Challenge:
    """Begin to sign in, or to confirm, with a passkey."""
    if not call.context.limits.challenges.allows(call.address):
        refuse("too-fast")
    id_, challenge = await call.context.store.challenges.make("login", now_ms())
    return Challenge(
        id_, await call.context.passwords.run((call.address,), checks.request_options, _site(call), challenge)
    )


@routes.add("POST", "/api/v1/passkeys/login", body=Response, answer=Person, access=frozenset({"nobody", "person"}))
async def passkey_login(call: Call) -> Person:
    """Sign in with a passkey: the answer sets a cookie."""
    key = await _checked(call)
    person = await call.context.store.identities.get(key.who)
    if person is None or not await sign_in(call, person.id):
        refuse("passkey-wrong")
    return Person("account", person.name)


@routes.add("POST", "/api/v1/passkeys/confirm", body=Response, access=PEOPLE)
async def confirm_by_passkey(call: Call) -> None:
    """Confirm by one of your passkeys that it is you, for five minutes; the answer sets another cookie."""
    key = await _checked(call)
    if key.who != call.caller.who:
        refuse("passkey-wrong")
    await renew(call, confirmed=now_ms())


async def _checked(call: Call) -> Passkey:
    """Return the passkey that has signed the challenge."""
    identities, credential = call.context.store.identities, call.body.credential
    challenge = await call.context.store.challenges.take(call.body.id, "login", now_ms())
    if challenge is None:
        refuse("passkey-wrong")
    key = await identities.passkey(await call.context.passwords.run((call.address,), checks.credential_id, credential))
    if key is None:
        refuse("passkey-wrong")
    count = await call.context.passwords.run(
        (call.address,), checks.new_count, _site(call), challenge, credential, key.public_key, key.sign_count
    )
    if count is None or not await identities.used_passkey(key.credential_id, count, now_ms()):
        refuse("passkey-wrong")
    return key


@routes.add("GET", "/api/v1/passkeys", answer=PasskeyLines, access=PEOPLE)
async def list_passkeys(call: Call) -> PasskeyLines:
    """List the caller's passkeys."""
    found = await call.context.store.identities.passkeys_of(call.caller.who)
    return PasskeyLines([PasskeyLine(one.credential_id.hex(), one.name, one.created, one.used) for one in found])


@routes.add("DELETE", "/api/v1/passkeys/{passkey}", access=PEOPLE)
async def remove_passkey(call: Call) -> None:
    """Remove a passkey; an account confirms first."""
    await must_be_confirmed(call)
    try:
        id_ = bytes.fromhex(call.path("passkey"))
    except ValueError:
        refuse("not-found")
    if not await call.context.store.identities.remove_passkey(call.caller.who, id_):
        refuse("not-found")
