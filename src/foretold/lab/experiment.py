"""An experiment: what to simulate, in chunks. Chunk k is the same games wherever and whenever it is played."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Generator, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

import foretold
from foretold.errors import InvalidOption
from foretold.lab.collect.collector import Collector, Sums
from foretold.lab.results import kinds_of
from foretold.lab.seeds import check_seeds

if TYPE_CHECKING:
    from foretold import Game

RANDOM = "random"
#: Games a chunk: random games are quick, and a chunk of bots' games must not be too long to be lost.
_RANDOM_CHUNK = 4096
_BOT_CHUNK = 8


@dataclass(frozen=True)
class Experiment:
    """One table or two that are compared, the bots, and the games to play."""

    name: str
    #: Of each table, as a record has them.
    options: tuple[Mapping[str, Any], ...]
    levels: tuple[str, ...]
    budget: float
    seed: int
    count: int

    @cached_property
    def games(self) -> tuple[Game, ...]:
        """Return the games of the tables."""
        return tuple(foretold.game(self.name, **options) for options in self.options)

    @cached_property
    def collector(self) -> Collector:
        """Return the collector that counts in these games."""
        return Collector(self.games)

    @property
    def is_random(self) -> bool:
        """Return whether all players are random, so that compiled code can play."""
        return set(self.levels) == {RANDOM}

    @property
    def _chunk(self) -> int:
        return _RANDOM_CHUNK if self.is_random else _BOT_CHUNK

    @property
    def chunks(self) -> int:
        """The number of chunks."""
        return -(-self.count // self._chunk)

    def games_before(self, chunk: int) -> int:
        """Return how many games the chunks before this one hold."""
        return min(chunk * self._chunk, self.count)

    def play(self, chunk: int) -> Sums:
        """Play one chunk."""
        first = self.games_before(chunk)
        count = self.games_before(chunk + 1) - first
        if self.is_random:
            return self.collector.play_random(self.seed + first, count)
        return self._play_bots(first, count)

    def _play_bots(self, first: int, count: int) -> Sums:
        """Play games between bots. Different levels move on one seat from game to game: each sits everywhere."""
        from foretold.bots import make
        from foretold.bots.match import play_match

        kinds = kinds_of(self.levels)
        turning = len(kinds) > 1
        tables = [[make(level, game) for level in self.levels[: game.players]] for game in self.games]
        matches, seated = [], []
        for number in range(first, first + count):
            turned = number if turning else 0
            states = []
            for game, bots in zip(self.games, tables, strict=True):
                seats = [bots[(seat - turned) % game.players] for seat in range(game.players)]
                states.append(play_match(game, seats, self.seed + number, budget=self.budget))
            players = len(self.levels)
            matches.append(states)
            seated.append([kinds.index(self.levels[(seat - turned) % players]) for seat in range(players)])
        return self.collector.read(matches, seated)

    def written(self) -> dict[str, Any]:
        """Return the experiment as JSON: two simulations are the same if this is."""
        return json.loads(json.dumps(asdict(self)))  # type: ignore[no-any-return]


def checked(
    name: str,
    options: Mapping[str, Any],
    against: Mapping[str, Any] | None,
    levels: tuple[str, ...],
    budget: float,
    seed: int,
    count: int,
) -> Experiment:
    """Make an experiment, and check its games, levels and seeds; ``against`` has the second table's other options."""
    tables = [foretold.game(name, **options)]
    if against is not None:
        tables.append(foretold.game(name, **{**options, **against}))
    seats = max(table.players for table in tables)
    everybody = levels * seats if len(levels) == 1 else levels
    if len({table.players for table in tables}) > 1 < len(set(everybody)):
        raise InvalidOption("bots-alike")
    if len(everybody) != seats:
        raise InvalidOption("bots-count", count=seats)
    if set(everybody) != {RANDOM}:
        from foretold.bots import make

        for level in everybody:
            make(level, tables[0])
    check_seeds(seed, count)
    return Experiment(name, tuple(table.options for table in tables), everybody, budget, seed, count)


@lru_cache(maxsize=1)
def _setting(written: str) -> Experiment:
    content = json.loads(written)
    return Experiment(**{**content, "options": tuple(content["options"]), "levels": tuple(content["levels"])})


def _play_in_worker(job: tuple[str, int]) -> Sums:
    """Play a chunk in another process, which keeps the experiment from chunk to chunk."""
    written, chunk = job
    return _setting(written).play(chunk)


def played(setting: Experiment, first: int, cores: int, ray: str | None = None) -> Generator[Sums]:
    """Play the chunks from ``first`` on, in order: random games on threads, bots in processes."""
    if first >= setting.chunks:
        return
    if setting.is_random and ray is None:
        yield from _on_threads(setting, first, cores)
        return
    from foretold.lab.workers import workers

    written = json.dumps(setting.written())
    jobs = ((written, chunk) for chunk in range(first, setting.chunks))
    with workers(min(cores, setting.chunks - first), ray) as team:
        yield from team.map(_play_in_worker, jobs)


def _on_threads(setting: Experiment, first: int, cores: int) -> Iterator[Sums]:
    """Play compiled games on threads, without the interpreter's lock; few chunks wait, so memory stays flat."""
    running: deque[Future[Sums]] = deque()
    pool = ThreadPoolExecutor(cores)
    try:
        for chunk in range(first, setting.chunks):
            running.append(pool.submit(setting.play, chunk))
            if len(running) > 2 * cores:
                yield running.popleft().result()
        while running:
            yield running.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)
