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
    """The settings that the host chose."""

    clock: Clock
    timeout: Literal["default", "bot"]
    hold: int
    undo: Literal["consent", "off"]
    listed: bool
    memory: bool
    spectators: bool
    chat: bool


class AboutSeat(MessagePart, frozen=True):
    """A seat: its owner, and whether a bot plays for an absent person."""

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
    """A request to the others, and who has agreed."""

    what: Request
    seat: int
    yes: list[int]


class AboutVote(MessagePart, frozen=True):
    """A seat's vote about another that keeps everyone waiting."""

    about: int
    seat: int
    choice: Vote


class AboutSitIn(MessagePart, frozen=True):
    """A span of decisions that a bot made for a person."""

    seat: int
    level: str
    since: int
    until: int | None


class ChatLine(MessagePart, frozen=True):
    """A line of chat. Clients recognise lines that they have by their number."""

    number: int
    seat: int
    text: str
    at: int


class AboutDeal(MessagePart, frozen=True):
    """The progress of the deal: the head of the chain of its events, whether salts are awaited, the last void."""

    head: str
    closed: bool
    void: list[int] | None


class AboutChange(MessagePart, frozen=True):
    """What may change about a table, except for the game itself; the same for every viewer."""

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
    """Everything about a table except for the game itself, with what was fixed when it was opened."""

    game: str
    options: dict[str, Any]
    settings: AboutSettings
    fork: bool


class Own(MessagePart, frozen=True):
    """The private arrangements of the viewer's own seat."""

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
    """Everything that a viewer may know of a table, with the facts after the number `since` and new lines of chat."""

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
    """The news: the whole view if the game went on, new lines of chat, and the rest if it changed."""

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
    """A command, or a request to watch, is refused."""

    id: str
    table: str
    code: str
    text: str


class PresenceTold(Message, frozen=True, tag="presence"):
    """The seats whose people are away."""

    table: str
    away: list[int]


class PongTold(Message, frozen=True, tag="pong"):
    """The answer to a ping."""

    n: int


Told = TableTold | NewsTold | DoneTold | RefusedTold | PresenceTold | PongTold
