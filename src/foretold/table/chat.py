"""The chat of a table: the lines that it keeps for those who come later."""

from __future__ import annotations

import msgspec

#: Lines, and characters in all, that a table remembers: whoever begins to watch is sent them.
LINES = 100
CHARACTERS = 10_000


class RememberedLine(msgspec.Struct, frozen=True, gc=False):
    """A line of chat, and the version of the table that it made."""

    number: int
    seat: int
    text: str
    at: int


def remember(chat: list[RememberedLine], line: RememberedLine) -> None:
    """Add a line, and drop the oldest ones if there is not enough room."""
    chat.append(line)
    del chat[:-LINES]
    room = CHARACTERS
    for place in range(len(chat) - 1, -1, -1):
        room -= len(chat[place].text)
        if room < 0:
            del chat[: place + 1]
            return
