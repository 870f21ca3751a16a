"""Write pieces of SVG, and the two axes of every plot."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from foretold.lab.estimates import Estimate
from foretold.lab.report.numbers import shown, tick_digits, ticks
from foretold.words.layout import width as columns

WIDTH = 440
_LETTER = 6.3
#: The signs of the series: never the colour alone.
_SHAPES = ("circle", "square", "diamond", "triangle", "ring", "cross", "circle", "square")


def places(value: float) -> str:
    """Return a coordinate as a short text."""
    return f"{value:.1f}".removesuffix(".0")


def text_width(text: str) -> float:
    """Return the approximate width of a text."""
    return columns(text) * _LETTER


class Drawing:
    """An SVG drawing in progress."""

    def __init__(self, height: float) -> None:
        self.height = height
        self._parts: list[str] = []

    def line(self, x1: float, y1: float, x2: float, y2: float, kind: str) -> None:
        """Draw a straight line."""
        self._parts.append(
            f'<line class="{kind}" x1="{places(x1)}" y1="{places(y1)}" x2="{places(x2)}" y2="{places(y2)}"/>'
        )

    def rect(self, x: float, y: float, wide: float, high: float, kind: str, more: str = "") -> None:
        """Draw a rectangle."""
        self._parts.append(
            f'<rect class="{kind}" x="{places(x)}" y="{places(y)}" width="{places(max(wide, 0))}"'
            f' height="{places(max(high, 0))}"{more}/>'
        )

    def text(self, x: float, y: float, text: str, anchor: str = "start", kind: str = "") -> None:
        """Draw a line of text."""
        given = f' class="{kind}"' if kind else ""
        self._parts.append(f'<text{given} x="{places(x)}" y="{places(y)}" text-anchor="{anchor}">{escape(text)}</text>')

    def path(self, points: Sequence[tuple[float, float]], kind: str) -> None:
        """Draw a line through points."""
        steps = "L".join(f"{places(x)} {places(y)}" for x, y in points)
        self._parts.append(f'<path class="{kind}" d="M{steps}"/>')

    def mark(self, x: float, y: float, series: int, size: float = 4) -> None:
        """Draw a point, in the series' colour and shape."""
        shape = _SHAPES[series % len(_SHAPES)]
        kind = f"mark s{series}"
        if shape in ("circle", "ring"):
            hollow = " hollow" if shape == "ring" else ""
            self._parts.append(f'<circle class="{kind}{hollow}" cx="{places(x)}" cy="{places(y)}" r="{places(size)}"/>')
            return
        s = size
        corners = {
            "square": [(-s, -s), (s, -s), (s, s), (-s, s)],
            "diamond": [(0, -1.35 * s), (1.35 * s, 0), (0, 1.35 * s), (-1.35 * s, 0)],
            "triangle": [(0, -1.3 * s), (1.2 * s, s), (-1.2 * s, s)],
            "cross": [(-s, -s), (s, s), (0, 0), (-s, s), (s, -s), (0, 0)],
        }[shape]
        self.path([(x + dx, y + dy) for dx, dy in [*corners, corners[0]]], kind)

    def parts(self) -> str:
        """Return what was drawn so far."""
        return "".join(self._parts)

    def svg(self, name: str, title: str, description: str) -> str:
        """Return the whole picture; ``name`` is unique on the page."""
        return (
            f'<svg viewBox="0 0 {WIDTH} {places(self.height)}" role="img" aria-labelledby="{name}-t {name}-d">'
            f'<title id="{name}-t">{escape(title)}</title><desc id="{name}-d">{escape(description)}</desc>'
            f"{self.parts()}</svg>"
        )


class Axis:
    """Map numbers to positions."""

    def __init__(self, low: float, high: float, begin: float, end: float) -> None:
        self.low, self.high = low, high if high > low else low + 1
        self._begin, self._end = begin, end

    def at(self, value: float) -> float:
        """Return the position of a number; one beyond the axis is at its end."""
        inside = min(max(value, self.low), self.high)
        return self._begin + (inside - self.low) / (self.high - self.low) * (self._end - self._begin)

    def marks(self, lang: str, *, share: bool, most: int = 5) -> list[tuple[float, str]]:
        """Return round numbers on the axis, and how they are written."""
        numbers = ticks(self.low, self.high, most)
        digits = tick_digits(numbers, share=share)
        return [(self.at(number), shown(number, digits, lang, share=share)) for number in numbers]


def reach(estimates: Sequence[Estimate], *, zero: bool) -> tuple[float, float]:
    """Return how far an axis must go for all of these and their intervals, with a little margin."""
    ends = [end for e in estimates for end in (e.mean, e.low, e.high) if end is not None]
    low, high = min(ends), max(ends)
    if zero:
        low, high = min(low, 0.0), max(high, 0.0)
    air = (high - low or abs(high) or 1.0) * 0.06
    return (low if zero and low == 0 else low - air, high if zero and high == 0 else high + air)
