"""Salts are committed to before the deal and revealed at its start: nobody chooses the cards."""

from __future__ import annotations

from typing import Any

import pytest

from foretold.errors import InvalidRecord
from foretold.play.game import Game
from foretold.table import entries, fair
from foretold.table.deal import REVEAL, Checked
from foretold.table.proof import record_text, verify
from foretold.table.table import Table
from tests.table.hall_harness import Desk

SALTS = ("", "aa" * 16, "bb" * 16)  # by connection


@pytest.fixture
def desk() -> Desk:
    return Desk()


def about(desk: Desk, table: str, connection: int = 3) -> Any:
    desk.say(connection, "watch", table=table)
    return desk.last(connection, "table")["about"]


def commitment_of(desk: Desk, table: str, connection: int) -> str:
    return fair.salt_commitment(about(desk, table)["commitment"], SALTS[connection])


def seated(desk: Desk, chairs: str = "pp") -> str:
    """Ada and Bob sit down, and commit to their salts."""
    table = desk.open(chairs)
    for connection, name in ((1, "Ada"), (2, "Bob")):
        given = commitment_of(desk, table, connection)
        said = desk.say(connection, "sit", id="sit", table=table, name=name, salt_commitment=given)
        assert said["say"] == "done"
    return table


def reveal(desk: Desk, table: str, connection: int, id_: str = "reveal") -> dict[str, Any]:
    return desk.say(connection, "reveal", id=id_, table=table, salt=SALTS[connection])


def pass_time(desk: Desk, milliseconds: int) -> None:
    desk.now += milliseconds
    desk.hall.tick(desk.now)
    desk.settle()


def end(table: Table) -> None:
    while table.actor is not None:
        assert table.state is not None
        action = str(table.state.legal_actions()[0])
        table.apply(entries.Decided(at=0, seat=table.actor, action=action))


def test_cards_are_dealt_when_the_last_salt_is_known_and_not_before(desk: Desk) -> None:
    table = seated(desk)
    before = about(desk, table)
    assert [seat["salt"] for seat in before["seats"]] == ["", ""]
    assert desk.say(1, "begin", id="b", table=table)["say"] == "done"
    closed = about(desk, table)
    assert (closed["phase"], closed["deal"]["closed"]) == ("open", True)
    assert desk.last(3, "table")["view"] is None
    for do, fields in (("leave", {}), ("begin", {}), ("commit", {"salt_commitment": "0" * 64})):
        assert desk.say(1, do, id=f"x-{do}", table=table, **fields)["code"] == "table-dealing"
    assert reveal(desk, table, 1)["say"] == "done"
    assert about(desk, table)["phase"] == "open"
    assert reveal(desk, table, 1, "again")["code"] == "reveal-nothing"
    assert reveal(desk, table, 2)["say"] == "done"
    dealt = about(desk, table)
    assert (dealt["phase"], dealt["deal"]["closed"]) == ("playing", False)
    assert dealt["deal"]["head"] == closed["deal"]["head"]  # what a client kept before it revealed
    again = Table.of_log(table, desk.log[table])
    end(again)
    record = verify(record_text(again))
    assert record.table is not None
    checked = Checked(record.table.events, 2)
    assert (checked.sealed, checked.kinds) == (closed["deal"]["head"], ["committed", "committed"])


def test_a_salt_that_is_not_the_one_committed_to_is_refused(desk: Desk) -> None:
    table = seated(desk)
    assert reveal(desk, table, 1, "early")["code"] == "reveal-nothing"
    desk.say(1, "begin", id="b", table=table)
    assert desk.say(1, "reveal", id="w", table=table, salt="cc" * 16)["code"] == "salt-other"
    assert desk.say(1, "reveal", id="s", table=table, salt="cc")["code"] == "message-invalid"  # too short to be secret
    assert desk.say(3, "reveal", id="n", table=table, salt="cc" * 16)["code"] == "table-not-seated"
    assert [seat["salt"] for seat in about(desk, table)["seats"]] == ["", ""]


def test_who_does_not_reveal_makes_the_deal_void_publicly(desk: Desk) -> None:
    table = seated(desk)
    first = about(desk, table)["commitment"]
    desk.say(1, "begin", id="b", table=table)
    reveal(desk, table, 1)
    pass_time(desk, REVEAL - 1)
    assert about(desk, table)["deal"]["closed"]
    pass_time(desk, 1)
    void = about(desk, table)
    assert (void["phase"], void["deal"]["closed"], void["deal"]["void"]) == ("open", False, [1])
    assert void["commitment"] != first
    assert [(seat["salt"], seat["salt_commitment"]) for seat in void["seats"]] == [("", ""), ("", "")]
    given = commitment_of(desk, table, 1)
    assert desk.say(1, "commit", id="c", table=table, salt_commitment=given)["say"] == "done"
    assert desk.say(2, "begin", id="b2", table=table)["say"] == "done"  # with whoever committed again
    reveal(desk, table, 1, "r2")
    assert about(desk, table)["phase"] == "playing"
    again = Table.of_log(table, desk.log[table])
    end(again)
    record = verify(record_text(again))
    assert record.table is not None
    assert [event.split()[0] for event in record.table.events] == [
        "commitment", "close", "reveal", "void", "commitment", "close", "reveal", "deal",
    ]  # fmt: skip
    assert (
        fair.commitment(record.table.events[3].split()[2]) == first
    )  # what the void deal would have been is no secret


def test_nobody_keeps_a_table_from_beginning_for_ever(desk: Desk) -> None:
    table = seated(desk)
    for attempt in range(2):
        desk.say(1, "begin", id=f"b{attempt}", table=table)
        reveal(desk, table, 1, f"r{attempt}")
        pass_time(desk, REVEAL)
        for connection in (1, 2):
            given = commitment_of(desk, table, connection)
            answer = desk.say(connection, "commit", id=f"c{attempt}", table=table, salt_commitment=given)
    assert answer["code"] == "salt-late"  # Bob's
    assert desk.say(2, "leave", id="l", table=table)["say"] == "done"
    given = commitment_of(desk, table, 2)
    assert desk.say(2, "sit", id="s2", table=table, name="Bob", salt_commitment=given)["say"] == "done"
    assert about(desk, table)["seats"][1]["salt_commitment"] == ""  # he sits, and plays without a salt
    desk.say(1, "begin", id="b9", table=table)
    reveal(desk, table, 1, "r9")
    assert about(desk, table)["phase"] == "playing"


def test_after_a_restart_everybody_has_the_whole_time_again(desk: Desk) -> None:
    table = seated(desk)
    desk.say(1, "begin", id="b", table=table)
    reveal(desk, table, 1)
    later = Desk()
    later.log, later.now = desk.log, desk.now + 3 * REVEAL
    for connection, who in enumerate(("ada", "bob", "eve"), 1):
        later.hall.connect(connection, who, "en", later.now)
        later.say(connection, "watch", table=table)
    pass_time(later, REVEAL - 1)
    assert reveal(later, table, 2)["say"] == "done"
    assert about(later, table)["phase"] == "playing"


def test_an_open_salt_and_none_at_all_need_no_second_step(desk: Desk) -> None:
    table = desk.open("pp")
    desk.say(1, "sit", id="s", table=table, name="Ada", salt="77")
    desk.say(2, "sit", id="s", table=table, name="Bob")
    assert desk.say(1, "begin", id="b", table=table)["say"] == "done"
    assert about(desk, table)["phase"] == "playing"
    again = Table.of_log(table, desk.log[table])
    end(again)
    record = verify(record_text(again))
    assert record.table is not None
    assert Checked(record.table.events, 2).kinds == ["open", "none"]
    both = {"salt": "77", "salt_commitment": "0" * 64}
    assert desk.say(1, "sit", id="t", table=desk.open("pp"), name="Ada", **both)["code"] == "salt-both"


# The attack ----------------------------------------------------------------------------------------------------------

TRIES = 300


def trumps(seed: str) -> int:
    """How many trumps seat 2 has in its first hand of six."""
    state = Game("all-or-nothing", {"players": 3, "dealer": 0}).deal(seed)
    view = state.view(2)
    return sum(card.endswith(view["table"]["trump_colour"][0]) for card in view["table"]["hand"])


def test_an_operator_who_helps_the_last_to_sit_down_can_not_choose_the_cards() -> None:
    """As it was: the salts of the others are known, and among many of one's own one is found that gives the best hand.

    Now the others' salts are not known when the last one is committed to, and which of the many is best for some salts
    that they might have says nothing about those that they do have.
    """
    server, others = "5" * 64, ["aa" * 16, "bb" * 16]
    mine = [f"{number:032x}" for number in range(TRIES)]
    ground = max(mine, key=lambda salt: trumps(fair.first_deal_seed(server, [*others, salt])))
    usual = sum(trumps(fair.first_deal_seed(server, [*others, salt])) for salt in mine) / TRIES
    assert trumps(fair.first_deal_seed(server, [*others, ground])) >= usual + 2

    def dealt(guessed: list[str], salt: str) -> int:
        commitment = fair.commitment(server)
        hashes = [fair.salt_commitment(commitment, one) for one in (*others, salt)]
        head = fair.chained("", f"commitment {commitment}")
        head = fair.chained(head, " ".join(["close", *(f"committed:{one}" for one in hashes)]))
        return trumps(fair.deal_seed(server, head, [*guessed, salt]))

    best = sorted(mine, key=lambda salt: dealt(["11" * 16, "22" * 16], salt))[-30:]  # as far as one can guess
    assert abs(sum(dealt(others, salt) for salt in best) / len(best) - usual) < 0.75
    for late in mine[:50]:  # and another salt than the one committed to is no proof at all
        if late != ground:
            with pytest.raises(InvalidRecord):
                Checked(_transcript(server, [*others, ground], late), 3)


def _transcript(server: str, committed: list[str], late: str) -> list[str]:
    commitment = fair.commitment(server)
    hashes = " ".join(f"committed:{fair.salt_commitment(commitment, one)}" for one in committed)
    shown = [*committed[:-1], late]
    reveals = [f"reveal {seat} {salt}" for seat, salt in enumerate(shown)]
    return [f"commitment {commitment}", f"close {hashes}", *reveals, "deal"]


def test_in_which_order_salts_become_known_changes_nothing(desk: Desk) -> None:
    """Otherwise the operator could choose among all orders once it knows every salt."""
    seeds = set()
    for order in ((1, 2), (2, 1)):
        desk = Desk()
        table = seated(desk)
        desk.say(1, "begin", id="b", table=table)
        for connection in order:
            reveal(desk, table, connection)
        present = desk.hall.slots[table].ready_table()
        seeds.add(present.deal.cards_seed(present.seats))
    assert len(seeds) == 1
