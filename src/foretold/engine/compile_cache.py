"""Where compiled functions are kept on disk, and which sources they depend on.

A compiled entry point holds all that it calls. It lies in a folder whose name follows from the sources of its modules
and of every module that these import. So a change of one bot compiles only what depends on that bot, games of other
packages are treated as our own, and no compiled form outlives its source.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

Function = Callable[..., Any]

#: Imports at the top of a module. Indented ones are for type checkers, or for what is never compiled.
_IMPORT = re.compile(r"^(?:from|import)\b(?:[^\n(\\]*\([^)]*\)|(?:[^\n\\]|\\\n)*)", re.MULTILINE)


@cache
def _source(module: str) -> bytes:
    file = sys.modules[module].__file__ if module in sys.modules else None
    return Path(file).read_bytes() if file and file.endswith(".py") else b""


@cache
def _imports(module: str) -> frozenset[str]:
    """The loaded modules that a module imports."""
    named: set[str] = set()
    for statement in _import_statements(_source(module).decode("utf-8")):
        if isinstance(statement, ast.Import):
            named |= {name.name for name in statement.names}
        elif isinstance(statement, ast.ImportFrom):
            package = _imported_from(module, statement)
            named |= {package, *(f"{package}.{name.name}" for name in statement.names)}
    return frozenset(name for name in named if name in sys.modules)


def _import_statements(source: str) -> list[ast.stmt]:
    """The imports at the top of a source. Every start waits for this: parsing them alone is quick."""
    try:
        return [statement for text in _IMPORT.findall(source) for statement in ast.parse(text).body]
    except SyntaxError:  # a line of a text that begins like an import, or a bracket in a comment
        return ast.parse(source).body


def _imported_from(module: str, statement: ast.ImportFrom) -> str:
    """The full name of the module that a statement imports from."""
    if not statement.level:
        return statement.module or ""
    package = sys.modules[module].__package__ or ""
    return importlib.util.resolve_name("." * statement.level + (statement.module or ""), package)


@cache
def _is_library(package: str) -> bool:
    """Whether a package belongs to Python, or has parts that are not Python: Numba compiles nothing of such a one."""
    if package in sys.stdlib_module_names:
        return True
    loaded = [module for name, module in sys.modules.items() if name.partition(".")[0] == package]
    files = [getattr(module, "__file__", None) or "" for module in loaded]
    return any(file.endswith(tuple(EXTENSION_SUFFIXES)) for file in files)


def _depends_on(modules: Iterable[str]) -> set[str]:
    """The modules and all that they import, from their own packages and from others that help them."""
    found, left = set[str](), set(modules)
    while left:
        module = left.pop()
        if module not in found and not _is_library(module.partition(".")[0]):
            found.add(module)
            left |= _imports(module)
    return found


@cache
def _digest(modules: frozenset[str]) -> str:
    total = hashlib.sha256()
    for module in sorted(_depends_on(modules)):
        total.update(module.encode() + b"\0" + _source(module) + b"\0")
    return total.hexdigest()[:16]


@cache
def _base() -> Path:
    """The folder for this Python and this way of compiling."""
    own = Path(__file__)
    version = hashlib.sha256(sys.version.encode() + own.read_bytes() + own.with_name("compiler.py").read_bytes())
    home = os.environ.get("FORETOLD_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "foretold" / f"rules-{version.hexdigest()[:16]}"


@cache
def folder_for(modules: frozenset[str]) -> Path | None:
    """Where functions of these modules are kept; None where nothing can be written."""
    folder = _base() / _digest(modules)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def modules_of(function: Function, bindings: Mapping[str, Function], names_in: Callable[[Any], set[str]]) -> set[str]:
    """The modules of a generic function and of all that it calls by a name that is bound."""
    found, left, seen = set[str](), [function], set[Function]()
    while left:
        one = left.pop()
        if one in seen:
            continue
        seen.add(one)
        found.add(one.__module__)
        if one.__globals__ is function.__globals__:
            meant = (bindings.get(name, one.__globals__.get(name)) for name in names_in(one.__code__))
            left += [other for other in meant if callable(other) and hasattr(other, "__code__")]
    return found


@contextmanager
def numba_keeps_at(folder: Path) -> Iterator[None]:
    """Have Numba keep what is decorated meanwhile in a folder."""
    from numba import config

    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


def moved_into(function: Any, folder: Path) -> Any:
    """Have a function's source lie in the folder of its compiled form, with a date of its own.

    Numba takes a source in another place or of another date for another one, and every checkout, and every package that
    is sent to a Ray node, has its own. The folder's name tells already what the source is.
    """
    source = Path(function.__code__.co_filename)
    copy = folder / "source" / Path(*function.__module__.split(".")).with_suffix(".py")
    if not copy.exists():
        copy.parent.mkdir(parents=True, exist_ok=True)
        fresh = copy.with_suffix(f".{os.getpid()}")
        fresh.write_bytes(source.read_bytes())
        os.utime(fresh, (0, 0))
        fresh.replace(copy)
    function.__code__ = function.__code__.replace(co_filename=str(copy))
    return function
