"""A simulated store: commits in groups, after a while; fails before or after it has written; is full, is slow."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from foretold.table import effects, entries
from foretold.table.entries import AnyEntry
from foretold.table.summary import TableSummary
from tests.simulation.world import SECOND, World

if TYPE_CHECKING:
    from tests.simulation.simulated_server import House

Mood = Literal["well", "full", "torn", "slow"]


@dataclass
class Shelf:
    """What is committed of one table."""

    rows: list[bytes] = field(default_factory=list)
    log: list[AnyEntry] = field(default_factory=list)
    versions: int = 0  # public rows
    summary: TableSummary | None = None
    summaries: dict[int, TableSummary] = field(default_factory=dict)  # by the number of the last row they came with
    thoughts: dict[tuple[int, int], list[tuple[int, str | None]]] = field(default_factory=dict)  # by decision and seat
    calls: list[tuple[int, int, int, str]] = field(default_factory=list)  # rows then, seat, decision, address
    present: dict[int, frozenset[str]] = field(default_factory=dict)  # who was surely there when a row was submitted


@dataclass(frozen=True)
class Wish:
    """Entries on their way to the disk."""

    house: House
    effect: effects.StoreEntries
    rows: tuple[bytes, ...]
    present: frozenset[str]


class Disk:
    """Rows of all tables, with a unique (table, number). It survives every crash, with exactly what was committed."""

    def __init__(self, world: World, *, trouble: float) -> None:
        self.world = world
        self.shelves: dict[str, Shelf] = {}
        self.mood: Mood = "well"
        self.outages: list[tuple[int, str]] = []  # when which table could not be stored or read
        self.listeners: list[House] = []
        self.on_commit: Callable[[str], None] = lambda _table: None
        self._waiting: list[Wish] = []
        self._busy = False
        self._chance: random.Random = world.chance("disk")
        if trouble:
            self._trouble = trouble
            self.world.after(self._pause(), self._turn_bad)

    # Moods -----------------------------------------------------------------------------------------------------------

    def _pause(self) -> int:
        return int(self._chance.expovariate(self._trouble) * SECOND)

    def _turn_bad(self) -> None:
        if self.world.faults:
            self.mood = self._chance.choice(("full", "torn", "torn", "slow"))
            self.world.note(f"disk {self.mood}")
            lasts = self._chance.choice((50, 500, 3_000, 12_000))
            self.world.after(lasts, self._turn_well)

    def _turn_well(self) -> None:
        self.get_well()
        self.world.after(self._pause(), self._turn_bad)

    def get_well(self) -> None:
        """No more trouble, for a while or for good."""
        self.mood = "well"
        self.world.note("disk well")

    # Writing ---------------------------------------------------------------------------------------------------------

    def submit(self, house: House, effect: effects.StoreEntries) -> None:
        """Take entries for the next group."""
        rows = tuple(entries.encode(entry) for entry in effect.entries)
        self.world.note(f"store {effect.table} {effect.first} {b' '.join(rows).decode()}")
        self._waiting.append(Wish(house, effect, rows, house.surely_present(effect.table)))
        if not self._busy:
            self._start()

    def _start(self) -> None:
        self._busy = True
        delay = self._chance.randrange(200, 2_000) if self.mood == "slow" else self._chance.randrange(1, 8)
        self.world.after(delay, self._commit)

    def _commit(self) -> None:
        group, self._waiting = self._waiting, []
        for wish in group:
            if wish.house.alive or self._chance.random() < 0.3:  # a dying process's commit may still arrive
                result = self._write(wish)
                self.world.after(self._chance.randrange(3), self._report, wish, result)
        self._busy = False

    def _write(self, wish: Wish) -> str:
        effect = wish.effect
        shelf = self.shelves.setdefault(effect.table, Shelf())
        if effect.first != len(shelf.rows) + 1:
            return "conflict"
        if self.mood == "full" or (self.mood == "torn" and self._chance.random() < 0.4):
            self.outages.append((self.world.now, effect.table))
            return "failed"
        shelf.rows.extend(wish.rows)
        shelf.log.extend(entries.decode(row) for row in wish.rows)
        shelf.versions += sum(not entry.private for entry in effect.entries)
        shelf.present[len(shelf.rows)] = wish.present
        if effect.summary is not None:
            shelf.summary = shelf.summaries[len(shelf.rows)] = effect.summary
        self.on_commit(effect.table)
        for house in self.listeners:
            house.hear_of(effect.table, len(shelf.rows))
        if self.mood == "torn" and self._chance.random() < 0.5:  # written, but the news of it is lost
            self.outages.append((self.world.now, effect.table))
            return "failed"
        return "stored"

    def _report(self, wish: Wish, result: str) -> None:
        self.world.note(f"{result} {wish.effect.table} {wish.effect.first}")
        house, table = wish.house, wish.effect.table
        if result == "stored":
            house.call("stored", table, self.world.now)
        else:
            house.call("not_stored", table, conflict=result == "conflict")
            self.world.after(SECOND, house.tick)  # a server's ticks are never further apart

    # Reading ---------------------------------------------------------------------------------------------------------

    def load(self, house: House, effect: effects.Load) -> None:
        """Read a table's log, some time later; its news take a while, too."""
        self.world.note(f"load {effect.table} {effect.after}")
        self.world.after(self._chance.randrange(1, 12), self._loaded, house, effect)

    def _loaded(self, house: House, effect: effects.Load) -> None:
        table = effect.table
        if self.mood in ("torn", "full") and self._chance.random() < 0.2:
            self.outages.append((self.world.now, table))
            house.call("not_loaded", table, damaged=False)
            return
        found = [entries.decode(row) for row in self.rows(table)[effect.after :]]
        self.world.after(self._chance.randrange(3), self._hand_over, house, table, found)

    def _hand_over(self, house: House, table: str, found: list[AnyEntry]) -> None:
        house.call("loaded", table, found, self.world.now)

    def rows(self, table: str) -> Sequence[bytes]:
        """What is committed of a table."""
        shelf = self.shelves.get(table)
        return shelf.rows if shelf is not None else []

    def due(self, now: int) -> list[str]:
        """Tables whose turn-based clock has run out, as their summaries say."""
        lines = ((table, shelf.summary) for table, shelf in self.shelves.items())
        return [
            table for table, line in lines if line is not None and line.deadline is not None and line.deadline <= now
        ]
