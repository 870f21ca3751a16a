"""Entry points that write what viewers may know as JSON (foretold.engine.json_writer), the same for every game.

As in :mod:`foretold.engine.kernels`, the names declared below stand for a game's own functions.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from foretold.engine.array_groups import NewsRequest, NewsWords, WritingTools, Written
from foretold.engine.json_writer import (  # fmt: skip
    ELSEWHERE,
    QUESTIONS,
    STRIDE,
    Book,
    Word,
    close,
    entry,
    insert,
    number,
    number_or_null,
    pair,
    say,
    spell,
    truth,
)
from foretold.engine.log import FACT_WORDS, FORM_WIDTH
from foretold.engine.scratch import FACT_A, FACT_CODE, FACT_KNOWERS, FACT_SEAT, FACT_TURN, SPECTATOR, facts_written

Array = np.ndarray

legal_actions: Callable[..., int]
score_of: Callable[..., int]
known: Callable[..., None]
write_table: Callable[..., None]
write_memory: Callable[..., None]


def write_news(
    games: Array,
    states: Array,
    facts: Array,
    request: NewsRequest,
    words: NewsWords,
    tools: WritingTools,
    written: Written,
) -> int:
    """What several viewers of one game may know, as JSON: the facts that each witnessed, and its view.

    Everything is written one behind the other; the facts of the k-th viewer end at ``ends[2 * k]``, its view at the
    next; returns how much room all of it takes. The words from elsewhere are what a view begins with, the last round,
    and what the game's own functions look for.
    """
    certain, codes, pages = tools
    page = pages[0]
    page.count = 0
    out, ends = written
    seats, since, decision, memory_aid, around, between, behind = request
    starts, letters = words.views
    other_starts, other_letters = words.elsewhere
    at = 0
    for k in range(seats.shape[0]):
        seat = int(seats[k])
        at = insert(around, 0, between, out, at)
        at = write_facts(facts, since, seat, words.forms, words.facts, page, out, at)
        ends[2 * k] = at
        at = insert(around, between, behind, out, at)
        known(games[0], states[0], seat, certain)
        say(page, ELSEWHERE)
        number_or_null(page, seat)
        write_head(games[0], states[0], decision, page)
        write_legal(states[0], seat, codes, words.notations, page)
        say(page, Word.TABLE)
        write_table(games[0], states[0], seat, certain, page)
        say(page, Word.MEMORY)
        if memory_aid != 0:
            write_memory(games[0], states[0], seat, certain, page)
        else:
            say(page, Word.NULL)
        say(page, Word.LAST_ROUND)
        say(page, ELSEWHERE + 1)
        say(page, Word.END)
        at = spell(page, starts, letters, other_starts, other_letters, out, at)
        at = insert(around, behind, around.shape[0] - STRIDE, out, at)
        ends[2 * k + 1] = at
    return at


def write_head(game: Any, state: Any, decision: int, page: Any) -> None:
    """What every view tells of a game in the same way."""
    players = int(game.players)
    pair(page, Word.DECISION, decision)
    say(page, Word.OVER)
    truth(page, int(state.over) != 0)
    say(page, Word.SCORES)
    for seat in range(players):
        entry(page, seat)
        number(page, score_of(state, seat))
    close(page, players)
    say(page, Word.WINNERS)
    count = 0
    for seat in range(players):
        if (int(state.winners) >> seat) & 1 == 1:
            entry(page, count)
            number(page, seat)
            count += 1
    close(page, count)
    say(page, Word.ACTOR)
    number_or_null(page, int(state.actor))
    say(page, Word.ASKED)
    say(page, QUESTIONS + int(state.asked))


def write_legal(state: Any, seat: int, codes: Array, notations: int, page: Any) -> None:
    """What the seat may do now: nothing, if another decides."""
    count = 0
    if seat >= 0 and seat == int(state.actor):
        count = legal_actions(state, codes)
    say(page, Word.LEGAL)
    for k in range(count):
        entry(page, k)
        say(page, notations + int(codes[k]))
    close(page, count)


def write_facts(facts: Array, since: int, seat: int, forms: Array, book: Book, page: Any, out: Array, at: int) -> int:
    """The facts that a viewer witnessed, without the first ``since`` of all; returns the place behind them."""
    starts, letters = book
    bit = 1 << (SPECTATOR if seat < 0 else seat)
    count = 0
    for row in range(1 + since, 1 + facts_written(facts)):
        if int(facts[row, FACT_KNOWERS]) & bit != 0:
            entry(page, count)
            write_fact(facts, row, forms, page)
            at = spell(page, starts, letters, starts, letters, out, at)
            count += 1
    close(page, count)
    end: int = spell(page, starts, letters, starts, letters, out, at)
    return end


def write_fact(facts: Array, row: int, forms: Array, page: Any) -> None:
    """One fact: its turn, its code, its seat if it has one, and its arguments."""
    code = int(facts[row, FACT_CODE])
    pair(page, FACT_WORDS, int(facts[row, FACT_TURN]))
    say(page, FACT_WORDS + 1)
    say(page, int(forms[code, 0]))
    if int(facts[row, FACT_SEAT]) >= 0:
        pair(page, FACT_WORDS + 2, int(facts[row, FACT_SEAT]))
    for place in range((FORM_WIDTH - 1) // 2):
        key = int(forms[code, 1 + 2 * place])
        if key > 0:
            say(page, key)
            value = int(facts[row, FACT_A + place])
            start = int(forms[code, 2 + 2 * place])
            if start < 0:
                number(page, value)
            else:
                say(page, start + value)
    say(page, Word.END)
