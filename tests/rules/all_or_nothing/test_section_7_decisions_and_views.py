"""Section 7 of docs/rules/all-or-nothing.md: what is asked, and what a view holds."""

from collections.abc import Sequence

import pytest

import foretold
from foretold.play.state import State
from tests.rules.tables import Deal, asked, bets, do, hand, legal, memory, play_out_round, table, tricks

#: Trump is blue. Seat 1 leads; seat 2 has no red.
THREE = """
    seat 0: 5R 9R 1Y 2Y 3B 12G
    seat 1: 7R 8Y 11G 4B 1R 10Y
    seat 2: 3Y 6Y 2G 6G 6B 9B
    trump: 1B
"""


def begun(deal: Deal, *numbers: int, openly: Sequence[int] = ()) -> State:
    return bets(deal(THREE), *(numbers or (0, 0, 0)), openly=openly)


def test_7_notation_of_the_decisions(deal: Deal) -> None:
    state = deal(THREE)
    assert legal(state) == ["bet 0", "bet 1", "bet 2", "bet 3", "bet 4", "bet 5", "bet 6"]
    assert legal(do(state, "bet 0 · bet 0 · bet 0")) == ["open", "secret"]
    assert legal(do(state, "open · open · open")) == [f"play {c}" for c in ("1R", "7R", "8Y", "10Y", "11G", "4B")]


def test_7_the_last_card_of_a_hand_is_asked_too(deal: Deal) -> None:
    state = begun(deal)
    while max(table(state)["hand_sizes"]) > 1:
        state.apply(legal(state)[0])
    for _ in range(3):
        assert (asked(state), len(legal(state))) == ("play", 1)
        state.apply(legal(state)[0])
    assert len(state.rounds()) == 1


@pytest.mark.parametrize("decision", ["bet 7", "open", "play 7R", "bet", "bet -1", "pass", ""])
def test_7_what_was_not_asked_is_refused_and_changes_nothing(deal: Deal, decision: str) -> None:
    state = deal(THREE)
    before = [state.view(seat) for seat in (0, 1, 2, None)]
    with pytest.raises(foretold.IllegalAction):
        state.apply(decision)
    assert [state.view(seat) for seat in (0, 1, 2, None)] == before


@pytest.mark.parametrize("decision", ["bet 0", "play 7R"])
def test_7_while_open_or_secret_is_asked_nothing_else_is_taken(deal: Deal, decision: str) -> None:
    state = do(deal(THREE), "bet 0 · bet 0 · bet 0")
    with pytest.raises(foretold.IllegalAction):
        state.apply(decision)
    assert asked(state) == "open"


@pytest.mark.parametrize("decision", ["bet 0", "open", "play 5R", "play 12R"])
def test_7_only_a_card_of_the_hand_may_be_played(deal: Deal, decision: str) -> None:
    state = begun(deal)
    with pytest.raises(foretold.IllegalAction):
        state.apply(decision)
    assert state.actor == 1


def test_7_after_the_end_nothing_can_be_done(deal: Deal) -> None:
    state = play_out_round(bets(deal(THREE, rounds=1), 0, 0, 0))
    assert (state.actor, state.legal_actions()) == (None, [])
    with pytest.raises(foretold.IllegalAction) as refused:
        state.apply("bet 0")
    assert refused.value.code == "game-over"


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_7_the_trick_before_the_present_one_may_be_looked_at(deal: Deal, seat: int | None) -> None:
    state = tricks(begun(deal), "7R 3Y 9R")
    previous = {"trick": 1, "leader": 1, "winner": 0, "cards": ["9R", "7R", "3Y"]}
    assert table(state, seat)["previous_trick"] == previous
    assert table(tricks(state, "12G"), seat)["previous_trick"] == previous


def test_7_no_trick_before_the_first(deal: Deal) -> None:
    assert table(begun(deal))["previous_trick"] is None


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_7_older_tricks_are_memory(deal: Deal, seat: int | None) -> None:
    state = tricks(begun(deal), "7R 3Y 9R")
    assert memory(state, seat)["tricks"] == []
    tricks(state, "12G 11G 2G")
    assert memory(state, seat)["tricks"] == [{"trick": 1, "leader": 1, "winner": 0, "cards": ["9R", "7R", "3Y"]}]
    assert table(state, seat)["previous_trick"]["cards"] == ["12G", "11G", "2G"]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_7_colours_that_a_player_failed_to_follow_are_memory(deal: Deal, seat: int | None) -> None:
    state = tricks(begun(deal), "7R")
    assert memory(state, seat)["cannot_have"][2] == []
    assert memory(tricks(state, "3Y"), seat)["cannot_have"][2] == ["Red"]


def test_7_memory_lasts_until_the_round_ends(deal: Deal) -> None:
    state = play_out_round(begun(deal))
    assert memory(state, 0) == {"tricks": [], "cannot_have": [[], [], []], "hands": [[], [], []], "out_of_play": []}
    assert table(state)["previous_trick"] is None


#: 25 cards for four players: 24 are dealt, none is out of play. Amber is with seats 0 and 1 alone.
ALL_DEALT = """
    seat 0: 3A 4A 5A 4B 5B 2C
    seat 1: 1A 2A 1B 2B 3B 1C
    seat 2: 3C 4C 5C 1D 2D 3D
    seat 3: 4D 5D 1E 2E 3E 4E
    trump: 5E
"""
FIVE_BY_FIVE = {
    "game": "all-or-nothing",
    "suits": ["Amber", "Black", "Cyan", "Dun", "Ecru"],
    "ranks": [1, 2, 3, 4, 5],
}


def test_7_a_card_that_can_be_in_no_other_hand_is_known(deal: Deal) -> None:
    """Seats 2 and 3 fail to follow amber: to seat 1, who has the rest, 4A and 5A are with seat 0."""
    state = tricks(bets(deal(ALL_DEALT, deck=FIVE_BY_FIVE), 0, 0, 0, 0), "1A 3C 1E 3A")
    assert memory(state, 1)["hands"] == [["4A", "5A"], [], [], []]
    assert memory(state, 1)["cannot_have"][2:] == [["Amber"], ["Amber"]]
    assert memory(state, 2)["hands"] == [[], [], [], []]


def test_7_a_hand_that_can_hold_one_colour_alone_has_its_last_cards(deal: Deal) -> None:
    """Seat 0 follows neither amber nor black: its four cards are cyan, and seat 1 misses just four cyan cards."""
    deck = FIVE_BY_FIVE | {"suits": ["Amber", "Black", "Cyan"], "ranks": [1, 2, 3, 4, 5, 6, 7]}
    layout = "seat 0: 2C 3C 4C 5C 6C 7C\n seat 1: 1A 2A 3A 1B 2B 1C\n seat 2: 4A 5A 3B 4B 5B 6B\n trump: 6A"
    state = tricks(bets(deal(layout, deck=deck), 0, 0, 0), "1A 4A 2C", "3B 3C 1B")
    assert memory(state, 1)["hands"] == [["4C", "5C", "6C", "7C"], [], []]
    assert memory(state, 1)["cannot_have"] == [["Amber", "Black"], [], ["Cyan"]]


def test_7_a_colour_that_nobody_else_can_have_is_out_of_play(deal: Deal) -> None:
    """Nobody follows seat 1's red card: the eleven others are out of play, as seat 1 knows, whose hand has none."""
    layout = "seat 0: 1Y 2Y 3Y 4Y 5Y 6Y\n seat 1: 7R 1G 2G 3G 4G 5G\n seat 2: 7Y 8Y 9Y 10Y 11Y 12Y\n trump: 1B"
    state = tricks(bets(deal(layout), 0, 0, 0), "7R 7Y 1Y")
    assert set(memory(state, 1)["out_of_play"]) == {f"{rank}R" for rank in range(1, 13)} - {"7R"}
    assert memory(state, 0)["out_of_play"] == []


def test_7_when_all_other_hands_are_empty_the_rest_is_out_of_play(deal: Deal) -> None:
    """The last to play in the last trick has seen 18 cards and the trump: 29 are left."""
    state = begun(deal)
    while sum(table(state)["hand_sizes"]) > 1:
        state.apply(legal(state)[0])
    assert len(memory(state, state.actor)["out_of_play"]) == 48 - 18 - 1


def test_7_at_the_end_memory_is_empty_and_the_last_round_stays(deal: Deal) -> None:
    state = play_out_round(bets(deal(THREE, rounds=1), 0, 0, 0))
    assert memory(state, 0) == {"tricks": [], "cannot_have": [[], [], []], "hands": [[], [], []], "out_of_play": []}
    assert state.view(0)["last_round"] == state.rounds()[0]


def test_7_a_view_holds_the_last_finished_round(deal: Deal) -> None:
    """The tricks go to seats 0 (9R), 0 (12G), 2 (6B), 2 (9B), 1 (8Y) and 1 (10Y)."""
    state = begun(deal, 2, 1, 2, openly=[0, 1])
    assert state.view(0)["last_round"] is None
    tricks(state, "7R 3Y 9R", "12G 11G 2G", "5R 1R 6B", "9B 3B 4B", "6Y 1Y 8Y", "10Y 6G 2Y")
    for seat in (0, 1, 2, None):
        assert state.view(seat)["last_round"] == {
            "dealer": 0,
            "trump": "1B",
            "bets": [2, 1, 2],
            "open": [True, True, False],
            "tricks": [2, 2, 2],
            "gains": [2 * 2 + 3, 0, 2 + 3],
        }


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_7_table_holds_what_can_be_seen_now(deal: Deal, seat: int | None) -> None:
    state = tricks(begun(deal, 1, 2, 3, openly=[1]), "7R 3Y 9R", "12G")
    own = {0: [1, 2, None], 1: [None, 2, None], 2: [None, 2, 3], None: [None, 2, None]}
    assert table(state, seat) == {
        "round": 1,
        "cards": 6,
        "trick": 2,
        "dealer": 0,
        "trump": "1B",
        "trump_colour": "Blue",
        "points": [0, 0, 0],
        "hand": None if seat is None else table(state, seat)["hand"],
        "hand_sizes": [4, 5, 5],
        "has_bet": [True, True, True],
        "bets": own[seat],
        "open": [False, True, False],
        "tricks": [1, 0, 0],
        "leader": 0,
        "played": ["12G", None, None],
        "previous_trick": {"trick": 1, "leader": 1, "winner": 0, "cards": ["9R", "7R", "3Y"]},
    }


def test_7_a_hand_is_seen_by_its_owner_alone(deal: Deal) -> None:
    state = begun(deal)
    assert hand(state, 2) == {"3Y", "6Y", "2G", "6G", "6B", "9B"}
    assert table(state, None)["hand"] is None
    others = hand(state, 0) | hand(state, 1)
    assert not [card for card in others if f"'{card}'" in str(state.view(2))]


def test_7_legal_actions_are_for_the_seat_that_decides_alone(deal: Deal) -> None:
    state = deal(THREE)
    assert state.view(1)["legal"] == legal(state)
    for seat in (0, 2, None):
        assert state.view(seat)["legal"] == []


def test_7_a_records_actions_are_exactly_what_was_asked(deal: Deal) -> None:
    state = tricks(begun(deal), "7R")
    assert state.record().actions == ["bet 0"] * 3 + ["secret"] * 3 + ["play 7R"]
