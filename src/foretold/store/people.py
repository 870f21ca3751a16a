"""What a store knows of people and their keys. It holds no secrets: of cookies and tokens only digests are kept."""

from __future__ import annotations

import hashlib
import unicodedata
from typing import Literal

import msgspec

Kind = Literal["guest", "account"]


class Identity(msgspec.Struct, frozen=True):
    """A person: a guest, or an account with a name to sign in with."""

    id: str
    kind: Kind
    name: str
    created: int
    seen: int


class Session(msgspec.Struct, frozen=True):
    """A session: when it began, was last used, ends, and was last confirmed by a password."""

    digest: bytes
    person: Identity
    created: int
    seen: int
    expires: int | None
    confirmed: int | None = None
    agent: str = ""  # the browser and the system, as `Firefox/Linux`
    device: bytes | None = None  # the digest of the device's own cookie

    def has_ended(self, now: int) -> bool:
        """Return whether it has expired."""
        return self.expires is not None and self.expires <= now


class SessionLine(msgspec.Struct, frozen=True):
    """A session in a list, or a device that is remembered while nobody is signed in there."""

    id: str
    agent: str
    created: int
    seen: int
    is_open: bool


class Device(msgspec.Struct, frozen=True):
    """A device's new secret, and the one it had before."""

    secret: str
    before: str = ""


class StoredCredentials(msgspec.Struct, frozen=True):
    """The data for signing in by name and password. Unknown names get data of the same shape."""

    person: Identity | None
    password_hash: str | None
    knows_device: bool


class Token(msgspec.Struct, frozen=True):
    """A bearer token of a program that acts for somebody."""

    id: str
    who: str
    scopes: tuple[str, ...]
    name: str
    created: int
    expires: int | None
    revoked: int | None

    def is_valid(self, now: int) -> bool:
        """Return whether it is still valid."""
        return self.revoked is None and (self.expires is None or now < self.expires)


class Passkey(msgspec.Struct, frozen=True):
    """The public key of somebody's device."""

    credential_id: bytes
    who: str
    public_key: bytes
    sign_count: int
    name: str
    created: int
    used: int | None


def digest(secret: str) -> bytes:
    """Return the digest of a secret. Secrets have 128 random bits or more, so a slow hash would protect nothing."""
    return hashlib.sha256(secret.encode()).digest()


def login_key(name: str) -> str:
    """Return an account's name for comparison: capitals, width and composition of letters make no difference."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).strip()
