"""A group of figures: its counters, their bases, and how it is drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from foretold.lab.collect import common
from foretold.lab.collect.book import WIN

Value = str | int
Kind = Literal["share", "mean"]
#: Tiles are large numbers; bars and dots lie on their side, a line for each subject; columns stand on an axis.
Chart = Literal["tiles", "bars", "dots", "columns", "lines", "calibration", "heat"]


@dataclass(frozen=True)
class Item:
    """One figure: its counter, its subject, and its series in the group."""

    cell: int
    about: Value
    series: Value | None = None


@dataclass(frozen=True)
class Group:
    """Figures of one kind.

    ``about`` and ``series_of`` say what the items' values are: a seat, a card, a number. With ``rest``, the difference
    from the rest of the reference is drawn. With ``width``, items are bins of that width, and empty bins at both ends
    are left out.
    """

    name: str
    section: str
    kind: Kind
    chart: Chart
    about: str
    items: tuple[Item, ...]
    series_of: str = ""
    scale: int = 1
    rest: bool = False
    width: int = 0


def block(first: int, about: Iterable[Value], series: Value | None = None) -> tuple[Item, ...]:
    """Return counters with consecutive numbers."""
    return tuple(Item(first + place, value, series) for place, value in enumerate(about))


def bins(first: int, count: int, width: int, series: Value | None = None) -> tuple[Item, ...]:
    """Return consecutive bins, each named by its first number."""
    return block(first, (width * place for place in range(count)), series)


def score_groups(players: int, kinds: Sequence[str], width: int) -> list[Group]:
    """Return groups of scores and wins: by seat, by place, and by level if there are several."""
    several = len(kinds) > 1
    scores: tuple[Item, ...] = ()
    for number, kind in enumerate(kinds):
        first = common.KIND_SCORE_BIN + number * common.SCORE_BINS
        scores += bins(first, common.SCORE_BINS, width, kind if several else None)
    seats = range(players)
    groups = [
        Group(
            "score-distribution", "scores", "share", "columns", "bin", scores, "level" if several else "", width=width
        ),
        Group("score-by-seat", "scores", "mean", "dots", "seat", block(common.SCORE, seats)),
        Group("wins-by-seat", "seats", "share", "dots", "seat", block(common.WINS, seats), scale=WIN),
    ]
    if several:
        groups += [
            Group("score-by-level", "levels", "mean", "dots", "level", block(common.KIND_SCORE, kinds)),
            Group("wins-by-level", "levels", "share", "dots", "level", block(common.KIND_WINS, kinds), scale=WIN),
        ]
    return groups


def length_group(width: int) -> Group:
    """Return the group for the number of decisions in a game."""
    items = bins(common.DECISIONS_BIN, common.LENGTH_BINS, width)
    return Group("decisions-distribution", "length", "share", "columns", "bin", items, width=width)
