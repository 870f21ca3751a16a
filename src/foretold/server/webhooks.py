"""Webhooks: notify an address that a user gave. It is not trusted, so it must never lead to an internal address.

Names are resolved here, and every address is checked before the connection is made. Redirects are not followed, and
only the status of the answer is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import Any

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from yarl import URL

from foretold.server.last_addresses import LastAddresses
from foretold.server.metrics import Metrics

#: Calls under way, and calls that are not done: further ones are dropped. A webhook only announces a turn.
_AT_ONCE, _MOST = 16, 1_000
#: The same for one person, and for all people of one address, so that a target that never answers delays nobody else.
_AT_ONCE_EACH, _MOST_EACH = 2, 20
_AT_ONCE_ADDRESS, _MOST_ADDRESS = 4, 60

#: Ways from IPv6 into IPv4: translation, 6to4, Teredo.
_TUNNELS = tuple(map(ipaddress.IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))


def is_public(address: str) -> bool:
    """Return whether an address is public."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return is_public(str(ip.ipv4_mapped))
        if any(ip in tunnel for tunnel in _TUNNELS):
            return False
    return ip.is_global and not ip.is_multicast


def _is_literal(host: str) -> bool:
    try:
        ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


class PublicResolver(AbstractResolver):
    """Resolve a name to public addresses only."""

    def __init__(self, inner: AbstractResolver | None = None) -> None:
        self._inner = inner or aiohttp.ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Return the public addresses of a name. A name with any other address is refused completely."""
        found = await self._inner.resolve(host, port, family)
        if not all(is_public(entry["host"]) for entry in found):
            raise OSError("the name leads to an address that is not public")
        return found

    async def close(self) -> None:
        """Close the resolver; nothing is kept."""
        await self._inner.close()


class _Queue:
    """The webhook calls of one person, or of one address, that are not done."""

    __slots__ = ("count", "gate", "most")

    def __init__(self, at_once: int, most: int) -> None:
        self.count = 0
        self.most = most
        self.gate = asyncio.Semaphore(at_once)


class Webhooks:
    """The client that calls webhooks."""

    def __init__(
        self, metrics: Metrics, *, seconds: float, allow_private: bool, addresses: LastAddresses | None = None
    ) -> None:
        self._metrics = metrics
        self._addresses = addresses or LastAddresses()
        self._private = allow_private
        resolver = None if allow_private else PublicResolver()
        self._session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(resolver=resolver, force_close=True, use_dns_cache=False),
            timeout=aiohttp.ClientTimeout(total=seconds),
            cookie_jar=aiohttp.DummyCookieJar(),
            headers={"User-Agent": "foretold"},
            trust_env=False,
        )
        self._gate = asyncio.Semaphore(_AT_ONCE)
        self._queues: dict[str, _Queue] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def call(self, who: str, url: str, body: dict[str, Any]) -> None:
        """Call a webhook for a person soon; whether it arrives is not checked."""
        names = f"person {who}", f"address {self._addresses.of(who)}"
        limits = (_AT_ONCE_EACH, _MOST_EACH), (_AT_ONCE_ADDRESS, _MOST_ADDRESS)
        queues = {name: self._queues.get(name) or _Queue(*limit) for name, limit in zip(names, limits, strict=True)}
        if len(self._tasks) >= _MOST or any(queue.count >= queue.most for queue in queues.values()):
            self._metrics.webhooks["dropped"] += 1
            return
        for queue in queues.values():
            queue.count += 1
        self._queues |= queues
        task = asyncio.get_running_loop().create_task(self._call(queues, url, body))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _call(self, queues: dict[str, _Queue], url: str, body: dict[str, Any]) -> None:
        own, neighbours = queues.values()
        try:
            async with own.gate, neighbours.gate, self._gate:  # one's own turn first: who waits takes nobody's place
                self._metrics.webhooks[await self._result(url, body)] += 1
        finally:
            for name, queue in queues.items():
                queue.count -= 1
                if not queue.count:
                    self._queues.pop(name, None)

    async def _result(self, url: str, body: dict[str, Any]) -> str:
        try:
            target = URL(url)
            host = target.host or ""
            if target.scheme not in ("http", "https") or not host or target.user is not None:
                return "refused"
            if not self._private and _is_literal(host) and not is_public(host):
                return "refused"
            async with self._session.post(target, json=body, allow_redirects=False) as response:
                return "ok" if response.status < 300 else "failed"
        except (OSError, aiohttp.ClientError, TimeoutError, ValueError):
            return "failed"

    async def close(self) -> None:
        """Drop all pending calls."""
        for task in list(self._tasks):
            task.cancel()
        await self._session.close()
