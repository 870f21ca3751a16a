"""What becomes of each command, and every refusal."""

import os
from pathlib import Path

import pytest

from foretold.errors import ForetoldError
from foretold.table import commands, entries
from foretold.table.fair import digest
from foretold.table.settings import ForBot, ForPerson
from foretold.table.table import OpenRequest, Table
from tests.table.tables import AT, begun, do, move, opened, refusal

HOLD = 60_000


def phase_of(table: Table) -> str:
    """What it is now: the type checker remembers what it was."""
    return table.phase


def request_of(table: Table) -> OpenRequest | None:
    """See `phase_of`."""
    return table.request


def test_sitting_down_by_name_seat_link_and_what_is_refused() -> None:
    table = opened(chairs="ppp")
    assert refusal(table, "ada", commands.Sit(id="1", name=" \u200b ")) == "table-name"
    assert refusal(table, "ada", commands.Sit(id="1", name="bot:adept")) == "name-bot"
    do(table, "ada", commands.Sit(id="1", name="Ada", seat=1))
    assert table.seat_of("ada") == 1
    assert refusal(table, "ada", commands.Sit(id="2", name="Ada again")) == "table-seated-already"
    assert refusal(table, "bob", commands.Sit(id="1", name="Ada")) == "table-name-taken"
    assert refusal(table, "bob", commands.Sit(id="1", name="Bob", seat=1)) == "table-seat-taken"
    do(table, "ada", commands.Invite(id="3", seat=0, digest=digest("key")))
    assert refusal(table, "bob", commands.Sit(id="1", name="Bob", seat=0)) == "table-seat-taken"
    assert refusal(table, "bob", commands.Sit(id="1", name="Bob", secret="lock")) == "table-secret"
    do(table, "cem", commands.Sit(id="1", name="Cem"))
    assert table.seat_of("cem") == 2  # the first seat is kept for who has the link
    assert refusal(table, "bob", commands.Sit(id="1", name="Bob")) == "table-full"
    do(table, "bob", commands.Sit(id="1", name="Bob", secret="key"))
    assert table.seat_of("bob") == 0
    do(table, "bob", commands.Leave(id="2"))
    assert refusal(table, "eve", commands.Sit(id="1", name="Eve", secret="key")) == "table-secret"
    do(table, "bob", commands.Sit(id="3", name="Bob"))
    do(table, "ada", commands.Begin(id="4"))
    assert refusal(table, "eve", commands.Sit(id="1", name="Eve")) == "table-begun"
    assert refusal(table, "bob", commands.Leave(id="4")) == "table-begun"


def test_a_seat_of_a_rematch_is_kept() -> None:
    table = opened(chairs="pp")
    table.seats[0].kept_for = "bob"
    assert refusal(table, "eve", commands.Sit(id="1", name="Eve", seat=0)) == "table-seat-taken"
    do(table, "bob", commands.Sit(id="1", name="Bob"))
    assert table.seat_of("bob") == 0
    do(table, "bob", commands.Leave(id="2"))
    assert table.seats[0].kept_for == "bob"


def test_the_host_keeps_house() -> None:
    table = opened(chairs="ppp")
    chair = commands.ChangeChair(id="1", seat=2, chair=ForBot("adept"))
    assert refusal(table, "bob", chair) == "table-host"
    assert refusal(table, "bob", commands.Invite(id="1", seat=0)) == "table-host"
    assert refusal(table, "ada", commands.ChangeChair(id="1", seat=7, chair=ForPerson())) == "table-no-seat"
    assert refusal(table, "ada", commands.ChangeChair(id="1", seat=2, chair=ForBot("oracle"))) == "table-level"
    do(table, "ada", chair)
    assert table.seats[2].is_bots
    assert refusal(table, "ada", commands.Invite(id="2", seat=2)) == "table-seat-taken"
    do(table, "bob", commands.Sit(id="1", name="Bob", seat=1))
    assert refusal(table, "ada", commands.ChangeChair(id="2", seat=1, chair=ForPerson())) == "table-seat-taken"
    assert refusal(table, "eve", commands.Begin(id="1")) == "table-not-seated"
    assert refusal(table, "ada", commands.Begin(id="2")) == "table-waiting"
    do(table, "ada", commands.ChangeChair(id="3", seat=0, chair=ForBot("novice")))
    do(table, "bob", commands.Leave(id="2"))
    do(table, "ada", commands.ChangeChair(id="4", seat=1, chair=ForBot("novice")))
    assert refusal(table, "ada", commands.Begin(id="5")) == "table-nobody"


def test_moves() -> None:
    table = begun()
    actor = ("ada", "bob")[table.actor or 0]
    other = "bob" if actor == "ada" else "ada"
    assert table.state is not None
    legal = str(table.state.legal_actions()[0])
    assert refusal(opened(), "ada", commands.Move(id="1", decision=0, action=legal)) == "table-not-seated"
    assert refusal(table, "eve", commands.Move(id="1", decision=0, action=legal)) == "table-not-seated"
    assert refusal(table, actor, commands.Move(id="1", decision=1, action=legal)) == "move-late"
    assert refusal(table, other, commands.Move(id="1", decision=0, action=legal)) == "move-turn"
    assert refusal(table, actor, commands.Move(id="1", decision=0, action="fly")) == "action-unknown"
    assert refusal(table, actor, commands.Move(id="1", decision=0, action="predict 0")) == "action-illegal"
    (made,) = do(table, actor, commands.Move(id="1", decision=0, action=legal), AT + 5)
    assert made == entries.Decided(at=AT + 5, seat=table.deciders[0][0], action=legal, id="1")


def test_a_table_that_has_not_begun_and_one_that_is_over() -> None:
    table = opened()
    do(table, "ada", commands.Sit(id="1", name="Ada"))
    assert refusal(table, "ada", commands.Undo(id="2")) == "table-not-begun"
    assert refusal(table, "ada", commands.Rematch(id="2")) == "rematch-early"
    table = begun(chairs="pb")
    do(table, "ada", commands.Ask(id="1", what="abandon"))
    assert phase_of(table) == "over"
    assert table.ending == "abandoned"
    assert refusal(table, "ada", commands.Premove(id="2", action=None)) == "table-over"
    assert refusal(table, "ada", commands.Return(id="2")) == "return-nothing"
    do(table, "ada", commands.Rematch(id="2", next="next"))
    assert refusal(table, "ada", commands.Rematch(id="3")) == "rematch-made"


def test_premoves() -> None:
    table = begun()
    actor = table.actor or 0
    who = ("ada", "bob")
    assert refusal(table, who[actor], commands.Premove(id="1", action="pass")) == "premove-turn"
    assert refusal(table, who[1 - actor], commands.Premove(id="1", action="fly")) == "action-unknown"
    do(table, who[1 - actor], commands.Premove(id="1", action="pass"))
    assert table.seats[1 - actor].premove == "pass"
    do(table, who[actor], commands.Premove(id="1", action=None))
    assert table.version == 4  # opened, two seated, begun: nobody else counts what is private


def test_requests_need_everybody() -> None:
    table = begun("all-or-nothing", chairs="ppp")
    assert refusal(table, "ada", commands.Answer(id="1", yes=True)) == "request-none"
    assert refusal(table, "ada", commands.Undo(id="1")) == "undo-nothing"
    do(table, "ada", commands.Ask(id="2", what="abandon"))
    assert refusal(table, "bob", commands.Ask(id="1", what="abandon")) == "request-open"
    assert refusal(table, "ada", commands.Answer(id="3", yes=True)) == "request-none"
    do(table, "bob", commands.Answer(id="2", yes=False))
    assert table.request is None
    do(table, "ada", commands.Ask(id="4", what="abandon"))
    move(table)
    assert table.request is None  # a decision withdraws it
    do(table, "ada", commands.Ask(id="5", what="abandon"))
    do(table, "bob", commands.Answer(id="3", yes=True))
    assert phase_of(table) == "playing"
    do(table, "cem", commands.Answer(id="1", yes=True))
    assert phase_of(table) == "over"


def test_votes_after_the_hold_time() -> None:
    table = begun("all-or-nothing", chairs="ppp")
    slow = table.actor or 0
    voters = [seat for seat in range(3) if seat != slow]
    who = ("ada", "bob", "cem")

    def vote(seat: int, choice: entries.Vote, about: int = slow) -> commands.CastVote:
        return commands.CastVote(id=f"{seat}{choice}", about=about, choice=choice)

    assert refusal(table, who[voters[0]], vote(voters[0], "bot")) == "vote-early"
    assert refusal(table, who[slow], vote(slow, "bot"), AT + HOLD) == "vote-about"
    late = AT + HOLD
    assert refusal(table, who[voters[0]], vote(voters[0], "bot"), late, awake=AT + 1) == "vote-early"
    do(table, who[voters[0]], vote(voters[0], "wait"), late)
    do(table, who[voters[0]], vote(voters[0], "bot"), late)
    assert table.seats[slow].stand_in is None
    do(table, who[voters[1]], vote(voters[1], "bot"), late)
    assert table.seats[slow].stand_in == "adept"
    assert refusal(table, who[slow], commands.Premove(id="p", action=None)) == "table-bot-sits"
    assert refusal(table, who[voters[0]], vote(voters[0], "bot"), late) == "vote-about"
    move(table, by="bot")
    do(table, who[slow], commands.Return(id="r"), late)
    assert [(one.since, one.until) for one in table.sit_ins] == [(0, 1)]
    assert refusal(table, who[slow], commands.Return(id="r2")) == "return-nothing"


def test_those_who_are_away_don_t_vote_and_may_be_voted_about() -> None:
    table = begun("all-or-nothing", chairs="ppp")
    away = {1: AT, 2: AT}
    made = do(table, "ada", commands.CastVote(id="1", about=2, choice="bot"), AT + HOLD, away=away)
    assert [type(entry) for entry in made] == [entries.Voted, entries.BotSatIn]


def test_a_vote_to_end_asks_those_who_are_away() -> None:
    table = begun("all-or-nothing", chairs="pppb")
    away = {2: AT}
    do(table, "ada", commands.CastVote(id="1", about=2, choice="end"), AT + HOLD, away=away)
    assert request_of(table) is None
    do(table, "bob", commands.CastVote(id="1", about=2, choice="end"), AT + HOLD, away=away)
    assert phase_of(table) == "playing"
    request = request_of(table)
    assert request is not None
    assert (request.what, request.yes) == ("abandon", {0, 1})
    do(table, "ada", commands.CastVote(id="2", about=2, choice="bot"), AT + HOLD, away=away)
    do(table, "bob", commands.CastVote(id="2", about=2, choice="bot"), AT + HOLD, away=away)
    assert table.seats[2].stand_in == "adept"  # they play on
    do(table, "bob", commands.Ask(id="3", what="abandon"))
    do(table, "ada", commands.Answer(id="3", yes=True))
    assert phase_of(table) == "playing"
    do(table, "cem", commands.Answer(id="1", yes=True))  # without coming back
    assert phase_of(table) == "over"


def test_a_bot_that_sits_in_agrees_to_nothing() -> None:
    """Who is left with stand-ins neither takes back what others learned of, nor ends the game to see the cards."""
    table = begun("all-or-nothing", chairs="ppb")
    left, gone = ("ada", "bob"), 1
    table.apply(entries.BotSatIn(at=AT, seat=gone, level="adept"))
    while (last := move(table, by="person" if table.actor == 0 else "bot")).seat or not last.action.startswith("play"):
        pass
    stood = table.decisions
    do(table, left[0], commands.Undo(id="u"))
    do(table, left[1], commands.Answer(id="n", yes=False))
    do(table, left[0], commands.Ask(id="a", what="abandon"))
    assert (table.decisions, table.phase) == (stood, "playing")
    move(table, by="bot" if table.actor else "person")  # and play on they can
    assert table.request is None


def test_one_person_among_bots_still_ends_and_takes_back() -> None:
    table = begun("all-or-nothing", chairs="pbb")
    while not table.deciders or table.deciders[-1][0] != 0:
        move(table, by="person" if table.actor == 0 else "bot")
    do(table, "ada", commands.Undo(id="u"))
    assert table.actor == 0
    do(table, "ada", commands.Ask(id="a", what="abandon"))
    assert phase_of(table) == "over"


def test_chat_and_webhooks() -> None:
    table = begun(chairs="pp")
    assert refusal(table, "eve", commands.Say(id="1", text="hi")) == "table-not-seated"
    assert refusal(table, "ada", commands.Say(id="1", text="\u202e")) == "chat-empty"
    do(table, "ada", commands.Say(id="1", text="  so \n\n what "))
    assert table.chat[0].text == "so what"
    assert refusal(begun(chat=False), "ada", commands.Say(id="1", text="hi")) == "chat-off"
    assert refusal(table, "bob", commands.Hook(id="1", url=None, everyone=True)) == "table-host"
    do(table, "ada", commands.Hook(id="2", url="https://example.org/all", everyone=True))
    do(table, "bob", commands.Hook(id="2", url="https://example.org/bob"))
    assert (table.hook, table.seats[1].hook) == ("https://example.org/all", "https://example.org/bob")


def test_the_host_mutes_a_seat_and_gives_it_its_word_back() -> None:
    table = begun(chairs="pp")
    assert refusal(table, "bob", commands.Mute(id="1", seat=0)) == "table-host"
    assert refusal(table, "ada", commands.Mute(id="1", seat=5)) == "table-no-seat"
    do(table, "ada", commands.Mute(id="1", seat=1))
    assert refusal(table, "bob", commands.Say(id="1", text="hi")) == "chat-muted"
    do(table, "ada", commands.Say(id="2", text="hi"))
    do(table, "ada", commands.Mute(id="3", seat=1, muted=False))
    do(table, "bob", commands.Say(id="2", text="thanks"))
    assert [line.text for line in table.chat] == ["hi", "thanks"]


def test_a_deck_is_never_a_path(tmp_path: Path) -> None:
    fifo = tmp_path / "deck"
    os.mkfifo(fifo)  # whoever opened it would wait for ever
    for path in (str(fifo), "/dev/zero", "deck.toml"):
        with pytest.raises(ForetoldError) as caught:
            opened(chairs="pp", options={"deck": path})
        assert (caught.value.code, caught.value.details["option"]) == ("option-value", "deck")


def test_what_is_no_command_is_a_mistake_of_the_program() -> None:
    from foretold.table.command_handlers import Sender, ruling

    with pytest.raises(TypeError):
        ruling(opened(), commands.Ping(), Sender("ada", AT))  # type: ignore[arg-type]
