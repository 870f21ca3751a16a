"""What a table tells, as types: the parts that `news` and the hall write, and whole messages as a client reads them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from foretold.table.entries import Ending, Request, Vote
from foretold.table.settings import Clock
from foretold.table.views import Fact, View

Phase = Literal["open", "playing", "over"]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a message."""


class AboutSettings(Part, frozen=True):
    """What the host chose about the table."""

    clock: Clock
    timeout: Literal["default", "bot"]
    hold: int
    undo: Literal["consent", "off"]
    listed: bool
    memory: bool
    spectators: bool
    chat: bool


class AboutSeat(Part, frozen=True):
    """A seat: whose it is, and whether a bot plays for an absent person."""

    kind: Literal["person", "bot"]
    level: str | None
    name: str
    free: bool
    kept: bool
    stand_in: str | None
    muted: bool
    salt: str


class AboutRequest(Part, frozen=True):
    """What somebody asks of the others, and who has agreed."""

    what: Request
    seat: int
    yes: list[int]


class AboutVote(Part, frozen=True):
    """What a seat wants to become of another that keeps everyone waiting."""

    about: int
    seat: int
    choice: Vote


class AboutSitIn(Part, frozen=True):
    """A stretch of decisions that a bot made for somebody."""

    seat: int
    level: str
    since: int
    until: int | None


class ChatLine(Part, frozen=True):
    """A line of chat."""

    seat: int
    text: str
    at: int


class About(Part, frozen=True):
    """Everything about a table but the game itself; the same for every viewer."""

    phase: Phase
    game: str
    options: dict[str, Any]
    settings: AboutSettings
    host: int | None
    seats: list[AboutSeat]
    request: AboutRequest | None
    votes: list[AboutVote]
    sit_ins: list[AboutSitIn]
    chat: list[ChatLine]
    commitment: str
    fork: bool
    ending: Ending | None
    next_table: str | None
    started_at: int | None
    ended_at: int | None


class Own(Part, frozen=True):
    """What the viewer's own seat has arranged, which is nobody else's business."""

    seat: int
    premove: str | None
    hook: bool


class ClockNow(Part, frozen=True):
    """Whose clock runs, and how many milliseconds everybody has left."""

    seat: int | None
    left: int | None
    banks: list[int]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="say"):
    """A message from the server."""


class TableTold(Message, frozen=True, tag="table"):
    """All that a viewer may know of a table, with the facts after the number `since`."""

    table: str
    number: int
    since: int
    facts: list[Fact]
    view: View | None
    about: About
    own: Own | None
    clock: ClockNow | None = None


class NewsTold(Message, frozen=True, tag="news", omit_defaults=True):
    """What is new: the view is always the whole present one; the rest is there if it changed."""

    table: str
    number: int
    since: int
    facts: list[Fact]
    view: View | None
    clock: ClockNow | None = None
    about: About | None = None
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
