"""Plot estimates as SVG: a dot for the mean and a bar for the interval."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape

from foretold.lab.estimates import Estimate

_WIDTH = 720
_LEFT, _RIGHT = 220, 24
_TOP, _ROW, _BOTTOM = 34, 30, 30
_TICKS = 6
_LOOK = 'font-family="sans-serif" font-size="14" fill="currentColor" stroke="none"'

Row = tuple[str, Estimate]


def plot(title: str, rows: Sequence[Row], shown: Callable[[float], str], *, zero: bool = False) -> str:
    """Return an SVG with a row for each estimate; `shown` formats a number, `zero` draws the line at 0."""
    low, high, step = _range(rows, zero=zero)
    height = _TOP + _ROW * len(rows) + _BOTTOM

    def x(value: float) -> float:
        return round(_LEFT + (value - low) / (high - low) * (_WIDTH - _LEFT - _RIGHT), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" role="img" {_LOOK}>',
        f"<title>{escape(title)}</title>",
        f'<text x="0" y="18" font-weight="bold">{escape(title)}</text>',
        *_axis(low, high, step, x, shown, len(rows)),
    ]
    if zero:
        parts.append(_line(x(0), _TOP, x(0), height - _BOTTOM, width=1.5))
    for number, row in enumerate(rows):
        parts += _row(row, _TOP + _ROW * (number + 0.5), x)
    return "\n".join([*parts, "</svg>"])


def _range(rows: Sequence[Row], *, zero: bool) -> tuple[float, float, float]:
    """Return the ends of the axis, on round numbers, and the distance between its marks."""
    values = [v for _, e in rows for v in (e.mean, e.low, e.high) if v is not None] + ([0.0] if zero else [])
    span = max(values) - min(values) or 1.0
    power = 10.0 ** math.floor(math.log10(span / _TICKS))
    step = next(power * size for size in (1, 2, 5, 10) if power * size * _TICKS >= span)
    return math.floor(min(values) / step) * step, math.ceil(max(values) / step + 1e-9) * step, step


def _axis(
    low: float, high: float, step: float, x: Callable[[float], float], shown: Callable[[float], str], rows: int
) -> list[str]:
    bottom = _TOP + _ROW * rows
    parts = []
    for mark in range(round((high - low) / step) + 1):
        value = low + mark * step
        parts.append(_line(x(value), _TOP, x(value), bottom, width=0.3))
        parts.append(f'<text x="{x(value)}" y="{bottom + 20}" text-anchor="middle">{escape(shown(value))}</text>')
    return parts


def _row(row: Row, y: float, x: Callable[[float], float]) -> list[str]:
    name, estimate = row
    parts = [f'<text x="{_LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(name)}</text>']
    if estimate.low is not None and estimate.high is not None:
        left, right = x(estimate.low), x(estimate.high)
        parts += [_line(left, y, right, y, width=2), *(_line(end, y - 6, end, y + 6, width=2) for end in (left, right))]
    return [*parts, f'<circle cx="{x(estimate.mean)}" cy="{y}" r="5"/>']


def _line(x1: float, y1: float, x2: float, y2: float, *, width: float) -> str:
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="currentColor" stroke-width="{width}"/>'
