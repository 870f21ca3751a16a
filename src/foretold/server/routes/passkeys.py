"""Passkeys: an account without a password, kept by a device."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec

from foretold.server.callers import PEOPLE
from foretold.server.luck import now_ms
from foretold.server.refusals import refuse
from foretold.server.routes.people import Name, Person, good_name, sign_in
from foretold.server.routing import Call, Routes

routes = Routes("passkeys")

#: Passkeys that an account may have.
_MOST = 20


class Challenge(msgspec.Struct, frozen=True):
    """What the browser's `navigator.credentials` is given, and the name under which the answer comes back."""

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


def _place(call: Call) -> tuple[str, str]:
    """The name and the origin of this server, as a device sees them."""
    config, request = call.house.config, call.request
    origin = config.public_url.rstrip("/") or request.headers.get("Origin") or f"{request.scheme}://{request.host}"
    return urlsplit(origin).hostname or "", origin


def _options(made: Any) -> dict[str, Any]:
    from webauthn import options_to_json

    return dict(msgspec.json.decode(options_to_json(made)))


@routes.add("POST", "/api/v1/passkeys/new", body=AccountName, answer=Challenge, doors=PEOPLE)
async def begin_passkey(call: Call) -> Challenge:
    """Begin to add a passkey."""
    from webauthn import generate_registration_options
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    id_, challenge = await call.house.store.challenges.make(f"new {call.caller.who}", now_ms())
    made = generate_registration_options(
        rp_id=_place(call)[0],
        rp_name="Foretold",
        user_name=call.caller.name or good_name(call.body.name),
        user_id=call.caller.who.encode(),
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
    )
    return Challenge(id_, _options(made))


@routes.add("POST", "/api/v1/passkeys", body=Response, answer=Person, doors=PEOPLE, status=201)
async def add_passkey(call: Call) -> Person:
    """Add a passkey; a guest gets an account of the given name with it."""
    from webauthn import verify_registration_response
    from webauthn.helpers.exceptions import WebAuthnException

    caller, identities = call.caller, call.house.store.identities
    challenge = await call.house.store.challenges.take(call.body.id, f"new {caller.who}", now_ms())
    if challenge is None:
        refuse("passkey-wrong")
    if len(await identities.passkeys_of(caller.who)) >= _MOST:
        refuse("too-many")
    rp_id, origin = _place(call)
    try:
        good = verify_registration_response(
            credential=call.body.credential, expected_challenge=challenge, expected_rp_id=rp_id,
            expected_origin=origin, require_user_verification=False,
        )  # fmt: skip
    except (WebAuthnException, ValueError, KeyError, TypeError):
        refuse("passkey-wrong")
    name = good_name(call.body.name)
    if not caller.has_account:
        await identities.make_account(caller.who, name, None)
    if await identities.passkey(good.credential_id) is not None:
        refuse("passkey-wrong")
    key, count = good.credential_public_key, good.sign_count
    await identities.add_passkey(caller.who, good.credential_id, key, count, name, now_ms())
    return Person("account", caller.name if caller.has_account else name)


@routes.add("POST", "/api/v1/passkeys/challenge", answer=Challenge, doors=frozenset({"nobody", "person"}))
async def begin_login(call: Call) -> Challenge:
    """Begin to sign in with a passkey."""
    from webauthn import generate_authentication_options

    if not call.house.limits.logins.allows(call.address):
        refuse("too-fast")
    id_, challenge = await call.house.store.challenges.make("login", now_ms())
    return Challenge(id_, _options(generate_authentication_options(rp_id=_place(call)[0], challenge=challenge)))


@routes.add("POST", "/api/v1/passkeys/login", body=Response, answer=Person, doors=frozenset({"nobody", "person"}))
async def passkey_login(call: Call) -> Person:
    """Sign in with a passkey: the answer sets a cookie."""
    from webauthn import base64url_to_bytes, verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    identities = call.house.store.identities
    challenge = await call.house.store.challenges.take(call.body.id, "login", now_ms())
    if challenge is None:
        refuse("passkey-wrong")
    try:
        key = await identities.passkey(base64url_to_bytes(str(call.body.credential.get("rawId", ""))))
    except ValueError:
        key = None
    if key is None:
        refuse("passkey-wrong")
    rp_id, origin = _place(call)
    try:
        good = verify_authentication_response(
            credential=call.body.credential, expected_challenge=challenge, expected_rp_id=rp_id,
            expected_origin=origin, credential_public_key=key.public_key,
            credential_current_sign_count=key.sign_count, require_user_verification=False,
        )  # fmt: skip
    except (WebAuthnException, ValueError, KeyError, TypeError):
        refuse("passkey-wrong")
    await identities.used_passkey(key.credential_id, good.new_sign_count, now_ms())
    person = await identities.get(key.who)
    if person is None:
        refuse("passkey-wrong")
    await sign_in(call, person.id)
    return Person("account", person.name)


@routes.add("GET", "/api/v1/passkeys", answer=PasskeyLines, doors=PEOPLE)
async def list_passkeys(call: Call) -> PasskeyLines:
    """The caller's passkeys."""
    found = await call.house.store.identities.passkeys_of(call.caller.who)
    return PasskeyLines([PasskeyLine(one.credential_id.hex(), one.name, one.created, one.used) for one in found])


@routes.add("DELETE", "/api/v1/passkeys/{passkey}", doors=PEOPLE)
async def remove_passkey(call: Call) -> None:
    """Remove a passkey."""
    try:
        id_ = bytes.fromhex(call.path("passkey"))
    except ValueError:
        refuse("not-found")
    if not await call.house.store.identities.remove_passkey(call.caller.who, id_):
        refuse("not-found")
