"""The rules of one game on one machine: interpreted, or compiled for the CPU, ready to be called."""

import threading
from abc import ABC, abstractmethod
from functools import cache
from typing import Any

import numpy as np

from foretold.engine import compiler, kernels, view_kernels
from foretold.engine.argument_kinds import AnyShape, Entry, Kind, numba_type, shape_of
from foretold.engine.array_groups import WritingTools, Written
from foretold.engine.checked_calls import checked, is_checked
from foretold.engine.definition import Bindings, Definition
from foretold.engine.entry_points import ENTRY_POINTS
from foretold.engine.json_writer import page_dtype
from foretold.engine.limits import ArgumentLimit
from foretold.engine.scratch import FACT_WIDTH, scratch_dtype, size_for
from foretold.errors import BrokenGame

FACTS = np.dtype(np.int16)
ORDERS = np.dtype(np.int16)
CODES = np.dtype(np.int16)
LONGS = np.dtype(np.int64)
#: Room for what all viewers of most games are sent at once; where it is too small it grows.
ROOM = 16_384
VIEWERS = 32
# Numba gets ready for its first function, and reads compiled ones from disk, without a lock of its own.
_one_at_a_time = threading.Lock()


def new_facts(capacity: int) -> np.ndarray:
    """An empty log; its first row holds the number of facts."""
    return np.zeros((capacity + 1, FACT_WIDTH), FACTS)


class Workspace(threading.local):
    """What entry points need for the time of one call. Each thread has its own, which all its states share."""

    def __init__(self, engine: "Engine") -> None:
        self.scratch = engine.new_scratch()
        self.legal = np.zeros(engine.rules.most_legal, CODES)
        known = np.zeros(engine.rules.known_size, LONGS)
        tools = WritingTools(known, self.legal, np.zeros(1, engine.page_dtype))
        self.writing = tools, Written(np.zeros(ROOM, np.uint8), np.zeros(2 * VIEWERS, LONGS))


class Engine(ABC):
    """Entry points of one game; each is made when it is first asked for."""

    def __init__(self, rules: Definition, scratch_size: int) -> None:
        self.rules = rules
        self.scratch_dtype = scratch_dtype(scratch_size)
        self.page_dtype = page_dtype(scratch_size)
        self.workspace = Workspace(self)

    def new_scratch(self) -> np.ndarray:
        """An array of one empty scratch."""
        return np.zeros(1, self.scratch_dtype)

    def __getattr__(self, name: str) -> Entry:
        entry = self._make(name)
        setattr(self, name, entry)
        return entry

    def _make(self, name: str) -> Entry:
        if name not in ENTRY_POINTS:
            raise AttributeError(name)
        kinds, limits = ENTRY_POINTS[name]
        function = getattr(kernels if hasattr(kernels, name) else view_kernels, name)
        return self.build(function, kinds, self.rules.bindings, limits)

    def build(
        self, function: Entry, kinds: tuple[Kind, ...], bindings: Bindings, limits: tuple[ArgumentLimit, ...] = ()
    ) -> Entry:
        """A function over arrays of games, with the names of this game's rules bound, ready to be called.

        ``kinds`` names the kinds of its arguments; ``limits`` are what it expects of them beside, in the checked mode.
        """
        shapes = tuple(shape_of(kind, self._own) for kind in kinds)
        entry = self._bound(function, shapes, bindings)
        return checked(function, entry, self.rules, shapes, limits) if is_checked() else entry

    @property
    def _own(self) -> dict[str, np.dtype[Any]]:
        """The kinds of arrays that are this game's own."""
        return {
            "games": self.rules.game_dtype,
            "states": self.rules.state_dtype,
            "scratches": self.scratch_dtype,
            "pages": self.page_dtype,
        }

    @abstractmethod
    def _bound(self, function: Entry, shapes: tuple[AnyShape, ...], bindings: Bindings) -> Entry:
        """The function with its names bound, for arguments of these shapes."""


class Interpreted(Engine):
    """The rules as Python runs them: for debuggers and coverage."""

    def _bound(self, function: Entry, shapes: tuple[AnyShape, ...], bindings: Bindings) -> Entry:
        return compiler.rebound(function, bindings)


class Compiled(Engine):
    """The rules compiled for the CPU. Entry points take arrays of the exact types that they were compiled for."""

    def _bound(self, function: Entry, shapes: tuple[AnyShape, ...], bindings: Bindings) -> Entry:
        with _one_at_a_time:
            try:
                return compiler.cpu().entry_point(function, bindings, tuple(map(numba_type, shapes)))
            except Exception as error:  # Numba's own errors, and whatever a rule does when its names are bound
                reason = compiler.why_not_compiled(error)
                raise BrokenGame("game-broken", game=self.rules.name, reason=reason) from error


@cache
def _engine(rules: Definition, scratch_size: int, interpreted: bool) -> Engine:
    return Interpreted(rules, scratch_size) if interpreted else Compiled(rules, scratch_size)


def engine(rules: Definition, cards: int, interpreted: bool = False) -> Engine:
    """The engine of a game with a deck of so many cards."""
    return _engine(rules, size_for(cards), interpreted)
