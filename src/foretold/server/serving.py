"""A server from its first breath to its last."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress

from aiohttp import web

from foretold.server import config as configuration
from foretold.server.app import build
from foretold.server.callers import DAY
from foretold.server.carrier import Carrier
from foretold.server.company import Company
from foretold.server.config import Config
from foretold.server.doors import Doors
from foretold.server.house import House, Limits
from foretold.server.logs import Log, catch_all
from foretold.server.luck import now_ms
from foretold.server.metrics import Metrics
from foretold.server.thinkers import Thinkers
from foretold.server.warming import warm_bots, warm_rules
from foretold.server.webhooks import Webhooks
from foretold.store import Outcome, Store, StoreUnavailable, open_store

#: How many further ports are tried where one is taken.
_FURTHER_PORTS = 20
#: Seconds between looks at turn-based games whose time is up.
_DUE_EVERY = 30.0
_BACKLOG = 1_024
#: Seconds after which the bots are made ready: those who come back at a restart are served first.
_BOTS_AFTER = 3.0
#: After how many new objects garbage is looked for among the new ones, the newer, and all.
_LOOK_FOR_GARBAGE = (20_000, 20, 100)


def run(config: Config, log: Log, announce: Callable[[str], None], *, further_ports: bool = False) -> None:
    """Serve until a signal says otherwise, then end the process. `announce` is told the address of the open doors."""
    serving = _serve(config, log, announce, further_ports=further_ports)
    if sys.platform == "win32":  # there is no uvloop
        asyncio.run(serving)
    else:
        import uvloop

        uvloop.run(serving)
    _end()


def _end() -> None:
    """End the process: all is stored, and bots that still think have nobody to tell.

    Python would wait for them, for a minute if they are compiled just now, or crash under a thread that can't be ended.
    """
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


async def _serve(config: Config, log: Log, announce: Callable[[str], None], *, further_ports: bool) -> None:
    further = _FURTHER_PORTS if further_ports else 0
    listening = bound(config.host, config.port, further, shared=config.workers > 1)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    catch_all(log, loop)
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, lambda *_: loop.call_soon_threadsafe(stop.set))
    # Behind open doors this would keep everybody waiting who comes back at once.
    await asyncio.to_thread(warm_rules)
    _leave_alone_what_stays()
    server = await Server.start(config, log, listening)
    announce(address(config, listening))
    log.info("started", port=listening.getsockname()[1])
    bots = threading.Thread(target=warm_bots, name="warming", daemon=True)
    loop.call_later(_BOTS_AFTER, bots.start)
    await stop.wait()
    log.info("stopping")
    await server.close()
    log.info("stopped")


def _leave_alone_what_stays() -> None:
    """Look for garbage in rings seldom, and never among what was imported: moves leave none, requests a little."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_LOOK_FOR_GARBAGE)
    gc.enable()


class Server:
    """A house with its doors open."""

    def __init__(self, house: House, runner: web.AppRunner, thinkers: Thinkers, webhooks: Webhooks | None) -> None:
        self.house = house
        self._runner = runner
        self._thinkers = thinkers
        self._webhooks = webhooks
        self._turns = asyncio.get_running_loop().create_task(self._look_after_turns())

    @classmethod
    async def start(cls, config: Config, log: Log, listening: socket.socket) -> Server:
        """Open the store, then the doors."""
        metrics = Metrics()
        late: list[Carrier] = []

        def outcomes(done: list[Outcome]) -> None:
            late[0].outcomes(done)

        store: Store = await open_store(config.database or configuration.default_database(), outcomes)
        thinkers = Thinkers(config.bot_threads, config.bot_seconds, metrics, log)
        webhooks = None
        if config.webhooks:
            webhooks = Webhooks(metrics, seconds=config.webhook_seconds, allow_private=config.webhook_private)
        carrier = Carrier(store, thinkers, webhooks, metrics, log)
        late.append(carrier)
        company = Company(store, carrier, log)
        house = House(config, store, carrier, metrics, log, Doors(config), Limits(config), company)
        metrics.gauges |= {
            "connections": lambda: len(carrier.wires),
            "tables_in_memory": lambda: len(carrier.hall.slots),
            "bots_waiting": lambda: thinkers.waiting,
            "other_servers": lambda: company.others,
            "store_groups": lambda: store.figures.groups,
        }
        await company.join()
        runner = web.AppRunner(build(house), access_log=None, handle_signals=False, shutdown_timeout=1.0)
        await runner.setup()
        await web.SockSite(runner, listening, backlog=_BACKLOG).start()
        return cls(house, runner, thinkers, webhooks)

    async def _look_after_turns(self) -> None:
        """Wake turn-based games whose time is up, whoever looks at them; once a day, forget guests who are gone."""
        forgot = 0
        while True:
            now = now_ms()
            with suppress(StoreUnavailable):
                for table in await self.house.store.due(now):
                    self.house.carrier.wake(table)
                if now - forgot > DAY:
                    forgot = now
                    await self.house.store.identities.forget_guests(now - self.house.config.session_days * DAY)
            await asyncio.sleep(_DUE_EVERY)

    async def close(self) -> None:
        """Take nobody more in, finish what is being stored, send everybody away to come back, and close the store."""
        house = self.house
        house.closing = True
        self._turns.cancel()
        house.company.close()
        for site in list(self._runner.sites):
            await site.stop()
        self._thinkers.close()
        await house.carrier.close(house.config.shutdown_seconds)
        await self._runner.cleanup()
        if self._webhooks is not None:
            await self._webhooks.close()
        house.close()
        await house.store.close()


def bound(host: str, port: int, further: int, *, shared: bool = False) -> socket.socket:
    """A socket at an address, for other workers too; at one of the next ports where this one is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + further + 1):
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        try:
            listening.bind((host, candidate if port else 0))
        except OSError as error:
            listening.close()
            if error.errno != errno.EADDRINUSE or candidate == port + further:
                raise
        else:
            listening.setblocking(False)
            return listening
    raise AssertionError("unreachable")


def address(config: Config, listening: socket.socket) -> str:
    """The link that people open."""
    if config.public_url:
        return config.public_url.rstrip("/") + "/"
    port = listening.getsockname()[1]
    host = config.host if config.host not in ("0.0.0.0", "::") else _own_address()  # noqa: S104 - compared, not bound
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _own_address() -> str:
    """This machine's address in its network, as others see it; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
