"""When a bot answers: as late as everybody can know beforehand, whatever cards it holds."""

from __future__ import annotations

from typing import Any

import pytest

from foretold.table import entries
from foretold.table.pace import Metronome, Pace
from foretold.table.settings import ForBot, ForPerson, Settings
from tests.table.hall_harness import Desk

PACE = Pace()


def _opened(desk: Desk, level: str, **settings: Any) -> str:
    """A table where a bot decides first."""
    options = {"players": 2, "first": 0}
    given = Settings(game="predictions", options=options, seats=[ForBot(level), ForPerson()], **settings)
    desk.hall.connect(1, "ada", "en", desk.now)
    desk.hall.open(99, "ada", given, "en", desk.now)
    desk.settle()
    assert desk.replies[99].result is not None
    table: str = desk.replies[99].result["table"]
    desk.say(1, "watch", table=table)
    desk.say(1, "sit", id="sit", table=table, name="Ada")
    desk.say(1, "begin", id="begin", table=table)
    return table


def _advance(desk: Desk, to: int) -> None:
    """Let time pass, with a tick whenever an alarm goes off."""
    while (wake := desk.hall.next_wake()) is not None and wake <= to:
        desk.now = max(desk.now, wake)
        desk.hall.tick(desk.now)
        desk.settle()
    desk.now = to
    desk.hall.tick(desk.now)
    desk.settle()


def _answer_after(desk: Desk, table: str, thinks: int) -> int:
    """Let the bot whose turn it is think for so long; returns after how many milliseconds everybody is told."""
    asked, before = desk.now, len(desk.log[table])
    think = desk.thinks[-1]
    _advance(desk, asked + thinks)
    desk.hall.thought(table, think.turn, think.view["legal"][0], desk.now, took=thinks)
    desk.settle()
    while len(desk.log[table]) == before:
        wake = desk.hall.next_wake()
        assert wake is not None
        _advance(desk, wake)
    return desk.now - asked


def _answered(level: str, thinks: int) -> int:
    desk = Desk(PACE)
    return _answer_after(desk, _opened(desk, level), thinks)


@pytest.mark.parametrize("level", ["random", "novice", "adept", "seer"])
def test_every_decision_of_a_level_takes_the_same_time(level: str) -> None:
    delays = {_answered(level, thinks) for thinks in (0, 1, PACE.takes(level) // 2, PACE.takes(level))}
    assert delays == {PACE.takes(level)}


def test_quick_bots_stay_quick() -> None:
    assert PACE.takes("adept") <= 100


def test_a_late_answer_waits_for_the_next_step() -> None:
    steps = {_answered("seer", 1_000 + late) for late in (1, 40, 100, 249, 250)}
    assert steps == {1_250}
    assert _answered("seer", 1_251) == 1_500


def test_an_answer_that_is_held_back_is_the_one_that_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(PACE)
    table = _opened(desk, "adept")
    think = desk.thinks[-1]
    first, *others = think.view["legal"]
    desk.hall.thought(table, think.turn, first, desk.now, took=1)
    desk.hall.thought(table, think.turn, (others or [first])[-1], desk.now, took=1)
    desk.settle()
    desk.say(1, "say", id="s", table=table, text="meanwhile")  # something else happens at the table
    _advance(desk, desk.now + 1_000)
    decided = [entry for entry in desk.log[table] if isinstance(entry, entries.Decided)]
    assert decided[0].action == first


def test_after_a_failed_store_the_bot_thinks_anew() -> None:
    desk = Desk(PACE)
    table = _opened(desk, "adept")
    think = desk.thinks[-1]
    desk.hall.thought(table, think.turn, think.view["legal"][0], desk.now, took=1)
    desk.outcome = "failed"
    desk.say(1, "say", id="s", table=table, text="lost")
    _advance(desk, desk.now + 2_000)
    assert len(desk.thinks) > 1
    again = desk.thinks[-1]
    desk.hall.thought(table, again.turn, again.view["legal"][0], desk.now, took=1)
    desk.settle()
    _advance(desk, desk.now + 2_000)
    assert any(isinstance(entry, entries.Decided) for entry in desk.log[table])


def test_a_bot_that_decides_when_time_is_up_takes_the_usual_time() -> None:
    from foretold.table.settings import DecisionClock

    delays = set()
    for thinks in (0, 3, 49):
        desk = Desk(PACE)
        table = _opened(desk, "adept", clock=DecisionClock(5), timeout="bot")
        while desk.hall.slots[table].ready_table().actor != 1:
            _answer_after(desk, table, 1)
        _advance(desk, desk.now + 4_990)
        asked = len(desk.thinks)
        while len(desk.thinks) == asked:
            wake = desk.hall.next_wake()
            assert wake is not None
            _advance(desk, wake)
        delays.add(_answer_after(desk, table, thinks))
    assert delays == {PACE.takes("adept")}


def test_after_a_late_answer_all_others_are_as_late_for_a_while() -> None:
    metronome = Metronome(PACE)
    assert metronome.due("seer", 0, 1) == 1_000
    assert metronome.due("seer", 10_000, 11_300) == 11_500  # the machine was busy
    assert metronome.due("seer", 20_000, 20_001) == 21_500  # one without a choice is no quicker
    assert metronome.due("adept", 20_000, 20_001) == 20_050
    assert metronome.due("seer", 30_000, 39_000) == 39_000
    assert metronome.due("seer", 40_000, 40_001) == 42_000  # twice the usual at most
    assert metronome.due("seer", 140_000, 140_001) == 141_000
