"""100,000 malformed, oversized, reordered and repeated messages: nothing breaks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.fuzz.siege import Castle, at_rest, besiege, cookie_of, figures, known_codes, memory
from tests.probe import beside
from tests.server.server_process import Server, play_to_the_end, serving
from tests.sockets import Socket, frame
from tests.waiting import PATIENCE

MESSAGES = 100_000
FEW = 4_000
#: Megabytes that may come and go.
BREATH = 12.0


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    house = Server(tmp_path, person_connections="500", log_level="warning").start()
    yield house
    assert house.stop() == 0
    assert not [line for line in house.log.read_text().splitlines() if '"level":"error"' in line]


async def survives(server: Server, messages: int) -> None:
    """A siege in four parts; after the first, memory stays what it is."""
    await at_rest(server)
    castle = await Castle.build(server)
    try:
        began = time.perf_counter()
        game = asyncio.create_task(play_to_the_end(castle.table, castle.peaceful, seconds=1_500))
        sieges, held = [], []
        with beside(server) as probe:
            await asyncio.to_thread(probe.rest)
            with probe.load():
                for part in range(4):
                    sieges.append(await besiege(castle, messages // 4, seed=part))
                    held.append(memory(server))
            waited = await asyncio.to_thread(probe.check)
        assert all(told["view"]["over"] for told in await game)
        for siege in sieges:
            assert not siege.faults, siege.faults[:5]
            assert set(siege.codes) <= known_codes()
            assert siege.sent >= messages // 4 - 200
        assert held[-1] - held[0] < BREATH, held
        assert {"message-invalid", "table-unknown", "move-turn"} & set(sieges[0].codes)
        await every_table_answers(castle)
        print(await figures(castle, sieges[-1], began), held, waited.figures())  # noqa: T201 - shown by pytest -s
    finally:
        await castle.leave()


async def every_table_answers(castle: Castle) -> None:
    """No table is dead: all can be seen, and at those that play whoever has the turn can move."""
    for person in castle.attackers:  # not before: the server hangs up on whoever answers nothing during a long siege
        await person.connect()
    for table in castle.attacked:
        seen = [await person.watch(table) for person in castle.attackers]
        for person, told in zip(castle.attackers, seen, strict=True):
            view = told["view"]
            if told["about"]["phase"] == "playing" and view["legal"]:
                done = await person.do(do="move", table=table, decision=view["decision"], action=view["legal"][0])
                assert done["say"] == "done", done


@pytest.mark.full
async def test_a_hundred_thousand_bad_messages(server: Server) -> None:
    await survives(server, MESSAGES)


@pytest.mark.slow
@pytest.mark.brief
async def test_some_bad_messages(server: Server) -> None:
    await survives(server, FEW)


async def test_a_flood_is_refused_and_then_cut_off(tmp_path: Path) -> None:
    with serving(tmp_path, message_rate="5", message_burst="100") as server:
        castle = await Castle.build(server, 1)
        try:
            heard: list[bytes] = []
            gone = asyncio.Event()
            cookie = cookie_of(castle.attackers[0])
            socket = await Socket.connect("127.0.0.1", server.port, cookie, heard.append, gone.set)
            for _ in range(300):
                socket.write(frame(b'{"do":"ping"}'))
            await asyncio.wait_for(gone.wait(), PATIENCE)
            assert socket.close_code == 1013
            assert sum(b"too-fast" in data for data in heard) == 19
            await every_table_answers(castle)
        finally:
            await castle.leave()
