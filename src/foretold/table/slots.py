"""A table in the hall: its state in memory, its watchers, and its waiting jobs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from foretold.table import clocks
from foretold.table.allowance import Allowance, AllowanceBucket, watching
from foretold.table.automatic import Turn
from foretold.table.commands import AnyCommand
from foretold.table.news import Viewer
from foretold.table.table import Table

if TYPE_CHECKING:
    from foretold.table.inbox import Inbox

#: An address and a person, each empty where it is not known: whom work is done for, so that others get their turn.
Path = tuple[str, str]
NOBODY: Path = ("", "")

#: Milliseconds of silence after which a player is shown as away.
SILENCE = 15_000


class Asker(msgspec.Struct, frozen=True, gc=False):
    """The receiver of the answer to a command: a connection or a request."""

    connection: int | None
    request: int | None
    lang: str
    path: Path = NOBODY


@dataclass(slots=True)
class Connection:
    """A person's socket."""

    number: int
    who: str
    lang: str
    heard: int
    address: str = ""
    watches: set[str] = field(default_factory=set)
    asker: Asker = field(init=False)  # made once, and not with every message
    may_watch: AllowanceBucket = field(init=False)
    is_believed: bool = True  # until it claims to have heard more than there is in a log

    def __post_init__(self) -> None:
        self.asker = Asker(self.number, None, self.lang, (self.address, self.who))
        self.may_watch = watching(self.heard)


class CommandJob(msgspec.Struct, frozen=True, gc=False):
    """A command that waits for its table."""

    asker: Asker
    who: str
    command: AnyCommand
    secret: str = ""
    retries: int = 3
    failed: bool = False  # the store failed: whether the command is in the log is seen when that is read again
    fresh: bool = False


class OpenJob(msgspec.Struct, frozen=True):
    """A table that is being opened; for a rematch, with the command to the table before it."""

    asker: Asker
    rematch: CommandJob | None = None


class WatchJob(msgspec.Struct, frozen=True, gc=False):
    """A connection that wants to watch."""

    connection: int
    since: int
    fresh: bool = False


class ThoughtJob(msgspec.Struct, frozen=True):
    """A bot's decision; None if it could not decide."""

    turn: Turn
    action: str | None
    began: int  # when it began to think


class WakeJob(msgspec.Struct, frozen=True):
    """Check the clock."""


class ReadJob(msgspec.Struct, frozen=True):
    """A request to see the table as a viewer does."""

    request: int
    read: Callable[[Table], Any]
    path: Path = NOBODY
    fresh: bool = False


AskingJob = CommandJob | WatchJob | ReadJob
Job = AskingJob | ThoughtJob | WakeJob


class Pending(msgspec.Struct, gc=False):
    """Entries that are being stored, and what to do afterwards."""

    since: int
    more: bool  # whether anything about the table changed besides the game and the chat
    job: Job | OpenJob | None
    private: frozenset[int] = frozenset()  # the seats whose own arrangements changed
    turn: bool = False  # whether somebody is asked anew
    game: bool = True  # whether the game went on


@dataclass(slots=True)
class Slot:
    """A table in the hall."""

    id: str
    loaded_at: int
    inbox: Inbox
    table: Table | None = None
    state: Literal["loading", "ready", "storing", "opening", "resting"] = "loading"
    goes_on: bool = False  # the rest of the inbox is for a later turn
    opening: str = ""  # the table of the rematch that is being stored
    watchers: dict[int, Viewer] = field(default_factory=dict)
    pending: Pending | None = None
    thinking: Turn | None = None
    held: ThoughtJob | None = None  # what it has decided, and when it says so
    due: int = 0
    wake_at: int | None = None
    away: dict[int, int] = field(default_factory=dict)
    left_at: dict[str, int] = field(default_factory=dict)  # when a person's last connection ended
    heard_remotely: dict[int, int] = field(default_factory=dict)  # when seats were heard by other servers
    noted: int = 0  # another server has stored entries up to this number
    told: int = 0  # the version that watchers know of
    touched: int = 0
    allowance: Allowance = field(default_factory=Allowance)

    def who_is_away(self, now: int, connections: dict[int, Connection]) -> dict[int, int]:
        """Return the seats of people who have been silent for long, and since when."""
        table = self.table
        if table is None:
            return {}
        heard: dict[Viewer, int] = {}
        for number, viewer in self.watchers.items():
            heard[viewer] = max(connections[number].heard, heard.get(viewer, 0))
        away = {}
        for seat, state in enumerate(table.seats):
            if state.who is not None and state.stand_in is None:
                here = max(heard.get(seat, 0), self.left_at.get(state.who, self.loaded_at))
                taken_at = state.taken_at if state.taken_at <= now + clocks.LEEWAY else 0  # by another clock
                last = max(here, self.heard_remotely.get(seat, 0), taken_at)
                if now - last >= SILENCE:
                    away[seat] = last
        return away

    def let_go(self, connection: Connection, now: int) -> None:
        """Remove a watching connection."""
        if self.watchers.pop(connection.number, None) is not None:
            self.left_at[connection.who] = now
            self.touched = now

    def retime(self, by: int) -> None:
        """Set the hall's time; what happened keeps its age."""
        self.loaded_at += by
        self.touched += by
        self.due += by
        self.wake_at = None
        for times in (self.away, self.left_at, self.heard_remotely):
            for key in times:
                times[key] += by  # type: ignore[index]  # of seats or of people, each with its own

    def has_players(self, now: int) -> bool:
        """Return whether a player is connected, here or at another server."""
        seats_here = any(viewer is not None for viewer in self.watchers.values())
        return seats_here or any(now - heard < SILENCE for heard in self.heard_remotely.values())

    def ready_table(self) -> Table:
        """Return the table, which must be in memory."""
        if self.table is None:
            raise RuntimeError(f"table {self.id} is not in memory")
        return self.table
