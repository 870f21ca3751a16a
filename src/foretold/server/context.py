"""The server context: what all routes share (settings, store, limits, queues, metrics)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from foretold.server.access import Access
from foretold.server.backlog import Backlog
from foretold.server.cluster import Cluster
from foretold.server.config import Config
from foretold.server.effects_runner import EffectsRunner
from foretold.server.fair_turns import EventLoopTurns
from foretold.server.health import Health
from foretold.server.last_addresses import LastAddresses
from foretold.server.limits import Limit
from foretold.server.logs import Log
from foretold.server.loop_lag import Lag
from foretold.server.metrics import Metrics
from foretold.server.offload import Offload
from foretold.server.preview import Previews
from foretold.server.refusals import refuse
from foretold.store import Store

#: Passwords that are checked at once: each takes 64 MB and some tens of milliseconds of four cores, on purpose.
_PASSWORDS = 1
#: Those that may wait: in all, and from one address or known device.
_PASSWORDS_WAITING = (200, 4)


class Limits:
    """All rate limits of a server."""

    def __init__(self, config: Config) -> None:
        self.requests = Limit(config.request_rate, config.request_burst)
        self.tables = Limit.a_minute(config.table_rate)
        self.guests = Limit.a_minute(config.guest_rate)
        #: Attempts to sign in by address, by name and address, by name alone, and on a device that did before.
        self.logins = Limit.a_minute(config.login_rate)
        self.logins_here = Limit.a_minute(config.login_rate / 2)
        self.logins_by_name = Limit.a_minute(config.login_name_rate)
        self.logins_by_device = Limit.a_minute(config.login_rate)
        self.confirmations = Limit.a_minute(config.login_rate)
        self.challenges = Limit.a_minute(config.login_rate * 3)
        self.previews = Limit.a_minute(config.preview_rate)


@dataclass
class ServerContext:
    """Settings, store, limits, queues and metrics of one server."""

    config: Config
    store: Store
    effects_runner: EffectsRunner
    metrics: Metrics
    log: Log
    access: Access
    limits: Limits
    cluster: Cluster
    health: Health
    addresses: LastAddresses = field(default_factory=LastAddresses)
    previews: Previews = field(default_factory=Previews)
    passwords: Offload = field(default_factory=lambda: Offload(_PASSWORDS, "password", *_PASSWORDS_WAITING))
    replays: Offload = field(default_factory=lambda: Offload(1, "replay"))
    pictures: Offload = field(default_factory=lambda: Offload(1, "picture"))
    decks: Offload = field(default_factory=lambda: Offload(1, "deck"))
    backlog: Backlog = field(init=False)
    turns: EventLoopTurns = field(init=False)
    lag: Lag = field(init=False)
    open_by: Counter[str] = field(default_factory=Counter)
    exporting: set[str] = field(default_factory=set)  # people whose games are being sent to them
    closing: bool = False

    def __post_init__(self) -> None:
        self.backlog = Backlog(self.config.buffer_bytes)
        self.lag = self.effects_runner.lag
        self.turns = self.effects_runner.turns

    def enter(self, address: str, who: str) -> None:
        """Count one more open socket or stream, if there is room."""
        config = self.config
        if (
            self.open_by[""] >= config.connections
            or self.open_by[f"a{address}"] >= config.address_connections
            or (who and self.open_by[f"p{who}"] >= config.person_connections)
        ):
            refuse("too-many")
        self.open_by.update(("", f"a{address}", f"p{who}"))

    def leave(self, address: str, who: str) -> None:
        """Count one less."""
        for key in ("", f"a{address}", f"p{who}"):
            self.open_by[key] -= 1
            if self.open_by[key] <= 0:
                del self.open_by[key]

    def close(self) -> None:
        """Stop the threads."""
        self.passwords.close()
        self.replays.close()
        self.pictures.close()
        self.decks.close()
