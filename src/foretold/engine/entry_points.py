"""The entry points of every game, declared: what each takes (kinds) and what it expects of that (limits).

The functions are in :mod:`foretold.engine.kernels` and :mod:`foretold.engine.view_kernels`. They do not import this
module, so that a change of what is checked compiles nothing anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from foretold.engine.argument_kinds import Kind, bundle
from foretold.engine.array_groups import (
    NewsRequest,
    NewsWords,
    ResultArrays,
    StepArrays,
    WritingTools,
    Written,
)
from foretold.engine.json_writer import STRIDE, Book
from foretold.engine.limits import (
    ArgumentLimit,
    Arguments,
    Index,
    Least,
    LogRoom,
    Most,
    Range,
    Span,
    last_seat,
    players,
)
from foretold.engine.log import FORM_WIDTH
from foretold.engine.scratch import FACTS_A_STEP
from foretold.engine.world_plan import SCRIPT_WIDTH, Plan


class EntryPoint(NamedTuple):
    """The kinds of the arguments of an entry point, and what it expects of them."""

    kinds: tuple[Kind, ...]
    limits: tuple[ArgumentLimit, ...]


def _cards(given: Arguments) -> int:
    """The most cards that the scratch has room for."""
    return int(given["scratches"].dtype["order"].shape[0])


def _last_card(given: Arguments) -> int:
    return _cards(given) - 1


def _most_legal(given: Arguments) -> int:
    return given.rules.most_legal


def _codes_needed(given: Arguments) -> int:
    """One more than the highest code that is legal in the given states."""
    codes = np.zeros(given.rules.most_legal, np.int16)
    count, legal_actions = 0, given.rules.bindings["legal_actions"]
    for state in given["states"][given["first"] : given["last"]]:
        found = legal_actions(state, codes)
        count = max(count, 1 + int(codes[:found].max(initial=-1)))
    return count


def _letters(book: str) -> Least:
    """A book has the letters of all its words, and as many behind them as are copied at a time."""
    return Least(f"{book}.letters", lambda given: STRIDE + int(given[f"{book}.starts"].max(initial=0)))


_ONE_GAME = (Least("games"), Index("i", "states"))
_MANY_GAMES = (Least("games"), Span("first", "last", "states"))
_SCRATCH = Least("scratches")
_STACKED = (
    *(Most("stacked", _cards, axis=1), Range("stacked", -1, _last_card), Range("decks", 0, "stacked")),
    _SCRATCH,
)


def _of_seats(array: str, size: str) -> tuple[ArgumentLimit, ...]:
    return Least(array, size), Least(array, players, axis=1)


_IN_ORDER = ("games", "states", "number", "scratches", "facts", "stacked", "number")

#: By the name of the function.
ENTRY_POINTS: Mapping[str, EntryPoint] = {
    "begin": EntryPoint(_IN_ORDER, (*_ONE_GAME, *_STACKED, LogRoom("facts", FACTS_A_STEP))),
    "attempt": EntryPoint((*_IN_ORDER, "number"), (*_ONE_GAME, *_STACKED, LogRoom("facts"))),
    "replay_codes": EntryPoint((*_IN_ORDER, "codes"), (*_ONE_GAME, *_STACKED, LogRoom("facts"))),
    "list_legal": EntryPoint(("states", "number", "codes"), (Index("i", "states"), Least("codes", _most_legal))),
    "shuffled": EntryPoint(
        ("states", "number", "scratches", "number", "number"),
        (Index("i", "states"), _SCRATCH, Range("cards", 0, _cards), Range("round_")),
    ),
    "play_random_games": EntryPoint(
        (
            *("games", "states", "number", "scratches", "number", "number"),
            bundle(ResultArrays, "scores", "flags", "counts"),
        ),
        (
            *(*_ONE_GAME, _SCRATCH, Range("count"), Least("results.decisions", "count")),
            *(*_of_seats("results.scores", "count"), *_of_seats("results.winners", "count")),
        ),
    ),
    "playouts": EntryPoint(
        ("games", "states", "number", "scratches", "states", "number", "number"),
        (*_ONE_GAME, _SCRATCH, Least("start"), Range("count")),
    ),
    "evaluate_hands": EntryPoint(
        ("games", "longs", "codes"), (Least("games"), Range("hands"), Least("values", "hands"))
    ),
    "reset_all": EntryPoint(
        ("games", "states", "number", "number", "scratches", "longs"),
        (*_MANY_GAMES, _SCRATCH, Least("seeds", "last")),
    ),
    "step_all": EntryPoint(
        (
            *("games", "states", "number", "number", "scratches"),
            *(bundle(StepArrays, "counts", "scores", "flags", "counts", "longs"), "number"),
        ),
        (
            *(*_MANY_GAMES, _SCRATCH, *_of_seats("step.scores", "last"), *_of_seats("step.winners", "last")),
            *(Least("step.actions", "last"), Least("step.faults", "last"), Least("step.seeds", "last")),
        ),
    ),
    "random_all": EntryPoint(
        ("games", "states", "number", "number", "longs", "counts"),
        (*_MANY_GAMES, Least("streams", "last"), Least("actions", "last")),
    ),
    "mask_all": EntryPoint(
        ("games", "states", "number", "number", "flags"),
        (*_MANY_GAMES, Least("masks", "last"), Least("masks", _codes_needed, axis=1)),
    ),
    "observe_all": EntryPoint(
        ("games", "states", "number", "number", "seats", "floats"),
        (
            *(*_MANY_GAMES, Least("seats", "last"), Range("seats", -1, last_seat), Least("out", "last")),
            Least("out", lambda given: given.rules.observation_size, axis=1),
        ),
    ),
    "imagine": EntryPoint(
        (
            *("games", "states", "number", "number", "scratches"),
            bundle(Plan, "states", "tables", "tables", "tables", "longs", "reals", "stacked"),
            *("codes", "longs"),
        ),
        (
            *(*_MANY_GAMES, _SCRATCH, Least("plan.start"), Least("plan.decisions", 3, axis=1), Least("plan.script")),
            *(Least("plan.script", SCRIPT_WIDTH, axis=1), Least("plan.orders"), Most("plan.orders", _cards, axis=1)),
            *(Range("plan.orders", -1, _last_card), Least("codes", "plan.decisions"), Least("stream", 4)),
        ),
    ),
    "write_news": EntryPoint(
        (
            *("games", "states", "facts", bundle(NewsRequest, "seats", *3 * ("number",), "bytes", "number", "number")),
            bundle(NewsWords, (_book := bundle(Book, "counts", "bytes")), "number", _book, "tables", _book),
            *(bundle(WritingTools, "longs", "codes", "pages"), bundle(Written, "bytes", "longs")),
        ),
        (
            *(Least("games"), Least("states"), LogRoom("facts"), Range("request.since"), Range("request.decision")),
            *(Range("request.seats", -1, last_seat), Range("words.notations", 0, "words.views.starts")),
            *(
                Least("words.facts.starts", lambda given: 2 + int(given["words.forms"].max(initial=-1))),
                Least("words.elsewhere.starts", lambda given: 3 + given.rules.log_words),
                Least("words.forms", FORM_WIDTH, axis=1),
            ),
            Least("words.forms", lambda given: 1 + int(given["facts"][1:, 0].max(initial=0))),
            *(_letters("words.views"), _letters("words.facts"), _letters("words.elsewhere")),
            *(Range("request.between", 0, "request.behind"), Range("request.behind", 0)),
            Least("request.letters", lambda given: STRIDE + int(given["request.behind"])),
            *(Least("tools.known", lambda given: given.rules.known_size), Least("tools.codes", _most_legal)),
            *(Least("tools.pages"), Least("written.letters", STRIDE)),
            Least("written.ends", lambda given: 2 * len(given["request.seats"])),
        ),
    ),
}
