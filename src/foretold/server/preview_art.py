"""Draw the cards of a game in preview images, as the web client does, without effects."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from foretold.server import site

_FAMILY = "EB Garamond"
PAPER = '<rect width="100" height="140" rx="7.500" fill="url(#paper)" stroke="#cdbd9b"/>'
_INK = "#4a3b1c"


class PreviewArt:
    """Cards and symbols of a game. A game without its own art has plain cards with their notation."""

    #: The drawing beside each score.
    sign: ClassVar[str] = "star"
    #: Marks and inks of the suits of the built-in deck, by letter, as the client has them.
    suits: ClassVar[Mapping[str, tuple[str, str]]] = {}

    def __init__(self, deck: Any) -> None:
        self._deck = deck  # the content of a deck file, or None

    def fan(self, rounds: Sequence[Mapping[str, Any]]) -> list[str | None]:  # noqa: ARG002 - of no game in particular
        """Return the cards that stand for a finished game, None for a back; empty for none."""
        return []

    def face(self, card: str) -> str:
        """Return the drawing of a card's face."""
        return PAPER + text(50, 80, 30, card, _INK, anchor="middle")

    def suit(self, letter: str) -> tuple[str, str]:
        """Return the symbol and the ink of a suit. A deck file's own suits take ours in turn."""
        names = self._deck.get("suits", []) if isinstance(self._deck, dict) else []
        if letter in self.suits and not names:
            return self.suits[letter]
        letters = [name[:1] for name in names]
        return list(self.suits.values())[letters.index(letter) % len(self.suits) if letter in letters else 0]

    def corner(self, rank: str, mark: str, ink: str) -> str:
        """Return rank and suit in the corner of a card."""
        return text(20, 30, 24 if len(rank) > 1 else 28, rank, ink, anchor="middle") + art(mark, 10.5, 36, 19, ink)


def art(name: str, x: float, y: float, size: float, colour: str, *, height: float = 0, opacity: float = 1) -> str:
    """Return a drawing of the client, placed and coloured."""
    body = _source(name)
    place = f'x="{x}" y="{y}" width="{size}" height="{height or size}" color="{colour}"'
    drawn = body.replace("<svg ", f"<svg {place} ", 1)
    return drawn if opacity == 1 else f'<g opacity="{opacity}">{drawn}</g>'


@cache
def _source(name: str) -> str:
    """Return the source of a drawing of the client; colours of the page become their fallback."""
    file = site.files().get(f"art/{name}.svg")
    if file is None:
        return "<svg ></svg>"
    return re.sub(r"var\([^,)]+,\s*([^)]+)\)", r"\1", file.body.decode())


def text(x: float, y: float, size: float, text: str, colour: str, *, anchor: str = "start", spacing: float = 0) -> str:
    """Draw a text."""
    return (
        f'<text x="{x}" y="{y}" font-family="{_FAMILY}" font-size="{size}" fill="{colour}" text-anchor="{anchor}" '
        f'letter-spacing="{spacing}">{html.escape(text)}</text>'
    )
