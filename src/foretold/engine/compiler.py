"""One source, three machines: the same rule functions interpreted, compiled for the CPU, compiled for a GPU.

Rule functions are plain Python and call one another by name. ``compiled`` builds, for one of them, a twin whose calls
go to compiled twins, and so on down; nothing is decorated, and Numba is imported when it is first needed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from enum import IntEnum
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from foretold.engine.bits import popcount
from foretold.engine.chance import add32, rotate32
from foretold.engine.compile_cache import folder_for, modules_of, moved_into, numba_keeps_at
from foretold.engine.json_writer import STRIDE, copy_letters
from foretold.engine.scratch import note
from foretold.workarounds import global_names, without_module

if TYPE_CHECKING:
    from foretold.engine.record_types import ScratchRecord, StateRecord

Function = Callable[..., Any]
#: Functions that a machine has an instruction for, in place of their Python.
Natives = Mapping[Function, Any]


@cache
def _as_constants(enum: type[IntEnum]) -> ModuleType:
    """The members of an enum as plain numbers: a compiled function then takes them for what they are, constants."""
    constants = ModuleType(enum.__name__)
    constants.__dict__.update({member.name: int(member) for member in enum})
    return constants


class Compiler:
    """Builds compiled twins of rule functions with one way of compiling (``jit``)."""

    def __init__(
        self, jit: Callable[[Function], Any], entry_jit: Callable[[Function, set[str]], Any], natives: Natives
    ) -> None:
        self._jit = jit
        self._entry_jit = entry_jit
        self._natives = natives
        #: With the bindings that each was made with: as long as they are kept, no others can have the same id.
        self._twins: dict[tuple[Function, int], tuple[Any, Mapping[str, Function] | None]] = {}

    def twin(self, function: Function, bindings: Mapping[str, Function] | None = None) -> Any:
        """The compiled twin of a function; ``bindings`` says what the names of a generic function stand for."""
        key = (function, id(bindings))
        if key not in self._twins:
            self._twins[key] = self._jit(self._rebound(function, bindings)), bindings
        return self._twins[key][0]

    def entry_point(
        self, function: Function, bindings: Mapping[str, Function], argument_types: tuple[Any, ...]
    ) -> Function:
        """The function compiled for these types, called without Numba's look at the arguments: ten times quicker."""
        twin = self._entry_jit(self._rebound(function, bindings), modules_of(function, bindings, global_names))
        twin.compile(argument_types)
        return twin.overloads[argument_types].entry_point  # type: ignore[no-any-return]

    def _rebound(self, function: Any, bindings: Mapping[str, Function] | None) -> FunctionType:
        namespace = dict(function.__globals__)
        for name in global_names(function.__code__):
            meant = (bindings or {}).get(name, namespace.get(name))
            if isinstance(meant, FunctionType) and meant in self._natives:
                namespace[name] = self._natives[meant]
            elif isinstance(meant, FunctionType):
                generic = meant.__globals__ is function.__globals__
                namespace[name] = self.twin(meant, bindings if generic else None)
            elif isinstance(meant, type) and issubclass(meant, IntEnum):
                namespace[name] = _as_constants(meant)
        copy = FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)
        copy.__qualname__ = function.__qualname__
        copy.__module__ = function.__module__
        return copy


def rebound(function: Function, bindings: Mapping[str, Function]) -> Function:
    """The interpreted form of a generic function: the same code with its names bound."""
    return Compiler(lambda f: f, lambda f, _: f, {}).twin(function, bindings)  # type: ignore[no-any-return]


#: Rules divide by nothing that can be zero, so no error needs to be carried from call to call.
_QUIET = {"nogil": True, "error_model": "numpy"}
#: Functions that only compiled code calls need no way in from Python, which takes long to compile.
_INNER = {**_QUIET, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def why_not_compiled(error: Exception) -> str:
    """Why rules don't compile, in one line: the first thing that Numba complains of, and where it stands."""
    lines = [line for line in str(error).splitlines() if line and not line.startswith("Failed in nopython mode")]
    place = re.search(r'File "([^"]+)", line (\d+)', str(error))
    where = f" ({Path(place[1]).name}, line {place[2]})" if place else ""
    return f"its rules don't compile: {lines[0] if lines else type(error).__name__}{where}"


_listener: list[Callable[[], None]] = []


def when_compiling(tell: Callable[[], None]) -> None:
    """Have a function called once, before the first rule is compiled in this process (not: loaded from disk)."""
    _listener[:] = [tell]


def _tell_listener() -> None:
    while _listener:
        _listener.pop()()


def widened(dispatcher: Any) -> Any:
    """Make a compiled function take every number as an int64.

    Numba would compile it again for each width of integer and each constant that it is called with.
    """
    from numba import types

    def wide(given: Any) -> Any:
        return types.int64 if isinstance(given, (types.Integer, types.IntegerLiteral)) else given

    narrow = dispatcher.get_call_template

    def template(args: Any, kws: Any) -> Any:
        _tell_listener()
        return narrow(tuple(wide(arg) for arg in args), kws)

    dispatcher.get_call_template = template
    return dispatcher


def _popcount_instruction() -> Any:
    from numba import types
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]
    def counted(typing_context: Any, members: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), generate

    return counted


def _copy_instruction() -> Any:
    """Letters go `STRIDE` at a time: most words are shorter, and take one load and one store."""
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic

    stride = ir.VectorType(ir.IntType(8), STRIDE).as_pointer()

    @intrinsic  # type: ignore[untyped-decorator]
    def copied(typing_context: Any, source: Any, start: Any, size: Any, out: Any, at: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            def letters(place: int, first: int) -> Any:
                array = cgutils.create_struct_proxy(signature.args[place])(context, builder, arguments[place])
                return builder.gep(array.data, [arguments[first]])

            given, taken = letters(0, 1), letters(3, 4)
            step = ir.Constant(arguments[2].type, STRIDE)
            with cgutils.for_range_slice(builder, step.type(0), arguments[2], step, step.type) as (place, _):
                some = builder.load(builder.bitcast(builder.gep(given, [place]), stride), align=1)
                builder.store(some, builder.bitcast(builder.gep(taken, [place]), stride), align=1)
            return context.get_dummy_value()

        return types.void(source, types.int64, types.int64, out, types.int64), generate

    return copied


def _words(jit: Callable[[Function], Any]) -> Natives:
    """Arithmetic of 32-bit words with the machine's own width."""
    from numpy import int64, uint32

    def added(a: int, b: int) -> int64:
        return int64(uint32(uint32(a) + uint32(b)))

    def rotated(word: int, left: int) -> int64:
        return int64(uint32((uint32(word) << uint32(left)) | (uint32(word) >> uint32(32 - left))))

    return {add32: jit(added), rotate32: jit(rotated)}


def _jit_inner(function: Function) -> Any:
    from numba import njit

    return widened(njit(**_INNER)(function))


def _jit_entry(function: Function, modules: set[str]) -> Any:
    """Entry points alone are kept on disk: they hold all that they call."""
    from numba import njit

    folder = folder_for(frozenset(modules))
    if folder is None:
        return njit(**_QUIET)(function)
    with numba_keeps_at(folder):
        return njit(**_QUIET, cache=True)(moved_into(function, folder))


@cache
def cpu() -> Compiler:
    """The compiler for the CPU; its results are kept on disk."""
    with without_module("scipy.linalg"):
        from numba.core.registry import cpu_target

        cpu_target.target_context.refresh()
    natives: dict[Function, Any] = {
        popcount: _popcount_instruction(),
        copy_letters: _copy_instruction(),
        **_words(_jit_inner),
    }
    return Compiler(_jit_inner, _jit_entry, natives)


@cache
def cuda() -> Compiler:
    """The compiler of device functions for an NVIDIA GPU (needs the extra ``cuda``)."""
    from numba import cuda as numba_cuda

    def device(function: Function) -> Any:
        return widened(numba_cuda.jit(function, device=True))

    def counted(members: int) -> Any:
        return numba_cuda.popc(members)

    def unsaid(
        state: StateRecord, scratch: ScratchRecord, code: int, seat: int, a: int, b: int, c: int, knowers: int
    ) -> None:
        """No log is kept on a GPU."""

    return Compiler(
        device,
        lambda function, _: numba_cuda.jit(function),
        {popcount: device(counted), note: device(unsaid), **_words(device)},
    )
