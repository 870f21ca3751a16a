"""The commands that people and programs send to a table. Each has an id of its sender's: sent twice, it counts once."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from foretold.table.entries import Request, Vote
from foretold.table.settings import Chair

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
TableId = Annotated[str, msgspec.Meta(max_length=32, pattern="^[A-Za-z0-9]*$")]
Seat = Annotated[int, msgspec.Meta(ge=0, le=11)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
Salt = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{0,64}$")]
LongSalt = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32,64}$")]
Digest = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Command(msgspec.Struct, frozen=True, gc=False, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A command to a table."""

    #: Whether a program with the scope to play may ask it.
    for_programs: ClassVar[bool] = False

    id: Id
    table: TableId = ""


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat: a named one, the one of a seat link, or any free one."""

    for_programs: ClassVar[bool] = True

    name: Name
    seat: Seat | None = None
    secret: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    salt: Salt = ""
    salt_commitment: Digest | None = None


class Commit(Command, frozen=True, tag="commit"):
    """Commit to a salt, or to another one, before the game begins: SHA-256 of it and of the server's commitment."""

    for_programs: ClassVar[bool] = True

    salt_commitment: Digest


class Reveal(Command, frozen=True, tag="reveal"):
    """Reveal the salt that one committed to, when the game is about to begin."""

    for_programs: ClassVar[bool] = True

    salt: LongSalt


class Leave(Command, frozen=True, tag="leave"):
    """Leave one's seat before the game begins."""

    for_programs: ClassVar[bool] = True


class ChangeChair(Command, frozen=True, tag="chair"):
    """Give a free seat to a bot, or back to people (host)."""

    seat: Seat
    chair: Chair


class Invite(Command, frozen=True, tag="invite"):
    """Make a link for one seat (host). The server chooses the secret; only its digest reaches the table."""

    seat: Seat
    digest: str = ""


class Begin(Command, frozen=True, tag="begin"):
    """Deal the cards, once everybody who committed to a salt has revealed it; every seat must be taken."""


class Move(Command, frozen=True, tag="move"):
    """Make a decision; it names the number of the decision that is asked for."""

    for_programs: ClassVar[bool] = True

    decision: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    action: Notation


class Premove(Command, frozen=True, tag="premove"):
    """Set what to do at one's next decision, if it is legal then; null removes it."""

    for_programs: ClassVar[bool] = True

    action: Notation | None


class Undo(Command, frozen=True, tag="undo"):
    """Take back one's last decision: at once if it informed nobody, otherwise with everybody's consent."""


class Ask(Command, frozen=True, tag="ask"):
    """Ask the others to end the game."""

    what: Request


class Answer(Command, frozen=True, tag="answer"):
    """Agree to the present request, or not."""

    for_programs: ClassVar[bool] = True

    yes: bool


class CastVote(Command, frozen=True, tag="vote"):
    """Vote on what happens to a seat that keeps everyone waiting."""

    for_programs: ClassVar[bool] = True

    about: Seat
    choice: Vote


class Return(Command, frozen=True, tag="return"):
    """Take one's seat back from the bot that plays there."""

    for_programs: ClassVar[bool] = True


class Say(Command, frozen=True, tag="say"):
    """Write a line of chat."""

    for_programs: ClassVar[bool] = True

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Mute(Command, frozen=True, tag="mute"):
    """Mute a seat in the chat, or unmute it (host)."""

    seat: Seat
    muted: bool = True


class Hook(Command, frozen=True, tag="hook"):
    """Set the address that is told when it is one's turn; for all seats (host); null removes it."""

    url: Annotated[str, msgspec.Meta(max_length=500, pattern="^https?://")] | None
    everyone: bool = False


class Rematch(Command, frozen=True, tag="rematch"):
    """Ask for another game with the same group; the hall opens the next table and names it."""

    next: str = ""


class Listen(msgspec.Struct, frozen=True, gc=False, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A message from a client to the hall that is not a command."""


class Watch(Listen, frozen=True, tag="watch"):
    """Watch this table from now on, and get what was missed since a number."""

    table: TableId
    since: Annotated[int, msgspec.Meta(ge=0)] = 0


class Unwatch(Listen, frozen=True, tag="unwatch"):
    """Stop watching this table."""

    table: TableId


class Ping(Listen, frozen=True, tag="ping"):
    """Tell the server that the client is still there."""

    n: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0


AnyCommand = (
    Sit | Commit | Reveal | Leave | ChangeChair | Invite | Begin | Move | Premove | Undo | Ask | Answer | CastVote
    | Return | Say | Mute | Hook | Rematch
)  # fmt: skip

AnyMessage = AnyCommand | Watch | Unwatch | Ping

read_message = msgspec.json.Decoder(AnyMessage).decode
read_command = msgspec.json.Decoder(AnyCommand).decode
