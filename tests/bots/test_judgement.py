"""The judgement of predictions: one evaluation with two efforts, on what a seat knows and nothing else."""

import ast
import random
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import foretold
from foretold.bots import make
from foretold.bots.imagination import Imagination
from foretold.engine.bits import popcount
from foretold.engine.value_types import Seat
from foretold.engine.view_types import View
from foretold.games.predictions.bots import rivals
from foretold.games.predictions.bots.adept import Adept
from foretold.games.predictions.bots.beliefs import values_of
from foretold.games.predictions.bots.notes import notes_of
from foretold.games.predictions.bots.outlook import _mean_of_best
from foretold.games.predictions.bots.table import free_places, open_cards, own_turns, unseen_cards
from foretold.games.predictions.knowledge.certain import known_by_sight
from foretold.games.predictions.rules.hands import hand_value
from foretold.games.predictions.rules.imagined import decks_of, end_with_this_round, exchange_with_deck
from foretold.games.predictions.rules.options import STRENGTHS
from foretold.games.predictions.rules.state import GAME, ROUNDS, STATE
from foretold.games.predictions.worlds.outline import outline
from foretold.play.game import Game

BOTS = Path(foretold.__file__).parent / "games" / "predictions" / "bots"
VARIANTS: list[dict[str, Any]] = [{}, {"side": "B"}, {"discard": "seer"}, {"discard": "blind"}]


def positions(game: Game, seed: int, every: int) -> Iterator[tuple[foretold.State, View]]:
    """Some decisions of a game between adepts that now and then do anything."""
    chance = random.Random(seed)
    state, adept = game.deal(seed=seed), make("adept", game)
    while state.actor is not None:
        view = state.view(state.actor)
        if chance.randrange(every) == 0:
            yield state, view
        wild = chance.random() < 0.2
        state.apply(chance.choice(view["legal"]) if wild else adept.decide(view, 0.005, seed).action)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_an_outline_says_what_the_true_state_says_to_its_seat(options: dict[str, Any]) -> None:
    """What the evaluation reads of the table is the same; what it reads of hands is what the seat knows."""
    game = foretold.game("predictions", players=4, **options)
    rules = game.settings_array[0]
    compared = 0
    for state, view in positions(game, 5, 3):
        seat = view["seat"]
        true, drawn = state.state_array()[0], outline(view)[0]
        for field in ("asked", "actor", "at_turn", "turn", "pot", "round_index", "all_in", "played", "occupied"):
            assert int(true[field]) == int(drawn[field]), field
        assert true["gallery"][:, : rules.columns].tolist() == drawn["gallery"][:, : rules.columns].tolist()
        assert true["runes"].tolist() == drawn["runes"].tolist()
        assert true["announced"][:4].tolist() == drawn["announced"][:4].tolist()
        assert true["predictions"][:4].tolist() == drawn["predictions"][:4].tolist()
        assert open_cards(rules, true) == open_cards(rules, drawn)
        places = free_places(rules, true)
        assert places == free_places(rules, drawn)
        assert own_turns(rules, true, places) == own_turns(rules, drawn, places)
        assert int(drawn["hands"][seat]) == int(true["hands"][seat])
        for other in range(4):
            if other != seat:
                known = int(drawn["hands"][other])
                assert known & ~int(true["hands"][other]) == 0
                assert known_by_sight(rules, true, seat, Seat(other)) & ~known == 0
        assert unseen_cards(rules, drawn, seat) & int(true["hands"][seat]) == 0
        if options.get("discard") != "blind":
            assert int(drawn["shown"][seat]) == int(true["shown"][seat])
        compared += 1
    assert compared > 20


def test_the_judgement_is_the_same_interpreted_and_compiled() -> None:
    compiled, interpreted = Game("predictions", {"players": 3}), Game("predictions", {"players": 3}, interpreted=True)
    asked = set()
    for _, view in positions(compiled, 8, 2):
        if view["asked"] not in asked:
            asked.add(view["asked"])
            one, other = (Adept(game).decide(view, 0.005, 2) for game in (compiled, interpreted))
            assert one.action == other.action
            values = [[option.value for option in choice.alternatives] for choice in (one, other)]
            assert values[0] == pytest.approx(values[1])
    assert {"turn", "take", "keep", "predict"} <= asked


def test_play_outs_round_what_the_adept_knows_of_hands() -> None:
    tables = {"A": (rivals.DEALT_BELOW, rivals.BUILT_BELOW), "B": (rivals.DEALT_BELOW_B, rivals.BUILT_BELOW_B)}
    for side, (dealt, built) in tables.items():
        for chances, rounded in ((rivals.DEALT, dealt), (rivals.BUILT, built)):
            for strength in range(12):
                weaker = [chance for name, chance in enumerate(chances) if STRENGTHS[name][side] < strength]  # type: ignore[index]  # an IntEnum's number
                assert rounded[strength] == pytest.approx(sum(weaker) / sum(chances), abs=0.002)


def test_the_two_efforts_agree_on_a_stranger_of_whom_nothing_was_seen() -> None:
    game = foretold.game("predictions", players=3)
    view = game.deal(seed=4).view(0)
    state, rules = outline(view)[0], game.settings_array[0]
    habit = (0.8, 2.0, 0.0, 1.0, 0.8, 1.0)
    quick = rivals.and_weaker(rules, state, habit, Seat(1), 1.0, rivals.ALL_WEAKER)
    thorough = rivals.weaker_than(rules, state, habit, Seat(1), 1.0)
    assert quick[:9] == pytest.approx(thorough[:9], abs=0.002)


def test_who_goes_all_in_is_thought_to_hold_more() -> None:
    game = foretold.game("predictions", players=3)
    state, rules = outline(game.deal(seed=4).view(0))[0], game.settings_array[0]
    habit = rivals.noted_habits(notes_of(game.deal(seed=4).view(0), 1)[0])[1]
    before = rivals.weaker_than(rules, state, habit, Seat(1), 0.0)
    state.all_in = 1
    after = rivals.weaker_than(rules, state, habit, Seat(1), 0.0)
    assert all(after[strength] < before[strength] for strength in range(1, 11))


def test_the_mean_of_the_best_of_some_cards() -> None:
    values = [3.0, 1.0, 4.0, 1.5, 9.0]
    for looks in (1, 2, 3, 5, 7):
        groups = list(combinations(values, min(looks, 5)))
        expected = sum(map(max, groups)) / len(groups)
        assert _mean_of_best(np.array(values), 5, looks) == pytest.approx(expected)


@pytest.mark.parametrize("side", ["A", "B"])
def test_hands_of_many_worlds_are_valued_as_the_rules_value_them(side: str) -> None:
    game = foretold.game("predictions", players=3, side=side)
    worlds = Imagination(game, game.deal(seed=2).view(0)).states(300, 1)
    for seat in range(3):
        expected = [hand_value(game.settings_array[0], int(hand)) for hand in worlds["hands"][:, seat]]
        assert values_of(game, worlds, seat).tolist() == expected


def test_cards_change_places_between_a_hand_and_the_deck() -> None:
    game = foretold.game("predictions", players=3)
    worlds = Imagination(game, game.deal(seed=2).view(0)).states(2, 1)
    worlds["eyed"][:, 0] = worlds["hands"][:, 1]  # seat 0 has seen the whole hand of seat 1
    before = worlds.copy()
    hand, deck = int(worlds["hands"][1, 1]), int(decks_of(worlds)[1])
    given, gained = hand & -hand, deck & -deck
    exchange_with_deck(worlds, np.array([1]), 1, np.array([gained]), np.array([given]))
    assert worlds[0] == before[0]
    assert int(worlds["hands"][1, 1]) == hand ^ given ^ gained == int(worlds["eyed"][1, 0])
    assert int(decks_of(worlds)[1]) == deck ^ given ^ gained
    assert sorted(worlds["stock"][1]) != sorted(before["stock"][1])
    assert popcount(int(decks_of(worlds)[1])) == int(worlds["deck_count"][1])


def test_a_game_ends_with_the_round_that_is_made_the_last() -> None:
    game = foretold.game("predictions", players=2, heirs=True)
    games, states = game.settings_array.copy(), np.zeros(3, STATE)
    end_with_this_round(games, states)
    assert games["heirs"].tolist() == [0]
    assert states["round_index"].tolist() == [ROUNDS] * 3
    assert int(game.settings_array["heirs"][0]) == 1


def written_fields(source: str, fields: frozenset[str]) -> set[str]:
    """The fields of a game's records that a module assigns to."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Assign):
            targets: list[ast.expr] = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        else:
            continue
        for target in targets:
            found |= {name for name in _named(target) if name in fields}
    return found


def _named(target: ast.expr) -> Iterator[str]:
    """The fields in what is assigned to: ``state.pot``, ``state.hands[0]``, ``states["hands"][rows, seat]``."""
    while isinstance(target, ast.Subscript | ast.Attribute):
        if isinstance(target, ast.Attribute):
            holder = target.value
            if not (isinstance(holder, ast.Name) and holder.id in ("self", "note", "notes")):
                yield target.attr
        elif isinstance(target.slice, ast.Constant) and isinstance(target.slice.value, str):
            yield target.slice.value
        target = target.value


FIELDS = frozenset((*(GAME.names or ()), *(STATE.names or ())))


@pytest.mark.parametrize("module", sorted(BOTS.glob("*.py")), ids=lambda module: module.stem)
def test_no_bot_writes_into_a_state(module: Path) -> None:
    assert written_fields(module.read_text(), FIELDS) == set()


def test_a_bot_that_wrote_into_a_state_would_be_found() -> None:
    source = (
        "def f(state, worlds, rows):\n    state.pot = 1\n    worlds['hands'][rows, 0] ^= 3\n    state.runes[0] = 2\n"
    )
    assert written_fields(source, FIELDS) == {"pot", "hands", "runes"}
