"""A desk at which a hall is tested, call by call."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from foretold.table import entries
from foretold.table.effects import CallWebhook, GoOn, Load, Reply, Send, StoreEntries, Think
from foretold.table.hall import Hall
from foretold.table.pace import Pace
from foretold.table.settings import ForBot, ForPerson, Settings
from tests.simulation.simulated_server import SeededLuck

NOW = 1_000_000
#: Bots answer as soon as they have decided: what they do is looked at, not when.
AT_ONCE = Pace(0, 0)


class Desk:
    """A hall with a store that does as it is told."""

    def __init__(self, pace: Pace = AT_ONCE) -> None:
        self.hall = Hall(SeededLuck(random.Random(7)), pace)
        self.now = NOW
        self.log: dict[str, list[entries.AnyEntry]] = {}
        self.said: dict[int, list[dict[str, Any]]] = {}
        self.replies: dict[int, Reply] = {}
        self.calls: list[CallWebhook] = []
        self.thinks: list[Think] = []
        self.outcome = "stored"  # failed, conflict, held
        self.loads = True

    def settle(self) -> None:
        """Carry out effects until there are none."""
        while found := self.hall.take():
            for effect in found:
                if isinstance(effect, Send):
                    self.said.setdefault(effect.connection, []).append(msgspec.json.decode(effect.data))
                elif isinstance(effect, Reply):
                    self.replies[effect.request] = effect
                elif isinstance(effect, StoreEntries):
                    self.store(effect)
                elif isinstance(effect, Load):
                    if self.loads:
                        self.hall.loaded(effect.table, self.log.get(effect.table, [])[effect.after :], self.now)
                    else:
                        self.hall.not_loaded(effect.table, damaged=False)
                elif isinstance(effect, GoOn):
                    self.hall.go_on(effect.table, self.now)
                elif isinstance(effect, Think):
                    self.thinks.append(effect)
                else:
                    self.calls.append(effect)

    def store(self, effect: StoreEntries) -> None:
        """As the next outcome says."""
        if self.outcome == "stored" and effect.first != len(self.log.get(effect.table, [])) + 1:
            self.hall.not_stored(effect.table, conflict=True)
        elif self.outcome == "stored":
            self.log.setdefault(effect.table, []).extend(effect.entries)
            self.hall.stored(effect.table, self.now)
        elif self.outcome != "held":
            conflict, self.outcome = self.outcome == "conflict", "stored"
            self.hall.not_stored(effect.table, conflict=conflict)

    def say(self, connection: int, do: str, **fields: Any) -> dict[str, Any]:
        """A message; returns the last answer."""
        self.hall.receive(connection, msgspec.json.encode({"do": do, **fields}), self.now)
        self.settle()
        said = self.said.get(connection, [{}])
        return next((one for one in reversed(said) if one["say"] in ("done", "refused")), {})

    def last(self, connection: int, say: str) -> dict[str, Any]:
        """The last message of a kind."""
        return next(one for one in reversed(self.said[connection]) if one["say"] == say)

    def open(self, chairs: str = "pp", **settings: Any) -> str:
        """A table, opened by ada; she and bob are connected as 1 and 2, eve as 3, and watch."""
        seats = [ForPerson() if chair == "p" else ForBot("adept") for chair in chairs]
        given = Settings(game="predictions", options={"players": len(chairs), "first": 0}, seats=seats, **settings)
        for number, who in enumerate(("ada", "bob", "eve"), 1):
            self.hall.connect(number, who, "en", self.now)
        self.hall.open(99, "ada", given, "en", self.now)
        self.settle()
        assert self.replies[99].result is not None
        table: str = self.replies[99].result["table"]
        for number in (1, 2, 3):
            self.say(number, "watch", table=table)
        return table

    def begin(self, chairs: str = "pp", **settings: Any) -> str:
        """A table whose game has begun."""
        table = self.open(chairs, **settings)
        for number, name in ((1, "Ada"), (2, "Bob"))[: chairs.count("p")]:
            self.say(number, "sit", id="sit", table=table, name=name)
        assert self.say(1, "begin", id="begin", table=table)["say"] == "done"
        return table

    def turn(self, table: str) -> tuple[int, dict[str, Any]]:
        """The connection of who decides, and a legal move."""
        seat = self.hall.slots[table].ready_table().actor or 0
        message = next(one for one in reversed(self.said[seat + 1]) if one.get("view"))
        view = message["view"]
        return seat + 1, {"table": table, "decision": view["decision"], "action": view["legal"][0]}
