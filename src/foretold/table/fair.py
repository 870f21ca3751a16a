"""Fair deals: the server commits to a seed before it knows the players' salts, and the deck follows from both."""

import hashlib
from collections.abc import Sequence
from typing import Protocol

#: First line of what is hashed, so that a digest made for another purpose is never one of these.
COMMITMENT = "foretold commitment 1"
DEAL = "foretold deal 1"


class Luck(Protocol):
    """Where secrets come from: the system's generator, or a seeded one in a simulation."""

    def token(self) -> str:
        """A name that nobody can guess, of letters and digits."""

    def seed(self) -> str:
        """64 hex digits."""

    def number(self) -> int:
        """A number below 2^32."""


def digest(*lines: str) -> str:
    """SHA-256 of some lines, as 64 hex digits."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def commitment(seed: str) -> str:
    """What the server shows before the deal: it fixes the seed and tells nothing about it."""
    return digest(COMMITMENT, seed)


def deal_seed(seed: str, salts: Sequence[str]) -> str:
    """The seed of the game's cards: the server's, and the salt of every seat, empty for a bot."""
    return digest(DEAL, seed, *salts)
