"""The lobby, a person's games, what is due, and tables that are set aside."""

from __future__ import annotations

import msgspec

from tests.store.store_harness import NOW, Desk, append, encoded, line


async def test_the_lobby_shows_listed_tables_that_are_not_over(desk: Desk) -> None:
    await desk.append(
        append("playing", 1, 1, line(changed=NOW + 9)),
        append("old", 1, 1, line(phase="open", free=1, changed=NOW + 1)),
        append("new", 1, 1, line(phase="open", free=2, changed=NOW + 2)),
        append("over", 1, 1, line(phase="over")),
        append("private", 1, 1, line(listed=False)),
    )
    lines = await desk.store.lobby(10)
    assert [one.table for one in lines] == ["new", "old", "playing"]
    assert [one.table for one in await desk.store.lobby(1)] == ["new"]
    assert all(one.people == {} for one in lines)  # who sits there is nobody's business


async def test_a_line_comes_back_as_it_was_and_is_replaced_by_a_later_one(desk: Desk) -> None:
    first = line(deadline=NOW + 5, actor=None, people={"bob": 1})
    await desk.append(append("t", 1, 1, first))
    (found,) = await desk.store.tables_of("bob", 10)
    assert msgspec.structs.asdict(found) == {**msgspec.structs.asdict(first), "table": "t", "created": NOW}
    await desk.append(append("t", 2, 1, line(people={"bob": 2, "eve": 1}, changed=NOW + 7)))
    (found,) = await desk.store.tables_of("bob", 10)
    assert (found.people, found.changed, found.created, found.deadline) == ({"bob": 2}, NOW + 7, NOW, None)


async def test_my_games_are_those_where_i_sit_running_ones_first(desk: Desk) -> None:
    await desk.append(
        append("a", 1, 1, line(phase="over", changed=NOW + 9)),
        append("b", 1, 1, line(changed=NOW + 1)),
        append("c", 1, 1, line(listed=False, changed=NOW + 2)),
        append("d", 1, 1, line(people={"bob": 0})),
    )
    assert [one.table for one in await desk.store.tables_of("ada", 10)] == ["c", "b", "a"]
    assert [one.table for one in await desk.store.tables_of("ada", 2)] == ["c", "b"]
    assert await desk.store.tables_of("", 2) == []
    await desk.append(append("c", 2, 1, line(people={})))  # everybody got up
    assert [one.table for one in await desk.store.tables_of("ada", 10)] == ["b", "a"]


async def test_due_are_tables_whose_time_is_up(desk: Desk) -> None:
    await desk.append(
        append("late", 1, 1, line(deadline=NOW + 2)),
        append("later", 1, 1, line(deadline=NOW + 1)),
        append("not-yet", 1, 1, line(deadline=NOW + 3)),
        append("no-clock", 1, 1, line()),
        append("over", 1, 1, line(phase="over", deadline=NOW)),
    )
    assert await desk.store.due(NOW + 2) == ["later", "late"]


async def test_a_table_that_is_set_aside_is_in_no_list_and_keeps_its_log(desk: Desk) -> None:
    await desk.append(append("t", 1, 2, line(deadline=NOW)), append("u", 1, 1, line(deadline=NOW)))
    await desk.store.set_aside("t", "entry 2 does not fit")
    assert [one.table for one in await desk.store.lobby(10)] == ["u"]
    assert [one.table for one in await desk.store.tables_of("ada", 10)] == ["u"]
    assert await desk.store.due(NOW) == ["u"]
    assert await desk.store.log("t") == encoded(1, 2)
    await desk.append(append("t", 3, 1, line()))  # whoever could play on has shown that it is whole
    assert {one.table for one in await desk.store.lobby(10)} == {"t", "u"}


async def test_two_lines_of_one_table_in_a_group(desk: Desk) -> None:
    desk.store.submit(append("t", 1, 1, line()))
    desk.store.submit(append("t", 2, 1, line(free=3)))
    assert (await desk.append(append("u", 1, 1, line())))["t"] == "stored"
    await desk.outcomes.get()
    await desk.outcomes.get()
    (found,) = [one for one in await desk.store.lobby(10) if one.table == "t"]
    assert found.free == 3


async def test_facts_about_the_server(desk: Desk) -> None:
    assert await desk.store.fact("instance") is None
    await desk.store.set_fact("instance", "1")
    await desk.store.set_fact("instance", "2")
    assert await desk.store.fact("instance") == "2"
    await desk.store.check()
