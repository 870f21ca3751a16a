"""Facts as a view shows them: a code in words and named arguments, those alone that the observer witnessed."""

from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from typing import Any

import msgspec
import numpy as np

from foretold.engine.json_writer import GAME_WORDS, Book, book_of, first_words, keys
from foretold.engine.scratch import FACT_A, FACT_CODE, FACT_SEAT, FACT_TURN, FACT_WIDTH, SPECTATOR, facts_written

#: How each kind of argument is written: by these words, or (None) as the number that it is.
Words = Mapping[str, Sequence[str] | None]


#: A row of the forms of facts: the name's word, then key and first word of three arguments.
FORM_WIDTH = 7
#: Where a book for facts has the keys that all of them have: turn, fact, seat.
FACT_WORDS = GAME_WORDS

encode = msgspec.json.Encoder().encode


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
        self.book, self.forms = self._forms(words)

    def _forms(self, words: Words) -> tuple[Book, np.ndarray]:
        """For ``write_news``: a book, and for each code its name and, for each argument, its key and the first word.

        The first word is -1 for a number; the key is 0 where there is no argument.
        """
        written = [*first_words([]), b'{"turn":', *keys(["fact", "seat"])]
        starts: dict[int, int] = {}
        for kind in words.values():
            if kind is not None and id(kind) not in starts:
                starts[id(kind)] = len(written)
                written += map(encode, kind)
        forms = np.zeros((max(self._phrases) + 1, FORM_WIDTH), np.int64)
        for code, (name, arguments) in self._phrases.items():
            forms[code, 0] = len(written)
            written.append(encode(name))
            for place, (key, _, kind) in enumerate(arguments):
                forms[code, 1 + 2 * place] = len(written)
                forms[code, 2 + 2 * place] = -1 if kind is None else starts[id(kind)]
                written += keys([key])
        return book_of(written), forms

    def told(self, row: Sequence[int]) -> dict[str, Any]:
        """A fact as a dictionary."""
        name, arguments = self._phrases[row[FACT_CODE]]
        entry: dict[str, Any] = {"turn": row[FACT_TURN], "fact": name}
        if row[FACT_SEAT] >= 0:
            entry["seat"] = row[FACT_SEAT]
        for argument, place, words in arguments:
            entry[argument] = row[place] if words is None else words[row[place]]
        return entry

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
