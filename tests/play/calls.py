"""Good calls of all entry points, as the library, the lab and the search make them, to be spoiled by tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from foretold.bots import search
from foretold.bots.imagination import Imagination
from foretold.bots.search_parts import GENERIC
from foretold.bots.seer import PLACES, entry_point
from foretold.engine.array_groups import (
    NewsRequest,
    NewsWords,
    ResultArrays,
    StepArrays,
    Written,
)
from foretold.engine.engine import Engine, new_facts
from foretold.engine.entry_points import ENTRY_POINTS
from foretold.engine.json_writer import STRIDE, book_of
from foretold.engine.scratch import FACTS_A_STEP
from foretold.lab.collect import entries
from foretold.lab.collect.collector import Collector
from foretold.lab.collect.declared import entry_points
from foretold.lab.statistics import statistics_of
from foretold.play.game import Game

COUNT = 2


@dataclass(frozen=True)
class Call:
    """A call that is right: an entry point, and its arguments by name."""

    entry: Any
    given: Mapping[str, Any]

    def make(self) -> Any:
        """Call the entry point."""
        return self.entry(*self.given.values())

    def copy(self) -> Call:
        """The same call with arrays of its own, which may be written to."""
        call = self
        for part, value in self.parts():
            call = call.with_part(part, value.copy() if isinstance(value, np.ndarray) else value)
        return call

    def parts(self) -> Iterator[tuple[str, Any]]:
        """Every number and array by its name; of a named tuple, its fields."""
        for name, value in self.given.items():
            yield from _parts(name, value)

    def with_part(self, name: str, value: Any) -> Call:
        """The same call with something else in one place."""
        first, _, rest = name.partition(".")
        return replace(self, given={**self.given, first: _with_field(self.given[first], rest, value)})


def _parts(name: str, value: Any) -> Iterator[tuple[str, Any]]:
    if not isinstance(value, tuple):
        yield name, value
        return
    for field in value._fields:  # type: ignore[attr-defined]  # a named tuple
        yield from _parts(f"{name}.{field}", getattr(value, field))


def _with_field(given: Any, field: str, value: Any) -> Any:
    if not field:
        return value
    first, _, rest = field.partition(".")
    return given._replace(**{first: _with_field(getattr(given, first), rest, value)})


def calls(interpreted: bool) -> dict[str, Call]:
    """A call of every entry point, by the name of its function."""
    game = Game("predictions", {"players": 3}, interpreted=interpreted)
    return {**_of_the_engine(game), **_of_the_lab(game), "simulate": _of_the_search(game)}


def _of_the_engine(game: Game) -> dict[str, Call]:
    engine, record = game.engine, game.settings_array
    states = np.concatenate([game.deal(seed=seed).state_array() for seed in range(COUNT)])
    one = {"games": record, "states": states, "i": 1, "scratches": engine.new_scratch()}
    many = {"games": record, "states": states, "first": 0, "last": COUNT}
    longs, counts = np.zeros(COUNT, np.int64), np.zeros(COUNT, np.int32)
    scores, flags = np.zeros((COUNT, 3), np.int32), np.zeros((COUNT, 3), np.int8)
    orders = {"facts": new_facts(FACTS_A_STEP), "stacked": np.zeros((0, 0), np.int16), "decks": 0}
    scratch = {"scratches": engine.new_scratch()}
    observed = np.zeros((COUNT, game.rules.observation_size), np.float32)
    given: dict[str, dict[str, Any]] = {
        "begin": {**one, **orders},
        "attempt": {**one, **orders, "code": 0},
        "replay_codes": {**one, **orders, "codes": np.zeros(1, np.int16)},
        "list_legal": {"states": states, "i": 1, "codes": np.zeros(game.rules.most_legal, np.int16)},
        "shuffled": {"states": states, "i": 1, **scratch, "cards": 54, "round_": 0},
        "play_random_games": {**one, "first_seed": 1, "count": COUNT, "results": ResultArrays(scores, flags, counts)},
        "playouts": {**one, "start": states[:1].copy(), "count": 1, "first_seed": 1},
        "evaluate_hands": {"games": record, "hands": np.array([31, 62]), "values": np.zeros(2, np.int16)},
        "reset_all": {**many, **scratch, "seeds": longs},
        "step_all": {**many, **scratch, "step": StepArrays(counts, scores, flags, counts.copy(), longs), "stride": 0},
        "random_all": {**many, "streams": longs, "actions": counts},
        "mask_all": {**many, "masks": np.zeros((COUNT, len(game.actions)), np.int8)},
        "observe_all": {**many, "seats": np.array([-1, 2], np.int8), "out": observed},
        "imagine": {**many, **scratch, **_plan(game)},
        "write_news": {"games": record, "states": states, "facts": orders["facts"], **_news(game)},
    }
    assert list(given) == list(ENTRY_POINTS)
    return {name: Call(getattr(engine, name), arguments) for name, arguments in given.items()}


def _plan(game: Game) -> dict[str, Any]:
    state = game.deal(seed=1)
    plan = Imagination(game, state.view(state.actor))._plan.copy()
    return {"plan": plan, "codes": np.zeros(len(plan.decisions), np.int16), "stream": np.arange(4)}


def _news(game: Game) -> dict[str, Any]:
    views, notations = game.book
    phrases = game.phrasebook
    words = NewsWords(
        views, notations, phrases.book, phrases.forms, book_of([b'{"seat":', b"null", *[b"[]"] * game.rules.log_words])
    )
    return {
        "request": NewsRequest(np.array([-1, 2], np.int8), 0, 0, 1, np.zeros(3 + STRIDE, np.uint8), 1, 2),
        "words": words,
        "tools": game.engine.workspace.writing[0],
        "written": Written(np.zeros(10_000, np.uint8), np.zeros(4, np.int64)),
    }


def _of_the_lab(game: Game) -> dict[str, Call]:
    collector = Collector([game, game])
    sheets = collector._sheets(collector.empty(COUNT))
    state = np.zeros(1, game.rules.state_dtype)
    given: dict[str, dict[str, Any]] = {
        "play_random": {
            "games": collector.record,
            "states": state,
            "scratches": game.engine.new_scratch(),
            "first_seed": 1,
            "count": COUNT,
            "sheets": sheets,
        },
        "read_log": {
            "games": collector.record,
            "side": 1,
            "facts": _finished(game),
            "decisions": 9,
            "sheets": sheets,
            "at": 3,
        },
        "settle_games": {"games": collector.record, "sheets": sheets},
    }
    statistics = statistics_of(game.name)
    declared = entry_points(statistics)
    assert list(given) == list(declared)
    bindings = {**game.rules.bindings, **statistics.compiled, "note_result": entries.nothing_noted}
    return {
        name: Call(game.engine.build(getattr(entries, name), declared[name].kinds, bindings, declared[name].limits), of)
        for name, of in given.items()
    }


def _finished(game: Game) -> np.ndarray:
    state = game.deal(seed=1)
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    return state.fact_rows()


def _of_the_search(game: Game) -> Call:
    engine: Engine = game.engine
    kinds, limits = entry_point(PLACES)
    entry = engine.build(search.simulate, kinds, {**game.rules.bindings, **GENERIC.compiled}, limits)
    worlds = np.concatenate([game.deal(seed=seed).state_array() for seed in range(COUNT)])
    given = {
        "games": game.settings_array,
        "worlds": worlds,
        "states": worlds[:1].copy(),
        "scratches": engine.new_scratch(),
        "trees": search.new_tree(PLACES, 2.0),
        "first": 0,
        "count": COUNT,
        "settings": search.SearchSettings(1, 0.5, 0),
    }
    return Call(entry, given)
