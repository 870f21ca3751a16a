"""The entries of a table's log. A table is a function of this list.

Each entry has the time at which it was made, in milliseconds since 1970 by the system clock, and by how much the hall's
time, which never jumps, was ahead of it: players' clocks use the hall's time. Entries marked private are told only to
the seat they concern, and don't count in the numbers that clients see.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

import msgspec

from foretold.play.versions import FIRST, Version
from foretold.table.settings import Chair, Settings

By = Literal["person", "bot", "clock", "premove"]
Ending = Literal["abandoned"]
Request = Literal["undo", "abandon"]
Vote = Literal["wait", "bot", "end"]


class Entry(msgspec.Struct, frozen=True, gc=False, tag_field="kind", omit_defaults=True, kw_only=True):
    """Something that happened at a table."""

    private: ClassVar[bool] = False

    at: int
    ahead: int = 0

    @property
    def moment(self) -> int:
        """Return when it was made, in the hall's time."""
        return self.at + self.ahead


class Origin(msgspec.Struct, frozen=True):
    """The origin of a forked game: a record, and how many of its decisions stand."""

    record: dict[str, Any]
    decisions: int


class TableOpened(Entry, frozen=True, tag="opened"):
    """The first entry: the table exists. The seed is the server's secret until the game is over.

    The version is that of the record format, which says what the built-in deck is; logs that are older than the second
    name none.
    """

    settings: Settings
    host: str
    seed: str
    version: Version = FIRST
    origin: Origin | None = None
    kept_for: dict[int, str] = {}


class ChairChanged(Entry, frozen=True, tag="chair"):
    """The host gives a free seat to a bot or to people, before the game."""

    seat: int
    chair: Chair
    who: str = ""
    id: str = ""


class Invited(Entry, frozen=True, tag="invited"):
    """The host makes a link for one seat; its secret is kept as a digest. Everybody sees that the seat is kept."""

    seat: int
    digest: str
    who: str = ""
    id: str = ""


class Seated(Entry, frozen=True, tag="seated"):
    """Somebody sits down; the salt is their part in the shuffle: open, or committed to."""

    seat: int
    who: str
    name: str
    salt: str
    id: str
    salt_commitment: str = ""


class Committed(Entry, frozen=True, tag="committed"):
    """A seated person commits to another salt, before the game."""

    seat: int
    salt_commitment: str
    who: str = ""
    id: str = ""


class Closed(Entry, frozen=True, tag="closed"):
    """The game is about to begin: the list of commitments is closed, and salts are revealed."""

    who: str = ""
    id: str = ""


class Revealed(Entry, frozen=True, tag="revealed"):
    """Somebody reveals the salt that they committed to."""

    seat: int
    salt: str
    who: str = ""
    id: str = ""


class Voided(Entry, frozen=True, tag="voided"):
    """These seats did not reveal their salts in time: the deal is void, and the server commits to another seed."""

    seats: list[int]
    seed: str


class Left(Entry, frozen=True, tag="left"):
    """A person leaves their seat, before the game."""

    seat: int
    who: str = ""
    id: str = ""


class Began(Entry, frozen=True, tag="began"):
    """The cards are dealt, by this method: 1 is that from before salts were committed to."""

    deal: int = 1
    who: str = ""
    id: str = ""


class Decided(Entry, frozen=True, tag="decided"):
    """A seat made a decision, itself or through another."""

    seat: int
    action: str
    by: By = "person"
    id: str = ""


class TookBack(Entry, frozen=True, tag="took-back"):
    """A decision and all later ones are taken back; `decisions` stand."""

    seat: int
    decisions: int
    id: str = ""


class Requested(Entry, frozen=True, tag="requested"):
    """A player asks for something that needs the consent of all."""

    seat: int
    what: Request
    id: str = ""


class Answered(Entry, frozen=True, tag="answered"):
    """A player agrees to the present request, or does not."""

    seat: int
    yes: bool
    id: str = ""


class Voted(Entry, frozen=True, tag="voted"):
    """A player votes on what happens to somebody who keeps everyone waiting."""

    seat: int
    about: int
    choice: Vote
    id: str = ""


class BotSatIn(Entry, frozen=True, tag="sat-in"):
    """A bot plays for somebody who is away."""

    seat: int
    level: str


class Returned(Entry, frozen=True, tag="returned"):
    """Somebody takes their seat back from a bot."""

    seat: int
    id: str = ""


class Premoved(Entry, frozen=True, tag="premoved"):
    """A player sets what to do at their next decision; None removes it."""

    private: ClassVar[bool] = True

    seat: int
    action: str | None
    id: str = ""


class Hooked(Entry, frozen=True, tag="hooked"):
    """The address that is told when it is this seat's turn, or any seat's if there is none."""

    private: ClassVar[bool] = True

    seat: int | None
    url: str | None
    who: str = ""
    id: str = ""


class Said(Entry, frozen=True, tag="said"):
    """A line of chat."""

    seat: int
    text: str
    id: str = ""


class Muted(Entry, frozen=True, tag="muted"):
    """The host mutes a seat in the chat, or unmutes it."""

    seat: int
    muted: bool
    who: str = ""
    id: str = ""


class Resumed(Entry, frozen=True, tag="resumed"):
    """The server was away; the clock of the present decision starts anew."""


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same group continues at another table."""

    seat: int
    table: str
    id: str = ""


class Ended(Entry, frozen=True, tag="ended"):
    """The game ends early."""

    reason: Ending
    seat: int | None = None
    id: str = ""


AnyEntry = (
    TableOpened | ChairChanged | Invited | Seated | Committed | Closed | Revealed | Voided | Left | Began
    | Decided | TookBack | Requested | Answered | Voted | BotSatIn | Returned | Premoved | Hooked | Said
    | Muted | Resumed | Rematched | Ended
)  # fmt: skip

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
