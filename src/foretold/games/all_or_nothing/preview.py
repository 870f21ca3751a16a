"""The cards of Alles oder Nichts in the picture of a finished game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from foretold.server.preview_art import PAPER, PreviewArt, art


class AllOrNothingArt(PreviewArt):
    """Rank and colour; the fan is the last trump between two backs."""

    suits: ClassVar[Mapping[str, tuple[str, str]]] = {
        "R": ("mark-red", "#8a0f1c"),
        "Y": ("mark-yellow", "#8a6100"),
        "G": ("mark-green", "#0b5a34"),
        "B": ("mark-blue", "#1f4fa8"),
    }

    def fan(self, rounds: Sequence[Mapping[str, Any]]) -> list[str | None]:
        """The last trump between two backs."""
        return [None, rounds[-1]["trump"], None] if rounds else []

    def face(self, card: str) -> str:
        """A card from the front."""
        mark, ink = self.suit(card[-1])
        disc = (
            f'<circle cx="60" cy="80" r="29" fill="{ink}"/><circle cx="60" cy="80" r="33" fill="none" stroke="{ink}"/>'
        )
        return PAPER + self.corner(card[:-1], mark, ink) + disc + art(mark, 41, 61, 38, "#fffaf0")
