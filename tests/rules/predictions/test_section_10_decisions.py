"""Section 10 of docs/rules/predictions.md: what is asked, and how it is written."""

from typing import Any

import pytest

import foretold
from foretold.play.state import State
from tests.rules.tables import (
    Deal,
    asked,
    box,
    do,
    first,
    gallery,
    hand,
    legal,
    pass_until_predictions,
    predictions,
    table,
)

THREE = """
    seat 0: 2C 3C 4C 5C 6C
    seat 1: 2M 3M 4M 5M 6M
    seat 2: 2S 3S 4S 5S 6S
    gallery: 7T 8T
    deck: KT QT JT 10T
"""
TWO = """
    seat 0: 2C 3C 4C 5C 6C
    seat 1: 2M 3M 4M 5M 6M
    gallery: 7T 8T
    deck: KT QT JT 10T
"""


def played(layout: str, *face: str, rest: str = "", **options: Any) -> State:
    """Seat 0 plays 2C with these effects."""
    return do(predictions(layout, deck=box(["draw*"], **{"2C": list(face)}), **options), "play 2C" + rest)


def test_10_notation_of_a_turn() -> None:
    assert legal(predictions(TWO)) == ["play 2C", "play 3C", "play 4C", "play 5C", "play 6C", "pass", "all-in"]


@pytest.mark.parametrize(
    ("face", "question", "answers"),
    [
        ("take", "take", ["take 0", "take 1", "skip"]),
        ("take*", "take", ["take 0", "take 1"]),
        ("swap*", "swap", [f"swap {card} {column}" for card in ("3C", "4C", "5C", "6C") for column in (0, 1)]),
        ("draw", "draw", ["draw", "skip"]),
        ("reveal 2", "reveal", ["reveal", "skip"]),
        ("reveal 4", "reveal", ["reveal", "skip"]),
        ("rune", "rune", ["rune", "skip"]),
        ("hypnosis", "hypnosis", ["hypnosis 1", "hypnosis 2", "skip"]),
        ("hypnosis*", "hypnosis", ["hypnosis 1", "hypnosis 2"]),
        ("eye", "eye", ["eye 1", "eye 2", "skip"]),
        ("eye*", "eye", ["eye 1", "eye 2"]),
    ],
)
def test_10_notation_of_an_effect(face: str, question: str, answers: list[str]) -> None:
    state = played(THREE, face, "draw*")
    assert (asked(state), legal(state), state.actor) == (question, answers, 0)


def test_10_notation_of_the_pile_under_seer() -> None:
    state = played(TWO, "take*", "swap", discard="seer")
    assert legal(state)[-1] == "take discard"
    assert "swap 3C discard" not in legal(do(state, "take discard"))
    state = played(TWO, "swap", "draw*", discard="seer")
    assert legal(state)[-2:] == ["swap 6C discard", "skip"]


def test_10_notation_of_keep_hide_discard_and_predict() -> None:
    state = played(TWO, "eye", "reveal 2*", "draw*", rest=" · eye 1")
    assert (state.actor, legal(state)[0]) == (1, "hide 2M")
    assert (legal(do(state, "hide 2M")), state.actor) == (["keep QT", "keep KT"], 0)
    assert legal(do(state, "keep KT"))[-1] == "discard KT"
    do(state, "discard KT")
    assert legal(pass_until_predictions(state)) == ["predict 0", "predict 1"]


def test_10_a_swaps_card_is_the_hand_card_and_its_number_the_column(deal: Deal) -> None:
    state = do(deal(TWO), "play 5C · swap 6C 1")
    assert gallery(state) == ["7T", "6C", "", ""]
    assert "8T" in hand(state, 0)


@pytest.mark.parametrize(
    ("face", "question"),
    [(["draw*"], "turn"), (["rune*", "draw*"], "turn"), (["reveal 2*"], "keep"), (["reveal 4*"], "keep")],
)
def test_10_a_starred_draw_reveal_or_rune_is_done_without_asking(face: list[str], question: str) -> None:
    assert asked(played(TWO, *face)) == question


def test_10_the_passes_of_a_player_who_is_all_in_are_not_asked(deal: Deal) -> None:
    state = do(deal(TWO), "all-in · pass · pass")
    assert state.record().actions == ["all-in", "pass", "pass"]
    assert asked(state) == "predict"


def test_10_an_effect_that_can_not_be_resolved_is_not_asked(deal: Deal) -> None:
    state = do(deal(TWO, deck=box(["take*", "take*", "take*"])), "play 2C · take 0 · take 1 · discard 3C")
    assert state.record().actions == ["play 2C", "take 0", "take 1", "discard 3C"]


@pytest.mark.parametrize("effect", ["hypnosis*", "eye*"])
def test_10_a_single_target_is_asked(effect: str) -> None:
    assert legal(played(TWO, effect, "draw*")) == [f"{effect.removesuffix('*')} 1"]


def test_10_the_last_take_is_asked() -> None:
    assert legal(played(TWO, "take*", "take*", rest=" · take 1")) == ["take 0"]


def test_10_discards_are_asked_one_at_a_time() -> None:
    state = played(TWO, "draw*", "draw*", "draw*")
    assert len(legal(state)) == 7
    assert len(legal(do(state, "discard 3C"))) == 6
    assert asked(do(state, "discard 4C")) == "turn"


def test_10_a_records_actions_are_exactly_what_was_asked(deal: Deal) -> None:
    state = do(deal(TWO), "play 2C · eye 1 · hide 3M · keep KT")
    assert state.record().actions == ["play 2C", "eye 1", "hide 3M", "keep KT"]
    assert table(state)["turn"] == 2


@pytest.mark.parametrize("decision", ["play 2M", "play 2c", "take 0", "skip", "predict 0", "fold", "", "play", "pass "])
def test_10_what_was_not_asked_is_refused_and_changes_nothing(deal: Deal, decision: str) -> None:
    state = deal(TWO)
    before = [state.view(seat) for seat in (0, 1, None)]
    with pytest.raises(foretold.IllegalAction):
        state.apply(decision)
    assert [state.view(seat) for seat in (0, 1, None)] == before
    assert state.record().actions == []


@pytest.mark.parametrize(
    ("face", "decision"),
    [
        ("take*", "skip"),
        ("take*", "take 2"),
        ("take*", "take discard"),
        ("swap*", "swap 2C 0"),
        ("swap*", "swap 3C 5"),
        ("hypnosis*", "hypnosis 0"),
        ("eye*", "eye 2"),
        ("reveal 2*", "keep JT"),
        ("draw", "reveal"),
        ("rune", "draw"),
    ],
)
def test_10_an_answer_that_is_not_open_is_refused(face: str, decision: str) -> None:
    state = played(TWO, face, "draw*")
    with pytest.raises(foretold.IllegalAction):
        state.apply(decision)
    assert state.record().actions == ["play 2C"]


def test_10_after_the_end_nothing_can_be_done(deal: Deal) -> None:
    state = deal(TWO)
    while not state.is_over:
        first(pass_until_predictions(state), "predict", "predict")
    with pytest.raises(foretold.IllegalAction) as refused:
        state.apply("pass")
    assert refused.value.code == "game-over"
