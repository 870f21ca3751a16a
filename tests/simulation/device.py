"""A client program: it keeps a line, watches the table from the number it knows, and passes on what it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tests.simulation.client_messages import (
    AboutSight,
    ChatLine,
    Message,
    Own,
    Sight,
    Told,
    read_about,
    read_message,
    read_own,
    read_sight,
)
from tests.simulation.net import Line
from tests.simulation.world import SECOND

if TYPE_CHECKING:
    from tests.simulation.people import Person


class Device:
    """One browser of a person."""

    def __init__(self, person: Person, *, is_main: bool) -> None:
        self.person, self.club, self.world = person, person.club, person.world
        self.who = person.who
        self.is_main = is_main
        self.line: Line | None = None
        self.number = 0  # the version that it knows
        self.watching_since: int | None = None
        self.is_unwelcome = False
        self.sight: Sight | None = None
        self.about: AboutSight | None = None
        self.chat: dict[int, ChatLine] = {}
        self.own: Own | None = None
        self.away: list[int] = []
        self.changed_at = self.world.now
        self.is_deciding = False
        self._asked: set[int] = {0}  # the numbers that it asked to be told from
        self._chance = person.chance

    # The line --------------------------------------------------------------------------------------------------------

    def connect(self) -> None:
        """Open a line, now or when there is somebody to answer."""
        if self.line is not None or self.person.is_out:
            return
        house = self.club.pick_house(self._chance)
        if house is None:
            self.world.after(self._chance.randrange(300, 2 * SECOND), self.connect)
            return
        line = self.line = self.club.new_line(house, self)
        self.world.after(self._chance.randrange(10, 200), self._connected, line)

    def _connected(self, line: Line) -> None:
        if not line.up or not line.house.alive:
            line.cut()
            return
        line.house.plug_in(line)
        if self.club.plan.cut_every is not None:
            self.world.after(int(self._chance.expovariate(1 / self.club.plan.cut_every)), self._cut, line)
        self.watch()
        self.person.send_again(self)

    def _cut(self, line: Line) -> None:
        if self.world.faults:
            line.cut()

    def lost(self, line: Line) -> None:
        """The line is found dead: open another."""
        if self.line is line:
            self.line = None
            self.watching_since = None
            self.world.after(self._chance.randrange(100, 3 * SECOND), self.connect)

    def watch(self) -> None:
        """Ask for the table, from the number that is known."""
        if self.line is not None and self.line.up:
            self._asked.add(self.number)
            self.line.say(msgspec.json.encode({"do": "watch", "table": self.club.table, "since": self.number}))

    # What comes ------------------------------------------------------------------------------------------------------

    def hear(self, line: Line, data: bytes, committed: dict[str, tuple[int, int]], at: int) -> None:
        """A message of the server."""
        if line is not self.line:
            return
        message = read_message(data)
        versions, rows = committed.get(self.club.table, (0, 0))
        if message.say in ("table", "news"):
            stored = message.number <= versions
            self.world.require(stored, "stored, then told", f"{message.number} is told, {versions} are stored")
            self._hear_table(message, rows, at)
        elif message.say == "presence":
            self.away = message.away
            self.club.check_presence(message.away, line.house, at)
        elif message.say in ("done", "refused") and message.id:
            if message.say == "done":
                stored = message.number <= versions
                self.world.require(stored, "stored, then told", f"{message.id} is done, {versions} are stored")
            self.person.answered(message, line.number, at)
        elif message.say == "refused":
            self._turned_away(message.code)

    def _turned_away(self, code: str) -> None:
        self.watching_since = None
        if code in ("table-private", "table-unknown"):
            self.is_unwelcome = True
        else:
            self.world.after(self._chance.randrange(SECOND, 3 * SECOND), self.watch)

    def _hear_table(self, message: Message, rows: int, at: int) -> None:
        require = self.world.require
        require(message.number >= self.number, "versions never go back", f"{message.number} after {self.number}")
        if message.say == "news":
            require(message.since == self.number, "nothing is left out", f"since {message.since}, knows {self.number}")
        else:
            require(message.since in self._asked, "nothing is left out", f"since {message.since} was not asked")
        if self.watching_since is None:
            self.watching_since = self.world.now
        if message.number > self.number:
            self.changed_at = self.world.now
        self.number = message.number
        if message.view:
            self.sight = read_sight(message.view)
        self.chat |= {line.number: line for line in message.chat}
        if message.about:
            self.about = read_about(message.about)
        if message.own:
            self.own = read_own(message.own)
        self.club.told.append(
            Told(
                self.who, message.say, message.number, message.since, bytes(message.facts), bytes(message.view),
                bytes(message.clock), tuple(message.chat), bytes(message.about), bytes(message.own), rows, at,
            )
        )  # fmt: skip
        self.person.consider(self)
