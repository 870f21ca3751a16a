"""What we rely on inside Python and other libraries is still there: an upgrade that changes it is noticed here.

That the names of a function are those that `dis` finds is tested for all rules (tests/conformance/test_machines.py).
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time

import pytest
from aiohttp import web

from foretold.workarounds import detach_transport, switch_threads_quickly, without_module


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
