"""Check names and lines that people write, and remove characters that could deceive or break a line."""

from __future__ import annotations

import unicodedata
from functools import cache

from foretold.bots.protocol import all_levels
from foretold.table.confusables import is_blank, mixes_scripts, skeleton
from foretold.words import bot_name, languages, say

#: Control, format (direction marks, joiners), private and unassigned characters, line and paragraph separators.
_DROPPED = {"Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp"}
#: Marks on one letter: Vietnamese, Thai and pointed Hebrew need three, more are there to run over other lines.
_MOST_MARKS = 3
#: Seats whose number may stand beside a bot's level.
_SEATS = range(1, 13)


def tidy(text: str) -> str:
    """Return the text as one line, composed, without invisible characters and with single spaces."""
    composed = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if character.isspace() else character for character in composed)
    kept = "".join(c for c in spaced if unicodedata.category(c) not in _DROPPED)
    return " ".join(kept.split())


def objection(name: str) -> str | None:
    """Return why a tidy name is not allowed, as the code of a refusal; None if it is allowed."""
    if not _is_visible(name):
        return "table-name"
    if mixes_scripts(name):
        return "name-mixed"
    return "name-bot" if _is_bots(name) else None


def _is_visible(name: str) -> bool:
    """Return whether the text is visible and does not pile marks on a letter."""
    marks = 0
    for character in name:
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks > _MOST_MARKS:
            return False
    return any(unicodedata.category(c)[0] in "LNPS" and not is_blank(c) for c in name)


def _is_bots(name: str) -> bool:
    """Return whether a name looks like that of a bot: its level in any language, or `bot:` and anything."""
    return skeleton(_first_part(name)) == "bot" or skeleton(name) in bot_names()


def _first_part(name: str) -> str:
    """Return what stands before the first sign or space: of `bot:seer`, `bot`."""
    for place, character in enumerate(name):
        if place and unicodedata.category(character)[0] in "PSZ" and not character.isalpha():
            return name[:place]
    return name


@cache
def bot_names() -> frozenset[str]:
    """Return the displayed names of bots in every language, as skeletons. It reads catalogues: servers do it early."""
    found: set[str] = set()
    for lang in languages():
        for level in all_levels():
            shown = bot_name(level, lang)
            found.add(skeleton(shown))
            found |= {skeleton(say("play-bot", lang, level=shown, seat=str(seat))) for seat in _SEATS}
    return frozenset(found)
