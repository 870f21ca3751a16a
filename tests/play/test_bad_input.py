"""Options, seeds, stacked decks, notation: what is wrong is refused with a typed error, and nothing happened."""

import copy
import pickle
import random
from typing import Any, cast

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import foretold
from tests.conformance.kit import choose, picture
from tests.conformance.variants import BUSY
from tests.play.refusals import is_proper, refusal

GAMES = {"predictions": 3, "all-or-nothing": 4}
STATES = {game: foretold.game(game, players=players).deal(seed=9) for game, players in GAMES.items()}
JUNK = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9) | st.binary(max_size=4)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(sorted(GAMES)), st.text(max_size=20) | JUNK | st.lists(JUNK, max_size=2))
def test_notation_can_be_anything(game: str, action: Any) -> None:
    state = STATES[game].clone()
    if isinstance(action, str) and action in [str(a) for a in state.legal_actions()]:
        return
    before = picture(state)
    error = refusal(lambda: state.apply(action))
    assert type(error) is foretold.IllegalAction
    assert picture(state) == before


@settings(max_examples=100, deadline=None)
@given(JUNK | st.lists(JUNK, max_size=2))
def test_a_game_can_be_called_anything(name: Any) -> None:
    error = refusal(lambda: foretold.game(name, players=3))
    assert type(error) is foretold.UnknownGame


@settings(max_examples=200, deadline=None)
@given(
    st.sampled_from(sorted(GAMES)),
    st.sampled_from(["players", "side", "discard", "heirs", "first", "rounds", "target", "dealer", "x", "seed"]),
    JUNK | st.lists(JUNK, max_size=2),
)
def test_options_can_be_anything(game: str, option: str, value: Any) -> None:
    options = {"players": 3, option: value}
    error = refusal(lambda: foretold.game(game, **options))
    assert error is None or type(error) is foretold.InvalidOption
    if error is not None:
        assert error.details["option"] == option
    else:
        assert foretold.game(game, **options).deal(seed=1).record().options["players"] in (2, 3, 4, 5, 6)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_number_of_players_is_required(game: str) -> None:
    low, high = (2, 5) if game == "predictions" else (3, 6)
    for options in ({}, {"players": None}, {"players": low - 1}, {"players": high + 1}):
        with pytest.raises(foretold.InvalidOption) as caught:
            foretold.game(game, **options)
        assert is_proper(caught.value)


@pytest.mark.parametrize(
    "seed",
    [-1, 16**64, 1.0, True, False, "", "7", "0" * 63, "0" * 65, "g" * 64, " " * 64, "٠" * 64, b"0" * 64, [], {},
     object(), "0x" + "0" * 62, "-" + "0" * 63, "0_" * 32],
)  # fmt: skip
def test_a_wrong_seed(seed: Any) -> None:
    with pytest.raises(foretold.InvalidOption) as caught:
        foretold.game("predictions", players=2).deal(seed=seed)
    assert is_proper(caught.value)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 16**64 - 1))
def test_any_integer_of_64_hex_digits_is_a_seed(seed: int) -> None:
    game = foretold.game("all-or-nothing", players=3)
    record = game.deal(seed=seed).record()
    assert record.seed == f"{seed:064x}"
    assert record == game.deal(seed=record.seed).record()


def test_numpy_integers_are_integers() -> None:
    game = foretold.game("predictions", players=2)
    assert game.deal(seed=cast(int, np.int64(5))).record() == game.deal(seed=5).record()


def test_without_a_seed_every_game_is_another() -> None:
    game = foretold.game("predictions", players=2)
    records = [game.deal().record() for _ in range(5)]
    assert len({record.seed for record in records}) == 5
    assert len({tuple(record.decks[0]) for record in records}) == 5


def wrong_decks() -> list[Any]:
    cards = list(foretold.game("predictions", players=2).cards)
    return [
        [cards[:-1]], [[*cards, "2C"]], [[*cards[:-1], "2C"]], [[*cards[:-1], "ZZ"]], [[*cards[:-1], 3]], [[]],
        [cards, cards[1:]], ["2C"], [None], [3], 3, "2C", [" ".join(cards)], [[*cards[:-1], None]], {0: cards},
        [cards, [cards]], [[[card] for card in cards]],
    ]  # fmt: skip


@pytest.mark.parametrize("decks", wrong_decks(), ids=lambda decks: str(decks)[:20])
def test_a_wrong_stacked_deck(decks: Any) -> None:
    with pytest.raises(foretold.InvalidDeck) as caught:
        foretold.game("predictions", players=2).deal(seed=1, decks=decks)
    assert is_proper(caught.value)


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(["decks", "reshuffles"]), JUNK | st.lists(JUNK | st.lists(JUNK, max_size=3), max_size=3))
def test_stacks_can_be_anything(entry: str, stack: Any) -> None:
    error = refusal(lambda: foretold.game("predictions", players=2).deal(seed=1, **{entry: stack}))
    assert error is None or type(error) is foretold.InvalidDeck


def before_the_reshuffle() -> tuple[foretold.State, foretold.Record]:
    """A game of the busy deck whose next action reshuffles, and the record after it."""
    state = foretold.game("predictions", players=4, deck=BUSY).deal(seed=4)
    chance = random.Random(4)
    while True:
        before = state.clone()
        state.apply(choose(chance, state.legal_actions(), 1.0))
        if state.reshuffle_count:
            return before, state.record()


def test_a_wrong_reshuffle_is_refused_when_it_is_needed() -> None:
    _, record = before_the_reshuffle()
    pile = record.reshuffles[0]
    game = foretold.game("predictions", **record.options)
    outside = next(card for card in game.cards if card not in pile)
    for wrong in (pile[:-1], [*pile, outside], [*pile[:-1], outside], []):
        state = game.deal(seed=record.seed, reshuffles=[wrong])
        for action in record.actions[:-1]:
            state.apply(action)
        shown = picture(state)
        for _ in range(2):
            with pytest.raises(foretold.InvalidDeck) as caught:
                state.apply(record.actions[-1])
            assert is_proper(caught.value)
            assert caught.value.details["entry"] == "reshuffles[0]"
            assert picture(state) == shown


def test_a_given_reshuffle_is_used_and_later_ones_come_from_the_seed() -> None:
    before, record = before_the_reshuffle()
    order = list(reversed(record.reshuffles[0]))
    state = before.game.deal(seed=record.seed, reshuffles=[order])
    for action in record.actions:
        state.apply(action)
    assert state.record().reshuffles == [order]
    chance = random.Random(8)
    while state.reshuffle_count < 2:
        state.apply(choose(chance, state.legal_actions(), 1.0))
    assert len(state.record().reshuffles) == 2


def test_a_reshuffle_that_is_never_needed_does_no_harm() -> None:
    state = foretold.game("predictions", players=2).deal(seed=1, reshuffles=[["2C", "3C"]])
    state.apply("pass")
    assert state.record().reshuffles == []


def errors() -> list[foretold.ForetoldError]:
    found = [
        refusal(lambda: foretold.game("chess")),
        refusal(lambda: foretold.game("predictions", players=9)),
        refusal(lambda: foretold.game("predictions", players=2, deck={"game": "predictions"})),
        refusal(lambda: foretold.game("predictions", players=2).deal(decks=cast(Any, [[1]]))),
        refusal(lambda: STATES["predictions"].clone().apply("fly")),
        refusal(lambda: STATES["predictions"].clone().apply("predict 0")),
        refusal(lambda: STATES["predictions"].view(7)),
        refusal(lambda: foretold.Record.from_json("{}")),
        refusal(lambda: foretold.Record.from_json("{")),
    ]
    return [error for error in found if error is not None]


def test_errors_survive_pickling_and_copying() -> None:
    assert {type(error).__name__ for error in errors()} == {
        "UnknownGame", "InvalidOption", "InvalidDeck", "IllegalAction", "InvalidSeat", "InvalidRecord",
    }  # fmt: skip
    for error in errors():
        for again in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):  # noqa: S301  # ours
            assert type(again) is type(error)
            assert (again.code, again.details, str(again)) == (error.code, error.details, str(error))


def test_actions_survive_pickling() -> None:
    for action in STATES["all-or-nothing"].legal_actions():
        again = pickle.loads(pickle.dumps(action))  # noqa: S301  # ours
        assert (again, again.code, type(again)) == (action, action.code, type(action))


def test_a_record_by_hand_with_a_wrong_seed_or_format_is_refused() -> None:
    record = foretold.game("predictions", players=2).deal(seed=1).record()
    for change, entry in (({"seed": "xyz"}, "seed"), ({"format": "foretold/9"}, "format")):
        with pytest.raises(foretold.InvalidRecord) as refused:
            foretold.replay(msgspec.structs.replace(record, **change))
        assert refused.value.details["entry"] == entry


def test_a_record_has_a_name_for_each_seat() -> None:
    with pytest.raises(foretold.InvalidRecord):
        foretold.game("predictions", players=2).deal(seed=1).record(players=["Ada"])


def test_clones_of_a_game_without_a_seed_have_the_same_future() -> None:
    state = foretold.game("all-or-nothing", players=3, dealer=0).deal(seed=5)
    record = msgspec.structs.replace(state.record(), seed=None)
    one = foretold.replay(record)
    other = one.clone()
    for game in (one, other):
        while not game.is_over:
            game.apply(game.legal_actions()[0])
    assert one.record() == other.record()
    assert one.seed is not None


@pytest.mark.parametrize("wrong", [np.zeros((3, 5), np.int8), np.zeros((4, 5), np.int8).T, [0]])
def test_a_batch_writes_only_into_arrays_that_fit(wrong: Any) -> None:
    batch = foretold.Batch(foretold.game("all-or-nothing", players=3), 4, threads=1)
    with pytest.raises(foretold.InvalidOption):
        batch.legal_masks(out=wrong)
    with pytest.raises(foretold.InvalidOption):
        batch.observe(out=wrong)
    with pytest.raises(foretold.InvalidOption):
        batch.observe(seats=np.array([0, 1, 2, 256]))
