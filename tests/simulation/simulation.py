"""One simulation from its seed: a world, a disk, servers that crash, and one or two tables with their people."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from foretold.play.game import Game
from foretold.table.settings import Settings
from tests.simulation.audit import check_log
from tests.simulation.disk import Disk
from tests.simulation.plans import plan_for
from tests.simulation.simulated_server import House
from tests.simulation.simulated_table import Club
from tests.simulation.world import SECOND, START, Broken, World

#: How long the quiet end lasts, in which everybody must be told everything.
QUIET = 50 * SECOND
#: More events than any game needs, also one of many weeks that nobody may end without those who are away.
MOST_EVENTS = 2_000_000


@dataclass(frozen=True)
class Outcome:
    """What became of a simulation."""

    seed: str
    games: int
    decisions: int
    messages: int
    seconds: float  # simulated
    trace: str
    broken: str | None = None  # the invariant
    text: str = ""
    tail: tuple[str, ...] = ()


class Games:
    """Games are immutable: one for all tables with the same options."""

    def __init__(self) -> None:
        self._games: dict[bytes, Game] = {}

    def game_of(self, settings: Settings) -> Game:
        """The game that settings describe."""
        key = msgspec.json.encode((settings.game, settings.options))
        if key not in self._games:
            self._games[key] = Game(settings.game, settings.options)
        return self._games[key]


class Simulation:
    """Everything that is simulated together."""

    games = Games()

    def __init__(self, seed: str, *, houses: int = 1) -> None:
        self.world = World(seed)
        chance = self.world.chance("plan")
        plans = [plan_for(chance, houses)]
        if chance.random() < 0.25:  # a second table; where one of them takes days, both do
            plans.append(plan_for(chance, houses, like=plans[0]))
        first = plans[0]
        self._tick, self._bots_fail, self._crash_every = min(p.tick for p in plans), first.bots_fail, first.crash_every
        self.crashes: list[int] = []
        self.disk = Disk(self.world, trouble=first.trouble)
        self.houses: list[House] = []
        self._lines = self._started = 0
        self._chance = chance
        self.several = houses > 1
        for _ in range(houses):
            self._start()
        self.clubs = [Club(self, number, plan) for number, plan in enumerate(plans)]
        self.disk.on_commit = self._committed
        if self._crash_every is not None:
            self.world.after(int(chance.expovariate(1 / self._crash_every)), self._crash)

    def next_line(self) -> int:
        """A number that no line has had."""
        self._lines += 1
        return self._lines

    def _committed(self, table: str) -> None:
        for club in self.clubs:
            if club.table == table:
                club.committed()

    # Servers ---------------------------------------------------------------------------------------------------------

    def _start(self) -> None:
        self._started += 1
        house = House(self.world, self.disk, f"h{self._started}", tick=self._tick, bots_fail=self._bots_fail)
        if self.several:
            house.join(self.houses)
        self.houses = [*self.houses, house]
        self.disk.listeners = self.houses

    def _crash(self) -> None:
        if not self.world.faults or self._crash_every is None:
            return
        victim = self._chance.choice(self.houses)
        victim.die()
        self.crashes.append(self.world.now)
        self.houses = [house for house in self.houses if house is not victim]
        self.world.after(self._chance.choice((10, 1_000, 5_000, 30_000)), self._start)
        self.world.after(int(self._chance.expovariate(1 / self._crash_every)) + 35 * SECOND, self._crash)

    # The run ---------------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Until every game is over, then a quiet end, then the checks of what is left."""
        self.world.run(self._is_played)
        self.world.faults = False
        self.disk.get_well()
        for club in self.clubs:
            club.come_to_rest()
        ends = self.world.now + QUIET
        self.world.run(lambda: self.world.now >= ends)
        for club in self.clubs:
            outages = [at for at, table in self.disk.outages if table == club.table]
            check_log(club, sorted([*self.crashes, *outages]))

    def _is_played(self) -> bool:
        self.world.require(self.world.events < MOST_EVENTS, "no table is stuck", "too many events")
        return all(club.over_at is not None for club in self.clubs)


def simulate(seed: str, *, houses: int = 1, prepare: Callable[[Simulation], None] | None = None) -> Outcome:
    """Run one simulation; what is broken is in the outcome."""
    simulation = Simulation(seed, houses=houses)
    if prepare is not None:
        prepare(simulation)
    broken, text = None, ""
    try:
        simulation.run()
    except Broken as found:
        broken, text = found.invariant, str(found)
    except Exception as error:  # whatever the code under test raises is a finding
        broken, text = "nothing raises", f"{type(error).__name__}: {error}"
    world = simulation.world
    return Outcome(
        seed, len(simulation.clubs), sum(_decisions(club) for club in simulation.clubs),
        sum(len(club.told) for club in simulation.clubs), (world.now - START) / SECOND, world.trace,
        broken, text, tuple(world.tail) if broken else (),
    )  # fmt: skip


def _decisions(club: Club) -> int:
    return sum(type(entry).__name__ == "Decided" for entry in club.shelf.log)
