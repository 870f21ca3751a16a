"""Create and check passkey challenges (WebAuthn).

These functions run in a thread: the library is slow to load, and a device's answer may be slow to check.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Site:
    """The name and the origin of this server, for devices."""

    name: str
    origin: str


@dataclass(frozen=True, slots=True)
class NewKey:
    """A key that a device has created."""

    credential_id: bytes
    public_key: bytes
    sign_count: int


def creation_options(site: Site, user: str, user_id: bytes, challenge: bytes) -> Json:
    """Return the options for a device that shall create a passkey."""
    from webauthn import generate_registration_options
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    return _json(
        generate_registration_options(
            rp_id=site.name, rp_name="Foretold", user_name=user, user_id=user_id, challenge=challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
        )
    )  # fmt: skip


def request_options(site: Site, challenge: bytes) -> Json:
    """Return the options for a device that has a passkey."""
    from webauthn import generate_authentication_options

    return _json(generate_authentication_options(rp_id=site.name, challenge=challenge))


def new_key(site: Site, challenge: bytes, credential: Json) -> NewKey | None:
    """Return the key that a device has created, or None if the answer is wrong."""
    from webauthn import verify_registration_response

    try:
        good = verify_registration_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=site.name,
            expected_origin=site.origin, require_user_verification=False,
        )  # fmt: skip
    except Exception:  # certificates, CBOR, keys of any kind: whatever is wrong with them, the answer is not right
        return None
    return NewKey(good.credential_id, good.credential_public_key, good.sign_count)


def credential_id(credential: Json) -> bytes:
    """Return the id of the passkey that an answer names, or an empty text."""
    from webauthn import base64url_to_bytes

    try:
        return base64url_to_bytes(str(credential.get("rawId", "")))
    except ValueError:
        return b""


def new_count(site: Site, challenge: bytes, credential: Json, public_key: bytes, sign_count: int) -> int | None:
    """Return the new counter of a passkey that has signed the challenge, or None if it has not."""
    from webauthn import verify_authentication_response

    try:
        good = verify_authentication_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=site.name,
            expected_origin=site.origin, credential_public_key=public_key, credential_current_sign_count=sign_count,
            require_user_verification=False,
        )  # fmt: skip
    except Exception:  # as above
        return None
    return int(good.new_sign_count)


def _json(options: Any) -> Json:
    from webauthn import options_to_json

    return dict(msgspec.json.decode(options_to_json(options)))
