"""Tables that were opened before the second version of the built-in deck keep the first for ever."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import foretold
from foretold.play.decks import builtin
from foretold.play.game import Game
from foretold.server.finished import ended, frames, gathered, outcome
from foretold.table import entries
from foretold.table.news import about_table
from foretold.table.proof import record_text, verify
from foretold.table.settings import ForBot, ForPerson, Settings
from foretold.table.table import Table
from tests.table.hall_harness import NOW, Desk

#: The first entries of a log as they were stored before there was a second version.
OPENED = (
    b'{"kind":"opened","settings":{"game":"predictions","options":{"players":2},'
    b'"seats":[{"kind":"person"},{"kind":"person"}],"clock":{"kind":"none"},"timeout":"default","hold":60,'
    b'"undo":"consent","listed":false,"memory":true,"spectators":true,"chat":true},"host":"ada","seed":"%b","at":1}'
    % (b"5" * 64)
)
SEATS = [entries.Seated(at=2, seat=seat, who=who, name=who, salt="", id=who) for seat, who in enumerate(["ada", "bob"])]


def old_log() -> list[entries.AnyEntry]:
    """A game that was begun before."""
    return [entries.decode(OPENED), *SEATS, entries.Began(at=3)]


def played_out(table: Table) -> Table:
    """Everybody does the last that is legal, so that cards are played."""
    while table.state is not None and table.actor is not None:
        legal = [str(action) for action in table.state.legal_actions() if str(action) not in ("all-in", "pass", "skip")]
        action = legal[-1] if legal else str(table.state.legal_actions()[0])
        table.apply(entries.Decided(at=4, seat=table.actor, action=action))
    return table


def test_9_a_log_without_a_version_means_the_first() -> None:
    table = Table.of_log("t", old_log())
    assert (table.game.version, table.game.deck.content) == (1, builtin("predictions", 1))
    assert entries.encode(entries.decode(OPENED)) == OPENED  # and is written as it was


def test_9_its_record_and_proof_are_what_they_were() -> None:
    table = played_out(Table.of_log("t", old_log()))
    text = record_text(table)
    record = verify(text)
    assert (record.format, "deck" in record.options) == ("foretold/1", False)
    assert any(action.startswith("keep") for action in record.actions)
    assert foretold.replay(record).scores == table.state.scores  # type: ignore[union-attr]


def test_9_clients_are_told_the_deck_of_an_old_table() -> None:
    table = Table.of_log("t", old_log())
    assert about_table(table).options == {"players": 2, "deck": builtin("predictions", 1)}
    game = gathered(*ended(played_out(table)))
    assert outcome(game).options["deck"] == builtin("predictions", 1)
    assert frames(game, "open", len(game.record.actions), 1)[0].view["over"] is True


def test_9_a_new_table_has_the_second_and_its_log_says_so(desk: Desk) -> None:
    table = desk.begin()
    opened = desk.log[table][0]
    assert isinstance(opened, entries.TableOpened)
    assert (opened.version, b'"version":2' in entries.encode(opened)) == (2, True)
    again = Table.of_log(table, [entries.decode(entries.encode(entry)) for entry in desk.log[table]])
    assert again.game.deck.content == builtin("predictions", 2)
    assert "deck" not in about_table(again).options


def test_9_a_running_table_goes_on_with_the_first_after_the_upgrade(desk: Desk) -> None:
    desk.log["old"] = old_log()
    for number, who in enumerate(("ada", "bob"), 1):
        desk.hall.connect(number, who, "en", desk.now)
        desk.say(number, "watch", table="old")
    table = desk.hall.slots["old"].ready_table()
    assert table.game.version == 1
    assert desk.last(1, "table")["about"]["options"]["deck"]["effects"] == builtin("predictions", 1)["effects"]


def test_9_a_rematch_has_the_second(desk: Desk) -> None:
    desk.log["old"] = [*old_log(), entries.Ended(at=4, reason="abandoned")]
    for number, who in enumerate(("ada", "bob"), 1):
        desk.hall.connect(number, who, "en", desk.now)
        desk.say(number, "watch", table="old")
    assert desk.say(1, "rematch", table="old", id="again")["say"] == "done"
    (new,) = desk.log.keys() - {"old"}
    assert desk.hall.slots[new].ready_table().game.version == 2


def fork_of(record: foretold.Record, decisions: int, desk: Desk) -> Table:
    """A table that goes on from a record, opened as the server opens it."""
    origin = entries.Origin(msgspec.to_builtins(record), decisions)
    settings = Settings(game=record.game, options=record.options, seats=[ForPerson(), ForBot("adept")])
    desk.hall.open(9, "ada", settings, "en", desk.now, origin=origin)
    desk.settle()
    (id_,) = desk.log
    desk.log[id_] += [SEATS[0], entries.Began(at=NOW)]
    return Table.of_log(id_, desk.log[id_])


@pytest.mark.parametrize("version", [1, 2])
def test_9_a_fork_has_the_version_of_the_game_it_goes_on_from(desk: Desk, version: Any) -> None:
    state = Game("predictions", {"players": 2}, version=version).deal(seed=3)
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    record = state.record()
    table = fork_of(record, 5, desk)
    assert table.game.version == version
    assert table.state is not None
    assert [str(action) for action in table.state.actions] == record.actions[:5]
    assert table.state.record().decks == record.decks[:1]


def test_9_a_log_of_a_later_version_is_not_read() -> None:
    with pytest.raises(msgspec.ValidationError):
        entries.decode(OPENED[:-1] + b',"version":3}')


def test_9_undo_and_bots_keep_the_version() -> None:
    table = Table.of_log("t", old_log())
    for _ in range(3):
        assert table.state is not None
        assert table.actor is not None
        table.apply(entries.Decided(at=4, seat=table.actor, action=str(table.state.legal_actions()[0])))
    table.apply(entries.TookBack(at=5, seat=0, decisions=1))
    assert table.state is not None
    assert table.state.game.version == 1
