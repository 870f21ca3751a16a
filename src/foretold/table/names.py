"""Names and lines that people write: kept as they are, without what could deceive or break a line."""

import unicodedata

#: Control, format (direction marks, joiners), private and unassigned characters, line and paragraph separators.
_DROPPED = {"Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp"}


def tidy(text: str) -> str:
    """One line, composed, without invisible characters and with single spaces."""
    composed = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if character.isspace() else character for character in composed)
    kept = "".join(c for c in spaced if unicodedata.category(c) not in _DROPPED)
    return " ".join(kept.split())
