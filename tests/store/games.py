"""Whole games as the hall has them stored."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from foretold.table.effects import Reply, Send
from foretold.table.effects import StoreEntries as Append
from foretold.table.hall import Hall
from foretold.table.settings import DaysClock, ForPerson, Settings

START = 1_790_000_000_000
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


class Luck:
    """Chance from a seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def token(self) -> str:
        return "".join(self._random.choice(LETTERS) for _ in range(14))

    def seed(self) -> str:
        return f"{self._random.getrandbits(256):064x}"

    def number(self) -> int:
        return self._random.getrandbits(32)


class Evening:
    """One table in a hall, and what it had stored; every message to a player is kept."""

    def __init__(self, seed: int, people: list[str]) -> None:
        self.hall = Hall(Luck(seed))
        self.appends: list[Append] = []
        self.views: dict[int, dict[str, Any]] = {}
        self.table = ""
        self._now, self._commands = START + seed * 1_000_000, 0
        self._open(people)

    def _open(self, people: list[str]) -> None:
        options = {"players": len(people)}
        settings = Settings(
            game="predictions", options=options, seats=[ForPerson() for _ in people], clock=DaysClock(days=2),
            listed=True,
        )  # fmt: skip
        for number, who in enumerate(people):
            self.hall.connect(number, who, "en", self._now)
        self.hall.open(1, people[0], settings, "en", self._now)
        self._carry()
        for number, who in enumerate(people):
            self._say(number, do="watch")
            self._say(number, do="sit", seat=number, name=who.title(), salt=f"{number:02x}")
        self._say(1, do="hook", url="https://example.org/secret-path")

    def begin(self) -> None:
        self._say(0, do="begin")
        self._say(0, do="say", text="Bonne chance ! 🍀")

    def play(self, most: int = 1_000) -> None:
        """Random decisions, to the end of the game or so many."""
        chance = random.Random(1)
        for _ in range(most):
            view = self.views[0]
            if view["over"]:
                return
            actor = view["actor"]
            action = chance.choice(self.views[actor]["legal"])
            self._say(actor, do="move", decision=view["decision"], action=action)

    def _say(self, connection: int, **message: Any) -> None:
        if message["do"] != "watch":
            self._commands += 1
            message["id"] = f"c{self._commands}"
        self.hall.receive(connection, json.dumps({**message, "table": self.table}), self._now)
        self._carry()

    def _carry(self) -> None:
        for effect in self._effects():
            self._now += 1
            if isinstance(effect, Append):
                self.appends.append(effect)
                self.hall.stored(effect.table, self._now)
            elif isinstance(effect, Reply):
                assert effect.error is None
                self.table = (effect.result or {})["table"]
            elif isinstance(effect, Send):
                told = json.loads(effect.data)
                assert told["say"] != "refused", told
                if told["say"] in ("news", "table") and "view" in told:
                    self.views[effect.connection] = told["view"]

    def _effects(self) -> Iterator[Any]:
        while effects := self.hall.take():
            yield from effects


@cache
def finished_game(seed: int = 1, people: tuple[str, ...] = ("ada", "bob")) -> tuple[Append, ...]:
    """A game to its end."""
    evening = Evening(seed, list(people))
    evening.begin()
    evening.play()
    assert evening.appends[-1].summary is not None
    assert evening.appends[-1].summary.phase == "over"
    return tuple(evening.appends)


@cache
def running_game(seed: int = 2, people: tuple[str, ...] = ("ada", "bob")) -> tuple[Append, ...]:
    """A game in its first round."""
    evening = Evening(seed, list(people))
    evening.begin()
    evening.play(5)
    assert evening.appends[-1].summary is not None
    assert evening.appends[-1].summary.phase == "playing"
    return tuple(evening.appends)


@cache
def waiting_table(seed: int = 3, people: tuple[str, ...] = ("ada", "eve")) -> tuple[Append, ...]:
    """A table where everybody sits and nothing has begun."""
    return tuple(Evening(seed, list(people)).appends)
