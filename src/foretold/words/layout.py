"""Wrap and align text as a terminal shows it: Chinese and Japanese characters are two columns wide."""

import re
import unicodedata
from collections.abc import Sequence

# Signs that never begin a line.
_CLOSING = "、。,.)」』】:;!?ー〜%»）：；！？…\u3000"
# Signs that never end one.
_OPENING = "«(「『【（"
# Where words end; a no-break space, as French has it before a colon, is part of a word.
_SPACES = re.compile(r"[ \t\r\n]+")


def width(text: str) -> int:
    """Return the number of terminal columns that a text takes."""
    return sum(_columns(sign) for sign in text)


def pad(text: str, columns: int, *, right: bool = False) -> str:
    """Fill a text with spaces to a number of columns; `right` puts the text at the right."""
    filling = " " * (columns - width(text))
    return filling + text if right else text + filling


def wrap(text: str, columns: int) -> list[str]:
    """Break a text into lines of at most so many columns, at spaces and between wide signs."""
    lines = [""]
    for piece in _pieces(_SPACES.sub(" ", text).strip(" ")):
        if lines[-1] and width(lines[-1] + piece.rstrip()) > columns:
            lines.append("")
        lines[-1] += piece.lstrip() if not lines[-1] else piece
    return [line.rstrip() for line in lines]


def table(head: Sequence[str], rows: Sequence[Sequence[str]], numbers: Sequence[int] = ()) -> str:
    """Lay out rows in columns under a head; the columns listed in `numbers` stand at the right."""
    columns = [max(width(row[i]) for row in (head, *rows)) for i in range(len(head))]

    def line(row: Sequence[str]) -> str:
        cells = (pad(cell, columns[i], right=i in numbers) for i, cell in enumerate(row))
        return ("  " + "  ".join(cells)).rstrip()

    rule = "  " + "  ".join("-" * size for size in columns)
    return "\n".join([line(head), rule, *map(line, rows)])


def _columns(sign: str) -> int:
    if unicodedata.combining(sign):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def _pieces(text: str) -> list[str]:
    """Cut a text where a line may end: after a space, and around every wide sign, but before no closing one."""
    pieces = [""]
    for sign in text:
        before = pieces[-1][-1:]
        ends = before == " "
        wide = before and before not in _OPENING and (_columns(sign) == 2 or _columns(before) == 2)
        if (ends or wide) and sign not in _CLOSING:
            pieces.append("")
        pieces[-1] += sign
    return [piece for piece in pieces if piece]
