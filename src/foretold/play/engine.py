"""The rules of one game on one machine: interpreted, or compiled for the CPU, ready to be called."""

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from foretold import machine
from foretold.rules import kernels, writing
from foretold.rules.definition import Bindings, Definition
from foretold.rules.desk import FACT_WIDTH, desk_dtype, size_for
from foretold.rules.pen import page_dtype

Entry = Callable[..., Any]
#: What an entry point takes: a kind by name, or an array of records of some type.
Kind = str | np.dtype[Any]

FACTS = np.dtype(np.int16)
ORDERS = np.dtype(np.int16)
CODES = np.dtype(np.int16)
LONGS = np.dtype(np.int64)
#: Room for what all viewers of most games are sent at once; where it is too small it grows.
ROOM = 16_384
# Numba gets ready for its first function, and reads compiled ones from disk, without a lock of its own.
_one_at_a_time = threading.Lock()


def new_facts(capacity: int) -> np.ndarray:
    """An empty log; its first row holds the number of facts."""
    return np.zeros((capacity + 1, FACT_WIDTH), FACTS)


class Workspace(threading.local):
    """What entry points need for the time of one call. Each thread has its own, which all its states share."""

    def __init__(self, engine: "Engine") -> None:
        self.desk = engine.new_desk()
        self.legal = np.zeros(engine.rules.most_legal, CODES)
        known = np.zeros(engine.rules.known_size, LONGS)
        self.tools = (known, self.legal, np.zeros(1, engine.page_dtype))  # for writing
        self.out = np.zeros(ROOM, np.uint8)


class Engine(ABC):
    """Entry points of one game; each is made when it is first asked for."""

    def __init__(self, rules: Definition, desk_size: int) -> None:
        self.rules = rules
        self.desk_dtype = desk_dtype(desk_size)
        self.page_dtype = page_dtype(desk_size)
        self.workspace = Workspace(self)

    def new_desk(self) -> np.ndarray:
        """An array of one empty desk."""
        return np.zeros(1, self.desk_dtype)

    def __getattr__(self, name: str) -> Entry:
        entry = self._make(name)
        setattr(self, name, entry)
        return entry

    def _make(self, name: str) -> Entry:
        for module in (kernels, writing):
            if name in module.ARGUMENTS:
                return self.build(getattr(module, name), module.ARGUMENTS[name], self.rules.bindings)
        raise AttributeError(name)

    @abstractmethod
    def build(self, function: Entry, kinds: tuple[Kind, ...], bindings: Bindings) -> Entry:
        """A function over arrays of games, ready to be called; ``kinds`` names the kinds of its arguments."""


class Interpreted(Engine):
    """The rules as Python runs them: for debuggers and coverage."""

    def build(self, function: Entry, kinds: tuple[Kind, ...], bindings: Bindings) -> Entry:  # noqa: ARG002 (untyped)
        """A function over arrays of games, with the names of this game's rules bound."""
        return machine.rebound(function, bindings)


class Compiled(Engine):
    """The rules compiled for the CPU. Entry points take arrays of the exact types that they were compiled for."""

    def build(self, function: Entry, kinds: tuple[Kind, ...], bindings: Bindings) -> Entry:
        """A function over arrays of games, compiled with the names of this game's rules bound."""
        with _one_at_a_time:
            from numba import from_dtype, types

            known = self._types()
            exact = [known[k] if isinstance(k, str) else types.Array(from_dtype(k), 1, "C") for k in kinds]
            return machine.cpu().entry_point(function, bindings, tuple(exact))

    def _types(self) -> dict[str, Any]:
        """Numba's types of the kinds of arguments that entry points take."""
        from numba import from_dtype, types

        return {
            "games": types.Array(from_dtype(self.rules.game_dtype), 1, "C"),
            "states": types.Array(from_dtype(self.rules.state_dtype), 1, "C"),
            "desks": types.Array(from_dtype(self.desk_dtype), 1, "C"),
            "pages": types.Array(from_dtype(self.page_dtype), 1, "C"),
            "facts": types.Array(types.int16, 2, "C"),
            "stacked": types.Array(types.int16, 2, "C"),
            "codes": types.Array(types.int16, 1, "C"),
            "longs": types.Array(types.int64, 1, "C"),
            "tables": types.Array(types.int64, 2, "C"),
            "number": types.int64,
            "real": types.float64,
            "scores": types.Array(types.int32, 2, "C"),
            "flags": types.Array(types.int8, 2, "C"),
            "counts": types.Array(types.int32, 1, "C"),
            "floats": types.Array(types.float32, 2, "C"),
            "reals": types.Array(types.float64, 1, "C"),
            "bytes": types.Array(types.uint8, 1, "C"),
            "seats": types.Array(types.int8, 1, "C"),
        }


@cache
def _engine(rules: Definition, desk_size: int, interpreted: bool) -> Engine:
    return Interpreted(rules, desk_size) if interpreted else Compiled(rules, desk_size)


def engine(rules: Definition, cards: int, interpreted: bool = False) -> Engine:
    """The engine of a game with a deck of so many cards."""
    return _engine(rules, size_for(cards), interpreted)
