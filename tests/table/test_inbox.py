"""What waits for a table is bounded, and done a little at a time: nobody else waits for it."""

from __future__ import annotations

from typing import Any

import msgspec

from foretold.table import hall as halls
from foretold.table import inbox
from foretold.table.allowance import WATCHES_OF_ADDRESS, WatchesByAddress
from foretold.table.effects import GoOn, Load, Reply, Send, StoreEntries
from foretold.table.jobs import AT_ONCE
from tests.table.hall_harness import NOW, Desk


def cold(desk: Desk, table: str) -> None:
    """Forget a table that is stored."""
    for number in list(desk.hall.connections):
        desk.hall.disconnect(number, desk.now)
    desk.said.clear()
    desk.hall.slots.clear()


def heard(desk: Desk, number: int, do: str, **fields: Any) -> None:
    desk.hall.receive(number, msgspec.json.encode({"do": do, **fields}), desk.now)


def told(effects: list[Any]) -> list[dict[str, Any]]:
    return [msgspec.json.decode(effect.data) for effect in effects if isinstance(effect, Send)]


def test_a_person_s_commands_wait_up_to_a_bound_and_others_still_may(desk: Desk) -> None:
    table = desk.open()
    cold(desk, table)
    desk.hall.connect(1, "ada", "fr", NOW)
    desk.hall.connect(2, "bob", "en", NOW)
    for number in range(inbox.OF_PERSON_HERE + 3):
        heard(desk, 1, "say", id=f"a{number}", table=table, text="a")
    heard(desk, 2, "say", id="b", table=table, text="b")
    effects = desk.hall.take()
    assert [effect.table for effect in effects if isinstance(effect, Load)] == [table]
    refused = told(effects)
    assert [one["id"] for one in refused] == [f"a{inbox.OF_PERSON_HERE + more}" for more in range(3)]
    assert {one["code"] for one in refused} == {"server-busy"}
    assert "serveur" in refused[0]["text"]
    desk.hall.loaded(table, desk.log[table], desk.now)
    desk.settle()
    answers = [one["id"] for one in desk.said[1] if one["say"] in ("refused", "done")]
    assert answers == [f"a{number}" for number in range(inbox.OF_PERSON_HERE)]
    assert [one["id"] for one in desk.said[2]] == ["b"]
    assert not desk.hall._waiting


def test_requests_are_bounded_for_a_table_a_person_and_in_all(desk: Desk) -> None:
    table = desk.open()
    cold(desk, table)
    request = iter(range(10**6))

    def read(where: str, who: str) -> bool:
        number = next(request)
        desk.hall.read(number, where, lambda _: None, desk.now, ("192.0.2.1", who))
        return not [one for one in desk.hall.take() if isinstance(one, Reply) and one.request == number]

    assert all(read(table, f"p{number // 20}") for number in range(inbox.HERE))
    assert not read(table, "somebody else")
    assert all(read(f"other{number // 20}", "ada") for number in range(inbox.OF_PERSON))
    assert not read("other", "ada")
    waiting = inbox.HERE + inbox.OF_PERSON
    assert all(read(f"more{number // 32}", f"q{number // 32}") for number in range(inbox.IN_ALL - waiting))
    assert not read("one more", "q")
    assert desk.hall._waiting[""] == inbox.IN_ALL
    for name in list(desk.hall.slots):
        desk.hall.not_loaded(name, damaged=False)
    assert not desk.hall._waiting


def test_a_connection_waits_once_however_often_it_asks_to_watch(desk: Desk) -> None:
    table = desk.open()
    cold(desk, table)
    desk.hall.connect(1, "ada", "en", NOW)
    for since in (3, 1, 2, *[5] * 100):
        heard(desk, 1, "watch", table=table, since=since)
    (load,) = desk.hall.take()
    assert isinstance(load, Load)
    desk.hall.loaded(table, desk.log[table], desk.now)
    desk.settle()
    assert [one["say"] for one in desk.said[1]] == ["table", "presence"]


def test_a_crowd_that_waits_is_told_a_few_at_a_time(desk: Desk) -> None:
    table = desk.open()
    cold(desk, table)
    for number in range(50):
        desk.hall.connect(number, f"p{number}", "en", NOW, f"192.0.2.{number % 2}")
        heard(desk, number, "watch", table=table)
    assert [type(effect) for effect in desk.hall.take()] == [Load]
    desk.hall.loaded(table, desk.log[table], desk.now)
    turns = []
    while effects := desk.hall.take():
        turns.append(sum(one["say"] == "table" for one in told(effects)))
        on = [effect for effect in effects if isinstance(effect, GoOn)]
        assert len(on) <= 1
        for effect in on:
            assert effect.address == f"192.0.2.{sum(turns) % 2}"  # of whoever is next
            desk.hall.go_on(effect.table, desk.now)
    assert max(turns) == AT_ONCE
    assert sum(turns) == 50


def test_what_comes_while_others_wait_stays_behind_them_and_a_store_in_between_loses_nothing(desk: Desk) -> None:
    table = desk.begin()
    cold(desk, table)
    desk.hall.connect(1, "ada", "en", NOW)
    for number in range(10):
        heard(desk, 1, "say", id=f"a{number}", table=table, text="a")
    desk.hall.take()
    desk.hall.loaded(table, desk.log[table], desk.now)
    heard(desk, 1, "say", id="last", table=table, text="a")
    desk.settle()
    answers = [one["id"] for one in desk.said[1] if one["say"] in ("done", "refused")]
    assert answers == [*(f"a{number}" for number in range(10)), "last"]


def test_who_claims_to_know_more_than_there_is_has_the_log_read_once(desk: Desk) -> None:
    table = desk.open()
    loads, answers = 0, 0
    for _ in range(30):
        heard(desk, 3, "watch", table=table, since=10**6)
        while effects := desk.hall.take():
            answers += sum(one["say"] == "table" for one in told(effects))
            for _load in [effect for effect in effects if isinstance(effect, Load)]:
                loads += 1
                desk.hall.loaded(table, [], desk.now)
    assert (loads, answers) == (1, 30)


def test_an_address_may_watch_so_much_with_all_its_connections(desk: Desk) -> None:
    desk.hall.watches_by_address = WatchesByAddress(2)
    most = round(2 * WATCHES_OF_ADDRESS[0])
    for number in range(10):
        desk.hall.connect(number, "", "en", NOW, "192.0.2.1")
    desk.hall.connect(99, "", "en", NOW, "192.0.2.2")
    for number in range(most + 6):
        heard(desk, number % 10, "watch", table=f"nowhere{number}")
    heard(desk, 99, "watch", table="elsewhere")
    effects = desk.hall.take()
    assert [one["code"] for one in told(effects)] == ["too-fast"] * 6
    assert [effect.path for effect in effects if isinstance(effect, Load)][-1] == ("192.0.2.2", "")
    desk.hall.not_loaded("nowhere0", damaged=False, busy=True)
    assert [one["code"] for one in told(desk.hall.take())] == ["server-busy"]


def test_a_bucket_of_an_address_is_forgotten_once_it_is_full_again() -> None:
    watches = WatchesByAddress(1)
    assert watches.takes("a", 0)
    assert watches.takes("b", 1)
    assert len(watches._buckets) == 2
    assert watches.takes("c", 10**6)
    assert list(watches._buckets) == ["c"]


def over(desk: Desk) -> str:
    """A table whose game was ended by its people."""
    table = desk.begin()
    desk.say(1, "ask", id="ask", table=table, what="abandon")
    desk.say(2, "answer", id="answer", table=table, yes=True)
    assert desk.hall.slots[table].ready_table().phase == "over"
    return table


def test_rematches_that_are_wanted_before_the_first_is_stored_open_one_table(desk: Desk) -> None:
    table = over(desk)
    desk.outcome = "held"
    for number in range(6):
        desk.say(number % 2 + 1, "rematch", id=f"r{number}", table=table)
    assert len(desk.hall.slots) == 2
    desk.outcome = "stored"
    (next_,) = [one for one in desk.hall.slots if one != table]
    opened = desk.hall.slots[next_].pending
    assert opened is not None
    desk.log[next_] = []
    desk.hall.stored(next_, desk.now)
    desk.settle()
    answers = {one["id"]: one for number in (1, 2) for one in desk.said[number] if one.get("id", "").startswith("r")}
    assert len(answers) == 6
    assert answers["r0"]["next"] == next_
    assert {one["code"] for name, one in answers.items() if name != "r0"} == {"rematch-made"}
    assert len(desk.hall.slots) == 2


def test_where_the_table_of_a_rematch_can_t_be_stored_the_next_who_wants_one_opens_it(desk: Desk) -> None:
    table = over(desk)
    desk.outcome = "held"
    for number in (1, 2):
        desk.say(number, "rematch", id=f"r{number}", table=table)
    (first,) = [one for one in desk.hall.slots if one != table]
    desk.outcome = "stored"
    desk.hall.not_stored(first)
    desk.settle()
    assert desk.last(1, "refused")["code"] == "not-stored"
    assert desk.last(2, "done")["next"] in desk.hall.slots
    assert len(desk.hall.slots) == 2


def test_a_table_does_not_wait_for_ever_for_a_rematch_that_is_gone(desk: Desk) -> None:
    table = over(desk)
    desk.outcome = "held"
    desk.say(1, "rematch", id="r1", table=table)
    desk.say(1, "say", id="said", table=table, text="a")
    (first,) = [one for one in desk.hall.slots if one != table]
    del desk.hall.slots[first]  # a fault of the program
    desk.outcome = "stored"
    desk.now += halls.LOOK_EVERY
    desk.hall.tick(desk.now)
    desk.settle()
    assert desk.last(1, "done")["id"] == "said"


def test_a_look_at_very_many_tables_is_taken_in_several_turns(desk: Desk) -> None:
    for number in range(3 * halls.LOOKS_AT_ONCE - 10):
        desk.hall.wake(f"t{number}", desk.now)
        desk.hall.slots[f"t{number}"].state = "resting"
    desk.hall.take()
    desk.now += halls.LOOK_EVERY
    desk.hall.tick(desk.now)
    turns: list[list[str]] = []
    while effects := desk.hall.take():
        turns.append([effect.table for effect in effects if isinstance(effect, Load)])
        for effect in effects:
            if isinstance(effect, GoOn):
                desk.hall.go_on(effect.table, desk.now)
    assert [len(turn) for turn in turns] == [halls.LOOKS_AT_ONCE, halls.LOOKS_AT_ONCE, halls.LOOKS_AT_ONCE - 10]
    assert [table for turn in turns for table in turn] == [f"t{n}" for n in range(3 * halls.LOOKS_AT_ONCE - 10)]


def test_stored_first_and_told_afterwards_also_in_a_later_turn(desk: Desk) -> None:
    table = desk.begin()
    cold(desk, table)
    for number in range(AT_ONCE + 1):
        desk.hall.connect(number, f"p{number}", "en", NOW)
        heard(desk, number, "watch", table=table)
    desk.hall.connect(9, "ada", "en", NOW)
    heard(desk, 9, "say", id="s", table=table, text="a")
    desk.hall.take()
    desk.hall.loaded(table, desk.log[table], desk.now)
    desk.hall.changed(table, 10**6)  # another server stored something before the turn came
    effects = desk.hall.take()
    assert [type(effect) for effect in effects][-1] is Load
    desk.hall.go_on(table, desk.now)
    assert not [effect for effect in desk.hall.take() if isinstance(effect, Send | StoreEntries)]
    desk.hall.loaded(table, [], desk.now)
    desk.settle()
    assert desk.last(9, "done")["id"] == "s"
