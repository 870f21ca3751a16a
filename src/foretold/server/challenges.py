"""Challenges of passkeys: each is used once, and soon."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass

_SECONDS = 300
_MOST = 10_000


@dataclass(frozen=True, slots=True)
class Challenge:
    """Random bytes that a device signs, and what they are for."""

    value: bytes
    purpose: str
    until: float


class Challenges:
    """Those that wait for their answer."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, Challenge] = OrderedDict()

    def make(self, purpose: str) -> tuple[str, bytes]:
        """A new one, and the id by which its answer names it."""
        id_, value = secrets.token_urlsafe(16), secrets.token_bytes(32)
        self._waiting[id_] = Challenge(value, purpose, time.monotonic() + _SECONDS)
        if len(self._waiting) > _MOST:
            self._waiting.popitem(last=False)
        return id_, value

    def take(self, id_: str, purpose: str) -> bytes | None:
        """The challenge for an answer, once."""
        found = self._waiting.pop(id_, None)
        if found is None or found.purpose != purpose or found.until < time.monotonic():
            return None
        return found.value
