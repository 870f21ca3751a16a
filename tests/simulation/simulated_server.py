"""A server process in the simulation: carries out the effects of a real hall, and dies."""

from __future__ import annotations

import random
import zlib
from collections.abc import Mapping
from typing import Any

import msgspec

from foretold.table.effects import CallWebhook, GoOn, Load, Reply, Send, StoreEntries, Think
from foretold.table.hall import Hall
from foretold.table.remote import Attendance, attendance
from foretold.table.slots import SILENCE
from tests.simulation.disk import Disk
from tests.simulation.net import Line
from tests.simulation.world import SECOND, World

#: How often a server tells the others who is there, and how much later at most they know.
ATTEND = 3 * SECOND
_NEWS_TAKES = 40
#: Ticks between the moments at which a server loses its ear for the others.
_DEAF_EVERY = 60

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


class SeededLuck:
    """Secrets from a seed, the same in every run."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def token(self) -> str:
        """A name."""
        return "".join(self._chance.choices(_LETTERS, k=14))

    def seed(self) -> str:
        """64 hex digits."""
        return f"{self._chance.getrandbits(256):064x}"

    def number(self) -> int:
        """A number below 2^32."""
        return self._chance.getrandbits(32)


class House:
    """A process with a hall in it. When it dies the memory is gone; the next one has a new number."""

    def __init__(self, world: World, disk: Disk, name: str, *, tick: int, bots_fail: float) -> None:
        self.world, self.disk, self.name = world, disk, name
        self.alive = True
        self.hall = Hall(SeededLuck(world.chance(f"luck {name}")))
        self.lines: dict[int, Line] = {}
        self.requests: dict[int, Any] = {}
        self._heard: dict[tuple[str, str], list[int]] = {}  # when a person who watches a table was heard
        self._chance = world.chance(f"house {name}")
        self._tick = tick
        self._bots_fail = bots_fail
        self._asked = 0
        self._news = world.chance(f"news {name}")
        self._is_deaf = False
        self.deaf_at = 0  # when it last heard nothing of the others
        self.started = world.now
        self.attend = max(ATTEND, tick)
        self._arm(1)

    def join(self, others: list[House]) -> None:
        """Begin to work beside others over the same store: greet them, and tell them now and then who is here."""
        for other in others:
            self.world.after(self._news.randrange(1, 6), other.welcome, self)
        self.world.after(self.attend, self._attend)
        self.world.after(int(self._news.expovariate(1 / _DEAF_EVERY) * self._tick), self._go_deaf)

    def welcome(self, newcomer: House) -> None:
        """Tell one that starts how long this one has been there."""
        if self.alive:
            self.call("joined_cluster", newcomer.started)
            self.world.after(self._news.randrange(1, 6), newcomer.call, "joined_cluster", self.started)

    # The process -----------------------------------------------------------------------------------------------------

    def die(self) -> None:
        """Crash: nothing in memory is left, every connection is cut."""
        self.world.note(f"crash {self.name}")
        self.alive = False
        for line in list(self.lines.values()):
            line.cut()

    def call(self, name: str, *arguments: Any, **named: Any) -> None:
        """Call the hall and carry out what it asks for; a dead process does nothing."""
        if self.alive:
            getattr(self.hall, name)(*arguments, **named)
            self.drain()
            self._arm_for_next()

    def _arm(self, delay: int) -> None:
        self._beat_at = self.world.now + delay
        self.world.after(delay, self._beat, self._beat_at)

    def _arm_for_next(self) -> None:
        """Tick when the next clock runs out, or a bot says what it holds back, if that is before the next tick."""
        wake = self.hall.next_wake()
        if wake is not None and wake < self._beat_at:
            self._arm(max(wake - self.world.now, 1))

    def _beat(self, at: int) -> None:
        """Ticks, as a server has them: every so often, and when a clock runs out."""
        if not self.alive or at != self._beat_at:
            return
        now = self.world.now
        self._arm(self._tick)
        self.tick()
        for table in self.disk.due(now):
            if table not in self.hall.slots:
                self.call("wake", table, now)

    def tick(self) -> None:
        """Time has passed."""
        self.call("tick", self.world.now)

    # The others ------------------------------------------------------------------------------------------------------

    def hear_of(self, table: str, number: int) -> None:
        """A process, this or another, has stored something of a table: word of it is on its way."""
        self.world.after(self._news.randrange(1, _NEWS_TAKES), self._hear_of, table, number)

    def _hear_of(self, table: str, number: int) -> None:
        if not self._is_deaf:
            self.call("changed", table, number)

    def _attend(self) -> None:
        if not self.alive:
            return
        for table, present in attendance(self.hall.slots.values(), self.hall.connections, self.world.now).items():
            for other in self.disk.listeners:
                if other is not self:
                    self.world.after(self._news.randrange(1, _NEWS_TAKES), other.hear_who, table, present)
        self.world.after(self.attend, self._attend)

    def hear_who(self, table: str, present: Attendance) -> None:
        """Who is at a table, but connected to another process."""
        if not self._is_deaf:
            self.call("attended", table, present, self.world.now)

    def _go_deaf(self) -> None:
        """Nothing of the others is heard for a while; then everything is looked at anew."""
        if self.alive and self.world.faults:
            self.world.note(f"deaf {self.name}")
            self._is_deaf = True
            self.world.after(self._news.choice((20, 500, 8_000)), self._hear_again)

    def _hear_again(self) -> None:
        self._is_deaf, self.deaf_at = False, self.world.now
        self.call("missed")
        self.world.after(int(self._news.expovariate(1 / _DEAF_EVERY) * self._tick), self._go_deaf)

    # Effects ---------------------------------------------------------------------------------------------------------

    def drain(self) -> None:
        """Carry out the hall's effects."""
        while found := self.hall.take():
            for effect in found:
                if isinstance(effect, Send):
                    self._send(effect)
                elif isinstance(effect, StoreEntries):
                    self.disk.submit(self, effect)
                elif isinstance(effect, Load):
                    self.disk.load(self, effect)
                elif isinstance(effect, GoOn):
                    self.world.after(1, self._go_on, effect)
                elif isinstance(effect, Think):
                    self._think(effect)
                elif isinstance(effect, Reply):
                    self._reply(effect)
                else:
                    self._webhook(effect)

    def _go_on(self, effect: GoOn) -> None:
        self.call("go_on", effect.table, self.world.now)

    def _send(self, effect: Send) -> None:
        line = self.lines.get(effect.connection)
        if line is not None:
            line.tell(effect.data)

    def _reply(self, effect: Reply) -> None:
        asker = self.requests.pop(effect.request)
        code = effect.error.code if effect.error is not None else None
        self.world.note(f"reply {effect.request} {code} {effect.result}")
        self.world.after(self._chance.randrange(5, 80), asker, effect.result, code)

    def _think(self, effect: Think) -> None:
        """A bot decides from its view, after a while; some die and some talk nonsense, some are very slow."""
        turn = effect.turn
        action: str | None = self._chance.choice(effect.view["legal"])
        delay = self._chance.randrange(20, 1_500)
        if self.world.faults and self._chance.random() < self._bots_fail:
            action = self._chance.choice((None, "nonsense", action))
            delay *= 10
        digest = hash_of(effect.view)
        self.world.note(f"think {effect.table} {turn} {digest} {action}")
        thoughts = self.disk.shelves[effect.table].thoughts
        thoughts.setdefault((turn.decision, turn.seat), []).append((digest, action))
        for _ in range(2 if self.world.faults and self._chance.random() < self._bots_fail else 1):
            self.world.after(delay, self._thought, effect, action, delay)

    def _thought(self, effect: Think, action: str | None, took: int) -> None:
        self.call("thought", effect.table, effect.turn, action, self.world.now, took=took)

    def _webhook(self, effect: CallWebhook) -> None:
        self.world.note(f"call {effect.url} {effect.body}")
        shelf = self.disk.shelves[effect.body["table"]]
        shelf.calls.append((len(shelf.rows), effect.body["seat"], effect.body["decision"], effect.url))

    # What comes in ---------------------------------------------------------------------------------------------------

    def receive(self, line: Line, data: bytes) -> None:
        """A message of a client."""
        if self.alive and line.number in self.lines:
            self.world.note(f"in {line.number} {data.decode()}")
            self._hear(line)
            self.call("receive", line.number, data, self.world.now)
            self._hear(line)  # the message may have been the one that began to watch
            if self._tick > SECOND:  # where ticks are rare because days pass, they are not while somebody is there
                self.world.after(SECOND, self.tick)

    def _hear(self, line: Line) -> None:
        connection = self.hall.connections.get(line.number)
        for table in connection.watches if connection is not None else ():
            self._heard.setdefault((table, line.who), []).append(self.world.now)

    def ask(self, who: str, command: Any, answer: Any) -> None:
        """A command that comes by HTTP."""
        self._asked += 1
        self.requests[self._asked] = answer
        self.world.note(f"request {self._asked} {who} {command}")
        self.call("request", self._asked, who, command, "en", self.world.now)

    def open(self, who: str, settings: Any, answer: Any) -> None:
        """A table that is opened by HTTP."""
        self._asked += 1
        self.requests[self._asked] = answer
        self.call("open", self._asked, who, settings, "en", self.world.now)

    def plug_in(self, line: Line) -> None:
        """A socket is open."""
        self.lines[line.number] = line
        self.call("connect", line.number, line.who, "en", self.world.now)

    def unplug(self, line: Line) -> None:
        """A socket is found closed."""
        if self.lines.pop(line.number, None) is not None:
            self.world.note(f"gone {line.number}")
            self.call("disconnect", line.number, self.world.now)

    # What an observer knows ------------------------------------------------------------------------------------------

    def surely_present(self, table: str) -> frozenset[str]:
        """Who can't be away from a table: heard a moment ago, and before the hall last looked round."""
        soon = self.world.now - SILENCE + SECOND
        present = {who for who, heard in self._heard_by(table, 2 * SECOND) if heard >= soon}
        for other in self._others_known():
            present |= {who for who, heard in other._heard_by(table, self.late + 2 * SECOND) if heard >= soon}
        return frozenset(present)

    def _heard_by(self, table: str, lag: int) -> list[tuple[str, int]]:
        before = self.world.now - lag
        return [(who, self.heard_at(table, who, before)) for where, who in self._heard if where == table]

    @property
    def late(self) -> int:
        """How much later than the others this one knows who is connected to them."""
        return self.attend + _NEWS_TAKES

    def _others_known(self) -> list[House]:
        """Those whose word of who is there must have reached this one by now."""
        outage = self.disk.outages[-1][0] if self.disk.outages else 0  # after one, everybody has to watch anew
        if self._is_deaf or self.world.now - max(self.deaf_at, self.started, outage) <= SILENCE + self.late:
            return []
        return [other for other in self.disk.listeners if other is not self and other.alive]

    def surely_heard(self, table: str, who: str, at: int) -> int:
        """When a person was last heard, here or elsewhere, as far as it must be known here; 0: never."""
        elsewhere = [other.heard_at(table, who, at - self.late) for other in self._others_known()]
        return max(self.heard_at(table, who, at), *elsewhere, 0)

    def heard_at(self, table: str, who: str, before: int) -> int:
        """When a person was last heard before a moment; 0: never."""
        return next((at for at in reversed(self._heard.get((table, who), [])) if at < before), 0)


def hash_of(view: Mapping[str, Any]) -> int:
    """A short form of a view for the trace."""
    return zlib.crc32(msgspec.json.encode(view))
