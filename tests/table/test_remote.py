"""A hall beside others over the same store: what they store and who is connected to them."""

from __future__ import annotations

import pytest

from foretold.table import entries
from foretold.table.effects import Load, Send
from foretold.table.remote import attendance
from foretold.table.settings import DecisionClock
from foretold.table.slots import SILENCE
from tests.table.hall_harness import Desk


@pytest.fixture
def desk() -> Desk:
    return Desk()


def store_elsewhere(desk: Desk, table: str, *made: entries.AnyEntry) -> int:
    """Another server stores something; returns the number of its last entry."""
    desk.log[table].extend(made)
    return len(desk.log[table])


def said(desk: Desk, text: str) -> entries.Said:
    return entries.Said(at=desk.now, seat=0, text=text, id=f"said {text}")


def numbers(desk: Desk, connection: int) -> list[int]:
    return [one["number"] for one in desk.said[connection] if one["say"] == "news"]


def test_only_what_is_new_is_read_and_told_once(desk: Desk) -> None:
    table = desk.begin()
    number = store_elsewhere(desk, table, said(desk, "one"), said(desk, "two"))
    desk.hall.changed(table, number)
    (load,) = desk.hall.take()
    assert load == Load(table, number - 2)
    desk.hall.loaded(table, desk.log[table][number - 2 :], desk.now)
    desk.settle()
    assert [line["text"] for line in desk.last(3, "news")["chat"]] == ["one", "two"]
    told = len(desk.said[3])
    desk.hall.changed(table, number)  # the same again, or its own
    assert desk.hall.take() == []
    assert len(desk.said[3]) == told


def test_a_decision_elsewhere_is_told_as_one_made_here(desk: Desk) -> None:
    table = desk.begin()
    connection, move = desk.turn(table)
    number = store_elsewhere(
        desk, table, entries.Decided(at=desk.now, seat=connection - 1, action=move["action"], id="m")
    )
    desk.hall.changed(table, number)
    desk.settle()
    assert "about" not in desk.last(3, "news")
    assert desk.last(3, "news")["view"]["decision"] == move["decision"] + 1


def test_a_premove_elsewhere_is_told_to_its_own_seat_here(desk: Desk) -> None:
    table = desk.begin()
    connection, _ = desk.turn(table)
    waiting = 3 - connection
    before = {number: len(desk.said[number]) for number in (1, 2, 3)}
    premove = entries.Premoved(at=desk.now, seat=waiting - 1, action="pass", id="p")
    desk.hall.changed(table, store_elsewhere(desk, table, premove))
    desk.settle()
    assert desk.last(waiting, "news")["own"]["premove"] == "pass"
    assert [len(desk.said[number]) - before[number] for number in (connection, 3)] == [0, 0]


def test_news_that_come_while_the_log_is_read_are_read_after_it(desk: Desk) -> None:
    table = desk.begin()
    first = store_elsewhere(desk, table, said(desk, "one"))
    desk.hall.changed(table, first)
    assert [type(effect) for effect in desk.hall.take()] == [Load]
    found = desk.log[table][first - 1 :]  # read before the next was stored
    second = store_elsewhere(desk, table, said(desk, "two"))
    desk.hall.changed(table, second)
    assert desk.hall.take() == []
    desk.hall.loaded(table, found, desk.now)
    desk.settle()
    assert desk.last(3, "news")["chat"][-1]["text"] == "two"
    assert numbers(desk, 3) == sorted(set(numbers(desk, 3)))


def test_news_that_come_before_the_own_outcome_are_read_after_it(desk: Desk) -> None:
    table = desk.begin()
    desk.outcome = "held"
    desk.say(1, "say", id="mine", table=table, text="mine")
    (mine,) = [effect for effect in [desk.hall.slots[table].pending] if effect is not None]
    assert mine.job is not None
    number = store_elsewhere(desk, table, entries.Said(at=desk.now, seat=0, text="mine", id="mine"), said(desk, "next"))
    desk.hall.changed(table, number)
    assert desk.hall.take() == []
    desk.outcome = "stored"
    desk.hall.stored(table, desk.now)
    desk.settle()
    assert [line["text"] for told in desk.said[3] for line in told.get("chat", ())] == ["mine", "next"]


def test_after_a_break_every_table_is_looked_at(desk: Desk) -> None:
    table = desk.begin()
    store_elsewhere(desk, table, said(desk, "unheard"))
    desk.hall.missed()
    desk.settle()
    assert desk.last(3, "news")["chat"][-1]["text"] == "unheard"


def test_where_only_the_news_can_t_be_read_everybody_stays(desk: Desk) -> None:
    table = desk.begin()
    number = store_elsewhere(desk, table, said(desk, "late"))
    desk.loads = False
    desk.hall.changed(table, number)
    desk.settle()
    assert len(desk.hall.slots[table].watchers) == 3
    desk.loads = True
    desk.now += 1_000
    desk.hall.tick(desk.now)
    desk.settle()
    assert desk.last(3, "news")["chat"][-1]["text"] == "late"


def test_beside_others_nothing_is_refused_or_shown_before_the_log_is_read_on(desk: Desk) -> None:
    table = desk.begin()
    desk.hall.joined_cluster(desk.now)
    connection, move = desk.turn(table)
    decided = entries.Decided(at=desk.now, seat=connection - 1, action=move["action"], id="sent-twice")
    store_elsewhere(desk, table, decided)  # by another server, whose word has not come yet
    answer = desk.say(connection, "move", id="sent-twice", **move)
    assert answer["say"] == "done"
    assert desk.say(connection, "move", id="another", **move)["code"] == "move-late"
    store_elsewhere(desk, table, said(desk, "seen"))
    desk.hall.read(5, table, lambda found: found.chat[-1].text, desk.now)
    desk.settle()
    assert desk.replies[5].result == {"result": "seen"}
    store_elsewhere(desk, table, said(desk, "watched"))
    desk.say(3, "watch", table=table)
    assert desk.last(3, "table")["chat"][-1]["text"] == "watched"


def test_alone_nothing_is_read_for_a_refusal(desk: Desk) -> None:
    table = desk.begin()
    desk.hall.receive(1, b'{"do":"move","id":"x","table":"%b","decision":7,"action":"pass"}' % table.encode(), desk.now)
    assert [type(effect) for effect in desk.hall.take()] == [Send]


def test_who_is_connected_elsewhere_is_not_away(desk: Desk) -> None:
    table = desk.begin()
    other = Desk()
    other.hall.connect(9, "bob", "en", desk.now)
    other.log = desk.log
    desk.hall.disconnect(2, desk.now)
    for _ in range(5):
        desk.now += 6_000
        other.now = desk.now
        other.say(9, "watch", table=table)
        other.say(9, "ping")
        desk.say(1, "ping")
        there = attendance(other.hall.slots.values(), other.hall.connections, desk.now + 500)
        assert there == {table: {1: 500}}
        desk.hall.attended(table, there[table], desk.now + 500)
        desk.hall.tick(desk.now)
        desk.settle()
        assert desk.hall.slots[table].away == {}
    other.hall.disconnect(9, desk.now)
    assert attendance(other.hall.slots.values(), other.hall.connections, desk.now + 1) == {table: {1: 1}}
    assert attendance(other.hall.slots.values(), other.hall.connections, desk.now + SILENCE) == {}
    desk.now += SILENCE
    desk.say(1, "ping")
    desk.hall.tick(desk.now)
    desk.settle()
    assert desk.last(1, "presence")["away"] == [1]


def test_a_server_that_joins_another_leaves_the_clock_alone(desk: Desk) -> None:
    table = desk.begin(clock=DecisionClock(seconds=60))
    asked = desk.hall.slots[table].ready_table().asked_at
    for joins, resumed in ((True, False), (False, True)):
        newcomer = Desk()
        newcomer.log, newcomer.now = {table: list(desk.log[table])}, asked + 10_000
        if joins:
            newcomer.hall.joined_cluster(asked - 5_000)
        newcomer.hall.connect(1, "ada", "en", newcomer.now)
        newcomer.say(1, "watch", table=table)
        assert isinstance(newcomer.log[table][-1], entries.Resumed) is resumed
