"""Connections whose session or token has ended are closed, even where nobody heard of its end."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, cast

from foretold.server.cluster import Cluster
from foretold.server.effects_runner import EffectsRunner
from foretold.server.logs import Log
from foretold.store import Store


@dataclass
class Socket:
    credential: str
    ended: list[int] = field(default_factory=list)


class World:
    """A carrier and a store in one: sockets here, and what is still good there."""

    is_shared = False

    def __init__(self, good: set[str]) -> None:
        self.sessions = self.identities = self
        self.good = good
        self.sockets = {n: Socket(c) for n, c in enumerate(["", "session:aa", "session:bb", "token:t1", "token:t2"])}

    async def alive(self, digests: list[bytes], _now: int) -> set[bytes]:
        self.sockets[9] = Socket("session:cc")  # one that opens meanwhile is looked at the next time
        return {one for one in digests if one.hex() in self.good}

    async def valid_tokens(self, ids: list[str], _now: int) -> set[str]:
        return self.good & set(ids)

    def close_where(self, test: Any) -> None:
        for wire in self.sockets.values():
            if test(wire):
                wire.ended.append(1)


async def test_stale_connections_are_closed() -> None:
    world = World({"aa", "t2"})
    cluster = Cluster(cast(Store, world), cast(EffectsRunner, world), Log("error"))
    await cluster.end_stale()
    assert [wire.credential for wire in world.sockets.values() if wire.ended] == ["session:bb", "token:t1"]
