"""Where webhooks may lead: to addresses that anybody may be sent to, and nowhere inside."""

import asyncio
import socket
from typing import Any

import pytest
from aiohttp import web
from aiohttp.abc import AbstractResolver

from foretold.server.metrics import Metrics
from foretold.server.webhooks import PublicResolver, Webhooks, is_public
from tests.waiting import PATIENCE, until

INSIDE = [
    "127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1", "::ffff:127.0.0.1",
    "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:1::1", "198.18.0.1", "192.0.2.1",
]  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_addresses_inside_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "93.184.216.34", "2606:4700::1111", "::ffff:8.8.8.8"])
def test_addresses_outside_are(address: str) -> None:
    assert is_public(address)


class Answers(AbstractResolver):
    """A name server that says what it is told to."""

    def __init__(self, *addresses: str) -> None:
        self.addresses = addresses

    async def resolve(self, host: str, port: int = 0, family: Any = socket.AF_INET) -> Any:
        return [
            {"hostname": host, "host": one, "port": port, "family": family, "proto": 0, "flags": 0}
            for one in self.addresses
        ]

    async def close(self) -> None:
        return


async def test_a_name_that_leads_inside_is_refused_as_a_whole() -> None:
    assert len(await PublicResolver(Answers("8.8.8.8", "1.1.1.1")).resolve("good.example", 443)) == 2
    for addresses in (("127.0.0.1",), ("8.8.8.8", "10.0.0.1")):
        with pytest.raises(OSError, match="not public"):
            await PublicResolver(Answers(*addresses)).resolve("bad.example", 443)


async def test_nothing_is_sent_inside_and_no_redirect_is_followed() -> None:
    heard = []

    async def hear(request: web.Request) -> web.Response:
        heard.append(request.path)
        return web.Response(status=307, headers={"Location": "/again"})

    app = web.Application()
    app.router.add_route("*", "/{any}", hear)
    runner = web.AppRunner(app)
    await runner.setup()
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        await web.SockSite(runner, listening).start()
        port = listening.getsockname()[1]
        metrics = Metrics()
        careful = Webhooks(metrics, seconds=2, allow_private=False)
        hosts = ("127.0.0.1", "localhost", "[::1]", "2130706433", "127.1", "x@127.0.0.1")
        urls = [*(f"http://{host}:{port}/a" for host in hosts), "ftp://8.8.8.8/a", "http:///a"]
        for url in urls:
            careful.call("ada", url, {})
        await settled(metrics, len(urls))
        assert heard == []
        assert metrics.webhooks["ok"] == 0
        careless = Webhooks(metrics, seconds=2, allow_private=True)
        careless.call("ada", f"http://127.0.0.1:{port}/b", {})
        await settled(metrics, len(urls) + 1)
        assert heard == ["/b"]
        await careful.close()
        await careless.close()
        await runner.cleanup()


async def test_an_address_that_never_answers_delays_only_those_who_named_it() -> None:
    answered = asyncio.Event()

    async def never(_request: web.Request) -> web.Response:
        await asyncio.Event().wait()
        raise AssertionError("unreachable")

    async def at_once(_request: web.Request) -> web.Response:
        answered.set()
        return web.Response()

    app = web.Application()
    app.router.add_post("/never", never)
    app.router.add_post("/now", at_once)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        await web.SockSite(runner, listening).start()
        base = f"http://127.0.0.1:{listening.getsockname()[1]}"
        metrics = Metrics()
        hooks = Webhooks(metrics, seconds=60, allow_private=True)
        for number in range(300):
            hooks.call("mallory", f"{base}/never?{number}", {})
        hooks.call("ada", f"{base}/now", {})
        async with asyncio.timeout(PATIENCE):
            await answered.wait()
        assert metrics.webhooks["dropped"] == 300 - 20  # what one person may have waiting
        await hooks.close()
        await runner.cleanup()


async def settled(metrics: Metrics, count: int) -> None:
    await until(lambda: metrics.webhooks.total() >= count)
