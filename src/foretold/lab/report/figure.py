"""Write one group of figures on the page: title, description, plot, and table."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from foretold.lab.estimates import Estimate
from foretold.lab.groups.group import Value
from foretold.lab.report import charts
from foretold.lab.report.charts import ChartLine, Look
from foretold.lab.report.labels import Labels
from foretold.lab.report.numbers import told
from foretold.lab.report.svg import Drawing
from foretold.lab.results import Figures, Row, Side
from foretold.lab.statistics import statistics_of
from foretold.words import number, say

#: More columns side by side would be too thin; lines are drawn in their place.
_MOST_COLUMNS = 2


def _shown(side: Side | None) -> Estimate | None:
    return None if side is None else side.shown


class FigurePart:
    """Write groups in one language; ``tables`` names the tables that are compared, or the only one."""

    def __init__(self, labels: Labels, game: str, tables: Sequence[str]) -> None:
        self._labels = labels
        self._lang = labels.lang
        self._game = game
        self._tables = tables

    def html(self, figures: Figures) -> str:
        """Return the whole figure."""
        group = figures.group
        picture = self._tiles(figures) if group.chart == "tiles" else self._pictures(figures)
        suits = f' style="{self._suit_colours()}"' if group.about == "card" else ""
        return (
            f'<figure id="{group.name}"{suits}><figcaption><h3>{escape(self._labels.title(group))}</h3>'
            f'<p class="note">{escape(self._labels.note(group))}</p></figcaption>{picture}'
            f"<details><summary>{escape(say('lab-table', self._lang))}</summary>"
            f'<div class="scroll" tabindex="0">{self._table(figures)}</div></details></figure>'
        )

    def _suit_colours(self) -> str:
        """Return the colours of the suits, as properties of a figure."""
        return " ".join(f"--s{n}: var(--{c});" for n, c in enumerate(statistics_of(self._game).suit_colours))

    def _look(self, figures: Figures, beside: Sequence[ChartLine]) -> Look:
        group = figures.group
        also = tuple(estimate for line in beside for estimate in line.estimates if estimate is not None)
        return Look(self._lang, share=group.kind == "share", signed=group.rest, also=also)

    def _tiles(self, figures: Figures) -> str:
        group, share = figures.group, figures.group.kind == "share"
        tiles = []
        for row in figures.rows:
            label = self._labels.label(group.about, row.about)
            values = ""
            for place, side in enumerate(row.sides):
                if side is None:
                    continue
                mean, _, interval = told(side.shown, self._lang, share=share).partition(" (")
                table = f"{self._tables[place]}: " if len(self._tables) > 1 else ""
                between = interval.removesuffix(")")
                values += f"<dd>{escape(mean)}<small>{escape(table + between)}</small></dd>"
            tiles.append(f"<div><dt>{escape(label)}</dt>{values}</div>")
        return f'<dl class="tiles">{"".join(tiles)}</dl>'

    def _pictures(self, figures: Figures) -> str:
        """Return one plot, or one for each table where the group has its own series."""
        group = figures.group
        own = bool(group.series_of) or group.about == "card"
        if not own:
            names = list(self._tables) if len(self._tables) > 1 else []
            return self._key(names) + self._svg(figures, self._by_table(figures), "")
        by_side = [
            self._by_suit(figures, side) if group.about == "card" else self._by_series(figures, side)
            for side in range(len(self._tables))
        ]
        everything = [line for _, lines in by_side for line in lines]
        drawn = "" if group.chart == "heat" else self._key(by_side[0][0])
        for side, (_, lines) in enumerate(by_side):
            panel = f'<p class="panel">{escape(self._tables[side])}</p>' if len(self._tables) > 1 else ""
            drawn += panel + self._svg(figures, lines, f"-{side}", everything) + self._without_suit(figures, side)
        return drawn

    def _by_table(self, figures: Figures) -> list[ChartLine]:
        group = figures.group
        return [
            ChartLine(
                self._labels.label(group.about, row.about, group.width),
                tuple(map(_shown, row.sides)),
            )
            for row in figures.rows
        ]

    def _by_series(self, figures: Figures, side: int) -> tuple[list[str], list[ChartLine]]:
        group = figures.group
        series = list(dict.fromkeys(row.series for row in figures.rows))
        abouts = list(dict.fromkeys(row.about for row in figures.rows))
        found: dict[tuple[Value, Value | None], Row] = {(row.about, row.series): row for row in figures.rows}
        lines = []
        for about in abouts:
            sides = [row.sides[side] if (row := found.get((about, each))) else None for each in series]
            label = self._labels.label(group.about, about, group.width)
            lines.append(ChartLine(label, tuple(map(_shown, sides))))
        return [self._labels.label(group.series_of, each) for each in series if each is not None], lines

    def _by_suit(self, figures: Figures, side: int) -> tuple[list[str], list[ChartLine]]:
        """Return a line for each rank, with a series for each suit, without the cards that have none."""
        suits = self._labels.suits()
        cards = {str(row.about): row for row in figures.rows}
        ranks = list(dict.fromkeys(card[:-1] for card in cards if card[-1] in suits))
        lines = []
        for rank in ranks:
            sides = [row.sides[side] if (row := cards.get(rank + letter)) else None for letter in suits]
            lines.append(ChartLine(rank, tuple(map(_shown, sides))))
        return list(suits.values()), [line for line in lines if any(line.estimates)]

    def _without_suit(self, figures: Figures, side: int) -> str:
        """Return a separate plot of the cards without a suit: their worth is very different from the others'."""
        suits = self._labels.suits()
        others = [row for row in figures.rows if str(row.about)[-1] not in suits]
        lines = [ChartLine(str(row.about), (_shown(row.sides[side]),)) for row in others]
        return self._svg(figures, lines, f"-{side}-others") if figures.group.about == "card" else ""

    def _key(self, names: Sequence[str]) -> str:
        """Return the key: which sign is which series."""
        if not names:
            return ""
        items = ""
        for place, name in enumerate(names):
            sign = Drawing(0)
            sign.mark(0, 0, place)
            items += f'<li><svg viewBox="-7 -7 14 14" aria-hidden="true">{sign.parts()}</svg>{escape(name)}</li>'
        return f'<ul class="key">{items}</ul>'

    def _svg(self, figures: Figures, lines: list[ChartLine], suffix: str, beside: Sequence[ChartLine] = ()) -> str:
        """Return a plot, on the axis of those that stand beside it."""
        if not any(any(line.estimates) for line in lines):
            return ""
        group, look = figures.group, self._look(figures, beside)
        drawing = self._drawing(figures, lines, look)
        return drawing.svg(group.name + suffix, self._labels.title(group), self._described(lines, look))

    @staticmethod
    def _drawing(figures: Figures, lines: list[ChartLine], look: Look) -> Drawing:
        chart = figures.group.chart
        if chart == "columns" and len(lines[0].estimates) <= _MOST_COLUMNS:
            return charts.columns(lines, look)
        if chart in ("columns", "lines", "calibration"):
            return charts.lines_through(lines, look, diagonal=chart == "calibration")
        if chart == "heat":
            heads = list(dict.fromkeys(str(row.series) for row in figures.rows))
            return charts.heat(lines, heads, look)
        return charts.lying(lines, look, bars=chart == "bars")

    def _described(self, lines: list[ChartLine], look: Look) -> str:
        """Describe the plot in a sentence: the largest and the smallest."""
        values = [(e.mean, line.label, e) for line in lines for e in line.estimates if e is not None]
        _, most, largest = max(values, key=lambda value: value[0])
        _, least, smallest = min(values, key=lambda value: value[0])
        return say(
            "lab-described", self._lang, most=most, least=least,
            largest=told(largest, self._lang, share=look.share, sign=look.signed),
            smallest=told(smallest, self._lang, share=look.share, sign=look.signed),
        )  # fmt: skip

    def _table(self, figures: Figures) -> str:
        group = figures.group
        words = [self._labels.head(group.about), *([self._labels.head(group.series_of)] if group.series_of else [])]
        heads = []
        for table in self._tables:
            prefix = f"{table}: " if len(self._tables) > 1 else ""
            heads += [prefix + say("lab-head-count", self._lang), prefix + say(f"lab-head-{group.kind}", self._lang)]
            heads += [prefix + say("lab-head-rest", self._lang)] if group.rest else []
        if len(self._tables) > 1:
            heads.append(say("lab-head-difference", self._lang))
        head = "".join(f'<th class="words" scope="col">{escape(each)}</th>' for each in words)
        head += "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
        rows = "".join(self._table_row(figures, row) for row in figures.rows)
        return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"

    def _table_row(self, figures: Figures, row: Row) -> str:
        group, share = figures.group, figures.group.kind == "share"
        cells = f'<th scope="row">{escape(self._labels.label(group.about, row.about, group.width))}</th>'
        if row.series is not None:
            cells += f'<td class="words">{escape(self._labels.label(group.series_of, row.series))}</td>'
        for side in row.sides:
            if side is None:
                cells += "<td>–</td>" * (3 if group.rest else 2)
                continue
            shown = [number(side.count, self._lang), told(side.estimate, self._lang, share=share)]
            if side.rest is not None:
                shown.append(told(side.rest, self._lang, share=share, sign=True))
            cells += "".join(f"<td>{escape(each)}</td>" for each in shown)
        if len(row.sides) > 1:
            told_ = "–" if row.difference is None else told(row.difference, self._lang, share=share, sign=True)
            cells += f"<td>{escape(told_)}</td>"
        return f"<tr>{cells}</tr>"
