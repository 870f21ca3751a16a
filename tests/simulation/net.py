"""A connection between a client and a server process: ordered, slow, and cut at any moment."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Protocol

from tests.simulation.world import SECOND, World

if TYPE_CHECKING:
    from tests.simulation.simulated_server import House


class End(Protocol):
    """The client's end of a line."""

    who: str

    def hear(self, line: Line, data: bytes, committed: dict[str, tuple[int, int]], at: int) -> None:
        """A message has come."""

    def lost(self, line: Line) -> None:
        """The line is found dead."""


class Line:
    """One WebSocket. What is under way when it is cut is lost; each end notices after a while of its own."""

    def __init__(self, world: World, house: House, number: int, end: End, chance: random.Random) -> None:
        self.world, self.house, self.number, self.end = world, house, number, end
        self.up = True
        self.since = world.now
        self._latency = chance.choice((5, 20, 20, 60, 250))
        self._chance = chance
        self._next_up = self._next_down = 0

    @property
    def who(self) -> str:
        """Whose line it is."""
        return self.end.who

    def _delay(self, last: int) -> int:
        """When the next message may arrive: none overtakes another."""
        return max(self.world.now + self._latency + int(self._chance.random() * self._latency), last + 1)

    def say(self, data: bytes) -> None:
        """From the client to the server."""
        self._next_up = self._delay(self._next_up)
        self.world.after(self._next_up - self.world.now, self._arrive, data)

    def _arrive(self, data: bytes) -> None:
        if self.up:
            self.house.receive(self, data)

    def tell(self, data: bytes) -> None:
        """From the server to the client; what is committed at this moment goes along for the checks."""
        self.world.note(f"out {self.number} {data.decode()}")
        committed = {table: (shelf.versions, len(shelf.rows)) for table, shelf in self.house.disk.shelves.items()}
        self._next_down = self._delay(self._next_down)
        self.world.after(self._next_down - self.world.now, self._deliver, data, committed, self.world.now)

    def _deliver(self, data: bytes, committed: dict[str, tuple[int, int]], at: int) -> None:
        if self.up:
            self.end.hear(self, data, committed, at)

    def cut(self) -> None:
        """The line is dead."""
        if self.up:
            self.up = False
            self.world.after(self._chance.randrange(1, 20 * SECOND), self.house.unplug, self)
            self.world.after(self._chance.randrange(1, 6 * SECOND), self.end.lost, self)
