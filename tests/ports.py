"""Ports for servers that tests start, stop and start again."""

from __future__ import annotations

import itertools
import os
import socket

#: Below those that systems hand out by themselves: nobody takes one while its server is down.
_FIRST, _COUNT = 10_000, 10_000
_numbers = itertools.count()


def free_port() -> int:
    """A port of the loopback that nobody listens at; processes begin at different ones, so no two take the same."""
    for number in itertools.islice(_numbers, _COUNT):
        port = _FIRST + (os.getpid() * 97 + number) % _COUNT
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
    raise AssertionError("no port is free")
