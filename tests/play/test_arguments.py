"""No entry point and no function of a game that is compiled into one takes more than eight arguments."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import foretold
from foretold.bots import search, search_parts
from foretold.bots.seer import entry_point
from foretold.engine import kernels, view_kernels
from foretold.engine.argument_kinds import MOST_ARGUMENTS, Bundle, Kind
from foretold.engine.entry_points import ENTRY_POINTS, EntryPoint
from foretold.games.registry import packages
from foretold.lab.collect import entries, generic
from foretold.lab.collect.declared import entry_points
from foretold.lab.statistics import statistics_of

Function = Callable[..., Any]


def _declared() -> Iterator[tuple[Function, EntryPoint]]:
    for name, declared in ENTRY_POINTS.items():
        yield getattr(kernels if hasattr(kernels, name) else view_kernels, name), declared
    for slug in packages():
        for name, declared in entry_points(statistics_of(slug)).items():
            yield getattr(entries, name), declared
    yield search.simulate, entry_point(8)


def _hooks() -> Iterator[tuple[str, Function]]:
    """The functions of each game that are bound: rules, statistics, and the policies of the search."""
    for slug, package in packages().items():
        parts = search_parts.GENERIC if package.search is None else package.search.load()
        bound = (package.definition.load().bindings, statistics_of(slug).compiled, parts.compiled)
        for functions in (*bound, generic.GENERIC.compiled, search_parts.GENERIC.compiled):
            for name, function in functions.items():
                yield f"{slug}: {name}", function


def _arguments(function: Function) -> int:
    return len(inspect.signature(function).parameters)


@pytest.mark.parametrize(("function", "declared"), list(_declared()))
def test_an_entry_point_takes_at_most_eight_arguments(function: Function, declared: EntryPoint) -> None:
    assert len(declared.kinds) == _arguments(function) <= MOST_ARGUMENTS
    assert declared.limits


def test_every_entry_point_that_is_built_takes_at_most_eight_arguments() -> None:
    """Also those that a game's bots build: the function is the first argument of ``build``."""
    built = set()
    for path in Path(foretold.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "build":
                built.add(ast.unparse(node.args[0]).rpartition(".")[2])
    assert built >= {"simulate", "weigh_plays"}
    assert {name for name, count in _defined(built) if count > MOST_ARGUMENTS} == set()


def _defined(names: set[str]) -> Iterator[tuple[str, int]]:
    """The functions of these names, wherever they are written, and how many arguments each takes."""
    for path in Path(foretold.__file__).parent.rglob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name in names:
                yield node.name, len(node.args.args)


@pytest.mark.parametrize(("name", "function"), [*_hooks()])
def test_a_function_of_a_game_takes_at_most_eight_arguments(name: str, function: Function) -> None:
    assert _arguments(function) <= MOST_ARGUMENTS, name


def test_the_fields_of_a_named_tuple_are_all_declared() -> None:
    def check(kind: Kind) -> None:
        if isinstance(kind, Bundle):
            assert len(kind.made._fields) == len(kind.kinds), kind.made
            for part in kind.kinds:
                check(part)

    for _, declared in _declared():
        for kind in declared.kinds:
            check(kind)
