"""The hall's time never jumps: what is stored has the date of the system's clock, and live clocks don't go by it."""

from __future__ import annotations

import pytest

from foretold.table import clocks, entries
from foretold.table.settings import DAY, BankClock, DaysClock, DecisionClock
from foretold.table.table import Table
from tests.table.hall_harness import NOW, Desk

HOUR = 3_600_000


@pytest.fixture
def desk() -> Desk:
    return Desk()


@pytest.mark.parametrize("step", [HOUR, -HOUR])
def test_a_bank_pays_for_the_time_that_passed_however_the_clock_is_set(desk: Desk, step: int) -> None:
    table = desk.begin(clock=BankClock(100, 0))
    connection, move = desk.turn(table)
    desk.now += 10_000
    desk.hall.date(-step, desk.now)  # the system's clock is set forth: the hall's time is behind it
    assert desk.say(connection, "move", id="m", **move)["say"] == "done"
    present = desk.hall.slots[table].ready_table()
    assert present.seats[connection - 1].left == 90_000
    decided = desk.log[table][-1]
    assert isinstance(decided, entries.Decided)
    assert (decided.at, decided.moment) == (NOW + 10_000 + step, NOW + 10_000)
    assert desk.last(3, "news")["clock"]["left"] == present.seats[present.actor or 0].left
    second, move = desk.turn(table)
    desk.now += 5_000
    desk.say(second, "move", id="n", **move)
    banks = [100_000, 100_000]
    banks[connection - 1] -= 10_000
    banks[second - 1] -= 5_000
    for table_then in (present, Table.of_log(table, desk.log[table])):
        assert [seat.left for seat in table_then.seats] == banks


def test_a_decision_clock_strikes_when_its_time_has_passed(desk: Desk) -> None:
    table = desk.begin(clock=DecisionClock(30))
    desk.hall.date(-HOUR, desk.now)
    desk.now += 29_999
    desk.hall.tick(desk.now)
    desk.settle()
    assert desk.hall.slots[table].ready_table().decisions == 0
    desk.now += 1
    desk.hall.tick(desk.now)
    desk.settle()
    assert desk.hall.slots[table].ready_table().decisions == 1
    assert desk.last(3, "news")["clock"]["left"] == 30_000


def test_days_go_by_the_date(desk: Desk) -> None:
    table = desk.begin(clock=DaysClock(1))
    desk.now += HOUR
    desk.hall.date(-DAY + HOUR, desk.now)  # the machine slept for nearly a day
    desk.settle()
    assert desk.hall.slots[table].ready_table().decisions == 1
    assert desk.log[table][-1].at == NOW + DAY
    deadline = clocks.deadline(desk.hall.slots[table].ready_table())
    assert deadline == desk.now + DAY


def test_a_decision_that_was_asked_for_by_another_clock_starts_anew(desk: Desk) -> None:
    """A table that is read after a restart, whose entries a clock that went an hour ahead has dated."""
    table = desk.begin(clock=BankClock(100, 0))
    later = Desk()
    later.now = desk.now - HOUR
    later.hall.tick(later.now)
    later.log = desk.log
    later.hall.connect(3, "eve", "en", later.now)
    later.say(3, "watch", table=table)
    assert isinstance(later.log[table][-1], entries.Resumed)
    assert later.last(3, "table")["clock"]["left"] == 100_000


@pytest.mark.parametrize("by", [HOUR, -HOUR])
def test_a_hall_that_takes_over_the_time_of_others_goes_on_as_before(desk: Desk, by: int) -> None:
    table = desk.begin(clock=DecisionClock(30))
    desk.now += 14_000
    for connection in (1, 2):
        desk.say(connection, "ping")
    desk.now += 2_000 + by
    desk.hall.joined_cluster(desk.now - HOUR)
    desk.hall.retime(by, desk.now, anew=True)
    desk.settle()
    assert isinstance(desk.log[table][-1], entries.Resumed)
    assert desk.last(3, "news")["clock"]["left"] == 30_000
    desk.hall.tick(desk.now)
    desk.settle()
    assert desk.hall.slots[table].away == {}
    desk.now += 30_000
    desk.hall.tick(desk.now)
    desk.settle()
    assert desk.hall.slots[table].ready_table().decisions == 1
