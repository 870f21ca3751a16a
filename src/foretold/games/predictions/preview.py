"""The cards of All In - Predictions in the picture of a finished game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from foretold.server.preview_art import PAPER, PreviewArt, art

_RUNE_CARD = re.compile(r"R\d")
_RUNE_INK = "#7a5a12"


class PredictionsArt(PreviewArt):
    """Rank, suit and ornament; the fan is the strongest hand of the last showdown."""

    sign = "rune"
    suits: ClassVar[Mapping[str, tuple[str, str]]] = {
        "C": ("suit-clock", "#8f5200"),
        "M": ("suit-mask", "#8e0c2e"),
        "S": ("suit-scarab", "#00786a"),
        "T": ("suit-tree", "#35349b"),
    }

    def fan(self, rounds: Sequence[Mapping[str, Any]]) -> list[str | None]:
        """The strongest hand of the last showdown."""
        return list(rounds[-1]["hands"][rounds[-1]["strongest"]]) if rounds else []

    def face(self, card: str) -> str:
        """A card from the front, without its effects."""
        if _RUNE_CARD.fullmatch(card):
            ornament = art("ornament-rune", 39, 42, 54, _RUNE_INK, opacity=0.72)
            return PAPER + _strip(_RUNE_INK) + art("rune", 10, 10, 20, _RUNE_INK) + ornament
        mark, ink = self.suit(card[-1])
        ornament = art(mark.replace("suit", "ornament"), 40, 44, 53, ink, opacity=0.72)
        return PAPER + _strip(ink) + self.corner(card[:-1], mark, ink) + ornament


def _strip(ink: str) -> str:
    return (
        f'<path d="M9 4h27v132H9a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5z" fill="{ink}" fill-opacity=".075"/>'
        f'<path d="M36 4v132" stroke="{ink}" stroke-opacity=".35" stroke-width=".7"/>'
        f'<rect x="4" y="4" width="92" height="132" rx="5" fill="none" stroke="{ink}" stroke-opacity=".4" '
        'stroke-width=".8"/>'
    )
