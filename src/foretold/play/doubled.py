"""Find keys that appear twice in a JSON object: readers differ in which of the two counts."""

from __future__ import annotations

import json


class _Doubled(Exception):  # noqa: N818 - what was found
    pass


def doubled_key(text: str | bytes) -> str | None:
    """Return the first key of a JSON document that appears twice in one object, or None."""
    try:
        json.loads(text, object_pairs_hook=_look, parse_int=str, parse_float=str)
    except _Doubled as found:
        return str(found)
    return None


def _look(pairs: list[tuple[str, object]]) -> None:
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            raise _Doubled(key)
        seen.add(key)
