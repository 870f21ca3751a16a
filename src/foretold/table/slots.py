"""A table in the hall: its state in memory, who watches, and what waits for it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from foretold.table.automatic import Turn
from foretold.table.commands import AnyCommand
from foretold.table.news import Viewer
from foretold.table.table import Table

#: After so many milliseconds of silence a player is shown as away.
SILENCE = 15_000


@dataclass(slots=True)
class Connection:
    """Somebody's socket."""

    number: int
    who: str
    lang: str
    heard: int
    watches: set[str] = field(default_factory=set)


@dataclass(slots=True, frozen=True)
class Asker:
    """Where the answer to a command goes: to a connection, or to a request."""

    connection: int | None
    request: int | None
    lang: str


@dataclass(slots=True, frozen=True)
class CommandJob:
    """A command that waits for its table."""

    asker: Asker
    who: str
    command: AnyCommand
    secret: str = ""
    retries: int = 3
    failed: bool = False  # the store failed: whether the command is in the log is seen when that is read again


@dataclass(slots=True, frozen=True)
class OpenJob:
    """A table that is being opened; for a rematch, with the command to the table before it."""

    asker: Asker
    rematch: CommandJob | None = None


@dataclass(slots=True, frozen=True)
class WatchJob:
    """A connection that wants to watch."""

    connection: int
    since: int
    is_behind: bool = False  # the log was read again because of it


@dataclass(slots=True, frozen=True)
class ThoughtJob:
    """What a bot decided; None if it could not."""

    turn: Turn
    action: str | None


@dataclass(slots=True, frozen=True)
class WakeJob:
    """Look at the clock."""


@dataclass(slots=True, frozen=True)
class ReadJob:
    """A request that wants to see the table as a viewer does."""

    request: int
    read: Callable[[Table], Any]


Job = CommandJob | WatchJob | ThoughtJob | WakeJob | ReadJob


@dataclass(slots=True)
class Pending:
    """Entries that are being stored, and what to do when they are."""

    since: int
    more: bool
    job: Job | OpenJob | None
    private: frozenset[int] = frozenset()  # the seats whose own arrangements changed
    turn: bool = False  # whether somebody is asked anew


@dataclass(slots=True)
class Slot:
    """A table's place in the hall."""

    id: str
    loaded_at: int
    table: Table | None = None
    state: Literal["loading", "ready", "storing", "resting"] = "loading"
    inbox: deque[Job] = field(default_factory=deque)
    watchers: dict[int, Viewer] = field(default_factory=dict)
    pending: Pending | None = None
    thinking: Turn | None = None
    wake_at: int | None = None
    away: dict[int, int] = field(default_factory=dict)
    left_at: dict[str, int] = field(default_factory=dict)  # when a person's last connection ended
    told: int = 0  # the version that watchers know of
    touched: int = 0

    def away_since(self, seat: int, now: int, connections: dict[int, Connection]) -> int | None:
        """Since when a seat's person has been silent, None if they are here."""
        table = self.table
        if table is None or (who := table.seats[seat].who) is None:
            return None
        heard = [connections[number].heard for number, viewer in self.watchers.items() if viewer == seat]
        last = max([*heard, self.left_at.get(who, self.loaded_at)])
        return last if now - last >= SILENCE else None

    def ready_table(self) -> Table:
        """The table, where it must be in memory."""
        if self.table is None:
            raise RuntimeError(f"table {self.id} is not in memory")
        return self.table
