"""Effects: what the hall asks the server to do. If an effect has an answer, it comes as a call of the hall."""

from __future__ import annotations

from typing import Any

import msgspec

from foretold.engine.view_types import View
from foretold.errors import ForetoldError
from foretold.play.game import Game
from foretold.table.automatic import Turn
from foretold.table.entries import AnyEntry
from foretold.table.slots import NOBODY, Path
from foretold.table.summary import TableSummary


class Send(msgspec.Struct, frozen=True, gc=False):
    """Send a message to a connection. Messages to one connection stay in order."""

    connection: int
    data: bytes


class Reply(msgspec.Struct, frozen=True):
    """Answer a request with its result or with a refusal."""

    request: int
    result: dict[str, Any] | None
    error: ForetoldError | None = None


class StoreEntries(msgspec.Struct, frozen=True, gc=False):
    """Store these entries, all or none, with numbers from `first` on; then call `stored` or `not_stored`."""

    table: str
    first: int
    entries: tuple[AnyEntry, ...]
    summary: TableSummary | None


class Load(msgspec.Struct, frozen=True):
    """Read the log of a table after this number; then call `loaded`.

    Whoever it is for waits in turn with others; without anybody, it is for the hall itself.
    """

    table: str
    after: int = 0
    path: Path = NOBODY


class GoOn(msgspec.Struct, frozen=True):
    """Say `go_on` in a later turn: more waits than is done at once. Without a table: of the look at all of them."""

    table: str
    address: str = ""


class Think(msgspec.Struct, frozen=True):
    """Let a bot decide from the view of its seat; then call `thought`.

    `people` sit at the table, and `present` says whether somebody there waits: both decide how thinking time is shared.
    """

    table: str
    turn: Turn
    game: Game
    view: View
    seed: int
    people: tuple[str, ...] = ()
    present: bool = True


class CallWebhook(msgspec.Struct, frozen=True):
    """Notify an address that it is somebody's turn; `who` asked for it."""

    who: str
    url: str
    body: dict[str, Any]


Effect = Send | Reply | StoreEntries | Load | GoOn | Think | CallWebhook
