"""Accept connections: a few in each turn of the event loop, and none beyond the limits."""

from __future__ import annotations

import asyncio
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress

from aiohttp import web

from foretold.server.connections import Connections, HttpConnection
from foretold.server.logs import Log
from foretold.server.refusals import Refusal, plain_answer

if sys.platform != "win32":
    import resource

#: Connections that are opened in one turn of the event loop, and seconds after which no further one is looked at.
_AT_ONCE, _SECONDS = 8, 0.002
#: Seconds to wait when the system has nothing left for a connection.
_PAUSE = 0.1
#: Files that a server opens beside its connections: the database, sources, pipes.
_OWN_FILES = 200


class Acceptor:
    """Accept the connections of a listening socket."""

    def __init__(
        self,
        listening: socket.socket,
        server: web.Server,
        connections: Connections,
        place: Callable[[str], str],
        log: Log,
    ) -> None:
        self._listening = listening
        self._server = server
        self._connections = connections
        self._place = place
        self._log = log
        self._too_many = plain_answer(Refusal("too-many"))
        self._loop = asyncio.get_running_loop()
        self._opening: set[asyncio.Task[None]] = set()
        self._task = self._loop.create_task(self._accept())

    async def _accept(self) -> None:
        while True:
            try:
                opened = int(self._take(*await self._loop.sock_accept(self._listening)))
                stop = time.monotonic() + _SECONDS
                while opened < _AT_ONCE and time.monotonic() < stop:
                    opened += self._take(*self._listening.accept())
            except (BlockingIOError, InterruptedError, ConnectionError):
                pass  # nobody else is there, or somebody is gone already
            except OSError as error:
                self._log.warning("not-accepted", error=error.errno)
                await asyncio.sleep(_PAUSE)
            await asyncio.sleep(0)

    def _take(self, client: socket.socket, peer: tuple[str, int]) -> bool:
        """Open a connection, if there is room for it; return whether it was opened."""
        client.setblocking(False)
        address = self._place(peer[0])
        leave = self._connections.admit(address)
        if leave is None:
            self._connections.metrics.connections_closed["too-many"] += 1
            self._refuse(client)
            return False
        task = self._loop.create_task(self._open(client, address, leave))
        self._opening.add(task)
        task.add_done_callback(self._opening.discard)
        return True

    async def _open(self, client: socket.socket, address: str, leave: Callable[[], None]) -> None:
        try:
            await self._loop.connect_accepted_socket(
                lambda: HttpConnection(self._server, self._connections, address, leave), client
            )
        except BaseException as error:
            client.close()
            leave()
            if not isinstance(error, OSError):  # that one is only gone again
                raise

    def _refuse(self, client: socket.socket) -> None:
        try:
            client.send(self._too_many)
        except OSError:
            pass
        finally:
            client.close()

    async def close(self) -> None:
        """Stop accepting connections."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        self._listening.close()


def raise_open_files(connections: int, log: Log) -> int | None:
    """Let this process open as many files as the system allows; return for how many connections that is enough."""
    if sys.platform == "win32":  # there is no such limit
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (ValueError, OSError):  # some systems have a lower limit that they don't tell of
            pass
    if soft == resource.RLIM_INFINITY:
        return None
    enough = max(soft - _OWN_FILES, 1)
    if enough < connections:
        log.warning("open-files-few", limit=soft, connections=enough, wanted=connections)
    return enough
