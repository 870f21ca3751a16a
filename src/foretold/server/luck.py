"""Secrets from the system's generator, and the time."""

import secrets
import time

#: Letters and digits that nobody confuses when a link is read aloud: 32 of them, so that each is worth 5 bits.
_SIGNS = "abcdefghijkmnpqrstuvwxyz23456789"
#: 26 signs are 130 bits.
_TOKEN = 26


class SystemLuck:
    """What the hall needs of chance."""

    def token(self) -> str:
        """A name that nobody can guess."""
        return token()

    def seed(self) -> str:
        """64 hex digits."""
        return secrets.token_hex(32)

    def number(self) -> int:
        """A number below 2^32."""
        return secrets.randbits(32)


def token() -> str:
    """A secret, or a name that nobody can guess, of small letters and digits."""
    return "".join(secrets.choice(_SIGNS) for _ in range(_TOKEN))


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
