"""What a client reads of the server's messages, and its own book of what it sent and what was answered."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

import msgspec

NOTHING = msgspec.Raw(b"")


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    seat: int
    text: str
    at: int


class Message(msgspec.Struct):
    """Any message of the server; the parts that are compared byte by byte are left as they are."""

    say: str
    table: str = ""
    id: str = ""
    number: int = -1
    since: int = 0
    facts: msgspec.Raw = NOTHING
    view: msgspec.Raw = NOTHING
    clock: msgspec.Raw = NOTHING
    chat: list[ChatLine] = []
    about: msgspec.Raw = NOTHING
    own: msgspec.Raw = NOTHING
    code: str = ""
    secret: str = ""
    next: str | None = None
    away: list[int] = []


class Sight(msgspec.Struct):
    """What a client reads of a view to play."""

    decision: int
    actor: int | None
    legal: list[str]
    over: bool


class SeatSight(msgspec.Struct):
    """A seat, as a client is told."""

    kind: str
    free: bool
    kept: bool
    stand_in: str | None
    salt: str
    salt_commitment: str


class DealSight(msgspec.Struct):
    """How the deal comes about, as a client is told."""

    closed: bool


class RequestSight(msgspec.Struct):
    """A request, as a client is told."""

    what: str
    seat: int
    yes: list[int]


class AboutSight(msgspec.Struct):
    """The table, as a client is told."""

    phase: str
    seats: list[SeatSight]
    request: RequestSight | None
    next_table: str | None
    commitment: str
    deal: DealSight


class Own(msgspec.Struct):
    """What a client's own seat has arranged."""

    seat: int
    premove: str | None
    hook: bool


read_message = msgspec.json.Decoder(Message).decode
read_sight = msgspec.json.Decoder(Sight | None).decode
read_about = msgspec.json.Decoder(AboutSight).decode
read_own = msgspec.json.Decoder(Own | None).decode


@dataclass(slots=True, frozen=True)
class Told:
    """A message about the table, with what was committed when it was sent."""

    who: str
    say: str
    number: int
    since: int
    facts: bytes
    view: bytes
    clock: bytes
    chat: tuple[ChatLine, ...]
    about: bytes
    own: bytes
    rows: int
    at: int


@dataclass(slots=True)
class Sent:
    """A command and its answers."""

    id: str
    do: str
    fields: dict[str, Any]
    data: bytes
    done: list[int] = field(default_factory=list)  # the numbers that it was acknowledged with
    done_at: float = math.inf  # when the server said so first
    secrets: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    answered_on: set[int] = field(default_factory=set)  # lines
    tries: int = 0

    @property
    def is_settled(self) -> bool:
        """Whether the client knows what became of it."""
        return bool(self.done) or any(code not in UNSURE for code in self.refused)


#: Refusals after which a client does not know whether its command counted: it asks again.
UNSURE = ("store-unavailable",)
