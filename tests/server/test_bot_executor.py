"""Thinking time is shared: by person, by table, people who wait first; quick bots never wait for searches."""

from __future__ import annotations

import asyncio
import heapq
import threading
import time
from contextlib import AsyncExitStack
from typing import Any

import pytest

from foretold.play.game import Game
from foretold.server.bot_executor import BotExecutor, BotQueue
from foretold.server.last_addresses import LastAddresses
from foretold.server.logs import Log
from foretold.server.metrics import Metrics
from foretold.table.automatic import Turn
from foretold.table.effects import Think
from tests.server.server_process import Server
from tests.server.test_play import seated

GAME = Game("predictions", {"players": 2})
SEARCH = 1_000
VIEW = GAME.deal(seed=1).view(0)


def thought(table: str, *people: str, level: str = "seer", present: bool = True, decision: int = 0) -> Think:
    turn = Turn(decision, 0, level, "bot", 0)
    return Think(table, turn, GAME, VIEW, 0, people, present)


class Simulated:
    """Some threads in simulated time: every thought takes as long as the last, and its table asks for the next one."""

    def __init__(self, threads: int, addresses: LastAddresses | None = None) -> None:
        self.turns, self.free, self.now = BotQueue(addresses), threads, 0
        self.running: list[tuple[int, int, Think]] = []
        self.began: dict[str, list[int]] = {}
        self.asked: dict[str, int] = {}
        self.waits: dict[str, list[int]] = {}
        self._number = 0

    def ask(self, effect: Think) -> None:
        self.asked[effect.table] = self.now
        self.turns.put(effect)

    def run(self, until: int, *, again: bool = True) -> None:
        """Go on until then; a table whose bot has answered asks for the next decision at once."""
        while True:
            while self.free and (effect := self.turns.take()) is not None:
                self.free -= 1
                self.waits.setdefault(effect.table, []).append(self.now - self.asked[effect.table])
                self._number += 1
                heapq.heappush(self.running, (self.now + SEARCH, self._number, effect))
            if not self.running or self.running[0][0] > until:
                self.now = until
                return
            self.now, _, done = heapq.heappop(self.running)
            self.free += 1
            if again:
                self.ask(done)


def test_one_person_with_many_tables_keeps_nobody_waiting() -> None:
    clock = Simulated(2)
    for number in range(19):
        clock.ask(thought(f"flood{number}", "flood"))
    clock.run(10_500)
    clock.ask(thought("mine", "ada"))
    clock.run(60_000)
    assert max(clock.waits["mine"]) <= SEARCH  # what is being thought is thought to its end, and no more
    flood = sum(len(clock.waits[f"flood{number}"]) for number in range(19))
    assert len(clock.waits["mine"]) >= 0.9 * 50_000 / (2 * SEARCH)
    assert flood > len(clock.waits["mine"])  # the rest of the time is theirs: nothing is wasted


def test_tables_of_one_person_take_turns() -> None:
    clock = Simulated(1)
    for number in range(4):
        clock.ask(thought(f"t{number}", "ada"))
    clock.run(40_000)
    counts = [len(clock.waits[f"t{number}"]) for number in range(4)]
    assert max(counts) - min(counts) <= 1


def test_where_nobody_waits_comes_later_but_comes() -> None:
    clock = Simulated(1)
    for number in range(5):
        clock.ask(thought(f"empty{number}", f"away{number}", present=False))
        clock.ask(thought(f"full{number}", f"here{number}"))
    clock.run(100_000)
    full = sum(len(clock.waits[f"full{number}"]) for number in range(5))
    empty = sum(len(clock.waits[f"empty{number}"]) for number in range(5))
    assert 6 * empty < full < 10 * empty


def test_a_table_is_charged_to_the_one_who_has_least() -> None:
    clock = Simulated(1)
    for number in range(20):
        clock.ask(thought(f"flood{number}", "flood"))
    clock.ask(thought("common", "flood", "ada"))
    clock.run(20_000, again=False)
    assert clock.waits["common"] == [SEARCH]


def test_a_table_has_one_thought_at_a_time() -> None:
    turns = BotQueue()
    for decision in range(50):
        turns.put(thought("t", "ada", decision=decision))
    assert len(turns) == 1
    taken = turns.take()
    assert taken is not None
    assert taken.turn.decision == 49
    assert turns.take() is None
    assert len(turns) == 0


async def test_a_quick_bot_answers_while_all_searches_wait(monkeypatch: Any) -> None:
    gate = threading.Event()

    def decide(_: BotExecutor, effect: Think) -> str:
        if effect.turn.level == "seer":
            gate.wait(60)
        return "pass"

    monkeypatch.setattr(BotExecutor, "_decide", decide)

    thinkers = BotExecutor(2, 1.0, Metrics(), Log("error"))
    order: list[str] = []
    quick: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    finished: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def tell(effect: Think, _action: str | None, _seconds: float) -> None:
        order.append(effect.table)
        if effect.table == "quick":
            quick.set_result(None)
        if len(order) == 21:
            finished.set_result(None)

    for number in range(20):
        thinkers.think(thought(f"flood{number}", "flood"), tell)
    assert thinkers.waiting == 18
    thinkers.think(thought("quick", "ada", level="adept"), tell)
    await asyncio.wait_for(quick, 60)
    gate.set()
    await asyncio.wait_for(finished, 60)
    thinkers.close()
    assert order[0] == "quick"


async def test_after_the_end_nothing_begins_and_nothing_fails() -> None:
    thinkers = BotExecutor(1, 0.01, Metrics(), Log("error"))
    thinkers.close()
    thinkers.think(thought("late", "ada"), lambda *_: None)
    thinkers.think(thought("late too", "ada", level="adept"), lambda *_: None)
    assert thinkers.waiting == 2


def test_a_search_takes_less_on_a_slow_machine_and_more_again() -> None:
    thinkers = BotExecutor(1, 1.0, Metrics(), Log("error"))
    budget = thinkers._seconds
    thinkers._measure(4 * budget)
    assert thinkers._speed == 0.25
    thinkers._measure(0.001)  # no choice: nothing is learned
    assert thinkers._speed == 0.25
    for _ in range(30):
        thinkers._measure(budget / 2)
    assert thinkers._speed == 1.0
    thinkers.close()


def test_what_anybody_may_read_tells_nothing_of_how_long_a_bot_thinks() -> None:
    """Anybody may read what is counted: thoughts that have begun are in none of it, nor how long they took."""
    page = Metrics().page()
    assert "foretold_bot_seconds" not in page
    assert "foretold_bot_wait_seconds_count 0" in page


@pytest.mark.slow
async def test_in_real_time_no_decision_comes_before_its_time(own_server: Server) -> None:
    """Decisions without a choice too: measured at the other end of a socket, from one message to the next."""
    pause = 0.05
    own_server.settings["FORETOLD_BOT_PAUSE"] = str(pause)

    async with AsyncExitStack() as stack:
        await asyncio.to_thread(own_server.start)
        table, (person,) = await seated(stack, own_server.url, [None, "novice", "adept"], "all-or-nothing")
        waits: list[float] = []
        told = (await person.get(f"/api/v1/tables/{table}"))["view"]
        while len(waits) < 30:
            view, asked = told, time.monotonic()
            if view["legal"]:
                action = view["legal"][0]
                await person.send(do="move", table=table, decision=view["decision"], action=action)
            at = view["decision"]
            while told["decision"] <= at:
                told = (await person.hear(lambda m: "view" in m))["view"]
            if not view["legal"] and len(person.heard) > 20:
                waits.append(time.monotonic() - asked)
        # The message before may have been late; what comes after it is early by as much, so the middle one counts.
        assert sorted(waits)[len(waits) // 2] > 0.8 * pause
