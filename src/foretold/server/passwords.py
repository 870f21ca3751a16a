"""Hash and check passwords with argon2."""

from __future__ import annotations

from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_hasher = PasswordHasher()


def hashed(password: str) -> str:
    """What is kept of a password."""
    return _hasher.hash(password)


def fits(kept: str | None, password: str) -> bool:
    """Whether it is the right one. Where there is none to compare with, it takes as long and is wrong."""
    try:
        _hasher.verify(kept or _nobodys(), password)
    except (InvalidHashError, VerificationError):
        return False
    return kept is not None


@cache
def _nobodys() -> str:
    return _hasher.hash("nobody's password")
