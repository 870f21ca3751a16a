"""Whole games of both kinds, over real sockets."""

import asyncio
from contextlib import AsyncExitStack

import pytest
from tests.server.house import Person, guest, play_to_the_end


async def seated(stack: AsyncExitStack, url: str, game: str, seats: list[str | None], **settings: object) -> tuple[str, list[Person]]:
    people = []
    for seat, level in enumerate(seats):
        if level is None:
            person = await stack.enter_async_context(await guest(url, f"Player {seat}"))
            await person.connect()
            people.append(person)
    table = await people[0].open(game, list(seats), **settings)
    for person in people:
        assert (await person.do(do="sit", table=table, name=person.name, salt="ab"))["say"] == "done"
    assert (await people[0].do(do="begin", table=table))["say"] == "done"
    return table, people


@pytest.mark.parametrize(
    ("game", "seats"),
    [("predictions", [None, None, "novice"]), ("all-or-nothing", [None, "novice", None])],
)
def test_people_and_bots_play_to_the_end(url: str, game: str, seats: list[str | None]) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            table, people = await seated(stack, url, game, seats)
            last = await play_to_the_end(table, people)
            assert len({str(told["view"]["scores"]) for told in last}) == 1
            assert {told["view"]["seat"] for told in last} == {0, seats.index(None, 1)}
            assert [told for person in people for told in person.heard if told["say"] == "refused"] == []

    asyncio.run(run())
