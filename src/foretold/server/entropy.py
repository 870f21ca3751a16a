"""Random secrets and the time of day, from the operating system."""

import secrets
import time

#: Letters and digits that nobody confuses when a link is read aloud: 32 of them, so that each is worth 5 bits.
_SIGNS = "abcdefghijkmnpqrstuvwxyz23456789"
#: 26 signs are 130 bits.
_TOKEN = 26


class SystemEntropy:
    """Random numbers and names for the hall."""

    def token(self) -> str:
        """Return a name that nobody can guess."""
        return token()

    def seed(self) -> str:
        """Return 64 random hex digits."""
        return secrets.token_hex(32)

    def number(self) -> int:
        """Return a random number below 2^32."""
        return secrets.randbits(32)


def token() -> str:
    """Return a random secret or name of lower-case letters and digits."""
    return "".join(secrets.choice(_SIGNS) for _ in range(_TOKEN))


class _Clock:
    """The system clock, which may be set at any time. Games use :mod:`foretold.server.clock`."""

    def __call__(self) -> int:
        """Return milliseconds since 1970."""
        return time.time_ns() // 1_000_000


#: The date and time, for everything that is stored, shown or expires.
now_ms = _Clock()
