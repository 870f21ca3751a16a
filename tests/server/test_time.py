"""Clocks that run out, and people who leave: real seconds, several tables at once."""

import asyncio
import time
from contextlib import AsyncExitStack

import pytest

from tests.server.server_process import pinging
from tests.server.test_play import actor_first, seated, view_of
from tests.waiting import until


@pytest.mark.slow
async def test_clocks_and_leavers(url: str, stack: AsyncExitStack) -> None:
    await asyncio.gather(
        a_decision_clock(stack, url, "default"), a_decision_clock(stack, url, "bot"), a_bank(stack, url),
        somebody_leaves(stack, url),
    )  # fmt: skip


async def a_decision_clock(stack: AsyncExitStack, url: str, timeout: str) -> None:
    """It runs out, and not before its time; how soon after, simulated time says exactly, and a machine may be busy."""
    before = time.monotonic()
    table, people = await seated(stack, url, [None, None], clock={"kind": "decision", "seconds": 5}, timeout=timeout)
    actor, other = await actor_first(people, table)
    told = await other.hear(lambda m: m["say"] == "news" and "view" in m and m["view"]["decision"] >= 1)
    assert time.monotonic() - before > 5
    assert told["clock"]["left"] is None or told["clock"]["left"] > 2_000
    late = await actor.do(do="move", table=table, decision=0, action="pass")
    assert late["code"] == "move-late"


async def a_bank(stack: AsyncExitStack, url: str) -> None:
    before = time.monotonic()
    table, people = await seated(stack, url, [None, None], clock={"kind": "bank", "seconds": 30, "increment": 2})
    actor, _ = await actor_first(people, table)

    async def has_thought() -> bool:
        return bool((await actor.get(f"/api/v1/tables/{table}"))["clock"]["left"] < 28_500)

    await until(has_thought, every=0.1)
    await actor.do(do="move", table=table, decision=0, action="pass")
    passed = (time.monotonic() - before) * 1_000
    clock = (await actor.get(f"/api/v1/tables/{table}"))["clock"]
    seat = (await view_of(actor, table))["seat"]
    assert 32_000 - passed < clock["banks"][seat] < 30_600


async def somebody_leaves(stack: AsyncExitStack, url: str) -> None:
    """Away after 15 s, a bot after the hold time and a vote, and the seat back at once."""
    table, people = await seated(stack, url, [None, None, None], hold=15)
    leaver, *others = await actor_first(people, table)
    seat = (await view_of(leaver, table))["seat"]
    assert leaver.socket is not None
    early = await others[0].do(do="vote", table=table, about=seat, choice="bot")
    assert early["code"] == "vote-early"
    await leaver.socket.close()
    async with pinging(*others):
        await others[0].hear(lambda m: m["say"] == "presence" and m["away"] == [seat])

        async def may_vote() -> bool:
            return bool((await others[0].do(do="vote", table=table, about=seat, choice="bot"))["say"] == "done")

        await until(may_vote, every=0.2)
        assert (await others[1].do(do="vote", table=table, about=seat, choice="bot"))["say"] == "done"
        told = await others[0].hear(lambda m: m["say"] == "news" and "view" in m and m["view"]["decision"] > 0)
    about = (await others[0].get(f"/api/v1/tables/{table}"))["about"]
    assert about["seats"][seat]["stand_in"] == "adept"
    assert told["view"]["seat"] != seat
    await leaver.connect()
    await leaver.watch(table)
    assert (await leaver.do(do="return", table=table))["say"] == "done"
    about = (await others[0].get(f"/api/v1/tables/{table}"))["about"]
    assert about["seats"][seat]["stand_in"] is None
    assert about["sit_ins"][0]["seat"] == seat
