"""Facts as a view shows them: a code in words and named arguments, those alone that the observer witnessed."""

from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from typing import Any

import numpy as np

from foretold.rules.desk import FACT_A, FACT_CODE, FACT_SEAT, FACT_TURN, FACT_WIDTH, SPECTATOR, facts_written
from foretold.rules.fragments import encode

#: How each kind of argument is written: by these words, or (None) as the number that it is.
Words = Mapping[str, Sequence[str] | None]
#: A phrase as JSON with a seat and without, and where each argument stands with the words for it.
Form = tuple[bytes, bytes, list[tuple[int, list[bytes] | None]]]


def code_name(fact: IntEnum) -> str:
    """How a code is written outside: ``GOES_ALL_IN`` is ``goes-all-in``."""
    return fact.name.lower().replace("_", "-")


def rows(facts: np.ndarray, since: int = 0) -> list[list[int]]:
    """The facts written so far, without the first ``since`` of them."""
    return facts[1 + since : 1 + facts_written(facts)].tolist()  # type: ignore[no-any-return]


def bit_of(observer: int | None) -> int:
    """Who a seat (None: a spectator) is among those who learn a fact."""
    return 1 << (SPECTATOR if observer is None else observer)


class Phrasebook:
    """How the facts of a game are written, and read again."""

    def __init__(
        self, fact_type: type[IntEnum], arguments: Mapping[Any, tuple[tuple[str, str], ...]], words: Words
    ) -> None:
        self._phrases: dict[int, tuple[str, tuple[tuple[str, int, Sequence[str] | None], ...]]] = {
            int(fact): (
                code_name(fact),
                tuple((name, FACT_A + place, words[kind]) for place, (name, kind) in enumerate(arguments[fact])),
            )
            for fact in fact_type
        }
        self._codes = {name: code for code, (name, _) in self._phrases.items()}
        self._forms = {code: _forms(*phrase) for code, phrase in self._phrases.items()}

    def told(self, row: Sequence[int]) -> dict[str, Any]:
        """A fact as a dictionary."""
        name, arguments = self._phrases[row[FACT_CODE]]
        entry: dict[str, Any] = {"turn": row[FACT_TURN], "fact": name}
        if row[FACT_SEAT] >= 0:
            entry["seat"] = row[FACT_SEAT]
        for argument, place, words in arguments:
            entry[argument] = row[place] if words is None else words[row[place]]
        return entry

    def written(self, row: Sequence[int]) -> bytes:
        """The same as JSON."""
        with_seat, without, arguments = self._forms[row[FACT_CODE]]
        values = [row[place] if words is None else words[row[place]] for place, words in arguments]
        if row[FACT_SEAT] >= 0:
            return with_seat % (row[FACT_TURN], row[FACT_SEAT], *values)
        return without % (row[FACT_TURN], *values)

    def untold(self, log: Iterable[Mapping[str, Any]]) -> np.ndarray:
        """Facts from dictionaries, as ``told`` writes them, but for who knows them."""
        entries = list(log)
        found = np.zeros((len(entries), FACT_WIDTH), np.int32)
        for row, entry in zip(found, entries, strict=True):
            code = self._codes[entry["fact"]]
            row[FACT_CODE], row[FACT_TURN], row[FACT_SEAT] = code, entry["turn"], entry.get("seat", -1)
            for argument, place, words in self._phrases[code][1]:
                row[place] = entry[argument] if words is None else words.index(entry[argument])
        return found


def _forms(name: str, arguments: Sequence[tuple[str, int, Sequence[str] | None]]) -> Form:
    """A phrase as JSON to be filled in: with a seat and without, and where the arguments stand and how they are written."""
    rest = b"".join(b',"%b":%b' % (key.encode(), b"%d" if words is None else b"%b") for key, _, words in arguments)
    places = [(place, None if words is None else [*map(encode, words)]) for _, place, words in arguments]
    start = b'{"turn":%%d,"fact":"%b"' % name.encode()
    return start + b',"seat":%d' + rest + b"}", start + rest + b"}", places
