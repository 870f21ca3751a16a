"""JSON written by compiled code: views and facts go to every viewer after every decision.

First a page is filled with words, as numbers; then they are spelled. A book has the spelling of every word: where each
begins, and all their letters. So the functions that choose words need no array but the page, which is a record, and
cost next to nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from functools import cache
from itertools import accumulate
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from foretold.engine.record_types import PageRecord
    from foretold.engine.value_types import Bytes, Numbers, Words


class Word(IntEnum):
    """The words that every book begins with: signs, values, and the keys that all views have."""

    OPEN = 0
    CLOSE = 1
    END = 2
    COMMA = 3
    MINUS = 4
    NULL = 5
    TRUE = 6
    FALSE = 7
    DECISION = 8
    OVER = 9
    SCORES = 10
    WINNERS = 11
    ACTOR = 12
    ASKED = 13
    LEGAL = 14
    TABLE = 15
    MEMORY = 16
    LAST_ROUND = 17


_SIGNS = (b"[", b"]", b"}", b",", b"-", b"null", b"true", b"false")

#: Where the words for what is asked begin, with room for 16 of them; behind them, the words of a game.
QUESTIONS = len(Word)
GAME_WORDS = QUESTIONS + 16
#: Numbers on a page that are no words of the book: one that is meant itself, and the words that come from elsewhere.
NUMBER = 1 << 24
ELSEWHERE = 1 << 23
#: Letters are copied so many at a time, whatever the length of a word: behind the last one there is room for as many.
STRIDE = 16


class Book(NamedTuple):
    """Where each word begins (and where the last ends), and the letters of all of them."""

    starts: np.ndarray
    letters: np.ndarray


@cache
def page_dtype(cards: int) -> np.dtype[Any]:
    """A page with room for all words of a view, whatever a viewer knows of a deck of so many cards."""
    room = 4_096 + 4 * cards
    return np.dtype((np.record, np.dtype([("count", np.int64), ("words", np.int32, (room,))], align=True)))


def book_of(words: Sequence[bytes]) -> Book:
    """A book of these words."""
    starts = np.fromiter(accumulate(map(len, words), initial=0), np.int32, len(words) + 1)
    return Book(starts, np.frombuffer(bytearray(b"".join((*words, bytes(STRIDE)))), np.uint8))


def keys(names: Sequence[str]) -> list[bytes]:
    """Words for the keys of an object, each behind a comma."""
    return [b',"%b":' % name.lower().encode() for name in names]


def key_words(names: type[IntEnum], first: Sequence[IntEnum]) -> list[bytes]:
    """Words for a view's keys, in their order; some stand first in their object, behind its brace."""
    written = keys([key.name.removeprefix("OLDER_") for key in names])
    starts = [b"{" if key in first else b"," for key in names]
    return [start + word[1:] for start, word in zip(starts, written, strict=True)]


def first_words(questions: Sequence[str | None]) -> list[bytes]:
    """What every book begins with; the questions are those of a game."""
    asked = [b"null" if question is None else b'"%b"' % question.encode() for question in questions]
    room = [b""] * (GAME_WORDS - QUESTIONS - len(asked))
    return [*_SIGNS, *keys([word.name for word in Word][len(_SIGNS) :]), *asked, *room]


# Compiled ------------------------------------------------------------------------------------------------------------


def say(page: PageRecord, word: int) -> None:
    """One more word."""
    page.words[page.count] = word
    page.count += 1


def number(page: PageRecord, value: int) -> None:
    """A whole number."""
    if value < 0:
        say(page, Word.MINUS)
        value = -value
    say(page, NUMBER + value)


def pair(page: PageRecord, key: int, value: int) -> None:
    """A key and a number."""
    say(page, key)
    number(page, value)


def number_or_null(page: PageRecord, value: int) -> None:
    """A number that is not negative, or null."""
    say(page, NUMBER + value if value >= 0 else Word.NULL)


def truth(page: PageRecord, value: bool) -> None:
    """True or false."""
    say(page, Word.TRUE if value else Word.FALSE)


def entry(page: PageRecord, i: int) -> None:
    """What stands before the i-th entry of an array: a bracket, or a comma."""
    say(page, Word.OPEN if i == 0 else Word.COMMA)


def close(page: PageRecord, count: int) -> None:
    """The end of an array of so many entries; of none, all of it."""
    if count == 0:
        say(page, Word.OPEN)
    say(page, Word.CLOSE)


def numbers(page: PageRecord, values: Numbers, count: int) -> None:
    """An array of the first numbers of an array."""
    for i in range(count):
        entry(page, i)
        number(page, int(values[i]))
    close(page, count)


def members(page: PageRecord, bits: int, base: int) -> None:
    """An array of the words for the members of a set, in order; ``base`` is the first member's."""
    count = 0
    member = 0
    while bits != 0:
        if bits & 1 == 1:
            entry(page, count)
            say(page, base + member)
            count += 1
        bits >>= 1
        member += 1
    close(page, count)


def copy_letters(source: Bytes, start: int, size: int, out: Bytes, at: int) -> None:
    """Copy letters. Compiled, up to `STRIDE` more are copied than asked for: the next word covers them."""
    for i in range(size):
        out[at + i] = source[start + i]


def insert(letters: Bytes, start: int, end: int, out: Bytes, at: int) -> int:
    """Write letters out as they are; returns the place behind. Where there is no room it only counts."""
    if at + end - start <= out.shape[0] - STRIDE:
        copy_letters(letters, start, end - start, out, at)
    return at + end - start


def spell(
    page: PageRecord, starts: Words, letters: Bytes, other_starts: Words, other_letters: Bytes, out: Bytes, at: int
) -> int:
    """Write the page out and clear it; returns the place behind. Where there is no room for a word it only counts.

    The words from elsewhere are those of the other book.
    """
    room = out.shape[0] - STRIDE
    for k in range(int(page.count)):
        word = int(page.words[k])
        if word >= NUMBER:
            value = word - NUMBER
            size = 1
            rest = value // 10
            while rest > 0:
                size += 1
                rest //= 10
            if at + size <= room:
                for place in range(at + size - 1, at - 1, -1):
                    out[place] = 48 + value % 10
                    value //= 10
        elif word >= ELSEWHERE:
            start = int(other_starts[word - ELSEWHERE])
            size = int(other_starts[word - ELSEWHERE + 1]) - start
            if at + size <= room:
                copy_letters(other_letters, start, size, out, at)
        else:
            start = int(starts[word])
            size = int(starts[word + 1]) - start
            if at + size <= room:
                copy_letters(letters, start, size, out, at)
        at += size
    page.count = 0
    return at
