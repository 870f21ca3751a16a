"""A client that sits at a table, plays, and finds back by itself whenever the server is gone.

It is a function of what it was last told: one command at a time, kept until it is answered, and sent again with the
same id after every break. It keeps its own books: what it was acknowledged, and every view it saw.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

import msgspec

from foretold.table import fair
from tests.sockets import Socket

RETRY = 0.4
THINK = 0.15


@dataclass(frozen=True)
class Acknowledged:
    """A command that the server said was done."""

    table: str
    id: str
    do: str
    number: int
    decision: int | None
    action: str | None


@dataclass
class Books:
    """What all clients together were told."""

    acknowledged: list[Acknowledged] = field(default_factory=list)
    # By table, then seat and number: the view, as JSON. As objects they are millions, and to look for garbage among
    # them holds all clients up for seconds, as if the server had been late.
    seen: dict[str, dict[tuple[int, int], bytes]] = field(default_factory=lambda: defaultdict(dict))
    # By table and number: seat, number that the facts go on from, and the facts, as JSON; only where they are wanted.
    told: dict[str, dict[int, list[tuple[int, int, bytes]]]] | None = None
    sent: set[tuple[str, int, str]] = field(default_factory=set)  # table, seat, id
    refused: list[dict[str, Any]] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)


@dataclass
class Place:
    """Where a server listens."""

    host: str
    port: int


#: The seat of who has none.
SPECTATOR = -1


class Client:
    """One seat of one group, at one table after another."""

    def __init__(self, place: Place, cookie: str, seat: int, table: str, books: Books, seed: str) -> None:
        self.place, self.cookie, self.seat, self.table, self.books = place, cookie, seat, table, books
        self.chance = random.Random(seed)
        self.number = 0
        self.view: Any = None
        self.about: Any = None
        self.waiting: dict[str, Any] | None = None
        self.is_back = False
        self.back_at = 0.0
        self.is_paused = False
        self.socket: Socket | None = None
        self.breaks = 0
        self._ids = 0
        self._due = False
        self._task = asyncio.get_running_loop().create_task(self._stay())

    async def _stay(self) -> None:
        """Be connected, whatever happens."""
        while True:
            lost = asyncio.Event()
            try:
                async with asyncio.timeout(10):
                    self.socket = await Socket.connect(
                        self.place.host, self.place.port, self.cookie, self._hear, lost.set
                    )
            except (OSError, TimeoutError):
                await asyncio.sleep(RETRY * (0.5 + self.chance.random()))
                continue
            self._watch()
            await lost.wait()
            self.is_back = False
            self.breaks += 1

    def close(self) -> None:
        self._task.cancel()
        if self.socket is not None:
            self.socket.close()

    # What is heard ---------------------------------------------------------------------------------------------------

    def _hear(self, data: bytes) -> None:
        told = msgspec.json.decode(data)
        match told["say"]:
            case "table" | "news" if told["table"] == self.table:
                self._look(told)
            case "done" if self.waiting is not None and told["id"] == self.waiting["id"]:
                self._done(told)
            case "refused":
                self._refused(told)

    def _look(self, told: dict[str, Any]) -> None:
        before, number, view = self.number, told["number"], told.get("view", self.view)
        if number < before:
            self.books.wrong.append(f"{self.table}: number {number} after {before}")
        elif number == before and self.view is not None and view != self.view:
            self.books.wrong.append(f"{self.table}: another view of number {number}")
        self.number, self.view, self.about = number, view, told.get("about", self.about)
        if told.get("view") is not None:
            self.books.seen[self.table][self.seat, number] = msgspec.json.encode(view)
        if self.books.told is not None and told["facts"]:
            facts = msgspec.json.encode(told["facts"])
            self.books.told[self.table][number].append((self.seat, told["since"], facts))
        if told["say"] == "table" and not self.is_back:
            self._come_back(told)
        elif self.waiting is None:
            self._soon()

    def _come_back(self, told: dict[str, Any]) -> None:
        if self.view is not None and told["own"] is None:
            self.books.wrong.append(f"{self.table}: seat {self.seat} was lost")
        self.is_back, self.back_at = True, time.perf_counter()
        if self.waiting is not None:
            self._send(self.waiting)
        else:
            self._soon()

    def _done(self, told: dict[str, Any]) -> None:
        assert self.waiting is not None
        asked, self.waiting = self.waiting, None
        self.books.acknowledged.append(
            Acknowledged(
                self.table, asked["id"], asked["do"], told["number"], asked.get("decision"), asked.get("action")
            )
        )
        self._soon()

    def _refused(self, told: dict[str, Any]) -> None:
        self.books.refused.append(told)
        if self.waiting is not None and told["id"] == self.waiting["id"]:
            self.waiting = None
            self._soon()
        elif not told["id"] and told["code"] == "store-unavailable" and told["table"] == self.table:
            # Nothing more is told of a table that could not be read: whoever wants to be told asks again.
            asyncio.get_running_loop().call_later(RETRY, self._watch)

    # What is said ----------------------------------------------------------------------------------------------------

    def _soon(self) -> None:
        if not self._due:
            self._due = True
            asyncio.get_running_loop().call_later(self.chance.random() * THINK, self._act)

    def _act(self) -> None:
        """Do what is to be done now, if anything is."""
        self._due = False
        if self.waiting is not None or self.is_paused or not self.is_back or self.about is None:
            return
        about, view = self.about, self.view
        if about["next_table"]:
            self._go_to(about["next_table"])
        elif view is not None and view["over"] and self.seat == 0:
            self._ask(do="rematch")
        elif view is not None and view["legal"]:
            self._ask(do="move", decision=view["decision"], action=self.chance.choice(view["legal"]))
        elif about["phase"] == "open" and about["deal"]["closed"]:
            if about["seats"][self.seat]["salt_commitment"] and not about["seats"][self.seat]["salt"]:
                self._ask(do="reveal", salt=self._salt(about["commitment"]))
        elif about["phase"] == "open" and about["seats"][self.seat]["free"]:
            salt = fair.salt_commitment(about["commitment"], self._salt(about["commitment"]))
            committed = {"salt_commitment": salt} if self.seat % 2 else {}
            self._ask(do="sit", name=f"Player {self.seat}", seat=self.seat, **committed)
        elif about["phase"] == "open" and self.seat == 0 and not any(seat["free"] for seat in about["seats"]):
            self._ask(do="begin")

    def _salt(self, commitment: str) -> str:
        """The same after every break."""
        return fair.digest(f"salt of {self.seat}", commitment)[:32]

    def _watch(self) -> None:
        if self.socket is not None:
            self.socket.say(do="watch", table=self.table, since=self.number)

    def resume(self) -> None:
        """Go on after a pause."""
        self.is_paused = False
        self._soon()

    def _go_to(self, table: str) -> None:
        self.table, self.number, self.view, self.about = table, 0, None, None
        self._watch()

    def _ask(self, **command: Any) -> None:
        self._ids += 1
        self.waiting = {**command, "table": self.table, "id": f"s{self.seat}-{self._ids}"}
        self._send(self.waiting)

    def _send(self, command: dict[str, Any]) -> None:
        self.books.sent.add((self.table, self.seat, command["id"]))
        if self.socket is not None:
            self.socket.say(**command)


class Spectator(Client):
    """Somebody who watches a table, and the next one that its players go to."""

    def _come_back(self, told: dict[str, Any]) -> None:
        self.is_back, self.back_at = True, time.perf_counter()
        if told["own"] is not None:
            self.books.wrong.append(f"{self.table}: a spectator was given a seat")
        self._soon()

    def _act(self) -> None:
        self._due = False
        if self.is_back and self.about is not None and self.about["next_table"]:
            self._go_to(self.about["next_table"])
