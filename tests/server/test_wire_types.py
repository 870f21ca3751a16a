"""The client's types are the server's: written from its schema, and true of what it says."""

from pathlib import Path

import msgspec

from foretold.server.app import all_routes
from foretold.server.wire_types import typescript
from foretold.table.messages import Told
from tests.server.server_process import guest, play_to_the_end

ROOT = Path(__file__).parents[2]


def test_wire_ts_is_up_to_date() -> None:
    written = (ROOT / "web/src/lib/wire.ts").read_text(encoding="utf-8")
    assert written == typescript(all_routes()), "run scripts/generate"


async def test_every_message_of_a_whole_game_is_as_the_types_say(url: str) -> None:
    ada, grace = await guest(url, "Ada"), await guest(url, "Grace")
    async with ada, grace:
        clock = {"kind": "bank", "seconds": 600, "increment": 2}
        table = await ada.open("predictions", [None, None, "novice"], clock=clock)
        for person in (ada, grace):
            await person.connect()
            await person.watch(table)
            assert (await person.do(do="sit", table=table, name=person.name))["say"] == "done"
        assert (await ada.do(do="say", table=table, text="Hello"))["say"] == "done"
        assert (await grace.do(do="mute", table=table, seat=0))["say"] == "refused"
        assert (await ada.do(do="begin", table=table))["say"] == "done"
        await ada.send(do="ping", n=7)
        await play_to_the_end(table, [ada, grace])
        heard = [*ada.heard, *grace.heard]
        assert {message["say"] for message in heard} == {"table", "news", "done", "refused", "presence", "pong"}
        for message in heard:
            msgspec.convert(message, Told, strict=True)
