"""One table of a simulation, with its people, and what an observer sees at once."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from foretold.table.settings import DaysClock
from foretold.table.slots import SILENCE
from tests.simulation.client_messages import Sent, Told
from tests.simulation.device import Device
from tests.simulation.disk import Disk, Shelf
from tests.simulation.net import Line
from tests.simulation.people import Person
from tests.simulation.plans import Plan
from tests.simulation.simulated_server import House
from tests.simulation.world import HOUR, MINUTE, SECOND, World

if TYPE_CHECKING:
    from tests.simulation.simulation import Simulation

#: Whoever watches is told of a version within so many milliseconds.
FRESH = 45 * SECOND


class Club:
    """A table and its people."""

    def __init__(self, simulation: Simulation, number: int, plan: Plan) -> None:
        self.simulation, self.number, self.plan = simulation, number, plan
        self.world: World = simulation.world
        self.disk: Disk = simulation.disk
        self.is_slow = isinstance(plan.settings.clock, DaysClock)
        self.ping = 10 * MINUTE if self.is_slow else 5 * SECOND
        self.absence = 12 * HOUR if self.is_slow else 3 * MINUTE
        self.lobby_time = HOUR if self.is_slow else 30 * SECOND
        self.table = ""
        self.opened_at = 0
        self.over_at: int | None = None
        self.told: list[Told] = []
        self.secrets: dict[str, str] = {}  # links that were sent, by who got them
        self.used_secrets: list[str] = []
        self.next_tables: set[str] = set()
        self.codes: list[str] = []
        self.people = [Person(self, guest) for guest in plan.guests]
        self.host = self.people[0].who
        self._rows = 0
        self._changed_at = 0
        self._chance = self.world.chance(f"club {number}")
        self.world.after(1, self._open)

    @property
    def shelf(self) -> Shelf:
        """What is stored of the table."""
        return self.disk.shelves.get(self.table) or Shelf()

    @property
    def devices(self) -> list[Device]:
        """All devices of all people."""
        return [device for person in self.people for device in person.devices]

    # The beginning and the end ---------------------------------------------------------------------------------------

    def _open(self) -> None:
        """The host opens the table by HTTP; while that fails, again."""
        if self.table:
            return
        house = self.pick_house(self._chance)
        if house is not None:
            house.open(self.host, self.plan.settings, self._opened)
        self.world.after(10 * SECOND, self._open)

    def _opened(self, result: dict[str, str] | None, code: str | None) -> None:
        self.world.require(result is not None or code == "not-stored", "every command is answered", str(code))
        if result is None or self.table:
            return
        self.table = result["table"]
        self.opened_at = self._changed_at = self.world.now
        self.world.require(bool(self.shelf.rows), "stored, then told", "a table that is not stored was opened")
        self.codes = list(self.simulation.games.game_of(self.plan.settings).codes)
        for person in self.people:
            person.arrive()
        self.world.after(SECOND, self._watch_over)

    def game_is_over(self) -> None:
        """Somebody was told that the game is over."""
        if self.over_at is None:
            self.over_at = self.world.now

    def invited(self, sent: Sent, secret: str) -> None:
        """The host has a link, and gives it to somebody without a seat; without a secret the link is lost."""
        waiting = [p.who for p in self.people if p.guest.is_player and all(d.own is None for d in p.devices)]
        if secret and waiting:
            self.secrets[self._chance.choice(waiting)] = secret

    def come_to_rest(self) -> None:
        """Everybody who was away comes back: the end is quiet."""
        for person in self.people:
            person.come_back()

    # Lines -----------------------------------------------------------------------------------------------------------

    def pick_house(self, chance: random.Random) -> House | None:
        """A server that is up."""
        alive = [house for house in self.simulation.houses if house.alive]
        return chance.choice(alive) if alive else None

    def new_line(self, house: House, device: Device) -> Line:
        """A line to a server."""
        return Line(self.world, house, self.simulation.next_line(), device, device.person.chance)

    # What an observer sees at once -----------------------------------------------------------------------------------

    def committed(self) -> None:
        """A row is in the store: soon everybody who watches must know."""
        self.world.after(FRESH, self._must_know, self.world.now, self.shelf.versions)

    def _must_know(self, since: int, version: int) -> None:
        for device in self.devices:
            watches = device.watching_since is not None and device.watching_since <= since
            if watches and device.line is not None and device.line.up and not device.is_unwelcome:
                knows = device.number >= version
                text = f"{device.who} knows {device.number}, not {version}"
                self.world.require(knows, "everybody who watches is told", text)

    def check_presence(self, away: list[int], house: House, at: int) -> None:
        """Nobody is shown as away who was just heard."""
        seated = {person.who: device.own.seat for person in self.people for device in person.devices if device.own}
        if at == self.world.now:
            return
        for who, seat in seated.items():
            if seat in away:
                heard = house.surely_heard(self.table, who, at)
                text = f"seat {seat} is shown as away, heard at {heard}, {at - heard} ms before"
                self.world.require(at - heard >= SILENCE, "only the silent are away", text)

    def _watch_over(self) -> None:
        """The table must not rest for too long."""
        rows, now = len(self.shelf.rows), self.world.now
        is_watched = any(device.watching_since is not None for device in self.devices)
        if rows != self._rows or not (is_watched or self.is_slow):  # a live table that nobody looks at may rest
            self._rows, self._changed_at = rows, now
        if self.over_at is None:
            text = f"{rows} rows for {(now - self._changed_at) // SECOND} s"
            self.world.require(now - self._changed_at <= self.plan.patience, "no table is stuck", text)
            self.world.after(self.plan.patience // 20, self._watch_over)
