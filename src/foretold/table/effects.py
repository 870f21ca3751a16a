"""What the hall asks of the world around it. Each is answered, if at all, by a call of the hall's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from foretold.errors import ForetoldError
from foretold.play.game import Game
from foretold.table.automatic import Turn
from foretold.table.entries import AnyEntry
from foretold.table.summary import Summary


@dataclass(slots=True, frozen=True)
class Send:
    """Send a message to a connection; those to one connection stay in their order."""

    connection: int
    data: bytes


@dataclass(slots=True, frozen=True)
class Reply:
    """Answer a request: with what was asked for, or with a refusal."""

    request: int
    result: dict[str, Any] | None
    error: ForetoldError | None = None


@dataclass(slots=True, frozen=True)
class Store:
    """Store these entries, all or none, from this number on; then say `stored` or `not_stored`."""

    table: str
    first: int
    entries: tuple[AnyEntry, ...]
    summary: Summary | None


@dataclass(slots=True, frozen=True)
class Load:
    """Read a table's log; then say `loaded`."""

    table: str


@dataclass(slots=True, frozen=True)
class Think:
    """Let a bot decide from the view of its seat; then say `thought`."""

    table: str
    turn: Turn
    game: Game
    view: dict[str, Any]
    seed: int


@dataclass(slots=True, frozen=True)
class Call:
    """Tell an address that it is somebody's turn."""

    url: str
    body: dict[str, Any]


Effect = Send | Reply | Store | Load | Think | Call
