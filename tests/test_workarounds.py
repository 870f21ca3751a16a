"""Check the internals of Python and other libraries that we rely on: an upgrade that changes them fails here.

That the names of a function are those that `dis` finds is tested for all rules (tests/conformance/test_machines.py).
"""

from __future__ import annotations

import argparse
import ast
import asyncio
import inspect
import subprocess
import sys
import time
from functools import singledispatchmethod
from pathlib import Path
from types import FunctionType

import numba
import pytest
from aiohttp import web

from foretold.engine.compile_cache import moved_into
from foretold.server import connections
from foretold.workarounds import (
    AIOHTTP_HANDLER_INTERNALS,
    argparse_translations,
    detach_transport,
    dispatch_of,
    switch_threads_quickly,
    without_module,
)


def test_a_module_is_missing_for_a_while() -> None:
    with without_module("wave"), pytest.raises(ImportError):
        import wave  # noqa: F401 - it must not be found
    import wave as found

    assert found.__name__ == "wave"
    with without_module("wave"):  # what is loaded stays
        import wave as again
    assert again is found


def test_threads_switch_quickly() -> None:
    before = sys.getswitchinterval()
    try:
        switch_threads_quickly()
        assert sys.getswitchinterval() == pytest.approx(0.0005)
    finally:
        sys.setswitchinterval(before)


def test_a_process_ends_though_a_thread_goes_on() -> None:
    program = (
        "import threading, time; from foretold.workarounds import end_process\n"
        "threading.Thread(target=time.sleep, args=(600,)).start(); print('said'); end_process()"
    )
    began = time.monotonic()
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stdout) == (0, "said\n")
    assert time.monotonic() - began < 100


async def test_a_handler_lets_go_of_its_connection() -> None:
    class Transport(asyncio.Transport):
        closed = False

        def close(self) -> None:
            self.closed = True

        def abort(self) -> None:
            self.closed = True

        def get_extra_info(self, name: str, default: object = None) -> object:
            return default

        def is_closing(self) -> bool:
            return self.closed

    server = web.Server(lambda request: web.Response())  # type: ignore[arg-type, return-value]
    handler, transport = server(), Transport()
    handler.connection_made(transport)
    await asyncio.sleep(0)
    detach_transport(handler)
    await asyncio.sleep(0)
    await server.shutdown(1)
    assert transport.closed is False


def test_argparse_takes_its_texts_from_us(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser(prog="test")
    parser.add_argument("name")
    with argparse_translations(lambda text: text.replace("the following", "THESE")), pytest.raises(SystemExit):
        parser.parse_args([])
    assert "THESE arguments are required: name" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        parser.parse_args([])
    assert "the following arguments are required: name" in capsys.readouterr().err


def test_the_implementation_for_a_type_is_found() -> None:
    class Table:
        @singledispatchmethod
        def on(self, entry: object) -> str:
            return "anything"

        @on.register
        def _(self, entry: int) -> str:
            return "a number"

    find = dispatch_of(Table, "on")
    assert find(int)(Table(), 1) == "a number"
    assert find(bool)(Table(), True) == "a number"
    assert find(str)(Table(), "") == "anything"


def test_the_request_handler_has_what_connections_use() -> None:
    theirs = {name for kind in web.RequestHandler.__mro__ for name in vars(kind)}
    assert set(AIOHTTP_HANDLER_INTERNALS) - theirs == set()
    tree = ast.parse(inspect.getsource(connections.HttpConnection))
    used = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr.startswith("_") and not node.attr.startswith("__")
    }
    ours = {name for name in vars(connections.HttpConnection) if name not in theirs}
    assert used - ours == set(AIOHTTP_HANDLER_INTERNALS)


def test_a_compiled_function_is_called_without_the_dispatcher() -> None:
    twin = numba.njit(lambda number: number + 1)
    types = (numba.int64,)
    twin.compile(types)
    assert twin.overloads[types].entry_point(41) == 42


def test_a_function_may_lie_in_another_file(tmp_path: Path) -> None:
    original = test_a_compiled_function_is_called_without_the_dispatcher
    copy = FunctionType(original.__code__, original.__globals__)
    moved = moved_into(copy, tmp_path)
    place = Path(inspect.getsourcefile(moved) or "")
    assert place.is_relative_to(tmp_path)
    assert place.stat().st_mtime == 0
    assert place.read_bytes() == Path(__file__).read_bytes()
