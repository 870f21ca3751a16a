"""Section 4 of docs/rules/predictions.md: gallery, deck, discard pile."""

import msgspec
import pytest

import foretold
from foretold.play.replay import replay
from foretold.play.state import State
from tests.rules.tables import Deal, box, cards, do, first, gallery, hand, legal, memory, predictions, table

#: Two players, four columns; Q takes and may hypnotise, J takes and may draw.
TWO = """
    seat 0: QC JC 2C 3C 4C
    seat 1: QM JM 2M 3M 4M
    gallery: 7S 8S
    deck: KT 10T 9T 8T 7T
"""

#: Four players empty the deck of 32 cards in four turns of two reveals each; every turn leaves the gallery as it was.
EMPTYING = box(["reveal 4*", "reveal 4*", "take*"])
FOUR = "seat 0:\n seat 1:\n seat 2:\n seat 3:\n gallery: 7S 8S"


def empty_the_deck(state: State) -> State:
    for _ in range(4):
        first(state, "play", "keep", "keep", "take", "discard", "discard")
    return state


def test_4_leftmost_empty_place_of_the_first_row(deal: Deal) -> None:
    assert gallery(do(deal(TWO), "pass")) == ["7S", "8S", "KT", ""]


def test_4_second_row_covers_the_first_when_that_is_full(deal: Deal) -> None:
    state = do(deal(TWO), "pass · pass · pass · pass")
    assert gallery(state) == ["7S 9T", "8S 8T", "KT", "10T"]


def test_4_gap_in_first_row_is_filled_first(deal: Deal) -> None:
    """The second row has begun; seat 1 takes from column 2, and its Queen goes there, not over column 1."""
    state = do(deal(TWO), "pass · pass · pass")
    do(state, "play QM · take 2 · skip")
    assert gallery(state) == ["7S 9T", "8S", "QM", "10T"]


def test_4_leftmost_gap_of_the_first_row_goes_first(deal: Deal) -> None:
    """Two cards taken leave gaps in columns 0 and 1: the played card fills column 0, the next card column 1."""
    state = deal(TWO, deck=box(QC=["take*", "take*"]))
    do(state, "play QC · take 1 · take 0 · discard 2C")
    assert gallery(state) == ["QC", "", "", ""]
    assert gallery(do(state, "pass")) == ["QC", "KT", "", ""]


def test_4_gap_in_second_row_is_filled_from_the_left(deal: Deal) -> None:
    state = do(deal(TWO), "pass · pass · pass · pass")
    do(state, "play QC · take 0 · skip")
    assert gallery(state) == ["7S QC", "8S 8T", "KT", "10T"]


def test_4_a_covered_card_is_locked(deal: Deal) -> None:
    """Column 0 holds 7S under 9T: take 0 means the 9T."""
    state = do(deal(TWO), "pass · pass · pass · play QM")
    assert legal(state) == ["take 0", "take 1", "take 2", "take 3"]
    assert "9T" in hand(do(state, "take 0"), 1)


def test_4_a_covered_card_can_not_be_swapped(deal: Deal) -> None:
    state = deal(TWO, deck=box(QM=["swap", "draw*"]))
    do(state, "pass · pass · pass · play QM · swap JM 0")
    assert {"9T"} < hand(state, 1)
    assert gallery(state)[0] == "7S JM"


def test_4_a_card_is_free_again_when_the_card_over_it_is_gone(deal: Deal) -> None:
    state = deal(TWO, deck=box(QM=["take*", "take*"]))
    do(state, "pass · pass · pass · play QM · take 0 · take 0")
    assert cards("9T 7S") < hand(state, 1)


def test_4_a_covered_card_stays_visible(deal: Deal) -> None:
    state = do(deal(TWO), "pass · pass · pass")
    for seat in (0, 1, None):
        assert table(state, seat)["gallery"][0] == ["7S", "9T"]


def test_4_every_columns_top_card_is_uncovered(deal: Deal) -> None:
    """Covered or not, each column with a card offers one; an empty column none."""
    state = do(deal(TWO), "pass · play QM")
    assert legal(state) == ["take 0", "take 1", "take 2"]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_4_only_the_top_of_the_pile_may_be_looked_at(deal: Deal, seat: int | None) -> None:
    state = deal(TWO, deck=box(QC=["draw*", "draw*", "draw*"]))
    do(state, "play QC · discard 2C · discard 3C")
    assert table(state, seat)["pile"] == {"count": 2, "top": "3C"}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_4_blind_not_even_the_top(deal: Deal, seat: int | None) -> None:
    state = deal(TWO, deck=box(QC=["draw*", "draw*"]), discard="blind")
    do(state, "play QC · discard 2C")
    assert table(state, seat)["pile"] == {"count": 1, "top": None}


@pytest.mark.parametrize("discard", ["open", "blind"])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_4_how_many_cards_lie_in_deck_pile_and_hands_is_public(discard: str, seat: int | None) -> None:
    state = predictions(TWO, deck=box(QC=["draw*", "draw*", "draw*"]), discard=discard)
    do(state, "play QC · discard 2C")
    seen = table(state, seat)
    assert (seen["deck"], seen["pile"]["count"], seen["hand_sizes"]) == (39, 1, [6, 5])


def test_4_the_pile_is_not_reshuffled_before_a_card_is_needed(deal: Deal) -> None:
    state = empty_the_deck(deal(FOUR, deck=EMPTYING))
    assert (table(state)["deck"], table(state)["pile"]["count"]) == (0, 32)
    assert state.record().reshuffles == []


def test_4_the_pile_is_shuffled_into_a_new_deck_when_a_card_is_needed(deal: Deal) -> None:
    state = empty_the_deck(deal(FOUR, deck=EMPTYING))
    pile = set(memory(state)["pile"])
    do(state, "pass")
    (order,) = state.record().reshuffles
    assert (len(order), set(order)) == (32, pile)
    assert table(state)["deck"] == 31
    assert table(state)["pile"] == {"count": 0, "top": None}
    assert gallery(state)[2] == order[0]


def test_4_a_given_reshuffle_lists_the_new_deck_from_its_top(deal: Deal) -> None:
    pile = memory(empty_the_deck(deal(FOUR, deck=EMPTYING)))["pile"]
    state = empty_the_deck(deal(FOUR, deck=EMPTYING, reshuffles=[pile]))
    assert gallery(do(state, "pass · pass"))[2:4] == pile[:2]


@pytest.mark.parametrize("wrong", ["other cards", "too few", "too many"])
def test_4_a_given_reshuffle_must_be_the_pile_when_it_is_needed(deal: Deal, wrong: str) -> None:
    pile = memory(empty_the_deck(deal(FOUR, deck=EMPTYING)))["pile"]
    given = {"other cards": ["7S", *pile[1:]], "too few": pile[1:], "too many": ["7S", *pile]}[wrong]
    state = empty_the_deck(deal(FOUR, deck=EMPTYING, reshuffles=[given]))
    before = state.view(0)
    with pytest.raises(foretold.InvalidDeck) as refused:
        state.apply("pass")
    assert (refused.value.code, refused.value.details["entry"]) == ("reshuffle-not-the-pile", "reshuffles[0]")
    assert state.view(0) == before


def test_4_a_record_must_list_the_reshuffle_that_it_needs(interpreted: bool) -> None:
    state = do(empty_the_deck(predictions(FOUR, deck=EMPTYING)), "pass")
    record = msgspec.structs.replace(state.record(), reshuffles=[])
    with pytest.raises(foretold.InvalidRecord) as refused:
        replay(record, interpreted=interpreted)
    assert refused.value.details["entry"] == "reshuffles[0]"


def test_4_reshuffle_in_the_middle_of_a_reveal(deal: Deal) -> None:
    """Seat 0 passes, the others turn up 8 each: 7 are left. Its next turn: 4, then 3, the reshuffle, and 1 more."""
    state = do(deal(FOUR, deck=EMPTYING), "pass")
    last = state.record().decks[0][-3:]
    for _ in range(3):
        first(state, "play", "keep", "keep", "take", "discard", "discard")
    first(state, "play", "keep")
    revealed = table(state)["revealed"]
    (order,) = state.record().reshuffles
    assert revealed == [*last, order[0]]
    assert not set(last) & set(order)
    assert table(state)["deck"] == len(order) - 1
    assert table(state)["pile"]["count"] == 0


def test_4_reshuffle_in_the_middle_of_a_reveal_of_five(deal: Deal) -> None:
    """Seat 0 passes, the others turn up 10 each: one is left. Seat 0 turns it up, the reshuffle, and four more."""
    state = do(deal(FOUR, deck=box(["reveal 5*", "reveal 5*"])), "pass")
    last = state.record().decks[0][-1]
    for _ in range(3):
        first(state, "play", "keep", "keep", "discard")
    pile = memory(state)["pile"]
    first(state, "play")
    (order,) = state.record().reshuffles
    assert sorted(order) == sorted(pile)
    assert table(state)["revealed"] == [last, *order[:4]]
    first(state, "keep")  # the lowest in the order of the table: the others in the order turned up, the last on top
    kept = next(card for card in [last, *order[:4]] if card in hand(state, 0))
    assert memory(state)["pile"] == [card for card in [last, *order[:4]] if card != kept]


def test_4_seer_the_whole_pile_goes_its_top_too_and_no_card_starts_it(deal: Deal) -> None:
    """31 cards: a pass, three turns of 8, and seat 0's King turns up the last 6."""
    layout = "seat 0: KC\n seat 1:\n seat 2:\n seat 3:\n pile: QT"
    deck = box(["reveal 4*", "reveal 4*", "take*"], KC=["reveal 3*", "reveal 3*"])
    state = do(deal(layout, deck=deck, discard="seer"), "pass")
    for _ in range(3):
        first(state, "play", "keep", "keep", "take", "discard", "discard")
    first(do(state, "play KC"), "keep", "keep", "discard")
    assert (table(state)["deck"], table(state)["pile"]["count"]) == (0, 1 + 24 + 5)
    top = table(state)["pile"]["top"]
    (order,) = do(state, "pass").record().reshuffles
    assert len(order) == 30
    assert {"QT", top} <= set(order)
    assert table(state)["pile"] == {"count": 0, "top": None}


def test_4_a_reshuffle_happens_again_when_the_deck_is_gone_again(deal: Deal) -> None:
    state = deal(FOUR, deck=EMPTYING)
    for _ in range(9):
        first(state, "play", "keep", "keep", "take", "discard", "discard")
    assert [len(order) for order in state.record().reshuffles] == [32, 32]
