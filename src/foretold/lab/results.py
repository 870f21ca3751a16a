"""The results of a simulation: every figure with its 95 % interval, for one table or for two that are compared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from foretold.lab.collect import common
from foretold.lab.collect.book import BOTH, WIN
from foretold.lab.estimates import Estimate, Ratio, Tallies, covariance, difference
from foretold.lab.groups.group import Group, Item, Value

if TYPE_CHECKING:
    import numpy as np

    from foretold import Game
    from foretold.lab.collect.collector import Collector

FORMAT = "foretold-lab/1"


@dataclass(frozen=True)
class Side:
    """One figure at one table: the number of trials, its estimate, and its distance from the rest."""

    count: int
    estimate: Estimate
    rest: Estimate | None = None

    @property
    def shown(self) -> Estimate:
        """Return what a plot shows: the distance from the rest where there is one."""
        return self.estimate if self.rest is None else self.rest


@dataclass(frozen=True)
class Row:
    """One figure at each table (None: nothing to count there), and the second minus the first."""

    about: Value
    series: Value | None
    sides: tuple[Side | None, ...]
    difference: Estimate | None = None

    def as_json(self) -> dict[str, Any]:
        """Return the figure as it is in a file."""
        written: dict[str, Any] = {"about": self.about}
        if self.series is not None:
            written["series"] = self.series
        written |= _side_as_json(self.sides[0])
        if len(self.sides) > 1:
            written["against"] = _side_as_json(self.sides[1])
            written["difference"] = None if self.difference is None else asdict(self.difference)
        return written


def _side_as_json(side: Side | None) -> dict[str, Any]:
    if side is None:
        return {"count": 0, "mean": None, "low": None, "high": None}
    written: dict[str, Any] = {"count": side.count, **asdict(side.estimate)}
    if side.rest is not None:
        written["rest"] = asdict(side.rest)
    return written


@dataclass(frozen=True)
class Figures:
    """A group of figures, estimated."""

    group: Group
    rows: tuple[Row, ...]

    def as_json(self) -> dict[str, Any]:
        """Return the group as it is in a file."""
        group = self.group
        head: dict[str, Any] = {"name": group.name, "section": group.section, "kind": group.kind, "about": group.about}
        if group.width:
            head["width"] = group.width
        if group.series_of:
            head["series"] = group.series_of
        return {**head, "rows": [row.as_json() for row in self.rows]}


@dataclass(frozen=True)
class Results:
    """All figures of a simulation, and what was played."""

    games: tuple[Game, ...]
    levels: tuple[str, ...]
    count: int
    seed: int
    figures: tuple[Figures, ...]
    scores: tuple[Estimate, ...]
    wins: tuple[Estimate, ...]
    decisions: Estimate

    def as_json(self) -> dict[str, Any]:
        """Return the results as they are in a file: nothing depends on the clock or the machine."""
        first = self.games[0]
        against = {"against": self.games[1].options} if len(self.games) > 1 else {}
        return {
            "format": FORMAT,
            "game": first.name,
            "options": first.options,
            **against,
            "bots": list(self.levels),
            "games": self.count,
            "seed": self.seed,
            "scores": [asdict(estimate) for estimate in self.scores],
            "wins": [asdict(estimate) for estimate in self.wins],
            "decisions": asdict(self.decisions),
            "figures": [figures.as_json() for figures in self.figures],
        }


def kinds_of(levels: Sequence[str]) -> list[str]:
    """Return the different levels, in the order in which they were named."""
    return list(dict.fromkeys(levels))


def results(
    collector: Collector, levels: Sequence[str], seed: int, count: int, books: np.ndarray, pairs: np.ndarray
) -> Results:
    """Estimate every figure from the sums of all games."""
    rows = books.tolist()
    cells = collector.cells
    tallies = [
        Tallies(rows[side * cells : (side + 1) * cells], plan.bases, plan.references)
        for side, plan in enumerate(collector.plans)
    ]
    estimator = _Estimator(collector, tallies, pairs.tolist())
    groups = [collector.statistics.groups(game, kinds_of(levels)) for game in collector.games]
    seats = range(collector.games[0].players)
    first = tallies[0]
    return Results(
        games=collector.games,
        levels=tuple(levels),
        count=count,
        seed=seed,
        figures=tuple(filter(None, map(estimator.figures, _matched(groups)))),
        scores=tuple(_known(first.ratio(common.SCORE + seat)).mean() for seat in seats),
        wins=tuple(_known(first.ratio(common.WINS + seat, WIN)).share() for seat in seats),
        decisions=_known(first.ratio(common.DECISIONS)).mean(),
    )


def _known(ratio: Ratio | None) -> Ratio:
    assert ratio is not None  # noqa: S101 - at least one game was played
    return ratio


def _matched(groups: Sequence[Sequence[Group]]) -> list[list[Group]]:
    """Return each group with its counterpart at the other table; without one it is left out."""
    by_name = [{group.name: group for group in side} for side in groups]
    common_names = [name for name in by_name[0] if all(name in side for side in by_name)]
    matched = [[side[name] for side in by_name] for name in common_names]
    return [sides for sides in matched if len({group.width for group in sides}) == 1]


class _Estimator:
    """Turn counters into estimates."""

    def __init__(self, collector: Collector, tallies: list[Tallies], pairs: list[list[int]]) -> None:
        self._tallies = tallies
        self._pairs = pairs
        # Counters of cards stand behind all others and can be paired where both decks have the same cards.
        same = len({game.cards for game in collector.games}) == 1
        self._paired = collector.cells if same else collector.first_by_card

    def figures(self, sides: list[Group]) -> Figures | None:
        """Estimate a group; None if nothing of it ever happened."""
        group = sides[0]
        items: dict[tuple[Value, Value | None], list[Item | None]] = {}
        for side, each in enumerate(sides):
            for item in each.items:
                items.setdefault((item.about, item.series), [None] * len(sides))[side] = item
        rows = [self._row(group, key, found) for key, found in items.items()]
        rows = self._trimmed(rows) if group.width else [row for row in rows if any(row.sides)]
        return Figures(group, tuple(rows)) if rows else None

    def _row(self, group: Group, key: tuple[Value, Value | None], items: list[Item | None]) -> Row:
        sides = [
            None if item is None else self._side(group, tallies, item.cell)
            for item, tallies in zip(items, self._tallies, strict=True)
        ]
        return Row(*key, tuple(sides), self._difference(group, items) if all(sides) and len(sides) > 1 else None)

    def _side(self, group: Group, tallies: Tallies, cell: int) -> Side | None:
        ratio = tallies.ratio(cell, group.scale)
        if ratio is None:
            return None
        estimate = ratio.share() if group.kind == "share" else ratio.mean()
        rest = tallies.over_the_rest(cell) if group.rest else None
        return None if group.rest and rest is None else Side(ratio.n, estimate, rest)

    def _difference(self, group: Group, items: list[Item | None]) -> Estimate | None:
        one, two = items
        if one is None or two is None:
            return None
        first, second = self._tallies[0].ratio(one.cell, group.scale), self._tallies[1].ratio(two.cell, group.scale)
        if first is None or second is None:
            return None
        together = Fraction(0)
        if one.cell == two.cell < self._paired:
            bases = self._pairs[self._tallies[0].bases[one.cell]][BOTH]
            together = covariance(first, second, self._pairs[one.cell], bases)
        return difference(first, second, together)

    def _trimmed(self, rows: list[Row]) -> list[Row]:
        """Leave out the empty bins at both ends."""
        filled = [row.about for row in rows if any(side and side.estimate.mean > 0 for side in row.sides)]
        if not filled:
            return []
        numbers = [int(about) for about in filled]
        return [row for row in rows if min(numbers) <= int(row.about) <= max(numbers)]
