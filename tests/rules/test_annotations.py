"""Every function of rules and bots says what it takes and returns; seats, cards and codes are types of their own."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from mypy import api

from foretold.engine import value_types

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "foretold"
ANNOTATED = (
    "engine/*.py",
    "games/*/rules/*.py",
    "games/*/knowledge/*.py",
    "games/*/worlds/*.py",
    "games/*/bots/*.py",
    "games/*/definition.py",
)

Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(source: str) -> Iterator[Function]:
    return (node for node in ast.walk(ast.parse(source)) if isinstance(node, Function))


def is_annotated(function: Function) -> bool:
    given = function.args
    every = [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]
    missing = [one for one in every if one is not None and one.annotation is None and one.arg not in ("self", "cls")]
    return not missing and function.returns is not None


def test_every_function_of_rules_and_bots_is_annotated() -> None:
    modules = {path.relative_to(SOURCE).as_posix(): path for form in ANNOTATED for path in SOURCE.glob(form)}
    found = {
        f"{name}:{function.name}": is_annotated(function)
        for name, path in modules.items()
        for function in functions(path.read_text("utf-8"))
    }
    assert len(found) > 400
    assert [name for name, annotated in found.items() if not annotated] == []


@pytest.mark.parametrize(
    ("source", "annotated"),
    [
        ("def f(a: int) -> int: ...", True),
        ("def f(a) -> int: ...", False),
        ("def f(a: int): ...", False),
        ("def f(*a) -> int: ...", False),
        ("class C:\n    def f(self) -> int: ...", True),
    ],
)
def test_what_counts_as_annotated(source: str, annotated: bool) -> None:
    assert [is_annotated(function) for function in functions(source)] == [annotated]


def test_the_types_are_plain_numbers_at_run_time() -> None:
    assert (value_types.Seat, value_types.Card, value_types.ActionCode) == (int, int, int)
    assert (value_types.each_seat, value_types.each_card) == (range, range)


#: What a type checker says of each line behind the head.
LINES = (
    ("score_of(state, Seat(0))", ""),
    ("score_of(state, Card(0))", "arg-type"),
    ("score_of(state, 0)", "arg-type"),
    ("card_in(0, ActionCode(3))", ""),
    ("card_in(0, Seat(3))", "arg-type"),
    ("state.runes", ""),
    ("state.rune", "attr-defined"),
    ("state.pot = 'much'", "assignment"),
    ("game.view(0)['table']['anything']", ""),
    ("game.view(0)['tabel']", "typeddict-item"),
    ("view['table']['pot'] + 1", ""),
    ("view['table']['poot']", "typeddict-item"),
    ("view['table']['pile']['top'] + 1", "operator"),
    ("view['log'][0]['fact'] + 1", "operator"),
)
HEAD = """
from foretold.engine.value_types import ActionCode, Card, Seat
from foretold.games.predictions.rules.actions import card_in
from foretold.games.predictions.rules.record_types import StateRecord
from foretold.games.predictions.rules.step import score_of
from foretold.games.predictions.view_types import PredictionsView
from foretold.play.state import State

def checked(state: StateRecord, game: State) -> None:
    view: PredictionsView = game.view(0)
"""


@pytest.mark.slow
def test_what_a_type_checker_tells_apart(tmp_path: Path) -> None:
    file = tmp_path / "checked.py"
    file.write_text(HEAD + "".join(f"    {line}\n" for line, _ in LINES), "utf-8")
    options = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(ROOT / ".mypy_cache")]
    said, wrong, _ = api.run([*options, "--no-error-summary", str(file)])
    assert wrong == ""
    first = HEAD.count("\n") + 1
    heard = {int(line.split(":")[1]) - first: line for line in said.splitlines() if ": error: " in line}
    assert [heard.get(number, "").rpartition("[")[2].rstrip("]") for number in range(len(LINES))] == [
        code for _, code in LINES
    ]
