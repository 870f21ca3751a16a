"""Whole games of both kinds, over real sockets."""

from contextlib import AsyncExitStack

import pytest

from tests.server.server_process import play_to_the_end
from tests.server.test_play import seated


@pytest.mark.parametrize(
    ("game", "seats"),
    [("predictions", [None, None, "novice"]), ("all-or-nothing", [None, "novice", None])],
)
async def test_people_and_bots_play_to_the_end(url: str, game: str, seats: list[str | None]) -> None:
    async with AsyncExitStack() as stack:
        table, people = await seated(stack, url, seats, game)
        last = await play_to_the_end(table, people)
        assert len({str(told["view"]["scores"]) for told in last}) == 1
        assert {told["view"]["seat"] for told in last} == {0, seats.index(None, 1)}
        assert [told for person in people for told in person.heard if told["say"] == "refused"] == []
