"""The types that are written from records and messages: up to date, and true of what the library returns."""

from importlib import import_module
from pathlib import Path
from typing import Any, get_type_hints

import pytest

import foretold
from foretold.engine.view_types import View
from foretold.games.generated import engine_records, game_records, game_views, written_modules
from foretold.games.predictions.bots.notes import NOTES
from foretold.games.predictions.bots.record_types import NotesRecord
from foretold.games.registry import BUILT_IN, package

MODULES = written_modules()


@pytest.mark.parametrize("path", MODULES, ids=lambda path: "/".join(path.parts[-3:]))
def test_a_written_module_is_up_to_date(path: Path) -> None:
    assert path.read_text("utf-8") == MODULES[path], "run scripts/generate"


def view_type(slug: str) -> Any:
    game = package(slug)
    assert game.wire is not None
    return getattr(import_module(f"{game.folder}.view_types"), f"{game.wire.load().name}View")


@pytest.mark.parametrize("slug", BUILT_IN)
def test_every_field_of_a_record_has_its_type(slug: str) -> None:
    rules = package(slug).definition.load()
    types = import_module(f"{package(slug).folder}.rules.record_types")
    assert list(types.GameRecord.__annotations__) == list(rules.game_dtype.names or ())
    assert list(types.StateRecord.__annotations__) == list(rules.state_dtype.names or ())
    for field, kind in types.StateRecord.__annotations__.items():
        dtype = rules.state_dtype[field]
        assert kind == (f"NDArray[np.{dtype.base}]" if dtype.shape else "int")


def test_every_field_of_an_adepts_notes_has_its_type() -> None:
    expected = {
        field: f"NDArray[np.{NOTES[field].base}]" if NOTES[field].shape else "int" for field in NOTES.names or ()
    }
    assert NotesRecord.__annotations__ == expected
    assert list(NotesRecord.__annotations__) == list(expected)


@pytest.mark.parametrize("slug", BUILT_IN)
@pytest.mark.parametrize("seat", [0, None])
def test_a_view_has_the_keys_of_its_type(slug: str, seat: int | None) -> None:
    state = foretold.game(slug, players=3).deal(seed=5)
    for _ in range(40):
        state.apply(state.legal_actions()[0])
    view: Any = state.view(seat)
    expected = get_type_hints(view_type(slug))
    assert set(view) == set(expected) == set(get_type_hints(View))
    assert set(state.glance(seat)) == set(view) - {"log"}
    assert set(view["table"]) == set(get_type_hints(expected["table"]))
    assert set(view["memory"]) == set(get_type_hints(expected["memory"].__args__[0]))
    facts = get_type_hints(expected["log"].__args__[0])
    assert {key for fact in view["log"] for key in fact} <= set(facts)


def test_the_shared_records_are_those_of_every_game() -> None:
    types = import_module("foretold.engine.record_types")
    for slug in BUILT_IN:
        rules = package(slug).definition.load()
        assert set(types.GameRecord.__annotations__) <= set(rules.game_dtype.names or ())
        assert set(types.StateRecord.__annotations__) <= set(rules.state_dtype.names or ())


def test_another_dtype_writes_another_module() -> None:
    predictions, other = package("predictions"), package("all-or-nothing")
    assert game_records(predictions) != game_records(other)
    assert game_views(predictions) != game_views(other)
    assert "class ScratchRecord(Protocol)" in engine_records()
