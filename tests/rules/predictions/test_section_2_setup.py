"""Section 2 of docs/rules/predictions.md: how a round is set up, and who starts it."""

import pytest

import foretold
from foretold.play.state import State
from tests.rules.tables import Deal, asked, box, cards, do, gallery, hand, legal, predictions, showdown, table

SEATS = {n: "\n".join(f"seat {seat}:" for seat in range(n)) for n in (2, 3, 4, 5)}

#: Nobody has a combination; the strongest hand by its highest card is seat 2's, then seat 1's, then seat 0's.
NOTHING = """
    seat 0: 2C 4C 6M 8M 9C
    seat 1: 2M 4M 6S 8S 10C
    seat 2: 2S 4S 6T 8T JC
"""


def test_2_three_rounds_make_a_game(deal: Deal) -> None:
    state = deal(SEATS[2])
    for number in (1, 2, 3):
        assert table(state)["round"] == number
        assert not state.is_over
        showdown(state, 0, 0)
    assert state.is_over
    assert len(state.rounds()) == 3


def test_2_all_54_cards_are_shuffled_for_each_round() -> None:
    state = foretold.Game("predictions", {"players": 2}, interpreted=True).deal(seed=1)
    while not state.is_over:
        showdown(state, 0, 0)
    decks = state.record().decks
    assert [len(set(deck)) for deck in decks] == [54, 54, 54]
    assert decks[0] != decks[1] != decks[2]


def test_2_five_cards_to_each_seat_two_to_the_gallery_then_the_deck(deal: Deal) -> None:
    state = deal("""
        seat 0: 2C 3C 4C 5C 6C
        seat 1: 2M 3M 4M 5M 6M
        seat 2: 2S 3S 4S 5S 6S
        gallery: 7T 8T
        deck: KT QT
    """)
    assert [hand(state, seat) for seat in range(3)] == [
        cards("2C 3C 4C 5C 6C"),
        cards("2M 3M 4M 5M 6M"),
        cards("2S 3S 4S 5S 6S"),
    ]
    assert gallery(state) == ["7T", "8T", "", "", ""]
    assert table(state)["deck"] == 54 - 15 - 2
    assert gallery(do(state, "pass · pass")) == ["7T", "8T", "KT", "QT", ""]


@pytest.mark.parametrize(("players", "columns"), [(2, 4), (3, 5), (4, 6), (5, 6)])
def test_2_gallery_has_4_5_or_6_columns(players: int, columns: int) -> None:
    assert len(gallery(predictions(SEATS[players]))) == columns


@pytest.mark.parametrize(("players", "limit"), [(2, 8), (3, 10), (4, 12), (5, 12)])
def test_2_gallery_limit_is_two_cards_a_column(players: int, limit: int) -> None:
    state = predictions(SEATS[players])
    for _ in range(limit - 2):
        assert asked(state) == "turn"
        state.apply("pass")
    assert asked(state) == "predict"
    assert all(len(column) == 2 for column in table(state)["gallery"])


@pytest.mark.parametrize(("players", "pots"), [(2, [2, 4, 6]), (3, [4, 6, 8]), (4, [4, 6, 8]), (5, [4, 6, 8])])
def test_2_pot_by_round_and_players(players: int, pots: list[int]) -> None:
    """Everybody is right, so that what is carried over is the remainder alone."""
    state = predictions(SEATS[players])
    carry = 0
    for pot in pots:
        assert table(state)["pot"] == pot + carry
        strongest = _strongest(state, players)
        carry = showdown(state, *[strongest] * players)["carry"]
        assert carry == (state.rounds()[-1]["pot"]) % players


def _strongest(state: State, players: int) -> int:
    """Who will have the strongest hand if everybody passes."""
    strongest: int = showdown(state.clone(), *range(players))["strongest"]
    return strongest


def test_2_pot_comes_on_top_of_what_was_carried_over(deal: Deal) -> None:
    """Nobody is right in round 1: its 4 runes stay, and 6 come on top."""
    state = deal(NOTHING)
    assert showdown(state, 0, 0, 0)["carry"] == 4
    assert table(state)["pot"] == 10


def test_2_everybody_has_the_prediction_token_back(deal: Deal) -> None:
    state = deal(SEATS[3])
    showdown(state, 0, 1, 2)
    assert table(state)["predictions"] == [None, None, None]
    showdown(state, 2, 1, 0)
    assert state.rounds()[1]["predictions"] == [2, 1, 0]


def test_2_no_discard_pile_at_first(deal: Deal) -> None:
    assert table(deal(SEATS[2]))["pile"] == {"count": 0, "top": None}


def test_2_seer_one_more_card_starts_the_pile(deal: Deal) -> None:
    state = deal("seat 0:\n seat 1:\n gallery: 7T 8T\n pile: QS\n deck: KT", discard="seer")
    assert table(state)["pile"] == {"count": 1, "top": "QS"}
    assert table(state)["deck"] == 54 - 10 - 2 - 1
    assert gallery(do(state, "pass")) == ["7T", "8T", "KT", ""]


def test_2_seat_0_starts_round_1(deal: Deal) -> None:
    state = deal(SEATS[4])
    assert state.actor == 0
    assert table(state)["first"] == 0


def test_2_option_first_starts_round_1(deal: Deal) -> None:
    state = deal(SEATS[4], first=2)
    assert (state.actor, table(state)["first"]) == (2, 2)
    assert do(state, "pass").actor == 3


def test_2_fewest_runes_start_a_later_round(deal: Deal) -> None:
    """Seats 0 and 2 have a pair, seat 1 nothing; all predict wrongly."""
    state = deal("seat 0: 9C 9M 2C 4C 6M\n seat 1: 2M 4M 6S 8S KC\n seat 2: JC JM 2S 4S 6T")
    showdown(state, 0, 0, 0)
    assert state.scores == (1, 0, 1)
    assert state.actor == 1


@pytest.mark.parametrize("weakest", [0, 1, 2])
def test_2_among_equals_the_weakest_hand_starts(deal: Deal, weakest: int) -> None:
    """Hands by their highest cards, 9 in the weakest; nobody has a combination, nobody is right."""
    high = {weakest: "9C", (weakest + 1) % 3: "JC", (weakest + 2) % 3: "10C"}
    low = ["2C 4C 6M 8M", "2M 4M 6S 8S", "2S 4S 6T 8T"]
    state = deal("\n".join(f"seat {seat}: {low[seat]} {high[seat]}" for seat in range(3)), first=1)
    showdown(state, *[weakest] * 3)
    assert state.scores == (0, 0, 0)
    assert (state.actor, table(state)["first"]) == (weakest, weakest)


def test_2_weakest_hand_counts_among_those_with_the_fewest_runes_alone(deal: Deal) -> None:
    """Seat 0's hand is the weakest but has a rune card; seats 1 and 2 have no runes, and 2 the weaker hand."""
    state = deal("seat 0: 2C 4C 6M 8M R1\n seat 1: 2M 4M 6S 8S JC\n seat 2: 2S 4S 6T 8T 10C")
    showdown(state, 0, 0, 0)
    assert state.scores == (2, 0, 0)
    assert state.actor == 2


def test_2_runes_gained_in_turns_count_for_the_first_seat(deal: Deal) -> None:
    """Seat 1 would start by the weaker hand, but seat 0 then has fewer runes: seat 1 gained one by an effect."""
    deck = box(QM=["rune*", "draw*"])
    layout = "seat 0: 2C 4C 6M 8M KC\n seat 1: 2M 4M 6S 8S QM\n deck: 3T 10T"
    state = do(deal(layout, deck=deck), "pass · play QM")
    showdown(state, 1, 1)
    assert state.scores == (0, 1)
    assert state.actor == 0


def test_2_first_turn_offers_play_pass_and_all_in(deal: Deal) -> None:
    state = deal("seat 0: 2C 3C 4C 5C 6C\n seat 1:")
    assert legal(state) == ["play 2C", "play 3C", "play 4C", "play 5C", "play 6C", "pass", "all-in"]
