"""Draw the kinds of plots. Each takes rows of estimates and returns a drawing; whiskers are 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from foretold.lab.estimates import Estimate
from foretold.lab.report.numbers import digits_of, short, shown
from foretold.lab.report.svg import WIDTH, Axis, Drawing, reach, text_width

_FOOT = 24
_LEFT = 46
_TOP = 10
_HIGH = 210
_MOST_LABEL = 175
#: Whiskers and numbers would only hide columns as thin as these.
_THIN = 5
#: More series than these stand closer together.
_FEW = 2
#: How dark a field may be, so that the number in it can be read in both themes.
_DARKEST = 0.5


@dataclass(frozen=True)
class ChartLine:
    """A label and its estimates, one for each series (None: nothing to show)."""

    label: str
    estimates: tuple[Estimate | None, ...]


@dataclass(frozen=True)
class Look:
    """The look of a chart: how numbers are written, whether 0 has its own place, and the least range of the axis."""

    lang: str
    share: bool
    signed: bool = False
    also: tuple[Estimate, ...] = ()


def _all(lines: Sequence[ChartLine]) -> list[Estimate]:
    return [estimate for line in lines for estimate in line.estimates if estimate is not None]


def lying(lines: Sequence[ChartLine], look: Look, *, bars: bool) -> Drawing:
    """Draw a line for each label: bars from 0, or points where the eye should compare intervals."""
    series = len(lines[0].estimates)
    gap = 11 if series <= _FEW else 6
    step = 26 if series == 1 else 10 + gap * series
    label = min(max(text_width(line.label) for line in lines) + 6, _MOST_LABEL)
    numbers = 58 if series == 1 else 0
    digits = _usual_digits(_all(lines), look)
    drawing = Drawing(_TOP + step * len(lines) + _FOOT)
    low, high = reach([*_all(lines), *look.also], zero=bars or look.signed)
    axis = Axis(low, high, label + 6, WIDTH - numbers - 12)
    _upright_grid(drawing, axis, look, _TOP + step * len(lines))
    for number, line in enumerate(lines):
        middle = _TOP + step * (number + 0.5)
        drawing.text(label, middle + 4, line.label, "end")
        for place, estimate in enumerate(line.estimates):
            if estimate is None:
                continue
            y = middle + gap * (place - (series - 1) / 2)
            if bars:
                start, end = sorted((axis.at(0), axis.at(estimate.mean)))
                drawing.rect(start, y - 5, end - start, 10, f"bar s{place}")
            _lying_whisker(drawing, axis, y, estimate, place)
            if not bars:
                drawing.mark(axis.at(estimate.mean), y, place, 4 if series <= _FEW else 3)
            if numbers:
                told = short(estimate, look.lang, digits, share=look.share, sign=look.signed)
                drawing.text(WIDTH - 2, y + 4, told, "end", "number")
    return drawing


def _usual_digits(estimates: Sequence[Estimate], look: Look) -> int:
    """Return as many decimals as most of these deserve: numbers below one another should look alike."""
    return sorted(digits_of(estimate, share=look.share) for estimate in estimates)[len(estimates) // 2]


def _upright_grid(drawing: Drawing, axis: Axis, look: Look, bottom: float) -> None:
    for x, told in axis.marks(look.lang, share=look.share):
        drawing.line(x, _TOP, x, bottom, "grid")
        drawing.text(x, bottom + 16, told, "middle", "tick")
    if axis.low <= 0 <= axis.high:
        drawing.line(axis.at(0), _TOP, axis.at(0), bottom, "zero")


def _lying_whisker(drawing: Drawing, axis: Axis, y: float, estimate: Estimate, series: int) -> None:
    if estimate.low is None or estimate.high is None:
        return
    left, right = axis.at(estimate.low), axis.at(estimate.high)
    drawing.line(left, y, right, y, f"whisker s{series}")
    for x in (left, right):
        drawing.line(x, y - 3, x, y + 3, f"whisker s{series}")


def _standing_whisker(drawing: Drawing, axis: Axis, x: float, estimate: Estimate, series: int) -> None:
    if estimate.low is None or estimate.high is None:
        return
    top, bottom = axis.at(estimate.high), axis.at(estimate.low)
    drawing.line(x, top, x, bottom, f"whisker s{series}")
    for y in (top, bottom):
        drawing.line(x - 2.5, y, x + 2.5, y, f"whisker s{series}")


def _standing_axis(drawing: Drawing, axis: Axis, look: Look) -> None:
    for y, told in axis.marks(look.lang, share=look.share):
        drawing.line(_LEFT, y, WIDTH - 6, y, "grid")
        drawing.text(_LEFT - 6, y + 4, told, "end", "tick")
    if axis.low <= 0 <= axis.high:
        drawing.line(_LEFT, axis.at(0), WIDTH - 6, axis.at(0), "zero")


def _feet(drawing: Drawing, lines: Sequence[ChartLine], places: Sequence[float], bottom: float) -> None:
    """Draw the labels under the plot: as many as there is room for."""
    widest = max(text_width(line.label) for line in lines) + 8
    room = (WIDTH - _LEFT) / len(lines)
    every = max(1, -int(-widest // room))
    for number in range(0, len(lines), every):
        drawing.text(places[number], bottom + 16, lines[number].label, "middle", "tick")


def columns(lines: Sequence[ChartLine], look: Look) -> Drawing:
    """Draw columns side by side on an axis of numbers."""
    series = len(lines[0].estimates)
    drawing = Drawing(_TOP + _HIGH + _FOOT)
    room = (WIDTH - 8 - _LEFT) / len(lines)
    wide = min((room - min(room * 0.2, 3)) / series, 46)
    seen = [*_all(lines), *look.also]
    if wide < _THIN:
        seen = [Estimate(estimate.mean, None, None) for estimate in seen]
    axis = Axis(*reach(seen, zero=True), _TOP + _HIGH, _TOP)
    _standing_axis(drawing, axis, look)
    middles = [_LEFT + room * (number + 0.5) for number in range(len(lines))]
    for middle, line in zip(middles, lines, strict=True):
        for place, estimate in enumerate(line.estimates):
            if estimate is None:
                continue
            x = middle + wide * (place - series / 2)
            top = axis.at(estimate.mean)
            drawing.rect(x, top, wide, axis.at(0) - top, f"bar s{place}")
            if wide >= _THIN:
                _standing_whisker(drawing, axis, x + wide / 2, estimate, place)
    _feet(drawing, lines, middles, _TOP + _HIGH)
    return drawing


def lines_through(lines: Sequence[ChartLine], look: Look, *, diagonal: bool = False) -> Drawing:
    """Draw points with a line through them, on an axis of numbers; ``diagonal``: where value and label are equal."""
    series = len(lines[0].estimates)
    drawing = Drawing(_TOP + _HIGH + _FOOT)
    low, high = reach([*_all(lines), *look.also], zero=True)
    axis = Axis(low, max(high, len(lines) - 1) if diagonal else high, _TOP + _HIGH, _TOP)
    _standing_axis(drawing, axis, look)
    room = (WIDTH - 8 - _LEFT) / len(lines)
    middles = [_LEFT + room * (number + 0.5) for number in range(len(lines))]
    if diagonal:
        drawing.path([(x, axis.at(number)) for number, x in enumerate(middles)], "ideal")
    for place in range(series):
        shift = 5 * (place - (series - 1) / 2)
        points = [
            (x + shift, estimate)
            for x, line in zip(middles, lines, strict=True)
            if (estimate := line.estimates[place]) is not None
        ]
        drawing.path([(x, axis.at(estimate.mean)) for x, estimate in points], f"curve s{place}")
        for x, estimate in points:
            _standing_whisker(drawing, axis, x, estimate, place)
            drawing.mark(x, axis.at(estimate.mean), place, 3.2)
    _feet(drawing, lines, middles, _TOP + _HIGH)
    return drawing


def heat(rows: Sequence[ChartLine], heads: Sequence[str], look: Look) -> Drawing:
    """Draw a field for each label and head, the darker the larger; framed where both are the same."""
    wide, high = (WIDTH - _LEFT - 8) / len(heads), 30
    drawing = Drawing(_TOP + high * len(rows) + _FOOT)
    most = max(estimate.mean for estimate in [*_all(rows), *look.also]) or 1.0
    for number, line in enumerate(reversed(rows)):
        y = _TOP + high * number
        drawing.text(_LEFT - 8, y + high / 2 + 4, line.label, "end", "tick")
        for place, estimate in enumerate(line.estimates):
            if estimate is None:
                continue
            x = _LEFT + wide * place
            opacity = f' fill-opacity="{estimate.mean / most * _DARKEST:.3f}"'
            drawing.rect(x + 1, y + 1, wide - 2, high - 2, "field", opacity)
            if line.label == heads[place]:
                drawing.rect(x + 1.5, y + 1.5, wide - 3, high - 3, "frame")
            digits = min(digits_of(estimate, share=look.share), 1)
            told = shown(estimate.mean, digits, look.lang, share=look.share)
            drawing.text(x + wide / 2, y + high / 2 + 4, told, "middle", "number")
    for place, head in enumerate(heads):
        drawing.text(_LEFT + wide * (place + 0.5), _TOP + high * len(rows) + 16, head, "middle", "tick")
    return drawing
