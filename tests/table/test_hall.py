"""The hall, call by call: what it asks for, what it answers, what it survives."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from foretold.table import commands, entries
from foretold.table import jobs as work
from foretold.table.effects import StoreEntries
from foretold.table.inbox import Inbox
from foretold.table.jobs import IDLE
from foretold.table.settings import DecisionClock, ForBot, ForPerson, Settings
from foretold.table.slots import SILENCE, Slot
from tests.table.hall_harness import NOW, Desk


def test_what_can_t_be_read_is_refused_and_pings_are_answered(desk: Desk) -> None:
    desk.hall.connect(1, "ada", "fr", NOW)
    assert desk.say(1, "fly")["code"] == "message-invalid"
    desk.say(1, "ping", n=5)
    assert desk.last(1, "pong")["n"] == 5
    desk.hall.receive(77, b"{}", NOW)  # nobody's
    assert desk.hall.take() == []


def test_settings_that_can_t_be_played_are_refused(desk: Desk) -> None:
    desk.hall.open(1, "ada", Settings(game="predictions", options={"players": 9}, seats=[ForPerson()]), "en", NOW)
    desk.settle()
    assert desk.replies[1].error is not None
    wrong = Settings(game="predictions", options={"players": 2}, seats=[ForPerson()])
    bots = Settings(game="predictions", options={"players": 2}, seats=[ForBot("adept"), ForBot("adept")])
    level = Settings(game="predictions", options={"players": 2}, seats=[ForPerson(), ForBot("oracle")])
    path = Settings(game="predictions", options={"players": 2, "deck": "/etc/passwd"}, seats=[ForPerson()] * 2)
    for number, settings in enumerate((wrong, bots, level, path), 2):
        desk.hall.open(number, "ada", settings, "en", NOW)
        desk.settle()
        assert desk.replies[number].error is not None


def test_a_table_that_could_not_be_stored_is_not_opened(desk: Desk) -> None:
    desk.outcome = "failed"
    desk.hall.open(1, "ada", Settings(game="predictions", options={"players": 2}, seats=[ForPerson()] * 2), "en", NOW)
    desk.settle()
    assert desk.replies[1].error is not None
    assert desk.replies[1].error.code == "not-stored"
    assert desk.hall.slots == {}


def test_an_unknown_table(desk: Desk) -> None:
    desk.hall.connect(1, "ada", "en", NOW)
    desk.say(1, "watch", table="nowhere")
    assert desk.last(1, "refused")["code"] == "table-unknown"
    assert desk.say(1, "undo", id="u", table="nowhere")["code"] == "table-unknown"
    desk.hall.read(5, "nowhere", lambda table: table.phase, NOW)
    desk.settle()
    assert desk.replies[5].error is not None
    desk.hall.thought("nowhere", desk_turn(), "pass", NOW)
    desk.hall.changed("nowhere", 5)
    desk.hall.attended("nowhere", {0: 10}, NOW)
    assert desk.hall.take() == []


def desk_turn() -> Any:
    from foretold.table.automatic import Turn

    return Turn(0, 0, "adept", "bot", 0)


def test_a_move_sent_twice_counts_once_and_after_a_failed_store_it_is_refused_or_done(desk: Desk) -> None:
    table = desk.begin()
    connection, fields = desk.turn(table)
    desk.outcome = "failed"
    assert desk.say(connection, "move", id="m", **fields).get("id") != "m"  # nobody knows yet
    desk.now += 1_000
    desk.hall.tick(desk.now)
    desk.settle()
    assert desk.last(connection, "refused")["code"] == "not-stored"
    done = desk.say(connection, "move", id="m", **fields)
    again = desk.say(connection, "move", id="m", **fields)
    assert done == again
    assert sum(isinstance(entry, entries.Decided) for entry in desk.log[table]) == 1


def test_a_store_that_failed_after_it_wrote_is_acknowledged(desk: Desk) -> None:
    table = desk.begin()
    connection, fields = desk.turn(table)
    desk.outcome = "held"
    desk.hall.receive(connection, msgspec.json.encode({"do": "move", "id": "m", **fields}), desk.now)
    (store,) = desk.hall.take()
    assert isinstance(store, StoreEntries)
    desk.log[table].extend(store.entries)
    desk.hall.not_stored(table)
    desk.outcome = "stored"
    desk.hall.tick(desk.now + 1_000)
    desk.settle()
    assert desk.last(connection, "done")["id"] == "m"


def test_after_a_conflict_the_command_is_tried_again_some_times(desk: Desk) -> None:
    table = desk.begin()
    desk.outcome = "conflict"
    assert desk.say(1, "say", id="s", table=table, text="hello")["say"] == "done"
    slot = desk.hall.slots[table]
    desk.outcome = "held"
    desk.hall.receive(1, msgspec.json.encode({"do": "say", "id": "s2", "table": table, "text": "x"}), desk.now)
    desk.settle()
    for _ in range(3):
        desk.hall.not_stored(table, conflict=True)
        desk.settle()
        assert slot.state == "storing"
    desk.hall.not_stored(table, conflict=True)
    desk.outcome = "stored"
    desk.settle()
    assert desk.last(1, "refused")["code"] == "not-stored"


def test_while_the_store_can_t_be_read_everybody_is_turned_away(desk: Desk) -> None:
    table = desk.begin(clock=DecisionClock(30))
    desk.outcome, desk.loads = "failed", False
    desk.say(1, "say", id="s", table=table, text="hello")
    desk.hall.receive(2, msgspec.json.encode({"do": "watch", "table": table}), desk.now)
    desk.hall.read(4, table, lambda one: one.phase, desk.now)
    desk.hall.wake(table, desk.now)
    desk.now += 1_000
    desk.hall.tick(desk.now)
    desk.settle()
    assert desk.last(1, "refused")["code"] == "store-unavailable"
    assert desk.last(2, "refused")["code"] == "store-unavailable"
    assert desk.replies[4].error is not None
    assert table not in desk.hall.slots
    desk.loads, desk.now = True, desk.now + 60_000
    desk.say(1, "watch", table=table)
    assert isinstance(desk.log[table][-1], entries.Resumed)  # nobody's time ran meanwhile


def test_a_damaged_log_is_set_aside(desk: Desk) -> None:
    table, other = desk.begin(), desk.open()
    del desk.log[table][0]
    desk.hall.slots.clear()
    desk.say(1, "watch", table=table)
    assert desk.last(1, "refused")["code"] == "table-damaged"
    desk.say(1, "watch", table=other)
    assert desk.last(1, "table")["table"] == other


def test_a_rematch_that_could_not_be_stored_is_refused_by_its_id(desk: Desk) -> None:
    table = desk.begin("pb")
    desk.say(1, "ask", id="a", table=table, what="abandon")
    desk.outcome = "failed"
    refused = desk.say(1, "rematch", id="r", table=table)
    assert (refused["id"], refused["code"]) == ("r", "not-stored")
    done = desk.say(1, "rematch", id="r", table=table)
    assert done["next"] in desk.log
    assert desk.hall.slots[done["next"]].ready_table().seats[0].kept_for == "ada"
    assert desk.say(1, "rematch", id="r", table=table) == done


def first_of(desk: Desk, table: str, option: str) -> int:
    (opened,) = desk.log[table][:1]
    assert isinstance(opened, entries.TableOpened)
    return int(opened.settings.options[option])


def test_the_server_draws_who_begins_and_a_rematch_goes_on_with_the_next_seat(desk: Desk) -> None:
    drawn = set()
    for request in range(40):
        given = Settings(game="predictions", options={"players": 3}, seats=[ForPerson(), ForPerson(), ForBot("novice")])
        desk.hall.open(request, "ada", given, "en", desk.now)
        desk.settle()
        result = desk.replies[request].result
        assert result is not None
        drawn.add(first_of(desk, result["table"], "first"))
    assert drawn == {0, 1, 2}
    table = desk.begin("pb")
    begun = []
    for number in range(3):
        state = desk.hall.slots[table].ready_table().state
        assert state is not None
        begun.append(state.facts(None)[0]["seat"])
        assert state.record().options.get("first", 0) == begun[-1] == first_of(desk, table, "first")
        desk.say(1, "ask", id=f"a{number}", table=table, what="abandon")
        table = desk.say(1, "rematch", id=f"r{number}", table=table)["next"]
        desk.say(1, "watch", table=table)
        desk.say(1, "sit", id=f"s{number}", table=table, name="Ada")
        desk.say(1, "begin", id=f"b{number}", table=table)
    assert begun == [0, 1, 0]


def test_the_first_dealer_of_a_rematch_is_the_next_seat(desk: Desk) -> None:
    desk.hall.connect(1, "ada", "en", desk.now)
    given = Settings(
        game="all-or-nothing", options={"players": 3}, seats=[ForPerson(), ForBot("novice"), ForBot("novice")]
    )
    desk.hall.open(1, "ada", given, "en", desk.now)
    desk.settle()
    result = desk.replies[1].result
    assert result is not None
    table, dealers = result["table"], []
    for number in range(4):
        desk.say(1, "watch", table=table)
        desk.say(1, "sit", id=f"s{number}", table=table, name="Ada")
        desk.say(1, "begin", id=f"b{number}", table=table)
        state = desk.hall.slots[table].ready_table().state
        assert state is not None
        dealers.append(state.record().options["dealer"])
        desk.say(1, "ask", id=f"a{number}", table=table, what="abandon")
        table = desk.say(1, "rematch", id=f"r{number}", table=table)["next"]
    assert dealers == [(dealers[0] + number) % 3 for number in range(4)]


def test_a_repeated_invitation_gives_no_secret_that_opens_nothing(desk: Desk) -> None:
    table = desk.open()
    first = desk.say(1, "invite", id="i", table=table, seat=1)
    again = desk.say(1, "invite", id="i", table=table, seat=1)
    assert "secret" not in again
    assert desk.last(3, "news")["about"]["seats"][1]["kept"]
    assert desk.say(2, "sit", id="s", table=table, name="Bob", secret=first["secret"])["say"] == "done"


def test_a_full_log_takes_only_what_ends_the_game(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    table = desk.begin()
    monkeypatch.setattr(work, "MOST_ENTRIES", 4)
    assert desk.say(1, "say", id="s", table=table, text="hello")["code"] == "table-log-full"
    connection, fields = desk.turn(table)
    assert desk.say(connection, "move", id="m", **fields)["say"] == "done"


def test_spectators_are_sent_away_when_a_private_game_begins(desk: Desk) -> None:
    table = desk.begin(spectators=False)
    assert desk.last(3, "refused")["code"] == "table-private"
    desk.say(3, "watch", table=table)
    assert desk.last(3, "refused")["code"] == "table-private"
    assert list(desk.hall.slots[table].watchers) == [1, 2]


def test_who_is_silent_is_away_and_a_table_that_nobody_watches_is_forgotten(desk: Desk) -> None:
    table = desk.begin()
    desk.now += SILENCE
    desk.say(1, "ping")
    desk.hall.tick(desk.now)
    desk.settle()
    assert desk.last(1, "presence")["away"] == [1]
    for connection in (1, 2):
        desk.hall.disconnect(connection, desk.now)
    desk.say(3, "unwatch", table=table)
    desk.hall.disconnect(1, desk.now)  # twice
    desk.hall.tick(desk.now + IDLE)
    assert desk.hall.slots == {}


def test_a_premove_is_told_to_its_own_seat_only(desk: Desk) -> None:
    table = desk.begin()
    connection, _ = desk.turn(table)
    other = 3 - connection
    before = {number: len(desk.said[number]) for number in (1, 2, 3)}
    desk.say(other, "premove", id="p", table=table, action="pass")
    heard = {number: len(desk.said[number]) - count for number, count in before.items()}
    assert heard == {connection: 0, other: 2, 3: 0}
    assert desk.last(other, "news")["own"]["premove"] == "pass"


def test_a_webhook_is_called_once_for_a_turn(desk: Desk) -> None:
    table = desk.begin()
    connection, fields = desk.turn(table)
    for number in (1, 2):
        desk.say(number, "hook", id="h", table=table, url=f"https://example.org/{number}")
    desk.say(1, "hook", id="h2", table=table, url="https://example.org/1", everyone=True)
    desk.say(connection, "say", id="s", table=table, text="hello")
    assert desk.calls == []
    desk.say(connection, "move", id="m", **fields)
    actor = desk.hall.slots[table].ready_table().actor or 0
    assert [call.url for call in desk.calls] == list(
        dict.fromkeys(("https://example.org/1", f"https://example.org/{actor + 1}"))
    )


def test_a_bot_thinks_once_and_what_it_can_t_say_is_the_default(desk: Desk) -> None:
    table = desk.begin("pb")
    while not desk.thinks:
        connection, fields = desk.turn(table)
        desk.say(connection, "move", id=f"m{fields['decision']}", **fields)
    (think,) = desk.thinks
    desk.say(1, "watch", table=table)
    assert desk.thinks == [think]
    desk.hall.thought(table, think.turn, "nonsense", desk.now)
    desk.settle()
    decided = [entry for entry in desk.log[table] if isinstance(entry, entries.Decided)]
    assert decided[-1].by == "bot"
    count = len(desk.log[table])
    desk.hall.thought(table, think.turn, "pass", desk.now)  # comes a second time
    desk.settle()
    assert len(desk.log[table]) == count


def test_a_thought_for_a_seat_that_was_given_back_counts_no_more(desk: Desk) -> None:
    table = desk.begin(hold=15)
    connection, _ = desk.turn(table)
    desk.now += 15_000
    desk.say(3 - connection, "ping")
    assert desk.say(3 - connection, "vote", id="v", table=table, about=connection - 1, choice="bot")["say"] == "done"
    (think,) = desk.thinks
    assert desk.say(connection, "return", id="r", table=table)["say"] == "done"
    desk.hall.thought(table, think.turn, think.view["legal"][0], desk.now)
    desk.settle()
    assert isinstance(desk.log[table][-1], entries.Returned)


def test_what_a_bot_thought_before_an_undo_is_not_played_after_it(desk: Desk) -> None:
    table = desk.begin("pb")
    while not desk.thinks:
        connection, fields = desk.turn(table)
        desk.say(connection, "move", id=f"m{fields['decision']}", **fields)
    (old,) = desk.thinks
    assert desk.say(1, "undo", id="u", table=table)["say"] == "done"
    while len(desk.thinks) == 1:
        connection, fields = desk.turn(table)
        desk.say(connection, "move", id=f"n{fields['decision']}", **fields)
    rows = len(desk.log[table])
    desk.hall.thought(table, old.turn, old.view["legal"][0], desk.now)
    desk.settle()
    assert len(desk.log[table]) == rows
    desk.hall.thought(table, desk.thinks[1].turn, desk.thinks[1].view["legal"][0], desk.now)
    desk.settle()
    assert len(desk.log[table]) == rows + 1


def test_commands_and_questions_by_http(desk: Desk) -> None:
    table = desk.begin()
    command = commands.Say(id="x", table=table, text="hello")
    desk.hall.request(1, "ada", command, "en", desk.now)
    desk.hall.request(2, "eve", command, "en", desk.now)
    desk.hall.read(3, table, lambda one: one.phase, desk.now)
    desk.hall.read(4, table, lambda one: one.seats[9].who if one.number < 0 else hall_refusal(), desk.now)
    desk.settle()
    assert desk.replies[1].result is not None
    assert desk.replies[2].error is not None
    assert desk.replies[2].error.code == "table-not-seated"
    assert desk.replies[3].result == {"result": "playing"}
    assert desk.replies[4].error is not None


def hall_refusal() -> None:
    from foretold.table.refusals import refuse

    refuse("table-full")


def test_tables_that_play_the_same_share_the_game() -> None:
    from foretold.table.settings import checked

    def game(options: dict[str, Any], **more: Any) -> object:
        return checked(Settings(game="all-or-nothing", options=options, seats=[ForPerson()] * 3, **more), 2)

    assert game({"players": 3}) is game({"players": 3}, listed=True)
    deck = {"game": "all-or-nothing", "name": "Long", "suits": ["Red", "Yellow", "Green", "Blue"]}
    longer, longest = ({**deck, "ranks": list(range(1, highest))} for highest in (14, 15))
    assert game({"players": 3, "deck": longer}) is not game({"players": 3, "deck": longest})
    assert game({"players": 3, "deck": longer}) is not game({"players": 3})


def test_a_fork_of_a_record_without_a_seed_is_dealt_the_same_at_every_load() -> None:
    from foretold.play.game import Game
    from foretold.table.table import Table

    state = Game("predictions", {"players": 2}).deal(5)
    record = msgspec.to_builtins(state.record())
    del record["seed"]
    settings = Settings(game="predictions", options={"players": 2}, seats=[ForPerson(), ForBot("adept")])
    origin = entries.Origin(record, 0)
    opened = entries.TableOpened(at=NOW, settings=settings, host="ada", seed="3" * 64, version=2, origin=origin)
    log: list[entries.AnyEntry] = [
        opened,
        entries.Seated(at=NOW, seat=0, who="ada", name="Ada", salt="", id="s"),
        entries.Began(at=NOW),
    ]
    one, two = (Table.of_log("t", log).state for _ in range(2))
    assert one is not None
    assert two is not None
    assert one.seed == two.seed


def test_a_client_that_knows_more_is_answered_from_the_log(desk: Desk) -> None:
    table = desk.begin()
    slot = desk.hall.slots[table]
    desk.log[table].append(entries.Said(at=desk.now, seat=0, text="by another server"))
    desk.say(1, "watch", table=table, since=slot.ready_table().version + 1)
    assert desk.last(1, "table")["number"] == slot.ready_table().version
    desk.log[table].append(entries.Said(at=desk.now, seat=0, text="and one more"))
    desk.hall.changed(table, len(desk.log[table]))
    desk.settle()
    assert desk.last(2, "news")["chat"][-1]["text"] == "and one more"


def test_what_is_no_entry_is_a_mistake_of_the_program(desk: Desk) -> None:
    table = desk.hall.slots[desk.open()].ready_table()
    with pytest.raises(TypeError):
        table.apply("nothing")  # type: ignore[arg-type]
    with pytest.raises(RuntimeError):
        Slot("t", NOW, Inbox(Counter())).ready_table()
