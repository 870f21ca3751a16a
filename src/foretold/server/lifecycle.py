"""Start, run and stop the server."""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import cast

from aiohttp import web

from foretold.bots.installed import problems as bot_problems
from foretold.games.registry import problems
from foretold.server import config as configuration
from foretold.server.acceptor import Acceptor, raise_open_files
from foretold.server.access import Access
from foretold.server.app import build
from foretold.server.auth import DAY
from foretold.server.bot_executor import BotExecutor
from foretold.server.cluster import Cluster
from foretold.server.config import Config
from foretold.server.connections import Connections
from foretold.server.context import Limits, ServerContext
from foretold.server.effects_runner import EffectsRunner
from foretold.server.entropy import now_ms
from foretold.server.fair_reads import FairReads
from foretold.server.health import Health
from foretold.server.last_addresses import LastAddresses
from foretold.server.logs import Log, catch_all
from foretold.server.metrics import Metrics
from foretold.server.purge_task import Cleaner
from foretold.server.warmup import warm_after_start, warm_rules
from foretold.server.webhooks import Webhooks
from foretold.store import Store, StoreOutcome, StoreUnavailable, open_store
from foretold.store.lock import holder
from foretold.table.allowance import WatchesByAddress
from foretold.table.pace import Pace
from foretold.workarounds import end_process

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
    """Serve until a signal arrives, then end the process. `announce` gets the address once connections are accepted."""
    serving = _serve(config, log, announce, further_ports=further_ports)
    if sys.platform == "win32":  # there is no uvloop
        asyncio.run(serving)
    else:
        import uvloop

        uvloop.run(serving)
    log.close()
    end_process()


async def _serve(config: Config, log: Log, announce: Callable[[str], None], *, further_ports: bool) -> None:
    further = _FURTHER_PORTS if further_ports else 0
    listening = bound(config.host, config.port, further, shared=config.workers > 1)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    catch_all(log, loop)
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, lambda *_: loop.call_soon_threadsafe(stop.set))
    # Before connections are accepted: later, everybody who reconnects at once would wait for this.
    await asyncio.to_thread(warm_rules)
    _tune_garbage_collection()
    server = await Server.start(config, log, listening)
    announce(address(config, listening))
    for place, reason in problems.items():
        log.warning("game-unusable", package=place, reason=reason)
    for place, reason in bot_problems.items():
        log.warning("bot-unusable", package=place, reason=reason)
    log.info("started", port=listening.getsockname()[1])
    bots = threading.Thread(target=warm_after_start, args=(log,), name="warming", daemon=True)
    loop.call_later(_BOTS_AFTER, bots.start)
    await stop.wait()
    log.info("stopping")
    await server.close()
    log.info("stopped")


def _tune_garbage_collection() -> None:
    """Collect garbage rarely, and never among imported objects: moves leave none, requests a little."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_LOOK_FOR_GARBAGE)
    gc.enable()


class Server:
    """A running server."""

    def __init__(
        self,
        context: ServerContext,
        runner: web.AppRunner,
        acceptor: Acceptor,
        bot_executor: BotExecutor,
        webhooks: Webhooks | None,
    ) -> None:
        self.context = context
        self._runner = runner
        self._acceptor = acceptor
        self._bot_executor = bot_executor
        self._webhooks = webhooks
        loop = asyncio.get_running_loop()
        self._turns = loop.create_task(self._look_after_turns())
        slots = context.effects_runner.hall.slots
        cleaner = Cleaner(context.store, slots, context.config.purge_days, context.metrics, context.log)
        self._cleaning = loop.create_task(cleaner.run())

    @classmethod
    async def start(cls, config: Config, log: Log, listening: socket.socket) -> Server:
        """Open the store, then accept connections."""
        metrics = Metrics()
        late: list[EffectsRunner] = []

        def outcomes(done: list[StoreOutcome]) -> None:
            late[0].outcomes(done)

        me = holder("serve", listening.getsockname()[1])
        store: Store = await open_store(
            config.database or configuration.default_database(), outcomes, me, readers=FairReads()
        )
        addresses = LastAddresses()
        bot_executor = BotExecutor(config.bot_threads, config.bot_seconds, metrics, log, addresses)
        webhooks = None
        if config.webhooks:
            private = config.webhook_private
            webhooks = Webhooks(metrics, seconds=config.webhook_seconds, allow_private=private, addresses=addresses)
        pace = Pace(round(config.bot_pause * 1_000), round(config.bot_seconds * 1_000))
        effects_runner = EffectsRunner(store, bot_executor, webhooks, metrics, log, pace=pace)
        effects_runner.hall.watches_by_address = WatchesByAddress(config.address_connections)
        late.append(effects_runner)
        cluster = Cluster(store, effects_runner, log)
        health = Health(store, log)
        context = ServerContext(
            config, store, effects_runner, metrics, log, Access(config), Limits(config), cluster, health, addresses
        )
        files = raise_open_files(config.connections, log)
        connections = Connections(config, context.turns, metrics, files)
        metrics.gauges |= {
            "connections": lambda: len(effects_runner.sockets),
            "connections_of_any_kind": lambda: connections.count,
            "tables_in_memory": lambda: len(effects_runner.hall.slots),
            "bots_waiting": lambda: bot_executor.waiting,
            "other_servers": lambda: cluster.others,
            "store_groups": lambda: store.figures.groups,
            "degraded": lambda: len(health.reasons),
        }
        await cluster.join()
        runner = web.AppRunner(build(context), access_log=None, handle_signals=False, shutdown_timeout=1.0)
        await runner.setup()
        listening.listen(_BACKLOG)
        acceptor = Acceptor(listening, cast(web.Server, runner.server), connections, context.access.place, log)
        context.lag.watch()
        return cls(context, runner, acceptor, bot_executor, webhooks)

    async def _look_after_turns(self) -> None:
        """Wake turn-based games whose time is up, and close stale connections; once a day, delete old guests."""
        forgot = 0
        while True:
            now = now_ms()
            with suppress(StoreUnavailable):
                for table in await self.context.store.due(now):
                    self.context.effects_runner.wake(table)
                self.context.log.flush()
                await self.context.cluster.end_stale()
                if now - forgot > DAY:
                    forgot, long_ago = now, now - self.context.config.session_days * DAY
                    await self.context.store.identities.forget_guests(long_ago)
                    await self.context.store.sessions.forget(now, long_ago)
            await asyncio.sleep(_DUE_EVERY)

    async def close(self) -> None:
        """Accept nothing more, finish what is being stored, tell all clients to come back, and close the store."""
        context = self.context
        context.closing = True
        self._turns.cancel()
        self._cleaning.cancel()
        context.cluster.close()
        context.health.close()
        await self._acceptor.close()
        self._bot_executor.close()
        await context.effects_runner.close(context.config.shutdown_seconds)
        await self._runner.cleanup()
        if self._webhooks is not None:
            await self._webhooks.close()
        context.close()
        await context.store.close()
        context.lag.close()
        context.log.flush()


def bound(host: str, port: int, further: int, *, shared: bool = False) -> socket.socket:
    """Bind a socket to an address, for other workers too, or to one of the next ports if this one is taken."""
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
    """Return the link that people open."""
    if config.public_url:
        return config.public_url.rstrip("/") + "/"
    port = listening.getsockname()[1]
    host = config.host if config.host not in ("0.0.0.0", "::") else _own_address()  # noqa: S104 - compared, not bound
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _own_address() -> str:
    """Return this machine's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
