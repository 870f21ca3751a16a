"""What the hall asks of the world around it. Each is answered, if at all, by a call of the hall's."""

from __future__ import annotations

from typing import Any

import msgspec

from foretold.engine.view_types import View
from foretold.errors import ForetoldError
from foretold.play.game import Game
from foretold.table.automatic import Turn
from foretold.table.entries import AnyEntry
from foretold.table.slots import NOBODY, Path
from foretold.table.summary import Summary


class Send(msgspec.Struct, frozen=True, gc=False):
    """Send a message to a connection; those to one connection stay in their order."""

    connection: int
    data: bytes


class Reply(msgspec.Struct, frozen=True):
    """Answer a request: with what was asked for, or with a refusal."""

    request: int
    result: dict[str, Any] | None
    error: ForetoldError | None = None


class Store(msgspec.Struct, frozen=True, gc=False):
    """Store these entries, all or none, from this number on; then say `stored` or `not_stored`."""

    table: str
    first: int
    entries: tuple[AnyEntry, ...]
    summary: Summary | None


class Load(msgspec.Struct, frozen=True):
    """Read a table's log, from the entry after this number on; then say `loaded`.

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
    """Let a bot decide from the view of its seat; then say `thought`.

    It is for these people, and somebody sits there and waits or not: thinking time is shared by that.
    """

    table: str
    turn: Turn
    game: Game
    view: View
    seed: int
    people: tuple[str, ...] = ()
    present: bool = True


class Call(msgspec.Struct, frozen=True):
    """Tell an address that it is somebody's turn; `who` asked for it."""

    who: str
    url: str
    body: dict[str, Any]


Effect = Send | Reply | Store | Load | GoOn | Think | Call
