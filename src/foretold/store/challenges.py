"""Store passkey challenges: each one is used once, soon, and at any server."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, delete

from foretold.store import rows
from foretold.store.schema import facts

_LASTS = 300_000
#: The time at which it ends stands in its id: those that have ended are found by comparing texts.
_PREFIX = "challenge-"


class StoredChallenge(msgspec.Struct, frozen=True):
    """Random bytes that a device signs, and what they are for."""

    value: bytes
    purpose: str


class Challenges:
    """The challenges that wait for their answer."""

    def __init__(self, write: Callable[[Callable[[Connection], Any]], Awaitable[Any]]) -> None:
        self._write = write

    async def make(self, purpose: str, now: int) -> tuple[str, bytes]:
        """Make a new challenge with an id for its answer, and delete expired ones."""
        id_, made = (
            f"{now + _LASTS:015d}-{secrets.token_urlsafe(16)}",
            StoredChallenge(secrets.token_bytes(32), purpose),
        )
        row = (_PREFIX + id_, msgspec.json.encode(made).decode())

        def write(connection: Connection) -> None:
            connection.execute(delete(facts).where(facts.c.key >= _PREFIX, facts.c.key < _key(now)))
            rows.add(connection, "facts", "key,value", [row])

        await self._write(write)
        return id_, made.value

    async def take(self, id_: str, purpose: str, now: int) -> bytes | None:
        """Return the challenge for an answer, once."""
        taken = delete(facts).where(facts.c.key == _PREFIX + id_).returning(facts.c.value)
        found = await self._write(lambda connection: connection.execute(taken).scalar())
        if found is None or _PREFIX + id_ < _key(now):
            return None
        challenge = msgspec.json.decode(found, type=StoredChallenge)
        return challenge.value if challenge.purpose == purpose else None


def _key(now: int) -> str:
    return f"{_PREFIX}{now:015d}"
