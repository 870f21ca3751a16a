"""The places where we rely on internals of Python or of a library, each with its reason.

`tests/test_workarounds.py` fails when an upgrade breaks one of them. Three more can't be moved here, and have a test
there as well:

- `server/connections.py` subclasses aiohttp's request handler and reads `AIOHTTP_HANDLER_INTERNALS`. Reason: aiohttp
  has no limits for the time and the share of the event loop that a connection may take.
- `engine/compiler.py` calls a function's compiled form without Numba's dispatcher (`overloads[types].entry_point`).
  Reason: the dispatcher's look at the arguments takes ten times as long as most entry points.
- `engine/compile_cache.py` replaces the file name in a function's code object. Reason: Numba's cache is keyed by that
  path and its date, so that checkouts and Ray nodes with the same sources could not share it.
"""

from __future__ import annotations

import argparse
import dis
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import CodeType
from typing import Any

_LOAD_GLOBAL = dis.opmap["LOAD_GLOBAL"]
#: Seconds after which a thread that waits for the interpreter gets it.
_SWITCH = 0.0005
#: Private members of aiohttp's `RequestHandler` that `server/connections.py` reads, sets or overrides.
AIOHTTP_HANDLER_INTERNALS = (
    *("_buffer_paused", "_force_close", "_loop", "_message_tail", "_messages", "_reading_paused", "_waiter"),
    *("_pause_transport_reading", "_resume_transport_reading"),
)


def global_names(code: CodeType) -> set[str]:
    """Return the global names that a function reads (attributes may bear the same names as functions).

    Why: `dis` finds the same, but takes ten times as long, and all rules are looked through at every start. The lowest
    bit of the argument is no part of the name's number; no function here has more than 127 names.
    """
    steps, names = code.co_code, code.co_names
    return {names[steps[at + 1] >> 1] for at in range(0, len(steps), 2) if steps[at] == _LOAD_GLOBAL}


@contextmanager
def without_module(name: str) -> Iterator[None]:
    """Make a module look as if it could not be imported, unless it is loaded already.

    Why: Numba imports all of SciPy's linear algebra to see whether it may use it, which takes half a second; the rules
    never need it.
    """
    if name in sys.modules:
        yield
        return
    sys.modules[name] = None  # type: ignore[assignment]  # as Python marks what can't be imported
    try:
        yield
    finally:
        del sys.modules[name]


def switch_threads_quickly() -> None:
    """Let a thread that waits for the interpreter have it soon.

    Why: a busy event loop lets go of the interpreter for an instant every millisecond or two. That is too short for
    another thread to wake up, yet each time Python's 5 ms begin anew: the thread that stores moves would wait until the
    loop has nothing to do.
    """
    sys.setswitchinterval(min(_SWITCH, sys.getswitchinterval()))


def end_process() -> None:
    """End the process at once, after everything is stored.

    Why: bots that still think have nobody to tell. Python would wait for them, for a minute if they are being compiled,
    or crash under a thread that can't be ended.
    """
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


def detach_transport(handler: Any) -> None:
    """Make aiohttp's request handler let go of its connection without closing it.

    Why: after a WebSocket's handshake the connection is read by our own protocol, and aiohttp has no way to hand a
    connection over. What a handler does not have it can't close.
    """
    handler.transport = None
    handler.connection_lost(None)


@contextmanager
def argparse_translations(translate: Callable[[str], str]) -> Iterator[None]:
    """Let a function translate the texts of argparse while the block runs.

    Why: argparse takes its texts from gettext, which needs compiled catalogues in a folder; ours are Fluent files.
    """
    original = argparse._  # type: ignore[attr-defined]  # imported there from gettext
    argparse._ = translate  # type: ignore[attr-defined]  # the same
    try:
        yield
    finally:
        argparse._ = original  # type: ignore[attr-defined]  # the same


def dispatch_of(cls: type, method: str) -> Callable[[type], Callable[..., Any]]:
    """Return the function that finds the implementation of a `singledispatchmethod` for a type.

    Why: a call of such a method builds a new function each time. A table that is loaded applies thousands of entries.
    """
    found: Callable[[type], Callable[..., Any]] = cls.__dict__[method].dispatcher.dispatch
    return found
