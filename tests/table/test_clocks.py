"""Clocks and what happens by itself: banks, deadlines, premoves, defaults, bots' turns, names."""

import pytest

from foretold.table import automatic, clocks, entries
from foretold.table.names import tidy
from foretold.table.settings import BankClock, DaysClock, DecisionClock
from tests.table.tables import AT, begun, move


def test_no_clock_has_no_deadline() -> None:
    assert clocks.deadline(begun()) is None
    assert clocks.is_live(begun())


def test_a_decision_clock_starts_anew_with_every_decision() -> None:
    table = begun(clock=DecisionClock(30))
    assert clocks.deadline(table) == AT + 30_000
    move(table, now=AT + 7_000)
    assert clocks.deadline(table) == AT + 37_000


def test_days_go_on_while_the_server_is_away() -> None:
    table = begun(clock=DaysClock(2))
    assert clocks.deadline(table) == AT + 2 * 86_400_000
    assert not clocks.is_live(table)


def test_a_bank_pays_for_thinking_and_earns_by_decisions_only() -> None:
    table = begun("all-or-nothing", chairs="ppp", clock=BankClock(100, 5))
    first = table.actor or 0
    move(table, now=AT + 10_000)
    second = table.actor or 0
    assert table.seats[first].left == 95_000
    table.apply(entries.TookBack(at=AT + 13_000, seat=first, decisions=0, id="u"))
    assert table.seats[first].left == 90_000  # what it earned is given back
    assert table.seats[second].left == 97_000  # it was asked for three seconds, and has not decided
    assert clocks.deadline(table) == AT + 13_000 + 90_000


def test_who_sits_in_or_comes_back_moves_the_clock_of_that_seat_only() -> None:
    table = begun("all-or-nothing", chairs="ppp", clock=BankClock(100, 5))
    actor = table.actor or 0
    other = (actor + 1) % 3
    table.apply(entries.BotSatIn(at=AT + 1_000, seat=other, level="adept"))
    table.apply(entries.Returned(at=AT + 2_000, seat=other, id="r"))
    assert clocks.deadline(table) == AT + 100_000
    table.apply(entries.BotSatIn(at=AT + 4_000, seat=actor, level="adept"))
    assert table.seats[actor].left == 96_000
    assert clocks.deadline(table) is None  # bots have no clock
    assert table.seats[actor].premove is None
    table.apply(entries.Returned(at=AT + 9_000, seat=actor, id="r"))
    assert clocks.deadline(table) == AT + 9_000 + 96_000


def test_after_the_server_was_away_the_present_decision_starts_anew() -> None:
    table = begun(clock=BankClock(100))
    table.apply(entries.Resumed(at=AT + 50_000))
    assert clocks.deadline(table) == AT + 150_000


def test_time_that_is_up_plays_the_default() -> None:
    table = begun(clock=DecisionClock(30))
    actor = table.actor
    assert automatic.follow_up(table, AT + 29_999) is None
    entry = automatic.follow_up(table, AT + 30_000)
    assert isinstance(entry, entries.Decided)
    assert (entry.seat, entry.by, entry.action) == (actor, "clock", automatic.default_action(table))


def test_time_that_is_up_asks_a_bot_where_the_table_chose_so() -> None:
    table = begun(clock=DecisionClock(30), timeout="bot")
    assert automatic.follow_up(table, AT + 30_000) is None
    assert automatic.bots_turn(table, AT) is None
    turn = automatic.bots_turn(table, AT + 30_000)
    assert turn == automatic.Turn(0, table.actor or 0, "adept", "clock", 0)


def test_a_bot_decides_for_its_own_seat_and_nobody_when_the_game_is_over() -> None:
    table = begun("all-or-nothing", chairs="pbb")
    while table.actor == 0:
        move(table)
    turn = automatic.bots_turn(table, AT)
    assert turn is not None
    assert turn.by == "bot"
    assert automatic.follow_up(table, AT) is None
    table.apply(entries.Ended(at=AT, reason="abandoned"))
    assert automatic.bots_turn(table, AT) is None
    assert automatic.follow_up(table, AT) is None
    assert clocks.deadline(table) is None


def test_a_premove_is_played_when_it_is_legal_and_dropped_when_not() -> None:
    table = begun("all-or-nothing", chairs="ppp")
    actor = table.actor or 0
    table.apply(entries.Premoved(at=AT, seat=actor, action="bet 0", id="p"))
    assert automatic.follow_up(table, AT) == entries.Decided(at=AT, seat=actor, action="bet 0", by="premove")
    table.apply(entries.Premoved(at=AT, seat=actor, action="play 9R", id="q"))
    assert automatic.follow_up(table, AT) == entries.Premoved(at=AT, seat=actor, action=None)


def test_the_default_commits_to_the_least() -> None:
    table = begun("predictions", chairs="ppp")
    seen = set()
    while table.phase == "playing":
        assert table.state is not None
        legal = [str(action) for action in table.state.legal_actions()]
        default = automatic.default_action(table)
        assert default in legal
        for wanted in ("pass", "skip", f"predict {table.actor}"):
            if wanted in legal:
                assert default == wanted
                seen.add(wanted.split()[0])
                break
        move(table, legal[-1] if "pass" not in legal or table.decisions % 3 else legal[0])
    assert {"pass", "predict"} <= seen


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Ada  Lovelace ", "Ada Lovelace"),
        ("A\u202eda", "Ada"),  # a mark that turns the direction
        ("A\nB\u2028C", "A BC" if "\u2028".isspace() is False else "A B C"),
        ("e\u0301", "é"),
        ("\u200b\u200d", ""),
        ("日本", "日本"),
    ],
)
def test_names_are_one_line_without_tricks(written: str, kept: str) -> None:
    assert tidy(written) == kept
