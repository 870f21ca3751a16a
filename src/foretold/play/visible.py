"""Write the views of a game in progress as JSON, for all viewers at once, in compiled code.

A server sends this to everybody at the table after every decision. ``games/*/knowledge/views.py`` decides what a viewer
may know; this module keeps what those functions need to know of the log.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from foretold.engine.array_groups import NewsRequest, NewsWords, Written
from foretold.engine.json_writer import STRIDE, book_of
from foretold.engine.log import bit_of, rows
from foretold.engine.scratch import FACT_CODE, FACT_KNOWERS, facts_written

if TYPE_CHECKING:
    from foretold.play.game import Game

_encode = msgspec.json.Encoder().encode

#: Seats; None is a spectator.
Observers = tuple[int | None, ...]
#: What stands before the facts, between them and the view, and behind that.
Around = tuple[bytes, bytes, bytes]
#: A game's record, its log, how many facts of that are left out, and how many decisions there were.
Moment = tuple[np.ndarray, np.ndarray, int, int]

_NOTHING: Around = (b"", b"", b"")
_ROOM = bytes(STRIDE)


class Visible:
    """The views of one game in progress. It reads the log on as that grows, and forgets nothing."""

    __slots__ = ("_chronicle", "_game", "_head", "_looked", "_read", "_words")

    def __init__(self, game: Game) -> None:
        self._game = game
        self._chronicle = game.rules.chronicle(game.players, game.deck)
        self._looked = self._read = 0
        self._head = b""
        self._words: NewsWords | None = None

    def news(self, moment: Moment, observers: Observers, *, memory_aid: bool) -> list[tuple[bytes, bytes]]:
        """Return for each observer the facts that it witnessed, and its glance."""
        parts = _cut(*self._write(moment, observers, _NOTHING, memory_aid=memory_aid))
        return list(zip(parts[::2], parts[1::2], strict=True))

    def messages(self, moment: Moment, observers: Observers, around: Around, *, memory_aid: bool) -> list[bytes]:
        """Return the same in one piece for each observer, with the texts before, between and behind."""
        whole, ends = self._write(moment, observers, around, memory_aid=memory_aid)
        return _cut(whole, ends[1::2])

    def _write(
        self, moment: Moment, observers: Observers, around: Around, *, memory_aid: bool
    ) -> tuple[bytes, list[int]]:
        """Write everything into one text, and return where the facts and the view of each observer end."""
        record, facts, since, decision = moment
        if self._read_on(facts) or self._words is None:
            self._words = self._all_words(record)
        game, seats, words = self._game, _seats(observers), self._words
        engine = game.engine
        space = engine.workspace
        letters, first, second = _NO_FRAME if around is _NOTHING else _frame(around)
        # In half the time of its constructor: this is done for every decision.
        request = tuple.__new__(NewsRequest, (seats, since, decision, memory_aid, letters, first, second))
        count = 2 * len(seats)
        tools, written = space.writing  # looked up once: what belongs to a thread is found slowly
        while True:
            if len(written.ends) >= count:
                size = engine.write_news(game.settings_array, record, facts, request, words, tools, written)
                if size <= len(written.letters) - STRIDE:
                    return written.letters[:size].tobytes(), written.ends[:count].tolist()
            else:
                size = len(written.letters)
            written = Written(np.zeros(2 * size + STRIDE, np.uint8), np.zeros(count, np.int64))
            space.writing = (tools, written)

    def _read_on(self, facts: np.ndarray) -> bool:
        """Read the log on if it has facts that views tell; return whether it has."""
        looked, self._looked = self._looked, facts_written(facts)
        if self._chronicle.told.isdisjoint(facts[1 + looked : 1 + self._looked, FACT_CODE].tolist()):
            return False
        for row in rows(facts, self._read):
            self._chronicle.read(row)
        self._read = self._looked
        return True

    def _all_words(self, record: np.ndarray) -> NewsWords:
        """Return all words: also the beginning of a view, the last round, and what a view needs of the log."""
        game, chronicle = self._game, self._chronicle
        self._head = self._head or self._first_words(record)
        elsewhere = book_of([self._head, _encode(chronicle.last_round), *game.rules.from_log(chronicle)])
        views, notations = game.book
        return NewsWords(views, notations, game.phrasebook.book, game.phrasebook.forms, elsewhere)

    def _first_words(self, record: np.ndarray) -> bytes:
        """Return the game and its options, which stay the same once the cards are dealt."""
        game = self._game
        options = {**game.shown_options, **game.rules.options_found(game.settings_array[0], record[0])}
        return b'%b,"seat":' % _encode({"game": game.name, "options": options})[:-1]


def _frame(around: Around) -> tuple[np.ndarray, int, int]:
    """All letters around, and where those between and those behind begin."""
    before, between, _ = around
    letters = np.frombuffer(b"".join((*around, _ROOM)), np.uint8)
    return letters, len(before), len(before) + len(between)


_NO_FRAME = _frame(_NOTHING)


@lru_cache(maxsize=256)
def _seats(observers: Observers) -> np.ndarray:
    return np.array([-1 if seat is None else seat for seat in observers], np.int8)


def _cut(whole: bytes, ends: list[int]) -> list[bytes]:
    """Cut the text into its parts."""
    parts = []
    start = 0
    for end in ends:  # a comprehension over pairs takes twice as long, and this is done for every decision
        parts.append(whole[start:end])
        start = end
    return parts


def facts_of(game: Game, facts: np.ndarray, since: int, observer: int | None) -> list[dict[str, Any]]:
    """Return the facts that an observer witnessed, without the first ``since`` of all."""
    told, bit = game.phrasebook.told, bit_of(observer)
    return [told(row) for row in rows(facts, since) if row[FACT_KNOWERS] & bit]
