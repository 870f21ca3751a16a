"""Pieces of JSON. What is the same for all viewers is written once, with gaps; each viewer's own goes into the gaps."""

from collections.abc import Iterable

import msgspec

#: What a viewer's own goes in the place of; no JSON has a zero byte.
GAP = msgspec.Raw(b"\0")

encode = msgspec.json.Encoder().encode
NULL = b"null"
EMPTY = b"[]"


def array(pieces: Iterable[bytes]) -> bytes:
    """An array of pieces."""
    return b"[%b]" % b",".join(pieces)


def around_gaps(value: object) -> list[bytes]:
    """A value as JSON, cut where its gaps are."""
    return encode(value).split(b"\0")
