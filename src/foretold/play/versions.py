"""The versions of the record format; only this module knows what each of them means.

A version decides which deck a game has that names none. So everything that is stored without its deck (a record, the
log of a table) names its version, or was written when there was only one.
"""

from __future__ import annotations

from typing import Literal

from foretold.errors import InvalidRecord

Version = Literal[1, 2]

FIRST: Version = 1
#: What new games are.
CURRENT: Version = 2

FAMILY = "foretold/"
_VERSIONS: dict[str, Version] = {f"{FAMILY}1": 1, f"{FAMILY}2": 2}
#: The formats that can be read, and the one that new records have.
FORMATS = tuple(_VERSIONS)
FORMAT = FORMATS[-1]


def format_of(version: Version) -> str:
    """Return how a version is written in a record."""
    return FORMATS[version - 1]


def version_of(written: str) -> Version:
    """Return the version of a record's format; refuse any other text."""
    version = _VERSIONS.get(written)
    if version is None:
        number = written.removeprefix(FAMILY)
        is_later = written.startswith(FAMILY) and number.isdecimal() and int(number[:9]) > CURRENT
        raise InvalidRecord("record-later" if is_later else "record-format", entry="format", format=written)
    return version
