"""Undo by proof: freely exactly when nobody was informed, otherwise with everybody's consent, or not at all."""

import random

import pytest

from foretold.play.game import Game
from foretold.play.state import State
from foretold.table import clocks, commands, entries
from foretold.table.settings import DecisionClock
from foretold.table.undo import informed_nobody
from tests.table.tables import AT, begun, do, move, refusal

WHO = ("ada", "bob", "cem", "dot")


def asked_for(state: State, question: str, chance: random.Random) -> State | None:
    """The state when a question is first asked, if it is in this game."""
    while not state.is_over:
        if state.view(None)["asked"] == question:
            return state
        state.apply(chance.choice(state.legal_actions()))
    return None


def proofs(name: str, options: dict[str, object], question: str) -> set[bool]:
    """Whether each answer to a question, over some games, may be taken back freely."""
    game, chance, found = Game(name, options), random.Random(question), set()
    for seed in range(12):
        state = asked_for(game.deal(seed), question, chance)
        if state is not None:
            found |= {informed_nobody(state, str(action)) for action in state.legal_actions()}
    return found


def test_a_secret_bet_may_be_taken_back_until_somebody_decides() -> None:
    table = begun("all-or-nothing", chairs="ppp")
    first = table.actor or 0
    move(table)
    made = do(table, WHO[first], commands.Undo(id="1"))
    assert isinstance(made[0], entries.TookBack)
    assert (table.decisions, table.actor) == (0, first)
    move(table)
    move(table)  # somebody else has decided since
    made = do(table, WHO[first], commands.Undo(id="2"))
    assert isinstance(made[0], entries.Requested)


def test_who_takes_back_over_and_over_gains_no_time() -> None:
    table = begun("all-or-nothing", chairs="ppp", clock=DecisionClock(60), hold=60)
    first, other = table.actor or 0, WHO[((table.actor or 0) + 1) % 3]
    for turn in range(3):
        move(table, now=AT + 15_000 * (turn + 1))
        do(table, WHO[first], commands.Undo(id=f"u{turn}"), now=AT + 15_000 * (turn + 1))
        assert clocks.deadline(table) == AT + 60_000
    vote = commands.CastVote(id="v", about=first, choice="bot")
    assert refusal(table, other, vote, now=AT + 59_000) == "vote-early"
    do(table, other, vote, now=AT + 60_000)


def test_where_the_others_agree_the_decision_is_asked_anew() -> None:
    table = begun("all-or-nothing", chairs="ppp", clock=DecisionClock(60))
    first = table.actor or 0
    move(table, now=AT + 50_000)
    move(table, now=AT + 51_000)
    do(table, WHO[first], commands.Undo(id="u"), now=AT + 52_000)
    for seat in range(3):
        if seat != first:
            do(table, WHO[seat], commands.Answer(id="y", yes=True), now=AT + 53_000)
    assert (table.decisions, clocks.deadline(table)) == (0, AT + 113_000)


def test_a_premove_that_informed_nobody_may_be_taken_back_and_a_bot_s_decision_not() -> None:
    table = begun("all-or-nothing", chairs="ppp", undo="off")
    first = table.actor or 0
    move(table, by="premove")
    do(table, WHO[first], commands.Undo(id="1"))
    move(table, by="clock")
    assert refusal(table, WHO[first], commands.Undo(id="2")) == "undo-informed"


def test_that_a_card_was_the_only_one_possible_can_t_be_learned_from_a_free_undo() -> None:
    game, chance, forced = Game("all-or-nothing", {"players": 3, "rounds": 1}), random.Random(3), 0
    for seed in range(6):
        state = game.deal(seed)
        while not state.is_over:
            legal = [str(action) for action in state.legal_actions()]
            if len(legal) == 1 and state.view(None)["asked"] == "play":
                assert not informed_nobody(state, legal[0])
                forced += 1
            state.apply(chance.choice(legal))
    assert forced > 10


def test_a_played_card_can_t_be_taken_back_freely() -> None:
    assert proofs("all-or-nothing", {"players": 3, "rounds": 1}, "play") == {False}


def test_bets_open_when_the_last_is_made() -> None:
    table = begun("all-or-nothing", chairs="ppp", undo="off")
    for _ in range(2):
        move(table)
    last = table.actor or 0
    assert table.state is not None
    is_open = {informed_nobody(table.state, str(action)) for action in table.state.legal_actions()}
    move(table)
    if is_open == {False}:
        assert refusal(table, WHO[last], commands.Undo(id="1")) == "undo-informed"
    else:
        do(table, WHO[last], commands.Undo(id="1"))


@pytest.mark.parametrize(("players", "free"), [(2, True), (3, False)])
def test_predictions_are_secret_among_two_only(players: int, free: bool) -> None:
    found = proofs("predictions", {"players": players}, "predict")
    assert (True in found) == free


@pytest.mark.parametrize("discard", ["open", "seer", "blind"])
def test_a_discard_that_others_see_informs_them(discard: str) -> None:
    found = proofs("predictions", {"players": 3, "discard": discard}, "discard")
    assert found
    assert (True in found) == (discard == "blind")


def test_a_card_that_is_drawn_informs_its_own_seat() -> None:
    game, chance = Game("predictions", {"players": 2}), random.Random(3)
    drawn = set()
    for seed in range(30):
        state = game.deal(seed)
        while not state.is_over:
            legal = [str(action) for action in state.legal_actions()]
            if "draw" in legal:
                drawn.add(informed_nobody(state, "draw"))
            state.apply(chance.choice(legal))
    assert drawn == {False}


def test_nothing_can_be_taken_back_in_a_game_that_is_over() -> None:
    game, chance = Game("all-or-nothing", {"players": 3, "rounds": 1}), random.Random(1)
    state = game.deal(1)
    while not state.is_over:
        before = state.clone()
        action = str(chance.choice(state.legal_actions()))
        state.apply(action)
    assert not informed_nobody(before, action)
    assert not informed_nobody(state, action)


def test_undo_with_consent_takes_back_everything_since() -> None:
    table = begun("predictions", chairs="ppp")
    first = table.actor or 0
    moves = [move(table) for _ in range(6)]
    own = max(number for number, entry in enumerate(moves) if entry.seat == first)
    do(table, WHO[first], commands.Undo(id="1"))
    if table.request is not None:
        for seat in range(3):
            if seat != first:
                do(table, WHO[seat], commands.Answer(id="2", yes=True))
    assert table.decisions == own
    assert table.rewound == table.version
    assert table.request is None


def test_alone_among_bots_one_s_own_consent_is_everybody_s() -> None:
    table = begun("predictions", chairs="pbb")
    while table.actor != 0:
        move(table, by="bot")
    stood = table.decisions
    move(table)
    while table.phase == "playing" and table.actor != 0:
        move(table, by="bot")
    made = do(table, "ada", commands.Ask(id="1", what="undo"))
    assert isinstance(made[0], entries.TookBack)
    own = [number for number, (seat, _) in enumerate(table.deciders) if seat == 0]
    assert all(number < table.decisions for number in own)
    assert table.decisions >= stood
