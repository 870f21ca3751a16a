"""What is simulated: a table, its people and their habits, and the faults, all from a seed."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from foretold.table.settings import (
    BankClock,
    Chair,
    Clock,
    DaysClock,
    DecisionClock,
    ForBot,
    ForPerson,
    NoClock,
    Settings,
)
from tests.conformance.variants import BUSY, colours
from tests.simulation.world import HOUR, MINUTE, SECOND


@dataclass(frozen=True)
class Habits:
    """How likely a person is to do something, each time there is an occasion."""

    premove: float = 0.0
    chat: float = 0.0
    undo: float = 0.0
    ask: float = 0.0
    agree: float = 0.7
    sleep: float = 0.0  # to think for very long
    wander: float = 0.0  # to go away for a while
    repeat: float = 0.0  # to send a command twice
    stale: float = 0.0  # to answer a decision that is past
    rash: float = 0.0  # to move out of turn
    by_http: float = 0.0
    hook: float = 0.0
    dance: float = 0.0  # to get up again before the game
    commit: float = 0.0  # to a salt, and not to have an open one
    forget: float = 0.0  # to reveal it


@dataclass(frozen=True)
class Guest:
    """Somebody who comes."""

    who: str
    name: str
    devices: int
    habits: Habits
    is_player: bool
    is_steady: bool  # always comes back, and votes


@dataclass(frozen=True)
class Plan:
    """A simulation."""

    settings: Settings
    guests: tuple[Guest, ...]
    think: tuple[int, int]
    cut_every: int | None  # milliseconds, on average, until a line is cut
    crash_every: int | None
    trouble: float  # of the disk, a second
    bots_fail: float
    houses: int
    tick: int
    rematch: bool
    patience: int  # a table that has not changed for so long is stuck


_NAMES = ("Ada", "Bo", "Cléo", "Dör", "Elio", "Fumi")


def plan_for(chance: random.Random, houses: int = 1, like: Plan | None = None) -> Plan:
    """A plan from a stream of chance, with the pace of another."""
    game, options = _game(chance)
    chairs = _chairs(chance, options["players"])
    clock = _clock(chance) if like is None else like.settings.clock
    is_slow = isinstance(clock, DaysClock)
    hold = chance.choice((15, 15, 30, 60))
    settings = Settings(
        game=game, options=options, seats=chairs, clock=clock, hold=hold,
        timeout=chance.choice(("default", "bot")), undo=chance.choice(("consent", "consent", "off")),
        listed=chance.random() < 0.5, memory=chance.random() < 0.7, spectators=chance.random() < 0.8,
        chat=chance.random() < 0.8,
    )  # fmt: skip
    is_rough = chance.random() < 0.8
    minutes = HOUR if is_slow else MINUTE
    return Plan(
        settings=settings,
        guests=_guests(chance, sum(isinstance(chair, ForPerson) for chair in chairs)),
        think=(30 * MINUTE, 9 * HOUR) if is_slow else (SECOND, 7 * SECOND),
        cut_every=int(chance.choice((0.5, 2, 5)) * minutes) if is_rough and chance.random() < 0.7 else None,
        crash_every=int(chance.choice((0.7, 2, 5)) * minutes) if is_rough and chance.random() < 0.6 else None,
        trouble=chance.choice((0.02, 0.1)) * (0.001 if is_slow else 1) if is_rough and chance.random() < 0.5 else 0,
        bots_fail=chance.choice((0, 0.05, 0.3)) if is_rough else 0,
        houses=houses,
        tick=10 * MINUTE if is_slow else SECOND,
        rematch=chance.random() < 0.2,
        patience=_patience(clock, hold),
    )


def _patience(clock: Clock, hold: int) -> int:
    """How long a table may rest: its clock's time, or the hold time and a vote, and some more for faults."""
    if isinstance(clock, DecisionClock):
        return (clock.seconds + 120) * SECOND
    if isinstance(clock, BankClock):
        return (clock.seconds + 20 * clock.increment + 120) * SECOND
    if isinstance(clock, DaysClock):
        return (24 * clock.days + 3) * HOUR
    return (2 * hold + 400) * SECOND


def _clock(chance: random.Random) -> Clock:
    return chance.choice((
        NoClock(),
        DecisionClock(chance.choice((5, 10, 30))),
        BankClock(chance.choice((10, 60, 200)), chance.choice((0, 2, 5))),
        BankClock(chance.choice((10, 60)), 3),
        DaysClock(chance.choice((1, 2))),
    ))  # fmt: skip


def _game(chance: random.Random) -> tuple[str, dict[str, Any]]:
    """Mostly short games, now and then a long one."""
    kind = chance.random()
    if kind < 0.5:
        options: dict[str, Any] = {
            "players": chance.choice((2, 2, 2, 3)),
            "discard": chance.choice(("open", "seer", "blind")),
        }
        if kind < 0.06:
            options["players"] = chance.choice((4, 5))
        if chance.random() < 0.3:
            options |= {"side": "B", "heirs": True, "first": options["players"] - 1}
        if chance.random() < 0.15:
            options["deck"] = BUSY
        return "predictions", options
    options = {"players": chance.choice((3, 3, 4, 5)), "rounds": chance.choice((1, 1, 1, 2))}
    if kind > 0.98:
        options = {"players": chance.choice((3, 6)), **chance.choice(({}, {"target": 12}))}
    if chance.random() < 0.15:
        options["deck"] = colours(chance.choice((3, 5)), 13 if options["players"] > 4 else 11)
    return "all-or-nothing", options


def _chairs(chance: random.Random, players: int) -> list[Chair]:
    people = chance.choice((1, 2, 2, 3, players))
    chairs: list[Chair] = [
        ForPerson() if number < people else ForBot(chance.choice(("random", "novice", "adept")))
        for number in range(players)
    ]
    chance.shuffle(chairs)
    return chairs


def _guests(chance: random.Random, players: int) -> tuple[Guest, ...]:
    guests = []
    for number in range(players + chance.choice((0, 1, 1, 2))):
        is_player = number < players
        name = _NAMES[number] if is_player else f"Watcher {number}"
        devices = chance.choice((1, 1, 1, 2)) if is_player else 1
        is_steady = number == 0 or chance.random() < 0.5
        guests.append(Guest(f"who-{number}", name, devices, _habits(chance), is_player, is_steady))
    return tuple(guests)


def _habits(chance: random.Random) -> Habits:
    def now_and_then(share: float) -> float:
        return share if chance.random() < 0.5 else 0.0

    return Habits(
        premove=now_and_then(0.15), chat=now_and_then(0.03), undo=now_and_then(0.08), ask=now_and_then(0.004),
        agree=chance.choice((0.3, 0.8, 1.0)), sleep=now_and_then(0.03), wander=now_and_then(0.02),
        repeat=now_and_then(0.15), stale=now_and_then(0.05), rash=now_and_then(0.03), by_http=now_and_then(0.2),
        hook=now_and_then(0.3), dance=now_and_then(0.3),
        commit=chance.choice((0.0, 0.5, 1.0)), forget=now_and_then(0.8),
    )  # fmt: skip
