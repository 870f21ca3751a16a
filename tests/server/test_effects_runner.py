"""The carrier, with a store that fails when it is told to: faults stay where they happen."""

from __future__ import annotations

import asyncio
import io
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
import pytest

from foretold.errors import ForetoldError
from foretold.server import bot_executor as thinkers
from foretold.server.backlog import Backlog
from foretold.server.effects_runner import EffectsRunner, Logs
from foretold.server.entropy import now_ms
from foretold.server.sockets import POLICY, RESTART, Socket
from foretold.store import StoreUnavailable
from foretold.table import commands, entries
from foretold.table.broadcast import Broadcaster
from foretold.table.effects import StoreEntries
from foretold.table.settings import ForBot, ForPerson, Settings
from foretold.table.table import Table
from tests.waiting import until

BOTH = Settings(game="predictions", options={"players": 2}, seats=[ForPerson(), ForBot("novice")])


@dataclass(frozen=True)
class Done:
    table: str
    result: Literal["stored", "conflict", "failed"]


class Shelf(Logs):
    """A store in memory."""

    def __init__(self) -> None:
        self.logs: defaultdict[str, list[bytes]] = defaultdict(list)
        self.carrier: EffectsRunner | None = None
        self.fails = False
        self.is_away = False
        self.aside: list[str] = []
        self.visits: list[str] = []

    def submit(self, effect: StoreEntries) -> None:
        if not self.fails:
            self.logs[effect.table] += [entries.encode(entry) for entry in effect.entries]
        outcome = Done(effect.table, "failed" if self.fails else "stored")
        assert self.carrier is not None
        asyncio.get_running_loop().call_soon(self.carrier.outcomes, [outcome])

    async def log(self, table: str, after: int = 0) -> list[bytes]:
        if self.is_away:
            raise StoreUnavailable("store-unavailable", reason="")
        return self.logs.get(table, [])[after:]

    async def visit(self, tables: Sequence[str], now: int) -> None:
        self.visits += tables

    async def set_aside(self, table: str, _: str) -> None:
        self.aside.append(table)


class Mute(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []

    def is_closing(self) -> bool:
        return False

    def write(self, data: Any) -> None:
        self.written.append(data)

    def get_write_buffer_size(self) -> int:
        return 0


async def begun(carrier: EffectsRunner, who: str = "ada") -> str:
    table = str((await carrier.open(who, BOTH, "en"))["table"])
    await carrier.command(who, commands.Sit(id="1", table=table, name="Ada"), "en")
    await carrier.command(who, commands.Begin(id="2", table=table), "en")
    return table


def decisions(table: Table) -> int:
    return table.decisions


async def play_on(carrier: EffectsRunner, table: str, number: int) -> None:
    """Let Ada do anything legal until so many decisions stand."""

    def turn(found: Table) -> tuple[int, str | None, int]:
        legal = found.state.legal_actions() if found.state is not None and found.actor == 0 else []
        return found.decisions, str(legal[0]) if legal else None, found.decisions

    async def has_come_so_far() -> bool:
        count, action, decision = await carrier.read(table, turn)
        if action is not None and count < number:
            move = commands.Move(id=f"m{decision}", table=table, decision=decision, action=action)
            await carrier.command("ada", move, "en")
        return bool(count >= number)

    await until(has_come_so_far)


async def test_a_fault_at_one_table_leaves_the_others_alone(
    monkeypatch: pytest.MonkeyPatch, carrier: EffectsRunner, stream: io.StringIO
) -> None:
    bad, good = await begun(carrier), await begun(carrier)
    told = Broadcaster.tell

    def broken(teller: Broadcaster, slot: Any, *rest: Any) -> None:
        if slot.id == bad:
            raise ZeroDivisionError("a secret")
        told(teller, slot, *rest)

    monkeypatch.setattr(Broadcaster, "tell", broken)
    say = asyncio.ensure_future(carrier.command("ada", commands.Say(id="3", table=bad, text="x"), "en"))
    await carrier.command("ada", commands.Say(id="3", table=good, text="x"), "en")
    monkeypatch.setattr(Broadcaster, "tell", told)
    assert await carrier.read(bad, lambda table: len(table.chat)) == 1  # read from its log again
    say.cancel()
    assert "ZeroDivisionError" in stream.getvalue()
    assert "secret" not in stream.getvalue()


async def test_a_bot_that_fails_plays_the_default_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, carrier: EffectsRunner, stream: io.StringIO
) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError("a secret")

    monkeypatch.setattr(thinkers, "make", broken)

    table = await begun(carrier)
    await play_on(carrier, table, 6)
    assert carrier.metrics.bot_failures > 0
    assert "bot-failed" in stream.getvalue()
    assert "secret" not in stream.getvalue()


async def test_what_is_not_stored_is_refused_and_may_be_tried_again(carrier: EffectsRunner, shelf: Shelf) -> None:
    table = await begun(carrier)
    await play_on(carrier, table, 2)
    shelf.fails = True
    with pytest.raises(ForetoldError) as refused:
        await carrier.command("ada", commands.Say(id="9", table=table, text="x"), "en")
    assert refused.value.code == "not-stored"
    with pytest.raises(ForetoldError) as refused:
        await carrier.open("ada", BOTH, "en")
    assert refused.value.code == "not-stored"
    shelf.fails = False
    await carrier.command("ada", commands.Say(id="9", table=table, text="x"), "en")
    assert await carrier.read(table, lambda found: len(found.chat)) == 1


async def test_a_store_that_is_away_and_a_log_that_is_damaged(carrier: EffectsRunner, shelf: Shelf) -> None:
    table = await begun(carrier)
    carrier.hall.slots.clear()
    shelf.is_away = True
    with pytest.raises(ForetoldError) as refused:
        await carrier.read(table, decisions)
    assert refused.value.code == "store-unavailable"
    shelf.is_away = False
    assert await carrier.read(table, decisions) >= 0
    for damage in (b"{", b'{"kind":"began","at":1}', entries.encode(entries.Decided(at=1, seat=0, action="pass"))):
        carrier.hall.slots.clear()
        whole = shelf.logs[table]
        shelf.logs[table] = [damage, *whole[1:]]
        with pytest.raises(ForetoldError) as refused:
            await carrier.read(table, decisions)
        assert refused.value.code == "table-damaged"
        shelf.logs[table] = whole
    assert shelf.aside == [table] * 3
    with pytest.raises(ForetoldError) as refused:
        await carrier.read("nothing", decisions)
    assert refused.value.code == "table-unknown"


async def test_to_look_at_a_table_that_was_left_alone_is_a_visit(carrier: EffectsRunner, shelf: Shelf) -> None:
    table = await begun(carrier)
    assert shelf.visits == []
    shelf.logs["old"] = [
        entries.encode(msgspec.structs.replace(entries.decode(entry), at=1_700_000_000_000))
        for entry in shelf.logs[table]
    ]
    assert await carrier.read("old", decisions) >= 0
    assert shelf.visits == ["old"]
    assert await carrier.read("old", decisions) >= 0
    assert shelf.visits == ["old"]


async def test_what_was_gathered_leaves_even_if_something_else_can_not_be_carried_out(
    carrier: EffectsRunner, shelf: Shelf
) -> None:
    number, transport = carrier.next_number(), Mute()
    carrier.connect(
        Socket(number, "socket", transport, "ada", "", "", Backlog(1_000), carrier.metrics, lambda _: None), "en"
    )
    carrier.hear(number, b'{"do":"ping","n":1}')
    carrier.hear(number, b'{"do":"ping","n":2}')
    shelf.carrier = None  # it can't take anything
    opening = asyncio.ensure_future(carrier.open("ada", BOTH, "en"))
    asyncio.get_running_loop().set_exception_handler(lambda *_: None)
    await until(lambda: bool(transport.written))
    assert transport.written == [b'\x81\x14{"say":"pong","n":1}\x81\x14{"say":"pong","n":2}']
    carrier.hear(number, b'{"do":"ping","n":3}')
    await until(lambda: len(transport.written) > 1)
    assert transport.written[1:] == [b'\x81\x14{"say":"pong","n":3}']
    opening.cancel()
    shelf.carrier = carrier


async def test_an_expired_key_ends_its_connection_and_closing_sends_everybody_away(carrier: EffectsRunner) -> None:
    ended: list[tuple[str, int]] = []

    def wire(name: str, expires: int | None) -> Socket:
        number = carrier.next_number()
        made = Socket(
            number, "socket", Mute(), "ada", name, "", Backlog(1_000), carrier.metrics,
            lambda code: ended.append((name, code)), expires,
        )  # fmt: skip
        carrier.connect(made, "en")
        return made

    wire("old", now_ms() + 300)
    fresh = wire("new", now_ms() + 60_000)
    carrier.hear(fresh.number, b'{"do":"ping"}')
    await until(lambda: bool(ended))
    assert ended == [("old", POLICY)]
    assert fresh.transport.written == [b'\x81\x14{"say":"pong","n":0}']  # type: ignore[attr-defined]
    await carrier.close(1)
    assert ended[-1] == ("new", RESTART)


async def test_a_long_log_is_read_a_little_at_a_time(carrier: EffectsRunner, shelf: Shelf) -> None:
    """Meanwhile the event loop turns, and other tables are served."""
    table = await begun(carrier)
    shelf.logs[table] += [
        entries.encode(entries.Said(at=now_ms(), seat=0, text="x", id=f"line{number}")) for number in range(20_000)
    ]
    del carrier.hall.slots[table]
    turns = 0
    reading = asyncio.ensure_future(carrier.read(table, lambda found: found.number))
    while not reading.done():
        turns += 1
        await asyncio.sleep(0)
    assert await reading >= 20_000
    assert turns > 10  # it was one
