"""Chat, and everything else that is told to all who watch: little in, little out."""

import msgspec

from foretold.table import allowance
from foretold.table.chat import CHARACTERS, LINES, RememberedLine, remember
from foretold.table.effects import Send, StoreEntries
from tests.table.hall_harness import Desk

WATCHERS = 60


def _sent(desk: Desk) -> int:
    """Bytes that the effects since the last time send, with all that follows from them."""
    total = 0
    while effects := desk.hall.take():
        for effect in effects:
            if isinstance(effect, Send):
                total += len(effect.data)
            elif isinstance(effect, StoreEntries):
                desk.store(effect)
    return total


def _crowd(desk: Desk, table: str) -> None:
    for number in range(100, 100 + WATCHERS):
        desk.hall.connect(number, f"watcher{number}", "en", desk.now)
        desk.say(number, "watch", table=table)


def test_a_line_of_chat_sends_the_line_and_nothing_else(desk: Desk) -> None:
    table = desk.begin()
    _crowd(desk, table)
    for line in range(200):
        desk.now += 2_000
        assert desk.say(1, "say", id=f"s{line}", table=table, text="x")["say"] == "done"
    told = desk.last(100, "news")
    assert [one["text"] for one in told["chat"]] == ["x"]
    assert not {"view", "about", "own"} & told.keys()
    desk.now += 2_000
    desk.hall.receive(1, msgspec.json.encode({"do": "say", "id": "last", "table": table, "text": "x"}), desk.now)
    assert _sent(desk) < (WATCHERS + 4) * 200


def test_who_writes_too_fast_is_refused_and_the_others_are_not(desk: Desk) -> None:
    table = desk.begin()
    answers = [desk.say(1, "say", id=f"s{line}", table=table, text="x") for line in range(30)]
    assert sum(one["say"] == "done" for one in answers) == allowance.OWN_LINES[0]
    assert answers[-1]["code"] == "chat-fast"
    assert desk.say(2, "say", id="s", table=table, text="x")["say"] == "done"
    desk.now += 2_000
    assert desk.say(1, "say", id="again", table=table, text="x")["say"] == "done"


def test_a_whole_table_of_talkers_has_a_limit_too() -> None:
    from foretold.table.commands import Say
    from foretold.table.refusals import Refused

    limits, done = allowance.Allowance(), 0
    for number in range(600):
        say, who = Say(id="a", text="x"), f"person{number % 6}"
        try:
            limits.check(say, who, 1_000)
        except Refused:
            continue
        limits.take(say, who, 1_000)
        done += 1
    assert done == allowance.ALL_LINES[0]


def test_what_everybody_is_told_of_is_limited_whatever_it_is(desk: Desk) -> None:
    table = desk.begin()
    codes = [desk.say(1, "mute", id=f"m{n}", table=table, seat=1, muted=n % 2 == 0).get("code") for n in range(60)]
    assert codes.count(None) <= allowance.COMMANDS[0]
    assert codes[-1] == "too-fast"
    connection, fields = desk.turn(table)
    assert desk.say(connection, "move", id="m", **fields)["say"] == "done"  # the game itself goes on


def test_to_watch_again_and_again_has_a_limit(desk: Desk) -> None:
    table = desk.begin()
    desk.hall.connect(7, "eve", "en", desk.now)
    for _ in range(400):
        desk.say(7, "watch", table=table)
    told = [one["say"] for one in desk.said[7]]
    assert told.count("table") <= allowance.WATCHES[0]
    assert desk.last(7, "refused")["code"] == "too-fast"


def test_what_never_changes_is_told_once(desk: Desk) -> None:
    table = desk.begin()
    desk.say(1, "mute", id="m", table=table, seat=1)
    assert not {"options", "settings", "game"} & desk.last(3, "news")["about"].keys()
    assert {"options", "settings", "game", "seats"} <= desk.last(3, "table")["about"].keys()


def test_who_comes_back_hears_what_they_missed(desk: Desk) -> None:
    table = desk.begin()
    desk.say(1, "say", id="a", table=table, text="one")
    number = desk.last(3, "news")["number"]
    desk.say(1, "say", id="b", table=table, text="two")
    desk.say(3, "watch", table=table, since=number)
    assert [line["text"] for line in desk.last(3, "table")["chat"]] == ["two"]
    desk.say(3, "watch", table=table)
    assert [line["text"] for line in desk.last(3, "table")["chat"]] == ["one", "two"]


def test_a_table_remembers_so_much_and_no_more() -> None:
    chat: list[RememberedLine] = []
    for number in range(1, 301):
        remember(chat, RememberedLine(number, 0, "x", number))
    assert [line.number for line in chat] == list(range(301 - LINES, 301))
    for number in range(301, 401):
        remember(chat, RememberedLine(number, 0, "x" * 500, number))
    assert sum(len(line.text) for line in chat) <= CHARACTERS
    assert chat[-1].number == 400
