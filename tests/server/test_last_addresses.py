"""Many guests of one address share as one: becoming another guest takes a second."""

from __future__ import annotations

import asyncio

from foretold.server import last_addresses, webhooks
from foretold.server.last_addresses import LastAddresses
from foretold.server.metrics import Metrics
from foretold.server.webhooks import Webhooks
from tests.server.test_bot_executor import SEARCH, Simulated, thought


def test_a_person_is_known_by_the_last_address() -> None:
    addresses = LastAddresses()
    assert addresses.of("ada") != addresses.of("grace")  # nobody shares with strangers
    addresses.remember("ada", "192.0.2.1")
    addresses.remember("ada", "192.0.2.7")
    assert addresses.of("ada") == "192.0.2.7"


def test_old_addresses_are_forgotten() -> None:
    addresses = LastAddresses()
    for number in range(last_addresses.MOST + 1):
        addresses.remember(str(number), "192.0.2.1")
    assert addresses.of("0") != "192.0.2.1"
    assert addresses.of(str(last_addresses.MOST)) == "192.0.2.1"


def test_thirty_guests_of_one_address_have_one_share_of_the_thinking_time() -> None:
    addresses = LastAddresses()
    clock = Simulated(2, addresses)
    for number in range(30):
        addresses.remember(f"guest{number}", "192.0.2.66")
        clock.ask(thought(f"flood{number}", f"guest{number}"))
    addresses.remember("ada", "192.0.2.1")
    clock.run(10_500)
    clock.ask(thought("mine", "ada"))
    clock.run(60_000)
    assert max(clock.waits["mine"]) <= SEARCH


async def _fill(hooks: Webhooks, addresses: LastAddresses) -> None:
    for number in range(50):
        addresses.remember(f"guest{number}", "192.0.2.66")
        for _ in range(20):
            hooks.call(f"guest{number}", "http://192.0.2.99/", {})


async def _dropped() -> tuple[int, int]:
    addresses, metrics = LastAddresses(), Metrics()
    hooks = Webhooks(metrics, seconds=60, allow_private=False, addresses=addresses)
    await _fill(hooks, addresses)
    before = metrics.webhooks["dropped"]
    hooks.call("ada", "http://192.0.2.99/", {})
    after = metrics.webhooks["dropped"]
    await hooks.close()
    return before, after


def test_webhooks_of_many_guests_of_one_address_leave_room_for_others() -> None:
    before, after = asyncio.run(_dropped())
    assert before == 50 * 20 - webhooks._MOST_ADDRESS
    assert after == before
