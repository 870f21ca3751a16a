"""The types of messages that a server sends: parts that `news` and the hall write, and whole messages."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from foretold.table.entries import Ending, Request, Vote
from foretold.table.settings import Clock
from foretold.table.views import Fact, View

Phase = Literal["open", "playing", "over"]


class MessagePart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a message."""


class AboutSettings(MessagePart, frozen=True):
    """What the host chose about the table."""

    clock: Clock
    timeout: Literal["default", "bot"]
    hold: int
    undo: Literal["consent", "off"]
    listed: bool
    memory: bool
    spectators: bool
    chat: bool


class AboutSeat(MessagePart, frozen=True):
    """A seat: whose it is, and whether a bot plays for an absent person."""

    kind: Literal["person", "bot"]
    level: str | None
    name: str
    free: bool
    kept: bool
    stand_in: str | None
    muted: bool
    salt: str
    salt_commitment: str


class AboutRequest(MessagePart, frozen=True):
    """What somebody asks of the others, and who has agreed."""

    what: Request
    seat: int
    yes: list[int]


class AboutVote(MessagePart, frozen=True):
    """What a seat wants to become of another that keeps everyone waiting."""

    about: int
    seat: int
    choice: Vote


class AboutSitIn(MessagePart, frozen=True):
    """A stretch of decisions that a bot made for somebody."""

    seat: int
    level: str
    since: int
    until: int | None


class ChatLine(MessagePart, frozen=True):
    """A line of chat; lines that a client has already are known by their number."""

    number: int
    seat: int
    text: str
    at: int


class AboutDeal(MessagePart, frozen=True):
    """How the deal comes about: the head of the chain of its events, whether salts are awaited, the last void."""

    head: str
    closed: bool
    void: list[int] | None


class AboutChange(MessagePart, frozen=True):
    """What may change about a table, but for the game itself; the same for every viewer."""

    phase: Phase
    host: int | None
    seats: list[AboutSeat]
    request: AboutRequest | None
    votes: list[AboutVote]
    sit_ins: list[AboutSitIn]
    commitment: str
    deal: AboutDeal
    ending: Ending | None
    next_table: str | None
    started_at: int | None
    ended_at: int | None


class About(AboutChange, frozen=True):
    """Everything about a table but the game itself, with what was fixed when it was opened."""

    game: str
    options: dict[str, Any]
    settings: AboutSettings
    fork: bool


class Own(MessagePart, frozen=True):
    """What the viewer's own seat has arranged, which is nobody else's business."""

    seat: int
    premove: str | None
    hook: bool


class ClockNow(MessagePart, frozen=True):
    """Whose clock runs, and how many milliseconds everybody has left."""

    seat: int | None
    left: int | None
    banks: list[int]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="say"):
    """A message from the server."""


class TableTold(Message, frozen=True, tag="table"):
    """All that a viewer may know of a table, with the facts after the number `since` and lines of chat that are new."""

    table: str
    number: int
    since: int
    facts: list[Fact]
    view: View | None
    about: About
    chat: list[ChatLine]
    own: Own | None
    clock: ClockNow | None = None


class NewsTold(Message, frozen=True, tag="news", omit_defaults=True):
    """What is new: the whole present view if the game went on, lines of chat that are new, the rest if it changed."""

    table: str
    number: int
    since: int
    facts: list[Fact]
    view: View | None = None
    clock: ClockNow | None = None
    chat: list[ChatLine] = []
    about: AboutChange | None = None
    own: Own | None = None


class DoneTold(Message, frozen=True, tag="done", omit_defaults=True):
    """A command is done and stored."""

    id: str
    table: str
    number: int
    secret: str | None = None
    next: str | None = None


class RefusedTold(Message, frozen=True, tag="refused"):
    """A command, or a wish to watch, is refused."""

    id: str
    table: str
    code: str
    text: str


class PresenceTold(Message, frozen=True, tag="presence"):
    """Which seats' people are away."""

    table: str
    away: list[int]


class PongTold(Message, frozen=True, tag="pong"):
    """The answer to a ping."""

    n: int


Told = TableTold | NewsTold | DoneTold | RefusedTold | PresenceTold | PongTold
