"""Fair deals: the server commits to a seed, then the players to their salts, and the deck follows from all of them."""

import hashlib
from collections.abc import Sequence
from typing import Protocol

#: First line of what is hashed, so that a digest made for another purpose is never one of these.
COMMITMENT = "foretold commitment 1"
SALT = "foretold salt 1"
EVENT = "foretold event 1"
DEAL = "foretold deal 2"
FIRST_DEAL = "foretold deal 1"  # of games that were dealt before salts were committed to


class Entropy(Protocol):
    """A source of secrets: the system's generator, or a seeded one in a simulation."""

    def token(self) -> str:
        """Return a name that nobody can guess, of letters and digits."""

    def seed(self) -> str:
        """64 hex digits."""

    def number(self) -> int:
        """Return a random number below 2^32."""


def digest(*lines: str) -> str:
    """SHA-256 of some lines, as 64 hex digits."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def commitment(seed: str) -> str:
    """Return what the server shows before the deal: it fixes the seed and tells nothing about it."""
    return digest(COMMITMENT, seed)


def salt_commitment(commitment_: str, salt: str) -> str:
    """Return what a client shows when it sits down: it fixes its salt, and shows that it saw our commitment."""
    return digest(SALT, commitment_, salt)


def chained(head: str, event: str) -> str:
    """Return the head of a chain of events after one more: it fixes them all, and their order."""
    return digest(EVENT, head, event)


def deal_seed(seed: str, head: str, salts: Sequence[str]) -> str:
    """Return the seed of the cards, from the server's seed, all commitments, and the salt of every seat.

    The head is that of the chain when the list of commitments was closed. No salt was known then, and the order in
    which they are revealed changes nothing.
    """
    return digest(DEAL, seed, head, *salts)


def first_deal_seed(seed: str, salts: Sequence[str]) -> str:
    """Return the seed of the cards for games that were dealt before salts were committed to."""
    return digest(FIRST_DEAL, seed, *salts)
