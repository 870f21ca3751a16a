"""The house: everything that the routes of one server share."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from foretold.server.carrier import Carrier
from foretold.server.company import Company
from foretold.server.config import Config
from foretold.server.doors import Doors
from foretold.server.limits import Limit
from foretold.server.logs import Log
from foretold.server.metrics import Metrics
from foretold.server.preview import Previews
from foretold.server.refusals import refuse
from foretold.store import Store

#: Passwords that are checked at once: each takes much memory, on purpose.
_HASHERS = 2


class Limits:
    """All limits of a server."""

    def __init__(self, config: Config) -> None:
        self.requests = Limit(config.request_rate, config.request_burst)
        self.tables = Limit.a_minute(config.table_rate)
        self.guests = Limit.a_minute(config.guest_rate)
        self.logins = Limit.a_minute(config.login_rate)
        self.previews = Limit.a_minute(config.preview_rate)


@dataclass
class House:
    """One server."""

    config: Config
    store: Store
    carrier: Carrier
    metrics: Metrics
    log: Log
    doors: Doors
    limits: Limits
    company: Company
    previews: Previews = field(default_factory=Previews)
    hashers: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(_HASHERS, "hasher"))
    replays: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1, "replay"))
    open_by: Counter[str] = field(default_factory=Counter)
    closing: bool = False

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
        """One less."""
        for key in ("", f"a{address}", f"p{who}"):
            self.open_by[key] -= 1
            if self.open_by[key] <= 0:
                del self.open_by[key]

    def close(self) -> None:
        """Let go of the threads."""
        self.hashers.shutdown(wait=False, cancel_futures=True)
        self.replays.shutdown(wait=False, cancel_futures=True)
