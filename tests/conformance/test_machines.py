"""One source, two machines: the same games interpreted and compiled."""

import dis
import importlib
import random
from pkgutil import walk_packages
from types import FunctionType

import pytest

import foretold
from foretold.engine.compiler import Compiler
from foretold.workarounds import global_names
from tests.conformance.kit import all_views, finished, picture, play_out, start, stops
from tests.conformance.variants import CORE, VARIANTS, Variant
from tests.tiers import some_of


@pytest.mark.parametrize("variant", some_of(VARIANTS, 13), ids=str)
def test_interpreted_and_compiled_make_the_same_record(variant: Variant) -> None:
    compiled = play_out(start(variant), random.Random(variant.number), patience=0.2)
    interpreted = variant.make_interpreted().deal(seed=variant.number)
    for action in compiled.record().actions:
        interpreted.apply(action)
    assert interpreted.record() == compiled.record()
    assert interpreted.rounds() == compiled.rounds()
    assert interpreted.is_over


@pytest.mark.parametrize("variant", some_of(CORE, 7), ids=str)
def test_interpreted_and_compiled_show_the_same(variant: Variant) -> None:
    """All views and legal actions, at a few points of the game."""
    interpreted = variant.make_interpreted().deal(seed=variant.number)
    for compiled in stops(variant, 1):
        for action in compiled.actions[len(interpreted.actions) :]:
            interpreted.apply(action)
        assert all_views(interpreted) == all_views(compiled)
        assert interpreted.legal_actions() == compiled.legal_actions()
    assert picture(interpreted) == picture(finished(variant))


@pytest.mark.parametrize("variant", some_of(CORE[::3], 3), ids=str)
def test_a_record_replays_interpreted(variant: Variant) -> None:
    from foretold.play.replay import replay

    record = finished(variant).record()
    assert replay(record, interpreted=True).record() == foretold.replay(record).record() == record


@pytest.mark.parametrize("room", ["engine", "games", "bots"])
def test_the_global_names_of_a_function_are_those_that_dis_finds(room: str) -> None:
    package = importlib.import_module(f"foretold.{room}")
    modules = [importlib.import_module(found.name) for found in walk_packages(package.__path__, f"{package.__name__}.")]
    functions = [value for module in modules for value in vars(module).values() if isinstance(value, FunctionType)]
    assert len(functions) > 20
    for function in functions:
        steps = dis.get_instructions(function.__code__)
        assert global_names(function.__code__) == {step.argval for step in steps if step.opname == "LOAD_GLOBAL"}


def meaning() -> int:
    return 0


def asked_through() -> int:
    return meaning()


def generic() -> int:
    """A function whose names are bound anew for every game, and one more on the way there."""
    return asked_through()


def test_twins_are_of_their_own_bindings_even_where_those_are_made_for_the_moment() -> None:
    compiler = Compiler(lambda function: function, lambda function, _: function, {})
    for number in range(100):
        assert compiler.twin(generic, {"meaning": lambda said=number: said})() == number
