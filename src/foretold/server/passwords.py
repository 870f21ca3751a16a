"""Hash and check passwords with argon2."""

from __future__ import annotations

from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_hasher = PasswordHasher()


def hashed(password: str) -> str:
    """Return the hash of a password."""
    return _hasher.hash(password)


def fits(kept: str | None, password: str) -> bool:
    """Return whether a password is right. Without a hash to compare with, it takes as long and returns False."""
    try:
        _hasher.verify(kept or _nobodys(), password)
    except (InvalidHashError, VerificationError):
        return False
    return kept is not None


@cache
def _nobodys() -> str:
    return _hasher.hash("nobody's password")
