"""What the hall asks of the world around it. Each is answered, if at all, by a call of the hall's."""

from __future__ import annotations

from typing import Any

import msgspec

from foretold.errors import ForetoldError
from foretold.play.game import Game
from foretold.table.automatic import Turn
from foretold.table.entries import AnyEntry
from foretold.table.summary import TableSummary


class Send(msgspec.Struct, frozen=True, gc=False):
    """Send a message to a connection; those to one connection stay in their order."""

    connection: int
    data: bytes


class Reply(msgspec.Struct, frozen=True):
    """Answer a request: with what was asked for, or with a refusal."""

    request: int
    result: dict[str, Any] | None
    error: ForetoldError | None = None


class StoreEntries(msgspec.Struct, frozen=True, gc=False):
    """Store these entries, all or none, from this number on; then say `stored` or `not_stored`."""

    table: str
    first: int
    entries: tuple[AnyEntry, ...]
    summary: TableSummary | None


class Load(msgspec.Struct, frozen=True):
    """Read a table's log, from the entry after this number on; then say `loaded`."""

    table: str
    after: int = 0


class Think(msgspec.Struct, frozen=True):
    """Let a bot decide from the view of its seat; then say `thought`.

    It is for these people, and somebody sits there and waits or not: thinking time is shared by that.
    """

    table: str
    turn: Turn
    game: Game
    view: dict[str, Any]
    seed: int
    people: tuple[str, ...] = ()
    present: bool = True


class CallWebhook(msgspec.Struct, frozen=True):
    """Tell an address that it is somebody's turn; `who` asked for it."""

    who: str
    url: str
    body: dict[str, Any]


Effect = Send | Reply | StoreEntries | Load | Think | CallWebhook
