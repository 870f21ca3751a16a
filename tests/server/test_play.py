"""Moves that come twice, late or out of turn; reconnecting; undo; spectators; several devices; premoves; chat."""

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tests.server.server_process import Person, Refused, guest, play_to_the_end, stranger
from tests.waiting import PATIENCE, until


async def seated(
    stack: AsyncExitStack, url: str, seats: list[str | None], game: str = "predictions", **settings: Any
) -> tuple[str, list[Person]]:
    """People at a table where the cards are dealt; each watches."""
    people = []
    for seat, level in enumerate(seats):
        if level is None:
            person = await stack.enter_async_context(await guest(url, f"Player {seat}"))
            await person.connect()
            people.append(person)
    table = await people[0].open(game, list(seats), **settings)
    for person in people:
        assert (await person.do(do="sit", table=table, name=person.name))["say"] == "done"
    assert (await people[0].do(do="begin", table=table))["say"] == "done"
    for person in people:
        await person.watch(table)
    return table, people


async def view_of(person: Person, table: str) -> dict[str, Any]:
    return dict((await person.get(f"/api/v1/tables/{table}"))["view"])


async def actor_first(people: list[Person], table: str) -> list[Person]:
    """The people, beginning with the one who decides."""
    actor = (await view_of(people[0], table))["actor"]
    return sorted(people, key=lambda person: person.name != f"Player {actor}")


async def test_a_move_counts_once_and_only_in_its_time(url: str, stack: AsyncExitStack) -> None:
    table, people = await seated(stack, url, [None, None])
    actor, other = await actor_first(people, table)
    view = await view_of(actor, table)
    move = {"do": "move", "table": table, "decision": view["decision"], "action": view["legal"][0], "id": "same"}
    first = await actor.do(**move)
    again = await actor.do(**move)
    assert first == again
    assert (await view_of(other, table))["decision"] == view["decision"] + 1
    late = await actor.do(**{**move, "id": "late"})
    assert (late["say"], late["code"]) == ("refused", "move-late")
    now = await view_of(actor, table)
    waiting = other if now["actor"] == now["seat"] else actor
    early = await waiting.do(do="move", table=table, decision=now["decision"], action="pass")
    assert early["code"] == "move-turn"
    deciding = actor if waiting is other else other
    unknown = await deciding.do(do="move", table=table, decision=now["decision"], action="conquer")
    assert unknown["code"] == "action-unknown"


async def test_a_client_that_comes_back_gets_what_it_missed(url: str, stack: AsyncExitStack) -> None:
    table, people = await seated(stack, url, [None, "novice", None])
    told = await people[0].watch(table)
    first = await people[0].get(f"/api/v1/tables/{table}")
    assert people[0].socket is not None
    await people[0].socket.close()
    await play_some(people[1:], people, table)
    await people[0].connect()
    missed = await people[0].watch(table, since=told["number"])
    everything = await people[0].watch(table)
    assert missed["view"] == everything["view"]
    assert missed["since"] == told["number"]
    assert everything["facts"] == first["facts"] + missed["facts"]
    assert missed["facts"]


async def play_some(listening: list[Person], people: list[Person], table: str, decisions: int = 6) -> None:
    """Decide some times by HTTP, whoever's turn it is."""
    for _ in range(decisions):
        for person in people:
            view = await view_of(person, table)
            if view["legal"]:
                await person.command(table, "move", decision=view["decision"], action=view["legal"][-1])
        await quiet(people, table)
    assert listening


async def quiet(people: list[Person], table: str) -> None:
    """Wait until one of the people is asked, so that no bot does anything meanwhile."""

    async def is_asked() -> bool:
        return any([(await view_of(person, table))["legal"] for person in people])

    await until(is_asked)


async def test_one_person_on_two_devices_sees_the_same(url: str, stack: AsyncExitStack) -> None:
    table, people = await seated(stack, url, [None, "novice"])
    person = people[0]
    async with person.session.ws_connect(url + "/api/v1/live", headers={"Origin": url}) as second:
        await second.send_json({"do": "watch", "table": table})
        whole = await second.receive_json()
        assert whole["view"]["seat"] == 0
        view = await view_of(person, table)
        if view["legal"]:
            await person.do(do="move", table=table, decision=view["decision"], action=view["legal"][0])
            while True:
                told = await second.receive_json(timeout=PATIENCE)
                if told["say"] == "news":
                    break
            assert told["view"]["seat"] == 0


async def test_spectators_see_the_public_view_where_they_may(url: str, stack: AsyncExitStack) -> None:
    table, _ = await seated(stack, url, [None, "novice", None])
    closed, _ = await seated(stack, url, [None, "novice", None], spectators=False)
    watcher = await stack.enter_async_context(stranger(url))
    await watcher.connect()
    told = await watcher.watch(table)
    assert told["view"]["seat"] is None
    assert not told["view"]["table"]["hand"]
    assert told["own"] is None
    await watcher.send(do="watch", table=closed)
    assert (await watcher.hear(lambda m: m["say"] == "refused"))["code"] == "table-private"
    with pytest.raises(Refused) as refused:
        await watcher.get(f"/api/v1/tables/{closed}")
    assert (refused.value.status, refused.value.code) == (403, "table-private")
    answer = await watcher.do(do="sit", table=table, name="Eve")
    assert answer["code"] == "sign-in"


async def test_undo_at_once_or_with_consent(url: str, stack: AsyncExitStack) -> None:
    table, people = await seated(stack, url, [None, None])
    actor, other = await actor_first(people, table)
    view = await view_of(actor, table)
    await actor.do(do="move", table=table, decision=view["decision"], action=view["legal"][0])
    number = (await view_of(actor, table))["decision"]
    assert (await actor.do(do="undo", table=table))["say"] == "done"
    after = await view_of(actor, table)
    if after["decision"] == number:  # it told somebody something, so the other is asked
        about = (await other.get(f"/api/v1/tables/{table}"))["about"]
        assert about["request"]["what"] == "undo"
        assert (await other.do(do="answer", table=table, yes=True))["say"] == "done"
        after = await view_of(actor, table)
    assert after["decision"] == view["decision"]
    assert after["legal"] == view["legal"]


async def test_a_premove_is_played_when_its_turn_comes_and_told_to_nobody(url: str, stack: AsyncExitStack) -> None:
    table, people = await seated(stack, url, [None, None])
    actor, other = await actor_first(people, table)
    view = await view_of(actor, table)
    assert (await other.do(do="premove", table=table, action="pass"))["say"] == "done"
    told = await actor.get(f"/api/v1/tables/{table}")
    assert told["own"]["premove"] is None
    assert (await other.get(f"/api/v1/tables/{table}"))["own"]["premove"] == "pass"
    await actor.do(do="move", table=table, decision=view["decision"], action="pass")
    assert (await view_of(actor, table))["decision"] == view["decision"] + 2


async def test_chat_is_told_as_it_is_written_and_the_host_can_mute(url: str, stack: AsyncExitStack) -> None:
    table, (host, other) = await seated(stack, url, [None, None])
    await other.do(do="say", table=table, text="<b>hello</b>\u202e\u0000 all")
    told = await host.hear(lambda m: bool(m.get("chat")))
    assert told["chat"][-1]["text"] == "<b>hello</b> all"
    assert (await other.do(do="mute", table=table, seat=0))["code"] == "table-host"
    assert (await host.do(do="mute", table=table, seat=1))["say"] == "done"
    assert (await other.do(do="say", table=table, text="again"))["code"] == "chat-muted"
    assert (await host.do(do="mute", table=table, seat=1, muted=False))["say"] == "done"
    assert (await other.do(do="say", table=table, text="again"))["say"] == "done"


async def test_a_seat_link_serves_once(url: str, stack: AsyncExitStack) -> None:
    host, friend, other = [await stack.enter_async_context(await guest(url)) for _ in range(3)]
    table = await host.open("predictions", [None, None])
    secret = (await host.command(table, "invite", seat=1))["secret"]
    with pytest.raises(Refused) as refused:
        await other.command(table, "sit", name="Other", seat=1)
    assert refused.value.code == "table-seat-taken"
    await friend.command(table, "sit", name="Friend", secret=secret)
    assert (await friend.get(f"/api/v1/tables/{table}"))["own"]["seat"] == 1
    with pytest.raises(Refused) as refused:
        await other.command(table, "sit", name="Other", secret=secret)
    assert refused.value.code == "table-secret"


async def test_a_rematch_keeps_the_group(url: str, stack: AsyncExitStack) -> None:
    table, people = await seated(stack, url, [None, None])
    await people[0].do(do="ask", table=table, what="abandon")
    await people[1].do(do="answer", table=table, yes=True)
    done = await people[1].do(do="rematch", table=table)
    assert done["next"] not in (None, table)
    stranger_ = await stack.enter_async_context(await guest(url))
    with pytest.raises(Refused):
        await stranger_.command(done["next"], "sit", name="Eve")
    for person in people:
        assert (await person.do(do="sit", table=done["next"], name=person.name))["say"] == "done"


async def test_lobby_and_own_games(url: str, stack: AsyncExitStack) -> None:
    table, people = await seated(stack, url, [None, None], listed=True)
    unlisted, _ = await seated(stack, url, [None, "novice"])
    lobby = await stranger_lobby(stack, url)
    assert table in lobby
    assert unlisted not in lobby
    second = await people[0].open("all-or-nothing", [None, None, None])
    await people[0].command(second, "sit", name="Again")
    actor, other = await actor_first(people, table)
    mine = (await actor.get("/api/v1/me/games"))["tables"]
    assert (mine[0]["table"], mine[0]["your_turn"]) == (table, True)
    theirs = (await other.get("/api/v1/me/games?phase=playing"))["tables"]
    assert [(line["table"], line.get("your_turn", False)) for line in theirs] == [(table, False)]
    view = await view_of(actor, table)
    while view["legal"]:  # until it is the other's turn
        await actor.command(table, "move", decision=view["decision"], action=view["legal"][0])
        view = await view_of(actor, table)
    (line,) = (await other.get("/api/v1/me/games?phase=playing"))["tables"]
    assert line["your_turn"] is True
    assert not any(line.get("your_turn") for line in (await actor.get("/api/v1/me/games"))["tables"])


async def test_one_socket_plays_at_several_tables_at_once(url: str, stack: AsyncExitStack) -> None:
    ada, bob = [await stack.enter_async_context(await guest(url, name)) for name in ("Ada", "Bob")]
    await ada.connect()
    await bob.connect()
    games = (
        ("predictions", [None, None]),
        ("all-or-nothing", [None, "novice", None]),
        ("predictions", [None, None]),
    )
    tables = [await ada.open(game, seats) for game, seats in games]
    for table in tables:
        for person in (ada, bob):
            assert (await person.do(do="sit", table=table, name=person.name))["say"] == "done"
        assert (await ada.do(do="begin", table=table))["say"] == "done"
    async with asyncio.timeout(10 * PATIENCE):
        results = await asyncio.gather(play_all(ada, tables), play_all(bob, tables))
    assert results[0] == results[1]
    assert set(results[0]) == set(tables)
    assert [told for person in (ada, bob) for told in person.heard if told["say"] == "refused"] == []


async def play_all(person: Person, tables: list[str]) -> dict[str, Any]:
    """Play at all tables over one socket until every game is over; returns their scores."""
    over: dict[str, Any] = {}
    answered = set()
    for table in tables:
        await person.send(do="watch", table=table)
    while len(over) < len(tables):
        told = await person.hear(lambda m: m["say"] in ("news", "table"), 60)
        view, table = told["view"], told["table"]
        if view["over"]:
            over[table] = view["scores"]
        elif view["legal"] and (table, view["decision"]) not in answered:
            answered.add((table, view["decision"]))
            await person.send(do="move", table=table, decision=view["decision"], action=view["legal"][0])
    return over


async def stranger_lobby(stack: AsyncExitStack, url: str) -> list[str]:
    someone = await stack.enter_async_context(stranger(url))
    return [line["table"] for line in (await someone.get("/api/v1/lobby"))["tables"]]


async def test_finished_games_are_replayed_proven_and_gone_on_with(url: str, stack: AsyncExitStack) -> None:
    table, people = await seated(stack, url, [None, "novice", None], "all-or-nothing", options={"rounds": 2})
    with pytest.raises(Refused) as refused:
        await people[0].get(f"/api/v1/games/{table}/record")
    assert (refused.value.status, refused.value.code) == (409, "game-running")
    last = await play_to_the_end(table, people)
    watcher = await stack.enter_async_context(stranger(url))
    await check_replays(watcher, table, last[0]["view"])
    await check_fork(people[0], table)
    proof = await watcher.get(f"/api/v1/games/{table}/proof")
    record = await watcher.get(f"/api/v1/games/{table}/record")
    assert record["seed"] == proof["deal_seed"]
    assert record["table"]["commitment"] == proof["commitment"]
    lines = [json.loads(line) for line in (await people[0].get("/api/v1/me/games/export")).splitlines()]
    own = next(line for line in lines if line["table"] == table)
    assert json.loads(own["record"]) == record


async def check_replays(watcher: Person, table: str, view: dict[str, Any]) -> None:
    from foretold.table.proof import verify

    async with watcher.session.get(f"{watcher.url}/api/v1/games/{table}/record") as answer:
        record = verify(await answer.text())
    count = len(record.actions)
    for eyes in ("0", "1", "2", "spectator", "open"):
        part = await watcher.get(f"/api/v1/games/{table}/replay?eyes={eyes}&count=200")
        assert part["decisions"] == count
        assert [frame["decision"] for frame in part["frames"]] == list(range(min(count + 1, 200)))
        final = await watcher.get(f"/api/v1/games/{table}/replay?eyes={eyes}&first={count}")
        assert final["frames"][-1]["view"]["scores"] == view["scores"]
        if eyes == "0":
            assert final["frames"][-1]["view"] == view
        if eyes == "open":
            check_open(part["frames"])
    with pytest.raises(Refused):
        await watcher.get(f"/api/v1/games/{table}/replay?eyes=3")


def check_open(frames: list[dict[str, Any]]) -> None:
    """With open cards nothing is left in the dark: hands, bets, and what only one seat was told."""
    assert all(len(frame["hands"]) == 3 for frame in frames)
    dealt = [fact for fact in frames[0]["facts"] if fact["fact"] == "dealt"]
    assert sorted(fact["card"] for fact in dealt) == sorted(card for hand in frames[0]["hands"] for card in hand)
    for frame in frames:
        table = frame["view"]["table"]
        for seat, has_bet in enumerate(table.get("has_bet", [])):
            assert (table["bets"][seat] is not None) == has_bet
        assert None not in table.get("revealed", [])


async def check_fork(person: Person, table: str) -> None:
    record = await person.get(f"/api/v1/games/{table}/record")
    fork = (await person.post(f"/api/v1/games/{table}/fork", {"decisions": 4, "seat": 0, "level": "novice"}))["table"]
    await person.command(fork, "sit", name="Again")
    await person.command(fork, "begin")
    assert (await view_of(person, fork))["decision"] >= 4
    last = await play_to_the_end(fork, [person])
    again = await person.get(f"/api/v1/games/{fork}/record")
    assert again["actions"][:4] == record["actions"][:4]
    assert again["decks"][0] == record["decks"][0]
    assert last[0]["view"]["over"]
    with pytest.raises(Refused) as refused:
        await person.post(f"/api/v1/games/{table}/fork", {"decisions": len(record["actions"]), "seat": 0})
    assert refused.value.code == "fork-point"
