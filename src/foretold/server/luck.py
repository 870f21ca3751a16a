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


class _Clock:
    """The system's clock, but it never goes back: where that is set back, time stands still for as long."""

    def __init__(self) -> None:
        self._latest = 0

    def __call__(self) -> int:
        """Milliseconds since 1970."""
        now = time.time_ns() // 1_000_000
        if now > self._latest:  # noqa: PLR1730 - `max` takes longer than all the rest, and every message asks
            self._latest = now
        return self._latest


#: The present, for everything that is stored or compared with what is stored.
now_ms = _Clock()
